//
//  BubbleLoaderView.swift
//  BubbleLoader
//
//  Created by Olivier Mercadal on 07/02/2017.
//  Copyright © 2017 Olivier Mercadal. All rights reserved.
//

import UIKit

/// A loading indicator with several styles.
@IBDesignable
open class BubbleLoaderView: UIView {

    // MARK: Style

    @objc public enum Style: Int {
        case pulse
        case chain
        case orbit

        static let all: [Style] = [.pulse, .chain, .orbit]

        fileprivate var animatorClass: BubbleAnimator.Type {
            switch self {
            case .pulse: return PulseAnimator.self
            case .chain: return ChainAnimator.self
            case .orbit: return OrbitAnimator.self
            }
        }
    }

    // MARK: Properties

    @objc open var style: Style = .pulse {
        didSet {
            if isAnimating {
                stopAnimating()
                startAnimating()
            }
        }
    }

    /// The raw value of the style, for Interface Builder.
    @IBInspectable var styleIndex: Int {
        get { return style.rawValue }
        set { style = Style(rawValue: newValue) ?? .pulse }
    }

    @IBInspectable open var color: UIColor = BubbleLoaderView.defaultColor
    @IBInspectable open var bubbleCount: Int = 3
    @IBInspectable open var hidesWhenStopped: Bool = true

    @objc public static var defaultColor: UIColor = UIColor(red: 0.2, green: 0.6, blue: 0.86, alpha: 1)

    @objc open fileprivate(set) dynamic var isAnimating: Bool = false
    fileprivate var animator: BubbleAnimating?

    // MARK: Init

    public convenience init(frame: CGRect, style: Style, color: UIColor? = nil) {
        self.init(frame: frame)
        self.style = style
        self.color = color ?? BubbleLoaderView.defaultColor
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        observeApplication()
    }

    required public init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        backgroundColor = UIColor.clear
        isHidden = true
        observeApplication()
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    fileprivate func observeApplication() {
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(BubbleLoaderView.applicationDidEnterBackground), name: NSNotification.Name.UIApplicationDidEnterBackground, object: nil)
        center.addObserver(self, selector: #selector(BubbleLoaderView.applicationWillEnterForeground), name: .UIApplicationWillEnterForeground, object: nil)
    }

    // MARK: Animating

    @objc open func startAnimating() {
        guard !isAnimating else { return }
        isHidden = false
        isAnimating = true
        layer.speed = 1
        let animator = style.animatorClass.init(color: color)
        if animator.responds(to: #selector(setter: ChainAnimator.count)) {
            animator.setValue(bubbleCount, forKey: #keyPath(ChainAnimator.count))
        }
        animator.setUp(in: layer, size: bounds.size)
        self.animator = animator
    }

    @objc open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        isHidden = hidesWhenStopped
        animator?.tearDown?(layer)
        layer.sublayers?.removeAll()
        animator = nil
    }

    @objc fileprivate func applicationDidEnterBackground() {
        layer.speed = 0
    }

    @objc fileprivate func applicationWillEnterForeground() {
        layer.speed = 1
    }
}

// MARK: - UIView

extension BubbleLoaderView {

    override open var intrinsicContentSize: CGSize {
        return CGSize(width: bounds.width, height: bounds.height)
    }

    override open func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil {
            stopAnimating()
        }
    }
}
