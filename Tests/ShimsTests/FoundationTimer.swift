import Foundation

/// Creates a timer in a file that imports no shim.
func foundationTimer() -> Timer { Timer(timeInterval: 1, repeats: false) { _ in } }
