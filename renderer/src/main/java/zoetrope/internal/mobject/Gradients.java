package zoetrope.internal.mobject;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.frame.Paint;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/** Gradients over the bounding box of a path, which are transformed with the path. */
public final class Gradients {
  private Gradients() {}

  /** Returns a gradient across {@code box} in {@code direction}, from first to last colour. */
  public static Paint across(Bounds box, Vec direction, List<Color> colors, double alpha) {
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
    return new Paint.Gradient(false, map, stops, Paint.Spread.PAD);
  }

  /**
   * Returns the style for a path that is mapped by {@code map}: its gradients and patterns are
   * mapped as well.
   */
  public static Style placed(Style style, Affine map) {
    return has(style) ? moved(style, map) : style;
  }

  /**
   * Returns the style of the path {@code from} for the path {@code to}. {@code place} maps the old
   * path to the scene; the new one has scene coordinates. Gradients cover the box of the new path
   * as they covered that of the old one.
   */
  public static Style spread(Style style, Path from, Affine place, Path to) {
    if (!has(style) || from.isEmpty() || to.isEmpty()) {
      return style;
    }
    Bounds old = from.transform(place).bounds();
    return moved(style, place.then(between(old, to.bounds())));
  }

  /** Returns the map from one box to another; sides of length 0 are only moved. */
  private static Affine between(Bounds from, Bounds to) {
    Vec a = from.size();
    Vec b = to.size();
    Affine sizes = Affine.scaling(factor(a.x(), b.x()), factor(a.y(), b.y()), factor(a.z(), b.z()));
    return sizes.about(from.center()).then(Affine.translation(to.center().minus(from.center())));
  }

  private static double factor(double from, double to) {
    return from > 0 && to > 0 ? to / from : 1;
  }

  /**
   * Returns the style with its gradients and patterns at the positions of those of {@code model}.
   */
  public static Style placedLike(Style model, Style style) {
    if (!has(style)) {
      return style;
    }
    return style
        .withFill(placedLike(model.fill(), style.fill()))
        .withStroke(
            style.stroke().withPaint(placedLike(model.stroke().paint(), style.stroke().paint())))
        .withBehind(
            style.behind().withPaint(placedLike(model.behind().paint(), style.behind().paint())));
  }

  private static Paint placedLike(Paint model, Paint paint) {
    return model.getClass() == paint.getClass() ? paint.withMap(model.map()) : paint;
  }

  private static boolean has(Style style) {
    return style.fill().map() != null
        || style.stroke().paint().map() != null
        || style.behind().paint().map() != null;
  }

  private static Style moved(Style style, Affine map) {
    return style
        .withFill(moved(style.fill(), map))
        .withStroke(style.stroke().withPaint(moved(style.stroke().paint(), map)))
        .withBehind(style.behind().withPaint(moved(style.behind().paint(), map)));
  }

  private static Paint moved(Paint paint, Affine map) {
    return paint.map() == null ? paint : paint.withMap(paint.map().then(map));
  }
}
