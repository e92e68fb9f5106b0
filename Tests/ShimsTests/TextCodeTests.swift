import Testing
import UIKit

/// A text layer that centres its text, as in many apps.
private final class CenteredTextLayer: CATextLayer {
  override init() { super.init() }

  override init(layer: Any) { super.init(layer: layer) }

  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override func draw(in ctx: CGContext) {
    let rise = (bounds.height - preferredFrameSize().height) / 2
    ctx.saveGState()
    ctx.translateBy(x: 0, y: rise)
    super.draw(in: ctx)
    ctx.restoreGState()
  }
}

/// A login form, as in an app.
private final class LoginView: UIView, UITextFieldDelegate {
  let nameField = UITextField()
  let passwordField = UITextField()
  lazy var loginButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Log in", for: .normal)
    button.setTitle("Wait", for: [.selected, .highlighted])
    button.setTitleColor(UIColor.white.withAlphaComponent(0.5), for: .disabled)
    button.titleLabel?.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    button.titleLabel?.adjustsFontSizeToFitWidth = true
    button.contentEdgeInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    button.contentHorizontalAlignment = .leading
    button.layer.cornerRadius = 8
    return button
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameField.placeholder = "Name"
    nameField.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [NSAttributedString.Key.foregroundColor: UIColor.lightGray])
    nameField.borderStyle = .roundedRect
    nameField.keyboardType = .emailAddress
    nameField.autocapitalizationType = .none
    nameField.returnKeyType = .next
    nameField.textContentType = .username
    nameField.clearButtonMode = .whileEditing
    nameField.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 0))
    nameField.leftViewMode = .always
    passwordField.isSecureTextEntry = true
    [nameField, passwordField].forEach { $0.delegate = self }
    [nameField, passwordField, loginButton].forEach(addSubview)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    nameField.frame = CGRect(x: 10, y: 10, width: bounds.width - 20, height: 34)
    passwordField.frame = nameField.frame.offsetBy(dx: 0, dy: 44)
    loginButton.sizeToFit()
    loginButton.center = CGPoint(x: bounds.midX, y: 120)
  }
}

/// Unmodified text code of apps.
@Suite struct TextCodeTests {
  @Test func formsAreLaidOut() throws {
    let test = try TestStage()
    try test.play(until: 0.1) {
      let view = LoginView(frame: CGRect(x: 0, y: 0, width: 200, height: 160))
      view.layoutIfNeeded()
      #expect(view.nameField.frame.width == 180)
      #expect(view.loginButton.bounds.width > 60 && view.loginButton.currentTitle == "Log in")
    }
  }

  @Test func textLayersMeasureTheirText() throws {
    let test = try TestStage()
    try test.play(until: 0.1) {
      let layer = CenteredTextLayer()
      layer.string = "Text"
      layer.font = UIFont.boldSystemFont(ofSize: 12)
      layer.fontSize = 24
      layer.foregroundColor = UIColor.red.cgColor
      layer.alignmentMode = .center
      layer.truncationMode = .end
      layer.contentsScale = UIScreen.main.scale
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
      layer.displayIfNeeded()
      let size = ("Text" as NSString).size(
        withAttributes: [.font: UIFont.boldSystemFont(ofSize: 24)])
      #expect(abs(layer.preferredFrameSize().width - size.width) < 1e-9)
    }
  }

  @Test func configurationsAndAttributesAreSupported() throws {
    let test = try TestStage()
    try test.play(until: 0.1) {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Go"
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var outgoing = $0
        outgoing.font = UIFont.preferredFont(forTextStyle: .headline)
        return outgoing
      }
      var container = AttributeContainer()
      container.foregroundColor = .white
      configuration.attributedSubtitle = AttributedString("now", attributes: container)
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: 10, leading: 20, bottom: 10, trailing: 20)
      configuration.cornerStyle = .capsule
      configuration.baseBackgroundColor = .systemPink
      configuration.background.strokeWidth = 1
      configuration.imagePlacement = .trailing
      let button = UIButton(
        configuration: configuration, primaryAction: UIAction { _ in test.note("tapped") })
      button.configurationUpdateHandler = { button in
        button.configuration?.imagePadding = button.isSelected ? 8 : 4
      }
      #expect(button.bounds.height > 40)

      let attachment = NSTextAttachment()
      attachment.image = UIImage()
      attachment.bounds = CGRect(x: 0, y: -2, width: 12, height: 12)
      let text = NSMutableAttributedString()
      text.append(NSAttributedString(string: "a "))
      text.append(NSAttributedString(attachment: attachment))
      text.addAttributes(
        [
          .underlineStyle: NSUnderlineStyle.single.rawValue, .kern: 1.5,
          .writingDirection: [
            NSWritingDirection.rightToLeft.rawValue
              | NSWritingDirectionFormatType.override.rawValue
          ],
        ], range: NSRange(location: 0, length: 1))
      #expect(text.size().width > 12)
    }
  }
}
