package zoetrope.internal.tex.atom;

import java.util.ArrayList;
import java.util.List;
import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.Box;
import org.scilab.forge.jlatexmath.EmptyAtom;
import org.scilab.forge.jlatexmath.TeXEnvironment;
import zoetrope.internal.tex.parse.Node;
import zoetrope.internal.tex.parse.RowMetrics;

/** A table of cells. {@link TableLayout} sets it by TeX's rules for alignments. */
final class TableAtom extends Atom {
  /** Stands for a vertical rule between columns. */
  static final Atom RULE = new EmptyAtom();

  /** Stands for a dashed vertical rule between columns. */
  static final Atom DASHES = new EmptyAtom();

  private final RowMetrics metrics;
  private final double margin;
  private final String position;
  private final List<Row> rows = new ArrayList<>();

  /** The lines after the last row. */
  private List<Node.Line> lastLines = List.of();

  /**
   * The format of a column.
   *
   * @param letter the alignment {@code l}, {@code c} or {@code r}, or for a column of text in
   *     several lines, the position for {@link TextLines}
   * @param width the width of the lines of a paragraph in em; 0 for other cells
   * @param left the atoms to the left of each cell
   * @param right the atoms to the right of each cell
   */
  record Column(char letter, double width, List<Atom> left, List<Atom> right) {}

  /**
   * A cell.
   *
   * @param first the index of its first column
   * @param count the number of its columns
   * @param pitch the width for each copy of the content if copies fill the cell, in em; 0 for a
   *     single copy
   */
  record Cell(int first, int count, Column column, Atom content, double pitch) {
    int end() {
      return first + count;
    }
  }

  /**
   * A row.
   *
   * @param lines the horizontal lines above the row
   * @param text a line of text across the table instead of cells; null for a row of cells
   * @param textGap the gap above and below the text, in em
   * @param tag the tag at the right; null for none
   * @param space extra space below the row, in em
   */
  record Row(
      List<Node.Line> lines, List<Cell> cells, Atom text, double textGap, Atom tag, double space) {}

  /**
   * Creates a table without rows.
   *
   * @param margin the space on both sides, in em
   * @param position {@code t} or {@code b} if the first or last row is on the baseline
   */
  TableAtom(RowMetrics metrics, double margin, String position) {
    this.metrics = metrics;
    this.margin = margin;
    this.position = position;
  }

  void add(Row row) {
    rows.add(row);
  }

  void addLastLines(List<Node.Line> lines) {
    lastLines = lines;
  }

  @Override
  public Box createBox(TeXEnvironment environment) {
    return new TableLayout(rows, lastLines, metrics, environment).box(margin, position);
  }
}
