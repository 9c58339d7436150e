package zoetrope.scenes.attention.value;

import static zoetrope.Zoetrope.*;

import zoetrope.scene.Parameter;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;

/**
 * A film about the value that an adjective adds to its noun: the value matrix times the adjective's
 * embedding. In the space of embeddings, the value leads from a creature to a fluffy one, and then
 * to a blue fluffy one.
 */
public final class IntroduceValueMatrix extends Scene {
  private final Parameter<Long> weightsSeed =
      parameter("weights-seed", 182L, "the seed of the embeddings and weights");

  private final Commentary commentary = new Commentary(this::say, this::time, this::pauseUntil);

  /** Creates the film, which lasts about a minute. */
  public IntroduceValueMatrix() {}

  @Override
  protected void construct() {
    FrameShape.compose(this::frameSize, 11, 9);
    SpaceCamera.WORDS.aim(camera().setFloorPlaneXz());
    var numbers = ValueNumbers.of(weightsSeed.get());
    var space = new MeaningSpace(numbers);
    var columns = new WordColumns(numbers, random());
    section("An update");
    commentary.tell("An adjective should change its noun, by a step in this space.");
    perform(new UpdateAct(numbers, space, columns));
    section("The value matrix");
    commentary.tell("A matrix makes that step of the adjective's own embedding: its value.");
    var fluffy = perform(new FluffyValueAct(numbers, space, columns));
    section("Another word");
    commentary.tell("The same matrix gives another step for another word.");
    perform(new BlueValueAct(numbers, space, columns, fluffy));
    commentary.finish();
  }
}
