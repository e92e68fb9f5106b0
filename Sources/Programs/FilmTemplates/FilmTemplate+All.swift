extension FilmTemplate {
  package static let intro = FilmTemplate(
    name: "intro", summary: "A card appears, spins, slides away and fades.",
    placeholder: "IntroTemplate",
    sources: [
      "IntroTemplate.swift": PackageResources.IntroTemplate_swift,
      "CardView.swift": PackageResources.CardView_swift,
    ],
    tests: PackageResources.IntroTemplateTests_swift,
    goldens: [
      "card.png": PackageResources.card_png,
      "intro.timeline.json": PackageResources.intro_timeline_json,
    ])

  package static let titleCard = FilmTemplate(
    name: "title-card", summary: "The letters of a title pop up, and a subtitle fades in below.",
    placeholder: "TitleCardTemplate",
    sources: [
      "TitleCardTemplate.swift": PackageResources.TitleCardTemplate_swift,
      "TitleView.swift": PackageResources.TitleView_swift,
    ],
    tests: PackageResources.TitleCardTemplateTests_swift,
    goldens: [
      "title.png": PackageResources.title_png,
      "titleCard.timeline.json": PackageResources.titleCard_timeline_json,
    ])

  package static let batch = FilmTemplate(
    name: "batch", summary: "A name card with parameters, rendered for each row of a table.",
    placeholder: "BatchTemplate",
    sources: [
      "BatchTemplate.swift": PackageResources.BatchTemplate_swift,
      "NameCard.swift": PackageResources.NameCard_swift,
    ],
    tests: PackageResources.BatchTemplateTests_swift,
    goldens: [
      "nameCard.png": PackageResources.nameCard_png,
      "batch.timeline.json": PackageResources.batch_timeline_json,
    ], others: ["people.csv": PackageResources.people_csv])

  package static let ported = FilmTemplate(
    name: "ported", summary: "Plays a view that imports UIKit, as in an iOS app.",
    placeholder: "PortedTemplate",
    sources: [
      "PortedTemplate.swift": PackageResources.PortedTemplate_swift,
      "LoadingView.swift": PackageResources.LoadingView_swift,
    ],
    tests: PackageResources.PortedTemplateTests_swift,
    goldens: [
      "dots.png": PackageResources.dots_png,
      "ported.timeline.json": PackageResources.ported_timeline_json,
    ], isPorted: true)

  /// All templates, the default first.
  package static let all = [intro, titleCard, batch, ported]
}
