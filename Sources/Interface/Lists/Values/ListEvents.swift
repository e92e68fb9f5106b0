package import Foundation

/// What the user does with the rows or items of a list, for observers besides the delegate.
package final class ListEvents {
  /// The kinds of events.
  package enum Kind { case selected, deselected, accessory, deleted }

  private var observers: [(id: Int, body: (Kind, IndexPath) -> Void)] = []
  private var nextID = 0

  /// Adds an observer. Returns a closure that removes it.
  package func add(_ body: @escaping (Kind, IndexPath) -> Void) -> () -> Void {
    let id = nextID
    nextID += 1
    observers.append((id, body))
    return { [weak self] in self?.observers.removeAll { $0.id == id } }
  }

  func send(_ kind: Kind, _ path: IndexPath) {
    for observer in observers { observer.body(kind, path) }
  }
}
