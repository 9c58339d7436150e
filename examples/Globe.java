import static zoetrope.Zoetrope.*;

import java.util.stream.IntStream;
import zoetrope.geometry.Vec;

/** A globe with day and night and computed maps; the sun moves around it. */
public final class Globe extends ThreeDScene {
  private static final int ROWS = 360;

  // still: 3.4
  @Override
  protected void construct() {
    setCameraOrientation(75 * DEGREES, -40 * DEGREES);
    var waves = IntStream.range(0, 40).mapToObj(this::wave).toList();
    double[][] heights = new double[ROWS][2 * ROWS];
    double[][] lamps = new double[ROWS][2 * ROWS];
    for (int row = 0; row < ROWS; row++) {
      double latitude = PI * (0.5 - (row + 0.5) / ROWS);
      for (int i = 0; i < 2 * ROWS; i++) {
        var p = Vec.polar(StrictMath.cos(latitude), PI * (i + 0.5) / ROWS);
        var place = p.plus(out(StrictMath.sin(latitude)));
        for (var wave : waves) {
          heights[row][i] += StrictMath.sin(place.dot(wave)) / wave.length();
        }
        boolean isTown = random().nextDouble() < 0.04 * StrictMath.cos(latitude);
        lamps[row][i] = isTown && heights[row][i] > 0.1 ? 1 : 0;
      }
    }
    var sea = colorScale(-2, color("#08214f")).and(-0.05, color("#2f7fc1"));
    var all = sea.and(0, color("#e3d9a4")).and(0.08, GREEN_E).and(0.7, LIGHT_BROWN).and(1.3, WHITE);
    var day = imageMobject(heights, all).picture();
    var night = imageMobject(lamps, colorScale(0, 1, color("#050a18"), color("#ffd98a"))).picture();
    var globe = texturedSurface(sphere(2.4).setShading(0.1, 0.15, 0.3), day, night);
    camera().lightSource().moveTo(at(8, -12, 4));
    play(fadeIn(globe), fadeIn(line3D(out(3.2), out(-3.2)).setColor(GREY_B)));
    globe.addUpdater((g, dt) -> g.rotate(0.25 * dt, OUT));
    play(animate(camera().lightSource(), sun -> sun.moveTo(at(-14, -6, 3))).runTime(4));
    pause();
  }

  private Vec wave(int i) {
    var way = at(random().nextGaussian(), random().nextGaussian(), random().nextGaussian());
    return way.normalized().times(3 + i);
  }
}
