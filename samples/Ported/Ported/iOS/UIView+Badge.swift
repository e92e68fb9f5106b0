//
//  UIView+Badge.swift
//  Downloads
//

import UIKit

private var badgeKey: UInt8 = 0

extension UIView {

    /// A view in the upper right corner. It belongs to this view.
    @objc var badge: UIView? {
        get {
            return objc_getAssociatedObject(self, &badgeKey) as? UIView
        }
        set {
            badge?.removeFromSuperview()
            objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            if let newValue = newValue {
                newValue.center = CGPoint(x: bounds.maxX, y: bounds.minY)
                addSubview(newValue)
            }
        }
    }

    /// Shows a badge of any class.
    func showBadge<Badge: UIView>(_ type: Badge.Type, side: CGFloat) -> Badge {
        let badge = type.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        badge.layer.cornerRadius = side / 2
        self.badge = badge
        return badge
    }
}
