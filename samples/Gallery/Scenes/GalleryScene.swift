import UIKit

/// A view whose animation begins when `start()` is called.
protocol GalleryScene: UIView {
  func start()
}

/// All scenes by name, in the order in which the gallery shows them.
let galleryScenes: [(name: String, make: (CGRect) -> any GalleryScene)] = [
  ("PulseRings", { PulseRings(frame: $0) }),
  ("ActivityBalls", { ActivityBalls(frame: $0) }),
  ("SplashZoom", { SplashZoom(frame: $0) }),
  ("SplitFlap", { SplitFlap(frame: $0) }),
  ("MorphingButton", { MorphingButton(frame: $0) }),
  ("ListEntrance", { ListEntrance(frame: $0) }),
  ("ScrubbedCard", { ScrubbedCard(frame: $0) }),
  ("Confetti", { Confetti(frame: $0) }),
  ("ShimmerMask", { ShimmerMask(frame: $0) }),
  ("ParallaxScroll", { ParallaxScroll(frame: $0) }),
  ("BallSpinner", { BallSpinner(frame: $0) }),
  ("PasswordShake", { PasswordShake(frame: $0) }),
  ("FlipClock", { FlipClock(frame: $0) }),
  ("MorphingLabel", { MorphingLabel(frame: $0) }),
  ("ProgressRing", { ProgressRing(frame: $0) }),
  ("LoginForm", { LoginForm(frame: $0) }),
  ("CardList", { CardList(frame: $0) }),
  ("KeyboardPanel", { KeyboardPanel(frame: $0) }),
  ("ExpandingCell", { ExpandingCell(frame: $0) }),
  ("ShrinkingHeader", { ShrinkingHeader(frame: $0) }),
  ("TodoList", { TodoList(frame: $0) }),
  ("CoverFlow", { CoverFlow(frame: $0) }),
  ("PushedPages", { PushedPages(frame: $0) }),
  ("BouncingTabs", { BouncingTabs(frame: $0) }),
  ("FilteredTiles", { FilteredTiles(frame: $0) }),
]
