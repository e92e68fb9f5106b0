import Controls
import Drawing
import Foundation
import Layers
import Raster
import Testing
import ViewText
import Views
import VirtualTime

/// Subclasses of text fields that draw something of their own.
@Suite struct TextFieldSubclassTests {
  let scene = TouchScene()

  /// A field that draws a bar of 20 points, and doesn't call `super`.
  private final class Bar: UITextField {
    var rects: [CGRect] = []
    override func draw(_ rect: CGRect) {
      UIColor.green.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 20, height: bounds.height))
    }
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 0) }
    override func drawText(in rect: CGRect) {
      rects.append(rect)
      super.drawText(in: rect)
    }
  }

  private func ink(_ field: UITextField, _ change: (UITextField) -> Void) throws -> Ink {
    scene.clock.asCurrent { change(field) }
    return Ink(try picture(of: field, on: scene.clock))
  }

  /// As in fields that show marks for what a field within them contains.
  @Test func anOverriddenTextDoesNotReplaceTheShownOne() throws {
    final class Marks: UITextField {
      override var text: String? {
        get { "" }
        set {}
      }
    }
    let field = scene.add(Marks(frame: CGRect(x: 0, y: 0, width: 120, height: 40)))
    let marks = try ink(field) {
      $0.attributedText = NSAttributedString(
        string: "HHH", attributes: [.foregroundColor: UIColor.red])
    }
    #expect(marks.colors == ["#FF0000FF"])
    scene.clock.asCurrent {
      field.becomeFirstResponder()
      field.insertText("I")
    }
    #expect(field.attributedText?.string == "HHHI")
  }

  @Test func textIsDrawnAboveWhatASubclassDrawsWithoutSuper() throws {
    let field = scene.add(Bar(frame: CGRect(x: 0, y: 0, width: 120, height: 40)))
    #expect(try ink(field) { _ in }.colors == ["#00FF00FF"])
    let text = try ink(field) {
      ($0.text, $0.textColor, $0.font) = ("HHHHHH", .red, .systemFont(ofSize: 40))
    }
    #expect(text.colors.isSuperset(of: ["#00FF00FF", "#FF0000FF"]) && text.right > 20)
    #expect(field.rects == [CGRect(x: 10, y: 0, width: 100, height: 40)])
    let bitmap = try picture(of: field, on: scene.clock)
    #expect((0..<20).contains { bitmap[$0, 20]?.description == "#FF0000FF" })
    let editing = try ink(field) {
      ($0.text, $0.placeholder, $0.tintColor) = ("", "HHHHHHHH", .blue)
      $0.becomeFirstResponder()
    }
    #expect(editing.colors.contains("#0000FFFF") && editing.right > 40)
  }

  /// A field that keeps its text elsewhere, and shows another.
  private final class Code: UITextField {
    override var text: String? {
      get { "" }
      set {}
    }
  }

  @Test func aSubclassShowsItsAttributedTextAlthoughItsTextIsEmpty() throws {
    let field = scene.add(Code(frame: CGRect(x: 0, y: 0, width: 120, height: 40)))
    let red = NSAttributedString(string: "HH", attributes: [.foregroundColor: UIColor.red])
    #expect(try ink(field) { $0.attributedText = red }.colors == ["#FF0000FF"])
  }

  /// A field that adds an opaque cover when it draws.
  private final class Covered: UITextField {
    let cover = CALayer()
    var drawn = 0
    override func draw(_ rect: CGRect) {
      drawn += 1
      cover.frame = bounds
      cover.backgroundColor = UIColor.green.cgColor
      layer.addSublayer(cover)
    }
  }

  @Test func editingDrawsTheTextButNotTheSubclass() throws {
    let field = scene.add(Covered(frame: CGRect(x: 0, y: 0, width: 120, height: 40)))
    field.textColor = .red
    #expect(try ink(field) { _ in }.colors == ["#00FF00FF"] && field.drawn == 1)
    _ = try ink(field) { $0.becomeFirstResponder() }
    let typed = try ink(field) { ($0.text, $0.font) = ("HHHHHH", .systemFont(ofSize: 40)) }
    #expect(typed.colors.contains("#FF0000FF"))
    _ = try ink(field) { $0.resignFirstResponder() }
    #expect(field.drawn == 1)
    _ = try ink(field) { $0.setNeedsDisplay() }
    #expect(field.drawn == 2)
  }

  /// A field whose text is below a title, as its superclass places it otherwise.
  private final class Titled: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      below(super.textRect(forBounds: bounds))
    }
    override func editingRect(forBounds bounds: CGRect) -> CGRect {
      below(super.editingRect(forBounds: bounds))
    }
    private func below(_ rect: CGRect) -> CGRect {
      CGRect(x: rect.minX, y: 20, width: rect.width, height: rect.height - 20)
    }
  }

  @Test func editingDoesNotDependOnAnOverriddenTextRectangle() {
    let bounds = CGRect(x: 0, y: 0, width: 120, height: 60)
    let (bar, titled) = (Bar(frame: bounds), Titled(frame: bounds))
    #expect(bar.editingRect(forBounds: bounds) == bounds)
    #expect(titled.editingRect(forBounds: bounds) == CGRect(x: 0, y: 20, width: 120, height: 40))
    #expect(titled.placeholderRect(forBounds: bounds) == titled.textRect(forBounds: bounds))
  }

  /// A field that reports other values than those with which it is drawn, as fields do that show
  /// errors in a colour of their own.
  private final class Reporting: UITextField {
    override var textColor: UIColor? {
      get { .green }
      set { super.textColor = newValue }
    }
    override var textAlignment: NSTextAlignment {
      get { .left }
      set { super.textAlignment = newValue }
    }
    override var font: UIFont? {
      get { .systemFont(ofSize: 1) }
      set { super.font = newValue }
    }
  }

  @Test func overriddenGettersDoNotChangeTheDrawing() throws {
    let field = scene.add(Reporting(frame: CGRect(x: 0, y: 0, width: 120, height: 40)))
    let drawn = try ink(field) {
      ($0.text, $0.textColor, $0.textAlignment) = ("HH", .red, .right)
      $0.font = .systemFont(ofSize: 30)
    }
    #expect(drawn.colors == ["#FF0000FF"] && drawn.right > 110 && drawn.height > 15)
    #expect(field.defaultTextAttributes[.foregroundColor] as? UIColor == .red)
  }

  @Test func textFollowsTheSizeOfItsField() throws {
    let field = scene.add(UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 40)))
    #expect(try ink(field) { ($0.text, $0.textAlignment) = ("HH", .right) }.right < 60)
    #expect(try ink(field) { $0.frame.size.width = 120 }.right > 115)
    let still = try ink(field) { _ in }
    _ = try ink(field) { field in
      field.subviews.forEach { $0.removeFromSuperview() }
      field.setNeedsLayout()
    }
    #expect(field.subviews.count == 1)
    #expect(try ink(field) { _ in } == still)
  }
}
