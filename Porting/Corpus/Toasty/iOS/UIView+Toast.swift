//
//  UIView+Toast.swift
//  Toasty
//
//  Created by Deepa Krishnamurthy on 12/08/20.
//

import UIKit

extension UIView {

    private struct ToastKeys {
        static var active = "com.deepak.toasty.active"
    }

    private final class WeakBox {
        weak var view: ToastView?
        init(_ view: ToastView?) { self.view = view }
    }

    @objc internal var activeToastView: ToastView? {
        get { (objc_getAssociatedObject(self, &ToastKeys.active) as? WeakBox)?.view }
        set { objc_setAssociatedObject(self, &ToastKeys.active, WeakBox(newValue), .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    /// Shows a message at the bottom of the view.
    @objc(dk_toast:)
    public func toast(_ message: String) {
        toast(message, duration: 2, edge: .bottom)
    }

    @objc(dk_toast:duration:edge:)
    public func toast(_ message: String, duration: TimeInterval, edge: Toast.Edge) {
        let toast = Toast(message, duration: duration)
        toast.edge = edge
        ToastCenter.default.show(toast, in: self)
    }

    @objc public func hideToast() {
        guard activeToastView != nil else { return }
        ToastCenter.default.cancelAll()
    }
}
