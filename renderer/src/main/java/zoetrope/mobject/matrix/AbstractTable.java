package zoetrope.mobject.matrix;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.GridLayout;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Shape;
import zoetrope.mobject.Tween;
import zoetrope.mobject.lines.Line;

/**
 * A table, centred at the origin: the base of {@link Table} and the other tables. Rows are as high
 * as their highest entry and columns as wide as their widest one. The gaps are 0.8 units between
 * rows and 1.3 units between columns, with a line in the middle of each gap.
 *
 * <p>Rows and columns are counted from 0 and include the labels, if any. Options lay out the table
 * again around its current centre. Set them before you scale or rotate the table.
 *
 * @param <E> the type of the entries
 */
public abstract class AbstractTable<E extends Mobject<?>, S extends AbstractTable<E, S>>
    extends Mobject<S> {
  private List<E> entries;
  private final int entryColumns;
  private List<Mobject<?>> rowLabels = List.of();
  private List<Mobject<?>> columnLabels = List.of();
  private Mobject<?> topLeft = new Group<>();
  private List<Line> horizontalLines = List.of();
  private List<Line> verticalLines = List.of();
  private List<Shape> highlights = List.of();

  /** The rows and columns of the layout; {@link #frame} maps their coordinates to the scene. */
  private TableGrid grid;

  private Affine frame = Affine.IDENTITY;
  private double vBuff = 0.8;
  private double hBuff = 1.3;
  private boolean innerLines = true;
  private boolean outerLines;
  private Color lineColor = Palette.WHITE;
  private double lineWidth = 4;

  /**
   * Creates a table of rows.
   *
   * @throws IllegalArgumentException if there is no entry, or rows have different lengths
   */
  protected AbstractTable(List<? extends List<? extends E>> rows) {
    entryColumns = EntryRows.requireColumns("table", rows);
    List<E> all = new ArrayList<>();
    rows.forEach(all::addAll);
    entries = List.copyOf(all);
    MobjectTrees.requireDistinct("a table", entries);
    layOut();
  }

  // --- options ---

  /**
   * Puts labels before the rows.
   *
   * @throws IllegalArgumentException unless there is one label for each row of entries
   */
  public S rowLabels(Mobject<?>... labels) {
    requireLabels("row", labels.length, entries.size() / entryColumns);
    rowLabels = List.of(labels);
    return layOut();
  }

  /**
   * Puts labels above the columns.
   *
   * @throws IllegalArgumentException unless there is one label for each column of entries
   */
  public S columnLabels(Mobject<?>... labels) {
    requireLabels("column", labels.length, entryColumns);
    columnLabels = List.of(labels);
    return layOut();
  }

  private static void requireLabels(String what, int labels, int needed) {
    if (labels != needed) {
      throw new IllegalArgumentException(
          Messages.of(
              "a table with %s %ss of entries needs as many %s labels, not %s",
              needed, what, what, labels));
    }
  }

  /**
   * Puts an object in the corner between row and column labels. The object is visible only if the
   * table has both.
   */
  public S topLeft(Mobject<?> entry) {
    topLeft = entry;
    return layOut();
  }

  /** Sets the gaps between rows and columns, in scene units. */
  public S buff(double vertical, double horizontal) {
    vBuff = Preconditions.requireNotNegative("the gap between rows", vertical);
    hBuff = Preconditions.requireNotNegative("the gap between columns", horizontal);
    return layOut();
  }

  /** Draws lines around the table. */
  public S outerLines() {
    outerLines = true;
    return layOut();
  }

  /** Sets whether there are lines between rows and columns; true by default. */
  public S innerLines(boolean on) {
    innerLines = on;
    return layOut();
  }

  /** Sets the colour and width of the lines; white and 4 by default. */
  public S lineStyle(Color color, double width) {
    lineColor = color;
    lineWidth = Preconditions.requireNotNegative("the line width of a table", width);
    return layOut();
  }

  // --- layout ---

  private S layOut() {
    Vec center = center();
    grid = new TableGrid(placed(), columnCount(), vBuff, hBuff);
    grid.place();
    frame = Affine.IDENTITY;
    horizontalLines = grid.horizontalLines(innerLines, outerLines);
    verticalLines = grid.verticalLines(innerLines, outerLines);
    highlights = List.of();
    lines().setStroke(lineColor, lineWidth);
    List<Mobject<?>> children = new ArrayList<>(grid.cells());
    children.addAll(horizontalLines);
    children.addAll(verticalLines);
    setChildren(children);
    return moveTo(center);
  }

  private List<Mobject<?>> placed() {
    List<Mobject<?>> cells = new ArrayList<>();
    if (!columnLabels.isEmpty()) {
      if (!rowLabels.isEmpty()) {
        cells.add(topLeft);
      }
      cells.addAll(columnLabels);
    }
    for (int i = 0; i * entryColumns < entries.size(); i++) {
      if (!rowLabels.isEmpty()) {
        cells.add(rowLabels.get(i));
      }
      cells.addAll(entries.subList(i * entryColumns, (i + 1) * entryColumns));
    }
    return cells;
  }

  @Override
  protected void transformSelf(Affine map) {
    frame = frame.then(map);
  }

  @Override
  protected void becomeSelf(Mobject<?> other) {
    super.becomeSelf(other);
    if (other instanceof AbstractTable<?, ?> table) {
      frame = table.frame;
    }
  }

  @Override
  protected Tween tweenSelf(Mobject<?> start, Mobject<?> end, MotionPath motion) {
    Tween base = super.tweenSelf(start, end, motion);
    if (!(start instanceof AbstractTable<?, ?> a && end instanceof AbstractTable<?, ?> b)) {
      return base;
    }
    Affine from = a.frame;
    Affine to = b.frame;
    return base.and(alpha -> frame = alpha < 1 ? from : to);
  }

  // --- parts ---

  /** Returns the number of rows, including the column labels. */
  public int rowCount() {
    return entries.size() / entryColumns + (columnLabels.isEmpty() ? 0 : 1);
  }

  /** Returns the number of columns, including the row labels. */
  public int columnCount() {
    return entryColumns + (rowLabels.isEmpty() ? 0 : 1);
  }

  /** Returns the entries row by row, without labels. */
  public Group<E> entries() {
    return new Group<>(entries);
  }

  /**
   * Returns the entry in row {@code i} and column {@code j}, not counting labels. Negative numbers
   * count from the end.
   *
   * @throws IndexOutOfBoundsException if there is no such entry; the message contains the size
   */
  public E entry(int i, int j) {
    int row = index("entry row", i, entries.size() / entryColumns);
    return entries.get(row * entryColumns + index("entry column", j, entryColumns));
  }

  /**
   * Replaces the entry in row {@code i} and column {@code j}, not counting labels. The new entry
   * gets the style and the place of the old one.
   */
  final S replaceEntry(int i, int j, UnaryOperator<E> change) {
    E before = entry(i, j);
    E after = change.apply(before);
    after.matchStyle(before);
    after.moveTo(before);
    List<E> all = new ArrayList<>(entries);
    all.set(entries.indexOf(before), after);
    entries = List.copyOf(all);
    replaceChild(children().indexOf(before), after);
    return self();
  }

  /**
   * Returns the object in row {@code i} and column {@code j}, counting labels. Negative numbers
   * count from the end.
   *
   * @throws IndexOutOfBoundsException if there is no such cell; the message contains the size
   */
  public Mobject<?> get(int i, int j) {
    int row = index("row", i, rowCount());
    return placed().get(row * columnCount() + index("column", j, columnCount()));
  }

  /** Returns the labels: the corner, then the column labels, then the row labels. */
  public Group<Mobject<?>> labels() {
    List<Mobject<?>> labels = new ArrayList<>();
    if (!rowLabels.isEmpty() && !columnLabels.isEmpty()) {
      labels.add(topLeft);
    }
    labels.addAll(columnLabels);
    labels.addAll(rowLabels);
    return new Group<>(labels);
  }

  /** Returns the rows, top to bottom, with the labels. */
  public Group<Group<Mobject<?>>> rows() {
    return new Group<Mobject<?>>(placed()).inGroupsOf(columnCount());
  }

  /** Returns the columns, left to right, with the labels. */
  public Group<Group<Mobject<?>>> columns() {
    return Group.of(
        IntStream.range(0, columnCount())
            .mapToObj(j -> Group.of(rows().stream().map(row -> row.get(j)))));
  }

  /**
   * Colours the rows, counting labels, top to bottom. Rows beyond the last colour stay unchanged.
   *
   * @throws IllegalArgumentException for more colours than rows
   */
  public S setRowColors(Color... colors) {
    EntryRows.setColors("row", rows(), colors);
    return self();
  }

  /**
   * Colours the columns, counting labels, left to right. Columns beyond the last colour stay
   * unchanged.
   *
   * @throws IllegalArgumentException for more colours than columns
   */
  public S setColumnColors(Color... colors) {
    EntryRows.setColors("column", columns(), colors);
    return self();
  }

  /** Returns the lines between and around the rows, top to bottom. */
  public Group<Line> horizontalLines() {
    return new Group<>(horizontalLines);
  }

  /** Returns the lines between and around the columns, left to right. */
  public Group<Line> verticalLines() {
    return new Group<>(verticalLines);
  }

  public Group<Line> lines() {
    List<Line> all = new ArrayList<>(horizontalLines);
    all.addAll(verticalLines);
    return new Group<>(all);
  }

  // --- cells ---

  /**
   * Returns a yellow outline of the cell in row {@code i} and column {@code j}, counting labels. It
   * includes half of the gaps around the cell. It does not become part of the table.
   */
  public Shape cell(int i, int j) {
    Path outline = grid.cell(index("row", i, rowCount()), index("column", j, columnCount()));
    return new Shape(outline.transform(frame)).setColor(Palette.YELLOW);
  }

  /** Colours the background of the cell in row {@code i} and column {@code j}, counting labels. */
  public S highlightCell(int i, int j, Color color) {
    Shape ground = cell(i, j).setColor(color).setFill(color, 1).setStrokeWidth(0);
    List<Shape> more = new ArrayList<>(highlights);
    more.add(ground);
    highlights = List.copyOf(more);
    return addToBack(ground);
  }

  /** Returns the coloured backgrounds, in the order of their creation. */
  public Group<Shape> highlights() {
    return new Group<>(highlights);
  }

  private int index(String what, int number, int count) {
    int i = number < 0 ? count + number : number;
    if (i < 0 || i >= count) {
      throw new IndexOutOfBoundsException(
          Messages.of(
              "there is no %s %s: the last %s of this %s is %s",
              what, number, what, kind(), count - 1));
    }
    return i;
  }

  /** Returns a group of {@code n} copies of this object, all in the same place. */
  public final Group<S> replicate(int n) {
    return Group.ofCopies(self(), n);
  }

  /** Returns a grid of copies of this object with the rows and columns of {@code layout}. */
  public final Group<S> grid(GridLayout layout) {
    return Group.ofCopies(self(), layout);
  }
}
