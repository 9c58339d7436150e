package zoetrope.geometry;

import static java.lang.Math.PI;
import static org.junit.jupiter.params.provider.Arguments.arguments;
import static zoetrope.mobject.Near.assertAt;

import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Maps of points, vectors and boxes, and the direction of rotations. */
class MapsTest {
  private static final Vec X = Vec.of(1, 0);
  private static final Vec Y = Vec.of(0, 1);
  private static final Vec Z = Vec.of(0, 0, 1);
  private static final Vec P = Vec.of(2, 3, 5);
  private static final Affine MAP =
      Affine.ofColumns(Vec.of(1, 2, 3), Vec.of(4, 5, 6), Vec.of(7, 8, 10), Vec.of(11, 12, 13));
  private static final Affine OTHER =
      Affine.ofColumns(Vec.of(2, 1, -1), Vec.of(1, 3, 1), Vec.of(-2, 1, 4), Vec.of(5, -6, 7));
  private static final Bounds BOX = new Bounds(Vec.of(-1, -2, -3), Vec.of(3, 4, 5));

  static Stream<Arguments> vectors() {
    return Stream.of(
        row(Vec.of(1, 1, 3), () -> P.minus(Vec.of(1, 2, 2))),
        row(Vec.of(4, 6, 10), () -> P.times(2)),
        row(Vec.of(2, -3, 10), () -> P.times(Vec.of(1, -1, 2))),
        row(Z, () -> X.cross(Y)),
        row(Vec.of(6, 1, -3), () -> P.cross(Vec.of(1, 0, 2))),
        row(Vec.of(0.6, 0, 0.8), () -> Vec.of(3, 0, 4).normalized()),
        row(Vec.ZERO, () -> Vec.ZERO.normalized()),
        row(Vec.of(1.75, 2.25, 3.75), () -> P.lerp(X, 0.25)),
        row(Vec.of(0, 2), () -> Vec.polar(2, PI / 2)),
        row(Vec.of(-3, 2, 5), () -> P.rotate(PI / 2)),
        row(Vec.of(2, -5, 3), () -> P.rotate(PI / 2, X)),
        row(Vec.of(5, 3, -2), () -> P.rotate(PI / 2, Y.times(7))),
        row(P, () -> P.rotate(0, Vec.ZERO)),
        row(Vec.of(1, 0, 5), () -> P.rotateAbout(PI / 2, Vec.of(3, 1))),
        row(Vec.of(9, 3, 5), () -> P.with(0, 9)),
        row(Vec.of(2, 9, 5), () -> P.with(1, 9)),
        row(Vec.of(2, 3, 9), () -> P.with(2, 9)));
  }

  static Stream<Arguments> maps() {
    return Stream.of(
        row(Vec.of(60, 71, 87), () -> MAP.apply(P)),
        row(Vec.of(49, 59, 74), () -> MAP.applyLinear(P)),
        row(OTHER.apply(MAP.apply(P)), () -> MAP.then(OTHER).apply(P)),
        row(P, () -> MAP.inverse().apply(MAP.apply(P))),
        row(P, () -> OTHER.then(OTHER.inverse()).apply(P)),
        row(Vec.of(11, 12, 13), () -> MAP.translation()),
        row(MAP.apply(P).lerp(OTHER.apply(P), 0.25), () -> MAP.lerp(OTHER, 0.25).apply(P)),
        row(Vec.of(16, 22, 5), () -> Affine.plane(1, 2, 3, 4, 5, 6).apply(P)),
        row(Vec.of(4, 9, 20), () -> Affine.scaling(2, 3, 4).apply(P)),
        row(Vec.of(3, 5, 9), () -> Affine.scaling(2).about(Vec.of(1, 1, 1)).apply(P)),
        row(Vec.of(5, 2, 3), () -> Affine.rotation(2 * PI / 3, Vec.of(1, 1, 1)).apply(P)),
        row(Vec.of(3, 5, 2), () -> Affine.rotation(-2 * PI / 3, Vec.of(1, 1, 1)).apply(P)));
  }

  static Stream<Arguments> rotations() {
    Vec axis = Vec.of(1, -2, 3);
    Quaternion first = Quaternion.of(0.7, axis);
    Quaternion next = Quaternion.of(1.1, Y);
    Quaternion none = Quaternion.IDENTITY;
    return Stream.of(
        row(P.rotate(0.7, axis), () -> image(first)),
        row(P.rotate(-0.7, axis), () -> image(first.conjugate())),
        row(P.rotate(0.7, axis).rotate(1.1, Y), () -> image(next.times(first))),
        row(P.rotate(0.35, axis), () -> image(none.lerp(first, 0.5))),
        row(P.rotate(0.7, axis), () -> image(none.lerp(first, 1))),
        row(P, () -> image(none.lerp(first, 0))),
        row(P, () -> image(Quaternion.of(1, Vec.ZERO))),
        row(P, () -> image(Quaternion.of(Affine.scaling(-1, 1, 1).then(turn(1, axis))))),
        row(P, () -> image(Quaternion.of(Affine.plane(1, 0, 0.5, 1, 0, 0)))));
  }

