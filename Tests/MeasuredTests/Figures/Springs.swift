import Flipbook
import Foundation

extension MeasuredFigure {
  /// The spring that UIKit's block method derives from a damping ratio, a duration and a velocity.
  private static func spring(
    damping: Double, duration: Double, velocity: Double
  ) throws -> CASpringAnimation? {
    let scene = try MeasuredStage()
    scene.perform {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: damping,
        initialSpringVelocity: velocity, options: []
      ) {
        scene.view.center.x += 100
      }
    }
    return scene.stage.perform { scene.view.layer.animation(forKey: "position") }
      as? CASpringAnimation
  }

  /// The stiffness of such a spring of mass 1.
  private static func stiffness(
    _ id: String, damping: Double, duration: Double, velocity: Double = 0, _ expected: Double,
    within tolerance: Double
  ) -> MeasuredFigure {
    MeasuredFigure(
      id, "ζ \(damping), \(duration) s, v \(velocity): stiffness", [expected], within: tolerance
    ) {
      let spring = try Self.spring(damping: damping, duration: duration, velocity: velocity)
      return spring.map { [$0.stiffness / $0.mass] } ?? []
    }
  }

  private static let ratios: [(damping: Double, duration: Double, velocity: Double)] = [
    (0.1, 0.3, 0), (0.25, 1, 0.5), (0.5, 2, -1), (0.8, 0.5, 1), (0.99, 1.2, 0), (0.6, 0.8, -3),
  ]

  static let springs: [MeasuredFigure] =
    ratios.map { damping, duration, velocity in
      MeasuredFigure(
        "O1.5",
        "ζ \(damping), \(duration) s, v \(velocity): mass, damping ratio, remaining envelope",
        [1, damping, 0.001], within: 1e-9
      ) {
        guard
          let spring = try Self.spring(damping: damping, duration: duration, velocity: velocity)
        else { return [] }
        let frequency = (spring.stiffness / spring.mass).squareRoot()
        let ratio = spring.damping / (2 * (spring.stiffness * spring.mass).squareRoot())
        let decay = ratio * frequency
        let swing = frequency * (1 - ratio * ratio).squareRoot()
        let envelope = abs((decay - velocity) / swing) * exp(-decay * duration)
        return [spring.mass, ratio, envelope]
      }
    }
    + [
      MeasuredFigure(
        "O1.6", "ζ 0.7, 0.9 s: frequency", [log(700 / 0.51.squareRoot()) / 0.63], within: 1e-8
      ) {
        let spring = try Self.spring(damping: 0.7, duration: 0.9, velocity: 0)
        return spring.map { [($0.stiffness / $0.mass).squareRoot()] } ?? []
      },
      MeasuredFigure("O1.7", "ζ 1, 2 s: ωD", [9.2334134765], within: 1e-8) {
        let spring = try Self.spring(damping: 1, duration: 2, velocity: 0)
        return spring.map { [2 * ($0.stiffness / $0.mass).squareRoot()] } ?? []
      },
      stiffness("O1.8", damping: 0.5, duration: 1, 161.719_502_5, within: 1e-8 * 161.719_502_5),
      stiffness("O1.8", damping: 0.35, duration: 1, 286.409_428_2, within: 1e-8 * 286.409_428_2),
      stiffness("O1.8", damping: 0.1, duration: 1, 2125.390_127_8, within: 1e-8 * 2125.390_127_8),
      stiffness("O1.8", damping: 0.8, duration: 1, 80.897_372_0, within: 2e-8 * 80.897_372_0),
      stiffness("O1.8", damping: 0.5, duration: 0.3, 1796.883_361_2, within: 1e-8 * 1796.883_361_2),
      stiffness("O1.8", damping: 0.99, duration: 1, 80.025_182_4, within: 1e-8 * 80.025_182_4),
      stiffness("O1.9", damping: 0.5, duration: 1, velocity: 0, 161.719_50, within: 1e-5),
      stiffness("O1.9", damping: 0.5, duration: 1, velocity: 1, 152.868_41, within: 1e-5),
      stiffness("O1.9", damping: 0.5, duration: 1, velocity: -2, 175.422_34, within: 1e-4),
      stiffness("O1.10", damping: 1, duration: 1, 85.255_93, within: 1e-5),
      MeasuredFigure(
        "O1.12", "ζ 0.6, 0.8 s, centre from 50 to 150", [130.98, 151.06, 150], within: 0.16
      ) {
        let scene = try MeasuredStage()
        scene.perform {
          scene.view.center.x = 50
          UIView.animate(
            withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
            options: []
          ) {
            scene.view.center.x = 150
          }
        }
        return try scene.shown(at: [0.15, 0.45, 0.8]) { $0.position.x }
      },
      MeasuredFigure(
        "O1.13", "Settling duration of a default spring", [1.472_700_334_7], within: 1e-6
      ) {
        [CASpringAnimation(keyPath: "position").settlingDuration]
      },
      MeasuredFigure(
        "O1.14",
        "UISpringTimingParameters(): mass 3, stiffness 1000, damping 500; at 0.1, 0.25, 0.5 s",
        [0.5447784, 0.9420383, 0.9989010], within: 1e-6
      ) {
        let scene = try MeasuredStage()
        scene.perform {
          scene.view.center.x = 0
          let animator = UIViewPropertyAnimator(
            duration: 1, timingParameters: UISpringTimingParameters())
          animator.addAnimations { scene.view.center.x = 1 }
          animator.startAnimation()
        }
        return try scene.shown(at: [0.1, 0.25, 0.5]) { $0.position.x }
      },
    ]
}
