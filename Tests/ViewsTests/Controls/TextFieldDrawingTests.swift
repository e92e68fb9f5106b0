import Controls
import Drawing
import Foundation
import Layers
import Raster
import Testing
import ViewText
import Views
import VirtualTime

/// The appearance of text fields.
@Suite struct TextFieldDrawingTests {
  let scene = TouchScene()
  let field: UITextField

  init() {
    field = scene.add(UITextField(frame: CGRect(x: 0, y: 0, width: 120, height: 40)))
  }

  private func change(_ body: (UITextField) -> Void) { scene.clock.asCurrent { body(field) } }

  private func ink() throws -> Ink { Ink(try picture(of: field, on: scene.clock)) }

  @Test func textIsDrawnInItsColourAndPosition() throws {
    #expect(try ink().isEmpty)
    change { ($0.text, $0.textColor) = ("HHH", .red) }
    let left = try ink()
    #expect(left.colors == ["#FF0000FF"] && left.left < 4 && abs(left.top + left.bottom - 40) <= 5)
    change { $0.textAlignment = .right }
    #expect(try ink().right > 115)
    change { $0.textAlignment = .center }
    let middle = try ink()
    #expect(abs(middle.left + middle.right - 119) <= 2)
    change { $0.font = .systemFont(ofSize: 30) }
    #expect(try ink().height > middle.height)
  }

  @Test func thePlaceholderShowsWhileThereIsNoText() throws {
    change { $0.placeholder = "HHHHHH" }
    let pale = try ink()
    #expect(!pale.isEmpty && pale.colors.isEmpty)
    change {
      $0.attributedPlaceholder = NSAttributedString(
        string: "HHH", attributes: [.foregroundColor: UIColor.red])
    }
    #expect(try ink().colors == ["#FF0000FF"] && field.placeholder == "HHH")
    change { $0.text = "I" }
    #expect(try ink().right < 12)
  }

