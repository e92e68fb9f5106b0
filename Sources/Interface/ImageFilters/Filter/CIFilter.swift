public import Foundation
import Layers
import Messaging
import NearestNames

/// A filter of Core Image: values for its inputs, and an output that is computed from them.
///
/// A filter is created by its name, or by a method with typed properties, such as
/// `CIFilter.gaussianBlur()`. All inputs except images have default values. Numbers can be of any
/// number type. `docs/coreimage.md` lists the filters, their formulas, and how sure these are.
///
/// Subclasses override `outputImage` and can have their own properties as inputs.
open class CIFilter: NSObject, NSCopying {
  final private(set) var definition: FilterDefinition?
  private var values: [String: Any] = [:]
  private var ownName: String?

  /// Creates a filter without inputs, for subclasses.
  public override init() { super.init() }

  convenience init(_ definition: FilterDefinition?) {
    self.init()
    self.definition = definition
    setDefaults()
  }

  /// Creates the filter with that name and its default values; nil if it isn't available, with a
  /// warning that names similar ones.
  public convenience init?(name: String) {
    guard let definition = FilterDefinition.all[name] else {
      let near = Array(FilterDefinition.all.keys).sorted().nearest(to: name)
      LayerWarning(
        .missingFilter, "There is no Core Image filter \"\(name)\".",
        hint: near.isEmpty
          ? "" : "Did you mean " + near.map { "\"\($0)\"" }.joined(separator: ", ") + "?",
        subject: name
      ).report()
      return nil
    }
    self.init(definition)
  }

  /// Creates the filter with that name and sets values for keys of its inputs; nil if it isn't
  /// available.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in (params ?? [:]).sorted(by: { $0.key < $1.key }) {
      setValue(value, forKey: key)
    }
  }

  /// Creates the filter with that name and sets values for keys of its inputs; nil if it isn't
  /// available.
  public convenience init?(name: String, withInputParameters params: [String: Any]?) {
    self.init(name: name, parameters: params)
  }

  /// Returns nil: archives aren't supported.
  public required init?(coder: NSCoder) { return nil }

  /// The name of the filter; the class for a subclass.
  open var name: String {
    get { ownName ?? definition?.name ?? "\(type(of: self))" }
    set { ownName = newValue }
  }

  /// The computed image; nil if an image that it needs isn't set.
  open var outputImage: CIImage? { definition?.output(FilterValues(values: values)) }

  /// The keys of the inputs.
  open var inputKeys: [String] { definition?.inputKeys ?? [] }

  /// The keys of the outputs: `outputImage`.
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// The names, categories, and for each key of an input its class and default value.
  open var attributes: [String: Any] { definition?.attributes ?? [:] }

  /// Sets all inputs except images to their default values.
  open func setDefaults() {
    for input in definition?.inputs ?? [] {
      if let value = input.defaultValue { values[input.key] = value }
    }
  }

  /// Sets the value of an input. A key that the filter doesn't have causes a warning.
  open func setValue(_ value: Any?, forKey key: String) {
    guard let definition else {
      return (self as NSObject).setValue(value, forKey: key)
    }
    guard definition.inputs.contains(where: { $0.key == key }) else { return warn(ofKey: key) }
    setInput(value, key)
  }

  /// Returns the value of an input, or the output image.
  open func value(forKey key: String) -> Any? {
    if key == kCIOutputImageKey { return outputImage }
    guard let definition else { return (self as NSObject).value(forKey: key) }
    guard definition.inputs.contains(where: { $0.key == key }) else {
      warn(ofKey: key)
      return nil
    }
    return values[key]
  }

  /// Sets the value of an input.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

  /// Returns the value of an input, or the output image.
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  /// Returns a filter of the same name and with the same values; subclasses must override this
  /// method to be copied.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy: CIFilter = definition == nil ? CIFilter() : BuiltInFilter(definition)
    copy.values = values
    copy.ownName = ownName
    return copy
  }

  /// The name and the values, for logs.
  open override var description: String {
    let inputs = inputKeys.map { "\($0): \(values[$0].map { "\($0)" } ?? "nil")" }
    return "\(name) [\(inputs.joined(separator: ", "))]"
  }

  func input(_ key: String) -> Any? { values[key] }

  /// Sets the value of a known input; numbers become `NSNumber`, and nil the default value.
  func setInput(_ value: Any?, _ key: String) {
    if let value, !(value is NSNull) {
      values[key] = (value as? NSNumber) ?? value
    } else {
      values[key] = definition?.inputs.first { $0.key == key }?.defaultValue
    }
  }

  private func warn(ofKey key: String) {
    let near = (inputKeys + outputKeys).nearest(to: key)
    LayerWarning(
      .unrecognizedSelector, "\(name) has no input \"\(key)\"; it is ignored.",
      hint: near.isEmpty
        ? "Its inputs are \(inputKeys.joined(separator: ", "))."
        : "Did you mean " + near.map { "\"\($0)\"" }.joined(separator: ", ") + "?",
      subject: "\(name) \(key)"
    ).report()
  }
}

extension CIFilter {
  /// Returns the names of the filters in a category, sorted; of all filters for nil.
  public class func filterNames(inCategory category: String?) -> [String] {
    filterNames(inCategories: category.map { [$0] })
  }

  /// Returns the names of the filters that are in all of the categories, sorted; of all filters for
  /// nil.
  public class func filterNames(inCategories categories: [String]?) -> [String] {
    FilterDefinition.all.values.filter { filter in
      (categories ?? []).allSatisfy { $0 == kCICategoryBuiltIn || $0 == filter.category }
    }.map(\.name).sorted()
  }

  /// Returns the name of a filter in words; nil if it isn't available.
  public class func localizedName(forFilterName filterName: String) -> String? {
    FilterDefinition.all[filterName]?.displayName
  }

  /// Returns nil: filters have no descriptions here.
  public class func localizedDescription(forFilterName filterName: String) -> String? { nil }
}
