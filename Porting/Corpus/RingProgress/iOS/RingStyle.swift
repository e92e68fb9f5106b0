//
//  RingStyle.swift
//  RingProgress
//
//  Created by Marta Lindqvist on 16.02.19.
//

#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// Where the moving ring sits in relation to its track.
@objc(LMRingStyle)
public enum RingStyle: Int, CaseIterable {
    case nested
    case stacked
    case outlined
    case dashed

    /// Storyboards can only edit numbers, so this is how the inspectable maps back.
    static func style(for raw: Int) -> RingStyle {
        return RingStyle(rawValue: raw) ?? .nested
    }

    func trackRadius(in bounds: CGRect, trackWidth: CGFloat, ringWidth: CGFloat) -> CGFloat {
        let side = min(bounds.width, bounds.height) / 2
        switch self {
        case .nested, .dashed:
            return side - trackWidth / 2
        case .stacked, .outlined:
            return side - max(trackWidth, ringWidth) / 2
        }
    }

    func ringRadius(in bounds: CGRect, trackWidth: CGFloat, ringWidth: CGFloat) -> CGFloat {
        let side = min(bounds.width, bounds.height) / 2
        switch self {
        case .nested:
            return side - trackWidth - ringWidth / 2 - 2
        case .dashed:
            return side - max(trackWidth, ringWidth) / 2
        case .stacked, .outlined:
            return side - max(trackWidth, ringWidth) / 2
        }
    }
}

/// Formats the number in the middle of the ring.
@objc(LMRingValueFormatter)
public protocol RingValueFormatter: AnyObject {
    func string(for value: Any) -> String?
}

@objc(LMPercentFormatter)
@objcMembers
public class RingPercentFormatter: NSObject, RingValueFormatter {
    public var showsSign: Bool
    public var decimalPlaces: Int

    public init(showsSign: Bool = true, decimalPlaces: Int = 0) {
        self.showsSign = showsSign
        self.decimalPlaces = decimalPlaces
        super.init()
    }

    public override convenience init() {
        self.init(showsSign: true, decimalPlaces: 0)
    }

    public func string(for value: Any) -> String? {
        guard let number = value as? CGFloat else { return nil }
        let text = String(format: "%.\(decimalPlaces)f", Double(number))
        return showsSign ? text + "%" : text
    }
}
