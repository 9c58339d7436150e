package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import zoetrope.scene.Parameter;

/**
 * How words learn where they stand: waves of many lengths are added to their embeddings. Without
 * them, a sentence is a heap of words; with them, its order matters.
 */
public final class PositionalEncoding extends Scene {
  private final Parameter<String> sentence =
      parameter("sentence", "the cat sat on the mat", "4 to 8 words, three of them different");
  private final Parameter<Integer> channels =
      parameter("channels", 16, "numbers for each word, even, 8 to 24");
  private final Parameter<Long> seed =
      parameter("seed", 4L, "the seed of the embeddings and of the head");

  /** The film, a little less than a minute long. */
  public PositionalEncoding() {}

  @Override
  protected void construct() {
    var order = WordOrder.of(sentence.get(), channels.get(), seed.get());
    var heap = perform(new HeapAct(order));
    var waves = perform(new WavesAct(order));
    var sums = perform(new PlacesAct(order, heap, waves));
    perform(new OrderAct(order, heap, waves, sums));
  }
}
