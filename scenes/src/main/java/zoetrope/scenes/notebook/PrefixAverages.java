package zoetrope.scenes.notebook;

import static zoetrope.Zoetrope.*;

import zoetrope.scene.Parameter;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;

/**
 * A film about four ways for a word to use the words up to it: loops, a triangle of weights, the
 * softmax of a mask, and a head of attention, where the weights differ.
 */
public final class PrefixAverages extends Scene {
  private final Parameter<Long> seed =
      parameter("seed", 1337L, "the seed of the toy model, before it is trained");

  /** Creates the film, which lasts about a minute. */
  public PrefixAverages() {}

  @Override
  protected void construct() {
    FrameShape.compose(this::frameSize, 11, 8);
    var averages = Averages.of(seed.get());
    var narration = new Commentary(this::say, this::time, this::pauseUntil);
    section("Three words");
    var heading = perform(new ThreeWordsAct(narration));
    section("Eight words");
    narration.tell("The same for the eight words of a sentence.");
    var eight = perform(new EightWordsAct(averages));
    section("A mask");
    var softmax = perform(new MaskedSoftmaxAct(heading, eight, narration));
    section("A head of attention");
    perform(new HeadAct(averages, softmax, narration));
    narration.finish();
  }
}
