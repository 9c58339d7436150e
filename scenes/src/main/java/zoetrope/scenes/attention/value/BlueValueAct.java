package zoetrope.scenes.attention.value;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.scenes.components.ChangeMatrixEntries;
import zoetrope.scenes.components.MatrixVectorProduct;
import zoetrope.scenes.components.NumericEmbedding;

/**
 * The act where the value matrix turns the numbers of "blue" into the step from the fluffy creature
 * to the blue fluffy one, which changes the numbers of the creature.
 */
final class BlueValueAct extends Act<Void> {
  private final ValueNumbers numbers;
  private final MeaningSpace space;
  private final WordColumns columns;
  private final FluffyValueAct.Result fluffy;
  private final NumericEmbedding input;

  BlueValueAct(
      ValueNumbers numbers, MeaningSpace space, WordColumns columns, FluffyValueAct.Result fluffy) {
    this.numbers = numbers;
    this.space = space;
    this.columns = columns;
    this.fluffy = fluffy;
    input = columns.embeddings.get(ValueNumbers.BLUE).copy().setOpacity(1);
    input.replace(fluffy.input());
  }

  @Override
  protected Void construct() {
    Mobject<?> path = showBlue();
    exchangeInput(path);
    stepToBlueCreature(multiply());
    return null;
  }

  /** Shows the path from "blue" to the input. */
  private Mobject<?> showBlue() {
    Group<Mobject<?>> blue = columns.blue();
    Group<Mobject<?>> seen = blue.generateTarget().setOpacity(1);
    seen.get(0).setFillOpacity(0.2);
    seen.shift(left(0.2));
    var path = FluffyValueAct.pathToInput(seen, fluffy.input(), BLUE);
    List<Animation<?>> animations = new ArrayList<>();
    animations.add(moveToTarget(blue));
    animations.add(laggedStartMap(fluffy.passing(), part -> fadeOut(part)).runTime(1));
    play(animations);
    return path;
  }

  private void exchangeInput(Mobject<?> path) {
    play(
        transformFromCopy(columns.embeddings.get(ValueNumbers.BLUE), input).runTime(1.5),
        showCreation(path).runTime(1.5),
        fadeOut(fluffy.input()).shift(down(3)).runTime(1.5));
  }

  private MatrixVectorProduct multiply() {
    var product = new MatrixVectorProduct(fluffy.matrix(), input);
    for (Animation<?> step : product.steps()) {
      play(step);
    }
    return product;
  }

  private void stepToBlueCreature(MatrixVectorProduct product) {
    var frame = surroundingRectangle(product.result()).setStroke(RED, 2);
    play(showCreation(frame), fadeIn(FluffyValueAct.nameOf(frame)).lagRatio(0.1));
    var before = space.fluffyCreature;
    var after = space.blueFluffyCreature;
    var aim = SpaceCamera.BLUE.aim(camera().copy());
    play(
        lasting(2),
        FluffyValueAct.becomeArrow(frame, space.blueValue, aim),
        fadeIn(space.blueValue).timeSpan(1.2, 2),
        animate(camera(), SpaceCamera.BLUE::aim),
        ChangeMatrixEntries.to(
            columns.embeddings.get(ValueNumbers.CREATURE),
            numbers.creature(ValueNumbers.FLUFFY, ValueNumbers.BLUE)),
        transformFromCopy(before.vector(), after.vector()),
        fadeTransform(before.picture().copy(), after.picture()));
    camera().addAmbientRotation(2 * DEGREES);
    pause(8);
  }
}
