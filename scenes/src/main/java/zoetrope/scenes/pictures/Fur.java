package zoetrope.scenes.pictures;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import zoetrope.color.Color;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Shape;

/** The fur of a round body, drawn hair by hair and lit from the upper left. */
final class Fur {
  private static final Vec LIGHT = at(-0.5, 0.72, 0.48).normalized();

  private final Coat coat;
  private final Random random;

  /** Creates fur of this kind; {@code random} places the hairs. */
  Fur(Coat coat, Random random) {
    this.coat = coat;
    this.random = random;
  }

  /** A place on the hemisphere that faces the viewer. */
  private record Root(double u, double v) {
    double radius() {
      return Math.sqrt(u * u + v * v);
    }

    /** Returns the brightness of the surface, from 0 in the shade to 1 where it faces the light. */
    double brightness() {
      double z = Math.sqrt(Math.max(0, 1 - u * u - v * v));
      return Math.min(1, Math.max(0, 0.3 + 0.75 * LIGHT.dot(at(u, v, z))));
    }
  }

  /**
   * Returns the fur of an ellipsoid: a shaded ground and {@code count} hairs that point away from
   * its middle. Hairs at the rim come first, so that nearer ones cover them.
   */
  List<Shape> on(Vec center, double rx, double ry, int count) {
    List<Root> roots = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      double radius = Math.sqrt(random.nextDouble());
      Vec p = Vec.polar(radius, 2 * Math.PI * random.nextDouble());
      roots.add(new Root(p.x(), p.y()));
    }
    roots.sort(Comparator.comparingDouble(Root::radius).reversed());
    List<Shape> shapes = new ArrayList<>();
    shapes.add(ground(center, rx, ry));
    for (Root root : roots) {
      shapes.add(hair(center, rx, ry, root));
    }
    return shapes;
  }

  private Shape ground(Vec center, double rx, double ry) {
    double rim = 0.08 * coat.length();
    Vec lit = center.plus(at(-0.35 * rx, 0.5 * ry));
    return Brush.area(
        Brush.ellipse(center, rx + rim, ry + rim),
        Brush.radial(lit, 1.6 * rx, 1.6 * ry, coat.at(0.8), coat.at(0.5), coat.at(0.1)));
  }

  private Shape hair(Vec center, double rx, double ry, Root root) {
    Vec from = center.plus(at(rx * root.u(), ry * root.v()));
    double length =
        coat.length() * (0.45 + 0.55 * root.radius()) * (0.75 + 0.5 * random.nextDouble());
    Vec way =
        at(root.u(), root.v() - 0.25)
            .normalized()
            .rotate(coat.curl() * (swirl(from) + 0.6 * (random.nextDouble() - 0.5)));
    double bend = 0.5 * coat.curl() * (random.nextDouble() - 0.5) + 0.3 * swirl(from);
    Vec middle = from.plus(way.times(0.5 * length));
    Vec drop = at(0, -coat.droop() * length * length);
    Vec tip = middle.plus(way.rotate(bend).times(0.5 * length)).plus(drop);
    Path path = Path.builder().moveTo(from).quadTo(middle.plus(drop.times(0.2)), tip).build();
    double brightness = root.brightness() + 0.3 * (random.nextDouble() - 0.5);
    Color rootColor = coat.at(brightness - 0.22);
    Color tipColor = coat.at(brightness + 0.12);
    return Brush.strand(
        path, coat.width() * (0.7 + 0.6 * random.nextDouble()), rootColor, tipColor);
  }

  /**
   * Returns a smooth field in [-1, 1], which lets neighbouring hairs lean the same way, in tufts.
   */
  private static double swirl(Vec p) {
    return 0.5 * StrictMath.sin(2.6 * p.x() + 1.3 * p.y())
        + 0.5 * StrictMath.sin(1.7 * p.y() - 2.1 * p.x() + 1);
  }
}