  @Test func attributesAreDrawnAndKeptWhileTyping() throws {
    change {
      $0.attributedText = NSAttributedString(
        string: "HH", attributes: [.foregroundColor: UIColor.blue])
      $0.becomeFirstResponder()
      $0.insertText("H")
    }
    #expect(field.text == "HHH")
    #expect(
      field.attributedText?.attributes(at: 2, effectiveRange: nil)[.foregroundColor] as? UIColor
        == .blue)
    #expect(try ink().colors.contains("#0000FFFF"))
    change { $0.text = "HH" }
    #expect(
      field.attributedText?.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont == field.font)
  }

  @Test(arguments: [NSTextAlignment.left, .center]) func textKeepsItsSizeWhileTheWidthIsAnimated(
    alignment: NSTextAlignment
  ) throws {
    change { ($0.text, $0.textColor, $0.textAlignment) = ("HHH", .red, alignment) }
    let before = try ink()
    change { field in
      UIView.animate(withDuration: 1) {
        field.frame.size.width = 60
        field.layoutIfNeeded()
      }
    }
    scene.clock.run(through: Instant(seconds: 0.5))
    let within = try ink()
    // Centred text can lie between pixels.
    #expect(abs(within.right - within.left - (before.right - before.left)) <= 3)
    #expect(alignment == .center || within.left == before.left)
  }

  @Test func secureTextIsShownAsDots() throws {
    change { $0.text = "HHHH" }
    let open = try ink()
    change { $0.isSecureTextEntry = true }
    let dots = try ink()
    #expect(dots.height < open.height && field.text == "HHHH")
  }

  @Test func bordersAreDrawn() throws {
    for style in [UITextField.BorderStyle.line, .bezel, .roundedRect] {
      change { $0.borderStyle = style }
      let ink = try ink()
      #expect(ink.width == 120 && ink.height == 40)
    }
    let bitmap = try picture(of: field, on: scene.clock)
    #expect(bitmap[0, 0]?.alpha ?? 255 < 128 && bitmap[60, 20]?.description == "#FFFFFFFF")
    #expect(field.textRect(forBounds: field.bounds).minX == 7)
    change { ($0.borderStyle, $0.background) = (.none, plate(4, 4, .red)) }
    #expect(try ink().colors == ["#FF0000FF"])
  }

  @Test func aSideViewThatIsSetAgainStays() throws {
    let field = ResettingField(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    scene.clock.asCurrent {
      (field.side.frame.size, field.rightViewMode) = (CGSize(width: 20, height: 20), .always)
      scene.window.addSubview(field)
      field.layoutIfNeeded()
      field.layoutIfNeeded()
    }
    #expect(field.side.superview === field && field.layouts == 1)
    #expect(field.side.frame == CGRect(x: 100, y: 10, width: 20, height: 20))
  }

  @Test func sideViewsAreNextToTheText() throws {
    let (left, right) = (UIView(), UIView())
    change {
      (left.frame.size, right.frame.size) = (
        CGSize(width: 20, height: 10), CGSize(width: 30, height: 40)
      )
      $0.leftView = left
      $0.rightView = right
      $0.leftViewMode = .always
      $0.rightViewMode = .whileEditing
    }
    _ = try ink()
    #expect(left.frame == CGRect(x: 0, y: 15, width: 20, height: 10))
    #expect(right.superview == nil)
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 20, y: 0, width: 100, height: 40))
    change { $0.becomeFirstResponder() }
    _ = try ink()
    #expect(right.frame == CGRect(x: 90, y: 0, width: 30, height: 40))
    #expect(field.editingRect(forBounds: field.bounds).maxX == 90)
    change { $0.leftViewMode = .unlessEditing }
    _ = try ink()
    #expect(left.superview == nil)
  }

  @Test func theClearButtonClears() throws {
    change { ($0.clearButtonMode, $0.text) = (.always, "abc") }
    _ = try ink()
    let rect = field.clearButtonRect(forBounds: field.bounds)
    scene.drag(CGPoint(x: rect.midX, y: rect.midY))
    #expect(field.text == "" && field.isEditing)
    _ = try ink()
    #expect(!field.subviews.contains { $0 is UIControl })
  }

  @Test func theCaretIsDrawnWhileEditing() throws {
    change { $0.text = "H" }
    let still = try ink()
    change {
      $0.tintColor = .red
      $0.becomeFirstResponder()
    }
    let edited = try ink()
    #expect(edited.colors.contains("#FF0000FF") && edited.right > still.right)
    #expect(edited.right < still.right + 8)
    change { $0.resignFirstResponder() }
    #expect(try ink() == still)
  }

  @Test func theEndOfLongTextShowsWhileItIsEdited() throws {
    change { ($0.text, $0.textColor) = ("iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiW", .red) }
    let cut = try picture(of: field, on: scene.clock)
    change {
      $0.tintColor = .clear
      $0.becomeFirstResponder()
    }
    let end = try picture(of: field, on: scene.clock)
    #expect(Ink(cut, from: 100) != Ink(end, from: 100) && Ink(end).right > 115)
    change { ($0.adjustsFontSizeToFitWidth, $0.minimumFontSize) = (true, 4) }
    #expect(Ink(try picture(of: field, on: scene.clock)).height < Ink(end).height)
  }

  @Test func sizesDependOnTheText() {
    change { ($0.text, $0.borderStyle) = ("abc", .roundedRect) }
    let font = UIFont.systemFont(ofSize: 17)
    let width = "abc".size(withAttributes: [.font: font]).width.rounded(.up)
    #expect(field.intrinsicContentSize.width == width + 14)
    #expect(field.intrinsicContentSize.height == font.lineHeight.rounded(.up) + 13)
    change { $0.font = nil }
    #expect(field.intrinsicContentSize.width == width + 14)
  }

  @Test func theDelegateIsConsulted() {
    final class Strict: UITextFieldDelegate {
      var log: [String] = []
      func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
      func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        log.append("\(range.location) \(range.length) \(string)")
        return string != "x"
      }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return false
      }
    }
    let strict = Strict()
    change {
      $0.delegate = strict
      $0.becomeFirstResponder()
      for key in ["a", "x", "b"] { $0.typeKey(key) }
      $0.typeDelete()
      $0.typeKey("\n")
    }
    #expect(field.text == "a" && !field.isEditing)
    #expect(strict.log == ["begin", "0 0 a", "1 0 x", "1 0 b", "1 1 ", "end"])
  }
}

/// A field that sets its side view in each layout, as search fields with an indicator do.
private final class ResettingField: UITextField {
  let side = UIView()
  var layouts = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    rightView = side
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    rightView = side
  }
}
