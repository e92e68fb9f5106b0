import FilmStage
import Testing
import UIKit

/// A view controller of an app, with tasks.
private final class LoadingController: UIViewController {
  private(set) var steps: [Double] = []
  private var task: Task<Void, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    task = Task { @MainActor [weak self] in
      self?.note()
      try? await Task.sleep(nanoseconds: 1_000_000_000)
      self?.note()
      await self?.load()
      self?.note()
    }
  }

  @MainActor private func load() async {
    try? await Task.sleep(for: .milliseconds(500))
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<3 { group.addTask { try? await Task.sleep(nanoseconds: 250_000_000) } }
    }
    view.alpha = 0
  }

  private func note() { steps.append(CACurrentMediaTime() - 10_000) }
}

@Suite struct TaskCodeTests {
  @Test func tasksOfAppsTakeTheStagesTime() throws {
    let test = try TestStage()
    let controller = test.stage.perform { LoadingController() }
    try test.play(until: 3) { test.stage.window.rootViewController = controller }
    #expect(controller.steps == [0, 1, 1.75])
  }
}
