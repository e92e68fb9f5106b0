import Controls
import Foundation
import Testing
import Views

@Suite struct PreviewInteractionTests {
  private final class Pressed: NSObject, UIPreviewInteractionDelegate {
    var calls = 0
    func previewInteraction(
      _ previewInteraction: UIPreviewInteraction,
      didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
    ) { calls += 1 }
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) { calls += 1 }
  }

  @Test func fingersWithoutForceBeginNoPreview() {
    let scene = Scene()
    let interaction = UIPreviewInteraction(view: scene.view)
    let delegate = Pressed()
    interaction.delegate = delegate
    scene.perform { interaction.cancel() }
    #expect(interaction.view === scene.view && interaction.location(in: scene.view) == .zero)
    #expect(delegate.calls == 0 && delegate.previewInteractionShouldBegin(interaction))
  }
}
