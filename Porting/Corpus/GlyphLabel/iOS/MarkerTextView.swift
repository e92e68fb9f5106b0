//
//  MarkerTextView.swift
//  GlyphLabel
//
//  A text view with rounded, gradient highlights, and a storage that styles words in asterisks.
//

import UIKit

extension NSAttributedString.Key {
    static let marker = NSAttributedString.Key("GLBMarker")
}

final class MarkerLayoutManager: NSLayoutManager {

    var colors: [UIColor] = [.systemYellow, .systemOrange]
    var progress: CGFloat = 1 {
        didSet {
            guard let length = textStorage?.length else { return }
            invalidateDisplay(forCharacterRange: NSRange(location: 0, length: length))
        }
    }

    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
        guard let storage = textStorage, let context = UIGraphicsGetCurrentContext() else { return }
        let characters = characterRange(forGlyphRange: glyphsToShow, actualGlyphRange: nil)
        storage.enumerateAttribute(.marker, in: characters, options: []) { value, range, _ in
            guard value != nil else { return }
            let glyphs = self.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
            self.enumerateLineFragments(forGlyphRange: glyphs) { _, usedRect, container, lineRange, _ in
                let part = NSIntersectionRange(lineRange, glyphs)
                var rect = self.boundingRect(forGlyphRange: part, in: container)
                rect.origin.y = usedRect.origin.y
                rect.size.width *= self.progress
                rect = rect.insetBy(dx: -3, dy: 1).offsetBy(dx: origin.x, dy: origin.y)
                self.fill(rect, in: context)
            }
        }
    }

    private func fill(_ rect: CGRect, in context: CGContext) {
        context.saveGState()
        UIBezierPath(roundedRect: rect, cornerRadius: 5).addClip()
        let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(),
                                  colors: colors.map { $0.cgColor } as CFArray, locations: nil)!
        context.drawLinearGradient(gradient, start: rect.origin,
                                   end: CGPoint(x: rect.maxX, y: rect.minY), options: [])
        context.restoreGState()
    }

    override func drawUnderline(forGlyphRange glyphRange: NSRange,
                                underlineType underlineVal: NSUnderlineStyle,
                                baselineOffset: CGFloat,
                                lineFragmentRect lineRect: CGRect,
                                lineFragmentGlyphRange lineGlyphRange: NSRange,
                                containerOrigin: CGPoint) {
        let start = location(forGlyphAt: glyphRange.location).x
        let end = NSMaxRange(glyphRange) < NSMaxRange(lineGlyphRange)
            ? location(forGlyphAt: NSMaxRange(glyphRange)).x
            : lineFragmentUsedRect(forGlyphAt: glyphRange.location, effectiveRange: nil).maxX
        let y = lineRect.maxY + containerOrigin.y - 2
        let path = UIBezierPath()
        path.move(to: CGPoint(x: lineRect.minX + containerOrigin.x + start, y: y))
        var x = start
        while x < end {
            let next = min(x + 4, end)
            path.addQuadCurve(to: CGPoint(x: lineRect.minX + containerOrigin.x + next, y: y),
                              controlPoint: CGPoint(x: lineRect.minX + containerOrigin.x + (x + next) / 2, y: y - 4))
            x = next
        }
        path.lineWidth = 1
        path.stroke()
    }
}

final class MarkdownStorage: NSTextStorage {

    private let backingStore = NSMutableAttributedString()
    var markedColor = UIColor.black

    override var string: String {
        return backingStore.string
    }

    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        return backingStore.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        backingStore.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
        endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        beginEditing()
        backingStore.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
        endEditing()
    }

    override func processEditing() {
        let paragraph = (backingStore.string as NSString).paragraphRange(for: editedRange)
        let expression = try! NSRegularExpression(pattern: "\\*(\\w+(\\s\\w+)*)\\*")
        removeAttribute(.marker, range: paragraph)
        expression.enumerateMatches(in: backingStore.string, options: [], range: paragraph) { match, _, _ in
            guard let range = match?.range(at: 1) else { return }
            self.addAttributes([.marker: true, .foregroundColor: self.markedColor], range: range)
        }
        super.processEditing()
    }
}

@objc(GLBMarkerTextView)
final class MarkerTextView: UIView {

    private let textStorage = MarkdownStorage()
    private let layoutManager = MarkerLayoutManager()
    private let textView: UITextView
    private var displayLink: CADisplayLink?
    private var start: CFTimeInterval = 0

    override init(frame: CGRect) {
        let container = NSTextContainer(size: CGSize(width: frame.width, height: .greatestFiniteMagnitude))
        container.widthTracksTextView = true
        layoutManager.addTextContainer(container)
        textStorage.addLayoutManager(layoutManager)
        textView = UITextView(frame: CGRect(origin: .zero, size: frame.size), textContainer: container)
        super.init(frame: frame)
        textView.isEditable = false
        textView.isScrollEnabled = false
        textView.backgroundColor = .clear
        addSubview(textView)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var text: String {
        get { return textStorage.string }
        set {
            let whole = NSRange(location: 0, length: textStorage.length)
            textStorage.beginEditing()
            textStorage.replaceCharacters(in: whole, with: newValue)
            textStorage.addAttributes([.font: UIFont.systemFont(ofSize: 18), .foregroundColor: UIColor.darkGray],
                                      range: NSRange(location: 0, length: textStorage.length))
            textStorage.endEditing()
        }
    }

    func underline(_ word: String) {
        let range = (textStorage.string as NSString).range(of: word)
        guard range.location != NSNotFound else { return }
        textStorage.addAttributes([.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red], range: range)
    }

    func exclude(_ rect: CGRect) {
        textView.textContainer.exclusionPaths = [UIBezierPath(ovalIn: rect)]
    }

    func animateMarkers() {
        layoutManager.progress = 0
        start = CACurrentMediaTime()
        displayLink = CADisplayLink(target: self, selector: #selector(step(_:)))
        displayLink?.add(to: .main, forMode: .common)
    }

    @objc private func step(_ link: CADisplayLink) {
        let progress = min((CACurrentMediaTime() - start) / 0.8, 1)
        layoutManager.progress = CGFloat(progress)
        if progress >= 1 {
            link.invalidate()
            displayLink = nil
        }
    }
}
