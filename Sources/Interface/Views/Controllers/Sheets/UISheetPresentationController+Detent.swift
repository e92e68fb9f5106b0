public import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  open class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The detent of about half the window's height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The detent of a fully expanded sheet.
      public static let large = Identifier("com.apple.UIKit.large")
      /// The name of detents without a name of their own.
      static let custom = Identifier("com.apple.UIKit.custom")
    }

    /// The name of the detent.
    open var identifier: Identifier { name }
    private let name: Identifier
    /// The height in points for a context, without the safe area at the bottom.
    private let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ name: Identifier,
      _ height:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.name = name
      self.height = height
    }

    /// Returns the detent of half the window's height, less a point (O10.8 in docs/measured.md).
    open class func medium() -> Detent {
      Detent(.medium) { ($0 as? SheetContext).map { max($0.windowHeight / 2 - 1, 0) } }
    }

    /// Returns the detent of a fully expanded sheet.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Returns a detent whose height in points, without the safe area at the bottom, a closure determines;
    /// nil disables it.
    open class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? .custom, resolver)
    }

    /// Returns the height in points, without the safe area at the bottom; nil if the detent is disabled.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { height(context) }
  }
}

/// What the height of a detent can depend on.
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }

  /// The height of a fully expanded sheet, in points, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

/// The context of a sheet.
final class SheetContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let windowHeight: CGFloat

  init(_ traits: UITraitCollection, _ maximum: CGFloat, _ windowHeight: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    self.windowHeight = windowHeight
  }
}
