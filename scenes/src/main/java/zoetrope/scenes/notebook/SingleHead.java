package zoetrope.scenes.notebook;

import static zoetrope.Zoetrope.*;

import zoetrope.scene.Parameter;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;

/**
 * A film about a head of attention as boxes of numbers with named sides. x becomes queries, keys
 * and values. Queries meet keys, later words are masked, and the softmax weights the values.
 */
public final class SingleHead extends Scene {
  private final Parameter<Integer> batch =
      parameter("batch", 4, "B, sequences in the batch, 1 to 8");
  private final Parameter<Integer> tokens =
      parameter("tokens", 8, "T, tokens in a sequence, 2 to 12");
  private final Parameter<Integer> channels =
      parameter("channels", 32, "C, numbers for each token, 2 to 64");
  private final Parameter<Integer> headSize =
      parameter("head-size", 16, "h, numbers in each query, key and value, 1 to 32");
  private final Parameter<Long> seed =
      parameter("seed", 1337L, "the seed of the toy model, before it is trained");

  /** Creates the film, which lasts about three quarters of a minute. */
  public SingleHead() {}

  @Override
  protected void construct() {
    FrameShape.compose(this::frameSize, 11, 9);
    var shapes =
        HeadShapes.of(batch.get(), tokens.get(), channels.get(), headSize.get(), seed.get());
    var narration = new Commentary(this::say, this::time, this::pauseUntil);
    section("Queries, keys and values");
    var projections = perform(new BatchProjectionsAct(shapes, narration));
    section("Affinities");
    var weights = perform(new AffinitiesAct(shapes, projections, narration));
    section("Mixing");
    narration.tell("The weights mix the values.");
    perform(new MixingAct(shapes, weights));
    narration.finish();
  }
}
