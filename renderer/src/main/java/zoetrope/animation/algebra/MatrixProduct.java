package zoetrope.animation.algebra;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Point;
import zoetrope.mobject.matrix.TexMatrix;
import zoetrope.mobject.text.Tex;

/**
 * Two matrices, an equals sign and their product, whose entries are empty at first. Each step
 * calculates an entry: the row and the column that meet get colours, the sum of products appears
 * below, and its value moves to its place. Rows and columns are counted from 0.
 *
 * <pre>{@code
 * var p = matrixProduct(new int[][] {{1, 2}, {3, 4}}, new int[][] {{5, 6}, {7, 8}});
 * play(p.next());
 * play(p.entry(1, 1));
 * play(p.rest());
 * }</pre>
 */
public final class MatrixProduct extends Calculation<MatrixProduct> {
  private static final double COLUMN_GAP = 0.5;
  private static final double GAP = 0.3;

  /** The distance of the sum from the matrices. Values move to their columns within it. */
  private static final double SUM_GAP = 0.65;

  private final List<List<ProductSum>> sums;
  private final TexMatrix left;
  private final TexMatrix right;
  private final Tex equalsSign;
  private final Group<Mobject<?>> brackets;

  /** The grid of the product in the coordinates of this object; it is never shown. */
  private final TexMatrix places;

  private final MatrixCells cells;
  private final double sumWidth;
  private final double bottom;

  /** The entries of the product row by row; null for an empty place. */
  private List<Tex> entries;

  private Color rowColor = Palette.BLUE;
  private Color columnColor = Palette.YELLOW;

  MatrixProduct(List<List<String>> a, List<List<String>> b, int decimals) {
    List<List<String>> leftSources = sources(a, decimals);
    List<List<String>> rightSources = sources(b, decimals);
    MatrixCells leftCells = new MatrixCells(COLUMN_GAP).fitting(leftSources);
    TexMatrix given = leftCells.matrix(leftSources);
    right = new MatrixCells(COLUMN_GAP).fitting(rightSources).matrix(rightSources);
    Preconditions.require(
        given.columnCount() == right.rowCount(),
        "a matrix of %s x %s times a matrix of %s x %s has no product: the left one needs as many"
            + " columns as the right one has rows",
        given.rowCount(),
        given.columnCount(),
        right.rowCount(),
        right.columnCount());
    sums = a.stream().map(row -> sums(row, b, decimals)).toList();
    List<List<String>> values =
        sums.stream().map(row -> row.stream().map(ProductSum::value).toList()).toList();
    cells = new MatrixCells(COLUMN_GAP, 0, leftCells.rowPitch()).fitting(values);
    places = cells.matrix(values);
    // The rows of the left matrix and those of the product are side by side.
    left =
        new MatrixCells(COLUMN_GAP, 0, cells.rowPitch()).fitting(leftSources).matrix(leftSources);
    equalsSign = new Tex("=");
    new Group<Mobject<?>>(left, right, equalsSign, places).arrange(Directions.RIGHT, GAP);
    places.shift(Vec.of(0, left.get(0, 0).baseline().y() - places.get(0, 0).baseline().y()));
    brackets = new Group<>(places.brackets().get(0).copy(), places.brackets().get(1).copy());
    entries = Collections.nCopies(a.size() * b.get(0).size(), null);
    setChildren(List.of(left, right, equalsSign, brackets));
    Vec middle = center();
    children().forEach(child -> child.shift(middle.negate()));
    places.shift(middle.negate());
    sumWidth = width();
    bottom = bottom().y();
  }

  private static List<ProductSum> sums(List<String> row, List<List<String>> b, int decimals) {
    return IntStream.range(0, b.get(0).size())
        .mapToObj(j -> new ProductSum(row, b.stream().map(r -> r.get(j)).toList(), decimals))
        .toList();
  }

  private static List<List<String>> sources(List<List<String>> rows, int decimals) {
    return rows.stream()
        .map(row -> row.stream().map(entry -> ProductSum.tex(entry, decimals)).toList())
        .toList();
  }

  // --- options ---

  /** Sets the colours during a step: of the row, blue by default, and of the column, yellow. */
  public MatrixProduct stepColors(Color row, Color column) {
    rowColor = row;
    columnColor = column;
    return this;
  }

  /**
   * Draws other brackets around all three matrices; see {@link
   * zoetrope.mobject.matrix.AbstractMatrix#brackets(String, String)}.
   */
  public MatrixProduct brackets(String open, String close) {
    left.brackets(open, close);
    right.brackets(open, close);
    places.brackets(open, close);
    for (int side = 0; side < 2; side++) {
      Color color = brackets.get(side).color();
      brackets.replaceChild(side, placed(places.brackets().get(side).copy()).setColor(color));
    }
    return this;
  }

  // --- parts ---

  /** Returns the left matrix. */
  public TexMatrix leftMatrix() {
    return left;
  }

  /** Returns the right matrix. */
  public TexMatrix rightMatrix() {
    return right;
  }

  /** Returns the entry of the product in row {@code i} and column {@code j}, if it is shown. */
  public Optional<Tex> get(int i, int j) {
    return Optional.ofNullable(entries.get(index(i, j)));
  }

  /** Returns the LaTeX source of the entry in row {@code i} and column {@code j}. */
  public String value(int i, int j) {
    return places.cells().get(index(i, j)).source();
  }

  private int index(int i, int j) {
    requireIndex("row", i, places.rowCount());
    requireIndex("column", j, places.columnCount());
    return i * places.columnCount() + j;
  }

