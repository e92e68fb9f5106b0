import Foundation
import TestSupport
import Testing

@Suite(.tier(.programs)) struct DescribeCommandTests {
  @Test func parametersAreATable() throws {
    let result = try Program.run("Greeting", ["describe"])
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(
      result.output == """
        Greeting: 640 × 360 pixels, 60 frames per second

          parameter  type     default                    values
          name       String   "Ada Lovelace"
          role       String   "Wrote the first program"
          accent     UIColor  systemOrange
          theme      Theme    dark                       dark, light
          portrait   String?  nil

        """)
  }

  @Test func aJSONSchemaIsPrinted() throws {
    let result = try Program.run("Greeting", ["describe", "--json"])
    #expect(result.status == 0 && result.errors.isEmpty)
    let schema = try #require(
      JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(schema["title"] as? String == "Greeting")
    #expect((schema["x-canvas"] as? [String: Int])?["width"] == 640)
    #expect(schema["additionalProperties"] as? Bool == false)
    let fields = try #require(schema["properties"] as? [String: [String: Any]])
    #expect(fields.keys.sorted() == ["accent", "name", "portrait", "role", "theme"])
    #expect(fields["theme"]?["enum"] as? [String] == ["dark", "light"])
    #expect(fields["portrait"]?["type"] as? [String] == ["string", "null"])
    #expect(fields["accent"]?["format"] as? String == "color")
    #expect(fields["name"]?["default"] as? String == "Ada Lovelace")
  }

  @Test func printingErrorsAreReported() throws {
    let program = try #require(Program.path(of: "Greeting"))
    let result = try Program.run("/bin/sh", ["-c", "'\(program)' describe >/dev/full"])
    #expect(result.status == 4 && result.errors.contains("standard output"), "\(result.errors)")
  }

  /// The first file that the program opens would otherwise get the descriptor of standard output.
  @Test(arguments: ["describe", "render --tar --frames 0-2"])
  func aClosedOutputIsReported(arguments: String) throws {
    let program = try #require(Program.path(of: "Greeting"))
    let result = try Program.run("/bin/sh", ["-c", "'\(program)' \(arguments) >&-"])
    #expect(result.status == 4 && result.errors.contains("Bad file descriptor"), "\(result.errors)")
  }

  @Test func aReaderThatStopsEarlyIsNotAnError() throws {
    let program = try #require(Program.path(of: "Greeting"))
    let words = "'\(program)' describe | true; exit ${PIPESTATUS[0]}"
    let result = try Program.run("/bin/bash", ["-c", words])
    #expect([0, 4].contains(result.status) && result.errors.isEmpty, "\(result.errors)")
  }

  @Test func aFilmWithoutParametersIsDescribed() throws {
    let result = try Program.run("Intro", ["describe"])
    #expect(result.status == 0)
    #expect(result.output.contains("It takes no parameters: it isn't Codable.\n"))
  }
}
