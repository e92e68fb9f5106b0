//
//  ValueTween.swift
//  TactileControls
//
//  Created by Bence Halász on 2016. 11. 20..
//

import UIKit
import CoreText

/// A keyframe animation whose values are computed by a function.
public class ValueTween: CAKeyframeAnimation {

    internal var fromValue: AnyObject!
    internal var toValue: AnyObject!
    internal var curve: ((Double) -> Double)!

    internal func calculate() {
        guard fromValue.isKind(of: NSNumber.self) else {
            let from = fromValue.cgPointValue
            let to = toValue.cgPointValue
            let middle = CGPoint(x: ((from?.x)! + (to?.x)!) / 2, y: ((from?.y)! + (to?.y)!) / 2)
            values = [from as Any, NSValue(cgPoint: middle), to as Any]
            return
        }
        let (start, end) = (Double(fromValue.floatValue), Double(toValue.floatValue))
        values = (0...30).map { start + (end - start) * curve(Double($0) / 30) }
    }
}

/// Runs animations one after the other.
public final class TweenChain {

    private weak var view: UIView?
    private let groups: NSMutableArray = []
    public var completion: ((Void) -> Void)?

    public init(_ view: UIView) {
        self.view = view
    }

    private func make<Tween: CAPropertyAnimation>(_ type: Tween.Type, _ path: String) -> Tween {
        return Tween(keyPath: path)
    }

    @discardableResult
    public func turn(by angle: CGFloat, in duration: TimeInterval) -> Self {
        let tween = make(ValueTween.self, "transform.rotation")
        tween.fromValue = 0 as AnyObject!
        tween.toValue = angle as AnyObject!
        tween.curve = { t in 1 - pow(1 - t, 3) }
        tween.duration = duration
        tween.calculate()
        groups.add(tween)
        return self
    }

    public func play() {
        var delay = CACurrentMediaTime()
        for group in groups {
            guard let animation = group as? CAAnimation else { continue }
            animation.beginTime = delay
            view?.layer.add(animation, forKey: "\(delay)")
            delay += (group as AnyObject).duration as TimeInterval
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + (delay - CACurrentMediaTime())) {
            self.completion?()
        }
    }
}

/// The colours of the demo, in one place.
struct PanelTheme {

    static func install() {
        let appearance = UILabel.appearance(whenContainedInInstancesOf: [ControlsPanel.self])
        appearance.textColor = UIColor.darkGray
        StarRatingView.appearance().tintColor = UIColor(displayP3Red: 1, green: 0.6, blue: 0, alpha: 1)
    }

    static var digits: UIFont {
        let settings = [[
            UIFontFeatureTypeIdentifierKey: kNumberSpacingType,
            UIFontFeatureSelectorIdentifierKey: kMonospacedNumbersSelector,
        ]]
        let font = UIFont.systemFont(ofSize: 15, weight: UIFontWeightMedium)
        let descriptor = font.fontDescriptor.addingAttributes([UIFontDescriptorFeatureSettingsAttribute: settings])
        return UIFont(descriptor: descriptor, size: 0)
    }

    static func labels(in view: UIView) -> [UIView] {
        guard let labelClass = NSClassFromString("UILabel") else { return [] }
        return view.subviews.filter { $0.isKind(of: labelClass) }
    }
}
