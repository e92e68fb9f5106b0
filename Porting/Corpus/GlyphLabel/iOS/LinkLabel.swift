//
//  LinkLabel.swift
//  GlyphLabel
//
//  A label whose hashtags and mentions can be tapped.
//

import Foundation
import UIKit

@objc public protocol LinkLabelDelegate: class {
    @objc optional func linkLabel(_ label: LinkLabel, didSelect word: String, at range: NSRange)
}

public enum LinkType {
    case hashtag
    case mention

    fileprivate var pattern: String {
        switch self {
        case .hashtag: return "#\\w+"
        case .mention: return "@\\w+"
        }
    }
}

@objc(GLBLinkLabel)
@IBDesignable open class LinkLabel: UILabel {

    @IBOutlet open weak var delegate: LinkLabelDelegate?
    @IBInspectable open var linkColor: UIColor = .blue { didSet { updateTextStorage() } }
    @IBInspectable open var selectedLinkColor: UIColor? { didSet { updateTextStorage() } }

    fileprivate lazy var textStorage = NSTextStorage()
    fileprivate lazy var layoutManager = NSLayoutManager()
    fileprivate lazy var textContainer = NSTextContainer()
    fileprivate var links: [(range: NSRange, word: String, type: LinkType)] = []
    fileprivate var selected: NSRange?

    override open var text: String? { didSet { updateTextStorage() } }
    override open var attributedText: NSAttributedString? { didSet { updateTextStorage() } }
    override open var font: UIFont! { didSet { updateTextStorage() } }
    override open var textColor: UIColor! { didSet { updateTextStorage() } }
    override open var numberOfLines: Int {
        didSet { textContainer.maximumNumberOfLines = numberOfLines }
    }
    override open var lineBreakMode: NSLineBreakMode {
        didSet { textContainer.lineBreakMode = lineBreakMode }
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setupLabel()
    }

    required public init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setupLabel()
    }

    fileprivate func setupLabel() {
        textStorage.addLayoutManager(layoutManager)
        layoutManager.addTextContainer(textContainer)
        textContainer.lineFragmentPadding = 0
        textContainer.lineBreakMode = lineBreakMode
        textContainer.maximumNumberOfLines = numberOfLines
        isUserInteractionEnabled = true
    }

    // MARK: - Drawing

    open override func drawText(in rect: CGRect) {
        let range = NSRange(location: 0, length: textStorage.length)
        textContainer.size = rect.size
        let origin = textOrigin(inRect: rect)
        layoutManager.drawBackground(forGlyphRange: range, at: origin)
        layoutManager.drawGlyphs(forGlyphRange: range, at: origin)
    }

    open override var intrinsicContentSize: CGSize {
        let superSize = super.intrinsicContentSize
        textContainer.size = CGSize(width: superSize.width, height: CGFloat.greatestFiniteMagnitude)
        let size = layoutManager.usedRect(for: textContainer)
        return CGSize(width: ceil(size.width), height: ceil(size.height))
    }

    fileprivate func textOrigin(inRect rect: CGRect) -> CGPoint {
        let usedRect = layoutManager.usedRect(for: textContainer)
        return CGPoint(x: rect.origin.x, y: rect.origin.y + (rect.height - usedRect.height) / 2)
    }

    fileprivate func updateTextStorage() {
        guard let attributedText = attributedText, attributedText.length > 0 else {
            links.removeAll()
            textStorage.setAttributedString(NSAttributedString())
            setNeedsDisplay()
            return
        }
        let mutable = NSMutableAttributedString(attributedString: attributedText)
        var range = NSRange(location: 0, length: 0)
        var attributes = mutable.attributes(at: 0, effectiveRange: &range)
        let style = attributes[.paragraphStyle] as? NSMutableParagraphStyle ?? NSMutableParagraphStyle()
        style.lineBreakMode = .byWordWrapping
        style.alignment = textAlignment
        attributes[.font] = font
        attributes[.foregroundColor] = textColor
        attributes[.paragraphStyle] = style
        mutable.addAttributes(attributes, range: NSRange(location: 0, length: mutable.length))
        findLinks(in: mutable.string)
        for link in links {
            let isSelected = selected.map { NSEqualRanges($0, link.range) } ?? false
            let color = isSelected ? selectedLinkColor ?? linkColor : linkColor
            mutable.addAttribute(.foregroundColor, value: color, range: link.range)
        }
        textStorage.setAttributedString(mutable)
        setNeedsDisplay()
    }

    private func findLinks(in string: String) {
        links = []
        for type in [LinkType.hashtag, .mention] {
            guard let expression = try? NSRegularExpression(pattern: type.pattern, options: [.caseInsensitive]) else { continue }
            let whole = NSRange(location: 0, length: (string as NSString).length)
            for match in expression.matches(in: string, options: [], range: whole) {
                links.append((match.range, (string as NSString).substring(with: match.range), type))
            }
        }
    }

    // MARK: - Touches

    private func link(at location: CGPoint) -> (range: NSRange, word: String, type: LinkType)? {
        guard textStorage.length > 0 else { return nil }
        var location = location
        location.y -= textOrigin(inRect: bounds).y
        let whole = NSRange(location: 0, length: textStorage.length)
        let box = layoutManager.boundingRect(forGlyphRange: whole, in: textContainer)
        guard box.contains(location) else { return nil }
        let index = layoutManager.glyphIndex(for: location, in: textContainer)
        return links.first { NSLocationInRange(index, $0.range) }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let link = link(at: touch.location(in: self)) else {
            super.touchesBegan(touches, with: event)
            return
        }
        selected = link.range
        updateTextStorage()
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, selected != nil else { return super.touchesEnded(touches, with: event) }
        if let link = link(at: touch.location(in: self)) {
            delegate?.linkLabel?(self, didSelect: link.word, at: link.range)
        }
        selected = nil
        updateTextStorage()
    }
}
