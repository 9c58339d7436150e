package zoetrope.mobject.lines;

import java.util.Arrays;
import java.util.function.UnaryOperator;
import zoetrope.color.Theme;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.internal.geometry.PathParts;
import zoetrope.internal.mobject.Preconditions;

/**
 * An arrow that is one stroke: a shaft of constant width, then a tip whose width goes from wide to
 * nothing. It is coloured like a line. Once a {@link #tipShape shape} or {@link #tipSize size} of
 * the tip is chosen, and in the community's theme from the beginning, the tip is an object of its
 * own, in the colour of the stroke.
 *
 * <p>A tip is as long as {@code width * tipWidthRatio * tipLengthToWidth}, yet at most a part of
 * the arrow; scaling the arrow and setting its stroke width draw the tip anew, moving and turning
 * do not.
 *
 * @param <S> the concrete class itself
 */
public abstract class AbstractArrow<S extends AbstractArrow<S>> extends AbstractTippedLine<S> {
  private static final double LONGEST_TIP = 0.95;

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
    tipsPartOfLength(COMMUNITY_TIP_TO_LENGTH);
    if (hasTips()) {
      bindTips();
    }
  }

  @Override
  void tipsTaken() {
    if (!community) {
      tipsPartOfLength(maxTipLengthToLength);
    }
    bindTips();
  }

  // --- options ---

  /** Sets how many times as wide as the shaft the tip begins; 5 unless set. */
  public S tipWidthRatio(double ratio) {
    tipWidthRatio = Preconditions.requireNotNegative("the tip's width ratio", ratio);
    return redraw();
  }

  /** Sets the length of the tip for a stroke unit of its width; 0.0075 scene units unless set. */
  public S tipLengthToWidth(double ratio) {
    tipLengthToWidth = Preconditions.requireNotNegative("the tip's length to width", ratio);
    return redraw();
  }

  /**
   * Sets the largest part of the arrow that the tip may take; 0.3 unless set, 0.25 in the
   * community's theme.
   */
  @Override
  public S maxTipLengthToLength(double ratio) {
    maxTipLengthToLength = Preconditions.requireNotNegative("the tip's part of the length", ratio);
    return super.maxTipLengthToLength(ratio);
  }

  /**
   * Sets how many stroke units of shaft width a scene unit of length allows for when the tip's
   * width is computed: short arrows get narrow tips; 8 unless set. Of an arrow whose tip is an
   * object it is the shaft that gets narrower; in the community's theme 5 unless set.
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
    double longest = Math.min(maxTipLengthToLength, tipAtStart ? LONGEST_TIP / 2 : LONGEST_TIP);
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

  // --- what draws the tip anew ---

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

  /** The one width, or of a profile with tips the narrowest that is seen. */
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
