package zoetrope.animation.algebra;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;
import zoetrope.mobject.Shape;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.matrix.TexMatrix;
import zoetrope.mobject.text.Tex;

/**
 * A matrix of exact fractions whose row operations are animations. Rows and columns are counted
 * from 0. The reason beside the row counts rows from 1, as books do.
 *
 * <pre>{@code
 * var m = rowReduction(new int[][] {{2, 1, 5}, {1, -1, 1}}).bar(2);
 * play(m.swap(0, 1));
 * play(m.add(1, -2, 0));
 * play(m.scale(1, "1/3"));
 * }</pre>
 */
public final class RowReduction extends Calculation<RowReduction> {
  private static final double COLUMN_GAP = 0.9;

  /** The time to make room for larger entries. */
  private static final double ROOM_SECONDS = 0.5;

  private static final double REASON_GAP = 0.35;
  private static final double BAR_WIDTH = 3;

  /** The gap between the calculations of neighbouring columns. */
  private static final double CELL_GAP = 0.25;

  /** The smallest size of a calculation in a cell, relative to the entries. */
  private static final double MIN_SIZE = 0.5;

  private List<List<Rational>> rows;
  private MatrixCells cells = new MatrixCells(COLUMN_GAP);
  private TexMatrix matrix;
  private Line bar;
  private int barColumn;
  private Tex reason;
  private String leftBracket;
  private String rightBracket;
  private String rowName = "R";
  private Color targetColor = Palette.YELLOW;
  private Color sourceColor = Palette.BLUE;

  RowReduction(List<List<String>> numbers) {
    rows = numbers.stream().map(row -> row.stream().map(Rational::of).toList()).toList();
    matrix = laidOut(rows);
    setChildren(List.of(matrix));
  }

  /** Returns the matrix of {@code values} in the coordinates of this object. */
  private TexMatrix laidOut(List<List<Rational>> values) {
    List<List<String>> sources =
        values.stream().map(row -> row.stream().map(Rational::tex).toList()).toList();
    cells = cells.fitting(sources);
    TexMatrix made = cells.matrix(sources);
    return leftBracket == null ? made : made.brackets(leftBracket, rightBracket);
  }

  private Line barOf(TexMatrix of) {
    double x = (of.columnOf(barColumn - 1).x() + of.columnOf(barColumn).x()) / 2;
    Mobject<?> bracket = of.brackets().get(0);
    return new Line(Vec.of(x, bracket.bottom().y()), Vec.of(x, bracket.top().y()))
        .setStrokeWidth(BAR_WIDTH);
  }

  // --- options ---

  /**
   * Draws a vertical bar before a column, as in an augmented matrix. Pivots of {@link #reduce} are
   * left of the bar. A negative number counts from the end.
   *
   * @throws IllegalArgumentException if there is no column at one of the sides
   */
  public RowReduction bar(int column) {
    int columns = rows.get(0).size();
    barColumn = column < 0 ? columns + column : column;
    Preconditions.require(
        barColumn > 0 && barColumn < columns,
        "there is no place for a bar before column %s of %s: use 1 to %s",
        column,
        columns,
        columns - 1);
    bar = placed(barOf(laidOut(rows))).setStroke(matrix.brackets().color());
    showParts();
    return this;
  }

  /**
   * Draws other brackets; see {@link zoetrope.mobject.matrix.AbstractMatrix#brackets(String,
   * String)}.
   */
  public RowReduction brackets(String left, String right) {
    matrix.brackets(left, right);
    leftBracket = left;
    rightBracket = right;
    return this;
  }

  /** Sets the LaTeX source of the letter for rows in reasons; {@code R} by default. */
  public RowReduction rowName(String letter) {
    rowName = letter;
    return this;
  }

  /**
   * Sets the colours during a step: that of the row that changes, yellow by default, and that of
   * the row that is added to it, blue by default.
   */
  public RowReduction stepColors(Color target, Color source) {
    targetColor = target;
    sourceColor = source;
    return this;
  }

  // --- state ---

  /** Returns the matrix as it is shown now. A step replaces it. */
  public TexMatrix matrix() {
    return matrix;
  }

  /** Returns the exact entries, {@code [row][column]}, such as {@code "-3/2"}. */
  public String[][] values() {
    return rows.stream()
        .map(row -> row.stream().map(Rational::toString).toArray(String[]::new))
        .toArray(String[][]::new);
  }

  /** Returns the reason of the last step, which stays beside its row until the next step. */
  public Optional<Tex> reason() {
    return Optional.ofNullable(reason);
  }

  // --- steps ---

