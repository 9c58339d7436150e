package zoetrope.internal.tex.atom;

import static org.scilab.forge.jlatexmath.TeXConstants.STYLE_DISPLAY;
import static org.scilab.forge.jlatexmath.TeXConstants.STYLE_SCRIPT;
import static org.scilab.forge.jlatexmath.TeXConstants.STYLE_TEXT;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.Box;
import org.scilab.forge.jlatexmath.HorizontalRule;
import org.scilab.forge.jlatexmath.StrutBox;
import org.scilab.forge.jlatexmath.StyleAtom;
import org.scilab.forge.jlatexmath.TeXEnvironment;
import zoetrope.internal.tex.parse.Node;
import zoetrope.internal.tex.parse.RowMetrics;
import zoetrope.internal.tex.parse.TableRule;

/**
 * Sets a table as TeX does: a column is as wide as its widest cell with the gaps and rules on both
 * sides. If a cell across several columns is wider than these columns, the last of them becomes
 * wider.
 */
final class TableLayout {
  /** The tolerance for gaps in em, because gaps have rounding errors. */
  private static final double TOLERANCE = 1e-4;

  /** The gap between the widest row and the tags, in em. */
  private static final float TAG_GAP = 2;

  private static final float RULE = (float) TableRule.WIDTH;

  /** LaTeX's {@code \doublerulesep}, in em. */
  private static final float RULE_GAP = 0.2f;

  /** The length that {@code \cmidrule(lr)} cuts off at each end, in em. */
  private static final float TRIM = 0.5f;

  private final List<SetRow> rows = new ArrayList<>();
  private final List<Node.Line> lastLines;
  private final RowMetrics metrics;
  private final TeXEnvironment environment;
  private final float em;

  /** The edges of the columns; see {@link #columnEdges}. */
  private final float[] x;

  private final PlacedBoxes result = new PlacedBoxes();

  /** Stands for a vertical rule, which is as high as its row. */
  private static final class RuleBox extends StrutBox {
    private final boolean dashed;

    RuleBox(float width, boolean dashed) {
      super(width, 0, 0, 0);
      this.dashed = dashed;
    }
  }

  private record SetCell(TableAtom.Cell cell, List<Box> left, Box content, List<Box> right) {
    int end() {
      return cell.end();
    }
  }

  private final class SetRow {
    private final TableAtom.Row row;
    private final List<SetCell> cells = new ArrayList<>();
    private final Box text;
    private final Box tag;
    private float height;
    private float depth;

    /** The gap below the row, in box units. */
    private float gap;

    SetRow(TableAtom.Row row) {
      this.row = row;
      text = row.text() == null ? null : set(row.text(), STYLE_TEXT);
      tag = row.tag() == null ? null : set(row.tag(), STYLE_TEXT);
      if (text == null) {
        height = (float) metrics.height() * em;
        depth = (float) metrics.depth() * em;
        if (metrics.baselineSkip() == 0 && row.space() > 0) {
          depth += (float) row.space() * em;
        }
      }
      include(text);
      include(tag);
      for (TableAtom.Cell cell : row.cells()) {
        List<Box> left = edges(cell.column().left());
        List<Box> right = edges(cell.column().right());
        SetCell set = new SetCell(cell, left, set(cell.content(), style()), right);
        cells.add(set);
        left.forEach(this::include);
        include(set.content());
        right.forEach(this::include);
      }
    }

    private void include(Box box) {
      if (box != null) {
        height = Math.max(height, box.getHeight() - box.getShift());
        depth = Math.max(depth, box.getDepth() + box.getShift());
      }
    }
  }

  TableLayout(
      List<TableAtom.Row> rows,
      List<Node.Line> lastLines,
      RowMetrics metrics,
      TeXEnvironment environment) {
    this.lastLines = lastLines;
    this.metrics = metrics;
    this.environment = environment;
    this.em = DecoratedAtom.textEm(environment);
    rows.forEach(row -> this.rows.add(new SetRow(row)));
    for (int i = 0; i + 1 < rows.size(); i++) {
      this.rows.get(i).gap = (float) (gap(this.rows.get(i), this.rows.get(i + 1)) * em);
    }
    x = columnEdges();
  }

  private Box set(Atom atom, int style) {
    return new StyleAtom(style, atom).createBox(environment);
  }

  private int style() {
    return switch (metrics.style()) {
      case DISPLAY -> STYLE_DISPLAY;
      case TEXT -> STYLE_TEXT;
      case SCRIPT -> STYLE_SCRIPT;
    };
  }

