import Foundation

// How a message reaches a method without the Objective-C runtime:
//
//   #selector(C.tap(_:)) ──── Selector: a name, and a closure that calls the method (MethodCall)
//          │
//   send ──┼──── the receiver is a C: the call is made
//          └──── otherwise: MemberRegistry finds the name in the receiver's class
//                (PortedMember, registered by rewritten sources and by UIKit's own classes)

/// The arguments of a message, which a method's call takes one after the other, each as the type of
/// the method's parameter.
public struct PortedArguments {
  private let arguments: [Any?]
  /// The number of arguments that were taken.
  private(set) var count = 0

  struct WrongType: Error {}

  init(_ arguments: [Any?]) { self.arguments = arguments }

  /// Takes the next argument. A missing one is nil, or zero for a number or a Bool. Throws if its
  /// type differs from `Argument`.
  ///
  /// A timer, a recognizer or a control for a number or a Bool is also taken as zero. Objective-C
  /// passes the object's address, whose lowest bit, which a Bool is read from, is zero. A recognizer for
  /// a view is taken as its view: on a device, such a method can only pass it on.
  public mutating func next<Argument>() throws -> Argument {
    let value = count < arguments.count ? arguments[count] : nil
    if let owned = value as? any ArgumentOwned, !(owned is Argument),
      let argument = owned.argumentOwner as? Argument
    {
      count += 1
      return argument
    }
    if let argument = value.flatMap({ KeyedConversion.value($0, as: Argument.self) }) {
      count += 1
      return argument
    }
    guard let argument: Argument = value == nil ? Self.none() : Self.zero() else {
      throw WrongType()
    }
    count += 1
    return argument
  }

  /// Returns nil if `Argument` is an optional type, and zero otherwise.
  static func none<Argument>() -> Argument? { (Any?.none as Any) as? Argument ?? zero() }

  /// Returns zero if `Argument` is a type of numbers, false if it is `Bool`, and nil otherwise.
  private static func zero<Argument>() -> Argument? {
    if let number = Argument.self as? any Numeric.Type { return number.zero as? Argument }
    return Argument.self == Bool.self ? false as? Argument : nil
  }
}

extension PortedArguments {
  /// Takes the next argument for a parameter that the method doesn't use. An object of another class
  /// is passed as it is, as in Objective-C.
  public mutating func nextOfAnyType<Argument>() throws -> Argument {
    guard count < arguments.count, let object = arguments[count], !(object is Argument),
      Argument.self is AnyClass, type(of: object) is AnyClass
    else { return try next() }
    count += 1
    // Safe: an object's class isn't looked at when it is only retained and released.
    return unsafeBitCast(object as AnyObject, to: Argument.self)
  }

  /// Takes the next argument for a parameter of which the method uses only what it inherits from
  /// `base`. Another object of that class is passed as it is, as in Objective-C: a method whose
  /// parameter is a pan recognizer can be the action of a long press.
  public mutating func next<Argument, Base: AnyObject>(ofClass base: Base.Type) throws -> Argument {
    guard count < arguments.count, let object = arguments[count] as? Base, !(object is Argument),
      Argument.self is Base.Type
    else { return try next() }
    count += 1
    // Safe: members of the superclass are found through the object's own class.
    return unsafeBitCast(object, to: Argument.self)
  }
}

/// An object that sends messages on behalf of another one, as a recognizer does for its view.
package protocol ArgumentOwned: AnyObject {
  /// The other object.
  var argumentOwner: AnyObject? { get }
}

/// A method that can be called with arguments of any type.
struct MethodCall {
  enum Outcome {
    case returned(Any?)
    case wrongReceiver
    /// The index of an argument with another type than the parameter.
    case wrongArgument(Int)
  }

  /// Returns whether an object is of the method's type.
  let isReceiver: (Any) -> Bool

  /// Returns whether a class is, or inherits from, the method's type.
  let isClassOfReceivers: (AnyClass) -> Bool

  let call: (_ receiver: Any, _ arguments: [Any?]) -> Outcome

  /// Creates a call of an instance method.
  init<Target, Result>(_ method: @escaping (Target, inout PortedArguments) throws -> Result) {
    isReceiver = { $0 is Target }
    isClassOfReceivers = { $0 is Target.Type }
    call = { receiver, arguments in
      guard let target = receiver as? Target else { return .wrongReceiver }
      var arguments = PortedArguments(arguments)
      do {
        return .returned(try method(target, &arguments))
      } catch {
        return .wrongArgument(arguments.count)
      }
    }
  }
}
