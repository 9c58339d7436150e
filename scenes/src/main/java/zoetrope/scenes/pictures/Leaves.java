package zoetrope.scenes.pictures;

import static zoetrope.Zoetrope.*;

import java.util.Random;
import zoetrope.color.Color;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Shape;

/** The picture for "verdant": leaves that spread from below the middle, the brightest in front. */
final class Leaves {
  private static final Vec STEM = at(0, -3.3);
  private static final Color SHADOW = hex("#02280F").withAlpha(0.22);
  private static final Color FOLD = hex("#0B4A1C");
  private static final Vec UP = at(0, 1);

  private Leaves() {}

  /**
   * The colours of a ring of leaves.
   *
   * @param shaded the half away from the light
   * @param lit the half towards the light
   * @param vein the midrib
   */
  private record Green(Color shaded, Color lit, Color vein) {
    static Green of(String shaded, String lit, String vein) {
      return new Green(hex(shaded), hex(lit), hex(vein));
    }
  }

  /** Returns the picture, from back to front. */
  static Group<Shape> draw() {
    Random random = new Random(3);
    Group<Shape> picture = group();
    picture.add(
        Brush.wash(
            Brush.radial(at(0, 0.5), 5.5, 5.5, hex("#F3FBB0"), hex("#A5DA4E"), hex("#2E7D32"))));
    ring(picture, random, 8, 1.75, 7.2, 1.6, Green.of("#0F5A26", "#1F7A30", "#3F9A45"));
    ring(picture, random, 6, 1.5, 6.6, 1.5, Green.of("#1C8A34", "#36AE3E", "#86D95F"));
    ring(picture, random, 5, 1.45, 5.3, 1.4, Green.of("#3DB53A", "#74D93F", "#D6F78E"));
    ring(picture, random, 1, 0, 5.7, 1.45, Green.of("#55C83C", "#9BEB4A", "#F0FFB8"));
    return picture.add(Brush.vignette(hex("#06331A")));
  }

  /** Adds {@code count} leaves over {@code spread} radians to either side of vertical. */
  private static void ring(
      Group<Shape> picture,
      Random random,
      int count,
      double spread,
      double length,
      double width,
      Green green) {
    // Leaves are added from the sides to the middle, so that the middle one is on top.
    for (int k = count - 1; k >= 0; k--) {
      int step = (k + 1) / 2;
      int side = k % 2 == 0 ? 1 : -1;
      double angle = count == 1 ? 0 : side * step * 2 * spread / (count - 1);
      double jitter = 0.12 * (random.nextDouble() - 0.5);
      double size = length * (0.92 + 0.12 * random.nextDouble());
      leaf(picture, UP.rotate(angle + jitter).times(size), width, green);
    }
  }

  /**
   * Adds a leaf that reaches from the stem along {@code way}. It consists of two halves, the midrib
   * and the side veins.
   */
  private static void leaf(Group<Shape> picture, Vec way, double width, Green green) {
    double length = way.length();
    Affine place =
        Affine.ofColumns(
            way.times(1 / length), at(-way.y(), way.x()).times(1 / length), at(0, 0, 1), STEM);
    Path left = half(length, width);
    Path right = half(length, -width);
    Affine below = place.then(Affine.translation(at(0.1, -0.14)));
    picture.add(Brush.area(left.append(right).transform(below), SHADOW));
    picture.add(Brush.area(left.transform(place), across(place, width, green.lit())));
    picture.add(Brush.area(right.transform(place), across(place, -width, green.shaded())));
    for (int i = 0; i < 4; i++) {
      for (int side = -1; side <= 1; side += 2) {
        Path vein = vein(length, 0.24 + 0.14 * i, side * width);
        picture.add(line(vein.transform(place), green.vein().withAlpha(0.55), 5));
      }
    }
    Path midrib = Path.polyline(at(0, 0), at(length, 0)).transform(place);
    picture.add(Brush.strand(midrib, 10, green.vein(), green.vein()));
  }

  /** Returns the half to the left of the midrib, or to the right if {@code width} is negative. */
  private static Path half(double length, double width) {
    return Path.builder()
        .moveTo(at(0, 0))
        .cubicTo(at(0.22 * length, 0.9 * width), at(0.62 * length, 1.1 * width), at(length, 0))
        .close()
        .build();
  }

  /** Returns a paint that is a little darker in the fold at the midrib. */
  private static Paint across(Affine place, double width, Color color) {
    Vec midrib = place.apply(at(0, 0));
    Vec edge = place.apply(at(0, width));
    return Brush.linear(midrib, edge, color.lerp(FOLD, 0.12), color);
  }

  /** Returns a side vein from fraction {@code at} of the midrib towards the edge. */
  private static Path vein(double length, double at, double width) {
    double reach = 0.62 * width * StrictMath.sin(Math.PI * Math.min(1, at + 0.12));
    return Path.builder()
        .moveTo(at(at * length, 0))
        .quadTo(at((at + 0.06) * length, 0.6 * reach), at((at + 0.16) * length, reach))
        .build();
  }

  private static Shape line(Path path, Color color, double width) {
    return shape(path)
        .setStyle(Style.NONE.withStroke(Stroke.of(color, width).withCap(Stroke.Cap.ROUND)));
  }
}
