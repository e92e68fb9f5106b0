import Foundation

/// A filter: its name, its inputs, and its formula.
struct FilterDefinition: Sendable {
  let name: String
  let category: String
  let inputs: [FilterInput]
  /// Returns the image for the values of the inputs; nil if an image is missing.
  let output: @Sendable (FilterValues) -> CIImage?

  init(
    _ name: String, _ category: String, _ inputs: [FilterInput],
    _ output: @escaping @Sendable (FilterValues) -> CIImage?
  ) {
    self.name = name
    self.category = category
    self.inputs = inputs
    self.output = output
  }

  /// All filters by their names.
  static let all: [String: FilterDefinition] = Dictionary(
    uniqueKeysWithValues: [
      blurs, colorAdjustments, colorEffects, photoEffects, compositing, blendModes, masking,
      geometry, distortions, stylizing, sharpening, generators, gradients, transitions, reductions,
    ].joined().map { ($0.name, $0) })

  /// The keys of all inputs.
  var inputKeys: [String] { inputs.map(\.key) }

  /// The name in words: "Gaussian Blur" for `CIGaussianBlur`.
  var displayName: String {
    var words = ""
    var last: Character = "A"
    for character in name.dropFirst(2) {
      if character.isUppercase, last.isLowercase { words.append(" ") }
      words.append(character)
      last = character
    }
    return words
  }

  /// The description of the filter, as `CIFilter.attributes`.
  var attributes: [String: Any] {
    var result: [String: Any] = [
      kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: displayName,
      kCIAttributeFilterCategories: [category, kCICategoryBuiltIn],
    ]
    for input in inputs {
      var attributes: [String: Any] = [kCIAttributeClass: input.className]
      if let value = input.defaultValue { attributes[kCIAttributeDefault] = value }
      result[input.key] = attributes
    }
    return result
  }
}
