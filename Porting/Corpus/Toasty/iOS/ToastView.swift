//
//  ToastView.swift
//  Toasty
//
//  Created by Deepa Krishnamurthy on 11/08/20.
//

import UIKit

@objc protocol ToastViewDelegate: AnyObject {
    @objc optional func toastViewWasTapped(_ toastView: ToastView)
    func toastViewDidFinish(_ toastView: ToastView)
}

/// The bubble. Uses `appearance()`-style dynamic properties, so they have to be `@objc dynamic`.
@objc(DKToastView)
open class ToastView: UIView {

    @objc open dynamic var textColor: UIColor = .white { didSet { label.textColor = textColor } }
    @objc open dynamic var font: UIFont = .systemFont(ofSize: 15, weight: .medium) { didSet { label.font = font } }
    @objc open dynamic var contentInsets = UIEdgeInsets(top: 10, left: 18, bottom: 10, right: 18)
    @objc open dynamic var cornerRadius: CGFloat {
        @objc(cornerRadius) get { return layer.cornerRadius }
        @objc(setCornerRadius:) set { layer.cornerRadius = newValue }
    }

    weak var delegate: ToastViewDelegate?
    public let toast: Toast

    private let label = UILabel()
    private let life = CALayer()

    required public init(toast: Toast) {
        self.toast = toast
        super.init(frame: .zero)
        backgroundColor = UIColor(white: 0.1, alpha: 0.92)
        cornerRadius = 14
        label.text = toast.message
        label.numberOfLines = 0
        label.textColor = textColor
        label.font = font
        addSubview(label)
        life.backgroundColor = UIColor.systemTeal.cgColor
        life.anchorPoint = .zero
        layer.addSublayer(life)
        clipsToBounds = true
    }

    @available(*, unavailable)
    required public init?(coder: NSCoder) {
        fatalError("init(coder:) is not available")
    }

    // MARK: Life

    func begin() {
        let shrink = CABasicAnimation(keyPath: "bounds.size.width")
        shrink.fromValue = bounds.width
        shrink.toValue = 0
        shrink.duration = toast.duration
        life.add(shrink, forKey: "life")
        perform(#selector(expire), with: nil, afterDelay: toast.duration)
    }

    func prolong() {
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(expire), object: nil)
        life.removeAnimation(forKey: "life")
        begin()
    }

    @objc private func expire() {
        delegate?.toastViewDidFinish(self)
    }

    // MARK: Touches

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else { return }
        NSObject.cancelPreviousPerformRequests(withTarget: self)
        if let tapped = delegate?.toastViewWasTapped {
            tapped(self)
        } else {
            toast.onTap?()
        }
        expire()
    }
}

extension ToastView {

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = CGRect(origin: .zero, size: size).inset(by: contentInsets).size
        let text = label.sizeThatFits(room)
        return CGSize(width: text.width + contentInsets.left + contentInsets.right,
                      height: text.height + contentInsets.top + contentInsets.bottom)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.inset(by: contentInsets)
        life.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: 3)
        life.position = CGPoint(x: 0, y: bounds.height - 3)
    }
}
