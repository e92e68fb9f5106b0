/// The errors that operators and subjects send themselves.
public enum RxError: Error {
  /// An unknown error occurred.
  case unknown

  /// `object` was used after its disposal.
  case disposed(object: Any)

  /// A counter overflowed.
  case overflow

  /// The sequence has no element at the requested index.
  case argumentOutOfRange

  /// The sequence has no elements.
  case noElements

  /// The sequence has more than one element.
  case moreThanOneElement

  /// The sequence exceeded its time limit.
  case timeout
}

// `disposed` holds an object that belongs to one stage. The library never reads it, and an error
// is handled on the stage on which it occurred; only its description leaves that stage.
extension RxError: @unchecked Sendable {}

extension RxError: CustomDebugStringConvertible {
  /// A sentence that describes the error.
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
