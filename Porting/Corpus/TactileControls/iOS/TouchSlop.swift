//
//  TouchSlop.swift
//  TactileControls
//
//  Created by Bence Halász on 2019. 06. 11..
//

import UIKit
import ObjectiveC

private var slopKey: UInt8 = 0

public extension UIView {

    /// How far outside of its bounds a view can be touched.
    @IBInspectable
    var touchSlop: CGFloat {
        get { return (objc_getAssociatedObject(self, &slopKey) as? NSNumber).map { CGFloat(truncating: $0) } ?? 0 }
        set { objc_setAssociatedObject(self, &slopKey, NSNumber(value: Double(newValue)), .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    static let enableTouchSlop: Void = {
        let originalSelector = #selector(UIView.point(inside:with:))
        let swizzledSelector = #selector(UIView.slop_point(inside:with:))
        guard let originalMethod = class_getInstanceMethod(UIView.self, originalSelector),
            let swizzledMethod = class_getInstanceMethod(UIView.self, swizzledSelector) else {
                return
        }
        let didAddMethod = class_addMethod(UIView.self, originalSelector, method_getImplementation(swizzledMethod), method_getTypeEncoding(swizzledMethod))
        if didAddMethod {
            class_replaceMethod(UIView.self, swizzledSelector, method_getImplementation(originalMethod), method_getTypeEncoding(originalMethod))
        } else {
            method_exchangeImplementations(originalMethod, swizzledMethod)
        }
    }()

    @objc private func slop_point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard touchSlop > 0 else { return slop_point(inside: point, with: event) }
        return bounds.insetBy(dx: -touchSlop, dy: -touchSlop).contains(point)
    }
}

extension UIButton {

    /// Round buttons everywhere.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
    }
}
