package zoetrope.scenes.attention.value;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.scenes.components.ChangeMatrixEntries;
import zoetrope.scenes.components.ContextAnimation;
import zoetrope.scenes.components.NumericEmbedding;

/** The act where a creature becomes a fluffy one: a step in space that changes all its numbers. */
final class UpdateAct extends Act<Void> {
  private final ValueNumbers numbers;
  private final MeaningSpace space;
  private final WordColumns columns;

  UpdateAct(ValueNumbers numbers, MeaningSpace space, WordColumns columns) {
    this.numbers = numbers;
    this.space = space;
    this.columns = columns;
  }

  @Override
  protected Void construct() {
    add(space.axes);
    add(columns.boxes, columns.words, columns.arrows, columns.embeddings);
    pause();
    showCreature();
    stepToFluffyCreature();
    changeNumbers();
    return null;
  }

  private void showCreature() {
    NumericEmbedding column = columns.embeddings.get(ValueNumbers.CREATURE);
    var ghost = arrow(column.bottom(), column.top()).buff(0);
    ghost.fixInFrame().setStrokeWidth(10).setStrokeOpacity(0);
    play(
        fadeTransform(columns.words.get(ValueNumbers.CREATURE).copy(), space.creature.picture()),
        transformFromCopy(ghost, space.creature.vector()));
  }

  private void stepToFluffyCreature() {
    play(
        fadeTransform(space.creature.picture().copy(), space.fluffyCreature.picture()).runTime(3),
        transformFromCopy(space.creature.vector(), space.fluffyCreature.vector()).runTime(3));
    play(growArrow(space.fluffyValue).runTime(2));
  }

  private void changeNumbers() {
    NumericEmbedding creature = columns.embeddings.get(ValueNumbers.CREATURE);
    List<DecimalNumber> sources =
        columns.embeddings.get(ValueNumbers.FLUFFY).entries().stream().toList();
    List<Animation<?>> arcs = new ArrayList<>();
    for (int row = 0; row < creature.rowCount(); row++) {
      if (row != creature.ellipsesRow()) {
        arcs.add(
            new ContextAnimation(creature.get(row, 0), sources)
                .pathArc(10 * DEGREES)
                .lagRatio(0.1)
                .strengths(visible(numbers.shares(ValueNumbers.FLUFFY, row)))
                .animation(random()));
      }
    }
    play(
        ChangeMatrixEntries.to(creature, numbers.creature(ValueNumbers.FLUFFY)).timeSpan(1, 5),
        laggedStart(arcs).lagRatio(0.01).runTime(5));
    pause();
  }

  /** Returns the shares without the number behind the dots. */
  private double[] visible(double[] shares) {
    int hidden = columns.embeddings.first().ellipsesRow();
    double[] seen = new double[shares.length - 1];
    for (int i = 0; i < seen.length; i++) {
      seen[i] = shares[i < hidden ? i : i + 1];
    }
    return seen;
  }
}
