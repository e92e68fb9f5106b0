//
//  Reactive+Views.swift
//  RxSignIn
//
//  Created by Shaan Bhattacharya on 22/04/2021.
//

import RxSwift
import RxCocoa
import UIKit

extension Reactive where Base: UIViewController {

    var viewDidAppear: ControlEvent<Bool> {
        let source = methodInvoked(#selector(Base.viewDidAppear)).map { $0.first as? Bool ?? false }
        return ControlEvent(events: source)
    }

    var viewWillLayout: Observable<Void> {
        return sentMessage(#selector(UIViewController.viewWillLayoutSubviews)).map { _ in }
    }
}

extension Reactive where Base: CodeField {

    /// The index of each box that was filled, and its letter.
    var filled: Observable<(index: Int, letter: String)> {
        return methodInvoked(#selector(CodeField.didFill(box:with:)))
            .compactMap { arguments in
                guard let index = arguments[0] as? Int, let letter = arguments[1] as? String else { return nil }
                return (index, letter)
            }
    }

    var cleared: ControlEvent<Void> {
        ControlEvent(events: sentMessage(#selector(CodeField.clear)).map { _ in () })
    }

    var code: ControlProperty<String> {
        base.field.rx.text.orEmpty
    }
}

extension Reactive where Base: UIView {

    var shake: Binder<Void> {
        return Binder(base) { view, _ in
            let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
            shake.values = [0, 12, -12, 6, -6, 0]
            shake.duration = 0.4
            view.layer.add(shake, forKey: "shake")
        }
    }

    func fade(duration: TimeInterval) -> Binder<CGFloat> {
        return Binder(base) { view, alpha in
            UIView.animate(withDuration: duration) { view.alpha = alpha }
        }
    }
}
