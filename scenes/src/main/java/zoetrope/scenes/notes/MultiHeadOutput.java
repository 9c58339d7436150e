package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import zoetrope.scene.Parameter;

/**
 * What becomes of the outputs of several heads: they are laid side by side, and one more matrix
 * mixes them into vectors of the size that the words came with.
 */
public final class MultiHeadOutput extends Scene {
  private final Parameter<String> phrase = parameter("phrase", "the cat sat down", "2 to 5 words");
  private final Parameter<Integer> heads =
      parameter("heads", 3, "how many heads share the 6 numbers of a vector: 1, 2, 3 or 6");

  /** The film, about three quarters of a minute long. */
  public MultiHeadOutput() {}

  @Override
  protected void construct() {
    var small = SmallHeads.of(phrase.get(), heads.get(), random().nextLong());
    var parallel = perform(new ParallelHeadsAct(small));
    var concatenation = perform(new ConcatenationAct(small, parallel));
    perform(new OutputProjectionAct(small, parallel, concatenation));
  }
}
