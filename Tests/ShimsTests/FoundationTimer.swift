import Foundation

/// A timer as a file makes it that imports no shim.
func foundationTimer() -> Timer { Timer(timeInterval: 1, repeats: false) { _ in } }
