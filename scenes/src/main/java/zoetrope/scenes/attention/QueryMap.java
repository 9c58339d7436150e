package zoetrope.scenes.attention;

import static zoetrope.Zoetrope.*;

import zoetrope.attention.LinearMap;
import zoetrope.attention.RealMatrix;

/**
 * The query matrix maps the embedding of a noun to a query: the question that the noun asks the
 * words before it.
 */
public final class QueryMap extends MapToQueryKeySpace {
  private static final LinearMap W_Q =
      new LinearMap(RealMatrix.ofRows(new double[][] {{-0.5, 0.25, 0.5}, {0.25, -0.5, 0.375}}));

  /** Creates the film, which lasts 16 seconds. */
  public QueryMap() {
    super(
        new Story(
            "W_Q", YELLOW, W_Q, "Creature", 4, "3, 2, -2", "Any adjectives\nbefore position %d?"));
  }
}
