package import Foundation

/// Objects from which others with the same values are created: the contents of a nib.
///
/// A template is archived with all that it refers to, and decoded as often as needed. An object's class
/// can be replaced by a subclass, whose `init(coder:)` then finds the template's values.
package final class ObjectTemplates {
  private let objects = ArchivedObjects()

  package init() {}

  /// Archives a template, and all that it refers to. The templates live as long as this object.
  package func add(_ template: NSObject) { _ = objects.archived(template) }

  /// Lets the objects that are created for a template be of another class.
  package func setClass(of template: NSObject, to type: NSObject.Type) {
    objects.known(template)?.type = type
  }

  /// Returns new objects for `templates`, and a function that finds the new object for any template.
  package func instantiate(
    _ templates: [NSObject]
  ) -> (roots: [Any], object: (NSObject) -> NSObject?) {
    let decoded = DecodedObjects()
    let roots = templates.compactMap { template in
      objects.known(template).flatMap { decoded.decoded(.object($0)) }
    }
    return (roots, { template in self.objects.known(template).flatMap(decoded.known) })
  }
}
