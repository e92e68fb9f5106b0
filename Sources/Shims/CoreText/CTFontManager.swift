// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics
public import Drawing
import Failures
public import Foundation
import Typesetting
public import ViewText
import Views
import VirtualTime

/// How long a registration lasts. Names are known to all stages while the program runs.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No scope.
  case none
  /// This program.
  case process
  /// All programs of the user.
  case persistent
  /// The user's session.
  case session
  /// The former name of `persistent`.
  public static let user = persistent
}

/// The reasons why a registration fails; the raw values are Apple's.
public enum CTFontManagerError: CFIndex, Sendable {
  /// The file doesn't exist.
  case fileNotFound = 101
  /// The film can't read the file.
  case insufficientPermissions
  /// The file isn't a font.
  case unrecognizedFormat
  /// The file is a font with invalid data.
  case invalidFontData
  /// The font is registered already.
  case alreadyRegistered = 105
  /// The font isn't registered.
  case notRegistered = 201

  /// The domain of these errors.
  public static let domain = "com.apple.CoreText.CTFontManagerErrorDomain"

  fileprivate func error(_ message: String) -> CFError {
    CFError(
      domain: Self.domain, code: rawValue, userInfo: [NSLocalizedDescriptionKey: message])
  }
}

/// The fonts that the font manager has registered on one stage.
///
/// A registration outlasts its stage, but a film that is performed again registers its fonts again.
/// Ending a registration on a stage leaves the names to other stages.
private final class StageFonts: StageLocal {
  private var faces: Set<FontFace> = []

  init(on clock: VirtualClock) {}

  static func register(_ face: FontFace) -> Bool {
    let isNew = Fonts.register(face)
    return current?.faces.insert(face).inserted ?? isNew
  }

  static func unregister(_ face: FontFace) -> Bool {
    current.map { $0.faces.remove(face) != nil } ?? Fonts.unregister(face)
  }
}

/// The domain of `CTFontManagerError`.
public let kCTFontManagerErrorDomain: CFString = CTFontManagerError.domain

/// Where functions of the font manager put their errors, which the caller releases.
public typealias CTFontManagerErrorPointer = UnsafeMutablePointer<Unmanaged<CFError>?>?

/// Registers a font, so that it is found by its names. Returns false, with an error, if it is registered
/// already.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: CTFontManagerErrorPointer
) -> Bool {
  report(to: error) {
    StageFonts.register(font.face)
      ? nil
      : CTFontManagerError.alreadyRegistered.error(
        "The font \(font.face.postScriptName) is registered already.")
  }
}

/// Ends the registration of a font. Returns false, with an error, if it isn't registered.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: CTFontManagerErrorPointer
) -> Bool {
  report(to: error) { unregistration(of: [font.face], in: font.face.postScriptName) }
}

/// Registers the fonts of a file. Returns false, with an error, if that fails or they are registered
/// already.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: CTFontManagerErrorPointer
) -> Bool {
  report(to: error) { registration(of: fontURL) }
}

/// Ends the registration of a file's fonts. Returns false, with an error, if they aren't registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: CTFontManagerErrorPointer
) -> Bool {
  report(to: error) {
    let path = fontURL.path ?? ""
    return unregistration(of: (try? Fonts.faces(in: standardized(path))) ?? [], in: path)
  }
}

/// Registers the fonts of several files. Returns false, with the errors of all that fail, if any does.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope,
  _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool {
  let failures = urls(fontURLs).compactMap(registration)
  if !failures.isEmpty {
    errors?.pointee = .passRetained(NSArray(array: failures))
  }
  return failures.isEmpty
}

/// Registers the fonts of several files, and calls `registrationHandler` once with the errors and whether
/// that is all. With `enabled` false, does nothing else.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  let failures = enabled ? urls(fontURLs).compactMap(registration) : []
  _ = registrationHandler?(failures, true)
}

/// Returns the names of all families, in alphabetical order.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { UIFont.familyNames }

/// Returns the PostScript names of all fonts, in alphabetical order.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
  UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) }.sorted()
}

/// Returns the descriptors of a file's fonts, which needn't be registered; nil if it isn't a font.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
  guard let path = fileURL.path, Assets.refusal(toRead: path) == nil else { return nil }
  return (try? Fonts.faces(in: standardized(path))).flatMap(descriptors)
}

/// Returns the descriptor of the first font in the bytes, which needn't be registered; nil if they
/// aren't a font.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
  Fonts.faces(in: data).first.map(descriptor)
}

/// Returns the descriptors of the fonts in the bytes, which needn't be registered; empty if they
/// aren't a font.
public func CTFontManagerCreateFontDescriptorsFromData(_ data: CFData) -> CFArray {
  descriptors(Fonts.faces(in: data)) ?? []
}

private func descriptor(_ face: FontFace) -> CTFontDescriptor {
  CTFontCopyFontDescriptor(UIFont(Font(face, size: 12)))
}

private func descriptors(_ faces: [FontFace]) -> CFArray? {
  faces.isEmpty ? nil : faces.map(descriptor)
}

private func urls(_ list: CFArray) -> [CFURL] {
  list.compactMap { $0 as? CFURL ?? ($0 as? URL).map { $0 as CFURL } }
}

private func standardized(_ path: String) -> String {
  URL(fileURLWithPath: path).standardizedFileURL.path
}

/// Registers the fonts of a file. Returns the error, if that fails.
private func registration(of url: CFURL) -> CFError? {
  let path = url.path ?? ""
  if let refusal = Assets.refusal(toRead: path) {
    return CTFontManagerError.insufficientPermissions.error(refusal.message)
  }
  let file = standardized(path)
  let faces: [FontFace]
  do {
    faces = try Fonts.faces(in: file)
  } catch {
    let isThere = FileManager.default.fileExists(atPath: file)
    let reason: CTFontManagerError = isThere ? .unrecognizedFormat : .fileNotFound
    return reason.error(error.message)
  }
  // All of them, not only the first that is new.
  let areNew = faces.map { StageFonts.register($0) }
  return areNew.contains(true)
    ? nil : CTFontManagerError.alreadyRegistered.error("The font \(path) is registered already.")
}

private func unregistration(of faces: [FontFace], in name: String) -> CFError? {
  let wereRegistered = faces.map { StageFonts.unregister($0) }
  return wereRegistered.contains(true)
    ? nil : CTFontManagerError.notRegistered.error("The font \(name) isn't registered.")
}

/// Puts the error of `body` where the caller wants it. Returns whether there is none.
private func report(to error: CTFontManagerErrorPointer, _ body: () -> CFError?) -> Bool {
  guard let failure = body() else { return true }
  error?.pointee = .passRetained(failure)
  return false
}
