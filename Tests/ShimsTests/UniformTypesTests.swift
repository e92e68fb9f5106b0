import Foundation
import ImageIO
import Testing

@Suite struct UniformTypesTests {
  @Test func typesAreFoundByTheirNames() throws {
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(mimeType: "image/gif") == .gif)
    #expect(UTType("public.png") == .png && UTType("PUBLIC.PNG") == .png)
    #expect(UTType("org.example.film") == nil)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.utf8PlainText.preferredMIMEType == "text/plain;charset=utf-8")
    #expect(UTType.mpeg4Movie.localizedDescription == "MPEG-4 movie")
    #expect(UTType(filenameExtension: "mp4") == .mpeg4Movie)
    #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
    #expect(UTType(filenameExtension: "m4a")?.conforms(to: .audio) == true)
    #expect(UTType(mimeType: "image/jpg") == .jpeg && UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(UTType(importedAs: "com.adobe.pdf") == .pdf && UTType(filenameExtension: "") == nil)
  }

  @Test func extensionsWithoutATypeAreDynamic() throws {
    let type = try #require(UTType(filenameExtension: "flip"))
    #expect(type.isDynamic && !type.isPublic && type.preferredFilenameExtension == "flip")
    #expect(type.conforms(to: .item) && UTType(type.identifier) == type)
    let image = UTType(filenameExtension: "flip", conformingTo: .image)
    #expect(image?.conforms(to: .image) == true && image != type)
    #expect(UTType.png.isDeclared && UTType.png.isPublic && !UTType.gif.isPublic)
    #expect(UTType("dyn.unknown") == nil && UTType(exportedAs: "dyn.").tags.isEmpty)
  }

  @Test func typesConformToOthers() {
    #expect(UTType.heic.conforms(to: .image) && UTType.heic.isSubtype(of: .item))
    #expect(UTType.heic.conforms(to: .heic) && !UTType.heic.isSubtype(of: .heic))
    #expect(UTType.movie.isSupertype(of: .quickTimeMovie) && !UTType.text.conforms(to: .image))
    #expect(UTType.png.supertypes == [.image, .data, .content, .item])
    #expect(UTTypeConformsTo(kUTTypeQuickTimeMovie, kUTTypeAudiovisualContent))
    #expect(!UTTypeConformsTo("org.example.film", kUTTypeMovie))
  }

  @Test func everyParentIsDeclared() {
    for identifier in ["public.yaml", "com.apple.application-bundle", "public.m3u-playlist"] {
      let type = UTType(identifier)
      #expect(type?.supertypes.isEmpty == false)
      #expect(type?.supertypes.allSatisfy { UTType($0.identifier) == $0 } == true)
    }
  }

  @Test func filesGetTheExtensionOfTheirType() {
    let folder = URL(fileURLWithPath: "/films")
    #expect(folder.appendingPathComponent("a", conformingTo: .png).path == "/films/a.png")
    #expect(folder.appendingPathComponent("a.JPG", conformingTo: .jpeg).path == "/films/a.JPG")
    #expect(folder.appendingPathExtension(for: .gif).lastPathComponent == "films.gif")
  }
}
