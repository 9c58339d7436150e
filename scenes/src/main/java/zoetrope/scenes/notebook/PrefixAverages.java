package zoetrope.scenes.notebook;

import static zoetrope.Zoetrope.*;

import zoetrope.scene.Parameter;
import zoetrope.scenes.components.Commentary;

/**
 * What a word may know of those before it, four ways: by loops, by a triangle of weights, by the
 * softmax of a mask, and by a head of attention, whose weights are no longer all the same.
 */
public final class PrefixAverages extends Scene {
  private final Parameter<Long> seed =
      parameter("seed", 1337L, "the seed of the toy model, before it is trained");

  /** The film, about a minute long. */
  public PrefixAverages() {}

  @Override
  protected void construct() {
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
