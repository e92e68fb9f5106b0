package import Foundation
import Synchronization

/// A file of Interface Builder that is part of the program: a nib (`.xib`) or a storyboard.
package struct InterfaceFile: Sendable {
  /// The kind of a file.
  package enum Kind: Sendable {
    case nib
    case storyboard
  }

  /// The name without its extension.
  package let name: String

  package let kind: Kind

  /// The module of the classes that the file names.
  package let module: String

  /// The text of the file, in XML.
  package let text: String

  package init(name: String, kind: Kind, module: String, text: String) {
    self.name = name
    self.kind = kind
    self.module = module
    self.text = text
  }
}

/// Creates the objects of files of Interface Builder.
package protocol InterfaceFileReader: Sendable {
  /// Returns templates of the objects in a nib.
  func nib(_ file: InterfaceFile) -> any NibTemplates

  /// Returns the scenes of a storyboard.
  func storyboard(_ file: InterfaceFile) -> any StoryboardScenes
}

/// The objects of a nib, which can be created any number of times.
package protocol NibTemplates: AnyObject {
  /// Creates the objects, connects them with `owner` and with each other, and returns those that no
  /// other object contains.
  func instantiate(withOwner owner: Any?) -> [Any]
}

/// The scenes of a storyboard.
package protocol StoryboardScenes: AnyObject {
  /// Creates the controller with an identifier, or, for nil, the initial one. `creator` may create it
  /// instead. Returns nil if there is none.
  func controller(
    _ identifier: String?, of storyboard: UIStoryboard,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?
}

/// The scene that a controller comes from.
package protocol StoryboardScene: AnyObject {
  var storyboard: UIStoryboard { get }

  /// Creates the view of the controller. Returns false if the scene has none.
  func loadView(of controller: UIViewController) -> Bool

  /// Performs a segue that starts at the controller. Returns false if the scene has none with that
  /// identifier.
  func performSegue(
    _ identifier: String, from controller: UIViewController, sender: Any?
  ) -> Bool
}

/// The files of Interface Builder that are part of the program.
package enum InterfaceFiles {
  private struct Key: Hashable {
    let name: String
    let kind: InterfaceFile.Kind
  }

  private struct Storage: Sendable {
    var files: [Key: InterfaceFile] = [:]
    var reader: (any InterfaceFileReader)?
  }

  private static let storage = Mutex(Storage())

  /// Adds a file, and the reader of all files.
  package static func add(_ file: InterfaceFile, reader: any InterfaceFileReader) {
    storage.withLock { storage in
      storage.files[Key(name: file.name, kind: file.kind)] = file
      storage.reader = reader
    }
  }

  /// Returns templates of the objects in a nib; nil if the program has no nib with that name.
  static func nib(_ name: String) -> (any NibTemplates)? {
    find(name, .nib).map { file, reader in reader.nib(file) }
  }

  /// Returns the scenes of a storyboard; nil if the program has none with that name.
  static func storyboard(_ name: String) -> (any StoryboardScenes)? {
    find(name, .storyboard).map { file, reader in reader.storyboard(file) }
  }

  /// Returns whether the program has a file with the extension of the compiled form, "nib" or "storyboardc".
  static func has(_ name: String, _ ext: String) -> Bool {
    let kind: InterfaceFile.Kind? = ext == "nib" ? .nib : ext == "storyboardc" ? .storyboard : nil
    return kind.map { find(name, $0) != nil } ?? false
  }

  private static func find(
    _ name: String, _ kind: InterfaceFile.Kind
  ) -> (InterfaceFile, any InterfaceFileReader)? {
    storage.withLock { storage in
      storage.files[Key(name: name, kind: kind)].flatMap { file in
        storage.reader.map { (file, $0) }
      }
    }
  }
}
