import CPango
import Foundation

/// An isolated Pango setup: only the registered faces, each under a name that selects it alone,
/// with no configuration rules, no language and no rounding.
final class Shaper {
  private let fonts: FontLibrary
  private let config: OpaquePointer?
  private let map: UnsafeMutablePointer<PangoFontMap>?
  private let context: OpaquePointer?
  private var names: [FontKey: String?] = [:]
  private var faces: [FontKey: FontFace] = [:]
  private var descriptions: [FontKey: OpaquePointer] = [:]

  /// The total cost of layouts so far.
  var work = LayoutWork()

  /// The font size for shaping, in pixels per em. Pango's positions are in 1/1024 of a pixel, so
  /// they are accurate to a millionth of an em and can be scaled.
  static let size = 1024.0

  init(_ fonts: FontLibrary) {
    self.fonts = fonts
    config = flipbook_pango_make_config()
    map = config.flatMap { flipbook_pango_make_map($0) }
    context = map.flatMap { flipbook_pango_make_context($0) }
  }

  deinit {
    descriptions.values.forEach { pango_font_description_free($0) }
    if let context { flipbook_pango_release(UnsafeMutableRawPointer(context)) }
    if let map { flipbook_pango_release(map) }
    if let config { FcConfigDestroy(config) }
  }

  // MARK: Faces

  /// Returns the name that selects a face, registering the face if needed; nil if it can't be read.
  private func name(of face: FontFace) -> String? {
    if let name = names[face.key] { return name }
    var name: String? = "face\(names.count)"
    let alias = face == fonts.emoji ? "emoji" : nil
    if let config, let family = name,
      flipbook_pango_add_face(config, face.file, UInt32(face.index), family, alias) != 0
    {
      faces[face.key] = face
      flipbook_pango_fonts_changed(map)
    } else {
      name = nil
    }
    names[face.key] = .some(name)
    return name
  }

  /// Returns a description that selects a face and then its fallbacks, in order.
  private func description(of face: FontFace) -> OpaquePointer? {
    if let description = descriptions[face.key] { return description }
    let names = fonts.fallbacks(for: face).compactMap(name)
    guard let description = pango_font_description_new() else { return nil }
    pango_font_description_set_family(description, names.joined(separator: ","))
    pango_font_description_set_absolute_size(description, Self.size * Double(PANGO_SCALE))
    descriptions[face.key] = description
    return description
  }

  /// Returns the face of a Pango font.
  private func face(of font: UnsafeMutablePointer<PangoFont>?) -> FontFace? {
    var index: Int32 = 0
    guard let file = flipbook_pango_font_file(font, &index) else { return nil }
    return faces[FontKey(file: String(cString: file), index: Int(index))]
  }

  // MARK: Items

  /// Splits a paragraph into items of one style, font and direction, in text order.
  func items(of paragraph: Paragraph) -> ShapedParagraph {
    var shaped = ShapedParagraph(paragraph)
    guard let context, !paragraph.bytes.isEmpty else { return shaped }
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    for piece in paragraph.pieces { add(piece, of: paragraph, to: attributes) }
    let direction = paragraph.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    let list = paragraph.bytes.withPointer { text, count in
      pango_itemize_with_base_dir(context, direction, text, 0, count, attributes, nil)
    }
    var next = list
    var firstPiece = 0
    while let link = next {
      if let item = link.pointee.data?.assumingMemoryBound(to: PangoItem.self) {
        shaped.append(ItemHandle(item))
        item.pointee.analysis.language = pango_language_from_string("und")
        let start = Int(item.pointee.offset)
        let end = start + Int(item.pointee.length)
        let face = face(of: item.pointee.analysis.font)
        let level = Int(item.pointee.analysis.level)
        // Pieces and items are both in text order.
        while firstPiece < paragraph.pieces.count,
          paragraph.pieces[firstPiece].range.upperBound <= start
        { firstPiece += 1 }
        for index in firstPiece..<paragraph.pieces.count {
          let piece = paragraph.pieces[index]
          if piece.range.lowerBound >= end { break }
          let range = piece.range.clamped(to: start..<end)
          guard !range.isEmpty else { continue }
          work.visitedPieces += 1
          shaped.segments.append(
            Segment(
              item: shaped.itemCount - 1, range: range, piece: index, level: level,
              face: face ?? piece.style.font.face))
        }
      }
      next = UnsafeMutablePointer(link.pointee.next)
    }
    g_list_free(list)
    return shaped
  }

