import Controls
import Foundation
import Layers
import Testing
import ViewText
import Views
import VirtualTime

@Suite struct UIPickerViewTests {
  final class Rows: UIPickerViewDataSource, UIPickerViewDelegate {
    var selected: [Int] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 10 : 3
    }

    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(row)" }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      selected += [component, row]
    }
  }

  let scene = TouchScene()
  let picker: UIPickerView
  let rows = Rows()

  init() {
    picker = scene.add(UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 180)))
    picker.dataSource = rows
    picker.delegate = rows
    picker.layoutIfNeeded()
  }

  @Test func columnsShareTheWidth() {
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 10)
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 88.5, height: 32))
    #expect(UIPickerView().frame.size == CGSize(width: 320, height: 216))
  }

  @Test func codeSelectsWithoutTheDelegate() {
    picker.selectRow(4, inComponent: 0, animated: false)
    picker.selectRow(9, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 4 && picker.selectedRow(inComponent: 1) == 2)
    #expect(rows.selected.isEmpty)
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 4)
  }

  @Test func aTapSelectsARow() {
    scene.drag(point(50, 122))
    #expect(rows.selected == [0, 1] && picker.selectedRow(inComponent: 0) == 1)
  }

  @Test func aWheelThatIsReleasedSlowlyTurnsToTheNearestRowAtOnce() {
    let touch = TouchSequence(in: scene.window)
    scene.clock.asCurrent { touch.begin(at: CGPoint(x: 50, y: 150)) }
    for step in 1...10 {
      scene.run(to: Double(step) * 0.1)
      scene.clock.asCurrent { touch.move(to: CGPoint(x: 50, y: 150 - 8 * Double(step))) }
    }
    scene.run(to: 1.5)
    scene.clock.asCurrent { touch.end() }
    #expect(rows.selected.isEmpty)
    scene.run(to: 1.9)
    #expect(rows.selected == [0, 2])
  }

  /// Frames are the same on every day and every machine.
  @Test func datesAreTheStagesInEnglishAndGMT() {
    let date = scene.add(UIDatePicker(frame: .zero))
    #expect(date.date == Date(timeIntervalSinceReferenceDate: 0))
    #expect(date.calendar.timeZone == .gmt && date.calendar.identifier == .gregorian)
    date.preferredDatePickerStyle = .compact
    let texts = date.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(texts.first == "Jan 1, 2001")
    #expect(texts.last?.hasPrefix("12:00") == true && texts.last?.hasSuffix("AM") == true)
  }

  @Test func datesFollowTheWheels() {
    let date = scene.add(UIDatePicker(frame: .zero))
    date.preferredDatePickerStyle = .wheels
    date.datePickerMode = .countDownTimer
    date.countDownDuration = 3_660
    #expect(date.countDownDuration == 3_660 && date.datePickerStyle == .wheels)
    date.datePickerMode = .date
    date.minimumDate = Date(timeIntervalSince1970: 1_000_000)
    date.date = Date(timeIntervalSince1970: 0)
    #expect(date.date == Date(timeIntervalSince1970: 1_000_000))
  }
}