  private List<Box> edges(List<Atom> atoms) {
    List<Box> boxes = new ArrayList<>();
    for (Atom atom : atoms) {
      boolean isRule = atom == TableAtom.RULE || atom == TableAtom.DASHES;
      boxes.add(isRule ? new RuleBox(RULE * em, atom == TableAtom.DASHES) : set(atom, STYLE_TEXT));
    }
    return boxes;
  }

  /** Returns the gap between two rows, in em. */
  private double gap(SetRow above, SetRow below) {
    if (above.text != null || below.text != null) {
      return Math.max(above.row.textGap(), below.row.textGap());
    }
    if (metrics.baselineSkip() == 0) {
      return Math.min(0, above.row.space());
    }
    double gap = metrics.baselineSkip() - (above.depth + below.height) / em;
    boolean isTooSmall = gap < metrics.lineSkipLimit() - TOLERANCE;
    return (isTooSmall ? metrics.lineSkip() : gap) + above.row.space();
  }

  /** Returns the left edges of the columns, and the right edge of the last one. */
  private float[] columnEdges() {
    List<SetCell> cells = rows.stream().flatMap(row -> row.cells.stream()).toList();
    int columns = cells.stream().mapToInt(SetCell::end).max().orElse(0);
    float[] widths = new float[columns];
    for (SetCell cell : cells) {
      if (cell.cell().count() == 1) {
        widths[cell.end() - 1] = Math.max(widths[cell.end() - 1], width(cell));
      }
    }
    float[] edges = new float[columns + 1];
    for (int i = 1; i <= columns; i++) {
      edges[i] = edges[i - 1] + widths[i - 1];
      for (SetCell cell : cells) {
        if (cell.end() == i) {
          edges[i] = Math.max(edges[i], edges[cell.cell().first()] + width(cell));
        }
      }
    }
    return edges;
  }

  private float width(SetCell cell) {
    float content = cell.cell().pitch() > 0 ? 0 : cell.content().getWidth();
    return width(cell.left()) + content + width(cell.right());
  }

  private float width(List<Box> edges) {
    float width = 0;
    for (int i = 0; i < edges.size(); i++) {
      width += edges.get(i).getWidth();
      width += followsRule(edges, i) ? RULE_GAP * em : 0;
    }
    return width;
  }

  private static boolean followsRule(List<Box> edges, int i) {
    return i > 0 && edges.get(i) instanceof RuleBox && edges.get(i - 1) instanceof RuleBox;
  }

  /**
   * Returns the box of the table.
   *
   * @param margin the space on both sides, in em
   * @param position {@code t} for the first row on the baseline, {@code b} for the last row; with
   *     any other text, the middle of the table is on the axis of formulas
   */
  Box box(double margin, String position) {
    float width = x[x.length - 1] + 2 * (float) margin * em;
    float body = width;
    for (SetRow row : rows) {
      body = row.text == null ? body : Math.max(body, row.text.getWidth());
    }
    float whole = body;
    for (SetRow row : rows) {
      whole = row.tag == null ? whole : Math.max(whole, body + TAG_GAP * em + row.tag.getWidth());
    }
    float total = height(lastLines);
    for (SetRow row : rows) {
      total += height(row.row.lines()) + row.height + row.depth + row.gap;
    }
    float up = baseline(position, total);
    float y = -up;
    float left = (body - width) / 2 + (float) margin * em;
    for (SetRow row : rows) {
      y = drawLines(row.row.lines(), left, y);
      place(row, left, y + row.height, whole);
      y += row.height + row.depth + row.gap;
    }
    drawLines(lastLines, left, y);
    return result.sized(whole, up, total - up);
  }

  private float baseline(String position, float total) {
    if (position.equals("t") && !rows.isEmpty()) {
      return height(rows.get(0).row.lines()) + rows.get(0).height;
    }
    if (position.equals("b") && !rows.isEmpty()) {
      return total - height(lastLines) - rows.get(rows.size() - 1).depth;
    }
    return total / 2 + environment.getTeXFont().getAxisHeight(environment.getStyle());
  }

  private float height(List<Node.Line> lines) {
    return placeLines(lines, 0, (line, y) -> {});
  }

  private float drawLines(List<Node.Line> lines, float left, float top) {
    return placeLines(lines, top, (line, y) -> draw(line, left, y));
  }