  /**
   * Returns a small rotation, and rotations by about half a turn around each axis. They use all
   * four formulas that convert a matrix.
   */
  static Stream<Arguments> turns() {
    return Stream.of(
        turned(0.7, Vec.of(1, -2, 3)),
        turned(2.9, Vec.of(3, 0.5, -1)),
        turned(2.9, Vec.of(-1, 3, 0.5)),
        turned(2.9, Vec.of(0.5, -1, 3)));
  }

  private static Arguments turned(double angle, Vec axis) {
    Affine map = turn(angle, axis).then(Affine.scaling(2));
    return row(P.rotate(angle, axis), () -> image(Quaternion.of(map)));
  }

  private static Affine turn(double angle, Vec axis) {
    return Affine.rotation(angle, axis);
  }

  private static Vec image(Quaternion rotation) {
    return rotation.toAffine().apply(P);
  }

  static Stream<Arguments> boxes() {
    return Stream.of(
        row(Vec.of(1, 1, 1), () -> BOX.center()),
        row(Vec.of(4, 6, 8), () -> BOX.size()),
        row(Vec.of(3, 1, -3), () -> BOX.point(Vec.of(2, 0, -2))),
        row(Vec.of(3, 1, 1), () -> BOX.exit(X)),
        row(Vec.of(-1, 2.5, 1), () -> BOX.exit(Vec.of(-4, 3))),
        row(BOX.center(), () -> BOX.exit(Vec.ZERO)),
        row(Vec.ZERO, () -> Bounds.EMPTY.center()),
        row(Vec.ZERO, () -> Bounds.EMPTY.point(X)),
        row(Vec.of(-4, -1, -3), () -> BOX.transform(Affine.rotation(PI / 2, Z)).min()),
        row(Vec.of(2, 3, 5), () -> BOX.transform(Affine.rotation(PI / 2, Z)).max()),
        row(Vec.of(-6, -2, -5), () -> BOX.transform(Affine.scaling(-2, 1, -1)).min()),
        row(Vec.of(2, 4, 3), () -> BOX.transform(Affine.scaling(-2, 1, -1)).max()),
        row(Vec.of(3, 4, 5), () -> BOX.toBox().apply(Vec.of(1, 1, 1))),
        row(Vec.of(3, 7, 9), () -> BOX.union(Bounds.of(Vec.of(0, 7, 9))).max()),
        row(Vec.of(-5, -2, -9), () -> BOX.union(Bounds.of(Vec.of(-5, 0, -9))).min()));
  }

  static Stream<Arguments> numbers() {
    Complex z = Complex.of(3, 4);
    Complex w = Complex.of(1, -2);
    return Stream.of(
        row(Vec.of(4, 2), () -> z.plus(w).toVec()),
        row(Vec.of(2, 6), () -> z.minus(w).toVec()),
        row(Vec.of(11, -2), () -> z.times(w).toVec()),
        row(Vec.of(6, 8), () -> z.times(2).toVec()),
        row(Vec.of(-1, 2), () -> z.over(w).toVec()),
        row(Vec.of(43, -7), () -> Complex.of(P).times(Complex.of(5, -11)).toVec()),
        row(Vec.of(-23.0 / 146, 37.0 / 146), () -> Complex.of(P).over(Complex.of(5, -11)).toVec()),
        row(Vec.of(3, -4), () -> z.conjugate().toVec()),
        row(Vec.of(5, StrictMath.atan2(4, 3)), () -> Vec.of(z.abs(), z.arg())),
        row(z.toVec(), () -> z.log().exp().toVec()),
        row(z.times(z).toVec(), () -> z.pow(2).toVec()),
        row(Vec.ZERO, () -> Complex.ZERO.pow(2).toVec()),
        row(X, () -> Complex.ZERO.pow(0).toVec()));
  }

  /**
   * Returns a row whose value is computed within the test, so that mutation testing finds the code
   * that the test covers.
   */
  private static Arguments row(Vec expected, Supplier<Vec> actual) {
    return arguments(expected, actual);
  }

  @ParameterizedTest
  @MethodSource({"vectors", "maps", "rotations", "turns", "boxes", "numbers"})
  void givesTheExpectedPoint(Vec expected, Supplier<Vec> actual) {
    assertAt(expected, actual.get());
  }
}
