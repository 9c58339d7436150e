package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import zoetrope.scene.Parameter;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;

/**
 * A film about positional encoding: waves of many lengths are added to the embeddings of words.
 * Without them, a sentence is an unordered set of words; with them, its order matters.
 */
public final class PositionalEncoding extends Scene {
  private final Parameter<String> sentence =
      parameter("sentence", "the cat sat on the mat", "4 to 8 words, three of them different");
  private final Parameter<Integer> channels =
      parameter("channels", 16, "numbers for each word, even, 8 to 24");
  private final Parameter<Long> seed =
      parameter("seed", 4L, "the seed of the embeddings and of the head");

  /** Creates the film, which lasts about 40 seconds. */
  public PositionalEncoding() {}

  @Override
  protected void construct() {
    FrameShape.compose(this::frameSize, 10.5, 8);
    var order = WordOrder.of(sentence.get(), channels.get(), seed.get());
    var narration = new Commentary(this::say, this::time, this::pauseUntil);
    section("A heap of words");
    narration.tell("The same word has the same numbers wherever it stands.");
    var heap = perform(new HeapAct(order));
    section("Waves");
    narration.tell("Waves of many lengths tell the places.");
    var waves = perform(new WavesAct(order, heap.words(), narration));
    section("Sums");
    narration.tell("They are added to the words,");
    var sums = perform(new PlacesAct(order, heap));
    section("Order");
    narration.tell("and now attention sees the order.");
    perform(new OrderAct(order, heap, waves, sums));
    narration.finish();
  }
}
