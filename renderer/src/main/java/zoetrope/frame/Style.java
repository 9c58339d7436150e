package zoetrope.frame;

/**
 * How a path is painted, from back to front: the stroke behind, the fill, the stroke.
 *
 * @param fill what the inside (non-zero winding) is painted with
 * @param fillBorder width (in stroke units, see {@link Stroke}) of an outline painted with the
 *     fill's paint and merged with it, so that nothing is darkened twice; it makes letters a little
 *     bolder
 * @param stroke the line along the path
 * @param behind a line painted before the fill, of which only the outer half shows: a halo
 */
public record Style(Paint fill, double fillBorder, Stroke stroke, Stroke behind) {
  /** Paints nothing. */
  public static final Style NONE = new Style(Paint.NONE, 0, Stroke.NONE, Stroke.NONE);

  /** The same style with another fill. */
  public Style withFill(Paint newFill) {
    return new Style(newFill, fillBorder, stroke, behind);
  }

  /** The same style with another border of the fill. */
  public Style withFillBorder(double width) {
    return new Style(fill, width, stroke, behind);
  }

  /** The same style with another stroke. */
  public Style withStroke(Stroke newStroke) {
    return new Style(fill, fillBorder, newStroke, behind);
  }

  /** The same style with another stroke behind the fill. */
  public Style withBehind(Stroke newBehind) {
    return new Style(fill, fillBorder, stroke, newBehind);
  }

  /** Whether both paint the same; said here for the reason that {@code Vec} has. */
  @Override
  public boolean equals(Object o) {
    return o instanceof Style s
        && fill.equals(s.fill)
        && Double.compare(fillBorder, s.fillBorder) == 0
        && stroke.equals(s.stroke)
        && behind.equals(s.behind);
  }

  /** Whether nothing can be seen of it. */
  public boolean isInvisible() {
    return fill.isInvisible() && stroke.isInvisible() && behind.isInvisible();
  }
}
