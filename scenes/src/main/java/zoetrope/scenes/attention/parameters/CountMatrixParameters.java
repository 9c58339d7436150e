package zoetrope.scenes.attention.parameters;

import static zoetrope.Zoetrope.*;

import zoetrope.attention.ModelSize;
import zoetrope.scene.Parameter;

/**
 * How many parameters the matrices of a head have: query and key so many, a value map in one piece
 * far more, and in two factors as many as query and key together.
 */
public final class CountMatrixParameters extends Scene {
  private final Parameter<Integer> embedding =
      parameter(
          "embedding",
          ModelSize.GPT3.embedding(),
          "how many numbers an embedding has: columns of the matrices; GPT-3's by default");

  private final Parameter<Integer> keySize =
      parameter(
          "keySize",
          ModelSize.GPT3.keySize(),
          "how many numbers a key has: rows of the matrices; GPT-3's by default");

  private final Parameter<Long> weights =
      parameter("weights", 0L, "the seed of the numbers shown: the same film, other numbers");

  private QueryAndKeyAct.Result queryAndKey;
  private ValueAct.Result value;
  private FactoringAct.Result factors;

  /** The film, 84 s long. */
  public CountMatrixParameters() {}

  @Override
  protected void construct() {
    var numbers = HeadNumbers.of(embedding.get(), keySize.get(), weights.get());
    var matrices = perform(new MatricesAct(numbers));
    queryAndKey = perform(new QueryAndKeyAct(numbers, matrices));
    value = perform(new ValueAct(numbers, matrices));
    perform(new ComparisonAct(queryAndKey, value));
    factors = perform(new FactoringAct(numbers, value));
    perform(new LowRankAct(numbers, value, factors));
  }

  /** The counts of query and key. */
  QueryAndKeyAct.Result queryAndKey() {
    return queryAndKey;
  }

  /** The count of the value matrix. */
  ValueAct.Result value() {
    return value;
  }

  /** Its factors. */
  FactoringAct.Result factors() {
    return factors;
  }
}
