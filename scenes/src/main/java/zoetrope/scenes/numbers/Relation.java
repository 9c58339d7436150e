package zoetrope.scenes.numbers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zoetrope.attention.Softmax;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.AbstractNumber;
import zoetrope.scene.Statement;

/**
 * A relation between numbers as viewers read them: the results follow from the operands.
 *
 * <pre>{@code
 * states(Relation.sum(terms, total));   // at a moment when the stage shows all of them
 * }</pre>
 *
 * @param name the name of the relation, such as "the sum"
 * @param operands the numbers that the results are computed from
 * @param results the results
 * @param tolerance the largest distance of a shown result from the computed one, in units of its
 *     last place: 0.5 for rounded results
 * @param rule computes the results from the operands
 */
public record Relation(
    String name,
    List<Figure> operands,
    List<Figure> results,
    double tolerance,
    UnaryOperator<double[]> rule)
    implements Statement {
  private static final double ROUNDED = 0.5;
  private static final double APPORTIONED = 1;

  /** The greatest error of the computation; for numbers above 1, as a fraction of the number. */
  private static final double ERROR = 1e-9;

  /** Copies the lists. */
  public Relation {
    operands = List.copyOf(operands);
    results = List.copyOf(results);
  }

  /** Returns the relation of a single rounded result. */
  public static Relation of(
      String name, List<Figure> operands, Figure result, UnaryOperator<double[]> rule) {
    return new Relation(name, operands, List.of(result), ROUNDED, rule);
  }

  // --- one result ---

  /** States that {@code total} is the sum of {@code terms}. */
  public static Relation sum(Iterable<? extends AbstractNumber<?>> terms, AbstractNumber<?> total) {
    return sum(Figure.all(terms), Figure.of(total));
  }

  /** States that {@code total} is the sum of {@code terms}. */
  public static Relation sum(List<Figure> terms, Figure total) {
    return of("the sum", terms, total, all -> one(Arrays.stream(all).sum()));
  }

  /** States that shares add up to 1. */
  public static Relation whole(Iterable<? extends AbstractNumber<?>> shares) {
    List<Figure> all = Figure.all(shares);
    Figure first = all.get(0);
    String one = first.unit() < 1 ? "1." + "0".repeat(first.text().length() - 2) : "1";
    return sum(all, new Figure(first.object(), one));
  }

  /** States that {@code result} is the product of {@code factors}. */
  public static Relation product(List<Figure> factors, Figure result) {
    return of(
        "the product", factors, result, all -> one(Arrays.stream(all).reduce(1, (a, b) -> a * b)));
  }

  /** States that {@code result} is {@code dividend} / {@code divisor}. */
  public static Relation quotient(Figure dividend, double divisor, Figure result) {
    return of("the quotient", List.of(dividend), result, all -> one(all[0] / divisor));
  }

  /** States that {@code result} is the dot product of two vectors, divided by {@code divisor}. */
  public static Relation dotProduct(
      Iterable<? extends AbstractNumber<?>> left,
      Iterable<? extends AbstractNumber<?>> right,
      double divisor,
      AbstractNumber<?> result) {
    List<Figure> factors =
        Stream.concat(Figure.all(left).stream(), Figure.all(right).stream()).toList();
    return dotProduct(factors, divisor, Figure.of(result));
  }

  /**
   * States that {@code result} is the dot product of two vectors, divided by {@code divisor}.
   *
   * @param factors the numbers of one vector, then those of the other
   */
  public static Relation dotProduct(List<Figure> factors, double divisor, Figure result) {
    int n = factors.size() / 2;
    return of(
        "the dot product",
        factors,
        result,
        all -> one(IntStream.range(0, n).mapToDouble(i -> all[i] * all[i + n]).sum() / divisor));
  }

  /** States that {@code power} is e to the power of {@code exponent}. */
  public static Relation exponential(Figure exponent, Figure power) {
    return of("e to the power", List.of(exponent), power, all -> one(StrictMath.exp(all[0])));
  }

  /** States that {@code mean} is the mean of {@code terms}. */
  public static Relation mean(List<Figure> terms, Figure mean) {
    return of("the mean", terms, mean, all -> one(Arrays.stream(all).average().orElseThrow()));
  }

  /** States that {@code again} shows the same number as {@code first}, perhaps rounded. */
  public static Relation same(Figure first, Figure again) {
    return of("the number", List.of(first), again, all -> all);
  }

  // --- several results ---

  /** States that {@code weights} are the softmax of {@code scores} / {@code temperature}. */
  public static Relation softmax(List<Figure> scores, double temperature, List<Figure> weights) {
    return new Relation(
        "the softmax", scores, weights, ROUNDED, all -> Softmax.at(temperature, all));
  }

  /**
   * States that {@code weights} are the softmax of {@code scores}, with a last place that may
   * differ by one so that the weights add up to 1, like {@link Rounding#shares(int, double...)}.
   */
  public static Relation apportionedSoftmax(List<Figure> scores, List<Figure> weights) {
    return new Relation("the softmax", scores, weights, APPORTIONED, Softmax::of);
  }

  /**
   * States that {@code shares} are the parts of a sum, with a last place that may differ by one so
   * that the shares add up to 1, like {@link Rounding#shares(int, double...)}.
   */
  public static Relation shares(List<Figure> parts, Figure sum, List<Figure> shares) {
    List<Figure> operands = Stream.concat(parts.stream(), Stream.of(sum)).toList();
    int n = parts.size();
    return new Relation(
        "the shares",
        operands,
        shares,
        APPORTIONED,
        all -> Arrays.stream(all).limit(n).map(part -> part / all[n]).toArray());
  }

  private static double[] one(double result) {
    return new double[] {result};
  }

  // --- the statement ---

  @Override
  public List<Mobject<?>> objects() {
    return Stream.concat(operands.stream(), results.stream())
        .<Mobject<?>>map(Figure::object)
        .toList();
  }

  @Override
  public String contradiction() {
    double[] computed = rule.apply(operands.stream().mapToDouble(Figure::value).toArray());
    List<String> wrong = new ArrayList<>();
    for (int i = 0; i < results.size(); i++) {
      Figure result = results.get(i);
      double distance = Math.abs(computed[i] - result.value());
      if (!(distance <= tolerance * result.unit() + ERROR * Math.max(1, Math.abs(computed[i])))) {
        wrong.add(result.text() + " instead of " + (float) computed[i]);
      }
    }
    return wrong.isEmpty()
        ? ""
        : name
            + operands.stream().map(Figure::text).collect(Collectors.joining(", ", " of ", ""))
            + " is shown as "
            + String.join(", ", wrong);
  }
}