  /**
   * Swaps two rows, which go around each other.
   *
   * @throws IndexOutOfBoundsException if there is no such row
   * @throws IllegalArgumentException if they are the same row
   */
  public CalculationStep swap(int i, int j) {
    requireRow(i);
    requireRow(j);
    Preconditions.require(i != j, "row %s cannot be swapped with itself: name two rows", i);
    return step(RowOperation.swap(Math.min(i, j), Math.max(i, j)));
  }

  /** Multiplies row {@code i} by a whole number; see {@link #scale(int, String)}. */
  public CalculationStep scale(int i, long factor) {
    return scale(i, String.valueOf(factor));
  }

  /**
   * Multiplies row {@code i} by a number, such as {@code "1/2"}.
   *
   * @throws IndexOutOfBoundsException if there is no such row
   * @throws IllegalArgumentException if the factor is 0 or not a number
   */
  public CalculationStep scale(int i, String factor) {
    requireRow(i);
    return step(RowOperation.scale(i, notZero("multiply row " + i, factor)));
  }

  /** Adds a multiple of row {@code j} to row {@code i}; see {@link #add(int, String, int)}. */
  public CalculationStep add(int i, long factor, int j) {
    return add(i, String.valueOf(factor), j);
  }

  /**
   * Adds {@code factor} times row {@code j} to row {@code i}. Each entry that changes shows its
   * calculation.
   *
   * @throws IndexOutOfBoundsException if there is no such row
   * @throws IllegalArgumentException if the factor is 0 or not a number, or both rows are the same
   */
  public CalculationStep add(int i, String factor, int j) {
    requireRow(i);
    requireRow(j);
    Preconditions.require(
        i != j, "a multiple of row %s cannot be added to itself: use scale(%s, ...)", i, i);
    return step(RowOperation.add(i, notZero("add row " + j, factor), j));
  }

  /**
   * Returns the steps of Gauss-Jordan elimination from the present state to the reduced row echelon
   * form. The list is empty if the matrix has this form.
   */
  public List<CalculationStep> reduce() {
    int columns = bar == null ? rows.get(0).size() : barColumn;
    return RowOperation.reduce(rows, columns).stream().map(this::step).toList();
  }

  private void requireRow(int i) {
    requireIndex("row", i, rows.size());
  }

  private static Rational notZero(String what, String factor) {
    Rational number = Rational.of(factor);
    Preconditions.require(
        !number.isZero(), "the factor to %s is 0: use a number other than 0", what);
    return number;
  }

  // --- animation ---

  private CalculationStep step(RowOperation operation) {
    double seconds = operation.kind() == RowOperation.Kind.SWAP ? 2.2 : 3.2;
    return new CalculationStep(
        this, operation.kind().label, seconds, timeline -> plan(operation, timeline));
  }

  private Runnable plan(RowOperation operation, StepTimeline time) {
    List<List<Rational>> next = operation.apply(rows);
    TexMatrix after = laidOut(next);
    Line nextBar = bar == null ? null : placed(barOf(after)).setStyle(bar.style());
    Tex label = placed(label(operation, after));
    placed(after);
    colorAsBefore(after, operation);
    TexMatrix shown = after.copy();
    makeRoom(time, after, nextBar);
    time.appear(label, 0.1, 0.5);
    if (reason != null) {
      time.vanish(reason, 0, 0.1);
    }
    List<Mobject<?>> parts = new ArrayList<>(List.of(label));
    if (operation.kind() == RowOperation.Kind.SWAP) {
      swap(operation, time, after);
    } else {
      parts.addAll(calculate(operation, next, time, after));
      parts.add(after);
    }
    after.setOpacity(0);
    addParts(parts);
    return () -> {
      rows = next;
      MobjectTrees.assume(after, shown);
      matrix = after;
      bar = nextBar;
      reason = label;
      showParts();
    };
  }

  private void showParts() {
    setChildren(Stream.of(matrix, bar, reason).filter(part -> part != null).toList());
  }

  /** Returns the reason beside the target row, or between two rows that are swapped. */
  private Tex label(RowOperation operation, TexMatrix local) {
    double target = local.rowOf(operation.target()).y();
    double other = local.rowOf(operation.other()).y();
    double y = operation.kind() == RowOperation.Kind.SWAP ? (target + other) / 2 : target;
    double x = local.brackets().right().x() + REASON_GAP;
    return colored(targetColor, List.of(operation.reason(rowName)))
        .moveTo(Vec.of(x, y), Vec.of(-1, 0));
  }

