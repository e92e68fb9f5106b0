import Foundation
import TestSupport
import Testing
import UIKit
import simd

@Suite struct SimdTests {
  @Test func functionsOfVectors() {
    let (x, y) = (SIMD3<Float>(1, 2, 2), simd_float3(2, 0, 0))
    #expect(simd_length(x) == 3 && distance(x, y) == 3 && dot(x, y) == 2)
    #expect(cross(x, y) == [0, 4, -4] && normalize(y) == [1, 0, 0])
    #expect(mix(x, y, t: 0.5) == [1.5, 1, 1] && abs(-x) == x && sign(x - y) == [-1, 1, 1])
    #expect(clamp(x, min: 1.5, max: 1.75) == [1.5, 1.75, 1.75] && reflect(x, y / 2) == [-1, 2, 2])
    #expect(min(x, y) == [1, 0, 0] && max(x, y) == [2, 2, 2] && step(x, y) == [1, 0, 0])
    #expect(simd_smoothstep(0.0, 2, 1) == 0.5 && simd_mix(2.0, 4, 0.25) == 2.5)
    #expect(simd_refract(SIMD2<Double>(0, -1), [0, 1], 0.5) == [0, -1])
    // The scalar functions stay those of Swift and of the C library.
    #expect(min(1, 2) == 1 && abs(-1.5) == 1.5 && floor(1.5) == 1)
  }

  @Test func inversesAndDeterminantsOfMatrices() {
    let seed = SeededGenerator.seed(1)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      var matrix = double4x4()
      for column in 0..<4 { matrix[column] = .random(in: -1...1, using: &random) }
      guard abs(matrix.determinant) > 1e-3 else { continue }
      #expect(
        simd_almost_equal_elements(matrix * matrix.inverse, matrix_identity_double4x4, 1e-9),
        "seed \(seed): \(matrix)")
      #expect(
        abs(matrix.determinant - matrix.transpose.determinant) < 1e-12, "seed \(seed): \(matrix)")
    }
    #expect(abs(double2x2([1, 2], [3, 4]).determinant + 2) < 1e-12)
    #expect(float3x3(diagonal: [2, 3, 4]).determinant == 24)
    #expect(float3x3(rows: [[0, 1, 0], [1, 0, 0], [0, 0, 1]]).determinant == -1)
    #expect(double2x2([1, 2], [2, 4]).inverse[0].x.isNaN)
  }

  @Test func productsOfMatrices() {
    var shift = matrix_identity_float4x4
    shift.columns.3 = [5, 6, 7, 1]
    let scale = simd_float4x4(diagonal: [2, 2, 2, 1])
    #expect(shift * scale * SIMD4<Float>(1, 1, 1, 1) == [7, 8, 9, 1])
    #expect(simd_mul(scale, shift)[3, 0] == 10 && (shift.transpose * shift)[0] == [1, 0, 0, 5])
  }

  @Test func quaternionsRotate() {
    let turn = simd_quatd(angle: .pi / 2, axis: [0, 0, 1])
    #expect(simd_distance(turn.act([1, 0, 0]), [0, 1, 0]) < 1e-12)
    #expect(simd_distance((double3x3(turn) * [1, 0, 0]), [0, 1, 0]) < 1e-12)
    #expect(abs(turn.angle - .pi / 2) < 1e-12 && simd_distance(turn.axis, [0, 0, 1]) < 1e-12)
    #expect(simd_distance((turn * turn.inverse).vector, [0, 0, 0, 1]) < 1e-12)
    let half = simd_slerp(simd_quatd(ix: 0, iy: 0, iz: 0, r: 1), turn, 0.5)
    #expect(abs(half.angle - .pi / 4) < 1e-12)
    for axis in [[1, 0, 0], [0, 1, 0], [0, 0, 1], [0.6, 0, -0.8]] as [SIMD3<Double>] {
      for angle in [0.3, 2, 3.1] {
        let rotation = simd_quatd(angle: angle, axis: axis)
        #expect(abs(abs(simd_dot(simd_quatd(double4x4(rotation)), rotation)) - 1) < 1e-9)
      }
      let opposite = simd_quatd(from: axis, to: -axis)
      #expect(simd_distance(opposite.act(axis), -axis) < 1e-9)
    }
  }
}
