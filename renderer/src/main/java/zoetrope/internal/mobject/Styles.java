package zoetrope.internal.mobject;

import java.util.function.UnaryOperator;
import zoetrope.color.Color;
import zoetrope.color.Theme;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;
import zoetrope.geometry.Path;
import zoetrope.internal.geometry.Resampled;

/** Operations on styles and paints. */
public final class Styles {
  /** The width of the border of opaque fills outside the Community theme, in stroke units. */
  public static final double OPAQUE_FILL_BORDER = 0.5;

  /** Returns the width of the border of opaque fills in the theme; 0 in the Community theme. */
  public static double opaqueFillBorder() {
    return Theme.choose(OPAQUE_FILL_BORDER, 0);
  }

  private Styles() {}

  /** Changes all colours of the fill. An opaque fill gets a border; other fills lose theirs. */
  public static Style fill(Style style, UnaryOperator<Color> change) {
    return withFill(style, style.fill().withColors(change));
  }

  /** Sets the fill. An opaque fill gets a border; other fills have none. */
  public static Style withFill(Style style, Paint fill) {
    boolean opaque = fill.colors().stream().allMatch(c -> c.alpha() == 1);
    return style.withFill(fill).withFillBorder(opaque ? opaqueFillBorder() : 0);
  }

  /** Changes all colours of the stroke. */
  public static Style stroke(Style style, UnaryOperator<Color> change) {
    return style.withStroke(stroke(style.stroke(), change));
  }

  public static Stroke stroke(Stroke stroke, UnaryOperator<Color> change) {
    return stroke.withPaint(stroke.paint().withColors(change));
  }

  /** Changes all opacities, including that of a halo, which must not stay after a fade-out. */
  public static Style opacity(Style style, UnaryOperator<Color> change) {
    Style changed = fill(stroke(style, change), change);
    boolean halo = style.behind().maxWidth() > 0;
    return halo ? changed.withBehind(stroke(style.behind(), change)) : changed;
  }

  /** Returns the style with all opacities multiplied by {@code factor}, from 0 to 1. */
  public static Style faded(Style style, double factor) {
    return new Style(
        style.fill().fade(factor),
        style.fillBorder(),
        style.stroke().withPaint(style.stroke().paint().fade(factor)),
        style.behind().withPaint(style.behind().paint().fade(factor)));
  }

  /**
   * Returns the style with its widths and colours along the path spread over the anchors of {@code
   * path}.
   */
  public static Style fit(Style style, Path path) {
    if (!varies(style.stroke()) && !varies(style.behind())) {
      return style;
    }
    int anchors = Math.max(1, path.anchorCount());
    return style.withStroke(fit(style.stroke(), anchors)).withBehind(fit(style.behind(), anchors));
  }

  /**
   * Returns the stroke with its widths and colours along the path spread over {@code anchors}
   * anchors.
   */
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

  /** Returns whether the width or the colour varies along the path. */
  public static boolean varies(Stroke stroke) {
    return stroke.widthCount() > 1 || stroke.paint() instanceof Paint.StrokeGradient;
  }

  /**
   * Returns the style with its widths and colours along the original path converted to the
   * resampled path.
   */
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
