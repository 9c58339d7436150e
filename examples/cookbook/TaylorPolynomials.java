package cookbook;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.coordinates.FunctionGraph;
import zoetrope.mobject.coordinates.Range;

/** Polynomials of a growing degree follow the sine for longer and longer. */
public final class TaylorPolynomials extends Scene {
  @Override
  protected void construct() {
    var axes = axes(Range.of(-8, 8, 2), Range.of(-3, 3), 13, 6).setColor(GREY);
    FunctionGraph sine = axes.plot(StrictMath::sin).setStroke(BLUE, 6);
    var curve = axes.plot(x -> polynomial(x, 1)).setColor(YELLOW);
    var name = integerNumber(1).setColor(YELLOW);
    var label = text("degree");
    group(label, name).arrange(RIGHT).toCorner(UL).setZIndex(1);
    name.alignBaseline(label);
    play(create(axes), create(sine), fadeIn(label), fadeIn(name));
    play(create(curve));
    for (int degree = 3; degree <= 11; degree += 2) {
      int n = degree;
      play(
          transform(curve, axes.plot(x -> polynomial(x, n)).setColor(YELLOW)),
          changeDecimalToValue(name, n).runTime(0.5));
    }
    pause();
  }

  private static double polynomial(double x, int degree) {
    double sum = 0;
    double term = x;
    for (int k = 1; k <= degree; k += 2) {
      sum += term;
      term *= -x * x / ((k + 1) * (k + 2));
    }
    return sum;
  }
}
