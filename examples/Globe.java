import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import zoetrope.geometry.Vec;

/** A globe with day and night: its maps are computed, the sun goes around it. */
public final class Globe extends ThreeDScene {
  private static final int ROWS = 360;

  // still: 5
  @Override
  protected void construct() {
    var waves = new ArrayList<Vec>();
    for (int i = 0; i < 40; i++) {
      var way = at(random().nextGaussian(), random().nextGaussian(), random().nextGaussian());
      waves.add(way.normalized().times(2 + i / 2.0));
    }
    double[][] heights = new double[ROWS][2 * ROWS];
    double[][] lamps = new double[ROWS][2 * ROWS];
    for (int row = 0; row < ROWS; row++) {
      for (int column = 0; column < 2 * ROWS; column++) {
        double latitude = PI * (0.5 - (row + 0.5) / ROWS);
        double longitude = PI * (column + 0.5) / ROWS;
        var place =
            Vec.polar(StrictMath.cos(latitude), longitude).plus(out(StrictMath.sin(latitude)));
        for (var wave : waves) {
          heights[row][column] += StrictMath.sin(place.dot(wave) * 1.5) / wave.length();
        }
        boolean isTown = random().nextDouble() < 0.04 * StrictMath.cos(latitude);
        lamps[row][column] = isTown && heights[row][column] > 0.1 ? 1 : 0;
      }
    }
    var ground =
        colorScale(-2, color("#08214f")).and(-0.05, color("#2f7fc1")).and(0, color("#e3d9a4"));
    var land = ground.and(0.08, color("#5c9a3c")).and(0.7, color("#8b6b3f")).and(1.3, WHITE);
    var day = imageMobject(heights, land).picture();
    var night = imageMobject(lamps, colorScale(0, 1, color("#050a18"), color("#ffd98a"))).picture();

    setCameraOrientation(75 * DEGREES, -40 * DEGREES);
    var globe = texturedSurface(sphere(2.4).setShading(0.1, 0.15, 0.3), day, night);
    var axis = line3D(out(-3.2), out(3.2)).setColor(GREY_B);
    camera().lightSource().moveTo(at(8, -12, 4));
    play(fadeIn(globe), fadeIn(axis));
    globe.addUpdater((g, dt) -> g.rotate(0.25 * dt, OUT));
    play(animate(camera().lightSource(), sun -> sun.moveTo(at(-14, -6, 3))).runTime(4));
    globe.setClipPlane(DOWN, 2.4);
    play(animate(globe, g -> g.setClipPlane(DOWN, 0)).runTime(2));
    pause();
  }
}
