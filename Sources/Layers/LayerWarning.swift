import Foundation
package import VirtualTime

/// Something that is probably a mistake, but that Core Animation lets pass, and so do layers.
///
/// It goes to the stage that is current: by default a line on the standard error output, once for
/// the same thing.
public struct LayerWarning: Hashable, Sendable {
  /// What kind of mistake it is.
  public enum Code: String, Sendable {
    /// An animation of a key path that its layer does not have.
    case unknownKeyPath
    /// A transition of a kind that is not drawn.
    case undrawnTransition
  }

  /// What kind of mistake it is.
  public let code: Code

  /// A sentence that names the layer and what is wrong.
  public let message: String

  /// What to do about it.
  public let hint: String

  /// What makes two of them the same thing, although different layers have it.
  package let subject: String

  package init(_ code: Code, _ message: String, hint: String, subject: String) {
    (self.code, self.message, self.hint, self.subject) = (code, message, hint, subject)
  }

  /// Tells the stage that is current; without one nobody hears.
  package func report() {
    if let clock = VirtualClock.current { LayerWarnings.of(clock).take(self) }
  }
}

extension LayerWarning: CustomStringConvertible {
  /// The message and the hint.
  public var description: String { "\(message) \(hint)" }
}

extension LayerWarning {
  /// A key path that `layer` does not have, with those that are spelt nearly so.
  static func unknownKeyPath(
    _ path: String?, of layer: CALayer, known: [String: LayerProperty]
  ) -> LayerWarning {
    let near = known.keys.nearest(to: path ?? "").map { "\"\($0)\"" }.joined(separator: ", ")
    let isDerived = path == "frame"
    return LayerWarning(
      .unknownKeyPath,
      "The animation of \"\(path ?? "nil")\" does nothing: \(layer.nameInMessages) has no such key "
        + "path to animate.",
      hint: isDerived
        ? "A frame is derived: animate \"bounds\" and \"position\"." : "Nearest are: \(near).",
      subject: "\(type(of: layer)).\(path ?? "nil")")
  }
}

/// The warnings of one stage.
package final class LayerWarnings {
  /// All there were, each once.
  package private(set) var all: [LayerWarning] = []

  /// What is done with each when it comes first; by default it is written to the standard error
  /// output.
  package var sink: (LayerWarning) -> Void = { warning in
    FileHandle.standardError.write(Data("warning: \(warning)\n".utf8))
  }

  private var seen: Set<String> = []

  private init() {}

  package static func of(_ clock: VirtualClock) -> LayerWarnings {
    clock.local(LayerWarnings.self) { LayerWarnings() }
  }

  func take(_ warning: LayerWarning) {
    guard seen.insert("\(warning.code.rawValue) \(warning.subject)").inserted else { return }
    all.append(warning)
    sink(warning)
  }
}
