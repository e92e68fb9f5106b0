//
//  StrengthBar.swift
//  RxSignIn
//
//  Created by Shaan Bhattacharya on 22/04/2021.
//

import UIKit
import RxSwift

@objcMembers
class StrengthBar: UIView {

    dynamic var strength: CGFloat = 0 {
        didSet {
            UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseOut]) {
                self.bar.frame.size.width = self.bounds.width * self.strength
                self.bar.backgroundColor = self.strength < 0.5 ? .systemOrange : .systemGreen
            }
        }
    }

    private let bar = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGray5
        layer.cornerRadius = frame.height / 2
        clipsToBounds = true
        bar.frame.size.height = frame.height
        addSubview(bar)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

extension Reactive where Base: StrengthBar {
    var strength: Binder<CGFloat> {
        return Binder(self.base) { bar, strength in
            bar.strength = strength
        }
    }
}
