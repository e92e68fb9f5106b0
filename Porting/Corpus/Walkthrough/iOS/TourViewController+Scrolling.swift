//
//  TourViewController+Scrolling.swift
//  Walkthrough
//
//  Created by Yannick Opdebeeck on 02/02/2018.
//

import UIKit

extension TourViewController: UIScrollViewDelegate {

    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        settle(scrollView)
    }

    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        settle(scrollView)
    }

    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate {
            settle(scrollView)
        }
    }

    private func settle(_ scrollView: UIScrollView) {
        let page = Int((scrollView.contentOffset.x / max(scrollView.bounds.width, 1)).rounded())
        if page != index {
            perform(#selector(TourViewController.settle(onPage:)), with: NSNumber(value: page))
        }
    }

    override open func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        scrollView.flashScrollIndicators()
    }
}
