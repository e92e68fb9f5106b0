import Controls
import Foundation
import Layers
import Lists
import Messaging
import Nibs
import Testing
import ViewText
import VirtualTime

import Views

/// A view that a nib names, with outlets and an action.
final class BadgeView: UIView {
  var title: UILabel?
  var stars: [UIImageView] = []
  var radius: CGFloat = 0
  var widthConstraint: NSLayoutConstraint?
  private(set) var log: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.append("init \(frame.width) \(subviews.count)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake \(title?.text ?? "none") \(radius)")
  }

  func tap(_ sender: Any) { log.append("tap \(sender is UIButton)") }

  static let members: Void = portedRegister(BadgeView.self) {
    [
      .property("title", \BadgeView.title), .property("stars", \BadgeView.stars),
      .property("radius", \BadgeView.radius),
      .property("widthConstraint", \BadgeView.widthConstraint),
      .method("tap:") { (view: BadgeView, arguments) in
        view.tap(try arguments.nextOfAnyType() as Any)
      },
    ]
  }
}

final class BadgeOwner: NSObject {
  var badge: UIView?
  static let members: Void = portedRegister(BadgeOwner.self) {
    [.property("badge", \BadgeOwner.badge)]
  }
}

final class MenuViewController: UIViewController {
  var label: UILabel?
  static let members: Void = portedRegister(MenuViewController.self) {
    [.property("label", \MenuViewController.label)]
  }
}

/// A layout of a nib's own, with an outlet.
final class ShelfLayout: UICollectionViewLayout {
  weak var shelf: BadgeOwner?
  static let members: Void = portedRegister(ShelfLayout.self) {
    [.property("shelf", \ShelfLayout.shelf)]
  }
}

@Suite struct NibTests {
  private static func document(_ objects: String, _ resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <dependencies><deployment identifier="iOS"/></dependencies>
      <objects>\(objects)</objects>
      <resources>\(resources)</resources>
    </document>
    """
  }

  /// Returns the objects of a document.
  private func objects(
    _ document: String, owner: Any? = nil, on clock: VirtualClock = VirtualClock(),
    function: String = #function
  ) -> [Any] {
    portedRegisterNib(function, document)
    LayerWarnings.of(clock).gather()
    return clock.asCurrent {
      UINib(nibName: function, bundle: nil).instantiate(withOwner: owner)
    }
  }

  private static let badge = document(
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="BadgeOwner">
      <connections><outlet property="badge" destination="root" id="o1"/></connections>
    </placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view contentMode="scaleToFill" id="root" customClass="BadgeView" customModule="Other">
      <rect key="frame" x="10" y="20" width="200" height="100"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
      <subviews>
        <label opaque="NO" text="Hello" textAlignment="center" lineBreakMode="tailTruncation"
          numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="label">
          <rect key="frame" x="20" y="8" width="160" height="24"/>
          <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
          <color key="textColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom"
            customColorSpace="sRGB"/>
        </label>
        <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO"
          id="button">
          <rect key="frame" x="20" y="50" width="80" height="30"/>
          <state key="normal" title="Go"><color key="titleColor" white="0" alpha="1"/></state>
          <connections>
            <action selector="tap:" destination="root" eventType="touchUpInside" id="a1"/>
          </connections>
        </button>
        <imageView id="star" alpha="0.5" hidden="YES"><rect key="frame" x="0" y="0" width="8"
          height="8"/></imageView>
      </subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/>
      <constraints>
        <constraint firstItem="label" firstAttribute="leading" secondItem="safe"
          secondAttribute="leading" constant="20" id="c1"/>
        <constraint firstItem="label" firstAttribute="top" secondItem="root"
          secondAttribute="top" constant="8" id="c2"/>
        <constraint firstItem="button" firstAttribute="width" constant="80" priority="750" id="c3"/>
        <constraint firstItem="button" firstAttribute="height" secondItem="button"
          secondAttribute="width" multiplier="3:8" id="c4"/>
        <constraint firstItem="button" firstAttribute="top" secondItem="label"
          secondAttribute="bottom" symbolic="YES" id="c5"/>
        <constraint firstItem="button" firstAttribute="leading" secondItem="label"
          secondAttribute="leading" id="c6"/>
      </constraints>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="radius">
          <real key="value" value="6"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth">
          <integer key="value" value="2"/>
        </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      <connections>
        <outlet property="title" destination="label" id="o2"/>
        <outlet property="widthConstraint" destination="c3" id="o3"/>
        <outletCollection property="stars" destination="star" id="o4"/>
        <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o5"/>
      </connections>
    </view>
    <tapGestureRecognizer id="tap" numberOfTapsRequired="2">
      <connections><action selector="tap:" destination="root" id="a2"/></connections>
    </tapGestureRecognizer>
    """)

