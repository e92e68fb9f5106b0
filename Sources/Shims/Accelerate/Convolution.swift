// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Blurs pixels of four channels of 8 bits: each is the average of a rectangle around it.
///
/// The kernel's sizes are odd. `backgroundColor` is that beyond the picture with the flag
/// `kvImageBackgroundColorFill`. `tempBuffer` isn't used; with `kvImageGetTempBufferSize` the result
/// is 16, a size that can be allocated. The destination is the part of the source at the offsets.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer!, _ srcOffsetToROI_X: vImagePixelCount,
  _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  convolve(
    src, dest, (srcOffsetToROI_X, srcOffsetToROI_Y), backgroundColor, flags,
    Kernel(boxOf: kernel_width), Kernel(boxOf: kernel_height))
}

/// Blurs pixels of four channels of 8 bits, with weights that decrease evenly to the sides.
///
/// The arguments are those of `vImageBoxConvolve_ARGB8888`.
@discardableResult
public func vImageTentConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer!, _ srcOffsetToROI_X: vImagePixelCount,
  _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  convolve(
    src, dest, (srcOffsetToROI_X, srcOffsetToROI_Y), backgroundColor, flags,
    Kernel(tentOf: kernel_width), Kernel(tentOf: kernel_height))
}

/// The weights of a kernel in one direction: a box, or a tent, which is two boxes in turn.
private struct Kernel {
  /// The sizes of the boxes; nil if the size isn't odd.
  let boxes: [Int]?

  init(boxOf size: UInt32) { boxes = size % 2 == 1 ? [Int(size)] : nil }

  init(tentOf size: UInt32) {
    // Boxes of a and b pixels give a tent of a + b − 1. An even size would move the picture by half a
    // pixel, which the second box would undo.
    boxes = size % 2 == 1 ? [Int(size + 1) / 2, Int(size + 1) / 2] : nil
  }

  /// The number of pixels before the middle.
  var reach: Int { (boxes ?? []).reduce(0) { $0 + $1 - 1 } / 2 }

  var weight: UInt64 { (boxes ?? []).reduce(1) { $0 * UInt64($1) } }
}

private func convolve(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ offset: (x: vImagePixelCount, y: vImagePixelCount), _ background: UnsafePointer<UInt8>?,
  _ flags: vImage_Flags, _ horizontal: Kernel, _ vertical: Kernel
) -> vImage_Error {
  let (source, target, flags) = (src.pointee, dest.pointee, Int(flags))
  if flags & kvImageGetTempBufferSize != 0 { return 16 }
  guard source.data != nil, target.data != nil else { return kvImageNullPointerArgument }
  guard horizontal.boxes != nil, vertical.boxes != nil else { return kvImageInvalidKernelSize }
  guard Int(offset.x) + target.columns <= source.columns,
    Int(offset.y) + target.rows <= source.rows
  else { return kvImageRoiLargerThanInputBuffer }
  let styles = [
    kvImageCopyInPlace, kvImageBackgroundColorFill, kvImageEdgeExtend, kvImageTruncateKernel,
  ]
  guard let style = styles.first(where: { flags & $0 != 0 }) else { return kvImageInvalidEdgeStyle }
  if style == kvImageBackgroundColorFill, background == nil { return kvImageNullPointerArgument }
  let blur = Blur(
    source: source, style: style, background: (0..<4).map { background?[$0] ?? 0 },
    horizontal: horizontal, vertical: vertical)
  let keepsAlpha = flags & kvImageLeaveAlphaUnchanged != 0
  blur.write(to: target, at: (Int(offset.x), Int(offset.y)), from: keepsAlpha ? 1 : 0)
  return kvImageNoError
}

/// A convolution by sums: exact, and independent of the kernel's size.
private struct Blur {
  let source: vImage_Buffer
  let style: Int
  let background: [UInt8]
  let horizontal, vertical: Kernel

  func write(to target: vImage_Buffer, at offset: (x: Int, y: Int), from firstChannel: Int) {
    let (width, height) = (source.columns, source.rows)
    guard width > 0, height > 0 else { return }
    let (columns, rows) = (weights(of: horizontal, width), weights(of: vertical, height))
    for channel in 0..<4 {
      guard channel >= firstChannel else {
        for y in 0..<target.rows {
          let (from, to) = (source.row(y + offset.y), target.row(y))
          for x in 0..<target.columns { to[4 * x + channel] = from[4 * (x + offset.x) + channel] }
        }
        continue
      }
      var sums = [UInt64](repeating: 0, count: width * height)
      for y in 0..<height {
        let row = source.row(y)
        let line = sum(horizontal, of: width, background: UInt64(background[channel])) {
          UInt64(row[4 * $0 + channel])
        }
        sums.replaceSubrange(y * width..<(y + 1) * width, with: line)
      }
      let outside = UInt64(background[channel]) * horizontal.weight
      for x in offset.x..<offset.x + target.columns {
        let line = sum(vertical, of: height, background: outside) { sums[$0 * width + x] }
        for y in 0..<target.rows {
          let weight = columns[x] * rows[y + offset.y]
          let value = (line[y + offset.y] + weight / 2) / weight
          let isCopied =
            style == kvImageCopyInPlace
            && (exceeds(x, width, horizontal) || exceeds(y + offset.y, height, vertical))
          let place = 4 * (x - offset.x) + channel
          target.row(y)[place] =
            isCopied ? source.row(y + offset.y)[4 * x + channel] : UInt8(min(value, 255))
        }
      }
    }
  }

  private func exceeds(_ index: Int, _ count: Int, _ kernel: Kernel) -> Bool {
    index < kernel.reach || index + kernel.reach >= count
  }

  /// Returns the weights of the kernel, or of its parts within the picture.
  private func weights(of kernel: Kernel, _ count: Int) -> [UInt64] {
    guard style == kvImageTruncateKernel else {
      return Array(repeating: kernel.weight, count: count)
    }
    return sum(kernel, of: count, background: 0) { _ in 1 }
  }

  /// Returns the weighted sums around each of `count` values.
  private func sum(
    _ kernel: Kernel, of count: Int, background: UInt64, _ value: (Int) -> UInt64
  ) -> [UInt64] {
    let reach = kernel.reach
    var line = (-reach..<count + reach).map { index -> UInt64 in
      if index >= 0, index < count { return value(index) }
      switch style {
      case kvImageBackgroundColorFill: return background
      case kvImageTruncateKernel: return 0
      default: return value(min(max(index, 0), count - 1))
      }
    }
    for box in kernel.boxes ?? [] {
      var running = line.prefix(box - 1).reduce(0, +)
      line = (0..<line.count - box + 1).map { start in
        running += line[start + box - 1]
        defer { running -= line[start] }
        return running
      }
    }
    return line
  }
}
