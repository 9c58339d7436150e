package cookbook;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.mobject.coordinates.Axes;
import zoetrope.mobject.coordinates.Range;

/** The share of heads in longer and longer series of throws approaches one half. */
public final class LawOfLargeNumbers extends Scene {
  @Override
  protected void construct() {
    var axes = axes(Range.of(0, 200, 50), Range.of(0, 1, 0.5), 11, 5.5);
    axes.addCoordinateLabels();
    var half = dashedLine(axes.c2p(0, 0.5), axes.c2p(200, 0.5)).setColor(YELLOW);
    play(create(axes), create(half));
    var colors = colorGradient(6, BLUE, GREEN, PINK);
    var paths = group(colors.stream().map(c -> polyline(series(axes)).setStroke(c, 3)));
    play(laggedStart(paths, p -> create(p).rate(LINEAR).runTime(3)).lagRatio(0.1));
    pause();
  }

  private List<Vec> series(Axes axes) {
    List<Vec> points = new ArrayList<>();
    int heads = 0;
    for (int n = 1; n <= 200; n++) {
      heads += random().nextInt(2);
      points.add(axes.c2p(n, heads / (double) n));
    }
    return points;
  }
}
