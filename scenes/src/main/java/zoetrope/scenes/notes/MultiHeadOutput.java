package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import zoetrope.scene.Parameter;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;

/**
 * A film about the outputs of several heads: they are concatenated, and one more matrix mixes them
 * into vectors of the original size.
 */
public final class MultiHeadOutput extends Scene {
  private final Parameter<String> phrase = parameter("phrase", "the cat sat on", "2 to 5 words");
  private final Parameter<Integer> heads =
      parameter("heads", 3, "how many heads share the 6 numbers of a vector: 1, 2, 3 or 6");

  private final Parameter<Long> seed =
      parameter("seed", 2L, "the seed of the toy model, before it is trained");

  /** Creates the film, which lasts about 40 seconds. */
  public MultiHeadOutput() {}

  @Override
  protected void construct() {
    FrameShape.compose(this::frameSize, 11, 9);
    var small = SmallHeads.of(phrase.get(), heads.get(), seed.get());
    var narration = new Commentary(this::say, this::time, this::pauseUntil);
    section("Heads");
    var parallel = perform(new ParallelHeadsAct(small, narration));
    section("Concatenation");
    var concatenation = perform(new ConcatenationAct(small, parallel, narration));
    section("Output matrix");
    perform(new OutputProjectionAct(small, parallel, concatenation, narration));
    narration.finish();
  }
}
