import Foundation
import Views

/// Adds a nib to the program. `flipbook-port` writes calls of this function for the `.xib` files beside
/// the sources; `file` has the module of the classes that the nib names.
public func portedRegisterNib(_ name: String, _ text: String, file: String = #fileID) {
  add(name, .nib, text, file)
}

/// Adds a storyboard to the program; see `portedRegisterNib`.
public func portedRegisterStoryboard(_ name: String, _ text: String, file: String = #fileID) {
  add(name, .storyboard, text, file)
}

/// Adds folders with images, fonts and asset catalogues to those that films search; see
/// `portedRegisterNib`.
public func portedRegisterAssets(_ paths: [String]) { SourceAssets.add(paths) }

private func add(_ name: String, _ kind: InterfaceFile.Kind, _ text: String, _ file: String) {
  let module = String(file.prefix { $0 != "/" })
  InterfaceFiles.add(
    InterfaceFile(name: name, kind: kind, module: module, text: text), reader: FileReader())
}

private struct FileReader: InterfaceFileReader {
  func nib(_ file: InterfaceFile) -> any NibTemplates {
    let document = InterfaceDocument(file)
    return NibContents(NibReader(document.objects, in: document))
  }

  func storyboard(_ file: InterfaceFile) -> any StoryboardScenes {
    Storyboard(InterfaceDocument(file))
  }
}
