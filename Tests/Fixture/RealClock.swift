import Foundation

/// What a file does that imports Foundation alone.
@inline(never) func useRealClock() {
  DispatchQueue.main.async {}
  let timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in }
  Thread.sleep(forTimeInterval: 0.001)
  timer.invalidate()
}
