/// What a pixel of two pictures is, by the bytes that kernels mark it with.
package enum PixelMark: UInt8 {
  case same, differing, antiAliased
}
