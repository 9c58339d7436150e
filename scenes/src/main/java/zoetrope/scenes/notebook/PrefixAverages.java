package zoetrope.scenes.notebook;

import static zoetrope.Zoetrope.*;

import zoetrope.scene.Parameter;

/**
 * What a word may know of those before it, four ways: by loops, by a triangle of weights, by the
 * softmax of a mask, and by a head of attention, whose weights are no longer all the same.
 */
public final class PrefixAverages extends Scene {
  private final Parameter<Long> seed =
      parameter("seed", 1337L, "the seed of the 8 words' numbers and of the head's weights");

  /** The film, about a minute long. */
  public PrefixAverages() {}

  @Override
  protected void construct() {
    var averages = Averages.of(seed.get());
    var heading = perform(new ThreeWordsAct());
    var eight = perform(new EightWordsAct(averages));
    var softmax = perform(new MaskedSoftmaxAct(heading, eight));
    perform(new HeadAct(averages, softmax));
  }
}
