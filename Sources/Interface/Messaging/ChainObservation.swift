import Foundation

/// An observation of a chain of keys, as in "model.progress": of the first key, and of the others
/// in the object that is its value.
final class ChainObservation {
  private let first: String
  private let rest: String
  private let comparison: Comparison
  private weak var object: NSObject?
  private var endOfFirst: (() -> Void)?
  private var endOfRest: (() -> Void)?

  init(of object: NSObject, _ first: String, _ rest: String, _ comparison: Comparison) {
    self.object = object
    self.first = first
    self.rest = rest
    self.comparison = comparison
    endOfFirst = Observation.begin(
      of: object, path: nil, name: first, [], read: { ($0 as? NSObject)?.value(forKey: first) }
    ) { object, _ in
      self.beginRest()
      comparison.report(object)
    }
    beginRest()
  }

  private func beginRest() {
    endOfRest?()
    endOfRest = nil
    guard let value = object?.value(forKey: first) as? NSObject else { return }
    let rest = rest
    endOfRest = Observation.begin(
      of: value, path: nil, name: rest, [], read: { ($0 as? NSObject)?.value(forKeyPath: rest) }
    ) { [weak self] _, _ in
      if let self, let object { comparison.report(object) }
    }
  }

  func end() {
    endOfFirst?()
    endOfRest?()
    endOfFirst = nil
    endOfRest = nil
  }
}

/// The keys on whose values the value of another key depends, as
/// `keyPathsForValuesAffectingProgress` of a rewritten class returns them.
enum DependentKeys {
  static func of(_ key: String, _ object: NSObject) -> [String] {
    let own = "keyPathsForValuesAffecting" + key.prefix(1).uppercased() + key.dropFirst()
    let keys =
      call(own, of: object, [])
      ?? call("keyPathsForValuesAffectingValueForKey:", of: object, [key])
    return keys?.sorted() ?? []
  }

  private static func call(_ name: String, of object: NSObject, _ arguments: [Any?]) -> Set<String>?
  {
    guard case .method(let method)? = MemberRegistry.member(name, of: object)?.content,
      case .returned(let result) = method.call(object, arguments)
    else { return nil }
    return result as? Set<String>
  }
}
