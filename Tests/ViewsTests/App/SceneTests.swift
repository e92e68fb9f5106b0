import Foundation
import Testing
import VirtualTime
import Views

/// The scene, the screen and the traits of a phone.
@Suite struct SceneTests {
  private func onStage(_ body: () throws -> Void) rethrows { try VirtualClock().asCurrent(body) }

  /// A film has no property list; apps on a device expect its values.
  @Test func aBundleHasTheValuesOfAPropertyList() {
    let bundle = Bundle.main
    #expect(bundle.portedBundleIdentifier == bundle.bundleIdentifier ?? "flipbook.film")
    let information = bundle.portedInfoDictionary
    #expect(information?["CFBundleShortVersionString"] as? String == "1.0")
    #expect(bundle.portedObject(forInfoDictionaryKey: "CFBundleVersion") as? String == "1")
    #expect(bundle.portedObject(forInfoDictionaryKey: "CFBundleName") as? String != nil)
    #expect(bundle.portedObject(forInfoDictionaryKey: "Other") == nil)
  }

  @Test func aSceneHasOneSession() throws {
    try onStage {
      let app = UIApplication.shared
      let scene = try #require(app.connectedScenes.first)
      #expect(scene.session === scene.session && scene.session.scene === scene)
      #expect(scene.session.configuration.role == .windowApplication)
      #expect(UUID(uuidString: scene.session.persistentIdentifier) != nil)
      #expect((scene as? UIWindowScene)?.sizeRestrictions == nil && !app.supportsMultipleScenes)
      var errors: [UISceneError?] = []
      app.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
        errors.append($0 as? UISceneError)
      }
      app.requestSceneSessionDestruction(scene.session, options: nil) {
        errors.append($0 as? UISceneError)
      }
      #expect(
        errors.map { $0?.code } == [.multipleScenesNotSupported, .multipleScenesNotSupported])
      var opened: Bool?
      let url = try #require(URL(string: "https://a.b"))
      scene.open(url, options: nil) { opened = $0 }
      #expect(opened == false)
    }
  }

  @Test func configurationsAreCopied() throws {
    let configuration = UISceneConfiguration(name: "A", sessionRole: .windowApplication)
    configuration.delegateClass = UIView.self
    let copy = try #require(configuration.copy() as? UISceneConfiguration)
    #expect(copy !== configuration && copy.name == "A" && copy.delegateClass == UIView.self)
  }

  @Test func aScreenHasTheModeOfItsCanvas() {
    onStage {
      let screen = UIScreen.main
      #expect(
        screen.availableModes == [UIScreenMode].init(repeating: screen.availableModes[0], count: 1))
      #expect(screen.currentMode == screen.preferredMode)
      #expect(screen.currentMode?.size == screen.nativeBounds.size)
      #expect(screen.focusedItem == nil && UIFocusSystem(for: UIView()) == nil)
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      #expect(UIFocusSystem.environment(outer, contains: inner))
      #expect(!UIFocusSystem.environment(inner, contains: outer))
    }
  }

  @Test func changedTraitsAreNamed() {
    let light = UITraitCollection()
    #expect(light.changedTraits(from: light).isEmpty)
    let changed = light.modifyingTraits {
      $0.userInterfaceStyle = .dark
      $0.sceneCaptureState = .active
      $0.typesettingLanguage = Locale.Language(identifier: "de")
    }
    let names = changed.changedTraits(from: light).map { ObjectIdentifier($0) }
    #expect(
      names == [
        ObjectIdentifier(UITraitUserInterfaceStyle.self),
        ObjectIdentifier(UITraitSceneCaptureState.self),
        ObjectIdentifier(UITraitTypesettingLanguage.self),
      ])
    #expect(changed[UITraitSceneCaptureState.self] == .active)
    #expect(light.changedTraits(from: nil).count == 16)
  }

  @Test func singleTraitsAreCombined() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(imageDynamicRange: .high), UITraitCollection(activeAppearance: .inactive),
    ])
    #expect(traits.imageDynamicRange == .high && traits.activeAppearance == .inactive)
    #expect(traits.containsTraits(in: UITraitCollection(imageDynamicRange: .high)))
    #expect(!UITraitCollection().containsTraits(in: UITraitCollection(sceneCaptureState: .active)))
    #expect(traits.imageConfiguration.traitCollection == traits)
  }

  @Test func eventsOfAppsHaveNoTouches() {
    onStage {
      let event = UIEvent()
      #expect(event.allTouches?.isEmpty == true && event.timestamp == 0)
      UIApplication.shared.sendEvent(event)
      UIWindow(frame: .zero).sendEvent(event)
    }
  }

  @Test func rectanglesAreConvertedToTheScreen() {
    let scene = Scene()
    scene.perform {
      UIApplication.shared.stageWindow = scene.window
      scene.view.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
      let rect = UIAccessibility.convertToScreenCoordinates(
        CGRect(x: 1, y: 2, width: 3, height: 4), in: scene.view)
      #expect(rect == CGRect(x: 11, y: 22, width: 3, height: 4))
      let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(UIAccessibility.convertToScreenCoordinates(path, in: scene.view).bounds == rect)
      #expect(path.bounds.minX == 1)
      var isGuided: Bool?
      UIAccessibility.requestGuidedAccessSession(enabled: true) { isGuided = $0 }
      #expect(isGuided == false && UIAccessibility.focusedElement(using: nil) == nil)
    }
  }
}
