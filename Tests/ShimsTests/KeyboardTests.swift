import Flipbook
import Testing
import UIKit

@Suite struct KeyboardTests {
  private let stage: Stage
  private let controller = UIViewController()
  private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
  private let other = UITextField(frame: CGRect(x: 10, y: 50, width: 200, height: 30))

  init() throws {
    stage = try Stage(canvas: Canvas(width: 320, height: 480, framesPerSecond: 10))
    let (stage, controller, field, other) = (stage, controller, field, other)
    stage.perform {
      stage.window.rootViewController = controller
      controller.view.addSubview(field)
      controller.view.addSubview(other)
    }
  }

  /// The events of the keyboard's notifications with the upper edges of its frames, and their times.
  private final class Log: NSObject {
    var entries: [String] = []
    var info: [AnyHashable: Any] = [:]
    private var tokens: [any NSObjectProtocol] = []

    func start() {
      for name: Notification.Name in [
        .UIKeyboardWillChangeFrame, .UIKeyboardWillShow, .UIKeyboardDidChangeFrame,
        .UIKeyboardDidShow, .UIKeyboardWillHide, .UIKeyboardDidHide,
      ] {
        tokens.append(
          NotificationCenter.default.portedAddObserver(forName: name, object: nil, queue: nil) {
            [weak self] in self?.note($0)
          })
      }
    }

