/// Elements of a menu that are created when it is shown. Until they are, a row tells that they are being
/// loaded.
open class UIDeferredMenuElement: UIMenuElement {
  /// Creates the elements, and passes them to a closure.
  public typealias ElementProvider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: ElementProvider
  private let isCached: Bool
  /// The elements that were created; nil until then.
  package final private(set) var elements: [UIMenuElement]?

  /// Creates an element whose elements are created once.
  public init(_ elementProvider: @escaping ElementProvider) {
    provider = elementProvider
    isCached = true
    super.init(title: "", image: nil)
  }

  private init(_ provider: @escaping ElementProvider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", image: nil)
  }

  /// Returns an element whose elements are created each time a menu is shown.
  public class func uncached(_ elementProvider: @escaping ElementProvider) -> UIDeferredMenuElement
  {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  /// Creates the elements for a menu that opens, and calls `created` when there are new ones.
  package final func load(_ created: @escaping () -> Void) {
    if isCached, elements != nil { return }
    elements = nil
    provider { [self] elements in
      self.elements = elements
      created()
    }
  }
}
