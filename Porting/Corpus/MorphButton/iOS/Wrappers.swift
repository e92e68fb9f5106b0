//
//  Wrappers.swift
//  MorphButton
//
//  Created by Leilani Kealoha on 3/2/23.
//

#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// Keeps a value within a range.
@propertyWrapper
public struct Clamped<Value: Comparable> {
    private var value: Value
    private let range: ClosedRange<Value>

    public init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range
        self.value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }

    public var wrappedValue: Value {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
}

/// Redraws its view when the value changes.
@propertyWrapper
public final class Redraws<Value: Equatable> {
    weak var owner: UIView?

    public var wrappedValue: Value {
        didSet {
            if wrappedValue != oldValue {
                owner?.setNeedsDisplay()
            }
        }
    }

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}
