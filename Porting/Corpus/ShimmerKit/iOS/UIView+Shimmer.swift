//
//  UIView+Shimmer.swift
//  ShimmerKit
//
//  Created by Tomasz Wrona on 8/11/17.
//  Copyright © 2017 Tomasz Wrona. All rights reserved.
//

import UIKit

private struct AssociatedKeys {
    static var shimmerLayer = "shk_shimmerLayer"
    static var isSkeleton: UInt8 = 0
    static var observer: UInt8 = 0
}

/// Keeps the mask as big as the view.
private final class BoundsObserver: NSObject {

    private weak var view: UIView?
    private var context = 0

    init(view: UIView) {
        self.view = view
        super.init()
        view.addObserver(self, forKeyPath: #keyPath(UIView.bounds), options: [.new, .old], context: &context)
    }

    override func observeValue(forKeyPath keyPath: String?,
                               of object: Any?,
                               change: [NSKeyValueChangeKey: Any]?,
                               context: UnsafeMutableRawPointer?) {
        guard context == &self.context else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            return
        }
        guard let value = change?[.newKey] as? NSValue else { return }
        view?.shk_shimmerLayer?.frame = value.cgRectValue
    }

    func invalidate() {
        view?.removeObserver(self, forKeyPath: #keyPath(UIView.bounds), context: &context)
        view = nil
    }
}

public extension UIView {

    @objc fileprivate(set) var shk_shimmerLayer: ShimmerLayer? {
        get {
            return objc_getAssociatedObject(self, &AssociatedKeys.shimmerLayer) as? ShimmerLayer
        }
        set {
            objc_setAssociatedObject(self, &AssociatedKeys.shimmerLayer, newValue,
                                     objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    private var shk_observer: BoundsObserver? {
        get { return objc_getAssociatedObject(self, &AssociatedKeys.observer) as? BoundsObserver }
        set { objc_setAssociatedObject(self, &AssociatedKeys.observer, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }

    /// Views marked as skeletons get shimmering when their container does.
    @IBInspectable var isSkeleton: Bool {
        get {
            return (objc_getAssociatedObject(self, &AssociatedKeys.isSkeleton) as? NSNumber)?.boolValue ?? false
        }
        set {
            objc_setAssociatedObject(self, &AssociatedKeys.isSkeleton, NSNumber(value: newValue),
                                     .OBJC_ASSOCIATION_COPY_NONATOMIC)
        }
    }

    @objc var isShimmering: Bool {
        return shk_shimmerLayer?.isShimmering ?? false
    }

    @objc(shk_startShimmering)
    func startShimmering() {
        startShimmering(direction: .leftToRight, duration: 1.2)
    }

    @objc(shk_startShimmeringInDirection:duration:)
    func startShimmering(direction: ShimmerDirection, duration: TimeInterval) {
        stopShimmering()
        let mask = ShimmerLayer()
        mask.frame = bounds
        mask.shimmerDirection = direction
        mask.shimmerDuration = duration
        layer.mask = mask
        shk_shimmerLayer = mask
        shk_observer = BoundsObserver(view: self)
        mask.start()
    }

    @objc(shk_stopShimmering)
    func stopShimmering() {
        shk_shimmerLayer?.stop()
        layer.mask = nil
        shk_shimmerLayer = nil
        shk_observer?.invalidate()
        shk_observer = nil
    }
}
