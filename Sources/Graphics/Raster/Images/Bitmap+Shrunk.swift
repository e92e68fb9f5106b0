extension Bitmap {
  /// Returns the picture at a smaller size: each pixel is the mean of the area that it covers.
  ///
  /// Both sides must be positive and no longer than the picture's.
  package func shrunk(toWidth width: Int, height: Int) -> Bitmap {
    precondition((1...self.width).contains(width) && (1...self.height).contains(height))
    let whole = ImageLevel(
      pixels: pixels, start: 0, stride: self.width, width: self.width, height: self.height)
    return Bitmap(
      width: width, height: height, pixels: whole.shrunk(toWidth: width, height: height).pixels)
  }
}
