import Controls
import Drawing
import Foundation
import Layers
import Raster
import Testing
import ViewText
import Views
import VirtualTime

@Suite struct ButtonConfigurationTests {
  private let clock = VirtualClock()

  private func button(_ configuration: UIButton.Configuration) -> UIButton {
    clock.asCurrent { UIButton(configuration: configuration) }
  }

  private func ink(of button: UIButton) throws -> Ink {
    Ink(try picture(of: button, on: clock))
  }

  @Test func stylesHaveTheirColours() throws {
    var filled = UIButton.Configuration.filled()
    filled.title = "HHH"
    #expect(try ink(of: button(filled)).colors.isSuperset(of: ["#007AFFFF", "#FFFFFFFF"]))
    filled.baseBackgroundColor = .red
    filled.baseForegroundColor = .black
    #expect(try ink(of: button(filled)).colors.isSuperset(of: ["#FF0000FF", "#000000FF"]))
    var plain = UIButton.Configuration.plain()
    plain.title = "HHH"
    #expect(try ink(of: button(plain)).colors == ["#007AFFFF"])
    for style in [UIButton.Configuration.tinted(), .gray()] {
      let ink = try ink(of: button(style))
      #expect(ink.colors.isEmpty && ink.width > 20)
    }
  }

  @Test func sizesFollowTextAndInsets() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    let text = "Title".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    let size = button(configuration).bounds.size
    #expect(size.width == text.width.rounded(.up) + 24)
    #expect(size.height == text.height.rounded(.up) + 14)
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(button(configuration).bounds.width == text.width.rounded(.up) + 6)
    configuration.setDefaultContentInsets()
    configuration.buttonSize = .large
    #expect(button(configuration).bounds.height == text.height.rounded(.up) + 30)
  }

  @Test func theImageIsOnTheConfiguredSide() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.image = plate(20, 20, .red)
    configuration.imagePadding = 8
    for (edge, isBefore, isBeside) in [
      (NSDirectionalRectEdge.leading, true, true), (.trailing, false, true), (.top, true, false),
      (.bottom, false, false),
    ] {
      configuration.imagePlacement = edge
      let button = button(configuration)
      _ = try ink(of: button)
      let image = try #require(button.imageView?.frame)
      let title = try #require(button.titleLabel?.frame)
      let (first, second) = isBefore ? (image, title) : (title, image)
      if isBeside {
        #expect(second.minX == first.maxX + 8 && abs(image.midY - title.midY) <= 0.5)
      } else {
        #expect(second.minY == first.maxY + 8 && abs(image.midX - title.midX) <= 0.5)
      }
    }
  }

  @Test func theSubtitleIsBelowTheTitle() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.subtitle = "and a line below"
    let button = button(configuration)
    _ = try ink(of: button)
    let title = try #require(button.titleLabel?.frame)
    let subtitle = try #require(button.subtitleLabel?.frame)
    #expect(subtitle.minY == title.maxY + 1 && button.subtitleLabel?.text == "and a line below")
    #expect(button.bounds.contains(subtitle))
    clock.asCurrent { button.configuration = nil }
    #expect(button.subtitleLabel?.text == nil)
  }

  @Test func cornersFollowTheConfiguration() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    func radius() throws -> CGFloat {
      let button = button(configuration)
      _ = try ink(of: button)
      return button.subviews[0].layer.cornerRadius
    }
    #expect(try radius() == 5.95)
    configuration.background.cornerRadius = 3
    #expect(try radius() == 3)
    configuration.cornerStyle = .capsule
    #expect(try radius() == button(configuration).bounds.height / 2)
    configuration.cornerStyle = .large
    #expect(try radius() == 12)
  }

  @Test func statesChangeColours() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    let button = button(configuration)
    clock.asCurrent { button.isHighlighted = true }
    #expect(try !ink(of: button).colors.contains("#007AFFFF"))
    clock.asCurrent { (button.isHighlighted, button.isEnabled) = (false, false) }
    #expect(try ink(of: button).colors.isEmpty)
    clock.asCurrent { button.automaticallyUpdatesConfiguration = false }
    #expect(try ink(of: button).colors.contains("#007AFFFF"))
    #expect(configuration.updated(for: button).baseForegroundColor == .white)
  }

  @Test func theHandlerChangesTheConfiguration() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Off"
    let button = button(configuration)
    clock.asCurrent {
      button.configurationUpdateHandler = { button in
        button.configuration?.title = button.isSelected ? "On" : "Off"
        button.configuration?.baseBackgroundColor = button.isSelected ? .red : .blue
      }
    }
    #expect(try ink(of: button).colors.contains("#0000FFFF"))
    clock.asCurrent { button.isSelected = true }
    #expect(try ink(of: button).colors.contains("#FF0000FF"))
    #expect(button.titleLabel?.text == "On")
  }

  @Test func attributesAreTransformedBeforeDisplay() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "HH"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { old in
      var new = old
      new.font = UIFont.systemFont(ofSize: 40, weight: .bold)
      new.foregroundColor = UIColor.red
      return new
    }
    let ink = try ink(of: button(configuration))
    #expect(ink.colors == ["#FF0000FF"] && ink.height > 25)
    var attributed = AttributedString("HH")
    attributed.foregroundColor = UIColor.green
    configuration.titleTextAttributesTransformer = nil
    configuration.attributedTitle = attributed
    #expect(try self.ink(of: button(configuration)).colors == ["#00FF00FF"])
  }

  @Test func theBorderIsDrawn() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.background.strokeColor = .red
    configuration.background.strokeWidth = 2
    #expect(try ink(of: button(configuration)).colors.contains("#FF0000FF"))
  }

  @Test func theTitleColourChanges() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "HHH"
    let button = button(configuration)
    clock.asCurrent { button.tintColor = .red }
    #expect(try ink(of: button).colors == ["#FF0000FF"])
    configuration.baseForegroundColor = .green
    clock.asCurrent { button.configuration = configuration }
    #expect(try ink(of: button).colors == ["#00FF00FF"])
  }

  @Test func anIndicatorReplacesTheImage() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.image = plate(30, 30, .red)
    configuration.imagePadding = 8
    let button = button(configuration)
    let width = button.intrinsicContentSize.width
    configuration.showsActivityIndicator = true
    configuration.activityIndicatorColorTransformer = UIConfigurationColorTransformer { _ in .black
    }
    clock.asCurrent { button.configuration = configuration }
    _ = try ink(of: button)
    let indicator = try #require(
      button.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first)
    #expect(indicator.isAnimating && indicator.color == .black)
    #expect(indicator.bounds.size == CGSize(width: 20, height: 20))
    #expect(button.titleLabel?.frame.minX == indicator.frame.maxX + 8)
    #expect(button.imageView?.alpha == 0 && button.intrinsicContentSize.width == width - 10)
    configuration.showsActivityIndicator = false
    clock.asCurrent { button.configuration = configuration }
    _ = try ink(of: button)
    #expect(indicator.superview == nil && button.imageView?.alpha == 1)
    #expect(button.intrinsicContentSize.width == width)
  }

  @Test func aBackgroundHasAnEffectBehindItsColourAndAShadow() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.background.visualEffect = UIBlurEffect(style: .systemMaterial)
    configuration.background.backgroundColor = UIColor.red.withAlphaComponent(0.5)
    configuration.background.cornerRadius = 9
    configuration.background.shadowProperties.opacity = 0.25
    let button = button(configuration)
    _ = try ink(of: button)
    let backdrop = try #require(button.subviews.first)
    let effect = try #require(backdrop.subviews.first as? UIVisualEffectView)
    #expect(effect.effect is UIBlurEffect && effect.frame == backdrop.bounds)
    #expect(effect.contentView.backgroundColor == UIColor.red.withAlphaComponent(0.5))
    #expect(backdrop.backgroundColor == nil && effect.layer.cornerRadius == 9)
    #expect(backdrop.layer.shadowOpacity == 0.25)
    configuration.background.visualEffect = nil
    clock.asCurrent { button.configuration = configuration }
    _ = try ink(of: button)
    #expect(effect.superview == nil && backdrop.backgroundColor != nil)
  }
}