  // --- steps ---

  /**
   * Calculates the first empty entry, row by row.
   *
   * @throws IllegalStateException during the play, if no entry is empty
   */
  public CalculationStep next() {
    return step(
        () -> {
          int empty = entries.indexOf(null);
          if (empty < 0) {
            throw new IllegalStateException(
                "the product is complete: call next() only while an entry is empty");
          }
          return empty;
        });
  }

  /**
   * Calculates the entry in row {@code i} and column {@code j}.
   *
   * @throws IndexOutOfBoundsException if there is no such entry
   */
  public CalculationStep entry(int i, int j) {
    int index = index(i, j);
    return step(() -> index);
  }

  /** Shows all empty entries one after the other, without their calculations. */
  public CalculationStep rest() {
    return new CalculationStep(this, "Rest", 1.5, this::planRest);
  }

  private CalculationStep step(IntSupplier index) {
    double seconds = 3 + 0.5 * left.columnCount();
    return new CalculationStep(this, "Entry", seconds, time -> plan(index.getAsInt(), time));
  }

  private Runnable planRest(StepTimeline time) {
    List<Tex> filled = new ArrayList<>(entries);
    List<Tex> fresh = new ArrayList<>();
    for (int k = 0; k < filled.size(); k++) {
      if (filled.get(k) == null) {
        fresh.add(entryAt(k));
        filled.set(k, fresh.get(fresh.size() - 1));
      }
    }
    double lag = (time.length() - 0.5) / Math.max(1, fresh.size());
    for (int k = 0; k < fresh.size(); k++) {
      time.appear(fresh.get(k), k * lag, k * lag + 0.5);
    }
    addParts(fresh);
    return () -> entries = filled;
  }

  private Tex entryAt(int index) {
    return placed(places.cells().get(index).copy()).setColor(brackets.color());
  }

  private Runnable plan(int index, StepTimeline time) {
    int i = index / places.columnCount();
    int j = index % places.columnCount();
    List<? extends Mobject<?>> row = left.rowOf(i).stream().toList();
    List<? extends Mobject<?>> column = right.columnOf(j).stream().toList();
    ProductSum.Parts parts = sums.get(i).get(j).parts();
    Tex value = entryAt(index);
    Tex sum = sum(parts, value);
    double end = time.length();
    for (int k = 0; k < row.size(); k++) {
      double start = 0.5 + 0.5 * k;
      light(row.get(k), rowColor, start, time);
      light(column.get(k), columnColor, start, time);
      for (int part = 5 * k; part < 5 * k + 5; part++) {
        time.show(sum.part(part), start, end - 0.4);
      }
    }
    double start = 0.5 + 0.5 * row.size();
    time.show(sum.part(parts.parts().size()), start, end - 0.4);
    Mobject<?> target = (Mobject<?>) value.copy();
    value.scale(sum.fontSize() / value.fontSize());
    value.moveTo(sum.part(parts.parts().size() + 1));
    sum.part(parts.parts().size() + 1).setOpacity(0);
    time.appear(value, start, start + 0.4);
    if (entries.get(index) == null) {
      fly(value, i, j, target, start + 0.9, end - 0.4, time);
    } else {
      time.vanish(value, end - 0.5, end);
    }
    addParts(List.of(sum, value));
    return () -> {
      remove(sum, value);
      if (entries.get(index) == null) {
        List<Tex> filled = new ArrayList<>(entries);
        filled.set(index, value);
        entries = filled;
        addParts(List.of(value));
      }
    };
  }

  /** Colours a factor during a step, and enlarges it when its product appears. */
  private static void light(Mobject<?> factor, Color color, double start, StepTimeline time) {
    Mobject<?> before = time.end(factor);
    time.change(factor, 0, 0.4, f -> f.setColor(color));
    time.pulse(factor, start, start + 0.5);
    time.become(factor, time.length() - 0.4, time.length(), before);
  }

  /** Returns the sum of products and its value below the matrices, not wider than they are. */
  private Tex sum(ProductSum.Parts parts, Tex value) {
    List<String> all = new ArrayList<>(parts.parts());
    all.add("=");
    all.add(value.source());
    Tex sum = colored(value.color(), all);
    parts.first().forEach(k -> sum.part(k).setColor(rowColor));
    parts.second().forEach(k -> sum.part(k).setColor(columnColor));
    sum.setMaxWidth(sumWidth);
    return placed(sum.moveTo(Vec.of(0, bottom - SUM_GAP), Directions.UP));
  }

  /**
   * Moves a value to its place: between the sum and the matrices, then up in a lane beside the
   * entries that are below its place.
   */
  private void fly(
      Tex value, int i, int j, Mobject<?> target, double from, double to, StepTimeline time) {
    List<Tex> below =
        IntStream.range(i + 1, places.rowCount())
            .mapToObj(r -> entries.get(index(r, j)))
            .filter(entry -> entry != null)
            .toList();
    MatrixCells.Lane lane = cells.lane(target, MatrixCells.widest(below), fontSize());
    double x = target.x() + (below.isEmpty() ? 0 : j == 0 ? lane.x() : -lane.x());
    double corridor = placed(new Point(Vec.of(0, bottom - SUM_GAP / 2))).y();
    time.travel(
        value,
        from,
        to,
        below.isEmpty() ? 1 : lane.factor(),
        target,
        Vec.of(value.x(), corridor),
        Vec.of(x, corridor),
        Vec.of(x, target.y()));
  }
}
