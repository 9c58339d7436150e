package zoetrope.mobject.lines;

import java.util.Arrays;
import java.util.function.UnaryOperator;
import zoetrope.color.Theme;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.geometry.PathParts;

/**
 * An arrow drawn as one stroke: a shaft of constant width and a tip that narrows to nothing. Its
 * colour is the colour of the stroke. If the {@link #tipShape shape} or the {@link #tipSize size}
 * of the tip is set, the tip becomes a separate object in the colour of the stroke. In the
 * Community theme, the tip is always a separate object.
 *
 * <p>The length of a tip is {@code width * tipWidthRatio * tipLengthToWidth}, but at most a
 * fraction of the arrow. The tip is redrawn when the arrow is scaled or its stroke width is set,
 * but not when it is moved or rotated.
 */
public abstract class AbstractArrow<S extends AbstractArrow<S>> extends AbstractTippedLine<S> {
  private static final double MAX_TIP_FRACTION = 0.95;

  private static final double COMMUNITY_TIP_TO_LENGTH = 0.25;
  private static final double COMMUNITY_WIDTH_TO_LENGTH = 5;

  private final boolean community = Theme.isCommunity();
  private double strokeWidth = Theme.choose(5, 6);
  private double tipWidthRatio = 5;
  private double tipLengthToWidth = 0.0075;
  private double maxTipLengthToLength = 0.3;
  private double maxWidthToLength = Theme.choose(8, COMMUNITY_WIDTH_TO_LENGTH);

  AbstractArrow(Endpoints ends, double buff, boolean tipAtStart) {
    super(ends, buff, tipAtStart, Theme.isCommunity());
    limitTips(COMMUNITY_TIP_TO_LENGTH);
    if (hasTips()) {
      bindTips();
    }
  }

  @Override
  void tipsSeparated() {
    if (!community) {
      limitTips(maxTipLengthToLength);
    }
    bindTips();
  }

  // --- options ---

  /** Sets the width of the tip as a multiple of the width of the shaft; the default is 5. */
  public S tipWidthRatio(double ratio) {
    tipWidthRatio = Preconditions.requireNotNegative("the tip's width ratio", ratio);
    return redraw();
  }

  /** Sets the length of the tip per stroke unit of its width; the default is 0.0075 scene units. */
  public S tipLengthToWidth(double ratio) {
    tipLengthToWidth = Preconditions.requireNotNegative("the tip's length to width", ratio);
    return redraw();
  }

  /**
   * Sets the largest fraction of the arrow that the tip takes up; the default is 0.3, or 0.25 in
   * the Community theme.
   */
  @Override
  public S maxTipLengthToLength(double ratio) {
    maxTipLengthToLength = Preconditions.requireNotNegative("the tip's part of the length", ratio);
    return super.maxTipLengthToLength(ratio);
  }

  /**
   * Limits the width of the tip of short arrows: the tip is at most {@code tipWidthRatio * ratio}
   * stroke units wide per scene unit of the arrow's length. The default ratio is 8. If the tip is a
   * separate object, the ratio limits the width of the shaft instead. The default ratio in the
   * Community theme is 5.
   */
  public S maxWidthToLength(double ratio) {
    maxWidthToLength = Preconditions.requireNotNegative("the width to length ratio", ratio);
    return redraw();
  }

  // --- drawing ---

  @Override
  boolean shortens(double distance, double cut) {
    return !community || distance >= 2 * cut;
  }

  @Override
  void drawAlong(Centerline line) {
    if (hasTips()) {
      super.drawAlong(line);
      Path path = tipAtStart() ? localPath() : line.path();
      double width = Math.min(strokeWidth, maxWidthToLength * path.start().distance(path.end()));
      super.restyleSelf(s -> s.withStroke(s.stroke().withWidths(width)));
    } else {
      drawStroke(line);
    }
  }

  private void drawStroke(Centerline line) {
    boolean tipAtStart = tipAtStart();
    double longest =
        Math.min(maxTipLengthToLength, tipAtStart ? MAX_TIP_FRACTION / 2 : MAX_TIP_FRACTION);
    double wanted = strokeWidth * tipWidthRatio * tipLengthToWidth;
    double tip = wanted < longest * line.length() ? wanted / line.length() : longest;
    Path shaft = PathParts.part(line.path(), tipAtStart ? tip : 0, 1 - tip).path();
    PathBuilder path = Path.builder();
    if (tipAtStart) {
      path.moveTo(line.path().start()).lineTo(shaft.start());
    }
    path.append(shaft).moveTo(shaft.end()).lineTo(line.path().end());
    setPath(path.build());
    double[] widths = widths(shaft.anchorCount(), tipWidth(line.length()));
    super.restyleSelf(s -> s.withStroke(s.stroke().withWidths(widths)));
  }

  private double tipWidth(double length) {
    double limit = maxWidthToLength * length;
    return tipWidthRatio * (limit < strokeWidth ? limit : strokeWidth);
  }

  private double[] widths(int shaftAnchors, double tipWidth) {
    int before = tipAtStart() ? 2 : 0;
    double[] widths = new double[before + shaftAnchors + 2];
    Arrays.fill(widths, strokeWidth);
    if (tipAtStart()) {
      widths[0] = 0;
      widths[1] = tipWidth;
    }
    widths[widths.length - 2] = tipWidth;
    widths[widths.length - 1] = 0;
    return widths;
  }

  // --- changes that redraw the tip ---

  @Override
  protected void restyleSelf(UnaryOperator<Style> change) {
    Stroke before = selfStyle().stroke();
    if (hasTips()) {
      super.restyleSelf(change);
      double[] widths = selfStyle().stroke().widths();
      if (!Arrays.equals(before.widths(), widths)) {
        strokeWidth = Arrays.stream(widths).max().orElse(0);
      }
      return;
    }
    Style wanted = change.apply(selfStyle());
    super.restyleSelf(s -> wanted);
    if (!Arrays.equals(before.widths(), wanted.stroke().widths())) {
      strokeWidth = shaftWidth(wanted.stroke());
      redrawVisible();
    }
  }

  /** Returns the width of the shaft: the narrowest visible width. */
  private static double shaftWidth(Stroke stroke) {
    return Arrays.stream(stroke.widths()).filter(w -> w > 0).min().orElse(0);
  }

  @Override
  protected void scaledSelf(double factor) {
    if (hasTips()) {
      super.scaledSelf(factor);
    } else {
      redrawVisible();
    }
  }
}
