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

  @Test func notificationsAreASequence() throws {
    let test = try TestStage()
    let name = Notification.Name("changed")
    let sender = UIView()
    var received: [String] = []
    let center = NotificationCenter()
    func post(_ text: String, by object: UIView) {
      center.post(name: name, object: object, userInfo: ["text": text])
    }
    try test.play(until: 3) {
      let task = Task { @MainActor in
        for await notification in center.notifications(named: name, object: sender) {
          received.append(notification.userInfo?["text"] as? String ?? "")
          // What is posted in the meantime waits.
          try? await Task.sleep(for: .seconds(1))
        }
        received.append("end")
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        post("first", by: sender)
        post("another sender's", by: UIView())
        post("second", by: sender)
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
        task.cancel()
        post("late", by: sender)
      }
    }
    #expect(received == ["first", "second", "end"])
  }
}
