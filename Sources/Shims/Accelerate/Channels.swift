// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Multiplies each pixel of four channels of 8 bits, as a row vector, by a matrix.
///
/// A result is ((pixel + `pre_bias`) · matrix + `post_bias`) / `divisor`, limited to 0…255. `matrix`
/// has 16 numbers by rows: a row has a source's channel, a column one of the destination.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ matrix: UnsafePointer<Int16>, _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>!,
  _ post_bias: UnsafePointer<Int32>!, _ flags: vImage_Flags
) -> vImage_Error {
  if divisor == 0 { return kvImageInvalidParameter }
  let biases = (0..<4).map { channel in pre_bias.map { Int($0[channel]) } ?? 0 }
  return changePixels(src, dest, flags) { from, to in
    for channel in 0..<4 {
      var sum = post_bias.map { Int($0[channel]) } ?? 0
      for index in 0..<4 {
        sum += (Int(from[index]) + biases[index]) * Int(matrix[4 * index + channel])
      }
      to[channel] = UInt8(min(max(sum / Int(divisor), 0), 255))
    }
  }
}

/// Moves channels: the destination's channel i is that of the source with the number
/// `permuteMap[i]`.
@discardableResult
public func vImagePermuteChannels_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ permuteMap: UnsafePointer<UInt8>, _ flags: vImage_Flags
) -> vImage_Error {
  guard (0..<4).allSatisfy({ permuteMap[$0] < 4 }) else { return kvImageInvalidParameter }
  return changePixels(src, dest, flags) { from, to in
    let pixel = [from[0], from[1], from[2], from[3]]
    for channel in 0..<4 { to[channel] = pixel[Int(permuteMap[channel])] }
  }
}

/// Multiplies the colors by alpha, which is the last channel.
@discardableResult
public func vImagePremultiplyData_RGBA8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  changePixels(src, dest, flags) { from, to in
    let alpha = Int(from[3])
    for channel in 0..<3 { to[channel] = UInt8((Int(from[channel]) * alpha + 127) / 255) }
    to[3] = from[3]
  }
}

/// Divides the colors by alpha, which is the last channel.
@discardableResult
public func vImageUnpremultiplyData_RGBA8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  changePixels(src, dest, flags) { from, to in
    let alpha = Int(from[3])
    for channel in 0..<3 {
      to[channel] = alpha == 0 ? 0 : UInt8(min((Int(from[channel]) * 255 + alpha / 2) / alpha, 255))
    }
    to[3] = from[3]
  }
}

/// Calls `change` with each pixel of the source and of the destination, which can be the same.
private func changePixels(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags,
  _ change: (UnsafePointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Void
) -> vImage_Error {
  let (source, target) = (src.pointee, dest.pointee)
  guard source.data != nil, target.data != nil else { return kvImageNullPointerArgument }
  guard target.rows <= source.rows, target.columns <= source.columns else {
    return kvImageRoiLargerThanInputBuffer
  }
  for y in 0..<target.rows {
    let (from, to) = (source.row(y), target.row(y))
    for x in 0..<target.columns {
      // The source's pixel can be overwritten.
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4) { pixel in
        for channel in 0..<4 { pixel[channel] = from[4 * x + channel] }
        if let start = pixel.baseAddress { change(start, to + 4 * x) }
      }
    }
  }
  return kvImageNoError
}