  /**
   * Places lines between rows as LaTeX, arydshln and booktabs do.
   *
   * @param place takes each line and the y coordinate of its upper edge
   * @return the y coordinate of the end of the lines
   */
  private float placeLines(List<Node.Line> lines, float top, BiConsumer<Node.Line, Float> place) {
    float y = top;
    for (int i = 0; i < lines.size(); i++) {
      Node.Line line = lines.get(i);
      y += spaceAbove(i > 0 ? lines.get(i - 1) : null, line) * em;
      place.accept(line, y);
      Node.Line below = i + 1 < lines.size() ? lines.get(i + 1) : null;
      y = (float) (y + heightWithSpace(line, below) * em);
    }
    return y;
  }

  /** Returns the space between a line and {@code above}, which may be null, in em. */
  private static float spaceAbove(Node.Line above, Node.Line line) {
    TableRule rule = line.rule();
    boolean sameKind = above != null && above.rule().spaced() == rule.spaced();
    if (!sameKind) {
      return (float) rule.above();
    }
    if (isFull(line) && isFull(above) && !rule.isSpace() && !above.rule().isSpace()) {
      return RULE_GAP;
    }
    return isFull(line) && !isFull(above) ? (float) rule.above() : 0;
  }

  /**
   * Returns the height of a line and of the space below it, in em. It is 0 for a {@code \cline},
   * and for a {@code \cmidrule} that another {@code \cmidrule} follows.
   *
   * @param below the next line, or null
   */
  private static double heightWithSpace(Node.Line line, Node.Line below) {
    TableRule rule = line.rule();
    if (!rule.spaced()) {
      return isFull(line) ? rule.width() : 0;
    }
    boolean isFollowed = below != null && below.rule().spaced();
    if (isFull(line)) {
      return rule.width() + (isFollowed && !rule.isSpace() ? 0 : rule.below());
    }
    return isFollowed && !isFull(below) ? 0 : rule.width() + rule.below();
  }

  private static boolean isFull(Node.Line line) {
    return line.last() == 0;
  }

  private void draw(Node.Line line, float left, float top) {
    if (line.rule().isSpace()) {
      return;
    }
    int last = isFull(line) ? x.length - 1 : Math.min(line.last(), x.length - 1);
    int first = Math.min(line.first() - 1, last);
    float from = x[first] + (line.trimmed().contains("l") ? TRIM * em : 0);
    float to = x[last] - (line.trimmed().contains("r") ? TRIM * em : 0);
    float height = (float) line.rule().width() * em;
    Box box = new HorizontalRule(height, Math.max(0, to - from), 0);
    result.place(line.rule().dashed() ? DashedRule.of(box, em) : box, left + from, top + height);
  }

  private void place(SetRow row, float left, float y, float whole) {
    if (row.text != null) {
      result.place(row.text, 0, y);
    }
    for (SetCell cell : row.cells) {
      float end = left + x[cell.end()];
      float start = placeEdges(cell.left(), left + x[cell.cell().first()], row, y);
      float right = end - width(cell.right());
      if (cell.cell().pitch() > 0) {
        fill(cell, start, right, y);
      } else {
        float room = right - start - cell.content().getWidth();
        char letter = cell.cell().column().letter();
        float shift = letter == 'c' ? room / 2 : letter == 'r' ? room : 0;
        result.place(cell.content(), start + shift, y);
      }
      placeEdges(cell.right(), right, row, y);
    }
    if (row.tag != null) {
      result.place(row.tag, whole - row.tag.getWidth(), y);
    }
  }

  /** Places the boxes next to a cell, and returns the x coordinate of their end. */
  private float placeEdges(List<Box> edges, float left, SetRow row, float y) {
    float at = left;
    for (int i = 0; i < edges.size(); i++) {
      at += followsRule(edges, i) ? RULE_GAP * em : 0;
      Box edge = edges.get(i);
      if (edge instanceof RuleBox ruleBox) {
        Box rule = new HorizontalRule(row.height + row.depth + row.gap, edge.getWidth(), 0);
        result.place(ruleBox.dashed ? DashedRule.of(rule, em) : rule, at, y + row.depth + row.gap);
      } else {
        result.place(edge, at, y);
      }
      at += edge.getWidth();
    }
    return at;
  }

  /** Fills a cell with evenly spread copies of its content, which touch both ends. */
  private void fill(SetCell cell, float left, float right, float y) {
    float width = cell.content().getWidth();
    float pitch = (float) cell.cell().pitch() * em;
    int copies = 1 + (int) ((right - left - width + TOLERANCE) / pitch);
    for (int i = 0; i < copies; i++) {
      float share = copies == 1 ? 0.5f : (float) i / (copies - 1);
      result.place(cell.content(), left + share * (right - left - width), y);
    }
  }
}
