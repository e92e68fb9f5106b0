import Foundation
import Geometry
import Synchronization

// A display list's contents in 64 bits. Every case and every field of the items is included, except
// for those that follow from others; a test counts the fields.

extension DisplayList {
  /// A hash of everything that the list shows, the same in every process: lists with equal digests
  /// draw equal pixels with the same renderer. The probability that two different lists have the
  /// same digest is 2⁻⁶⁴.
  package var digest: UInt64 {
    keptDigest.word {
      var digest = Digest()
      digest.add(width, height, items.count)
      digest.add(background)
      for item in items { item.add(to: &digest) }
      return digest.value
    }
  }
}

/// A hash function; every word affects the state for all the following ones.
struct Digest {
  private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Adds a word with a step like wyhash's: the two halves of a product, folded.
  mutating func add(_ word: UInt64) {
    let product = (value ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    value = (product.high ^ product.low) &+ 0xE703_7ED1_A0B4_28DB ^ word.byteSwapped
  }

  mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  mutating func add(_ numbers: Int...) {
    for number in numbers { add(UInt64(bitPattern: Int64(number))) }
  }

  mutating func add(_ numbers: Double...) { for number in numbers { add(number.bitPattern) } }
  mutating func add(_ flags: Bool...) { for flag in flags { add(flag ? 1 : 0) } }
  mutating func add(_ number: Double) { add(number.bitPattern) }

  mutating func add(_ point: CGPoint) {
    add(Double(point.x))
    add(Double(point.y))
  }

  mutating func add(_ rect: CGRect) {
    add(rect.origin)
    add(Double(rect.size.width))
    add(Double(rect.size.height))
  }

  mutating func add(_ vector: SIMD3<Double>) { add(vector.x, vector.y, vector.z) }

  mutating func add(_ color: Color) {
    add(color.red)
    add(color.green)
    add(color.blue)
    add(color.alpha)
  }

  mutating func add(_ transform: CGAffineTransform) {
    add(Double(transform.a))
    add(Double(transform.b))
    add(Double(transform.c))
    add(Double(transform.d))
    add(Double(transform.tx))
    add(Double(transform.ty))
  }

  mutating func add(_ projection: Projection) {
    switch projection {
    case .affine(let transform):
      add(0)
      add(transform)
    case .perspective(let homography):
      add(1)
      add(homography.x)
      add(homography.y)
      add(homography.unit)
    }
  }

  mutating func add(_ items: [DisplayItem]) {
    add(items.count)
    for item in items { item.add(to: &self) }
  }

  mutating func add(_ clip: Clip) {
    add(clip.shape)
    add(clip.transform)
  }
}

// MARK: Shapes

extension Digest {
  mutating func add(_ shape: Shape) {
    switch shape {
    case .rect(let rect):
      add(20)
      add(rect)
    case .roundedRect(let rect, let radius):
      add(21)
      add(rect)
      add(radius)
    case .continuousRect(let rect, let radius):
      add(26)
      add(rect)
      add(radius)
    case .ellipse(let rect):
      add(22)
      add(rect)
    case .path(let path, let rule):
      add(23, rule.rawValue)
      add(path)
    case .stroke(let path, let style):
      add(24)
      add(path)
      add(style)
    case .glyphs(let run):
      add(25)
      add(GlyphDigests.of(run))
    }
  }

  mutating func add(_ path: Path) {
    add(path.verbs.count)
    for verb in path.verbs { add(Int(verb.rawValue)) }
    for point in path.points { add(point) }
  }

  private mutating func add(_ style: StrokeStyle) {
    add(style.width, style.miterLimit, style.dashPhase, style.trimStart, style.trimEnd)
    add(Int(style.cap.rawValue), Int(style.join.rawValue), style.dashLengths.count)
    for length in style.dashLengths { add(length) }
  }
}

/// The digests of the outlines seen so far: thousands of letters share a few outlines.
private enum GlyphDigests {
  private static let known = Mutex<[ObjectIdentifier: (outline: GlyphOutline, digest: UInt64)]>([:])

  /// Returns the digest of a run, computed once for all of its copies.
  static func of(_ run: GlyphRun) -> UInt64 {
    let kept = run.identity.digest.load(ordering: .relaxed)
    if kept != 0 { return kept }
    var digest = Digest()
    digest.add(run.glyphs.count)
    digest.add(Double(run.scale))
    for glyph in run.glyphs {
      digest.add(glyph.origin)
      digest.add(of(glyph.outline))
    }
    run.identity.digest.store(digest.value, ordering: .relaxed)
    return digest.value
  }

  private static func of(_ outline: GlyphOutline) -> UInt64 {
    known.withLock { known in
      if let known = known[ObjectIdentifier(outline)] { return known.digest }
      var digest = Digest()
      digest.add(outline.path)
      if known.count >= 10_000 { known = [:] }
      known[ObjectIdentifier(outline)] = (outline, digest.value)
      return digest.value
    }
  }
}

// MARK: Fills

extension Digest {
  mutating func add(_ fill: Fill) {
    switch fill {
    case .color(let color):
      add(30)
      add(color)
    case .gradient(let gradient):
      add(31)
      add(gradient)
    case .image(let image):
      add(32)
      add(image)
    }
  }

  private mutating func add(_ gradient: Gradient) {
    add(gradient.stops.count)
    for stop in gradient.stops {
      add(stop.color)
      add(stop.location)
    }
    switch gradient.kind {
    case .axial(let from, let to):
      add(0)
      add(from)
      add(to)
    case .radial(let from, let to):
      add(1)
      for circle in [from, to] {
        add(circle.center)
        add(circle.radius)
      }
    case .conic(let center, let angle):
      add(2)
      add(center)
      add(angle)
    }
    add(gradient.transform)
    add(gradient.drawsBeforeStart, gradient.drawsAfterEnd)
  }

  private mutating func add(_ fill: ImageFill) {
    add(fill.image.digest)
    add(fill.source)
    add(fill.transform)
    add(fill.color)
    add(fill.isTemplate, fill.isTiled)
    add(fill.magnification == .smooth, fill.minification == .smooth)
    add(fill.levelBias)
  }

  /// Adds the pixels eight bytes at a time, because pictures are large.
  mutating func add(_ bitmap: Bitmap) {
    add(bitmap.width, bitmap.height)
    bitmap.pixels.withUnsafeBytes { bytes in
      for place in stride(from: 0, to: bytes.count & ~7, by: 8) {
        add(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      }
      for place in bytes.count & ~7..<bytes.count { add(UInt64(bytes[place])) }
    }
  }
}
