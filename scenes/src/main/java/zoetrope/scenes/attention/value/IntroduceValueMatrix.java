package zoetrope.scenes.attention.value;

import static zoetrope.Zoetrope.*;

import zoetrope.scene.Parameter;

/**
 * What an adjective adds to its noun: the value matrix times its own embedding. In the space of
 * embeddings it leads from a creature to a fluffy one, and from there to a blue fluffy one.
 */
public final class IntroduceValueMatrix extends Scene {
  private final Parameter<Long> weightsSeed =
      parameter("weights-seed", 182L, "another number gives other embeddings and weights");

  /** The film, about a minute long. */
  public IntroduceValueMatrix() {}

  @Override
  protected void construct() {
    camera().setFloorPlaneXz().reorient(5, -4, 0, at(-4.66, 2.07, 0.04), 12.48);
    var numbers = ValueNumbers.of(weightsSeed.get());
    var space = new MeaningSpace(numbers);
    var columns = new WordColumns(numbers, random());
    perform(new UpdateAct(numbers, space, columns));
    var fluffy = perform(new FluffyValueAct(numbers, space, columns));
    perform(new BlueValueAct(space, columns, fluffy));
  }
}
