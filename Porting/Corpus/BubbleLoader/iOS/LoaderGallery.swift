//
//  LoaderGallery.swift
//  BubbleLoader Demo
//
//  Created by Olivier Mercadal on 09/02/2017.
//

import UIKit

class LoaderGallery: UIView {

    fileprivate(set) var loaders: [BubbleLoaderView] = []

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard loaders.isEmpty else { return }
        for (index, style) in BubbleLoaderView.Style.all.enumerated() {
            let frame = CGRect(x: 20 + CGFloat(index) * 90, y: 30, width: 70, height: 70)
            let loader = BubbleLoaderView(frame: frame, style: style)
            loader.bubbleCount = 4
            addSubview(loader)
            loaders.append(loader)
            loader.perform(#selector(BubbleLoaderView.startAnimating), with: nil, afterDelay: 0.1 * Double(index))
        }
        let caption = UILabel(frame: CGRect(x: 20, y: 108, width: 250, height: 18))
        caption.attributedText = NSAttributedString(string: "Loading…", attributes: [
            NSFontAttributeName: UIFont.systemFont(ofSize: 13, weight: UIFontWeightLight),
            NSForegroundColorAttributeName: UIColor.darkGray
        ])
        addSubview(caption)
        Timer.scheduledTimer(timeInterval: 1.8, target: self, selector: #selector(swap), userInfo: nil, repeats: false)
    }

    @objc func swap() {
        loaders.first?.style = .chain
        loaders[1].perform(#selector(setter: BubbleLoaderView.color), with: UIColor.orange)
        loaders.last?.perform(#selector(BubbleLoaderView.stopAnimating))
    }
}
