package cookbook;

import static zoetrope.Zoetrope.*;

/** Long divisions of numbers and of polynomials, step by step. */
public final class LongDivisionSteps extends Scene {
  // still: 30
  @Override
  protected void construct() {
    var numbers = longDivision(4638, 6).moveTo(at(-4.5, 2.2));
    play(fadeIn(numbers));
    for (var step : numbers.steps()) {
      play(step);
    }
    var polynomials = longDivision("x^3 - 2x^2 - 4", "x - 3").moveTo(at(2, 2.2));
    play(fadeIn(polynomials));
    for (var step : polynomials.steps()) {
      play(step);
    }
    pause();
  }
}
