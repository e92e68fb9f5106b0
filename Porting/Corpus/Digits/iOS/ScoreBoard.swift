//
//  ScoreBoard.swift
//  DigitsExample
//
//  Created by Rasmus Kjærgaard on 22/5/18.
//

import UIKit

final class NightCard: FlipCard {

    required init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(red: 0.1, green: 0.1, blue: 0.3, alpha: 1)
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }
}

class ScoreBoard: UIView {

    @IBOutlet var clock: FlipClockView!
    @IBOutlet var score: CountingLabel!
    @objc private let bar = UIView()
    private var lastFlip = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        clock = FlipClockView(frame: CGRect(x: 20, y: 20, width: 260, height: 90), cardClass: NightCard.self)
        clock.delegate = self
        clock.seconds = 62
        addSubview(clock)

        score = CountingLabel(frame: CGRect(x: 20, y: 125, width: 260, height: 36))
        score.textAlignment = .center
        score.curve = BackCurve()
        score.attributedFormat = { value in
            let text = NSMutableAttributedString(string: String(format: "%.0f", value), attributes: [
                .font: UIFont.monospacedDigitSystemFont(ofSize: 28, weight: .bold)
            ])
            text.append(NSAttributedString(string: " points", attributes: [.foregroundColor: UIColor.gray]))
            return text
        }
        addSubview(score)
        bar.backgroundColor = .orange
        bar.frame = CGRect(x: 20, y: 170, width: 0, height: 6)
        addSubview(bar)
        score.addObserver(self, forKeyPath: #keyPath(CountingLabel.current), options: [.new, .initial], context: nil)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        score.removeObserver(self, forKeyPath: NSStringFromSelector(#selector(getter: CountingLabel.current)))
    }

    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?) {
        guard keyPath == "current", let value = (change?[NSKeyValueChangeKey.newKey] as? NSNumber)?.doubleValue else {
            return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        var rect = self.value(forKeyPath: #keyPath(bar.frame)) as! CGRect
        rect.size.width = CGFloat(value) / 1000 * 260
        setValue(NSValue(cgRect: rect), forKeyPath: #keyPath(ScoreBoard.bar.frame))
    }

    func play() {
        clock.perform(#selector(FlipClockView.start as (FlipClockView) -> () -> Void), with: nil, afterDelay: 0.1)
        score.run(from: 0, to: 980, duration: 2) { label in
            label.textColor = .orange
        }
    }
}

extension ScoreBoard: FlipClockViewDelegate {

    func flipClock(_ clock: FlipClockView, willFlipTo seconds: Int) {
        lastFlip = seconds
    }
}
