import static zoetrope.Zoetrope.*;

import zoetrope.geometry.Complex;
import zoetrope.mobject.coordinates.Range;

/** Planes for pairs of numbers, for complex numbers and for angles. */
public final class Planes extends Scene {
  private static final double[] XS = {-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6};
  private static final double[] YS = {-3, -2, -1, 1, 2, 3};

  // still: 2
  @Override
  protected void construct() {
    var plane = numberPlane().addCoordinateLabels(XS, YS);
    var arrow = plane.vector(3, 2).setColor(YELLOW);
    play(showCreation(plane).runTime(2).lagRatio(0.02), growArrow(arrow));
    plane.prepareForNonlinearTransform();
    play(fadeOut(arrow));
    play(
        applyPointwiseFunction(
                plane, p -> p.plus(at(0.6 * StrictMath.sin(p.y()), 0.6 * StrictMath.sin(p.x()))))
            .runTime(2));
    play(fadeOut(plane));

    var complex = complexPlane(Range.of(-2, 2), Range.of(-2, 2), 6, 6).addCoordinateLabels();
    var polar = polarPlane(2, 6).addCoordinateLabels().shift(right(3.5));
    complex.shift(left(3.5));
    play(fadeIn(complex).shift(RIGHT), fadeIn(polar).shift(LEFT));
    var root = Complex.polar(1.6, 0);
    var dots = group(dot(complex.n2p(root)), dot(polar.pr2pt(1.6, 0))).setColor(YELLOW);
    play(fadeIn(dots));
    play(
        updateFromAlpha(
                dots,
                (d, t) -> {
                  d.get(0).moveTo(complex.n2p(Complex.polar(1.6, TAU * t)));
                  d.get(1).moveTo(polar.pr2pt(1.6, TAU * t));
                })
            .runTime(3));
    pause();
  }
}
