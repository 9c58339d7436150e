package zoetrope.scenes.attention.value;

import static zoetrope.Zoetrope.*;

import zoetrope.scene.Parameter;
import zoetrope.scenes.components.Commentary;

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
    camera().setFloorPlaneXz().reorient(5, -4, 0, at(-4.66, 2.07, 0.04), 12.48);
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
    perform(new BlueValueAct(space, columns, fluffy));
    commentary.finish();
  }
}
