package import Foundation

/// Calls `handler` whenever an object reports that one of its properties has changed, with
/// `didChangeValue(forKey:)` or as a rewritten class does. Returns a closure that ends this.
package func observeReportedChanges(
  of object: NSObject, _ handler: @escaping () -> Void
) -> () -> Void {
  Observation.reports(of: object) { _, _ in handler() }
}
