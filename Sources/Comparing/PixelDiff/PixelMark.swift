/// The result of comparing one pixel. The raw values are the bytes that the kernels write.
package enum PixelMark: UInt8 {
  case same, differing, antiAliased
}
