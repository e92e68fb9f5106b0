import Controls
import Drawing
import Foundation
import Layers
import Raster
import Testing
import ViewText
import Views
import VirtualTime

@Suite struct UIButtonTests {
  private let clock = VirtualClock()

  private func button(
    _ type: UIButton.ButtonType = .custom, _ change: (UIButton) -> Void = { _ in }
  ) -> UIButton {
    clock.asCurrent {
      let button = UIButton(type: type)
      change(button)
      if button.bounds.isEmpty { button.sizeToFit() }
      return button
    }
  }

  private func ink(of button: UIButton) throws -> Ink {
    Ink(try picture(of: button, on: clock))
  }

  @Test func titlesAreCentred() throws {
    let button = button {
      $0.setTitle("HH", for: .normal)
      $0.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    }
    let ink = try ink(of: button)
    #expect(abs(ink.left + ink.right - 99) <= 2 && abs(ink.top + ink.bottom - 49) <= 4)
    #expect(ink.colors == ["#FFFFFFFF"])
    #expect(button.titleLabel?.font.pointSize == 18 && button.titleLabel?.text == "HH")
  }

  @Test func theImageIsBelowTheTitle() {
    let button = button { $0.setTitle("HH", for: .normal) }
    clock.asCurrent {
      let layer = CALayer()
      button.layer.insertSublayer(layer, below: button.imageView?.layer)
      let order = button.layer.sublayers ?? []
      #expect(order.map { $0 === layer } == [true, false, false])
      #expect(button.subviews.last === button.titleLabel)
    }
  }

