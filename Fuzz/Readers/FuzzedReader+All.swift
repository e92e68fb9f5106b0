extension FuzzedReader {
  /// The readers of image files, whose kept files `ImagesTests` also decodes.
  static let images: [FuzzedReader] = [
    FuzzedReader(name: "PNG", read: readImage, repair: Mutation.fixPNGChecksums),
    FuzzedReader(name: "JPEG", read: readImage),
    FuzzedReader(name: "GIF", read: readImage),
    FuzzedReader(name: "WebP", read: readImage),
  ]

  /// All readers. A new one needs an entry here, and files to start with in its corpus.
  package static let all: [FuzzedReader] =
    images + [
      FuzzedReader(name: "Font", read: readFont),
      FuzzedReader(name: "CSV", read: { try readTable($0, "table.csv", $1) }),
      FuzzedReader(name: "JSONLines", read: { try readTable($0, "table.jsonl", $1) }),
      FuzzedReader(name: "YAMLTable", read: { try readTable($0, "table.yaml", $1) }),
      FuzzedReader(name: "JSONProps", read: { try readProps($0, "props.json", $1) }),
      FuzzedReader(name: "YAMLProps", read: { try readProps($0, "props.yaml", $1) }),
      FuzzedReader(name: "Options", read: readOptions),
      FuzzedReader(name: "Names", read: readNames),
      FuzzedReader(name: "Manifest", read: readManifest, repair: Mutation.replaceJSONValue),
      FuzzedReader(name: "Journal", read: readJournal, repair: Mutation.fixJournalChecksums),
      FuzzedReader(name: "Trace", read: readTrace, repair: Mutation.replaceJSONValue),
      FuzzedReader(name: "Report", read: readReport, repair: Mutation.replaceJSONValue),
      FuzzedReader(name: "Acceptance", read: readAcceptance, repair: Mutation.replaceJSONValue),
      FuzzedReader(name: "Batch", read: readBatch, repair: Mutation.replaceJSONValue),
      FuzzedReader(name: "Submission", read: readSubmission, repair: Mutation.replaceJSONValue),
      FuzzedReader(name: "VideoPart", read: readVideoPart, repair: Mutation.replaceJSONValue),
      FuzzedReader(name: "Frames", read: readFrames),
      FuzzedReader(name: "Times", read: readTimes),
    ]
}
