extension Double {
  /// The number as text for messages: "600", "4.5", "nan".
  package var text: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}
