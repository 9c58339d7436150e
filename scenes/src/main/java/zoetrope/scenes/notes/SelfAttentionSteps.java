package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import zoetrope.scene.Parameter;

/**
 * Self-attention in seven steps, from weights by chance to a new vector for each word, with every
 * number on the way.
 */
public final class SelfAttentionSteps extends Scene {
  /** So many numbers a vector has: few enough to show them all. */
  static final int CHANNELS = 4;

  private static final int MOST_WORDS = 8;

  private final Parameter<String> phrase =
      parameter("phrase", "The cat sat on the mat", "2 to 8 words");

  /** The film, about a minute long. */
  public SelfAttentionSteps() {}

  @Override
  protected void construct() {
    var attention = SmallAttention.of(phrase.get(), MOST_WORDS, CHANNELS, random().nextLong());
    var title = new StepTitle();
    var maps = perform(new ProjectionsAct(attention, title));
    var scores = perform(new PatternAct(attention, title, maps));
    perform(new WeightedSumsAct(attention, title, maps, scores));
  }
}
