package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import zoetrope.scene.Parameter;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;

/**
 * A film about words as vectors. Similar words are close to each other, and the step from woman to
 * man is similar to the step from queen to king. Dot products measure how well two vectors align.
 * The vectors are made by hand, and the film says so.
 */
public final class EmbeddingSpace extends Scene {
  private final Parameter<Integer> dimensions =
      parameter("dimensions", 64, "number of dimensions, 3 to 512; three are shown");
  private final Parameter<Double> peculiarity =
      parameter(
          "peculiarity", 0.06, "the standard deviation of coordinates from the meaning, 0 to 1");
  private final Parameter<Long> seed = parameter("seed", 3L, "the seed of the embeddings");

  /** Creates the film, which lasts about 45 seconds. */
  public EmbeddingSpace() {}

  @Override
  protected void construct() {
    FrameShape.compose(this::frameSize, 10.5, 8);
    var vectors = WordVectors.of(dimensions.get(), peculiarity.get(), seed.get());
    var space = new WordSpace(vectors);
    space.direct(camera());
    var narration = new Commentary(this::say, this::time, this::pauseUntil);
    section("Words");
    var words = perform(new WordsAct(vectors, space, narration));
    section("Differences");
    narration.tell("Differences have meanings, too.");
    perform(new AnalogyAct(vectors, space, words));
    section("Dot products");
    narration.tell("Dot products grow with alignment and lengths.");
    perform(new AlignmentAct(vectors, space, words));
    narration.finish();
  }
}
