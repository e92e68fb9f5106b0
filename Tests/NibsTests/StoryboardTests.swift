import Containers
import Controls
import Foundation
import Layers
import Lists
import Messaging
import Nibs
import Testing
import ViewText
import Views
import VirtualTime

final class ListController: UITableViewController {
  var caption: UILabel?
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("loaded \(caption?.text ?? "none")")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("should \(identifier)")
    return identifier != "never"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "none")")
    (segue.destination as? DetailController)?.name = "Ada"
  }

  func add(_ sender: Any) { log.append("add") }

  func makeDetail(_ coder: NSCoder, _ sender: Any?) -> DetailController? {
    let detail = DetailController(coder: coder)
    detail?.title = "by \(sender ?? "none")"
    return detail
  }

  func back(_ segue: UIStoryboardSegue) { log.append("back \(segue.source is DetailController)") }

  static let members: Void = portedRegister(ListController.self) {
    [
      .property("caption", \ListController.caption),
      .method("add:") { (controller: ListController, arguments) in
        controller.add(try arguments.nextOfAnyType() as Any)
      },
      .method("makeDetail:sender:") { (controller: ListController, arguments) in
        controller.makeDetail(try arguments.next(), try arguments.nextOfAnyType())
      },
      .method("back:") { (controller: ListController, arguments) in
        controller.back(try arguments.next())
      },
    ]
  }
}

final class DetailController: UIViewController {
  var name = ""
  var done: UIButton?
  static let members: Void = portedRegister(DetailController.self) {
    [.property("done", \DetailController.done)]
  }
}

final class OwnSegue: UIStoryboardSegue {
  private let made: String

  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    made = "made \(identifier ?? "none")"
    super.init(identifier: identifier, source: source, destination: destination)
  }

  override func perform() {
    destination.title = made
    source.navigationController?.pushViewController(destination, animated: false)
  }
}

