import Raster

/// The display items of layers, and whether they are valid for any instant.
struct Drawing {
  var items: [DisplayItem] = []
  /// Whether the items can change with time alone.
  var changesWithTime = false
}
