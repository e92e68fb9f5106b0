import Foundation
import VirtualTime

/// The recognizers that observe a touch, from the touched view to the window.
final class GestureGroup {
  private(set) var recognizers: [UIGestureRecognizer] = []
  private weak var touch: UITouch?
  /// Whether a gesture was recognized that takes the touch from its view.
  private var takesTouch = false
  /// Whether the view has got the touch, and isn't told yet that it was taken.
  private var viewHasTouch = false
  /// Whether the view isn't told of the touch: it has another one, or its scroll view refuses this
  /// one.
  private var isSpare = false
  /// Tells the view that the touch has begun, once it is clear that it isn't a drag; nil if the view
  /// knows, or won't.
  private var beginning: VirtualClock.Work?
  /// The events of the beginning and of the end that the view gets when the gestures have failed that
  /// delay them. The touch is retained, because it can be over.
  private var delayedBeginning: UIEvent?
  private var delayedEnd: (touch: UITouch, event: UIEvent)?
  /// Whether the recognizers know the next event already.
  private var isEarly = false
  private var isHandling = false

  /// Returns whether a gesture is being recognized that the drag of a scroll view can't join.
  func isBusy(for pan: ScrollPanRecognizer) -> Bool {
    recognizers.contains {
      $0 !== pan && $0.cancelsTouchesInView && [.began, .changed].contains($0.state)
        && pan.prevented(by: $0)
    }
  }

  /// Returns whether there are gestures that continue during the drag of a scroll view.
  func isShared(with pan: ScrollPanRecognizer) -> Bool {
    recognizers.contains {
      !($0 is ScrollPanRecognizer) && $0.isActive
        && [.possible, .began, .changed].contains($0.state) && !$0.prevented(by: pan)
    }
  }

  /// Passes a movement to the recognizers before it is sent to the window, from the touched view
  /// outwards. After those of a scroll view, `scroll` is called with it, until it has returned true:
  /// gestures of views inside a scroll view begin before its drag, and those of views around it after.
  func handleEarly(_ touch: UITouch, _ event: UIEvent, scroll: (UIScrollView) -> Bool) {
    isEarly = true
    var rest = recognizers[...]
    var isDecided = false
    while let view = rest.first.map(\.view) {
      let own = rest.prefix { $0.view === view }
      rest = rest.dropFirst(own.count)
      isHandling = true
      for recognizer in own { recognizer.follow(touch, event) }
      Self.settle(Array(own), touch)
      isHandling = false
      for case let pan as ScrollPanRecognizer in own where !isDecided {
        isDecided = pan.scrollView.map(scroll) ?? false
      }
      // The drag has taken the touch.
      if touch.phase == .cancelled { return }
    }
  }