@Suite struct StoryboardTests {
  private static let main = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      initialViewController="nav">
      <scenes>
        <scene sceneID="s1"><objects>
          <navigationController id="nav" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="bar"><color key="barTintColor" red="1" green="0"
              blue="0" alpha="1"/>
              <navigationBarAppearance key="standardAppearance">
                <color key="backgroundColor" red="0" green="1" blue="0" alpha="1"/>
                <textAttributes key="titleTextAttributes">
                  <color key="textColor" red="0" green="0" blue="1" alpha="1"/>
                </textAttributes>
              </navigationBarAppearance></navigationBar>
            <connections><segue destination="list" kind="relationship"
              relationship="rootViewController" id="r1"/></connections>
          </navigationController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="f1" sceneMemberID="firstResponder"/>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <tableViewController storyboardIdentifier="List" title="Names" id="list"
            customClass="ListController" sceneMemberID="viewController">
            <tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="table">
              <rect key="frame" x="0" y="0" width="320" height="480"/>
              <sections>
                <tableViewSection headerTitle="First" id="sec"><cells>
                  <tableViewCell rowHeight="60" id="cell1">
                    <rect key="frame" x="0" y="0" width="320" height="60"/>
                    <tableViewCellContentView key="contentView" id="cc1"><subviews>
                      <label text="Caption" id="caption"><rect key="frame" x="10" y="10"
                        width="100" height="20"/></label></subviews></tableViewCellContentView>
                    <connections><segue destination="detail" kind="show" identifier="go"
                      id="go"/></connections>
                  </tableViewCell>
                  <tableViewCell id="cell2"><connections>
                    <segue destination="detail" kind="show" identifier="never" id="n"/>
                    <segue destination="detail" kind="show" identifier="info"
                      trigger="accessoryAction" id="ac"/>
                  </connections></tableViewCell>
                </cells></tableViewSection>
              </sections>
              <connections>
                <outlet property="dataSource" destination="list" id="d1"/>
                <outlet property="delegate" destination="list" id="d2"/>
              </connections>
            </tableView>
            <navigationItem key="navigationItem" title="Names" id="item">
              <barButtonItem key="rightBarButtonItem" systemItem="add" id="add">
                <connections><action selector="add:" destination="list" id="a1"/></connections>
              </barButtonItem>
            </navigationItem>
            <connections>
              <outlet property="caption" destination="caption" id="o1"/>
              <segue destination="detail" kind="custom" identifier="own" customClass="OwnSegue"
                customModule="Other" id="w1"/>
              <segue destination="detail" kind="show" identifier="made"
                destinationCreationSelector="makeDetail:sender:" id="sa"/>
              <segue destination="detail" kind="popoverPresentation" identifier="pop" id="po"/>
              <segue destination="detail" kind="presentation" identifier="modal"
                modalPresentationStyle="fullScreen" animates="NO" id="m1"/>
            </connections>
          </tableViewController>
        </objects></scene>
        <scene sceneID="s3"><objects>
          <viewController storyboardIdentifier="Detail" id="detail" customClass="DetailController"
            sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/>
              <subviews>
                <button buttonType="system" id="done"><rect key="frame" x="0" y="0" width="80"
                  height="30"/><state key="normal" title="Done"/><connections>
                  <segue destination="exit" kind="unwind" unwindAction="back:" id="u"/>
                </connections></button>
                <containerView id="box"><rect key="frame" x="10" y="100" width="100" height="50"/>
                  <connections><segue destination="inner" kind="embed" id="e"/></connections>
                </containerView>
              </subviews></view>
            <connections><outlet property="done" destination="done" id="o2"/></connections>
          </viewController>
          <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene>
        <scene sceneID="s4"><objects>
          <viewController id="inner" sceneMemberID="viewController">
            <view key="view" id="iv"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """

  /// The initial controller in a window of a stage.
  private func launch(
    _ clock: VirtualClock
  ) throws -> (window: UIWindow, navigation: UINavigationController, list: ListController) {
    _ = (ListController.members, DetailController.members)
    portedRegisterStoryboard("Main", Self.main)
    LayerWarnings.of(clock).gather()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let first = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    let navigation = try #require(first as? UINavigationController)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, navigation, try #require(navigation.viewControllers.first as? ListController))
  }

  @Test func controllersOfRelationshipsAndTheirViews() throws {
    let clock = VirtualClock()
    try clock.asCurrent {
      let (_, navigation, list) = try launch(clock)
      #expect(navigation.navigationBar.barTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      #expect(list.title == "Names" && list.log == ["loaded Caption"])
      #expect(list.storyboard != nil && UIViewController().storyboard == nil)
      let add = try #require(list.navigationItem.rightBarButtonItem)
      #expect(add.target === list)
      let action = try #require(add.action)
      list.perform(action, with: add)
      #expect(list.log.last == "add")
    }
  }

  @Test func staticTables() throws {
    let clock = VirtualClock()
    try clock.asCurrent {
      let table = try #require(try launch(clock).list.tableView)
      #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
      #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
      let title = table.dataSource?.tableView(table, titleForHeaderInSection: 0)
      #expect(title == "First")
    }
  }

  @Test func rowsAndIdentifiersStartSegues() throws {
    let clock = VirtualClock()
    try clock.asCurrent {
      let (_, navigation, list) = try launch(clock)
      let cell = list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
      cell?.segue?()
      #expect(navigation.topViewController === list)
      list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.segue?()
      let detail = try #require(navigation.topViewController as? DetailController)
      #expect(detail.name == "Ada")
      #expect(list.log.dropFirst() == ["should never", "should go", "prepare go"])
      list.performSegue(withIdentifier: "nowhere", sender: nil)
      #expect(LayerWarnings.of(clock).all.map(\.code) == [.missingAsset])
    }
  }

  @Test func controllersArePresentedAndUnwound() throws {
    let clock = VirtualClock()
    try clock.asCurrent {
      let (_, _, list) = try launch(clock)
      list.performSegue(withIdentifier: "modal", sender: nil)
      let detail = try #require(list.presentedViewController as? DetailController)
      #expect(detail.modalPresentationStyle == .fullScreen && list.log.last == "prepare modal")
      detail.done?.sendActions(for: .touchUpInside)
      #expect(list.log.last == "back true")
    }
  }

  @Test func aSegueOfItsOwnClassPerformsItself() throws {
    let clock = VirtualClock()
    try clock.asCurrent {
      let (_, navigation, list) = try launch(clock)
      list.performSegue(withIdentifier: "own", sender: nil)
      let detail = try #require(navigation.topViewController as? DetailController)
      #expect(detail.title == "made own" && detail.name == "Ada")
    }
  }

  @Test func barsToolbarsAndGuidesOfBefore() throws {
    let clock = VirtualClock()
    portedRegisterStoryboard(
      "Bars",
      """
      <document initialViewController="c"><scenes><scene><objects>
        <viewController id="c" sceneMemberID="viewController">
          <layoutGuides><viewControllerLayoutGuide type="top" id="tg"/>
            <viewControllerLayoutGuide type="bottom" id="bg"/></layoutGuides>
          <view key="view" id="v"><rect key="frame" x="0" y="0" width="100" height="100"/>
            <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
            <constraints>
              <constraint firstItem="a" firstAttribute="top" secondItem="tg"
                secondAttribute="bottom" constant="5" id="k1"/>
              <constraint firstItem="bg" firstAttribute="top" secondItem="a"
                secondAttribute="bottom" id="k2"/>
              <constraint firstItem="a" firstAttribute="leading" secondItem="v"
                secondAttribute="leadingMargin" id="k3"/>
            </constraints></view>
          <toolbarItems><barButtonItem title="Tool" id="t"/></toolbarItems>
          <navigationItem key="navigationItem" title="T" id="n">
            <rightBarButtonItems>
              <barButtonItem title="One" enabled="NO" id="r1"/>
              <barButtonItem id="r2"><view key="customView" id="cv"><rect key="frame" x="0" y="0"
                width="30" height="20"/></view></barButtonItem>
            </rightBarButtonItems>
            <view key="titleView" id="tv"><rect key="frame" x="0" y="0" width="40" height="20"/></view>
          </navigationItem>
        </viewController>
      </objects></scene></scenes></document>
      """)
    try clock.asCurrent {
      let storyboard = UIStoryboard(name: "Bars", bundle: nil)
      let controller = try #require(storyboard.instantiateInitialViewController())
      #expect(controller.toolbarItems?.map(\.title) == ["Tool"])
      let item = controller.navigationItem
      #expect(item.rightBarButtonItems?.map(\.isEnabled) == [false, true])
      #expect(item.rightBarButtonItems?[1].customView?.bounds.width == 30)
      #expect(item.titleView?.bounds.width == 40 && item.leftBarButtonItems == nil)
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
      controller.view.layoutIfNeeded()
      let frame = try #require(controller.view.subviews.first).frame
      #expect(frame.minX == 16)
      #expect(frame.height == 100 - frame.minY - controller.view.safeAreaInsets.bottom)
    }
  }

  @Test func barsHaveAppearances() throws {
    let clock = VirtualClock()
    try clock.asCurrent {
      let bar = try launch(clock).navigation.navigationBar
      #expect(
        bar.standardAppearance.backgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
      let text = bar.standardAppearance.titleTextAttributes[.foregroundColor] as? UIColor
      #expect(text == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }
  }

  @Test func pagesAndRefreshControlsOfStoryboards() throws {
    let clock = VirtualClock()
    _ = ListController.members
    portedRegisterStoryboard(
      "Pages",
      """
      <document initialViewController="p"><scenes>
        <scene><objects>
          <pageViewController transitionStyle="scroll" navigationOrientation="vertical" id="p"
            sceneMemberID="viewController"/>
        </objects></scene>
        <scene><objects>
          <tableViewController storyboardIdentifier="Table" id="t" customClass="ListController"
            sceneMemberID="viewController">
            <tableView key="view" rowHeight="44" estimatedRowHeight="90" id="tv"/>
            <refreshControl key="refreshControl" id="r"><color key="tintColor" red="1" green="0"
              blue="0" alpha="1"/>
              <connections><action selector="add:" destination="t" eventType="valueChanged"
                id="a"/></connections></refreshControl>
          </tableViewController>
        </objects></scene>
      </scenes></document>
      """)
    try clock.asCurrent {
      let storyboard = UIStoryboard(name: "Pages", bundle: nil)
      let pages = try #require(
        storyboard.instantiateInitialViewController() as? UIPageViewController)
      #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
      let list = try #require(
        storyboard.instantiateViewController(withIdentifier: "Table") as? ListController)
      list.loadViewIfNeeded()
      let control = try #require(list.refreshControl)
      #expect(control.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      #expect(list.tableView.estimatedRowHeight == 90)
      control.sendActions(for: .valueChanged)
      #expect(list.log.last == "add")
    }
  }

  @Test func controlsKeepTheirValues() throws {
    let clock = VirtualClock()
    portedRegisterStoryboard(
      "Values",
      """
      <document initialViewController="c"><scenes><scene><objects>
        <viewController id="c" sceneMemberID="viewController"><view key="view" id="v"><subviews>
          <stepper minimumValue="2" maximumValue="8" value="4" stepValue="2" wraps="YES" id="s"/>
          <slider minValue="0" maxValue="10" value="3" minimumValueImage="star"
            maximumValueImage="star.fill" catalog="system" id="l"/>
        </subviews></view></viewController>
      </objects></scene></scenes></document>
      """)
    try clock.asCurrent {
      let storyboard = UIStoryboard(name: "Values", bundle: nil)
      let view = try #require(storyboard.instantiateInitialViewController()?.view)
      let stepper = try #require(view.subviews.first as? UIStepper)
      #expect(stepper.minimumValue == 2 && stepper.maximumValue == 8 && stepper.value == 4)
      #expect(stepper.stepValue == 2 && stepper.wraps)
      let slider = try #require(view.subviews.last as? UISlider)
      #expect(slider.value == 3 && slider.maximumValueImage?.isSymbolImage == true)
    }
  }

  @Test func accessoriesStartTheirOwnSegues() throws {
    let clock = VirtualClock()
    try clock.asCurrent {
      let (_, navigation, list) = try launch(clock)
      let cell = list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
      cell?.segue?()
      #expect(list.log.last == "should never" && navigation.topViewController === list)
      cell?.accessorySegue?()
      #expect(list.log.suffix(2) == ["should info", "prepare info"])
      #expect(navigation.topViewController is DetailController)
    }
  }

  @Test func controllersCreateDestinations() throws {
    let clock = VirtualClock()
    try clock.asCurrent {
      let (_, navigation, list) = try launch(clock)
      list.performSegue(withIdentifier: "made", sender: "me")
      let detail = try #require(navigation.topViewController as? DetailController)
      detail.loadViewIfNeeded()
      #expect(detail.title == "by me" && detail.name == "Ada" && detail.done != nil)
    }
  }

  @Test func popoversPointToTheirSender() throws {
    let clock = VirtualClock()
    try clock.asCurrent {
      let (_, _, list) = try launch(clock)
      let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
      list.performSegue(withIdentifier: "pop", sender: cell)
      let detail = try #require(list.presentedViewController)
      #expect(detail.modalPresentationStyle == .popover)
      #expect(detail.popoverPresentationController?.sourceView === cell)
    }
  }

  @Test func containersEmbedControllers() throws {
    let clock = VirtualClock()
    try clock.asCurrent {
      _ = try launch(clock)
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let detail = storyboard.instantiateViewController(withIdentifier: "Detail")
      let box = try #require(detail.view.subviews.last)
      #expect(detail.children.count == 1)
      #expect(box.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 100, height: 50)])
    }
  }

  @Test func creatorsCreateControllers() throws {
    let clock = VirtualClock()
    try clock.asCurrent {
      _ = try launch(clock)
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let detail: DetailController = storyboard.instantiateViewController(identifier: "Detail") {
        let made = DetailController(coder: $0)
        made?.name = "own"
        return made
      }
      #expect(detail.name == "own" && detail.view.subviews.count == 2)
    }
  }

  @Test func missingStoryboardsAndControllersAreWarnings() {
    let clock = VirtualClock()
    LayerWarnings.of(clock).gather()
    clock.asCurrent {
      portedRegisterStoryboard("Empty", "<document><scenes/></document>")
      for name in ["Nowhere", "Empty"] {
        let storyboard = UIStoryboard(name: name, bundle: nil)
        #expect(storyboard.instantiateInitialViewController() == nil)
        #expect(storyboard.instantiateViewController(withIdentifier: "X").view.subviews.isEmpty)
      }
    }
    #expect(LayerWarnings.of(clock).all.map(\.code) == .init(repeating: .missingAsset, count: 4))
  }
}
