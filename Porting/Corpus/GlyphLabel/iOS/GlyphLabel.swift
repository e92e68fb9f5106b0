//
//  GlyphLabel.swift
//  GlyphLabel
//
//  A label that cuts its text into layers, one for each glyph, and animates them.
//

import UIKit

@objc(GLBGlyphLabel)
open class GlyphLabel: UILabel, NSLayoutManagerDelegate {

    @IBInspectable open var stagger: Double = 0.04
    @IBInspectable open var travel: CGFloat = 24

    private let textStorage = NSTextStorage(string: " ")
    private let layoutManager = NSLayoutManager()
    private let textContainer = NSTextContainer()

    private(set) var glyphLayers: [CATextLayer] = []
    private var oldGlyphLayers: [CATextLayer] = []

    open override var numberOfLines: Int {
        didSet { textContainer.maximumNumberOfLines = numberOfLines }
    }

    open override var lineBreakMode: NSLineBreakMode {
        didSet { textContainer.lineBreakMode = lineBreakMode }
    }

    open override var bounds: CGRect {
        didSet { textContainer.size = bounds.size }
    }

    open override var text: String! {
        get { return super.text }
        set {
            let style = NSMutableParagraphStyle()
            style.alignment = textAlignment
            attributedText = NSAttributedString(string: newValue, attributes: [
                NSAttributedString.Key.font: font as Any,
                NSAttributedString.Key.foregroundColor: textColor as Any,
                NSAttributedString.Key.paragraphStyle: style
            ])
        }
    }

    open override var attributedText: NSAttributedString! {
        get { return super.attributedText }
        set {
            guard textStorage.string != newValue.string else { return }
            oldGlyphLayers = glyphLayers
            textStorage.setAttributedString(newValue)
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpTextKit()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUpTextKit()
    }

    private func setUpTextKit() {
        textStorage.addLayoutManager(layoutManager)
        layoutManager.addTextContainer(textContainer)
        textContainer.size = bounds.size
        textContainer.lineFragmentPadding = 0
        textContainer.maximumNumberOfLines = numberOfLines
        textContainer.lineBreakMode = .byWordWrapping
        layoutManager.delegate = self
    }

    // MARK: - NSLayoutManagerDelegate

    open func layoutManager(_ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool) {
        guard let container = textContainer, layoutFinishedFlag else { return }
        makeGlyphLayers(in: container)
        animateIn()
    }

    private func makeGlyphLayers(in container: NSTextContainer) {
        glyphLayers = []
        let used = layoutManager.usedRect(for: container)
        let top = (bounds.height - used.height) / 2
        var index = 0
        while index < layoutManager.numberOfGlyphs {
            let range = layoutManager.rangeOfNominallySpacedGlyphs(containing: index)
            let glyph = NSRange(location: index, length: 1)
            let characters = layoutManager.characterRange(forGlyphRange: glyph, actualGlyphRange: nil)
            let place = layoutManager.textContainer(forGlyphAt: index, effectiveRange: nil) ?? container
            var rect = layoutManager.boundingRect(forGlyphRange: glyph, in: place)
            rect.origin.y += top
            index = max(index + 1, min(NSMaxRange(range), NSMaxRange(characters)))
            guard rect.width > 0 else { continue }
            let layer = CATextLayer()
            layer.frame = rect.insetBy(dx: -2, dy: 0)
            layer.alignmentMode = .center
            layer.contentsScale = UIScreen.main.scale
            layer.string = textStorage.attributedSubstring(from: characters)
            layer.opacity = 0
            self.layer.addSublayer(layer)
            glyphLayers.append(layer)
        }
    }

    private func animateIn() {
        for (offset, old) in oldGlyphLayers.enumerated() {
            fade(old, to: 0, from: 1, shift: -travel, delay: Double(offset) * stagger * 0.5)
        }
        for (offset, layer) in glyphLayers.enumerated() {
            fade(layer, to: 1, from: 0, shift: travel, delay: Double(offset) * stagger)
        }
    }

    private func fade(_ layer: CALayer, to end: Float, from start: Float, shift: CGFloat, delay: Double) {
        let opacity = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
        opacity.fromValue = start
        opacity.toValue = end
        let move = CABasicAnimation(keyPath: "transform.translation.y")
        move.fromValue = end > start ? shift : 0
        move.toValue = end > start ? 0 : shift
        let group = CAAnimationGroup()
        group.animations = [opacity, move]
        group.duration = 0.35
        group.beginTime = CACurrentMediaTime() + delay
        group.timingFunction = CAMediaTimingFunction(name: .easeOut)
        group.fillMode = .backwards
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = end
        CATransaction.commit()
        layer.add(group, forKey: "fade")
    }
}
