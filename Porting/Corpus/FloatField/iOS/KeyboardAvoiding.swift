//
//  KeyboardAvoiding.swift
//  FloatField
//
//  Created by Ines Carvalho on 11/10/17.
//

import Foundation

/// Moves a container up while the keyboard is shown.
@objc public class KeyboardAvoiding: NSObject {

    @objc public static let shared = KeyboardAvoiding()

    @objc public weak var avoidingView: UIView?
    @objc public var padding: CGFloat = 0
    private var originalTransform: CGAffineTransform?

    private override init() {
        super.init()
    }

    @objc public func enable() {
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(KeyboardAvoiding.keyboardWillChange(_:)), name: .UIKeyboardWillShow, object: nil)
        center.addObserver(self, selector: #selector(KeyboardAvoiding.keyboardWillHide), name: NSNotification.Name.UIKeyboardWillHide, object: nil)
    }

    @objc public func disable() {
        NotificationCenter.default.removeObserver(self, name: .UIKeyboardWillShow, object: nil)
        NotificationCenter.default.removeObserver(self, name: NSNotification.Name.UIKeyboardWillHide, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: NSNotification) {
        guard let info = notification.userInfo, let view = avoidingView else { return }
        let end = (info[UIKeyboardFrameEndUserInfoKey] as! NSValue).cgRectValue
        let duration = (info[UIKeyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0.25
        if originalTransform == nil {
            originalTransform = view.transform
        }
        let overlap = view.frame.maxY + padding - end.minY
        guard overlap > 0 else { return }
        UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState], animations: {
            view.transform = CGAffineTransform(translationX: 0, y: -overlap)
        }, completion: nil)
    }

    @objc private func keyboardWillHide() {
        guard let view = avoidingView, let transform = originalTransform else { return }
        originalTransform = nil
        UIView.animate(withDuration: 0.25) { view.transform = transform }
    }
}
