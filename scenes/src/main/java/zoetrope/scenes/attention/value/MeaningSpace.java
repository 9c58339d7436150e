package zoetrope.scenes.attention.value;

import static zoetrope.Zoetrope.*;

import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.mobject.coordinates.GridStyle;
import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.coordinates.ThreeDAxes;
import zoetrope.mobject.image.ImageMobject;
import zoetrope.mobject.image.Pictures;
import zoetrope.mobject.lines.Arrow;
import zoetrope.scenes.pictures.Emblem;

/**
 * Three dimensions of the space of embeddings, with the vectors of a creature, a fluffy one and a
 * blue fluffy one, and the steps between them.
 */
final class MeaningSpace {
  /** The axes, with a floor. */
  final ThreeDAxes axes;

  final Meaning creature;
  final Meaning fluffyCreature;
  final Meaning blueFluffyCreature;

  /** The value of "fluffy": the arrow from the tip of the creature to that of the fluffy one. */
  final Arrow fluffyValue;

  /** The value of "blue": the arrow from the tip of the fluffy creature to that of the blue one. */
  final Arrow blueValue;

  /**
   * A vector and a picture of its meaning.
   *
   * @param vector the arrow from the origin to the meaning
   * @param picture the picture beside the arrow's tip
   */
  record Meaning(Arrow vector, ImageMobject picture) {}

  MeaningSpace(ValueNumbers numbers) {
    Range range = Range.of(-4, 4);
    axes = threeDAxes(range, range, range);
    var floor = numberPlane(range, range, GridStyle.lines(GREY, 1, 0.5));
    floor.axes().setOpacity(0);
    axes.add(floor.rotate(PI / 2, RIGHT));
    creature = meaning(numbers.creature(), numbers, ORANGE, Emblem.CREATURE);
    fluffyCreature =
        meaning(numbers.creature(ValueNumbers.FLUFFY), numbers, GREY_BROWN, Emblem.CREATURE_2);
    blueFluffyCreature =
        meaning(
            numbers.creature(ValueNumbers.FLUFFY, ValueNumbers.BLUE),
            numbers,
            BLUE,
            Emblem.BLUE_FLUFF);
    // The picture is beside the tip, because the arrow to the tip comes from above.
    blueFluffyCreature.picture().nextTo(blueFluffyCreature.vector().end(), RIGHT, MED_SMALL_BUFF);
    fluffyValue = arrow(creature.vector().end(), fluffyCreature.vector().end());
    fluffyValue.buff(0).scale(0.95);
    blueValue = arrow(fluffyCreature.vector().end(), blueFluffyCreature.vector().end());
    blueValue.buff(0.05);
  }

  private Meaning meaning(double[] embedding, ValueNumbers numbers, Color color, Emblem emblem) {
    Vec place = numbers.place(embedding);
    var vector = arrow(axes.origin(), axes.c2p(place.x(), place.y(), place.z()));
    var picture = imageMobject(Pictures.resource(Emblem.class, emblem.file())).setHeight(1);
    vector.buff(0).setColor(color);
    return new Meaning(vector, picture.nextTo(vector.end(), UP, MED_SMALL_BUFF));
  }
}
