import Flipbook

// Segmented controls, and a stepper at its lowest value.
extension Scene {
  static var segments: [Scene] { [Scene("controls-segments", at: 0.1, segments)] }

  private static func segments(in view: UIView) {
    view.addCells(["selected", "slides", "attributes", "stepper"], columns: 2) { number, cell in
      guard number < 3 else { return addStepper(to: cell) }
      let control = UISegmentedControl(items: ["One", "Two", "Three"])
      control.frame = CGRect(
        x: 4, y: cell.bounds.midY - 16, width: cell.bounds.width - 8, height: 32)
      control.selectedSegmentIndex = 0
      cell.addSubview(control)
      switch number {
      case 0: control.setEnabled(false, forSegmentAt: 2)
      case 1:
        UIView.animate(withDuration: 0.25) { control.selectedSegmentIndex = 2 }
      default:
        control.selectedSegmentTintColor = Palette.violet
        control.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        control.setImage(Pictures.spark(16, Palette.gold), forSegmentAt: 1)
      }
    }
  }

  private static func addStepper(to cell: UIView) {
    let stepper = UIStepper(frame: CGRect(x: 28, y: cell.bounds.midY - 16, width: 94, height: 32))
    cell.addSubview(stepper)
  }
}
