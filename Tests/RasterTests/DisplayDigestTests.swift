import Foundation
import Geometry
import Raster
import Rasterizer
import Testing

@Suite struct DisplayDigestTests {
  /// The version depends on the code of the renderer, but not on comments, layout, or the names and
  /// locations of files.
  @Test func theRenderersVersionMatchesItsSources() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var sums: [UInt64] = []
    for module in ["Kernels/CKernels", "Base/Geometry", "Graphics/Raster", "Graphics/Rasterizer"] {
      let folder = root.appendingPathComponent("Sources/" + module).path
      for name in try FileManager.default.subpathsOfDirectory(atPath: folder)
      where ["swift", "c", "h"].contains(name.split(separator: ".").last.map(String.init))
        && !name.hasSuffix("RendererVersion.swift")
      {
        let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
        sums.append(fnv(strippedCode(Array(text.utf8))))
      }
    }
    #expect(sums.count > 100)
    let version = String(
      fnv(
        sums.sorted().flatMap { sum in (0..<8).map { UInt8(truncatingIfNeeded: sum >> ($0 * 8)) } }),
      radix: 16)
    #expect(
      Renderer.version == version,
      "The renderer's sources have changed: set Renderer.version to \"\(version)\".")
  }

  @Test(arguments: [
    ("let a = 1 // one", "let a = 1"), ("a /* b\nc */ d", "a d"), ("  a\n\n  b ", "a b"),
    ("\"// no comment\"", "\"// no comment\""), ("\"a\\\"//\" // b", "\"a\\\"//\""),
  ])
  func commentsAndLayoutAreStripped(text: String, code: String) {
    #expect(String(decoding: strippedCode(Array(text.utf8)), as: UTF8.self) == code)
  }

  /// Returns the 64-bit FNV-1a hash.
  private func fnv(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// Returns Swift or C code without comments, with each run of white space replaced by one space.
  private func strippedCode(_ text: [UInt8]) -> [UInt8] {
    let (quote, slash, star) = (UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "*"))
    let (escape, newline, space) = (UInt8(ascii: "\\"), UInt8(ascii: "\n"), UInt8(ascii: " "))
    var code: [UInt8] = []
    var isInString = false
    var index = 0
    while index < text.count {
      let byte = text[index]
      let next = index + 1 < text.count ? text[index + 1] : 0
      if isInString {
        code.append(byte)
        if byte == escape { code.append(next) }
        if byte == quote || byte == newline { isInString = false }
        index += byte == escape ? 2 : 1
      } else if byte == slash, next == slash {
        index = text[index...].firstIndex(of: newline) ?? text.count
      } else if byte == slash, next == star {
        index += 2
        while index < text.count, !(text[index - 1] == slash && text[index - 2] == star) {
          index += 1
        }
      } else if byte <= space {
        if let last = code.last, last != space { code.append(space) }
        index += 1
      } else {
        isInString = byte == quote
        code.append(byte)
        index += 1
      }
    }
    if code.last == space { code.removeLast() }
    return code
  }

  @Test(arguments: 0..<200)
  func digestsAreEqualForEqualListsOnly(seed: Int) {
    func list(_ seed: Int, _ count: Int) -> DisplayList {
      var scene = SceneGenerator(seed: seed, width: 40, height: 30)
      return DisplayList(
        width: 40, height: 30, background: .clear,
        items: (0..<count).map { _ in scene.item(depth: 2) })
    }
    #expect(list(seed, 5).digest == list(seed, 5).digest, "seed \(seed)")
    #expect(list(seed, 5).digest != list(seed, 4).digest, "seed \(seed)")
    #expect(list(seed, 5).digest != list(seed + 1000, 5).digest, "seed \(seed)")
  }

  /// The digest of a group's items is cached until they change.
  @Test(arguments: [1, 4, 5, 20])
  func aGroupCachesTheDigestOfItsItems(count: Int) {
    func items(_ x: Double) -> [DisplayItem] {
      (0..<count).map { number in
        let box = CGRect(x: x + Double(number), y: 0, width: 1, height: 1)
        return .fill(.rect(box), CGAffineTransform.identity, Color(red: 1, green: 0, blue: 0))
      }
    }
    var group = DisplayGroup(items: items(0))
    let first = digest(.group(group))
    #expect(digest(.group(group)) == first)
    #expect(digest(.group(DisplayGroup(items: items(0)))) == first)
    group.opacity = 0.5
    #expect(digest(.group(group)) != first)
    group.opacity = 1
    group.items = items(1)
    #expect(group != DisplayGroup(items: items(0)))
    #expect(digest(.group(group)) == digest(.group(DisplayGroup(items: items(1)))))
    #expect(digest(.group(group)) != first)
    #expect(group == DisplayGroup(items: items(1)))
  }

  private static let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
  private static let picture = CGImage(
    bitmap: Bitmap(width: 3, height: 1, pixels: [0xFF00_0000, 0xFF00_00FF, 0]))

  private func digest(_ item: DisplayItem) -> UInt64 {
    DisplayList(width: 8, height: 8, background: .clear, items: [item]).digest
  }

  private func digest(_ shape: Shape, _ fill: Fill = .color(.clear)) -> UInt64 {
    digest(.fill(shape, .affine(Self.transform), fill))
  }

  /// Each digest differs from all others in one field only.
  @Test func everyFieldAffectsTheDigest() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 2))
    var styles = [StrokeStyle()]
    for change in [
      { $0.width = 2 }, { $0.cap = .round }, { $0.join = .bevel }, { $0.miterLimit = 3 },
      { $0.dashPhase = 1 }, { $0.dashLengths = [1, 2] }, { $0.trimStart = 0.1 },
      { $0.trimEnd = 0.9 },
    ] as [(inout StrokeStyle) -> Void] {
      var style = StrokeStyle()
      change(&style)
      styles.append(style)
    }
    var images = [ImageFill(Self.picture, transform: .identity)]
    for change in [
      { $0.image = CGImage(bitmap: Bitmap(width: 3, height: 1, pixels: [0, 0, 1])) },
      { $0.source = CGRect(x: 0, y: 0, width: 2, height: 1) },
      { $0.transform = Self.transform }, { $0.color = .clear }, { $0.isTemplate = true },
      { $0.isTiled = true }, { $0.magnification = .nearest }, { $0.minification = .nearest },
      { $0.levelBias = 1 },
    ] as [(inout ImageFill) -> Void] {
      var image = ImageFill(Self.picture, transform: .identity)
      change(&image)
      images.append(image)
    }
    let fills: [DisplayItem] = [.fill(.rect(rect), .affine(Self.transform), .color(.clear))]
    var groups = [DisplayGroup(items: fills)]
    for change in [
      { $0.opacity = 0.5 }, { $0.clip = Clip(.rect(rect), Self.transform) }, { $0.mask = fills },
      { $0.blendMode = .multiply }, { $0.isIsolated = true }, { $0.blendsWithBackdrop = true },
      { $0.items = [] },
    ] as [(inout DisplayGroup) -> Void] {
      var group = DisplayGroup(items: fills)
      change(&group)
      groups.append(group)
    }
    let stops = [Gradient.Stop(.clear, at: 0), Gradient.Stop(.clear, at: 1)]
    let gradients = [
      Gradient(stops, .axial(from: .zero, to: CGPoint(x: 1, y: 0))),
      Gradient(stops, .axial(from: .zero, to: CGPoint(x: 1, y: 1))),
      Gradient(stops, .radial(from: .init(.zero, radius: 0), to: .init(.zero, radius: 1))),
      Gradient(stops, .conic(center: .zero, angle: 1)),
      Gradient(
        stops, .axial(from: .zero, to: CGPoint(x: 1, y: 0)), transform: Self.transform),
      Gradient(
        stops, .axial(from: .zero, to: CGPoint(x: 1, y: 0)), drawsBeforeStart: false),
      Gradient(stops, .axial(from: .zero, to: CGPoint(x: 1, y: 0)), drawsAfterEnd: false),
      Gradient([stops[0]], .axial(from: .zero, to: CGPoint(x: 1, y: 0))),
    ]
    let filters: [[PictureFilter]] = [
      [], [.blur(sigma: 1)], [.blur(sigma: 2)], [.saturation(1)],
      [.blur(sigma: 1), .saturation(1)], [.saturation(1), .blur(sigma: 1)],
    ]
    var digests: [UInt64] = [
      digest(.rect(rect)), digest(.ellipse(rect)), digest(.roundedRect(rect, radius: 1)),
      digest(.roundedRect(rect, radius: 2)), digest(.continuousRect(rect, radius: 1)),
      digest(.continuousRect(rect, radius: 2)), digest(.path(path, .winding)),
      digest(.path(path, .evenOdd)),
      digest(.rect(rect), .color(Color(red: 1, green: 0, blue: 0))),
      digest(.shadow(DisplayShadow(caster: fills, sigma: 1, color: .clear))),
      digest(.shadow(DisplayShadow(caster: fills, sigma: 2, color: .clear))),
      digest(
        .shadow(
          DisplayShadow(caster: fills, offset: CGVector(dx: 1, dy: 0), sigma: 1, color: .clear))),
      digest(.dissolve(DisplayDissolve(0.5, from: fills, to: []))),
      digest(.dissolve(DisplayDissolve(0.5, from: [], to: fills))),
      digest(.dissolve(DisplayDissolve(0.6, from: [], to: fills))),
    ]
    digests += styles.map { digest(.stroke(path, $0)) }
    digests += images.map { digest(.rect(rect), .image($0)) }
    digests += gradients.map { digest(.rect(rect), .gradient($0)) }
    digests += groups.map { digest(.group($0)) }
    digests += filters.map {
      digest(.backdrop(DisplayBackdrop(clip: Clip(.rect(rect), Self.transform), filters: $0)))
    }
    #expect(Set(digests).count == digests.count)
  }

  /// A new field must be included in the digest, unless it follows from other fields.
  @Test func noFieldWasAdded() {
    func count(_ value: Any) -> Int { Mirror(reflecting: value).children.count }
    let fill = ImageFill(Self.picture, transform: .identity)
    #expect(count(fill) == 10)
    #expect(count(DisplayGroup(items: [])) == 13)
    #expect(count(StrokeStyle()) == 8)
    #expect(count(Gradient([], .conic(center: .zero, angle: 0))) == 5)
    #expect(count(DisplayShadow(caster: [], sigma: 0, color: .clear)) == 4)
    #expect(count(DisplayBackdrop(clip: Clip(.rect(.zero), Self.transform), filters: [])) == 3)
    #expect(count(DisplayDissolve(0, from: [], to: [])) == 3)
    #expect(count(GlyphRun([], scale: 1)) == 5)
    #expect(count(Path()) == 3)
    #expect(count(DisplayList(width: 1, height: 1, background: .clear, items: [])) == 9)
  }
}
