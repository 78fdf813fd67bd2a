package import Foundation

/// The app that uses every element of the screen description, in four languages.
package enum GalleryFolder {
  package static let url = SharedFolder.packageRoot.appending(path: "Tests/GalleryTests/Gallery")
}
