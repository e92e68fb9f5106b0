import Foundation

/// Calls of a file that only imports Foundation.
@inline(never) func useRealClock() {
  DispatchQueue.main.async {}
  let timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in }
  Thread.sleep(forTimeInterval: 0.001)
  timer.invalidate()
}
