//
//  FloatField.swift
//  FloatField
//
//  Created by Ines Carvalho on 19/09/17.
//  Copyright © 2017 Ines Carvalho. Available under the MIT license.
//

import UIKit

/// A text field whose caption floats up when somebody types, above a line that grows.
@IBDesignable
open class FloatField: UITextField {

    /// What the field currently thinks of its text.
    @objc(ICFieldMood)
    public enum Mood: Int {
        case neutral, happy, unhappy
    }

    // MARK: - Inspectables

    @IBInspectable open var caption: String? {
        didSet { captionLabel.text = caption }
    }

    @IBInspectable dynamic open var captionColor: UIColor = UIColor(white: 0.6, alpha: 1) {
        didSet { refresh(animated: false) }
    }

    @IBInspectable dynamic open var accentColor: UIColor = UIColor(red: 0.15, green: 0.45, blue: 0.9, alpha: 1) {
        didSet { refresh(animated: false) }
    }

    @IBInspectable dynamic open var warningColor: UIColor = UIColor.red
    @IBInspectable open var captionScale: CGFloat = 0.7
    @IBInspectable open var insetX: CGFloat = 2

    /// Shown instead of the caption while the field is unhappy.
    @IBInspectable open var warning: String?

    @objc open dynamic var mood: Mood = .neutral {
        didSet {
            guard mood != oldValue else { return }
            refresh(animated: true)
            if mood == .unhappy { shake() }
        }
    }

    // MARK: - Parts

    let captionLabel = UILabel()
    let underline = UnderlineLayer()
    @objc fileprivate(set) dynamic var isFloating = false

    // MARK: - Init

    override public init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    required public init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        prepare()
    }

    open override func awakeFromNib() {
        super.awakeFromNib()
        float(hasText, animated: false)
    }

    private func prepare() {
        borderStyle = UITextBorderStyle.none
        captionLabel.isUserInteractionEnabled = false
        captionLabel.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        addSubview(captionLabel)
        layer.addSublayer(underline)
        addTarget(self, action: #selector(FloatField.began), for: UIControlEvents.editingDidBegin)
        addTarget(self, action: #selector(FloatField.changed(_:)), for: UIControlEvents.editingChanged)
        addTarget(self, action: #selector(FloatField.ended(_:with:)), for: [.editingDidEnd, .editingDidEndOnExit])
        refresh(animated: false)
    }

    // MARK: - Events

    @objc fileprivate func began() {
        float(true, animated: true)
        underline.grow()
        refresh(animated: true)
    }

    @objc open func changed(_ field: UITextField) {
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(judge), object: nil)
        perform(#selector(judge), with: nil, afterDelay: 0.4)
    }

    @objc private func ended(_ field: UITextField, with event: UIEvent?) {
        float(hasText, animated: true)
        underline.shrink()
        judge()
    }

    /// Subclasses decide about the mood.
    @objc open func judge() {
        mood = hasText ? .happy : .neutral
    }

    // MARK: - Looks

    fileprivate func refresh(animated: Bool) {
        let color: UIColor
        switch mood {
        case .unhappy: color = warningColor
        case .happy where isFirstResponder, .neutral where isFirstResponder: color = accentColor
        default: color = captionColor
        }
        captionLabel.text = mood == .unhappy ? (warning ?? caption) : caption
        captionLabel.font = font
        if animated {
            UIView.transition(with: captionLabel, duration: 0.2, options: UIViewAnimationOptions.transitionCrossDissolve, animations: {
                self.captionLabel.textColor = color
            }, completion: nil)
        } else {
            captionLabel.textColor = color
        }
        underline.strokeColor = color.cgColor
    }

    fileprivate func float(_ up: Bool, animated: Bool) {
        guard up != isFloating else { return }
        isFloating = up
        let move = { () -> Void in
            self.placeCaption()
        }
        guard animated else { return move() }
        UIView.animate(withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
                       options: [UIViewAnimationOptions.beginFromCurrentState], animations: move, completion: nil)
    }

    func placeCaption() {
        let lineHeight = font?.lineHeight ?? 20
        let scale = isFloating ? captionScale : 1
        captionLabel.bounds = CGRect(x: 0, y: 0, width: bounds.width - 2 * insetX, height: lineHeight)
        captionLabel.center = CGPoint(x: insetX, y: isFloating ? lineHeight * scale / 2 : bounds.height - lineHeight / 2 - 6)
        captionLabel.transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    fileprivate func shake() {
        let shake = CAKeyframeAnimation(keyPath: "position.x")
        shake.values = [0, 8, -8, 4, 0]
        shake.keyTimes = [0, 0.2, 0.5, 0.8, 1]
        shake.duration = 0.35
        shake.isAdditive = true
        layer.add(shake, forKey: "shake")
    }
}
