public import Layers

// The properties of layers that were strings before Swift 4.2.

extension CALayer {
  /// `contentsGravity` by its name.
  @_disfavoredOverload
  public var contentsGravity: String {
    get { self.Layers::contentsGravity.rawValue }
    set { self.Layers::contentsGravity = CALayerContentsGravity(rawValue: newValue) }
  }

  /// `magnificationFilter` by its name.
  @_disfavoredOverload
  public var magnificationFilter: String {
    get { self.Layers::magnificationFilter.rawValue }
    set { self.Layers::magnificationFilter = CALayerContentsFilter(rawValue: newValue) }
  }

  /// `minificationFilter` by its name.
  @_disfavoredOverload
  public var minificationFilter: String {
    get { self.Layers::minificationFilter.rawValue }
    set { self.Layers::minificationFilter = CALayerContentsFilter(rawValue: newValue) }
  }

  /// `contentsFormat` by its name.
  @_disfavoredOverload
  public var contentsFormat: String {
    get { self.Layers::contentsFormat.rawValue }
    set { self.Layers::contentsFormat = CALayerContentsFormat(rawValue: newValue) }
  }
}

extension CAShapeLayer {
  /// `fillRule` by its name.
  @_disfavoredOverload
  public var fillRule: String {
    get { self.Layers::fillRule.rawValue }
    set { self.Layers::fillRule = CAShapeLayerFillRule(rawValue: newValue) }
  }

  /// `lineCap` by its name.
  @_disfavoredOverload
  public var lineCap: String {
    get { self.Layers::lineCap.rawValue }
    set { self.Layers::lineCap = CAShapeLayerLineCap(rawValue: newValue) }
  }

  /// `lineJoin` by its name.
  @_disfavoredOverload
  public var lineJoin: String {
    get { self.Layers::lineJoin.rawValue }
    set { self.Layers::lineJoin = CAShapeLayerLineJoin(rawValue: newValue) }
  }
}

extension CAGradientLayer {
  /// `type` by its name.
  @_disfavoredOverload
  public var type: String {
    get { self.Layers::type.rawValue }
    set { self.Layers::type = CAGradientLayerType(rawValue: newValue) }
  }
}

extension CAScrollLayer {
  /// `scrollMode` by its name.
  @_disfavoredOverload
  public var scrollMode: String {
    get { self.Layers::scrollMode.rawValue }
    set { self.Layers::scrollMode = CAScrollLayerScrollMode(rawValue: newValue) }
  }
}

extension CATextLayer {
  /// `truncationMode` by its name.
  @_disfavoredOverload
  public var truncationMode: String {
    get { self.Layers::truncationMode.rawValue }
    set { self.Layers::truncationMode = CATextLayerTruncationMode(rawValue: newValue) }
  }

  /// `alignmentMode` by its name.
  @_disfavoredOverload
  public var alignmentMode: String {
    get { self.Layers::alignmentMode.rawValue }
    set { self.Layers::alignmentMode = CATextLayerAlignmentMode(rawValue: newValue) }
  }
}