    private func note(_ notification: Notification) {
      info = notification.userInfo ?? [:]
      let begin = (info[UIKeyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
      let end = info[UIKeyboardFrameEndUserInfoKey] as? CGRect ?? .zero
      let event = notification.name.rawValue.dropFirst(10).dropLast(12)
      entries.append("\(event) \(Int(begin.minY))-\(Int(end.minY))")
    }
  }

  @Test func notificationsTellWhereTheKeyboardIs() throws {
    let log = Log()
    stage.showsKeyboard = true
    #expect(stage.showsKeyboard)
    stage.perform {
      log.start()
      field.becomeFirstResponder()
      #expect(log.entries == ["WillChangeFrame 480-264", "WillShow 480-264"])
    }
    #expect(log.info[UIKeyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect(log.info[UIKeyboardAnimationCurveUserInfoKey] as? Int == 7)
    try stage.advance(to: 1)
    #expect(log.entries.suffix(2) == ["DidChangeFrame 480-264", "DidShow 480-264"])
    // Another field takes over: nothing changes.
    stage.perform { _ = other.becomeFirstResponder() }
    try stage.advance(to: 2)
    #expect(log.entries.count == 4)
    log.entries = []
    stage.perform { _ = controller.view.endEditing(true) }
    #expect(log.entries == ["WillChangeFrame 264-480", "WillHide 264-480"])
    try stage.advance(to: 3)
    #expect(log.entries.last == "DidHide 264-480")
  }

  @Test func withoutAKeyboardNothingIsPosted() throws {
    let log = Log()
    stage.perform {
      log.start()
      field.becomeFirstResponder()
    }
    try stage.advance(to: 1)
    #expect(log.entries.isEmpty && !stage.showsKeyboard)
  }

  @Test func theGuideFollowsTheKeyboard() throws {
    let footer = UIView()
    stage.showsKeyboard = true
    stage.perform {
      footer.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(footer)
      NSLayoutConstraint.activate([
        footer.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
        footer.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    try stage.advance(to: 0.1)
    #expect(footer.frame.maxY == 480)
    stage.perform { _ = field.becomeFirstResponder() }
    try stage.advance(to: 0.2)
    let shown = stage.perform { footer.layer.presentation()?.frame.maxY ?? 0 }
    #expect(footer.frame.maxY == 264 && shown > 264 && shown < 480)
    // The field leaves the window: the editing ends, and the keyboard leaves, too.
    stage.perform { field.removeFromSuperview() }
    try stage.advance(to: 2)
    #expect(footer.frame.maxY == 480 && !field.isFirstResponder)
  }

  @Test func touchesOfKeysType() throws {
    stage.showsKeyboard = true
    stage.touch(field, at: 0.1)
    let keys: [(x: CGFloat, y: CGFloat)] = [
      (15, 290),  // Q, a capital at the beginning
      (160, 450),  // the space
      (50, 290),  // w
      (305, 400),  // delete
      (20, 450), (15, 290),  // the symbols, 1
    ]
    for (index, key) in keys.enumerated() {
      stage.touch(
        stage.window, at: 1 + Double(index) * 0.3, point: CGPoint(x: key.x, y: key.y))
    }
    try stage.advance(to: 4)
    #expect(field.text == "Q 1")
    stage.perform {
      other.keyboardType = .phonePad
      other.becomeFirstResponder()
    }
    stage.touch(stage.window, at: 5, point: CGPoint(x: 160, y: 290))
    stage.touch(stage.window, at: 5.3, point: CGPoint(x: 160, y: 450))
    try stage.advance(to: 6)
    #expect(other.text == "20")
  }

  /// A chat's bar, whose text view determines its height.
  private final class Bar: UIView {
    let text = UITextView()
    var height: CGFloat = 50 { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: height)
    }
    func fill() {
      text.isScrollEnabled = false
      text.font = .systemFont(ofSize: 16)
      text.translatesAutoresizingMaskIntoConstraints = false
      addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: topAnchor),
        text.bottomAnchor.constraint(equalTo: bottomAnchor),
        text.leadingAnchor.constraint(equalTo: leadingAnchor),
        text.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }
  }

  @Test func anAccessoryViewGrowsWithItsContent() throws {
    let (bar, log) = (Bar(), Log())
    stage.showsKeyboard = true
    stage.perform {
      bar.autoresizingMask = .flexibleHeight
      field.inputAccessoryView = bar
      field.becomeFirstResponder()
    }
    try stage.advance(to: 1)
    stage.perform {
      #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 214, width: 320, height: 50))
      log.start()
      bar.height = 80
    }
    try stage.advance(to: 2)
    stage.perform {
      #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 184, width: 320, height: 80))
      #expect(log.entries.contains("WillShow 214-184"))
      let accessory = Bar()
      accessory.height = UIView.noIntrinsicMetric
      accessory.translatesAutoresizingMaskIntoConstraints = false
      accessory.fill()
      other.inputAccessoryView = accessory
      other.becomeFirstResponder()
    }
    try stage.advance(to: 3)
    let accessory = try #require(other.inputAccessoryView as? Bar)
    let first = accessory.frame.height
    stage.perform { accessory.text.text = "a\nb\nc" }
    try stage.advance(to: 4)
    stage.perform {
      let line = UIFont.systemFont(ofSize: 16).lineHeight
      #expect(first > line && abs(accessory.frame.height - first - 2 * line) <= 1)
      #expect(accessory.convert(accessory.bounds, to: nil).maxY == 264)
    }
  }

  @Test func viewsOfAppsAreShownInsteadOfAKeyboardAndAboveIt() throws {
    let (keys, bar) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44)))
    keys.frame.size.height = 150
    field.inputView = keys
    field.inputAccessoryView = bar
    stage.perform { _ = field.becomeFirstResponder() }
    try stage.advance(to: 1)
    stage.perform {
      #expect(keys.convert(keys.bounds, to: nil) == CGRect(x: 0, y: 330, width: 320, height: 150))
      #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 286, width: 320, height: 44))
      #expect(stage.window.hitTest(CGPoint(x: 5, y: 300), with: nil) === bar)
      #expect(stage.window.hitTest(CGPoint(x: 15, y: 15), with: nil) === field)
      field.inputView = nil
      field.reloadInputViews()
    }
    try stage.advance(to: 2)
    stage.perform {
      #expect(keys.window == nil && bar.convert(bar.bounds, to: nil).maxY == 480)
    }
  }

