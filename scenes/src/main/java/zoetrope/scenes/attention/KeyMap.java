package zoetrope.scenes.attention;

import static zoetrope.Zoetrope.*;

import zoetrope.attention.LinearMap;
import zoetrope.attention.RealMatrix;

/** The key matrix maps the embedding of an adjective to its answer to a noun's question. */
public final class KeyMap extends MapToQueryKeySpace {
  private static final LinearMap W_K =
      new LinearMap(RealMatrix.ofRows(new double[][] {{0.5, 0.25, -0.25}, {0.25, 0.25, -0.25}}));

  /** Creates the film, which lasts 16 seconds. */
  public KeyMap() {
    super(new Story("W_K", TEAL, W_K, "Fluffy", 2, "-3, 1, 2", "Adjective at\nposition %d"));
  }
}
