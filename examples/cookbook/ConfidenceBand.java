package cookbook;

import static zoetrope.Zoetrope.*;

import java.util.stream.IntStream;
import zoetrope.mobject.coordinates.Range;

/** Measurements, a line through them, and a band that shows its uncertainty. */
public final class ConfidenceBand extends Scene {
  @Override
  protected void construct() {
    var axes = axes(Range.of(0, 10, 2), Range.of(0, 6, 2), 11, 6).addCoordinateLabels();
    var dots =
        group(
            IntStream.range(0, 30)
                .mapToObj(
                    i -> {
                      double x = 0.3 + 0.32 * i;
                      double y = 1 + 0.35 * x + 0.5 * random().nextGaussian();
                      return dot(axes.c2p(x, y), 0.06).setColor(YELLOW);
                    }));
    var line = axes.plot(x -> 1 + 0.35 * x).setColor(BLUE);
    var lower = axes.plot(x -> 1 + 0.35 * x - error(x));
    var upper = axes.plot(x -> 1 + 0.35 * x + error(x));
    var band = axes.areaBetween(lower, upper, 0, 10).setFill(BLUE, 0.3);
    play(create(axes));
    play(laggedStart(dots, d -> growFromCenter(d)).lagRatio(0.1));
    play(create(line));
    play(fadeIn(band));
    pause();
  }

  private static double error(double x) {
    return 0.35 * StrictMath.sqrt(1 + 0.25 * (x - 5) * (x - 5));
  }
}
