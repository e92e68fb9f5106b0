import Flipbook

/// Someone types a wrong code, then the right one.
@main
struct RxSignInFilm: Film {
  let canvas = Canvas(width: 320, height: 230, framesPerSecond: 30, background: .white)
  let duration: TimeInterval? = 4

  func perform(on stage: Stage) -> Observable<Void>? {
    let controller = SignInViewController(viewModel: SignInViewModel())
    stage.window.rootViewController = controller
    stage.type("9999", into: controller.codeField.field, at: 0.2)
    stage.touch(controller.button, at: 0.8)
    stage.type("1234", into: controller.codeField.field, at: 2.2)
    stage.touch(controller.button, at: 2.8)
    return nil
  }
}
