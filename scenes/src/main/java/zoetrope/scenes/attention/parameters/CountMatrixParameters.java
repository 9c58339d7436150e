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

  private QueryAndKeyAct queryAndKey;
  private ValueAct value;
  private FactoringAct factors;

  /** The film, 84 s long. */
  public CountMatrixParameters() {}

  @Override
  protected void construct() {
    var numbers = HeadNumbers.of(embedding.get(), keySize.get(), weights.get());
    var matrices = new MatricesAct(numbers);
    perform(matrices);
    queryAndKey = new QueryAndKeyAct(numbers, matrices);
    perform(queryAndKey);
    value = new ValueAct(numbers, matrices);
    perform(value);
    perform(new ComparisonAct(queryAndKey, value));
    factors = new FactoringAct(numbers, value);
    perform(factors);
    perform(new LowRankAct(numbers, value, factors));
  }

  /** The act that counts query and key. */
  QueryAndKeyAct queryAndKey() {
    return queryAndKey;
  }

  /** The act that counts the value matrix. */
  ValueAct value() {
    return value;
  }

  /** The act that factors it. */
  FactoringAct factors() {
    return factors;
  }
}
