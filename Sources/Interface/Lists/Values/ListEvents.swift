package import Foundation

/// What the user does with the rows or items of a list, for observers besides the delegate.
package final class ListEvents {
  /// The kinds of events.
  package enum Kind { case selected, deselected, accessory, deleted, inserted }

  private var observers: [(id: Int, kind: Kind, body: (IndexPath) -> Void)] = []
  private var nextID = 0

  /// Adds an observer of a kind of event. Returns a closure that removes it.
  package func add(_ kind: Kind, _ body: @escaping (IndexPath) -> Void) -> () -> Void {
    let id = nextID
    nextID += 1
    observers.append((id, kind, body))
    return { [weak self] in self?.observers.removeAll { $0.id == id } }
  }

  func send(_ kind: Kind, _ path: IndexPath) {
    for observer in observers where observer.kind == kind { observer.body(path) }
  }

  /// Returns whether a kind of event has observers.
  func isObserved(_ kind: Kind) -> Bool { observers.contains { $0.kind == kind } }
}
