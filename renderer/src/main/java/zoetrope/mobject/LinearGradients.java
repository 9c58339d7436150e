package zoetrope.mobject;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.frame.Paint;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;

/** Gradients over the box of a path. */
final class LinearGradients {
  private LinearGradients() {}

  /** From {@code colors[0]} on the far side of {@code box} to the last on the side in direction. */
  static Paint across(Bounds box, Vec direction, List<Color> colors, double alpha) {
    Vec from = box.point(direction.negate());
    Vec to = box.point(direction);
    Vec x = to.minus(from);
    if (x.length() == 0) {
      x = new Vec(1, 0, 0);
    }
    Vec y = new Vec(-x.y(), x.x(), 0);
    List<Paint.Stop> stops = new ArrayList<>();
    for (int i = 0; i < colors.size(); i++) {
      double offset = colors.size() == 1 ? 0 : (double) i / (colors.size() - 1);
      stops.add(new Paint.Stop(offset, colors.get(i).withAlpha(alpha)));
    }
    Affine map = Affine.ofColumns(x, y, new Vec(0, 0, 1), from);
    return new Paint.Gradient(false, 0, 0, map, stops, Paint.Spread.PAD);
  }
}
