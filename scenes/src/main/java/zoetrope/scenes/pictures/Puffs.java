package zoetrope.scenes.pictures;

import static zoetrope.Zoetrope.*;

import java.util.Random;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Shape;

/** The picture for "fluffy": a cloud of furry puffs, ordered from back to front. */
final class Puffs {
  private static final Coat LILAC =
      new Coat(hex("#8C78C8"), hex("#CFBFF2"), hex("#FFFCFF"), 0.45, 8.5, 1.2, 0.1);

  /** The shadow of a puff on those behind it. */
  private static final Color SHADOW = hex("#5B4A9C").withAlpha(0.45);

  /** The middle and radius of each puff. */
  private static final double[][] PUFFS = {
    {0.45, 1.7, 1.7},
    {-1.6, 1.15, 1.4},
    {2.2, 0.7, 1.35},
    {-2.6, -0.75, 1.15},
    {2.7, -0.85, 1.1},
    {0.3, 0.1, 1.6},
    {-1.35, -1.05, 1.5},
    {1.5, -1.2, 1.45},
  };

  private Puffs() {}

  /** Returns the picture, from back to front. */
  static Group<Shape> draw() {
    Random random = new Random(11);
    Group<Shape> picture = group();
    picture.add(Brush.wash(Brush.linear(at(0, 4), at(0, -4), hex("#A99BDD"), hex("#6A58A8"))));
    picture.add(Brush.glow(at(0, -3.1), 3.9, 0.9, hex("#3B2C6E").withAlpha(0.7)));
    Fur fur = new Fur(LILAC, random);
    for (double[] p : PUFFS) {
      Vec center = at(p[0], p[1]);
      picture.add(Brush.glow(center.plus(at(0, -0.15)), 1.5 * p[2], 1.5 * p[2], SHADOW));
      fur.on(center, p[2], p[2], (int) (150 * p[2] * p[2])).forEach(picture::add);
    }
    return picture.add(Brush.vignette(hex("#2A1F55")));
  }
}
