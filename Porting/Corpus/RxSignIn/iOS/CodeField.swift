//
//  CodeField.swift
//  RxSignIn
//
//  Created by Shaan Bhattacharya on 22/04/2021.
//

import UIKit

/// Boxes for the digits of a code, over an invisible text field.
@objc(SBCodeField)
class CodeField: UIView {

    @objc let field = UITextField()
    private var boxes: [CALayer] = []
    private var letters: [CATextLayer] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        field.textColor = .clear
        field.tintColor = .clear
        field.keyboardType = .numberPad
        addSubview(field)
        for _ in 0..<4 {
            let box = CALayer()
            box.borderColor = UIColor.systemGray3.cgColor
            box.borderWidth = 2
            box.cornerRadius = 8
            layer.addSublayer(box)
            boxes.append(box)
            let letter = CATextLayer()
            letter.alignmentMode = .center
            letter.foregroundColor = UIColor.label.cgColor
            letter.fontSize = 24
            layer.addSublayer(letter)
            letters.append(letter)
        }
        field.addTarget(self, action: #selector(textChanged(_:)), for: .editingChanged)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// `dynamic`, so that `methodInvoked` sees it.
    @objc dynamic func didFill(box index: Int, with letter: String) {
        let pop = CABasicAnimation(keyPath: "transform.scale")
        pop.fromValue = 1.3
        pop.duration = 0.2
        letters[index].add(pop, forKey: nil)
    }

    @objc dynamic func clear() {
        field.text = ""
        field.sendActions(for: .editingChanged)
    }

    @objc private func textChanged(_ sender: UITextField) {
        let text = Array(sender.text ?? "")
        for (index, letter) in letters.enumerated() {
            let new = index < text.count ? String(text[index]) : nil
            let old = letter.string as? String
            letter.string = new
            boxes[index].borderColor = (new == nil ? UIColor.systemGray3 : .systemIndigo).cgColor
            if let new = new, new != old {
                didFill(box: index, with: new)
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = bounds
        let side = bounds.height
        let gap = (bounds.width - 4 * side) / 3
        for index in boxes.indices {
            let frame = CGRect(x: CGFloat(index) * (side + gap), y: 0, width: side, height: side)
            boxes[index].frame = frame
            letters[index].frame = frame.insetBy(dx: 0, dy: (side - 30) / 2)
        }
    }
}
