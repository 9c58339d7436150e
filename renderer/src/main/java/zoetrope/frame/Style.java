package zoetrope.frame;

/**
 * How a path is painted, from back to front: the stroke behind the fill, the fill, the stroke.
 * Immutable.
 *
 * @param fill the paint of the inside (nonzero winding rule)
 * @param fillBorder the width, in stroke units (see {@link Stroke}), of an outline in the fill's
 *     paint; outline and fill are painted as one area, so that no pixel is blended twice
 * @param stroke the stroke along the path
 * @param behind a stroke painted before the fill, so that only its outer half shows: a halo
 */
public record Style(Paint fill, double fillBorder, Stroke stroke, Stroke behind) {
  public static final Style NONE = new Style(Paint.NONE, 0, Stroke.NONE, Stroke.NONE);

  public Style withFill(Paint newFill) {
    return new Style(newFill, fillBorder, stroke, behind);
  }

  public Style withFillBorder(double width) {
    return new Style(fill, width, stroke, behind);
  }

  public Style withStroke(Stroke newStroke) {
    return new Style(fill, fillBorder, newStroke, behind);
  }

  public Style withBehind(Stroke newBehind) {
    return new Style(fill, fillBorder, stroke, newBehind);
  }

  /** Whether all components are equal; written out for speed, as in {@code Vec}. */
  @Override
  public boolean equals(Object o) {
    return o instanceof Style s
        && fill.equals(s.fill)
        && Double.compare(fillBorder, s.fillBorder) == 0
        && stroke.equals(s.stroke)
        && behind.equals(s.behind);
  }

  /** Returns half the width of the widest visible stroke, in scene units. */
  public double halfWidth() {
    return Math.max(seenWidth(stroke), seenWidth(behind)) * 0.01 / 2;
  }

  private static double seenWidth(Stroke stroke) {
    return stroke.isInvisible() ? 0 : stroke.maxWidth();
  }

  public boolean isInvisible() {
    return fill.isInvisible() && stroke.isInvisible() && behind.isInvisible();
  }
}
