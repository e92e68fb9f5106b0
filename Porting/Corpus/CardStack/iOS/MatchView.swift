//
//  MatchView.swift
//  CardStackDemo
//
//  Created by Kirill Abramenko on 20.11.2019.
//

import UIKit

class MatchView: UIView {

    @IBOutlet weak var stack: CardStackView!
    @IBOutlet weak var likeButton: UIButton!
    private var hues: [CGFloat] = [0.95, 0.55, 0.35, 0.1, 0.75]
    private let counter = UILabel()
    private var tokens = [NSKeyValueObservation]()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let stack = CardStackView(frame: CGRect(x: 40, y: 24, width: frame.width - 80, height: frame.height - 110))
        addSubview(stack)
        self.stack = stack

        let like = UIButton(frame: CGRect(x: frame.midX - 40, y: frame.height - 60, width: 80, height: 40))
        like.setTitle("Like", for: .normal)
        like.setTitleColor(.systemPink, for: .normal)
        like.setTitleColor(.lightGray, for: .highlighted)
        // The stack itself is the target.
        like.addTarget(stack, action: #selector(CardStackView.swipeRight), for: .touchUpInside)
        addSubview(like)
        likeButton = like

        counter.frame = CGRect(x: 0, y: frame.height - 22, width: frame.width, height: 20)
        counter.textAlignment = .center
        addSubview(counter)
        tokens.append(stack.observe(\.topIndex, options: [.initial, .new]) { [weak self] stack, _ in
            self?.counter.text = "\(stack.remaining) left"
        })
        stack.dataSource = self
        stack.delegate = self
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @objc func nope() {
        stack.swipeLeft()
    }
}

// MARK: - CardStackDataSource

extension MatchView: CardStackDataSource {

    func numberOfCards(in stack: CardStackView) -> Int {
        return hues.count
    }

    func cardStack(_ stack: CardStackView, cardAt index: Int) -> CardCell {
        let card: PhotoCard = stack.dequeue()
        card.configure(hue: hues[index])
        return card
    }
}

// MARK: - CardStackDelegate

extension MatchView: CardStackDelegate {

    func cardStack(_ stack: CardStackView, shouldSwipe index: Int, to direction: CardDirection) -> Bool {
        return direction != .left || index > 0
    }

    func cardStack(_ stack: CardStackView, didSwipe index: Int, to direction: CardDirection) {
        let target = #selector(nope)
        if index == 1, responds(to: target) {
            perform(target, with: nil, afterDelay: 0.2)
        }
    }
}
