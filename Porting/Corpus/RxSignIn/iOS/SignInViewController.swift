//
//  SignInViewController.swift
//  RxSignIn
//
//  Created by Shaan Bhattacharya on 21/04/2021.
//

import UIKit
import RxSwift
import RxCocoa

final class SignInViewController: UIViewController {

    // MARK: Views

    @IBOutlet private(set) var codeField: CodeField!
    @IBOutlet private(set) var button: UIButton!
    private let strengthBar = StrengthBar(frame: CGRect(x: 0, y: 0, width: 200, height: 6))
    private let greeting = UILabel()

    // MARK: Rx

    private let viewModel: SignInViewModel
    private let disposeBag = DisposeBag()

    init(viewModel: SignInViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        codeField = CodeField(frame: CGRect(x: 0, y: 0, width: 230, height: 50))
        button = UIButton(type: .system)
        button.setTitle("Sign in", for: .normal)
        greeting.textAlignment = .center
        greeting.numberOfLines = 2
        [codeField, strengthBar, button, greeting].forEach { view.addSubview($0) }
        bind()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let middle = view.bounds.midX
        codeField.center = CGPoint(x: middle, y: 60)
        strengthBar.center = CGPoint(x: middle, y: 104)
        button.bounds.size = CGSize(width: 120, height: 40)
        button.center = CGPoint(x: middle, y: 140)
        greeting.frame = CGRect(x: 20, y: 170, width: view.bounds.width - 40, height: 44)
    }

    // MARK: Binding

    private func bind() {
        let output = viewModel.transform(input: .init(
            code: codeField.rx.code.asDriver(),
            submit: button.rx.tap.asSignal(),
            appeared: rx.viewDidAppear.asObservable()
        ))

        output.isValid
            .drive(button.rx.isEnabled)
            .disposed(by: disposeBag)

        output.strength
            .drive(strengthBar.rx.strength)
            .disposed(by: disposeBag)

        output.shake
            .emit(to: codeField.rx.shake)
            .disposed(by: disposeBag)

        output.shake
            .delay(.milliseconds(450))
            .emit(onNext: { [weak self] in self?.codeField.clear() })
            .disposed(by: disposeBag)

        output.state
            .map { state -> CGFloat in state == .busy ? 0.4 : 1 }
            .drive(codeField.rx.fade(duration: 0.2))
            .disposed(by: disposeBag)

        output.state
            .drive(onNext: { [unowned self] in self.show($0) })
            .disposed(by: disposeBag)

        codeField.rx.filled
            .filter { $0.index == 3 }
            .subscribe(onNext: { [weak self] filled in
                self?.greeting.text = "\(filled.letter) was the last one"
            })
            .disposed(by: disposeBag)

        strengthBar.rx.observe(\.strength)
            .map { $0 >= 0.5 ? UIColor.systemGreen : UIColor.systemOrange }
            .subscribe(onNext: { [button] color in button?.tintColor = color })
            .disposed(by: disposeBag)

        NotificationCenter.default.rx.notification(UIApplication.didEnterBackgroundNotification)
            .subscribe(onNext: { [weak codeField] _ in codeField?.clear() })
            .disposed(by: disposeBag)

        rx.viewWillLayout
            .take(1)
            .bind { [weak self] in self?.greeting.text = "Enter your code" }
            .disposed(by: disposeBag)
    }

    private func show(_ state: SignInState) {
        switch state {
        case .idle:
            break
        case .busy:
            greeting.text = "One moment…"
        case .rejected:
            greeting.text = "That wasn't it"
        case .welcome(let name):
            UIView.transition(with: greeting, duration: 0.3, options: .transitionFlipFromTop, animations: {
                self.greeting.text = "Welcome, \(name)"
            })
        }
    }
}
