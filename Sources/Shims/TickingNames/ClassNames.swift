// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Returns the name of a class with its module. Foundation's function of this name stops the program
/// on Linux for a class within another type; a constant is preferred to it, also in files that
/// import Foundation.
public let NSStringFromClass: @Sendable (AnyClass) -> String = { String(reflecting: $0) }
