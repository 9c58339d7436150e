import static zoetrope.Zoetrope.*;

/** A globe with an image on it, and hills coloured by their height. */
public final class Hills extends ThreeDScene {
  @Override
  protected void construct() {
    setCameraOrientation(70 * DEGREES, 30 * DEGREES);
    var heights = new double[40][80];
    for (int i = 0; i < heights.length; i++) {
      for (int j = 0; j < heights[i].length; j++) {
        heights[i][j] = StrictMath.sin(0.3 * i) * StrictMath.cos(0.4 * j);
      }
    }
    // tag
    var land = colorScale(-1, BLUE_E).and(0, TEAL).and(1, WHITE);
    var day = imageMobject(heights, land).picture(); // or "day.png" in the scene's folder
    var globe = texturedSurface(sphere(1.5), day);

    var across = Interval.of(-3, 3);
    var hills = surface((x, y) -> at(x, y, StrictMath.sin(x) * StrictMath.cos(y)), across, across);
    hills.shadeSmooth();
    hills.colorByValue(p -> p.z(), colorScale(-1, BLUE).and(0, WHITE).and(1, RED));
    // end
    group(globe, hills).arrange(RIGHT, 0.5);
    add(globe, hills);
    pause();
  }
}
