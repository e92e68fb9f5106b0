public import Views

/// The handler of a `UIAction`, called with the action itself.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure that a control calls on its events, or that an element of a menu calls.
open class UIAction: UIMenuElement {
  /// An identifier. An action replaces another one with the same identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The title of a button that is created with the action; empty by default.
  open override var title: String {
    get { shownTitle }
    set { shownTitle = newValue }
  }

  /// The image next to the title.
  open override var image: UIImage? {
    get { shownImage }
    set { shownImage = newValue }
  }

  /// The image while the action is selected in a menu; nil, the default, for `image`. Stored.
  open var selectedImage: UIImage?

  /// What the action is shown as; nil by default.
  open var discoverabilityTitle: String?

  /// The style in a menu; none by default.
  open var attributes: UIMenuElement.Attributes

  /// The state in a menu; `off` by default.
  open var state: UIMenuElement.State {
    get { shownState }
    set { shownState = newValue }
  }

  /// The identifier that distinguishes this action from others; unique unless it was passed in.
  public private(set) lazy var identifier = Identifier("\(ObjectIdentifier(self))")

  /// The control that sends the action, while its handler runs.
  public private(set) var sender: Any?

  private let handler: UIActionHandler

  /// Creates an action that calls `handler`.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.handler = handler
    self.selectedImage = selectedImage
    super.init(title: title, image: image)
    shownState = state
    self.subtitle = subtitle
    if let identifier { self.identifier = identifier }
  }

  /// Performs the action as if `sender` were the control that sends it; `target` has no effect.
  public func performWithSender(_ sender: Any?, target: Any?) { perform(by: sender) }

  /// Calls the handler.
  func perform(by sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
