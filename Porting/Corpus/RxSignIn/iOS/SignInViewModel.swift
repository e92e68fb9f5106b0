//
//  SignInViewModel.swift
//  RxSignIn
//
//  Created by Shaan Bhattacharya on 21/04/2021.
//

import Foundation
import RxSwift
import RxCocoa

protocol ViewModelType {
    associatedtype Input
    associatedtype Output
    func transform(input: Input) -> Output
}

enum SignInState: Equatable {
    case idle
    case busy
    case welcome(String)
    case rejected
}

final class SignInViewModel: ViewModelType {

    struct Input {
        let code: Driver<String>
        let submit: Signal<Void>
        let appeared: Observable<Bool>
    }

    struct Output {
        let isValid: Driver<Bool>
        let strength: Driver<CGFloat>
        let state: Driver<SignInState>
        let shake: Signal<Void>
    }

    private let service: SignInService
    private let state = BehaviorRelay<SignInState>(value: .idle)
    private let disposeBag = DisposeBag()

    init(service: SignInService = .shared) {
        self.service = service
    }

    func transform(input: Input) -> Output {
        let isValid = input.code
            .map { $0.count >= 4 }
            .distinctUntilChanged()

        let strength = input.code
            .map { CGFloat(min($0.count, 8)) / 8 }

        input.submit
            .asObservable()
            .withLatestFrom(input.code)
            .flatMapLatest { [service, state] code -> Observable<SignInState> in
                state.accept(.busy)
                return service.signIn(code: code)
                    .map { SignInState.welcome($0) }
                    .catchAndReturn(.rejected)
                    .asObservable()
            }
            .bind(to: state)
            .disposed(by: disposeBag)

        input.appeared
            .filter { $0 }
            .map { _ in SignInState.idle }
            .bind(to: state)
            .disposed(by: disposeBag)

        let shake = state.asSignal(onErrorJustReturn: .idle)
            .filter { $0 == .rejected }
            .map { _ in }

        return Output(isValid: isValid, strength: strength, state: state.asDriver().distinctUntilChanged(), shake: shake)
    }
}
