/// The errors that operators and subjects send by themselves.
public enum RxError: Error {
  /// Something else went wrong.
  case unknown

  /// `object` was used after its disposal.
  case disposed(object: Any)

  /// A counter ran over.
  case overflow

  /// There is no element at that index.
  case argumentOutOfRange

  /// The sequence has no elements.
  case noElements

  /// The sequence has more than one element.
  case moreThanOneElement

  /// The sequence took too long.
  case timeout
}

// `disposed` names an object that belongs to one stage. The library never reads it, and an error
// is handled on the stage that it arose on; only its description leaves that stage.
extension RxError: @unchecked Sendable {}

extension RxError: CustomDebugStringConvertible {
  /// A sentence that says what was wrong.
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error occurred."
    case .disposed(let object): "Object `\(object)` was already disposed."
    case .overflow: "Arithmetic overflow occurred."
    case .argumentOutOfRange: "Argument out of range."
    case .noElements: "Sequence doesn't contain any elements."
    case .moreThanOneElement: "Sequence contains more than one element."
    case .timeout: "Sequence timeout."
    }
  }
}
