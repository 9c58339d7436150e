package zoetrope.scenes.pictures;

import static zoetrope.Zoetrope.*;

import java.util.Random;
import zoetrope.color.Color;
import zoetrope.frame.Paint;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Shape;

/**
 * Rows of firs with mist between them. Each row is greener and darker than the row behind it.
 *
 * @param sky the background
 * @param far the colour of the last row
 * @param near the colour of the first row
 * @param mist the mist between the rows
 * @param sun the light behind the mist
 */
record Firs(Paint sky, Color far, Color near, Color mist, Color sun) {
  private static final int ROWS = 4;
  private static final int TIERS = 8;

  /** Returns a dark forest. */
  static Firs inMist() {
    return new Firs(
        sky("#7FA39B", "#B9CFC3", "#E3EADD"),
        hex("#86A898"),
        hex("#06241A"),
        hex("#DDE8DC"),
        hex("#F8F6E4"));
  }

  /** Returns a verdant forest. */
  static Firs verdant() {
    return new Firs(
        sky("#6FD0C8", "#BDEFB0", "#F6FFB5"),
        hex("#7FD66A"),
        hex("#06601F"),
        hex("#D2F78A"),
        hex("#FFFFD8"));
  }

  private static Paint sky(String top, String middle, String horizon) {
    return Brush.linear(at(0, 4), at(0, -1), hex(top), hex(middle), hex(horizon));
  }

  /** Returns the picture, from back to front. */
  Group<Shape> draw() {
    Random random = new Random(4);
    Group<Shape> picture = group();
    picture.add(Brush.wash(sky));
    picture.add(Brush.glow(at(1.2, 2.2), 2.6, 2.6, sun.withAlpha(0.9)));
    for (int row = 0; row < ROWS; row++) {
      addRow(picture, random, row);
    }
    return picture.add(Brush.vignette(near.lerp(rgb(0, 0, 0), 0.6)));
  }

  private void addRow(Group<Shape> picture, Random random, int row) {
    double depth = row / (ROWS - 1.0);
    double height = 3.0 + 3.6 * depth;
    double foot = -0.7 - 3.3 * depth;
    double gap = 1.0 + 1.5 * depth;
    Color color = far.lerp(near, depth);
    int count = (int) Math.ceil(9 / gap) + 1;
    for (int i = 0; i < count; i++) {
      double place = i - (count - 1) / 2.0 + 0.5 * (row % 2) + 0.35 * (random.nextDouble() - 0.5);
      double size = height * (0.75 + 0.45 * random.nextDouble());
      picture.add(fir(random, at(place * gap, foot), size, color));
    }
    picture.add(ground(foot + 0.1 * height, color));
    if (row < ROWS - 1) {
      addMist(picture, foot, depth);
    }
  }

  private Shape fir(Random random, Vec foot, double height, Color color) {
    Vec top = foot.plus(at(0, height));
    return Brush.area(
        outline(random, foot, height),
        Brush.linear(top, foot, color.lerp(mist, 0.12), color, color));
  }

  /** Returns branches in tiers on both sides of the trunk; lower tiers are wider. */
  private static Path outline(Random random, Vec foot, double height) {
    Vec[] right = side(random, height, 1);
    Vec[] left = side(random, height, -1);
    PathBuilder path = Path.builder().moveTo(foot.plus(right[0]));
    for (int i = 0; i + 2 < right.length; i += 2) {
      path.quadTo(foot.plus(bow(right, i)), foot.plus(right[i + 1]))
          .lineTo(foot.plus(right[i + 2]));
    }
    for (int i = left.length - 3; i >= 0; i -= 2) {
      path.lineTo(foot.plus(left[i + 2])).lineTo(foot.plus(left[i + 1]));
      path.quadTo(foot.plus(bow(left, i)), foot.plus(left[i]));
    }
    return path.close().build();
  }

  /**
   * Returns the corners of one side from the top down, relative to the foot. After the top there
   * are two for each branch: its tip, and the point where its underside meets the next branch.
   */
  private static Vec[] side(Random random, double height, int side) {
    Vec[] points = new Vec[2 * TIERS + 1];
    points[0] = at(0, height);
    for (int i = 1; i <= TIERS; i++) {
      double fraction = (i - 0.3 + 0.5 * random.nextDouble()) / TIERS;
      double reach = side * 0.23 * height * fraction * (0.75 + 0.4 * random.nextDouble());
      double y = height * (1 - 0.97 * fraction);
      points[2 * i - 1] = at(reach, y);
      points[2 * i] = at(0.55 * reach, y + 0.03 * height);
    }
    return points;
  }

  /** Returns the handle that curves the upper side of a branch downwards. */
  private static Vec bow(Vec[] side, int i) {
    Vec from = side[i];
    Vec tip = side[i + 1];
    return at(from.x() + 0.4 * (tip.x() - from.x()), from.y() + 0.7 * (tip.y() - from.y()));
  }

  /** Returns an area that joins the feet of a row. */
  private static Shape ground(double y, Color color) {
    Path hill =
        Path.builder()
            .moveTo(at(-4.1, y - 0.1))
            .cubicTo(at(-1.5, y + 0.3), at(1.5, y - 0.3), at(4.1, y + 0.15))
            .lineTo(at(4.1, -4.1))
            .lineTo(at(-4.1, -4.1))
            .close()
            .build();
    return Brush.area(hill, color);
  }

  /** Adds mist that thickens towards the foot of a row and has the colour of the rows in front. */
  private void addMist(Group<Shape> picture, double foot, double depth) {
    Color thick = mist.lerp(near, 0.9 * depth * depth);
    picture.add(
        Brush.wash(
            Brush.linear(
                at(0, foot + 2.1), at(0, foot), thick.withAlpha(0), thick.withAlpha(0.93))));
  }
}