  private func add(_ piece: StyledRange, of paragraph: Paragraph, to list: OpaquePointer?) {
    func insert(
      _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>
    ) {
      guard let attribute else { return }
      attribute.pointee.start_index = UInt32(range.lowerBound)
      attribute.pointee.end_index = UInt32(range.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    let face = piece.style.font.face
    guard let description = description(of: face) else { return }
    insert(pango_attr_font_desc_new(description), piece.range)
    let features = piece.style.openTypeFeatures
    if !features.isEmpty { insert(pango_attr_font_features_new(features), piece.range) }
    guard piece.style.space == nil else { return }
    let usual = fonts.fallbacks(for: face)
    var start = piece.range.lowerBound
    let piece = String(decoding: paragraph.bytes.text[piece.range], as: UTF8.self)
    for scalar in piece.unicodeScalars {
      let range = start..<start + UTF8.width(scalar)
      start = range.upperBound
      guard !scalar.isASCII, !scalar.properties.isDefaultIgnorableCodePoint,
        !usual.contains(where: { fonts.reader.has(scalar, $0.key) }),
        let rare = fonts.rareFace(for: scalar, like: face),
        let description = self.description(of: rare)
      else { continue }
      insert(pango_attr_font_desc_new(description), range)
    }
  }

  // MARK: Glyphs

  /// Shapes a part of a segment in the context of its paragraph.
  func shape(_ range: Range<Int>, of segment: Segment, in shaped: ShapedParagraph) -> ShapedSegment
  {
    let paragraph = shaped.paragraph
    let style = paragraph.pieces[segment.piece].style
    let face = style.space == nil ? segment.face : style.font.face
    let font = Font(face, size: style.font.size, features: style.font.features)
    var glyphs: [ShapedGlyph] = []
    work.shapedBytes += range.count
    if let item = shaped.item(segment.item), let string = pango_glyph_string_new() {
      paragraph.bytes.withPointer { text, count in
        pango_shape_full(
          text + range.lowerBound, Int32(range.count), text, count, &item.pointee.analysis, string)
      }
      glyphs = Self.glyphs(of: string, for: range, style)
      pango_glyph_string_free(string)
    }
    var result = ShapedSegment(segment, range, style, font, glyphs)
    if let space = style.space {
      result.replaceWithSpace(width: space.width)
    } else {
      result.substituteGlyphs(for: paragraph)
    }
    result.space(by: style.kern ?? 0, isRightToLeft: segment.level & 1 != 0)
    return result
  }

  /// Converts Pango's glyphs for a part of the text to points.
  private static func glyphs(
    of string: UnsafeMutablePointer<PangoGlyphString>, for range: Range<Int>, _ style: TypeStyle
  ) -> [ShapedGlyph] {
    let scale = style.font.size / size / Double(PANGO_SCALE)
    let across = scale * style.distortion.stretch
    let count = Int(string.pointee.num_glyphs)
    let starts = (0..<count).map { Int(string.pointee.log_clusters[$0]) }
    let ends = clusterEnds(starts, length: range.count)
    return (0..<count).map { index in
      let info = string.pointee.glyphs[index]
      let (start, end) = (starts[index], ends[index])
      return ShapedGlyph(
        id: info.glyph,
        offset: SIMD2(
          Double(info.geometry.x_offset) * across, Double(info.geometry.y_offset) * scale),
        advance: Double(info.geometry.width) * across,
        cluster: range.lowerBound + start..<range.lowerBound + end)
    }
  }

  /// Returns the end of each glyph's cluster, which is the start of the next one in the text.
  /// Clusters are in ascending order, or descending in right-to-left text.
  private static func clusterEnds(_ starts: [Int], length: Int) -> [Int] {
    var ends = starts
    var end = length
    let rises = (starts.first ?? 0) <= (starts.last ?? 0)
    for order in starts.indices {
      let index = rises ? starts.count - 1 - order : order
      let later = rises ? index + 1 : index - 1
      if order > 0, starts[later] != starts[index] { end = starts[later] }
      ends[index] = end
    }
    return ends
  }
}

extension TypeStyle {
  /// The OpenType features in CSS syntax.
  fileprivate var openTypeFeatures: String {
    var features = font.features
    if let kern {
      if kern == 0 { features["kern"] = 0 }
      if kern != 0 { features["liga"] = 0 }
    }
    if !hasLigatures { features["liga"] = 0 }
    return features.sorted { $0.key < $1.key }.map { "\"\($0.key)\" \($0.value)" }
      .joined(separator: ", ")
  }
}
