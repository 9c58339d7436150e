package zoetrope.scenes.attention.parameters;

import static zoetrope.Zoetrope.*;

import zoetrope.attention.ModelSize;
import zoetrope.scene.Parameter;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;

/**
 * The numbers of parameters of a head's matrices: query and key have few, a whole value map has far
 * more, and a value map in two factors has as many as query and key together.
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
      parameter("weights", 0L, "the seed of the numbers in the matrices");

  private QueryAndKeyAct.Result queryAndKey;
  private ValueAct.Result value;
  private FactoringAct.Result factors;
  private FactorCountsAct.Result factorCounts;

  private final Commentary commentary = new Commentary(this::say, this::time, this::pauseUntil);

  /** Creates the film, which lasts 90 s. */
  public CountMatrixParameters() {}

  @Override
  protected void construct() {
    FrameShape.compose(this::frameSize, 11.6, 8.4);
    var numbers = HeadNumbers.of(embedding.get(), keySize.get(), weights.get());
    section("Matrices");
    commentary.tell("How many parameters does a head have?");
    var matrices = perform(new MatricesAct(numbers));
    section("Query and key");
    commentary.tell(
        "Its query and key matrices have a column for each number of an embedding, and a row for"
            + " each of a key.");
    queryAndKey = perform(new QueryAndKeyAct(numbers, matrices));
    section("Value");
    commentary.tell(
        "A value matrix in one piece would map embeddings to embeddings, with far more"
            + " parameters.");
    value = perform(new ValueAct(numbers, matrices));
    commentary.tell("Beside the others that is too much.");
    perform(new ComparisonAct(queryAndKey, value));
    section("Two factors");
    commentary.tell("So it is made of two factors,");
    factors = perform(new FactoringAct(numbers, value));
    commentary.tell("one that leads down to a few dimensions, and one that leads up again.");
    var lowRank = perform(new LowRankAct(numbers, value, factors));
    commentary.tell("Each has as many parameters as query or key.");
    factorCounts = perform(new FactorCountsAct(value, lowRank));
    commentary.finish();
  }

  /** Returns the result of counting query and key. */
  QueryAndKeyAct.Result queryAndKey() {
    return queryAndKey;
  }

  /** Returns the result of counting the value matrix. */
  ValueAct.Result value() {
    return value;
  }

  /** Returns the result of factoring the value matrix. */
  FactoringAct.Result factors() {
    return factors;
  }

  /** Returns the result of counting both factors. */
  FactorCountsAct.Result factorCounts() {
    return factorCounts;
  }
}
