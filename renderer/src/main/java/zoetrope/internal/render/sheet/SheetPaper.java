package zoetrope.internal.render.sheet;

/**
 * The size of a storyboard's pages in inches, and their number of columns.
 *
 * @param width the width of a page, above 4
 * @param height the height of a page, above 4
 * @param columns the number of columns, 1 or more
 */
public record SheetPaper(double width, double height, int columns) {
  static final double MARGIN = 0.6;

  static final double GAP = 0.3;

  double columnWidth() {
    return (width - 2 * MARGIN - (columns - 1) * GAP) / columns;
  }
}
