package zoetrope.internal.tex.atom;

import static org.scilab.forge.jlatexmath.TeXConstants.STYLE_DISPLAY;
import static org.scilab.forge.jlatexmath.TeXConstants.STYLE_SCRIPT;
import static org.scilab.forge.jlatexmath.TeXConstants.STYLE_TEXT;

import java.util.ArrayList;
import java.util.List;
import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.Box;
import org.scilab.forge.jlatexmath.EmptyAtom;
import org.scilab.forge.jlatexmath.HorizontalBox;
import org.scilab.forge.jlatexmath.SpaceAtom;
import org.scilab.forge.jlatexmath.StyleAtom;
import org.scilab.forge.jlatexmath.TeXConstants;
import org.scilab.forge.jlatexmath.TeXEnvironment;
import zoetrope.internal.tex.parse.RowMetrics;

/**
 * The rows of a table, which are spread as in TeX. JLaTeXMath stacks rows without gaps, so each row
 * but the last is as deep as its content and the gap below it. All cells are set before the first
 * one is placed, because gaps depend on two rows.
 */
final class TableRows {
  /** The tolerance of gaps in em, because they are computed from lengths with rounding errors. */
  private static final double TOLERANCE = 1e-4;

  /** The gap between the widest row and the tags, in em. */
  private static final float TAG_GAP = 2;

  private final RowMetrics metrics;
  private final List<Row> rows = new ArrayList<>();
  private int column = 1;
  private int columns = 1;

  TableRows(RowMetrics metrics) {
    this.metrics = metrics;
  }

  private static final class Row {
    private final List<Cell> cells = new ArrayList<>();

    /** Extra space below, in em. */
    private double extra;

    /** The gap above and below a line of text between rows, in em. */
    private double textGap;

    /** A line of text between rows; null for other rows. */
    private Atom text;

    /** The tag at the right; null for none. */
    private Atom tag;

    private Box textBox;
    private Box tagBox;

    /** The height and the depth in box units; the depth does not include the gap below. */
    private float height;

    private float depth;

    /** The gap below, in box units. */
    private float gap;

    private void include(Box box) {
      if (box != null) {
        height = Math.max(height, box.getHeight());
        depth = Math.max(depth, box.getDepth());
      }
    }
  }

  /** Begins a row. */
  void beginRow() {
    rows.add(new Row());
    column = 1;
  }

  /** Adds a line of text between rows, with a gap above and below in em. */
  void addText(Atom text, double gap) {
    beginRow();
    last().text = text;
    last().textGap = gap;
  }

  /** Gives the current row a tag at the right of the table. */
  void tag(Atom tag) {
    last().tag = tag;
  }

  /** Adds space below the current row, in em. */
  void addSpace(double extra) {
    last().extra += extra;
  }

  /** Moves to the next column. */
  void nextColumn() {
    columns = Math.max(columns, ++column);
  }

  /** Returns the number of columns. */
  int columns() {
    return columns;
  }

  /** Whether no row has a tag or is a line of text. */
  boolean isPlain() {
    return rows.stream().allMatch(row -> row.tag == null && row.text == null);
  }

  private Row last() {
    return rows.get(rows.size() - 1);
  }

  /** Returns the atom of a cell of the current row. */
  Atom cell(Atom content) {
    Cell cell = new Cell(content, last().cells.isEmpty() ? last() : null);
    last().cells.add(cell);
    return cell;
  }

  /**
   * Returns the rows in one column, centred on the axis of mathematics.
   *
   * @param side the alignment, one of JLaTeXMath's constants; another name than that of the field
   *     {@code alignment}, which atoms inherit
   */
  Atom stacked(int side) {
    return new Atom() {
      @Override
      public Box createBox(TeXEnvironment environment) {
        measure(environment);
        List<Box> lines = new ArrayList<>();
        float width = 0;
        for (Row row : rows) {
          Box line = row.cells.get(0).take();
          width = Math.max(width, line.getWidth());
          lines.add(line);
        }
        float axis = environment.getTeXFont().getAxisHeight(environment.getStyle());
        return new StackedBox(lines, width, side, axis);
      }
    };
  }

