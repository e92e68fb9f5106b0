//
//  CountingCurve.swift
//  Digits
//
//  Created by Rasmus Kjærgaard on 22/5/18.
//

import Foundation

@objc(RKCountingCurve)
public protocol CountingCurve {
    @objc(valueAtTime:) func value(at time: Double) -> Double
}

@objc(RKLinearCurve)
public class LinearCurve: NSObject, CountingCurve {
    public func value(at time: Double) -> Double {
        return time
    }
}

@objc(RKEaseOutCurve)
public class EaseOutCurve: NSObject, CountingCurve {

    @objc public let power: Double

    @objc public init(power: Double) {
        self.power = power
    }

    public func value(at time: Double) -> Double {
        return 1 - pow(1 - time, power)
    }
}

@objc(RKBackCurve)
public class BackCurve: NSObject, CountingCurve, NSCopying {

    @objc public dynamic var overshoot: Double = 1.4

    public func value(at time: Double) -> Double {
        let t = time - 1
        return t * t * ((overshoot + 1) * t + overshoot) + 1
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = BackCurve()
        copy.overshoot = overshoot
        return copy
    }
}