  /// A controller with a bar for messages, as in chats.
  private final class Chat: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    let message = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.addSubview(message)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      becomeFirstResponder()
    }
  }

  @Test func aBarWithAFieldStaysWhenTheEditingEnds() throws {
    let chat = Chat()
    stage.showsKeyboard = true
    stage.perform { stage.window.rootViewController = chat }
    try stage.advance(to: 1)
    func edge() -> CGFloat { stage.perform { chat.bar.convert(chat.bar.bounds, to: nil).maxY } }
    #expect(edge() == 480)
    stage.touch(chat.message, at: 1.1)
    try stage.advance(to: 2)
    #expect(chat.message.isFirstResponder && edge() == 264)
    stage.perform { _ = chat.message.resignFirstResponder() }
    try stage.advance(to: 3)
    #expect(chat.isFirstResponder && edge() == 480)
    stage.perform { stage.window.rootViewController = UIViewController() }
    try stage.advance(to: 4)
    #expect(chat.bar.window == nil)
  }

  @Test func aDragOfAScrollViewDismissesTheKeyboard() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 150))
    stage.showsKeyboard = true
    stage.perform {
      scroll.contentSize.height = 500
      scroll.keyboardDismissMode = .onDrag
      controller.view.addSubview(scroll)
      field.becomeFirstResponder()
    }
    stage.drag(
      from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 150), at: 1, duration: 0.2)
    try stage.advance(to: 2)
    #expect(!field.isFirstResponder)
  }

  @Test(arguments: [false, true])
  func theKeyboardFollowsAFinger(thatTurnsBack: Bool) throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let footer = UIView()
    stage.showsKeyboard = true
    stage.perform {
      scroll.contentSize.height = 900
      scroll.keyboardDismissMode = .interactive
      controller.view.insertSubview(scroll, at: 0)
      footer.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(footer)
      footer.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor)
        .isActive = true
      field.becomeFirstResponder()
    }
    try stage.advance(to: 1)
    // Down into the keyboard and, in one case, up again.
    let curve =
      thatTurnsBack
      ? CAMediaTimingFunction(controlPoints: 0.2, 3, 0.8, 1) : CAMediaTimingFunction(name: .linear)
    stage.drag(
      from: CGPoint(x: 250, y: 150), to: CGPoint(x: 250, y: thatTurnsBack ? 300 : 400), at: 1,
      duration: 1, curve: curve)
    try stage.advance(to: 1.7)
    #expect(footer.frame.maxY > 300 && footer.frame.maxY < 400 && field.isFirstResponder)
    try stage.advance(to: 4)
    #expect(field.isFirstResponder == thatTurnsBack)
    #expect(footer.frame.maxY == (thatTurnsBack ? 264 : 480))
  }

  /// A table whose tenth row has a field.
  private final class Form: UITableViewController {
    let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 30))

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      20
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      if indexPath.row == 9 { cell.contentView.addSubview(field) }
      return cell
    }
  }

  @Test func tablesKeepTheFocusedFieldAboveTheKeyboard() throws {
    let form = Form()
    stage.showsKeyboard = true
    stage.perform { stage.window.rootViewController = form }
    try stage.advance(to: 0.5)
    stage.perform { _ = form.field.becomeFirstResponder() }
    try stage.advance(to: 2)
    stage.perform {
      #expect(form.tableView.contentInset.bottom == 216)
      #expect(form.field.convert(form.field.bounds, to: nil).maxY <= 264)
      form.field.resignFirstResponder()
    }
    try stage.advance(to: 3)
    #expect(form.tableView.contentInset.bottom == 0)
  }

  @Test func alertsMoveAboveTheKeyboard() throws {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    stage.showsKeyboard = true
    stage.perform { controller.present(alert, animated: true) }
    try stage.advance(to: 3)
    let field = try #require(alert.textFields?.first)
    stage.perform {
      let place = field.convert(field.bounds, to: nil)
      #expect(field.isFirstResponder && place.midY > 100 && place.maxY < 264)
    }
  }

  @Test func theCurveOfTheNotificationsIsACurve() {
    #expect(UIView.AnimationCurve(rawValue: 7) == .easeInOut)
    #expect(UIView.AnimationCurve(rawValue: 3) == .linear)
    #expect(UIViewAnimationOptions(rawValue: 7 << 16).rawValue == 458_752)
  }
}
