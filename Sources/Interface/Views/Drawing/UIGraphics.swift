import BitmapContexts
public import Drawing
public import Foundation
public import Raster
import VirtualTime

/// The contexts into which is drawn, the current one last: one stack per thread.
final class GraphicsStack {
  private(set) var contexts: [CGContext] = []
  /// Those that `UIGraphicsBeginImageContext` began.
  private var images: [(scale: CGFloat, context: CGContext)] = []

  /// The stack of this thread.
  static var current: GraphicsStack {
    let key = "org.flipbook.graphics-stack"
    if let stack = Thread.current.threadDictionary[key] as? GraphicsStack { return stack }
    let stack = GraphicsStack()
    Thread.current.threadDictionary[key] = stack
    return stack
  }

  func push(_ context: CGContext) { contexts.append(context) }

  func pop() { _ = contexts.popLast() }

  /// Draws into `context` meanwhile.
  func with<Result>(_ context: CGContext, _ draw: () throws -> Result) rethrows -> Result {
    push(context)
    defer { pop() }
    return try draw()
  }

  func beginImage(_ size: CGSize, scale: CGFloat, isOpaque: Bool) {
    let scale = scale > 0 ? scale : UIScreen.main.scale
    let frame = CGRect(origin: .zero, size: size)
    let context = CGContext(recording: frame, scale: scale, isOpaque: isOpaque)
    images.append((scale, context))
    push(context)
  }

  var image: UIImage? {
    guard let image = images.last, contexts.last === image.context else { return nil }
    return image.context.makeImage().map {
      UIImage(cgImage: $0, scale: image.scale, orientation: .up)
    }
  }

  func endImage() {
    guard let image = images.last, contexts.last === image.context else { return }
    images.removeLast()
    pop()
  }
}

/// The context into which is drawn: a view's in `draw(_:)`, or the one that was begun or pushed last;
/// nil for none.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.contexts.last }

/// Makes a context the one into which is drawn, until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.current.push(context) }

/// Draws again into the context from before `UIGraphicsPushContext`.
public func UIGraphicsPopContext() { GraphicsStack.current.pop() }

/// Begins a picture of `size` points, one pixel each, transparent; `UIGraphicsEndImageContext()` ends
/// it.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture of `size` points with `scale` pixels each, 0 for the screen's. An opaque one
/// stands on black.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  GraphicsStack.current.beginImage(size, scale: scale, isOpaque: opaque)
}

/// What has been drawn since `UIGraphicsBeginImageContext`; nil if none was begun, or one without
/// size.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { GraphicsStack.current.image }

/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() { GraphicsStack.current.endImage() }

/// Fills a rectangle of the current context with the fill colour, in place of what is there.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle of the current context with the fill colour.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  defer { context.restoreGState() }
  if blendMode == .normal || blendMode == .copy && context.fillsOpaquely {
    // What is opaque hides what is beneath, which so needs no picture of its own.
    context.setBlendMode(.normal)
    return context.fill(rect)
  }
  context.setBlendMode(blendMode)
  context.fill(rect)
}

/// Draws a frame, one point wide, inside of a rectangle of the current context, with the fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame, one point wide, inside of a rectangle of the current context, with the fill colour.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  let (width, height) = (rect.width, rect.height)
  for side in [
    CGRect(x: rect.minX, y: rect.minY, width: width, height: 1),
    CGRect(x: rect.minX, y: rect.maxY - 1, width: width, height: 1),
    CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: height - 2),
    CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: height - 2),
  ] { UIRectFillUsingBlendMode(side, blendMode) }
}

/// Lets only what lies in a rectangle of the current context show from now on.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
  /// Makes this the colour of fills and strokes in the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the colour of fills in the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes this the colour of strokes in the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
