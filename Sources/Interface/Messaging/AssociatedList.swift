/// Elements that belong to an object, such as its observers, in the order in which they were added.
final class AssociatedList<Element> {
  private var elements: [(number: Int, element: Element)] = []
  private var nextNumber = 0

  /// Adds an element; returns a closure that removes it.
  @discardableResult
  func add(_ element: Element) -> () -> Void {
    let number = nextNumber
    nextNumber += 1
    elements.append((number, element))
    return { [weak self] in self?.elements.removeAll { $0.number == number } }
  }

  /// Calls `body` with the elements, except those that are removed in the meantime.
  func forEach(where isWanted: (Element) -> Bool, _ body: (Element) -> Void) {
    for (number, element) in elements where isWanted(element) {
      if elements.contains(where: { $0.number == number }) { body(element) }
    }
  }

  func contains(where isWanted: (Element) -> Bool) -> Bool {
    elements.contains { isWanted($0.element) }
  }

  /// Removes elements and returns them.
  func removeAll(where isRemoved: (Element) -> Bool) -> [Element] {
    let removed = elements.map(\.element).filter(isRemoved)
    elements.removeAll { isRemoved($0.element) }
    return removed
  }
}

/// The key under which lists are associated with their objects.
///
/// `@unchecked Sendable`: the address is never read from.
struct AssociatedListKey<Element>: @unchecked Sendable {
  private let address = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// Returns an object's list; nil if it has none.
  func list(of object: AnyObject) -> AssociatedList<Element>? {
    objc_getAssociatedObject(object, address) as? AssociatedList<Element>
  }

  /// Returns an object's list, which is created if it has none.
  func newList(of object: AnyObject) -> AssociatedList<Element> {
    if let list = list(of: object) { return list }
    let list = AssociatedList<Element>()
    objc_setAssociatedObject(object, address, list, .OBJC_ASSOCIATION_RETAIN)
    return list
  }
}
