import Flipbook

// Buttons, text fields and views that show progress.
extension Scene {
  static var controls: [Scene] {
    [
      Scene("controls-buttons", buttons),
      Scene("controls-configurations", configurations),
      Scene("controls-fields", fields),
      Scene("controls-progress", at: 0.3, progress),
    ]
  }

  private static func buttons(in view: UIView) {
    view.addCells(
      ["system", "custom", "highlighted", "disabled", "image", "background"], columns: 3
    ) { number, cell in
      let button = UIButton(type: number == 0 ? .system : .custom)
      button.frame = cell.bounds.insetBy(dx: 4, dy: 10)
      button.titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
      button.setTitle("Play", for: .normal)
      switch number {
      case 0: break
      case 4:
        button.setTitleColor(Palette.ink, for: .normal)
        button.setImage(Pictures.spark(18, Palette.gold), for: .normal)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: -6)
      case 5:
        button.setBackgroundImage(Pictures.landscape(button.bounds.size), for: .normal)
        button.layer.cornerRadius = 10
        button.layer.masksToBounds = true
      default:
        button.backgroundColor = Palette.bright[number]
        button.layer.cornerRadius = 10
        button.setTitleColor(UIColor.white.withAlphaComponent(0.6), for: .highlighted)
        button.setTitleColor(UIColor.white.withAlphaComponent(0.4), for: .disabled)
        button.isHighlighted = number == 2
        button.isEnabled = number != 3
      }
      cell.addSubview(button)
    }
  }

  private static func configurations(in view: UIView) {
    let configurations: [(String, UIButton.Configuration)] = [
      ("plain", .plain()), ("gray", .gray()), ("tinted", .tinted()), ("filled", .filled()),
      ("capsule", .filled()), ("subtitle", .tinted()),
    ]
    view.addCells(configurations.map(\.0), columns: 3) { number, cell in
      var configuration = configurations[number].1
      configuration.title = "Watch"
      configuration.baseBackgroundColor = number < 2 ? nil : Palette.violet
      configuration.baseForegroundColor = number == 3 || number == 4 ? .white : Palette.violet
      if number == 4 {
        configuration.cornerStyle = .capsule
        configuration.image = Pictures.spark(14, .white)
        configuration.imagePadding = 6
      }
      if number == 5 { configuration.subtitle = "in 1080p" }
      let button = UIButton(configuration: configuration)
      let size = button.intrinsicContentSize
      button.frame = CGRect(
        x: cell.bounds.midX - size.width / 2, y: cell.bounds.midY - size.height / 2,
        width: size.width, height: size.height)
      cell.addSubview(button)
    }
  }

  private static func fields(in view: UIView) {
    let borders: [(String, UITextField.BorderStyle)] = [
      ("roundedRect", .roundedRect), ("line", .line), ("bezel", .bezel), ("secure", .roundedRect),
      ("placeholder", .roundedRect), ("side views", .roundedRect),
    ]
    view.addCells(borders.map(\.0), columns: 2) { number, cell in
      let field = UITextField(frame: cell.bounds.insetBy(dx: 6, dy: 2))
      field.borderStyle = borders[number].1
      field.font = .systemFont(ofSize: 13)
      field.text = number == 4 ? nil : "Flipbook"
      field.textColor = Palette.ink
      field.placeholder = "Your name"
      field.isSecureTextEntry = number == 3
      if number == 5 {
        let sign = UIImageView(image: Pictures.spark(16, Palette.coral))
        sign.frame = CGRect(x: 0, y: 0, width: 24, height: 16)
        sign.contentMode = .center
        field.leftView = sign
        field.leftViewMode = .always
        field.clearButtonMode = .always
      }
      cell.addSubview(field)
    }
  }

  private static func progress(in view: UIView) {
    view.addCells(
      ["indicators", "progress", "pages", "text"], columns: 2
    ) { number, cell in
      switch number {
      case 0: addIndicators(to: cell)
      case 1: addProgressViews(to: cell)
      case 2: addPageControl(to: cell)
      default: addTextView(to: cell)
      }
    }
  }

  private static func addIndicators(to cell: UIView) {
    for (index, style) in [UIActivityIndicatorView.Style.medium, .large, .large].enumerated() {
      let indicator = UIActivityIndicatorView(style: style)
      indicator.center = CGPoint(x: 30 + CGFloat(index) * 44, y: cell.bounds.midY)
      if index == 2 { indicator.color = Palette.violet }
      if index > 0 { indicator.startAnimating() }
      indicator.hidesWhenStopped = false
      cell.addSubview(indicator)
    }
  }

  private static func addProgressViews(to cell: UIView) {
    for (index, progress) in [Float(0), 0.02, 0.4, 1].enumerated() {
      let bar = UIProgressView(progressViewStyle: index == 2 ? .bar : .default)
      bar.frame = CGRect(
        x: 8, y: 8 + CGFloat(index) * 12, width: cell.bounds.width - 16, height: 0)
      bar.progress = progress
      if index == 2 { bar.progressTintColor = Palette.violet }
      cell.addSubview(bar)
    }
  }

  private static func addPageControl(to cell: UIView) {
    let pages = UIPageControl(frame: cell.bounds.insetBy(dx: 4, dy: 8))
    pages.backgroundColor = Palette.violet
    pages.layer.cornerRadius = 8
    pages.numberOfPages = 5
    pages.currentPage = 1
    cell.addSubview(pages)
  }

  private static func addTextView(to cell: UIView) {
    let text = UITextView(frame: cell.bounds.insetBy(dx: 4, dy: 4))
    text.text = "Text that wraps in a view, and scrolls if it is too long for it."
    text.font = .systemFont(ofSize: 12)
    text.textColor = Palette.ink
    text.contentOffset.y = 6
    cell.addSubview(text)
  }
}