  /// Passes an event to the recognizers, and then to the view if no gesture has taken the touch.
  func deliver(_ touch: UITouch, _ event: UIEvent) {
    if isEarly { isEarly = false } else { handle(touch, event) }
    if takesTouch { return tellView(event) }
    beginDelayed(touch)
    switch touch.phase {
    case .began:
      isSpare = Self.isSpare(touch, event)
      if isDelayed(by: \.delaysTouchesBegan) { return delayedBeginning = event }
      guard !delay(touch, event) else { return }
      isSpare = isSpare || !Self.isLetIn(touch, event)
    case .ended:
      if beginning != nil { begin(touch, event) }
      if isDelayed(by: \.delaysTouchesEnded) { return delayedEnd = (touch, event) }
    case .cancelled: forgetBeginning()
    case .moved, .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
    guard !isSpare, !isWithheld, viewHasTouch || touch.phase == .began else { return }
    viewHasTouch = true
    touch.view?.take(touch, event)
  }

  // MARK: Touches that gestures delay

  /// Whether a gesture that delays touches can still be recognized.
  private func isDelayed(by delays: (UIGestureRecognizer) -> Bool) -> Bool {
    recognizers.contains { $0.isActive && $0.state == .possible && delays($0) }
  }

  /// Tells the view what was delayed, unless another gesture still delays it. Called when a gesture
  /// has failed.
  func gestureFailed() {
    guard !isHandling, !takesTouch, let touch = delayedEnd?.touch ?? touch else { return }
    beginDelayed(touch)
    guard let end = delayedEnd, !isDelayed(by: \.delaysTouchesEnded) else { return }
    delayedEnd = nil
    if !isSpare, viewHasTouch { touch.view?.take(touch, end.event) }
  }

  private func beginDelayed(_ touch: UITouch) {
    guard let event = delayedBeginning, !isDelayed(by: \.delaysTouchesBegan) else { return }
    delayedBeginning = nil
    begin(touch, event)
  }

  // MARK: Touches of scroll views' content

  /// The time in seconds for which a scroll view withholds touches from its content. Apple doesn't
  /// document it; 150 ms is what developers report. (D)
  private static let contentDelay = 0.15

  /// Delays the beginning of a touch in a scroll view; returns false if it isn't delayed.
  private func delay(_ touch: UITouch, _ event: UIEvent) -> Bool {
    let isTouchedAtOnce = (touch.view as? any TouchKeeper)?.isTouchedAtOnce == true
    guard !isSpare, !isTouchedAtOnce, let clock = VirtualClock.current,
      Self.scrollViews(around: touch).contains(where: {
        $0.delaysContentTouches && $0.isScrollEnabled
      })
    else { return false }
    let end = clock.now.advanced(bySeconds: Self.contentDelay)
    beginning = clock.schedule(at: end) { [weak self, weak touch] in
      if let self, let touch { begin(touch, event) }
    }
    return true
  }

  /// Tells the view that the touch has begun.
  private func begin(_ touch: UITouch, _ event: UIEvent) {
    forgetBeginning()
    isSpare = !Self.isLetIn(touch, event)
    if isSpare { return }
    viewHasTouch = true
    let phase = touch.phase
    touch.phase = .began
    touch.view?.take(touch, event)
    touch.phase = phase
  }

  /// Whether the view isn't told yet that the touch has begun.
  var isWithheld: Bool { beginning != nil || delayedBeginning != nil }

  private func forgetBeginning() {
    delayedBeginning = nil
    beginning?.cancel()
    beginning = nil
  }

  /// Returns whether the scroll view around the touched view lets it have the touch.
  private static func isLetIn(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard let view = touch.view, let scrollView = scrollViews(around: touch).first,
      scrollView !== view
    else { return true }
    return scrollView.touchesShouldBegin([touch], with: event, in: view)
  }

  /// The scroll views around the touched view, from the innermost to the outermost.
  static func scrollViews(around touch: UITouch) -> [UIScrollView] {
    sequence(first: touch.view) { $0?.superview }.prefix { $0 != nil }
      .compactMap { $0 as? UIScrollView }
  }

  /// Whether the view already has a touch, and doesn't want several.
  private static func isSpare(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard let view = touch.view, !view.isMultipleTouchEnabled else { return false }
    return event.touches(for: view)?.contains { $0 !== touch && $0.gestures.viewHasTouch } ?? false
  }

  /// Takes the touch from its view, which gets `touchesCancelled`.
  func takeTouch() {
    takesTouch = true
    forgetBeginning()
    if !isHandling, let touch { tellView(UIEvent(touch)) }
    delayedEnd = nil
  }

  private func handle(_ touch: UITouch, _ event: UIEvent) {
    isHandling = true
    defer { isHandling = false }
    guard touch.phase == .began else {
      for recognizer in recognizers { recognizer.follow(touch, event) }
      return Self.settle(recognizers, touch)
    }
    self.touch = touch
    recognizers = Self.recognizers(of: touch, event)
    // One that waits for another tap doesn't observe that tap.
    for recognizer in recognizers where !recognizer.isWaiting {
      recognizer.observe(touch, event, in: self)
    }
    Self.settle(recognizers, touch)
  }

  /// Lets recognizers tell their targets about an event that all of them have handled, and then get
  /// ready for the next gesture.
  private static func settle(_ recognizers: [UIGestureRecognizer], _ touch: UITouch) {
    for recognizer in recognizers { recognizer.settle(touch) }
    for recognizer in recognizers { recognizer.finishIfOver() }
  }

  private func tellView(_ event: UIEvent) {
    guard let touch, viewHasTouch else { return }
    viewHasTouch = false
    let phase = touch.phase
    touch.phase = .cancelled
    touch.view?.take(touch, event)
    touch.phase = phase
  }

  /// Lets the gestures fail that aren't recognized yet and can't join the drag of a scroll view.
  func yield(to pan: ScrollPanRecognizer) {
    isEarly = false
    for recognizer in recognizers
    where recognizer !== pan && recognizer.state == .possible
      && (recognizer is ScrollPanRecognizer || recognizer.prevented(by: pan))
    {
      recognizer.cancelGesture()
    }
  }

  private static func recognizers(of touch: UITouch, _ event: UIEvent) -> [UIGestureRecognizer] {
    sequence(first: touch.view) { $0?.superview }.prefix { $0 != nil }
      .compactMap { $0 }
      .flatMap { view in
        (view.gestureRecognizers ?? []).filter { recognizer in
          recognizer.isEnabled && !isLeftToControl(recognizer, touch)
            && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
            && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
        }
      }
  }

  /// Whether a single tap belongs to a control in the recognizer's view: the control's own action
  /// takes precedence (Apple's "Event Handling Guide for UIKit", interacting with controls).
  private static func isLeftToControl(
    _ recognizer: UIGestureRecognizer, _ touch: UITouch
  ) -> Bool {
    guard let tap = recognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1,
      touch.view is any TouchKeeper
    else { return false }
    return recognizer.view !== touch.view
  }
}
