import Foundation
import OSLog

let modernLogger = Logger(subsystem: "org.example.film", category: "modern")

func hypotenuse(_ a: Double, _ b: Double) -> Double {
  modernLogger.trace("asked")
  return sqrt(a * a + b * b)
}
