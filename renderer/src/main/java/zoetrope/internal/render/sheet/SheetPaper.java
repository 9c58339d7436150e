package zoetrope.internal.render.sheet;

/**
 * The shape of a storyboard's pages, in inches.
 *
 * @param width of a page, above 4
 * @param height of a page, above 4
 * @param columns of pictures, 1 or more
 */
public record SheetPaper(double width, double height, int columns) {
  /** The empty space around everything. */
  static final double MARGIN = 0.6;

  /** The space between columns. */
  static final double GAP = 0.3;

  /** How wide a column is. */
  double columnWidth() {
    return (width - 2 * MARGIN - (columns - 1) * GAP) / columns;
  }
}
