//
//  RingProgressView+Animation.swift
//  RingProgress
//
//  Created by Marta Lindqvist on 02.03.19.
//

import UIKit

private var linkKey: UInt8 = 0

extension RingProgressView {

    private var displayLink: CADisplayLink? {
        get { return objc_getAssociatedObject(self, &linkKey) as? CADisplayLink }
        set { objc_setAssociatedObject(self, &linkKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    /// Fills the ring from the current value to `value`.
    @objc(fillTo:duration:completion:)
    open func fill(to value: CGFloat, duration: TimeInterval, completion: (() -> Void)? = nil) {
        if isAnimatingValue {
            freeze()
        }
        self.completion = completion
        delegate?.ringProgressWillStart?(self)

        ringLayer.animatesValue = true
        ringLayer.valueDuration = duration
        isAnimatingValue = true
        startLink()

        CATransaction.begin()
        CATransaction.setCompletionBlock { [weak self] in
            self?.progressFinished()
        }
        self.value = value
        CATransaction.commit()
        ringLayer.animatesValue = false
    }

    @objc open func freeze() {
        guard isAnimatingValue, let shown = ringLayer.presentation() else { return }
        let current = shown.value
        ringLayer.removeAnimation(forKey: #keyPath(RingProgressLayer.value))
        stopLink()
        isAnimatingValue = false
        value = current
    }

    @objc open func empty() {
        ringLayer.removeAllAnimations()
        stopLink()
        isAnimatingValue = false
        value = minValue
    }

    // MARK: Display link

    private func startLink() {
        displayLink?.invalidate()
        let link = CADisplayLink(target: self, selector: #selector(linkDidFire(_:)))
        link.add(to: .main, forMode: .common)
        displayLink = link
    }

    private func stopLink() {
        displayLink?.invalidate()
        displayLink = nil
    }

    @objc private func linkDidFire(_ link: CADisplayLink) {
        guard let shown = ringLayer.presentation() else { return }
        updateLabel(with: shown.value)
        if let update = delegate?.ringProgress(_:didUpdate:) {
            update(self, shown.value)
        }
    }

    private func progressFinished() {
        guard isAnimatingValue else { return }
        isAnimatingValue = false
        stopLink()
        updateLabel(with: value)
        if delegate?.responds(to: #selector(RingProgressViewDelegate.ringProgressDidFinish(_:))) == true {
            delegate?.ringProgressDidFinish(self)
        }
        completion?()
        completion = nil
    }
}