  @Test func viewsHaveTheirClassValuesAndConnections() throws {
    _ = (BadgeView.members, BadgeOwner.members)
    let owner = BadgeOwner()
    let found = objects(Self.badge, owner: owner)
    #expect(found.count == 2 && found[1] is UITapGestureRecognizer)
    let badge = try #require(found[0] as? BadgeView)
    #expect(badge.log == ["init 200.0 3", "awake Hello 6.0"])
    #expect(owner.badge === badge)
    #expect(badge.frame == CGRect(x: 10, y: 20, width: 200, height: 100))
    #expect(badge.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
    #expect(badge.backgroundColor == .systemBackground && badge.layer.borderWidth == 2)
    let title = try #require(badge.title)
    #expect(title === badge.subviews[0] && title.font == .boldSystemFont(ofSize: 20))
    #expect(title.textAlignment == .center && title.numberOfLines == 0)
    #expect(title.textColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(badge.stars.map(\.isHidden) == [true] && badge.stars[0].alpha == 0.5)
    #expect(
      badge.widthConstraint?.constant == 80 && badge.widthConstraint?.priority.rawValue == 750)
    let tap = badge.gestureRecognizers?.first as? UITapGestureRecognizer
    #expect(tap === found[1] as? UITapGestureRecognizer && tap?.numberOfTapsRequired == 2)
  }

  @Test func constraintsPlaceTheViews() throws {
    _ = BadgeView.members
    let badge = try #require(objects(Self.badge).first as? BadgeView)
    badge.layoutIfNeeded()
    let (label, button) = (badge.subviews[0], badge.subviews[1])
    #expect(label.frame.origin == CGPoint(x: 20, y: 8))
    #expect(button.frame.size == CGSize(width: 80, height: 30))
    #expect(button.frame.origin == CGPoint(x: 20, y: label.frame.maxY + 8))
  }

  @Test func actionsAreSent() throws {
    _ = BadgeView.members
    let badge = try #require(objects(Self.badge).first as? BadgeView)
    (badge.subviews[1] as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(badge.log.last == "tap true")
  }

  @Test func eachInstanceHasObjectsOfItsOwn() throws {
    _ = BadgeView.members
    portedRegisterNib("Badges", Self.badge)
    let nib = UINib(nibName: "Badges", bundle: nil)
    let (first, second) = (nib.instantiate(withOwner: nil), nib.instantiate(withOwner: nil))
    let views = [first, second].compactMap { $0.first as? BadgeView }
    #expect(views.count == 2 && views[0] !== views[1] && views[0].title !== views[1].title)
  }

  @Test func controllersLoadTheirNib() throws {
    _ = MenuViewController.members
    let text = Self.document(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="MenuViewController">
        <connections>
          <outlet property="view" destination="v" id="1"/>
          <outlet property="label" destination="l" id="2"/>
        </connections>
      </placeholder>
      <view id="v"><rect key="frame" x="0" y="0" width="50" height="60"/><subviews>
        <label text="Menu" id="l"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
      </subviews></view>
      """)
    portedRegisterNib("MenuView", text)
    portedRegisterNib("Other", text.replacingOccurrences(of: "Menu\"", with: "Other\""))
    for (controller, expected) in [
      (MenuViewController(), "Menu"),
      (MenuViewController(nibName: "Other", bundle: nil), "Other"),
    ] {
      #expect(controller.view.bounds.size == CGSize(width: 50, height: 60))
      #expect(controller.label?.text == expected)
    }
    #expect(UIViewController().view.subviews.isEmpty)
  }

  @Test func cellsComeFromNibs() throws {
    portedRegisterNib(
      "RowCell",
      Self.document(
        """
        <tableViewCell selectionStyle="none" reuseIdentifier="row" id="cell">
          <rect key="frame" x="0" y="0" width="320" height="80"/>
          <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="320" height="80"/>
            <subviews><label text="Row" id="l" translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="0" y="0" width="320" height="80"/></label></subviews>
            <constraints>
              <constraint firstItem="l" firstAttribute="leading" secondItem="content"
                secondAttribute="leading" constant="7" id="k"/>
              <constraint firstItem="l" firstAttribute="top" secondItem="content"
                secondAttribute="top" id="m"/>
            </constraints>
          </tableViewCellContentView>
        </tableViewCell>
        """))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    table.register(UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: "r")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "r"))
    #expect(cell.reuseIdentifier == "r" && cell.selectionStyle == .none)
    cell.layoutIfNeeded()
    let label = try #require(cell.contentView.subviews.first as? UILabel)
    #expect(label.text == "Row" && label.frame.minX == 7)
  }

  @Test(arguments: [".AppleSystemUIFont", ".SFUIText"])
  func theSystemsFontHasNamesOfItsOwn(name: String) throws {
    let found = objects(
      Self.document(
        """
        <label text="Title" id="t"><fontDescription key="fontDescription" name="\(name)"
          family="\(name)" pointSize="15"/></label>
        """))
    #expect((found.first as? UILabel)?.font == .systemFont(ofSize: 15))
  }

  @Test func cellsWithAStyleHaveTheirOwnLabels() throws {
    let found = objects(
      Self.document(
        """
        <tableViewCell style="IBUITableViewCellStyleValue1" reuseIdentifier="v" textLabel="t"
          detailTextLabel="d" accessoryType="checkmark" id="c">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
          <tableViewCellContentView key="contentView" id="cc"><subviews>
            <label text="Title" id="t"><fontDescription key="fontDescription" type="boldSystem"
              pointSize="15"/></label>
            <label text="Detail" id="d"/>
          </subviews></tableViewCellContentView>
        </tableViewCell>
        """))
    let cell = try #require(found.first as? UITableViewCell)
    #expect(cell.textLabel?.text == "Title" && cell.detailTextLabel?.text == "Detail")
    #expect(cell.textLabel?.font == .boldSystemFont(ofSize: 15))
    #expect(cell.reuseIdentifier == "v" && cell.accessoryType == .checkmark)
    cell.layoutIfNeeded()
    #expect(cell.contentView.subviews.count { $0 is UILabel } == 2)
    #expect((cell.detailTextLabel?.frame.minX ?? 0) > 200)
  }

  @Test func oldCellsHaveTheConstraintsOfTheirContent() throws {
    let found = objects(
      Self.document(
        """
        <collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="80" height="50"/>
          <view key="contentView"><rect key="frame" x="0" y="0" width="80" height="50"/>
            <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame"
              x="0" y="0" width="1" height="1"/></view></subviews></view>
          <constraints>
            <constraint firstItem="v" firstAttribute="top" secondItem="cell" secondAttribute="top"
              constant="3" id="a"/>
            <constraint firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="b"/>
            <constraint firstItem="v" firstAttribute="leading" secondItem="cell"
              secondAttribute="leading" id="c"/>
            <constraint firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="d"/>
          </constraints>
        </collectionViewCell>
        """))
    let cell = try #require(found.first as? UICollectionViewCell)
    cell.layoutIfNeeded()
    #expect(cell.contentView.subviews.map(\.frame) == [CGRect(x: 0, y: 3, width: 80, height: 47)])
  }

  @Test func effectsKeepTheConstraintsOfTheirContent() throws {
    let found = objects(
      Self.document(
        """
        <visualEffectView id="e"><rect key="frame" x="0" y="0" width="60" height="40"/>
          <blurEffect style="dark"/>
          <view key="contentView" id="ec"><rect key="frame" x="0" y="0" width="60" height="40"/>
            <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame"
              x="0" y="0" width="1" height="1"/></view></subviews>
            <constraints>
              <constraint firstItem="v" firstAttribute="centerX" secondItem="ec"
                secondAttribute="centerX" id="a"/>
              <constraint firstItem="v" firstAttribute="centerY" secondItem="ec"
                secondAttribute="centerY" id="b"/>
              <constraint firstItem="v" firstAttribute="width" constant="20" id="c"/>
              <constraint firstItem="v" firstAttribute="height" constant="10" id="d"/>
            </constraints></view>
        </visualEffectView>
        """))
    let view = try #require(found.first as? UIVisualEffectView)
    view.layoutIfNeeded()
    let expected = CGRect(x: 20, y: 15, width: 20, height: 10)
    #expect(view.contentView.subviews.map(\.frame) == [expected] && view.effect is UIBlurEffect)
  }

  @Test func whatIsNotInstalledIsLeftOut() throws {
    let found = objects(
      Self.document(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="90" height="90"/>
          <subviews>
            <view id="a" tag="1" translatesAutoresizingMaskIntoConstraints="NO"/>
            <view id="b" tag="2"/>
          </subviews>
          <constraints>
            <constraint firstItem="a" firstAttribute="width" constant="10" id="w"/>
            <constraint firstItem="a" firstAttribute="width" constant="70" id="x"/>
          </constraints>
          <variation key="default">
            <mask key="subviews"><exclude reference="b"/></mask>
            <mask key="constraints"><exclude reference="x"/></mask>
          </variation>
        </view>
        """))
    let view = try #require(found.first as? UIView)
    #expect(view.subviews.map(\.tag) == [1])
    view.layoutIfNeeded()
    #expect(view.subviews[0].bounds.width == 10)
  }

  @Test func symbolsMarginsAndObjects() throws {
    let found = objects(
      Self.document(
        """
        <imageView id="i"><rect key="frame" x="0" y="0" width="9" height="9"/>
          <imageReference key="image" image="star" catalog="system" symbolScale="large"/>
          <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3"
            trailing="4"/></imageView>
        <button id="b"><buttonConfiguration key="configuration" style="filled" title="Go"
          cornerStyle="capsule" imagePlacement="trailing"><imageReference key="image" image="star"
          catalog="system"/></buttonConfiguration></button>
        <customObject id="o" customClass="BadgeOwner"/>
        """))
    let view = try #require(found[0] as? UIImageView)
    #expect(view.image != nil && view.layoutMargins.bottom == 3)
    let button = try #require(found[1] as? UIButton)
    #expect(button.configuration?.cornerStyle == .capsule && button.configuration?.image != nil)
    #expect(found[2] is BadgeOwner)
  }

  @Test func collectionsHaveCellsOfNibs() throws {
    portedRegisterNib(
      "Tile",
      Self.document(
        """
        <collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="50" height="50"/>
          <view key="contentView"><rect key="frame" x="0" y="0" width="50" height="50"/>
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/>
            <subviews><switch on="NO" id="s"><rect key="frame" x="1" y="2" width="51" height="31"/>
              </switch></subviews></view>
        </collectionViewCell>
        """))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UINib(nibName: "Tile", bundle: nil), forCellWithReuseIdentifier: "t")
    let cell = view.dequeueReusableCell(
      withReuseIdentifier: "t", for: IndexPath(item: 0, section: 0))
    #expect(cell.contentView.backgroundColor == .red)
    #expect((cell.contentView.subviews.first as? UISwitch)?.isOn == false)
    #expect(cell.reuseIdentifier == "t")
  }

  @Test func listsKeepTheirStyleAndLayout() throws {
    let found = objects(
      Self.document(
        """
        <tableView style="grouped" rowHeight="64" separatorStyle="none" id="t">
          <rect key="frame" x="0" y="0" width="100" height="100"/>
          <color key="backgroundColor" red="0" green="1" blue="0" alpha="1"/>
          <view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="100" height="33"/>
          </view>
        </tableView>
        <collectionView id="c"><rect key="frame" x="0" y="0" width="100" height="100"/>
          <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal"
            minimumLineSpacing="3" minimumInteritemSpacing="4"><size key="itemSize" width="20"
            height="30"/><inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
          </collectionViewFlowLayout>
        </collectionView>
        """))
    let table = try #require(found[0] as? UITableView)
    #expect(table.style == .grouped && table.rowHeight == 64 && table.separatorStyle == .none)
    #expect(table.backgroundColor == .green && table.tableHeaderView?.bounds.height == 33)
    let collection = try #require(found[1] as? UICollectionView)
    let layout = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.scrollDirection == .horizontal && layout.minimumLineSpacing == 3)
    #expect(layout.itemSize == CGSize(width: 20, height: 30) && layout.sectionInset.right == 3)
  }

  @Test func collectionsHaveLayoutsOfTheProgram() throws {
    _ = ShelfLayout.members
    let owner = BadgeOwner()
    let found = objects(
      Self.document(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="BadgeOwner"/>
        <collectionView id="c"><rect key="frame" x="0" y="0" width="100" height="100"/>
          <collectionViewLayout key="collectionViewLayout" id="l" customClass="ShelfLayout">
            <connections><outlet property="shelf" destination="-1" id="o"/></connections>
          </collectionViewLayout>
        </collectionView>
        """), owner: owner)
    let collection = try #require(found.first as? UICollectionView)
    let layout = try #require(collection.collectionViewLayout as? ShelfLayout)
    #expect(layout.shelf === owner && layout.collectionView === collection)
  }

  @Test func stacksTextsAndColours() throws {
    let found = objects(
      Self.document(
        """
        <stackView axis="vertical" spacing="3" alignment="center" id="s">
          <rect key="frame" x="0" y="0" width="9" height="9"/>
          <subviews>
            <textField borderStyle="roundedRect" placeholder="Name" id="f"
              horizontalHuggingPriority="249"/>
            <label id="a"><attributedString key="attributedText"><fragment content="Big">
              <attributes><font key="NSFont" size="30" name="Nowhere"/>
                <paragraphStyle key="NSParagraphStyle" alignment="right" lineSpacing="4"/>
              </attributes></fragment></attributedString></label>
            <textView editable="NO" id="t"><string key="text">Two
        lines</string><color key="textColor" name="Accent"/></textView>
            <segmentedControl selectedSegmentIndex="1" id="g"><segments>
              <segment title="One"/><segment title="Two"/></segments></segmentedControl>
          </subviews>
        </stackView>
        """,
        "<namedColor name=\"Accent\"><color red=\"0\" green=\"0\" blue=\"1\" alpha=\"1\"/></namedColor>"
      ))
    let stack = try #require(found.first as? UIStackView)
    #expect(stack.axis == .vertical && stack.spacing == 3 && stack.alignment == .center)
    #expect(stack.arrangedSubviews.count == 4)
    let field = try #require(stack.arrangedSubviews[0] as? UITextField)
    #expect(field.placeholder == "Name" && field.borderStyle == .roundedRect)
    #expect(field.contentHuggingPriority(for: .horizontal).rawValue == 249)
    let label = try #require(stack.arrangedSubviews[1] as? UILabel)
    let style = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    #expect((style as? NSParagraphStyle)?.alignment == .right)
    let text = try #require(stack.arrangedSubviews[2] as? UITextView)
    #expect(text.text == "Two\nlines" && !text.isEditable && text.textColor == .blue)
    #expect((stack.arrangedSubviews[3] as? UISegmentedControl)?.selectedSegmentIndex == 1)
  }

  @Test(arguments: [
    ("<view", "isn't well-formed"), ("<placeholderless id=\"x\"/>", "aren't supported"),
    ("<view id=\"v\" customClass=\"Nowhere\"/>", "names the class Nowhere"),
  ])
  func whatCannotBeReadIsAWarning(objects text: String, expected: String) {
    let clock = VirtualClock()
    _ = objects(Self.document(text), on: clock, function: expected)
    #expect(LayerWarnings.of(clock).all.contains { $0.message.contains(expected) })
  }

  @Test func aMissingNibIsAWarning() {
    let clock = VirtualClock()
    LayerWarnings.of(clock).gather()
    let loaded = clock.asCurrent { Bundle.main.loadNibNamed("Nowhere", owner: nil) }
    #expect(loaded == nil)
    #expect(LayerWarnings.of(clock).all.map(\.code) == [.missingAsset])
  }
}
