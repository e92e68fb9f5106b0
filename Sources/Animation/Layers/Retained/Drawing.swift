import Raster

/// What layers draw, and whether that holds for any instant.
struct Drawing {
  var items: [DisplayItem] = []
  /// Whether time alone may change it.
  var isRestless = false
}
