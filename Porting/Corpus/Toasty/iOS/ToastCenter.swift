//
//  ToastCenter.swift
//  Toasty
//
//  Created by Deepa Krishnamurthy on 12/08/20.
//

import UIKit

/// Shows toasts one after the other.
@objc(DKToastCenter)
@objcMembers
public final class ToastCenter: NSObject {

    public static let `default` = ToastCenter()

    /// Whether equal toasts are merged into one that stays longer.
    public dynamic var mergesEqualToasts = true
    public private(set) dynamic var isBusy = false

    /// The class of the bubbles; register your own subclass of `ToastView`.
    public var viewClass: ToastView.Type = ToastView.self

    private var queue: [(toast: Toast, host: UIView)] = []
    private var current: ToastView?
    private let lock = NSLock()

    private override init() {
        super.init()
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
        #if os(iOS) && !targetEnvironment(macCatalyst)
        center.addObserver(self, selector: #selector(orientationDidChange), name: UIDevice.orientationDidChangeNotification, object: nil)
        #endif
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    // MARK: - Queue

    @available(iOSApplicationExtension, unavailable, message: "Extensions have no windows.")
    public func show(_ toast: Toast) {
        #if swift(>=5.2)
        guard let window = UIApplication.shared.windows.first(where: \.isKeyWindow) else { return }
        #else
        guard let window = UIApplication.shared.keyWindow else { return }
        #endif
        show(toast, in: window)
    }

    @objc(showToast:inView:)
    public func show(_ toast: Toast, in host: UIView) {
        lock.lock()
        defer { lock.unlock() }
        if mergesEqualToasts, let current = current, current.toast.isEqual(toast) {
            current.prolong()
            return
        }
        queue.append((toast, host))
        performSelector(onMainThread: #selector(showNext), with: nil, waitUntilDone: false)
    }

    public func cancelAll() {
        queue.removeAll()
        if let current = current {
            toastViewDidFinish(current)
        }
    }

    @objc private func showNext() {
        guard current == nil, !queue.isEmpty else { return }
        let (toast, host) = queue.removeFirst()
        let view = viewClass.init(toast: toast)
        view.delegate = self
        view.frame.size = view.sizeThatFits(host.bounds.insetBy(dx: 24, dy: 24).size)
        place(view, in: host)
        host.addSubview(view)
        host.activeToastView = view
        current = view
        isBusy = true
        appear(view)
    }

    private func place(_ view: ToastView, in host: UIView) {
        let y = view.toast.edge == .top ? 24 + view.bounds.height / 2 : host.bounds.maxY - 24 - view.bounds.height / 2 - keyboardHeight
        view.center = CGPoint(x: host.bounds.midX, y: y)
    }

    // MARK: - Animations

    private func appear(_ view: ToastView) {
        let offset: CGFloat = view.toast.edge == .top ? -60 : 60
        view.alpha = 0
        view.transform = CGAffineTransform(translationX: 0, y: offset)
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0.4, options: [.allowUserInteraction]) {
            view.alpha = 1
            view.transform = .identity
        } completion: { _ in
            view.begin()
            NotificationCenter.default.post(name: .toastDidAppear, object: view.toast)
        }
    }

    private func disappear(_ view: ToastView) {
        UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseIn, animations: {
            view.alpha = 0
            view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        }, completion: { [weak self] _ in
            view.superview?.activeToastView = nil
            view.removeFromSuperview()
            self?.current = nil
            self?.isBusy = false
            NotificationCenter.default.post(name: .toastDidDisappear, object: view.toast)
            self?.showNext()
        })
    }

    // MARK: - Keyboard

    private var keyboardHeight: CGFloat = 0

    @objc private func keyboardWillShow(_ notification: Notification) {
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        keyboardHeight = frame?.cgRectValue.height ?? 0
    }

    @objc private func keyboardWillHide() {
        keyboardHeight = 0
    }

    @objc private func orientationDidChange() {
        guard let view = current, let host = view.superview else { return }
        place(view, in: host)
    }
}

// MARK: - ToastViewDelegate

extension ToastCenter: ToastViewDelegate {

    func toastViewDidFinish(_ toastView: ToastView) {
        guard toastView === current else { return }
        disappear(toastView)
    }
}
