import Foundation
import PreviewServer
import TestSupport
import Testing

/// Tests of what tells programs apart.
@Suite struct ProgramVersionTests {
  private func version(_ bytes: [UInt8]) throws -> Data? {
    let folder = try TemporaryFolder()
    let file = URL(fileURLWithPath: folder("program"))
    try Data(bytes).write(to: file)
    return ProgramVersion.version(of: file)
  }

  /// A program of one header and two notes, of which the second is the build ID.
  private func program(_ id: [UInt8], noteOffset: UInt8 = 120, idSize: UInt8? = nil) -> [UInt8] {
    var head = [UInt8](repeating: 0, count: 120)
    head.replaceSubrange(0..<6, with: [0x7F, 0x45, 0x4C, 0x46, 2, 1])
    (head[32], head[54], head[56]) = (64, 56, 1)
    (head[64], head[72]) = (4, noteOffset)
    let other: [UInt8] = [4, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0] + Array("GNU\0".utf8) + [9, 9, 0, 0]
    let own: [UInt8] =
      [4, 0, 0, 0, idSize ?? UInt8(id.count), 0, 0, 0, 3, 0, 0, 0] + Array("GNU\0".utf8) + id
    head[96] = UInt8(other.count + own.count)
    return head + other + own
  }

  @Test func theBuildIDIsFoundAmongNotes() throws {
    #expect(try version(program([1, 2, 3, 4])) == Data([1, 2, 3, 4]))
  }

  @Test func damagedProgramsHaveNoVersion() throws {
    #expect(try version(program([1, 2, 3, 4], idSize: 200)) == nil)
    #expect(try version(program([1, 2, 3, 4], noteOffset: 255)) == nil)
    let whole = program([1, 2, 3, 4])
    for count in 0..<whole.count { #expect(try version(Array(whole.prefix(count))) == nil) }
  }

  @Test func shortScriptsAreTheirOwnVersion() throws {
    let text = Array("#!/bin/sh\nexec film\n".utf8)
    #expect(try version(text) == Data(text))
    #expect(try version(Array("film".utf8)) == nil)
    #expect(ProgramVersion.version(of: URL(fileURLWithPath: "/nowhere/film")) == nil)
  }

  @Test func filmsHaveBuildIDs() throws {
    let intro = try #require(Program.path(of: "Intro"))
    let settings = try #require(Program.path(of: "Settings"))
    let versions = [intro, settings].map { ProgramVersion.version(of: URL(fileURLWithPath: $0)) }
    #expect(versions[0]?.isEmpty == false)
    #expect(versions[0] != versions[1])
  }
}