  /**
   * Returns a table with its tags and lines of text.
   *
   * @param position {@code t} or {@code b} if the first or last row is on the baseline
   */
  Atom finished(Atom table, String position) {
    return new Atom() {
      @Override
      public Box createBox(TeXEnvironment environment) {
        Box cells = table.createBox(environment);
        float em = em(environment);
        TableBox box = new TableBox(cells, shift(cells, position));
        float y = -cells.getHeight();
        for (Row row : rows) {
          y += row.height;
          if (row.text != null) {
            box.addText(row.textBox, y);
          }
          if (row.tag != null) {
            box.addTag(row.tagBox, y, TAG_GAP * em);
          }
          y += row.depth + row.gap;
        }
        return box;
      }
    };
  }

  /** Returns how far a table must move down to have its first or last row on the baseline. */
  private float shift(Box cells, String position) {
    return switch (position) {
      case "t" -> cells.getHeight() - rows.get(0).height;
      case "b" -> last().depth - cells.getDepth();
      default -> 0;
    };
  }

  private static float em(TeXEnvironment environment) {
    return new StyleAtom(STYLE_TEXT, new SpaceAtom(TeXConstants.UNIT_EM, 1, 0, 0))
        .createBox(environment)
        .getWidth();
  }

  /** Sets all cells and computes the height and depth of each row. */
  private void measure(TeXEnvironment environment) {
    float em = em(environment);
    for (Row row : rows) {
      row.height = row.text != null ? 0 : (float) (metrics.height() * em);
      row.depth = row.text != null ? 0 : (float) (metrics.depth() * em);
      if (metrics.baselineSkip() == 0 && row.extra > 0) {
        row.depth += (float) (row.extra * em);
      }
      row.textBox = row.text == null ? null : row.text.createBox(environment);
      row.tagBox = row.tag == null ? null : row.tag.createBox(environment);
      row.include(row.textBox);
      row.include(row.tagBox);
      for (Cell cell : row.cells) {
        cell.set(environment);
        row.include(cell.box);
      }
    }
    for (int i = 0; i + 1 < rows.size(); i++) {
      rows.get(i).gap = (float) (gap(rows.get(i), rows.get(i + 1), em) * em);
    }
  }

  /** Returns the gap between two rows, in em. */
  private double gap(Row row, Row next, float em) {
    if (row.text != null || next.text != null) {
      return Math.max(row.textGap, next.textGap);
    }
    if (metrics.baselineSkip() == 0) {
      return Math.min(0, row.extra);
    }
    double gap = metrics.baselineSkip() - (row.depth + next.height) / em;
    return (gap < metrics.lineSkipLimit() - TOLERANCE ? metrics.lineSkip() : gap) + row.extra;
  }

  private final class Cell extends Atom {
    private final Atom content;

    /** The row, if this is its first cell; otherwise null. */
    private final Row row;

    private Box box;

    private Cell(Atom content, Row row) {
      this.content = content == null ? new EmptyAtom() : content;
      this.row = row;
      this.type = this.content.type;
      this.alignment = this.content.alignment;
    }

    private void set(TeXEnvironment environment) {
      int style =
          switch (metrics.style()) {
            case DISPLAY -> STYLE_DISPLAY;
            case TEXT -> STYLE_TEXT;
            case SCRIPT -> STYLE_SCRIPT;
          };
      box = new StyleAtom(style, content).createBox(environment);
    }

    /** Returns the box and forgets it, so that {@link #createBox} sets the cell again next time. */
    private Box take() {
      Box taken = row == null ? box : new HorizontalBox(box);
      if (row != null) {
        taken.setHeight(row.height);
        taken.setDepth(row.depth + row.gap);
      }
      box = null;
      return taken;
    }

    @Override
    public Box createBox(TeXEnvironment environment) {
      if (box == null) {
        measure(environment);
      }
      return take();
    }
  }
}