  @Test func sizesFitTheTitle() {
    let system = button(.system) { $0.setTitle("Button", for: .normal) }
    let font = UIFont.systemFont(ofSize: 15)
    #expect(system.titleLabel?.font == font)
    let text = "Button".size(withAttributes: [.font: font])
    #expect(system.intrinsicContentSize.width == text.width.rounded(.up))
    #expect(system.intrinsicContentSize.height == text.height.rounded(.up) + 12)
    clock.asCurrent {
      system.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
    }
    #expect(system.intrinsicContentSize.height == text.height.rounded(.up) + 3)
    #expect(system.intrinsicContentSize.width == text.width.rounded(.up) + 50)
    #expect(button { $0.setTitle("i", for: .normal) }.intrinsicContentSize.width == 30)
    let line = UIButton(type: .custom).titleLabel?.font.lineHeight ?? 0
    #expect(
      UIButton().intrinsicContentSize == CGSize(width: 30, height: line.rounded(.up) + 12))
  }

  @Test func eachStateHasItsTitleAndColour() throws {
    let button = button {
      $0.setTitle("off", for: .normal)
      $0.setTitle("on", for: .selected)
      $0.setTitleColor(.red, for: .normal)
      $0.setTitleColor(.blue, for: .selected)
    }
    #expect(try ink(of: button).colors.contains("#FF0000FF"))
    clock.asCurrent { button.isSelected = true }
    #expect(button.titleLabel?.text == "on" && button.currentTitle == "on")
    #expect(try ink(of: button).colors.contains("#0000FFFF"))
    clock.asCurrent { button.isHighlighted = true }
    #expect(button.currentTitle == "off" && button.currentTitleColor == .red)
    #expect(button.title(for: .highlighted) == "off" && button.titleColor(for: .selected) == .blue)
  }

  // Documented for titles; an app on iOS 26.1 measured it for background images.
  @Test func aStateWithoutContentHasThatOfTheNormalState() {
    let (image, other) = (plate(4, 4, .red), plate(4, 4, .blue))
    let button = button {
      $0.setTitle("off", for: .normal)
      $0.setAttributedTitle(NSAttributedString(string: "off"), for: .normal)
      $0.setTitleColor(.red, for: .normal)
      $0.setTitleShadowColor(.blue, for: .normal)
      $0.setImage(image, for: .normal)
      $0.setBackgroundImage(image, for: .normal)
      $0.setImage(other, for: .selected)
    }
    for state in [UIControl.State.highlighted, .disabled, [.selected, .highlighted]] {
      #expect(button.title(for: state) == "off")
      #expect(button.attributedTitle(for: state)?.string == "off")
      #expect(button.titleColor(for: state) == .red && button.titleShadowColor(for: state) == .blue)
      #expect(button.image(for: state) === image && button.backgroundImage(for: state) === image)
    }
    #expect(button.image(for: .selected) === other)
    clock.asCurrent {
      button.setTitle(nil, for: .normal)
      button.setBackgroundImage(nil, for: .normal)
    }
    #expect(button.title(for: .disabled) == nil && button.backgroundImage(for: .disabled) == nil)
  }

  @Test func systemButtonsUseTheTintAndDim() throws {
    let button = button(.system) {
      $0.setTitle("HHH", for: .normal)
      // Large enough that some pixels are fully covered.
      $0.titleLabel?.font = .systemFont(ofSize: 30)
    }
    #expect(try ink(of: button).colors == ["#007AFFFF"])
    clock.asCurrent { button.tintColor = .red }
    #expect(try ink(of: button).colors == ["#FF0000FF"])
    clock.asCurrent { button.isHighlighted = true }
    #expect(button.titleLabel?.alpha == 0.2 && button.currentTitleColor == .red)
    clock.asCurrent { button.isHighlighted = false }
    #expect(button.titleLabel?.alpha == 1)
    clock.asCurrent { button.isEnabled = false }
    #expect(button.currentTitleColor == .tertiaryLabel)
    #expect(try ink(of: button).colors.isEmpty)
  }

  @Test func anAttributedTitleTakesPrecedence() throws {
    let button = button {
      $0.setTitle("plain", for: .normal)
      $0.setAttributedTitle(
        NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red]),
        for: .normal)
    }
    #expect(button.titleLabel?.text == "red" && button.currentTitle == "plain")
    #expect(try ink(of: button).colors.contains("#FF0000FF"))
    clock.asCurrent { button.setAttributedTitle(nil, for: .normal) }
    #expect(button.titleLabel?.text == "plain")
    #expect(try !ink(of: button).colors.contains("#FF0000FF"))
  }

  @Test func theImageViewOfACustomButtonKeepsItsTint() throws {
    let button = button {
      $0.imageView?.tintColor = .red
      $0.setImage(plate(20, 20, .black).withRenderingMode(.alwaysTemplate), for: .normal)
    }
    #expect(try ink(of: button).colors == ["#FF0000FF"])
  }

  @Test func theImagePrecedesTheTitle() throws {
    let button = button {
      $0.setImage(plate(20, 20, .red), for: .normal)
      $0.setTitle("H", for: .normal)
      $0.setTitleColor(.blue, for: .normal)
      $0.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }
    func frames() throws -> (image: CGRect, title: CGRect) {
      _ = try picture(of: button, on: clock)
      return (button.imageView?.frame ?? .null, button.titleLabel?.frame ?? .null)
    }
    var (image, title) = try frames()
    #expect(image.size == CGSize(width: 20, height: 20) && image.minY == 10)
    #expect(title.minX == image.maxX && abs(image.minX + title.maxX - 100) <= 1)
    clock.asCurrent {
      button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -10, bottom: 0, right: 0)
      button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
    }
    let moved = try frames()
    #expect(moved.image.minX == image.minX - 5 && moved.title.minX == title.minX + 8)
    clock.asCurrent {
      button.imageEdgeInsets = .zero
      button.titleEdgeInsets = .zero
      button.semanticContentAttribute = .forceRightToLeft
      button.setNeedsLayout()
    }
    (image, title) = try frames()
    #expect(image.minX == title.maxX)
  }

  @Test func alignmentMovesTheContent() throws {
    let button = button {
      $0.setTitle("H", for: .normal)
      $0.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
      $0.contentHorizontalAlignment = .left
      $0.contentVerticalAlignment = .top
    }
    #expect(try ink(of: button).left < 4)
    #expect(button.titleLabel?.frame.origin == .zero)
    clock.asCurrent {
      button.contentHorizontalAlignment = .trailing
      button.contentVerticalAlignment = .bottom
    }
    #expect(try ink(of: button).right > 95)
    #expect(button.titleLabel?.frame.maxY == 60)
    #expect(button.effectiveContentHorizontalAlignment == .right)
    clock.asCurrent {
      button.contentHorizontalAlignment = .fill
      button.contentVerticalAlignment = .fill
    }
    _ = try ink(of: button)
    #expect(button.titleLabel?.frame == button.bounds)
  }

  @Test func imagesUseTheTintOrDarken() throws {
    let system = button(.system) { $0.setImage(plate(10, 10, .red), for: .normal) }
    #expect(try ink(of: system).colors == ["#007AFFFF"])
    let custom = button { $0.setImage(plate(10, 10, .red), for: .normal) }
    #expect(try ink(of: custom).colors == ["#FF0000FF"])
    clock.asCurrent { custom.isHighlighted = true }
    let dark = try ink(of: custom).colors
    #expect(dark == ["#800000FF"] || dark == ["#7F0000FF"])
    clock.asCurrent { custom.adjustsImageWhenHighlighted = false }
    #expect(try ink(of: custom).colors == ["#FF0000FF"])
    clock.asCurrent { (custom.isHighlighted, custom.isEnabled) = (false, false) }
    #expect(try ink(of: custom).colors.isEmpty)
  }

  @Test func theBackgroundFillsTheBounds() throws {
    let button = button {
      $0.setBackgroundImage(plate(40, 50, .blue), for: .normal)
      $0.setTitle("H", for: .normal)
    }
    #expect(button.bounds.size == CGSize(width: 40, height: 50))
    let ink = try ink(of: button)
    #expect(ink.colors.isSuperset(of: ["#0000FFFF", "#FFFFFFFF"]) && ink.width == 40)
  }

  @Test func theLabelDrawsTheShadow() throws {
    let button = button {
      $0.setTitle("HH", for: .normal)
      $0.setTitleShadowColor(.red, for: .normal)
      $0.titleLabel?.shadowOffset = CGSize(width: 0, height: 3)
      $0.reversesTitleShadowWhenHighlighted = true
      $0.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    }
    #expect(try ink(of: button).colors.contains("#FF0000FF"))
    clock.asCurrent { button.isHighlighted = true }
    #expect(button.titleLabel?.shadowOffset.height == -3)
  }

  @Test func buttonTypesHaveTheirSymbols() throws {
    for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .contactAdd, .close] {
      #expect(try !ink(of: button(type)).isEmpty)
      let size = clock.asCurrent { UIButton(type: type).bounds.size }
      #expect(size.width >= 22 && size.width <= 31 && size.height >= 22)
    }
    #expect(clock.asCurrent { UIButton(type: .system).bounds.size } == .zero)
    #expect(LayerWarnings.of(clock).all.isEmpty)
  }

  @Test func aTapTogglesTheSelection() {
    var states: [Bool] = []
    let scene = TouchScene()
    let button = scene.add(UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    scene.clock.asCurrent {
      button.addAction(
        UIAction { states.append(($0.sender as? UIButton)?.isSelected == true) },
        for: .touchUpInside)
    }
    for changes in [true, true, false] {
      button.changesSelectionAsPrimaryAction = changes
      scene.drag(CGPoint(x: 50, y: 50))
    }
    #expect(states == [true, false, false])
  }

  @Test func aPopUpButtonHasTheTitleOfItsSelection() {
    clock.asCurrent {
      let button = UIButton(type: .system)
      button.setTitle("Own", for: .normal)
      button.menu = UIMenu(children: [
        UIAction(title: "One") { _ in }, UIAction(title: "Two", state: .on) { _ in },
      ])
      button.showsMenuAsPrimaryAction = true
      #expect(button.currentTitle == "Own")
      button.changesSelectionAsPrimaryAction = true
      #expect(button.currentTitle == "Two")
      button.menu = UIMenu(children: [UIAction(title: "Three") { _ in }])
      #expect(button.currentTitle == "Three")
      button.sendActions(for: .touchUpInside)
      #expect(!button.isSelected)
    }
  }

  @Test func aPrimaryActionSetsTheTitle() {
    var taps = 0
    let button = clock.asCurrent {
      UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    }
    #expect(button.title(for: .normal) == "Go")
    clock.asCurrent { button.sendActions(for: .primaryActionTriggered) }
    #expect(taps == 1)
  }
}
