//
//  ControlsPanel.swift
//  TactileControlsDemo
//
//  Created by Bence Halász on 2019. 05. 02..
//

import UIKit

@objcMembers
class ControlsPanel: UIView {

    let pill = PillSwitch(frame: CGRect(x: 30, y: 30, width: 64, height: 34))
    let stars = ControlsPanel.rating(of: StarRatingView.self)
    let knob = KnobControl(frame: CGRect(x: 200, y: 20, width: 60, height: 60))
    let label = UILabel(frame: CGRect(x: 30, y: 150, width: 240, height: 20))
    let meter = MeterView(frame: CGRect(x: 110, y: 40, width: 70, height: 14))

    dynamic var total: Double = 0

    private static func rating<Rating: StarRatingView>(of type: Rating.Type) -> Rating {
        return type.init(frame: CGRect(x: 30, y: 96, width: 240, height: 40))
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        _ = UIView.enableTouchSlop
        PanelTheme.install()
        pill.touchSlop = 10
        [pill, stars, knob, label, meter].forEach(addSubview(_:))
        stars.delegate = self
        stars.allowsHalves = true
        label.font = PanelTheme.digits
        label.textAlignment = .center
        pill.addTarget(self, action: #selector(controlChanged), for: .valueChanged)
        knob.addTarget(self, action: #selector(controlChanged(_:)), for: .valueChanged)
        knob.addTarget(self, action: #selector(controlEnded(_:forEvent:)), for: .editingDidEnd)
        pill.addTarget(self, action: #selector(reset as () -> Void), for: .touchDownRepeat)
        knob.addTarget(self, action: #selector(ControlsPanel.reset(_:) as (ControlsPanel) -> (UIControl) -> Void), for: .touchDownRepeat)
        stars.perform(#selector(UIView.setNeedsLayout), with: nil, afterDelay: 0)
        knob.perform(#selector(KnobControl.increment), with: nil, afterDelay: 0.5)
        stars.onTouch { [unowned self] _ in
            self.debouncer.send(self.stars.rating)
        }
    }

    private lazy var debouncer = Debouncer<Double>(delay: 0.3) { [weak self] rating in
        self?.total += rating
    }

    // MARK: Reset

    func reset() {
        pill.setOn(false, animated: true)
        reset(knob)
    }

    func reset(_ control: UIControl) {
        knob.setValue(knob.minimumValue, animated: true)
        perform(#selector(controlEnded(_:forEvent:)), with: control, with: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @IBAction func controlChanged(_ sender: Any?) {
        switch sender {
        case let pill as PillSwitch:
            knob.setValue(pill.isOn ? 0.8 : 0.1, animated: true)
            meter.show(pill.isOn ? 0.8 : 0.1)
        case let knob as KnobControl:
            total = Double(knob.value)
        default:
            break
        }
        label.text = String(format: "%.1f stars, %.2f", stars.rating, knob.value)
    }

    func controlEnded(_ sender: UIControl, forEvent event: UIEvent?) {
        let chain = TweenChain(knob)
        chain.completion = { (Void) -> Void in
            PanelTheme.labels(in: self).forEach { $0.alpha = 0.6 }
        }
        chain.turn(by: 0.4, in: 0.15).turn(by: 0, in: 0.1).play()
        knob.removeTarget(self, action: #selector(controlEnded(_:forEvent:)), for: .editingDidEnd)
        label.textColor = knob.actions(forTarget: self, forControlEvent: .editingDidEnd) == nil ? .systemGreen : .black
    }
}

extension ControlsPanel: StarRatingViewDelegate {

    func starRating(_ view: StarRatingView, didSettleOn rating: Double) {
        controlChanged(view)
    }

    func starRating(_ view: StarRatingView, canSet rating: Double) -> Bool {
        return rating >= 1
    }
}
