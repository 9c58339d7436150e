package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import zoetrope.scene.Parameter;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;

/**
 * A film about self-attention in seven steps, from the weights of a toy model to a new vector for
 * each word, with every number on the way.
 */
public final class SelfAttentionSteps extends Scene {
  /** The number of dimensions of a vector, small enough to show every number. */
  static final int CHANNELS = 4;

  private static final int MAX_WORDS = 8;

  private final Parameter<String> phrase =
      parameter("phrase", "The cat sat on the mat", "2 to 8 words");

  private final Parameter<Long> seed =
      parameter("seed", 4L, "the seed of the toy model, before it is trained");

  /** Creates the film, which lasts about a minute. */
  public SelfAttentionSteps() {}

  @Override
  protected void construct() {
    FrameShape.compose(this::frameSize, 11, 9);
    var attention = SmallAttention.of(phrase.get(), MAX_WORDS, CHANNELS, seed.get());
    var narration = new Commentary(this::say, this::time, this::pauseUntil);
    var title = new StepTitle();
    section("Vectors");
    var maps = perform(new ProjectionsAct(attention, title, narration));
    section("Scores");
    var scores = perform(new PatternAct(attention, title, maps, narration));
    section("Weighted sums");
    perform(new WeightedSumsAct(attention, title, maps, scores, narration));
    narration.finish();
  }
}
