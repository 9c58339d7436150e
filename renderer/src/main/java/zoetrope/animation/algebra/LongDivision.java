package zoetrope.animation.algebra;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zoetrope.animation.algebra.DivisionScheme.Cell;
import zoetrope.animation.algebra.DivisionScheme.Kind;
import zoetrope.animation.algebra.DivisionScheme.Side;
import zoetrope.animation.algebra.DivisionScheme.Step;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.text.Tex;

/**
 * A long division as it is written at school: digits below digits, or equal powers below each
 * other. At first it shows the dividend and the divisor. Its steps divide, multiply, subtract and
 * bring down.
 *
 * <pre>{@code
 * var d = longDivision(4638, 6);
 * for (var step : d.steps()) {
 *   play(step);
 * }
 * }</pre>
 */
public final class LongDivision extends Calculation<LongDivision> {
  private static final double DIGIT_GAP = 0.08;
  private static final double TERM_GAP = 0.3;
  private static final double ROW_GAP = 0.3;
  private static final double SIGN_GAP = 0.09;
  private static final double LINE_WIDTH = 3;
  private static final double STEP_SECONDS = 1.2;

  private final DivisionScheme scheme;
  private final boolean hasDigits;

  /** The horizontal ends of the columns, left to right; the last column is for the remainder. */
  private final List<Double> lefts = new ArrayList<>();

  private final List<Double> rights = new ArrayList<>();
  private final double ascent;
  private final double descent;
  private final Tex divisor;

  private int done;

  /** The cells that are shown, and their formulas. */
  private List<Cell> cells = List.of();

  private List<Tex> formulas = List.of();
  private Color stepColor = Palette.YELLOW;

  LongDivision(DivisionScheme scheme, boolean hasDigits) {
    this.scheme = scheme;
    this.hasDigits = hasDigits;
    divisor = new Tex(scheme.divisor());
    List<Cell> all = new ArrayList<>(scheme.dividend());
    scheme.steps().forEach(step -> all.addAll(step.written()));
    double x = 0;
    for (int column = 0; column <= scheme.columns(); column++) {
      int index = column;
      lefts.add(x);
      x += largest(all.stream().filter(cell -> cell.column() == index), Tex::width);
      rights.add(x);
      x += hasDigits ? DIGIT_GAP : TERM_GAP;
    }
    Predicate<Cell> isInRows = cell -> cell.column() < scheme.columns();
    ascent = largest(all.stream().filter(isInRows), t -> t.top().y() - t.baseline().y());
    descent = largest(all.stream().filter(isInRows), t -> t.baseline().y() - t.bottom().y());
    layOut();
  }

  private static double largest(Stream<Cell> cells, ToDoubleFunction<Tex> size) {
    return cells
        .filter(cell -> cell.side() == Side.MIDDLE)
        .mapToDouble(cell -> size.applyAsDouble(new Tex(cell.tex())))
        .max()
        .orElse(0);
  }

  // --- layout ---

  /** Shows dividend and divisor, with the lines between them. */
  private void layOut() {
    cells = scheme.dividend();
    formulas = cells.stream().map(this::formula).toList();
    double top = baseline(1) + ascent + ROW_GAP / 2;
    Vec corner = Vec.of(lefts.get(0) - TERM_GAP, top);
    Vec end = Vec.of(rights.get(scheme.columns() - 1) + SIGN_GAP, top);
    divisor.moveTo(corner.minus(Vec.of(SIGN_GAP, 0)), Vec.of(1, 0));
    divisor.shift(Vec.of(0, baseline(1) - divisor.baseline().y()));
    List<Mobject<?>> parts = new ArrayList<>(formulas);
    parts.add(divisor);
    Vec foot = corner.with(1, baseline(1) - descent);
    parts.add(new Line(foot, corner).pathArc(0.8).setStrokeWidth(LINE_WIDTH));
    parts.add(new Line(corner, end).setStrokeWidth(LINE_WIDTH));
    setChildren(parts);
    toCenter();
  }

  private double baseline(int row) {
    return -row * (ascent + descent + ROW_GAP);
  }

