import Testing
import UIKit

/// Names of other modules that files see which import only UIKit, as with Apple's modules.
@Suite struct ReexportedNamesTests {
  @Test func unfairLocksAreSeenWithoutTheModuleOS() {
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    #expect(os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
  }
}
