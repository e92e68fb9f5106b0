public import Foundation
public import Geometry
public import Raster

/// A place to draw: outlines, pictures, gradients, each in the state that has been set.
///
/// What is drawn is recorded as a display list and drawn at the resolution of the frame; only a
/// context with pixels of its own, `CGContext(data:width:height:…)`, draws into them. Others tell
/// the size and the layout of the bitmap that they would have on iOS. User space is y down in a
/// view's context, as in UIKit, and y up in one with pixels, as in Core Graphics. The meaning of
/// each call is that of Apple's documentation of `CGContext`.
///
/// Left out: PDF pages, glyphs by the name of a `CGFont` (Core Text and
/// `NSString.draw(at:withAttributes:)` draw text), `CGPattern` (a `UIColor(patternImage:)` is drawn)
/// and `CGLayer`. Anti-aliasing can't be switched off.
public final class CGContext {
  var state = ContextState()
  private var saved: [ContextState] = []
  var recording = Recording()
  /// Recordings that a transparency layer has interrupted.
  var layers: [TransparencyLayer] = []
  /// The path under construction, in base space.
  var figure = CGMutablePath()

  /// From the space of glyphs, y up, to user space, for Core Text; the identity by default. It is not
  /// a part of what `saveGState()` saves.
  public var textMatrix = CGAffineTransform.identity

  /// What can be drawn on, in base space.
  let frame: CGRect
  /// The pixels, of a context that has any.
  package let pixels: ContextPixels?
  /// Pixels per point of the bitmap for which a context without pixels stands.
  let scale: CGFloat
  /// Whether that bitmap has no alpha.
  let isOpaque: Bool

  /// A context that records what is drawn within `frame`, y down. Its backing has `scale` pixels per
  /// point, 1 where that is not positive; an opaque one is black where nothing is drawn.
  package init(recording frame: CGRect, scale: CGFloat = 1, isOpaque: Bool = false) {
    self.frame = frame
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.isOpaque = isOpaque
    pixels = nil
  }

  package init(_ pixels: ContextPixels) {
    frame = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    self.pixels = pixels
    scale = 1
    isOpaque = false
  }

  /// What has been drawn, in base space. Transparency layers that have not ended are left out.
  package var items: [DisplayItem] {
    let recording = layers.first?.outer ?? recording
    let items = recording.items
    return recording.needsIsolation
      ? [.group(DisplayGroup(isIsolated: true, items: items))] : items
  }

  // MARK: The state

  /// Puts a copy of the state aside.
  public func saveGState() { saved.append(state) }

  /// Takes back the state that was put aside last; does nothing if there is none.
  public func restoreGState() {
    guard saved.count > (layers.last?.savedStates ?? 0), let last = saved.popLast() else { return }
    state = last
  }

  /// How many states are put aside.
  var savedStates: Int { saved.count }

  /// Takes back states until only `count` are put aside.
  func restoreStates(downTo count: Int) {
    while saved.count > count { state = saved.removeLast() }
  }

  /// The opacity of what is drawn from now on, 0…1; 1 by default.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(alpha, 1) : 0 }

  /// How what is drawn from now on meets what is there; `normal` by default.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// How pictures are sampled when they are scaled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Everything drawn from now on throws a shadow of that colour; nil for none.
  ///
  /// Offset and blur are in base space: transforms do not change them, and a positive height is down
  /// in a view's context, up in one with pixels. Half of `blur` is the standard deviation.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { ContextShadow(offset: offset, blur: max(blur, 0), color: $0.color) }
  }

  /// Everything drawn from now on throws a black shadow with an opacity of 1/3.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  // MARK: Hints that change nothing

  /// Changes nothing: edges are always anti-aliased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Changes nothing: edges are always anti-aliased.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Changes nothing: text is always anti-aliased.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Changes nothing: text is always anti-aliased.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Changes nothing: glyphs stand wherever they are put.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Changes nothing: glyphs stand wherever they are put.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// Changes nothing: glyphs stand wherever they are put.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  /// Changes nothing: glyphs stand wherever they are put.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
  /// Changes nothing: all colours are those of sRGB.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  /// Changes nothing: curves are drawn as exactly as the frame shows.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Changes nothing: all is drawn in time for the frame.
  public func flush() {}
  /// Changes nothing: all is drawn in time for the frame.
  public func synchronize() {}

  // MARK: Drawing in the state

  /// Draws items of user space in the state: faded, blended, with their shadow, within the clip.
  package func draw(_ items: [DisplayItem]) {
    drawInBaseSpace(items.applying(.affine(state.transform)))
  }

  /// Draws items of base space in the state.
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
    noteDrawing()
  }

  /// Draws items in a mode that changes what is beneath even where they show nothing: it does so
  /// within the outline of each, as Core Graphics does, and casts no shadow.
  private func replace(with items: [DisplayItem]) {
    for item in items {
      recording.replace(
        by: item, opacity: state.alpha, blendMode: state.blendMode, within: state.clip, else: frame)
    }
    noteDrawing()
  }

  /// Notes that something has been drawn.
  func noteDrawing() {
    guard let pixels else { return }
    pixels.isStale = true
    if pixels.drawsAtOnce { drawPixels() }
  }

  func fill(_ shape: Shape, _ color: CGColor) {
    draw([.fill(shape, .affine(.identity), fill(with: color))])
  }

  /// Whether what is filled now hides all that is beneath.
  package var fillsOpaquely: Bool {
    let isOpaque = state.fillColor.pattern?.image.isOpaque ?? true
    return isOpaque && state.fillColor.alpha >= 1 && state.alpha >= 1
  }

  /// What a shape of user space is filled with; a pattern lies in base space, whatever has become of
  /// user space since.
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
