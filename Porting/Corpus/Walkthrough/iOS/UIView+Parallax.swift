//
//  UIView+Parallax.swift
//  Walkthrough
//
//  Created by Yannick Opdebeeck on 05/02/2018.
//

import Foundation

private var parallaxKey: UInt8 = 0

extension UIView {

    /// How many screen widths the view moves while its stop moves by one. Set it in the attributes inspector.
    @IBInspectable var parallax: CGFloat {
        get {
            let number = objc_getAssociatedObject(self, &parallaxKey) as? NSNumber
            return CGFloat(number?.doubleValue ?? 0)
        }
        set {
            objc_setAssociatedObject(self, &parallaxKey, NSNumber(value: Double(newValue)), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    func applyParallax(at position: CGFloat, width: CGFloat) {
        if parallax != 0 {
            transform = CGAffineTransform(translationX: -position * parallax * width, y: 0)
        }
        subviews.forEach { $0.applyParallax(at: position, width: width) }
    }
}
