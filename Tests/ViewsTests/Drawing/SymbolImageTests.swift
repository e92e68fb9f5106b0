import Controls
import Drawing
import Foundation
import Layers
import Raster
import Testing
import ViewText
import Views
import VirtualTime

/// Images of symbols, which are templates, and the views that show them.
@Suite struct SymbolImageTests {
  private let clock = VirtualClock()

  private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) throws
    -> UIImage
  { try #require(UIImage(systemName: name, withConfiguration: configuration)) }

  @Test func aSymbolHasTheSizeOfItsInkAndMargins() throws {
    try clock.asCurrent {
      let heart = try symbol("heart")
      #expect(heart.isSymbolImage && heart.renderingMode == .automatic)
      #expect(heart.size == CGSize(width: 21, height: 19) && heart.scale == 1)
      #expect(try symbol("minus").size.height == 4, "the height of the ink and 3 points")
      #expect(try symbol("ellipsis").size.width > 2 * symbol("ellipsis").size.height)
      let large = UIImage.SymbolConfiguration(pointSize: 34)
      let doubled = try symbol("heart", large).size
      #expect(doubled == CGSize(width: 42, height: 37))
      #expect(heart.applyingSymbolConfiguration(large)?.size == doubled)
      #expect(heart.withConfiguration(large).size == doubled)
      let scaled = try symbol("heart", UIImage.SymbolConfiguration(scale: .large)).size
      #expect(scaled.width > heart.size.width && scaled.width < doubled.width)
    }
  }

  @Test func configurationsAreKept() throws {
    try clock.asCurrent {
      let bold = UIImage.SymbolConfiguration(weight: .bold)
      let sized = UIImage.SymbolConfiguration(pointSize: 30)
      let star = try symbol("star", bold)
      #expect(star.symbolConfiguration == bold && star.configuration == bold)
      let both = star.applyingSymbolConfiguration(sized)?.symbolConfiguration
      #expect(both == bold.applying(sized) && both?.withoutPointSize() == bold)
      #expect(star.withConfiguration(sized).symbolConfiguration == sized)
      let picture = plate(2, 2, .red)
      #expect(!picture.isSymbolImage && picture.configuration == nil)
      #expect(picture.applyingSymbolConfiguration(bold) === picture)
      #expect(try symbol("star") == symbol("star") && symbol("star") != symbol("heart"))
      #expect(try symbol("star") != star)
      let font = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 30, weight: .bold))
      #expect(font == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold))
    }
  }

  @Test func imageViewsShowSymbolsInTheirTint() throws {
    let view = try clock.asCurrent { UIImageView(image: try symbol("heart.fill")) }
    clock.asCurrent { view.tintColor = .red }
    #expect(Ink(try picture(of: view, on: clock)).colors == ["#FF0000FF"])
    clock.asCurrent { view.tintColor = .green }
    #expect(Ink(try picture(of: view, on: clock)).colors == ["#00FF00FF"])
    // The image's own colour applies only as an original.
    clock.asCurrent { view.image = view.image?.withTintColor(.blue) }
    #expect(Ink(try picture(of: view, on: clock)).colors == ["#00FF00FF"])
    clock.asCurrent {
      view.image = view.image?.withTintColor(.blue, renderingMode: .alwaysOriginal)
    }
    #expect(Ink(try picture(of: view, on: clock)).colors == ["#0000FFFF"])
    clock.asCurrent {
      view.image = UIImage(systemName: "heart.fill")?.withRenderingMode(.alwaysOriginal)
    }
    #expect(Ink(try picture(of: view, on: clock)).colors == ["#000000FF"])
  }

  @Test func symbolsAreSharpAtAnySize() throws {
    let view = try clock.asCurrent { UIImageView(image: try symbol("square.fill")) }
    clock.asCurrent {
      view.tintColor = .red
      view.contentMode = .scaleAspectFit
      view.frame.size = CGSize(width: 200, height: 200)
    }
    let shown = try picture(of: view, on: clock)
    // An enlarged bitmap would have an edge of a dozen pixels.
    let partial = (0..<100).count { x in
      let alpha = shown[x, 100]?.alpha ?? 0
      return alpha > 0 && alpha < 255
    }
    #expect(partial <= 2)
    #expect(Ink(shown).width > 160)
  }

  @Test func paletteAndHierarchyColourTheLayers() throws {
    try clock.asCurrent {
      let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
      let badge = try symbol("xmark.circle.fill", palette)
      let view = UIImageView(image: badge)
      view.tintColor = .green
      #expect(Ink(try picture(of: view, on: clock)).colors.isSuperset(of: ["#0000FFFF"]))
      let drawn = Ink(badge.bitmap).colors
      #expect(drawn.contains("#0000FFFF") && !drawn.contains("#000000FF"))
      let shades = UIImage.SymbolConfiguration(hierarchicalColor: .red)
      let alphas = Set(try symbol("xmark.circle.fill", shades).bitmap.pixels.map { $0 >> 24 })
      #expect(alphas.contains(128))
      let mono = palette.applying(.preferringMonochrome())
      #expect(Ink(try symbol("circle.fill", mono).bitmap).colors == ["#000000FF"])
    }
  }

  @Test func preferredConfigurationsApplyToWhatTheImageLeavesOpen() throws {
    try clock.asCurrent {
      let view = UIImageView(image: try symbol("heart"))
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
      #expect(view.intrinsicContentSize == CGSize(width: 42, height: 37))
      view.image = try symbol("heart", UIImage.SymbolConfiguration(pointSize: 17))
      #expect(view.intrinsicContentSize == CGSize(width: 21, height: 19))
      let button = UIButton(type: .system)
      button.setImage(try symbol("heart"), for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: 21, height: 19))
      let large = UIImage.SymbolConfiguration(pointSize: 34)
      button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
      #expect(button.preferredSymbolConfigurationForImage(in: .normal) == large)
      #expect(button.currentPreferredSymbolConfiguration == large)
      #expect(button.intrinsicContentSize == CGSize(width: 42, height: 37))
      var configuration = UIButton.Configuration.plain()
      configuration.image = try symbol("heart")
      configuration.contentInsets = .zero
      configuration.preferredSymbolConfigurationForImage = large
      let configured = UIButton(configuration: configuration)
      #expect(configured.intrinsicContentSize == CGSize(width: 42, height: 37))
    }
  }

  @Test func drawnSymbolsAreBlackOrTinted() throws {
    try clock.asCurrent {
      func colors(_ image: UIImage) -> Set<String> {
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in
          image.draw(in: CGRect(x: 0, y: 0, width: 60, height: 60))
        }
        return Ink(drawn.bitmap).colors
      }
      let circle = try symbol("circle.fill")
      #expect(colors(circle) == ["#000000FF"])
      #expect(colors(circle.withTintColor(.red)) == ["#FF0000FF"])
      let layer = CALayer()
      layer.bounds.size = circle.size
      layer.contents = circle.cgImage
      #expect(Ink(try picture(of: layer, on: clock)).colors == ["#000000FF"])
      #expect(circle.cgImage.map { CGFloat($0.width) } == circle.size.width)
    }
  }

  @Test func symbolsInTextHaveItsColourAndSize() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    clock.asCurrent {
      label.textColor = .red
      label.font = .systemFont(ofSize: 34)
      let text = NSMutableAttributedString(
        attachment: NSTextAttachment(image: UIImage(systemName: "square.fill") ?? UIImage()))
      text.addAttribute(
        .font, value: UIFont.systemFont(ofSize: 34), range: NSRange(location: 0, length: 1))
      label.attributedText = text
    }
    let ink = Ink(try picture(of: label, on: clock))
    #expect(ink.colors == ["#FF0000FF"])
    #expect(ink.width >= 29 && ink.width <= 33, "\(ink.width)")
  }

  @Test func symbolsInTheDirectionOfReadingAreMirrored() throws {
    func leftmost(_ name: String, _ direction: UISemanticContentAttribute) throws -> Bool {
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      view.semanticContentAttribute = direction
      view.contentMode = .scaleToFill
      view.image = try symbol(name)
      let shown = try picture(of: view, on: clock)
      // The tip of a chevron that points to the left is in the middle of the left side.
      return (0..<12).contains { (shown[$0, 20]?.alpha ?? 0) > 128 }
    }
    try clock.asCurrent {
      let cases: [(name: String, left: Bool, mirrored: Bool)] = [
        ("chevron.forward", false, true), ("chevron.backward", true, false),
        ("chevron.right", false, false),
      ]
      for (name, left, mirrored) in cases {
        let plain = try leftmost(name, .forceLeftToRight)
        let other = try leftmost(name, .forceRightToLeft)
        #expect(plain == left && other == mirrored, "\(name)")
      }
      let player = try symbol("forward.end.alt")
      #expect(!player.flipsForRightToLeftLayoutDirection)
    }
  }

  @Test func aVariableValueFadesParts() throws {
    try clock.asCurrent {
      let wifi = try #require(UIImage(systemName: "wifi", variableValue: 0.3))
      let full = try #require(UIImage(systemName: "wifi", variableValue: 1))
      #expect(wifi.size == full.size && wifi != full)
      func opacity(_ image: UIImage) -> UInt32 { image.bitmap.pixels.reduce(0) { $0 + $1 >> 24 } }
      #expect(opacity(wifi) < opacity(full))
    }
  }
}
