import BitmapContexts
public import Drawing
public import Foundation
public import Raster
import VirtualTime

/// The stack of graphics contexts, the current one last; each thread has its own.
final class GraphicsStack {
  private(set) var contexts: [CGContext] = []
  /// The contexts that `UIGraphicsBeginImageContext` created.
  private var images: [(scale: CGFloat, context: CGContext)] = []

  /// The stack of the current thread.
  static var current: GraphicsStack {
    let key = "org.flipbook.graphics-stack"
    if let stack = Thread.current.threadDictionary[key] as? GraphicsStack { return stack }
    let stack = GraphicsStack()
    Thread.current.threadDictionary[key] = stack
    return stack
  }

  func push(_ context: CGContext) { contexts.append(context) }

  func pop() { _ = contexts.popLast() }

  /// Calls a closure with `context` as the current context.
  func with<Result>(_ context: CGContext, _ draw: () throws -> Result) rethrows -> Result {
    push(context)
    defer { pop() }
    return try draw()
  }

  func beginImage(_ size: CGSize, scale: CGFloat, isOpaque: Bool) {
    let scale = scale > 0 ? scale : UIScreen.main.scale
    let frame = CGRect(origin: .zero, size: size)
    let context = CGContext(imageOf: frame, scale: scale, isOpaque: isOpaque)
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

/// Returns the current context: a view's context in `draw(_:)`, or the one that was created or
/// pushed last; nil if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.contexts.last }

/// Makes a context the current one until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.current.push(context) }

/// Restores the context that was current before `UIGraphicsPushContext`.
public func UIGraphicsPopContext() { GraphicsStack.current.pop() }

/// Creates a transparent image context of `size` points, with one pixel per point, until
/// `UIGraphicsEndImageContext()`.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Creates an image context of `size` points with `scale` pixels per point; 0 means the
/// screen's scale. The background of an opaque context is black.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  GraphicsStack.current.beginImage(size, scale: scale, isOpaque: opaque)
}

/// Returns an image of the drawing since `UIGraphicsBeginImageContext`; nil without an image
/// context, or if it has no size.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { GraphicsStack.current.image }

/// Removes the image context that was created last.
public func UIGraphicsEndImageContext() { GraphicsStack.current.endImage() }

/// Fills a rectangle of the current context with the fill colour, replacing its contents.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle of the current context with the fill colour.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  defer { context.restoreGState() }
  if blendMode == .normal || blendMode == .copy && context.fillsOpaquely {
    // An opaque colour replaces what is beneath it anyway, and source-over needs no separate layer.
    context.setBlendMode(.normal)
    return context.fill(rect)
  }
  context.setBlendMode(blendMode)
  context.fill(rect)
}

/// Draws a frame of one point inside a rectangle of the current context, in the fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame of one point inside a rectangle of the current context, in the fill colour.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  let (width, height) = (rect.width, rect.height)
  for side in [
    CGRect(x: rect.minX, y: rect.minY, width: width, height: 1),
    CGRect(x: rect.minX, y: rect.maxY - 1, width: width, height: 1),
    CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: height - 2),
    CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: height - 2),
  ] { UIRectFillUsingBlendMode(side, blendMode) }
}

/// Intersects the clipping area of the current context with a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
  /// Sets the fill and stroke colours of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke colour of the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
