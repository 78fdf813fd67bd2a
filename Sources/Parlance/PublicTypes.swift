public import LocaleLayer
public import ScreenLayout
public import SourceText

// What an app author names, under the one import of this module.

/// A language tag (BCP 47).
public typealias LanguageTag = LocaleLayer.LanguageTag

/// The one locale that everything formatted or parsed consults.
public typealias AppLocale = LocaleLayer.AppLocale

/// A value of the app, as a screen shows it.
public typealias Value = ScreenLayout.Value

/// A row of a list of the app.
public typealias ListRow = ScreenLayout.ListRow

/// A fault in content: what is wrong, and where.
public typealias Issue = SourceText.Issue
