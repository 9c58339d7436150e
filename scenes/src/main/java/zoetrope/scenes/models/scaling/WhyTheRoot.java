package zoetrope.scenes.models.scaling;

import static zoetrope.Zoetrope.*;

import java.util.Locale;
import zoetrope.scene.Parameter;
import zoetrope.scenes.components.FrameShape;

/**
 * A film about why attention divides its scores by √d. Dot products of longer vectors spread
 * farther, the softmax gives everything to one key, and the gradient vanishes.
 */
public final class WhyTheRoot extends Scene {
  private static final int MAX_DIMENSIONS = 1024;

  /** With this seed, one key takes the lead early and keeps it while d grows to 256. */
  private static final long STEADY_SEED = 150;

  private final Parameter<Integer> size =
      parameter("size", 256, "the length d of queries and keys at the end, from 16 to 1024");

  /** Creates the film, which lasts about a minute. */
  public WhyTheRoot() {}

  @Override
  protected void construct() {
    FrameShape.compose(this::frameSize, 11, 8);
    int d = size.get();
    if (d < 16 || d > MAX_DIMENSIONS) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "the size is %d, but must be from 16 to %d, so that longer vectors can be compared",
              d,
              MAX_DIMENSIONS));
    }
    section("Dot products spread");
    perform(new WalksAct(RandomScores.ofPairs(80, d, 1)));
    var few = RandomScores.ofOneQuery(6, d, STEADY_SEED);
    section("One takes all");
    var chart = perform(new SharesAct(few));
    section("Divided by the root");
    perform(new RootAct(few, chart));
  }
}
