import Foundation
import Views

/// The animations and the completion closures of an app that go with those of a menu.
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating,
  UIEditMenuInteractionAnimating
{
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.pop
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ controller: UIViewController?) { previewViewController = controller }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Makes the changes that are animated.
  func animate() { for change in animations { change() } }

  /// Calls the completion closures.
  func complete() {
    let all = completions
    completions = []
    for completion in all { completion() }
  }
}
