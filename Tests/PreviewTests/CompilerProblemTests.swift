import Foundation
import PreviewServer
import Testing

@Suite struct CompilerProblemTests {
  private let package = URL(fileURLWithPath: "/films/intro")

  @Test func errorsHaveFileLineAndMessageOnce() {
    let output = """
      [3/5] Compiling Intro Intro.swift
      /films/intro/Sources/Intro/Intro.swift:14:9: error: cannot find 'cart' in scope
      12 |     let card = UIView()
      14 |     cart.alpha = 0
         |     `- error: cannot find 'cart' in scope
      /films/intro/Sources/Intro/Intro.swift:14:9: error: cannot find 'cart' in scope
      /elsewhere/a b.swift:2:1: error: expected '}'
      error: fatalError
      """
    let errors = CompilerProblem.errors(in: output, package: package)
    #expect(errors.map(\.file) == ["Sources/Intro/Intro.swift", "/elsewhere/a b.swift", nil])
    #expect(errors.map(\.line) == [14, 2, nil])
    #expect(errors.map(\.column) == [9, 1, nil])
    #expect(errors.first?.message == "cannot find 'cart' in scope")
    #expect(errors.first?.path == "/films/intro/Sources/Intro/Intro.swift")
  }

  @Test func aBuildWithoutErrorsHasItsLastLine() {
    #expect(CompilerProblem.errors(in: "a\nb\n", package: package).map(\.message) == ["b"])
    #expect(CompilerProblem.errors(in: "", package: package).count == 1)
  }

  @Test func warningsAreLeftOut() {
    let output = "/films/intro/a.swift:1:1: warning: unused\n/films/intro/a.swift:2:1: error: bad"
    let errors = CompilerProblem.errors(in: output, package: package)
    #expect(errors.map(\.message) == ["bad"])
  }
}
