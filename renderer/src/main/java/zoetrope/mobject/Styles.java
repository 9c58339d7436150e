package zoetrope.mobject;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import zoetrope.color.Color;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;
import zoetrope.geometry.Path;

/** Arithmetic on styles and paints. */
final class Styles {
  private Styles() {}

  /** Changes every colour of the fill and sets its border by the rule of {@link Styling}. */
  static Style fill(Style style, UnaryOperator<Color> change) {
    return withFill(style, map(style.fill(), change));
  }

  /** Sets the fill, and its border by the rule of {@link Styling}. */
  static Style withFill(Style style, Paint fill) {
    boolean opaque = colors(fill).stream().allMatch(c -> c.alpha() == 1);
    return style.withFill(fill).withFillBorder(opaque ? Styling.OPAQUE_FILL_BORDER : 0);
  }

  /** Changes every colour of the stroke. */
  static Style stroke(Style style, UnaryOperator<Color> change) {
    return style.withStroke(stroke(style.stroke(), change));
  }

  static Stroke stroke(Stroke stroke, UnaryOperator<Color> change) {
    return stroke.withPaint(map(stroke.paint(), change));
  }

  /** Changes the opacity of everything but the stroke behind, which follows by a factor. */
  static Style opacity(Style style, UnaryOperator<Color> change) {
    return fill(stroke(style, change), change);
  }

  /** The colours of a paint, in order. */
  static List<Color> colors(Paint paint) {
    if (paint instanceof Paint.Solid solid) {
      return List.of(solid.color());
    }
    if (paint instanceof Paint.Along along) {
      return along.colors();
    }
    return ((Paint.Gradient) paint).stops().stream().map(Paint.Stop::color).toList();
  }

  /** The first colour of a paint. */
  static Color first(Paint paint) {
    return colors(paint).get(0);
  }

  /** The paint with every colour changed; a paint along whose colours became one is that one. */
  static Paint map(Paint paint, UnaryOperator<Color> change) {
    if (paint instanceof Paint.Solid solid) {
      return new Paint.Solid(change.apply(solid.color()));
    }
    if (paint instanceof Paint.Along along) {
      List<Color> colors = along.colors().stream().map(change).toList();
      boolean same = colors.stream().allMatch(colors.get(0)::equals);
      return same ? new Paint.Solid(colors.get(0)) : new Paint.Along(colors);
    }
    Paint.Gradient g = (Paint.Gradient) paint;
    List<Paint.Stop> stops =
        g.stops().stream().map(s -> new Paint.Stop(s.offset(), change.apply(s.color()))).toList();
    return new Paint.Gradient(g.radial(), g.focusX(), g.focusY(), g.map(), stops, g.spread());
  }

  /** {@code n} values spread evenly over {@code values}, linear between. */
  static double[] spread(double[] values, int n) {
    if (values.length == n) {
      return values;
    }
    double[] result = new double[n];
    for (int i = 0; i < n; i++) {
      double position = n == 1 ? 0 : (double) i / (n - 1) * (values.length - 1);
      int k = Math.min((int) position, values.length - 1);
      double t = position - k;
      result[i] = t == 0 ? values[k] : (1 - t) * values[k] + t * values[k + 1];
    }
    return result;
  }

  /** {@code n} colours spread evenly over {@code colors}, linear between, opacity too. */
  static List<Color> spread(List<Color> colors, int n) {
    if (colors.size() == n) {
      return colors;
    }
    List<Color> result = new ArrayList<>(n);
    for (int i = 0; i < n; i++) {
      double position = n == 1 ? 0 : (double) i / (n - 1) * (colors.size() - 1);
      int k = Math.min((int) position, colors.size() - 1);
      double t = position - k;
      result.add(t == 0 ? colors.get(k) : colors.get(k).lerp(colors.get(k + 1), t));
    }
    return result;
  }

  /** The style with what varies along a path spread over the anchors of {@code path}. */
  static Style fit(Style style, Path path) {
    if (!varies(style.stroke()) && !varies(style.behind())) {
      return style;
    }
    int anchors = Math.max(1, path.anchorCount());
    return style.withStroke(fit(style.stroke(), anchors)).withBehind(fit(style.behind(), anchors));
  }

  /** The stroke with what varies along the path spread over {@code anchors} anchors. */
  static Stroke fit(Stroke stroke, int anchors) {
    Stroke fitted = stroke;
    if (stroke.widthCount() > 1 && stroke.widthCount() != anchors) {
      fitted = fitted.withWidths(spread(stroke.widths(), anchors));
    }
    if (stroke.paint() instanceof Paint.Along along && along.colors().size() != anchors) {
      fitted = fitted.withPaint(new Paint.Along(spread(along.colors(), anchors)));
    }
    return fitted;
  }

  /** Whether something varies along the path. */
  static boolean varies(Stroke stroke) {
    return stroke.widthCount() > 1 || stroke.paint() instanceof Paint.Along;
  }
}