  /** Gives entries and brackets the colours of those that they replace. */
  private void colorAsBefore(TexMatrix after, RowOperation operation) {
    for (int i = 0; i < rows.size(); i++) {
      for (int j = 0; j < rows.get(0).size(); j++) {
        after.get(i, j).setColor(matrix.get(operation.source(i), j).color());
      }
    }
    after.brackets().setColor(matrix.brackets().color());
  }

  /** Moves everything to its place in the next matrix, whose entries may be larger. */
  private void makeRoom(StepTimeline time, TexMatrix after, Line nextBar) {
    for (int k = 0; k < matrix.cells().size(); k++) {
      Vec place = after.cells().get(k).center();
      time.change(matrix.cells().get(k), 0, ROOM_SECONDS, cell -> cell.moveTo(place));
    }
    for (int side = 0; side < 2; side++) {
      Shape bracket = after.brackets().get(side).copy();
      time.become(matrix.brackets().get(side), 0, ROOM_SECONDS, bracket);
    }
    if (bar != null) {
      time.become(bar, 0, ROOM_SECONDS, nextBar.copy());
    }
  }

  private void swap(RowOperation operation, StepTimeline time, TexMatrix after) {
    int upper = operation.target();
    int lower = operation.other();
    double end = time.length();
    for (int j = 0; j < rows.get(0).size(); j++) {
      int column = j;
      double standing =
          MatrixCells.widest(
              IntStream.range(upper + 1, lower).mapToObj(i -> matrix.get(i, column)).toList());
      for (int i : new int[] {upper, lower}) {
        Tex entry = matrix.get(i, j);
        Color color = entry.color();
        time.change(entry, ROOM_SECONDS, ROOM_SECONDS + 0.2, e -> e.setColor(targetColor));
        Mobject<?> target = time.end(entry);
        MatrixCells.Lane lane = cells.lane(entry, standing, fontSize());
        Vec aside = Vec.of(i == upper ? lane.x() : -lane.x(), 0);
        Vec start = target.center();
        target.moveTo(after.get(i == upper ? lower : upper, j));
        Vec[] stops = {start.plus(aside), target.center().plus(aside)};
        time.travel(entry, ROOM_SECONDS + 0.2, end - 0.2, lane.factor(), target, stops);
        time.change(entry, end - 0.2, end, e -> e.setColor(color));
      }
    }
  }

  /** Shows the calculation of each entry that changes. Returns the parts that it adds. */
  private List<Mobject<?>> calculate(
      RowOperation operation, List<List<Rational>> next, StepTimeline time, TexMatrix after) {
    int target = operation.target();
    List<Mobject<?>> added = new ArrayList<>();
    double end = time.length();
    for (int j = 0; j < rows.get(0).size(); j++) {
      Tex old = matrix.get(target, j);
      Color color = old.color();
      time.change(old, ROOM_SECONDS, ROOM_SECONDS + 0.3, e -> e.setColor(targetColor));
      if (operation.kind() == RowOperation.Kind.ADD) {
        Tex source = matrix.get(operation.other(), j);
        Color original = source.color();
        time.change(source, ROOM_SECONDS, ROOM_SECONDS + 0.3, e -> e.setColor(sourceColor));
        time.change(source, end - 0.3, end, e -> e.setColor(original));
      }
      if (next.get(target).get(j).equals(rows.get(target).get(j))) {
        time.change(old, end - 0.3, end, e -> e.setColor(color));
        continue;
      }
      for (RowOperation.Computation form : operation.computations(rows, j)) {
        Tex written = colored(targetColor, form.parts());
        double size = Math.min(1, (cells.columnPitch() - CELL_GAP) / written.width());
        if (size >= MIN_SIZE) {
          added.add(placed(written.scale(size)).moveTo(after.get(target, j)));
          show(old, written, form, time);
          break;
        }
      }
      time.vanish(old, end - 0.9, end - 0.6);
      time.appear(after.get(target, j), end - 0.6, end - 0.2);
    }
    return added;
  }

  /** Moves the old entry to its place in its calculation, and shows the rest of the calculation. */
  private void show(Tex old, Tex written, RowOperation.Computation form, StepTimeline time) {
    Group<?> place = written.part(form.entry());
    double factor = written.fontSize() / fontSize();
    double start = ROOM_SECONDS + 0.3;
    time.change(old, start, start + 0.4, e -> ((Mobject<?>) e.scale(factor)).moveTo(place));
    place.setOpacity(0);
    for (int k = 0; k < form.parts().size(); k++) {
      if (k != form.entry()) {
        time.show(written.part(k), start + 0.3, time.length() - 0.9);
      }
    }
  }
}
