public import Foundation
public import Geometry
public import Raster

/// A drawing destination for paths, pictures and gradients, each drawn in the current state.
///
/// Drawing is recorded as a display list and rendered at the resolution of the frame. A context with
/// pixels of its own, `CGContext(data:width:height:…)`, draws into them, and one of an image once its
/// `data` has been read; a view's context reports the size and layout of the bitmap that it would
/// have on iOS. In a context of a view or an image, y points down in user space, as in UIKit; in a
/// context with pixels of its own it points up, as in Core Graphics. All calls behave as described in
/// Apple's documentation of `CGContext`.
///
/// Not supported: PDF pages. Anti-aliasing can't be turned off.
public final class CGContext {
  var state = ContextState()
  private var saved: [ContextState] = []
  var recording = Recording()
  /// The interrupted recordings, one for each open transparency layer.
  var layers: [TransparencyLayer] = []
  /// The path under construction, in base space.
  var figure = CGMutablePath()

  /// The transform from glyph space, y up, to user space, for Core Text. The default is the
  /// identity. `saveGState()` doesn't save it.
  public var textMatrix = CGAffineTransform.identity

  /// The drawable area, in base space.
  let frame: CGRect
  /// Converts base space to pixels, y down.
  let toPixels: CGAffineTransform
  /// The pixels, if the context has any.
  package internal(set) var pixels: ContextPixels?
  /// Renders a display list of a context that records, when its pixels are read; nil if they can't
  /// be.
  let render: ((DisplayList) -> Bitmap?)?
  /// The pixels per point of the bitmap that a context without pixels represents.
  let scale: CGFloat
  /// Whether that bitmap is opaque.
  let isOpaque: Bool

  /// Creates a context that records drawing within `frame`, y down. Its backing store has `scale`
  /// pixels per point; 1 if `scale` isn't positive. An opaque context is black where nothing is
  /// drawn. Without `render`, its pixels can't be read.
  package init(
    recording frame: CGRect, scale: CGFloat = 1, isOpaque: Bool = false,
    render: ((DisplayList) -> Bitmap?)? = nil
  ) {
    self.frame = frame
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.isOpaque = isOpaque
    self.render = render
    toPixels = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
      .concatenating(CGAffineTransform(scaleX: self.scale, y: self.scale))
  }

  package init(_ pixels: ContextPixels) {
    frame = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    self.pixels = pixels
    toPixels = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: frame.height)
    scale = 1
    isOpaque = false
    render = nil
  }

  /// The recorded items, in base space. Transparency layers that haven't ended are left out.
  package var items: [DisplayItem] {
    let recording = layers.first?.outer ?? recording
    let items = recording.items
    return recording.needsIsolation
      ? [.group(DisplayGroup(isIsolated: true, items: items))] : items
  }

  // MARK: The state

  /// Pushes a copy of the state onto the stack.
  public func saveGState() { saved.append(state) }

  /// Pops the last saved state. Does nothing if there is none.
  public func restoreGState() {
    guard saved.count > (layers.last?.savedStates ?? 0), let last = saved.popLast() else { return }
    state = last
  }

  /// The number of saved states.
  var savedStates: Int { saved.count }

  /// Pops states until only `count` are left.
  func restoreStates(downTo count: Int) {
    while saved.count > count { state = saved.removeLast() }
  }

  /// Sets the opacity of drawing, 0…1. The default is 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(alpha, 1) : 0 }

  /// Sets how drawing is blended with the existing content. The default is `normal`.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// The quality of image scaling.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Sets the shadow of all subsequent drawing; a nil colour removes it.
  ///
  /// Offset and blur are in base space: transforms don't change them, and a positive height points
  /// down in a view's context, up in one with pixels. Half of `blur` is the standard deviation.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { ContextShadow(offset: offset, blur: max(blur, 0), color: $0.color) }
  }

  /// Sets a black shadow with an opacity of 1/3 for all subsequent drawing.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  // MARK: Hints without effect

  /// No effect: edges are always anti-aliased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// No effect: edges are always anti-aliased.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// No effect: text is always anti-aliased.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// No effect: text is always anti-aliased.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// No effect: glyphs are always positioned exactly.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// No effect: glyphs are always positioned exactly.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// No effect: glyphs are always positioned exactly.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  /// No effect: glyphs are always positioned exactly.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
  /// No effect: all colours are in sRGB.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  /// No effect: curves are drawn as precisely as the resolution requires.
  public func setFlatness(_ flatness: CGFloat) {}
  /// No effect: all drawing is complete when the frame is rendered.
  public func flush() {}
  /// No effect: all drawing is complete when the frame is rendered.
  public func synchronize() {}

  // MARK: Drawing in the state

  /// Draws items of user space in the current state: with its opacity, blend mode, shadow and clip.
  package func draw(_ items: [DisplayItem]) {
    drawInBaseSpace(items.applying(.affine(state.transform)))
  }

  /// Draws items of base space in the current state.
  func drawInBaseSpace(_ items: [DisplayItem]) {
    guard state.alpha > 0, !items.isEmpty else { return }
    if state.blendMode.changesWithoutSource { return replace(with: items) }
    var shown = items
    if state.alpha < 1 { shown = [.group(DisplayGroup(opacity: state.alpha, items: items))] }
    if let shadow = state.shadow { shown.insert(.shadow(shadow.item(of: shown)), at: 0) }
    if state.blendMode == .normal {
      for item in shown { recording.append(item, within: state.clip) }
    } else {
      recording.append(shown, blendMode: state.blendMode, within: state.clip, else: frame)
    }
    didDraw()
  }

  /// Draws items in a blend mode that changes the existing content even where they are transparent.
  /// As in Core Graphics, this applies within the outline of each item, and no shadow is drawn.
  private func replace(with items: [DisplayItem]) {
    for item in items {
      recording.replace(
        by: item, opacity: state.alpha, blendMode: state.blendMode, within: state.clip, else: frame)
    }
    didDraw()
  }

  /// Records that something has been drawn.
  func didDraw() {
    guard let pixels else { return }
    pixels.isStale = true
    if pixels.drawsImmediately { drawPixels() }
  }

  func fill(_ shape: Shape, _ color: CGColor) {
    if let cells = color.cells { return fill(shape, with: cells) }
    draw([.fill(shape, .affine(.identity), fill(with: color))])
  }

  /// Whether fills in the current state hide everything beneath them.
  package var fillsOpaquely: Bool {
    if state.fillColor.cells != nil { return false }
    let isOpaque = state.fillColor.pattern?.image.isOpaque ?? true
    return isOpaque && state.fillColor.alpha >= 1 && state.alpha >= 1
  }

  /// Returns the fill for a shape of user space. Patterns are in base space, independent of the
  /// current transform.
  private func fill(with color: CGColor) -> Fill {
    let phase = CGPoint(x: state.patternPhase.width, y: state.patternPhase.height)
    guard case .image(var pattern) = color.fill(from: phase) else { return .color(color.color) }
    pattern.transform = pattern.transform.concatenating(toUser)
    return .image(pattern)
  }
}

extension ContextShadow {
  func item(of caster: [DisplayItem]) -> DisplayShadow {
    DisplayShadow(
      caster: caster, offset: CGVector(dx: offset.width, dy: offset.height), sigma: blur / 2,
      color: color)
  }
}
