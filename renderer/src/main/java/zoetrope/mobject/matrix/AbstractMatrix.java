package zoetrope.mobject.matrix;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.GridLayout;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;
import zoetrope.mobject.Shape;
import zoetrope.mobject.shapes.BackgroundRectangle;

/**
 * A matrix between square brackets, centred at the origin: the base of {@link Matrix}, {@link
 * NumberMatrix} and {@link TexMatrix}. Its children are the cells row by row, then the left and the
 * right bracket.
 *
 * <p>Cells in a row or column of ellipses look like dots and are not {@link #entries}. They remain
 * the original objects, so a number shown as dots still has its value.
 *
 * @param <E> the type of the cells
 */
public abstract class AbstractMatrix<E extends Mobject<?>, S extends AbstractMatrix<E, S>>
    extends Mobject<S> {
  private final List<E> cells;
  private final int columns;
  private final int ellipsesRow;
  private final int ellipsesColumn;
  private final Shape leftBracket;
  private final Shape rightBracket;

  /**
   * The height of the brackets and the middles of their inner sides, in the brackets' coordinates.
   */
  private final double bracketHeight;

  private final Vec innerLeft;
  private final Vec innerRight;

  /**
   * Creates a matrix of rows of cells.
   *
   * @throws IllegalArgumentException if there is no cell, or rows have different lengths
   */
  protected AbstractMatrix(List<? extends List<? extends E>> rows, MatrixLayout layout) {
    this.columns = EntryRows.requireColumns("matrix", rows);
    this.cells = new ArrayList<>();
    rows.forEach(cells::addAll);
    MobjectTrees.requireDistinct("a matrix", cells);
    this.ellipsesRow = index(layout.ellipsesRow, rows.size());
    this.ellipsesColumn = index(layout.ellipsesColumn, columns);
    MatrixGrid grid = new MatrixGrid(cells, columns, layout);
    grid.place();
    leftBracket = grid.bracket(-1);
    rightBracket = grid.bracket(1);
    bracketHeight = leftBracket.height();
    innerLeft = leftBracket.right();
    innerRight = rightBracket.left();
    List<Mobject<?>> children = new ArrayList<>(cells);
    children.add(leftBracket);
    children.add(rightBracket);
    setChildren(children);
    toCenter();
    grid.showEllipses(ellipsesRow, ellipsesColumn);
  }

  /** Returns the row or column, counted from 0, or -1 if the number is out of range. */
  private static int index(int number, int count) {
    int i = number < 0 ? count + number : number;
    return i >= 0 && i < count ? i : -1;
  }

  // --- size ---

  /** Returns the number of rows, dots included. */
  public int rowCount() {
    return cells.size() / columns;
  }

  /** Returns the number of columns, dots included. */
  public int columnCount() {
    return columns;
  }

  /** Returns the row that is shown as dots, counted from 0, or -1. */
  public int ellipsesRow() {
    return ellipsesRow;
  }

  /** Returns the column that is shown as dots, counted from 0, or -1. */
  public int ellipsesColumn() {
    return ellipsesColumn;
  }

  /** Returns whether the cell in row {@code i} and column {@code j} is shown as dots. */
  public boolean isEllipsis(int i, int j) {
    return row(i) == ellipsesRow || column(j) == ellipsesColumn;
  }

  // --- parts ---

  /**
   * Returns the cell in row {@code i} and column {@code j}, from 0. Negative numbers count from the
   * end.
   *
   * @throws IndexOutOfBoundsException if there is no such cell; the message contains the size
   */
  public E get(int i, int j) {
    return cells.get(row(i) * columns + column(j));
  }

  /** Returns all cells row by row, dots included. */
  public Group<E> cells() {
    return new Group<>(cells);
  }

  /** Returns the cells that are not shown as dots, row by row. */
  public Group<E> entries() {
    return new Group<>(shown(false));
  }

  /** Returns the cells that are shown as dots, row by row. */
  public Group<E> ellipses() {
    return new Group<>(shown(true));
  }

  private List<E> shown(boolean asDots) {
    return IntStream.range(0, cells.size())
        .filter(k -> isEllipsis(k / columns, k % columns) == asDots)
        .mapToObj(cells::get)
        .toList();
  }

  /** Returns the rows, top to bottom, dots included. */
  public Group<Group<E>> rows() {
    return Group.of(IntStream.range(0, rowCount()).mapToObj(this::rowOf));
  }

  /** Returns the columns, left to right, dots included. */
  public Group<Group<E>> columns() {
    return Group.of(IntStream.range(0, columns).mapToObj(this::columnOf));
  }

  /** Returns the cells of row {@code i}. */
  public Group<E> rowOf(int i) {
    int row = row(i);
    return new Group<>(cells.subList(row * columns, (row + 1) * columns));
  }

  /** Returns the cells of column {@code j}. */
  public Group<E> columnOf(int j) {
    int column = column(j);
    return Group.of(IntStream.range(0, rowCount()).mapToObj(i -> get(i, column)));
  }

  /** Returns the left and the right bracket. */
  public Group<Shape> brackets() {
    return new Group<>(leftBracket, rightBracket);
  }

  // --- look ---

  /**
   * Draws other brackets: {@code "("} and {@code ")"}, {@code "|"}, {@code "<"} and {@code ">"},
   * curly ones, or any delimiter of LaTeX's {@code \left} and {@code \right}. {@code "."} draws no
   * bracket. The height and the inner sides stay the same.
   *
   * @throws IllegalArgumentException if a string is not a bracket
   */
  public S brackets(String left, String right) {
    MatrixDelimiter.show(leftBracket, left, rowCount(), bracketHeight, innerLeft, -1);
    MatrixDelimiter.show(rightBracket, right, rowCount(), bracketHeight, innerRight, 1);
    return self();
  }

  /**
   * Colours the rows, top to bottom. Rows beyond the last colour stay unchanged.
   *
   * @throws IllegalArgumentException for more colours than rows
   */
  public S setRowColors(Color... colors) {
    EntryRows.setColors("row", rows(), colors);
    return self();
  }

  /**
   * Colours the columns, left to right. Columns beyond the last colour stay unchanged.
   *
   * @throws IllegalArgumentException for more colours than columns
   */
  public S setColumnColors(Color... colors) {
    EntryRows.setColors("column", columns(), colors);
    return self();
  }

  /**
   * Puts a translucent black rectangle behind each entry, to separate it from objects behind the
   * matrix. The rectangles become the first children.
   */
  public S addBackgroundToEntries() {
    return addToBack(entries().stream().map(BackgroundRectangle::new).toArray(Mobject<?>[]::new));
  }

  private int row(int i) {
    return requireIndex("row", i, rowCount());
  }

  private int column(int j) {
    return requireIndex("column", j, columns);
  }

  private int requireIndex(String what, int number, int count) {
    int i = index(number, count);
    if (i < 0) {
      throw new IndexOutOfBoundsException(
          Messages.of(
              "there is no %s %s in %s of %s x %s",
              what, number, Preconditions.a(kind()), rowCount(), columns));
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