  /** Returns the formula of a cell in the coordinates of this object. */
  private Tex formula(Cell cell) {
    Tex made = new Tex(cell.tex());
    double left = lefts.get(cell.column());
    double right = rights.get(cell.column());
    if (cell.side() == Side.LEFT) {
      double neighbor = formula(neighbor(cell)).left().x();
      made.moveTo(Vec.of(neighbor - SIGN_GAP, 0), Vec.of(1, 0));
    } else if (cell.side() == Side.RIGHT) {
      made.moveTo(Vec.of(right + SIGN_GAP, 0), Vec.of(-1, 0));
    } else if (cell.column() == scheme.columns()) {
      made.moveTo(Vec.of(left + SIGN_GAP, 0), Vec.of(-1, 0));
    } else if (hasDigits) {
      made.moveTo(Vec.of((left + right) / 2, 0));
    } else {
      made.moveTo(Vec.of(right, 0), Vec.of(1, 0));
    }
    return made.shift(Vec.of(0, baseline(cell.row()) - made.baseline().y()));
  }

  /** Returns the digit or term beside a sign. */
  private Cell neighbor(Cell sign) {
    return scheme.steps().stream()
        .flatMap(step -> step.written().stream())
        .filter(c -> c.row() == sign.row() && c.column() == sign.column())
        .filter(c -> c.side() == Side.MIDDLE)
        .findFirst()
        .orElseThrow();
  }

  // --- options ---

  /** Sets the colour of the parts that a step uses; yellow by default. */
  public LongDivision stepColor(Color color) {
    stepColor = color;
    return this;
  }

  // --- state ---

  /** Returns the LaTeX source of the quotient, such as {@code 773} or {@code x^{2}+x+3}. */
  public String quotient() {
    return scheme.quotient();
  }

  /** Returns the LaTeX source of the remainder, such as {@code 5}; {@code 0} if there is none. */
  public String remainder() {
    return scheme.remainder();
  }

  // --- steps ---

  /**
   * Writes the next step: divide, multiply, subtract, bring down, or the remainder beside the
   * quotient.
   *
   * @throws IllegalStateException during the play, if all steps were played
   */
  public CalculationStep next() {
    return new CalculationStep(this, "Step", STEP_SECONDS, this::plan);
  }

  /** Returns all steps that were not played yet. */
  public List<CalculationStep> steps() {
    return IntStream.range(done, scheme.steps().size()).mapToObj(i -> next()).toList();
  }

  private Runnable plan(StepTimeline time) {
    int count = scheme.steps().size();
    if (done == count) {
      throw new IllegalStateException(
          Messages.of(
              "the long division is complete: it has %s steps, so call next() at most %s times, or"
                  + " play steps()",
              count, count));
    }
    Step step = scheme.steps().get(done);
    for (Cell cell : step.lit()) {
      light(formulas.get(cells.indexOf(cell)), time);
    }
    if (step.withDivisor()) {
      light(divisor, time);
    }
    List<Tex> fresh = step.written().stream().map(cell -> write(cell, step, time)).toList();
    List<Mobject<?>> parts = new ArrayList<>(fresh);
    if (step.kind() == Kind.SUBTRACT) {
      Line rule = rule(step);
      time.appear(rule, 0.1, 0.5);
      parts.add(rule);
    }
    addParts(parts);
    return () -> {
      done++;
      cells = Stream.concat(cells.stream(), step.written().stream()).toList();
      formulas = Stream.concat(formulas.stream(), fresh.stream()).toList();
    };
  }

  /** Returns the formula of a cell, which appears, or comes down from the dividend. */
  private Tex write(Cell cell, Step step, StepTimeline time) {
    Tex formula = placed(formula(cell)).setColor(divisor.color());
    if (step.kind() == Kind.BRING_DOWN) {
      Tex target = formula.copy();
      formula.moveTo(formulas.get(cells.indexOf(step.lit().get(0)))).setColor(stepColor);
      time.appear(formula, 0.2, 0.3);
      time.travel(formula, 0.3, time.length(), 1, target);
    } else {
      time.appear(formula, 0.4, 0.8);
    }
    return formula;
  }

  private void light(Mobject<?> part, StepTimeline time) {
    Mobject<?> before = time.end(part);
    time.change(part, 0, 0.3, p -> p.setColor(stepColor));
    time.become(part, time.length() - 0.3, time.length(), before);
  }

  /** Returns the rule between a product and the difference. */
  private Line rule(Step subtraction) {
    int row = subtraction.written().get(0).row() - 1;
    int first = subtraction.lit().stream().mapToInt(Cell::column).min().orElseThrow();
    int last = subtraction.lit().stream().mapToInt(Cell::column).max().orElseThrow();
    double y = baseline(row) - descent - ROW_GAP / 2;
    Line rule = new Line(Vec.of(lefts.get(first), y), Vec.of(rights.get(last), y));
    return placed(rule.setStrokeWidth(LINE_WIDTH)).setColor(divisor.color());
  }
}
