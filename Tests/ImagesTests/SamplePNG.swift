import CPNGWriting
import Raster
import TestSupport
import Testing

/// An image of random samples, with the PNG file that libpng writes for it and the pixels that the
/// file decodes to.
struct SamplePNG {
  enum ColourType: Int32, CaseIterable {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAlpha = 4
    case rgba = 6

    var depths: [Int] {
      switch self {
      case .grey: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      default: [8, 16]
      }
    }

    var channels: Int { [.grey: 1, .rgb: 3, .palette: 1, .greyAlpha: 2, .rgba: 4][self]! }
  }

  let width: Int
  let height: Int
  let type: ColourType
  let depth: Int
  var isInterlaced = false
  /// The samples, pixel by pixel, row by row.
  var samples: [Int]
  /// The palette: red, green and blue of each entry.
  var palette: [UInt8] = []
  /// The alpha of the first palette entries.
  var alphas: [UInt8] = []
  /// The transparent colour.
  var transparent: [Int]?
  var isSRGB = false
  var gamma: Int32 = 0
  var primaries: [Int32]?
  var profile: [UInt8] = []

  /// Creates random samples. If `isTransparent` is true, some are transparent through tRNS if the
  /// type allows it.
  init(
    _ type: ColourType, depth: Int, width: Int, height: Int, isInterlaced: Bool = false,
    isTransparent: Bool = false, random: inout SeededGenerator
  ) {
    self.type = type
    self.depth = depth
    self.width = width
    self.height = height
    self.isInterlaced = isInterlaced
    let limit = (1 << depth) - 1
    samples = (0..<width * height * type.channels).map { _ in
      Int.random(in: 0...limit, using: &random)
    }
    if type == .palette {
      palette = (0..<3 * (limit + 1)).map { _ in .random(in: 0...255, using: &random) }
      if isTransparent {
        alphas = (0...limit / 2).map { _ in .random(in: 0...255, using: &random) }
      }
    } else if isTransparent {
      transparent = Array(samples.prefix(type.channels))
    }
  }

  init(_ type: ColourType, depth: Int, width: Int, samples: [Int]) {
    self.type = type
    self.depth = depth
    self.width = width
    self.samples = samples
    height = samples.count / type.channels / width
  }

  /// The encoded file.
  var bytes: [UInt8] {
    let rows = packedRows
    let capacity = rows.count * 2 + 4096 + profile.count * 2
    return [UInt8](unsafeUninitializedCapacity: capacity) { target, count in
      rows.withUnsafeBufferPointer { rows in
        palette.withUnsafeBufferPointer { palette in
          alphas.withUnsafeBufferPointer { alphas in
            profile.withUnsafeBufferPointer { profile in
              (primaries ?? []).withUnsafeBufferPointer { primaries in
                var file = png_to_write()
                file.width = UInt32(width)
                file.height = UInt32(height)
                file.depth = Int32(depth)
                file.colour_type = type.rawValue
                file.is_interlaced = isInterlaced ? 1 : 0
                file.rows = rows.baseAddress
                file.row_length = rows.count / height
                if !palette.isEmpty { file.palette = palette.baseAddress }
                file.palette_count = Int32(palette.count / 3)
                if !alphas.isEmpty { file.alphas = alphas.baseAddress }
                file.alpha_count = Int32(alphas.count)
                if let transparent {
                  file.has_transparent = 1
                  let colour = (transparent + transparent + transparent).map { UInt16($0) }
                  file.transparent = (colour[0], colour[1], colour[2])
                }
                file.has_srgb = isSRGB ? 1 : 0
                file.gamma = gamma
                if self.primaries != nil { file.primaries = primaries.baseAddress }
                if !profile.isEmpty { file.profile = profile.baseAddress }
                file.profile_count = UInt32(profile.count)
                count = write_png(&file, target.baseAddress, capacity)
              }
            }
          }
        }
      }
    }
  }

  private var packedRows: [UInt8] {
    let perRow = width * type.channels
    return stride(from: 0, to: samples.count, by: perRow).flatMap { start -> [UInt8] in
      let row = samples[start..<start + perRow]
      if depth == 16 { return row.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
      var bytes = [UInt8](repeating: 0, count: (perRow * depth + 7) / 8)
      for (index, sample) in row.enumerated() {
        let bit = index * depth
        bytes[bit / 8] |= UInt8(sample) << UInt8(8 - depth - bit % 8)
      }
      return bytes
    }
  }

  /// The straight pixels, 8 bits per sample, calculated in floating point.
  var straight: [[Int]] {
    stride(from: 0, to: samples.count, by: type.channels).map { start in
      let pixel = Array(samples[start..<start + type.channels])
      func level(_ sample: Int) -> Int {
        Int((Double(sample) * 255 / Double((1 << depth) - 1)).rounded())
      }
      let alpha = pixel == transparent ? 0 : 255
      switch type {
      case .grey: return [level(pixel[0]), level(pixel[0]), level(pixel[0]), alpha]
      case .rgb: return pixel.map(level) + [alpha]
      case .greyAlpha:
        return [level(pixel[0]), level(pixel[0]), level(pixel[0]), level(pixel[1])]
      case .rgba: return pixel.map(level)
      case .palette:
        let colour = palette[3 * pixel[0]..<3 * pixel[0] + 3].map { Int($0) }
        return colour + [pixel[0] < alphas.count ? Int(alphas[pixel[0]]) : 255]
      }
    }
  }

  /// The bitmap that the file decodes to.
  var bitmap: Bitmap { Self.bitmap(of: straight, width: width) }

  static func bitmap(of straight: [[Int]], width: Int) -> Bitmap {
    let pixels = straight.map { pixel in
      let levels = pixel.prefix(3).map {
        UInt8((Double($0) * Double(pixel[3]) / 255).rounded())
      }
      return Pixel(red: levels[0], green: levels[1], blue: levels[2], alpha: UInt8(pixel[3])).word
    }
    return Bitmap(width: width, height: pixels.count / width, pixels: pixels)
  }
}

/// One kind of PNG file.
struct PNGKind: CustomTestStringConvertible, Sendable {
  let type: SamplePNG.ColourType
  let depth: Int
  let isInterlaced: Bool
  let isTransparent: Bool

  var testDescription: String {
    "\(type) \(depth)" + (isInterlaced ? " interlaced" : "") + (isTransparent ? " tRNS" : "")
  }

  static let all = SamplePNG.ColourType.allCases.flatMap { type in
    type.depths.flatMap { depth in
      [false, true].flatMap { isInterlaced in
        (type.channels.isMultiple(of: 2) ? [false] : [false, true]).map {
          PNGKind(type: type, depth: depth, isInterlaced: isInterlaced, isTransparent: $0)
        }
      }
    }
  }

  func sample(width: Int, height: Int, random: inout SeededGenerator) -> SamplePNG {
    SamplePNG(
      type, depth: depth, width: width, height: height, isInterlaced: isInterlaced,
      isTransparent: isTransparent, random: &random)
  }
}
