import UIKit

/// A login form with constraints; the message about a wrong password slides in between field and
/// button.
final class LoginForm: UIView, GalleryScene {
  private let nameField = UITextField()
  private let passwordField = UITextField()
  private let messageLabel = UILabel()
  private let loginButton = UIButton(type: .system)
  private var messageHeight: NSLayoutConstraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.96, alpha: 1)
    nameField.placeholder = "Name"
    nameField.text = "Ada"
    passwordField.placeholder = "Password"
    passwordField.text = "swordfish"
    passwordField.isSecureTextEntry = true
    for field in [nameField, passwordField] {
      field.borderStyle = .roundedRect
      field.font = .systemFont(ofSize: 14)
    }
    messageLabel.text = "The password is wrong."
    messageLabel.textColor = .systemRed
    messageLabel.font = .systemFont(ofSize: 12)
    messageLabel.clipsToBounds = true
    loginButton.setTitle("Log in", for: .normal)
    loginButton.setTitleColor(.white, for: .normal)
    loginButton.backgroundColor = .systemBlue
    loginButton.layer.cornerRadius = 8

    let views: [String: UIView] = [
      "name": nameField, "password": passwordField, "message": messageLabel, "button": loginButton,
    ]
    for view in views.values {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let metrics = ["side": 50]
    let formats = [
      "H:|-side-[name]-side-|", "H:|-side-[password]-side-|", "H:|-side-[message]-side-|",
      "H:|-side-[button]-side-|", "V:|-22-[name(32)]-8-[password(32)]-6-[message]-6-[button(32)]",
    ]
    for format in formats {
      addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: metrics, views: views))
    }
    messageHeight = messageLabel.heightAnchor.constraint(equalToConstant: 0)
    messageHeight.isActive = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func start() {
    layoutIfNeeded()
    messageHeight.constant = 18
    UIView.animate(
      withDuration: 0.6, delay: 0.5, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      options: [],
      animations: { self.layoutIfNeeded() })
  }
}
