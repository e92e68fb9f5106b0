/// What a view does again when a property changes that is marked with `UIView.Invalidating`.
public protocol UIViewInvalidating {
  /// Has the view do it again.
  func invalidate(view: UIView)
}

extension UIView {
  /// Has a view lay itself out, draw itself or update itself again when a property changes, as in
  /// `@Invalidating(.layout, .display) var width = 3.0`.
  ///
  /// Source: Apple's documentation of `UIView.Invalidating`. A value equal to the former one has no
  /// effect.
  @propertyWrapper
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    /// Creates a property with one effect.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    /// The value of a property of a view.
    public static subscript<EnclosingSelf: UIView>(
      _enclosingInstance observed: EnclosingSelf,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
      get { observed[keyPath: storageKeyPath].value }
      set {
        guard newValue != observed[keyPath: storageKeyPath].value else { return }
        observed[keyPath: storageKeyPath].value = newValue
        observed[keyPath: storageKeyPath].invalidation.invalidate(view: observed)
      }
    }

    /// Only properties of views have the wrapper.
    @available(*, unavailable, message: "Only properties of views can be marked with Invalidating.")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }
  }

  /// The effects of properties that are marked with `Invalidating`.
  public enum Invalidations {}
}

extension UIView.Invalidations {
  /// The view is drawn again.
  public struct Display: UIViewInvalidating {
    /// Creates the effect.
    public init() {}

    /// Calls `setNeedsDisplay()`.
    public func invalidate(view: UIView) { view.setNeedsDisplay() }
  }

  /// The view lays out its subviews again.
  public struct Layout: UIViewInvalidating {
    /// Creates the effect.
    public init() {}

    /// Calls `setNeedsLayout()`.
    public func invalidate(view: UIView) { view.setNeedsLayout() }
  }

  /// The view's own size is determined again.
  public struct IntrinsicContentSize: UIViewInvalidating {
    /// Creates the effect.
    public init() {}

    /// Calls `invalidateIntrinsicContentSize()`.
    public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
  }

  /// The view updates its constraints again.
  public struct Constraints: UIViewInvalidating {
    /// Creates the effect.
    public init() {}

    /// Calls `setNeedsUpdateConstraints()`.
    public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
  }

  /// A button or a cell updates its configuration again.
  public struct Configuration: UIViewInvalidating {
    /// Creates the effect.
    public init() {}

    /// Calls `setNeedsUpdateConfiguration()`, if the view has it.
    public func invalidate(view: UIView) {
      (view as? any ConfigurationUpdating)?.setNeedsUpdateConfiguration()
    }
  }

  /// Two effects.
  public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
    private let first: First
    private let second: Second

    /// Creates an effect from two.
    public init(_ first: First, _ second: Second) {
      self.first = first
      self.second = second
    }

    /// Has the view do both.
    public func invalidate(view: UIView) {
      first.invalidate(view: view)
      second.invalidate(view: view)
    }
  }
}

/// A button or a cell, whose configuration is updated once in a frame.
package protocol ConfigurationUpdating {
  func setNeedsUpdateConfiguration()
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// The view is drawn again.
  public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// The view lays out its subviews again.
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// The view's own size is determined again.
  public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// The view updates its constraints again.
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// A button or a cell updates its configuration again.
  public static var configuration: Self { Self() }
}

extension UIView.Invalidating {
  /// Creates a property with two effects.
  public init<A: UIViewInvalidating, B: UIViewInvalidating>(
    wrappedValue: Value, _ invalidation1: A, _ invalidation2: B
  ) where InvalidationType == UIView.Invalidations.Tuple<A, B> {
    self.init(wrappedValue: wrappedValue, .init(invalidation1, invalidation2))
  }

  /// Creates a property with three effects.
  public init<A: UIViewInvalidating, B: UIViewInvalidating, C: UIViewInvalidating>(
    wrappedValue: Value, _ invalidation1: A, _ invalidation2: B, _ invalidation3: C
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<A, B>, C>
  {
    self.init(
      wrappedValue: wrappedValue, .init(.init(invalidation1, invalidation2), invalidation3))
  }

  /// Creates a property with four effects.
  public init<
    A: UIViewInvalidating, B: UIViewInvalidating, C: UIViewInvalidating, D: UIViewInvalidating
  >(
    wrappedValue: Value, _ invalidation1: A, _ invalidation2: B, _ invalidation3: C,
    _ invalidation4: D
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<A, B>, UIView.Invalidations.Tuple<C, D>
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)))
  }
}
