//
//  SignInService.swift
//  RxSignIn
//
//  Created by Shaan Bhattacharya on 21/04/2021.
//

import RxSwift
import Foundation

enum SignInError: Swift.Error {
    case wrongCode
}

/// Pretends to ask a server.
@objcMembers
final class SignInService: NSObject {

    static let shared = SignInService()

    dynamic private(set) var attempts = 0
    private let scheduler: SchedulerType

    init(scheduler: SchedulerType = MainScheduler.instance) {
        self.scheduler = scheduler
        super.init()
    }

    func signIn(code: String) -> Single<String> {
        attempts += 1
        return Single<String>.create { single in
            if code.hasPrefix("12") {
                single(.success("Ada"))
            } else {
                single(.failure(SignInError.wrongCode))
            }
            return Disposables.create()
        }
        .delaySubscription(.milliseconds(400), scheduler: scheduler)
    }
}
