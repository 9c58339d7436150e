package zoetrope.internal.mobject;

import java.util.function.UnaryOperator;
import zoetrope.color.Color;
import zoetrope.color.Theme;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;
import zoetrope.geometry.Path;
import zoetrope.internal.geometry.Resampled;

/** Arithmetic on styles and paints. */
public final class Styles {
  /** The border that opaque fills get, in stroke units. */
  public static final double OPAQUE_FILL_BORDER = 0.5;

  /** The border that opaque fills get in the present theme: the community's have none. */
  public static double opaqueFillBorder() {
    return Theme.choose(OPAQUE_FILL_BORDER, 0);
  }

  private Styles() {}

  /** Changes every colour of the fill and sets its border: that of an opaque fill, else none. */
  public static Style fill(Style style, UnaryOperator<Color> change) {
    return withFill(style, style.fill().withColors(change));
  }

  /** Sets the fill, and its border: that of an opaque fill, else none. */
  public static Style withFill(Style style, Paint fill) {
    boolean opaque = fill.colors().stream().allMatch(c -> c.alpha() == 1);
    return style.withFill(fill).withFillBorder(opaque ? opaqueFillBorder() : 0);
  }

  /** Changes every colour of the stroke. */
  public static Style stroke(Style style, UnaryOperator<Color> change) {
    return style.withStroke(stroke(style.stroke(), change));
  }

  public static Stroke stroke(Stroke stroke, UnaryOperator<Color> change) {
    return stroke.withPaint(stroke.paint().withColors(change));
  }

  /** Changes the opacity of everything, a halo too: what fades out leaves no shadow. */
  public static Style opacity(Style style, UnaryOperator<Color> change) {
    Style changed = fill(stroke(style, change), change);
    boolean halo = style.behind().maxWidth() > 0;
    return halo ? changed.withBehind(stroke(style.behind(), change)) : changed;
  }

  /** The style with what varies along a path spread over the anchors of {@code path}. */
  public static Style fit(Style style, Path path) {
    if (!varies(style.stroke()) && !varies(style.behind())) {
      return style;
    }
    int anchors = Math.max(1, path.anchorCount());
    return style.withStroke(fit(style.stroke(), anchors)).withBehind(fit(style.behind(), anchors));
  }

  /** The stroke with what varies along the path spread over {@code anchors} anchors. */
  public static Stroke fit(Stroke stroke, int anchors) {
    Stroke fitted = stroke;
    if (stroke.widthCount() > 1 && stroke.widthCount() != anchors) {
      fitted = fitted.withWidths(Channels.spread(stroke.widths(), anchors));
    }
    if (stroke.paint() instanceof Paint.StrokeGradient along && along.colors().size() != anchors) {
      fitted = fitted.withPaint(new Paint.StrokeGradient(Channels.spread(along.colors(), anchors)));
    }
    return fitted;
  }

  /** Whether something varies along the path. */
  public static boolean varies(Stroke stroke) {
    return stroke.widthCount() > 1 || stroke.paint() instanceof Paint.StrokeGradient;
  }

  /** The style with what varies along the original path taken along to the resampled one. */
  public static Style follow(Style style, Resampled to) {
    return style.withStroke(follow(style.stroke(), to)).withBehind(follow(style.behind(), to));
  }

  private static Stroke follow(Stroke stroke, Resampled to) {
    if (!varies(stroke) || to.source().length == 0) {
      return stroke;
    }
    Stroke result = stroke;
    if (stroke.widthCount() > 1) {
      result = result.withWidths(to.values(stroke.widths()));
    }
    if (stroke.paint() instanceof Paint.StrokeGradient along) {
      result =
          result.withPaint(
              new Paint.StrokeGradient(Channels.colorsAt(along.colors(), to.source())));
    }
    return result;
  }
}
