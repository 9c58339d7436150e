package zoetrope.scenes.attention;

import static zoetrope.Zoetrope.*;

import java.util.List;
import zoetrope.attention.WeightGenerator;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.Tex;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.Conventions;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.WeightMatrix;

/** A frame around the two factors of a value map, with the advice to think of them as one map. */
public final class ThinkAboutOverallMap extends Scene {
  /** The weight of full brightness; most weights of the random head are much smaller. */
  private static final double FULL_COLOR = 5.5;

  private final Commentary commentary = new Commentary(this::say, this::time, this::pauseUntil);

  /** Creates the film, which lasts four seconds. */
  public ThinkAboutOverallMap() {}

  @Override
  protected void construct() {
    FrameShape shape = FrameShape.compose(this::frameSize, 8, 7.2);
    section("One map");
    double height = shape.choose(2.75, 3.6, 7);
    var frame = roundedRectangle(6.5, height, 0.5).setStroke(RED_B, 2);
    var label = text("Think about the\noverall map");
    label.nextTo(frame, UP, MED_SMALL_BUFF, LEFT).shift(right(0.5));
    add(factors(shape).moveTo(frame));
    commentary.tell("Think of it whole.");
    play(showCreation(frame), fadeIn(label).shift(UP));
    pause(3);
    commentary.finish();
  }

  /** Returns value-up and value-down of a random head, with their names. */
  private static Group<Group<Mobject<?>>> factors(FrameShape shape) {
    List<double[][]> numbers =
        KindOfUpdate.numbersOf(WeightGenerator.of(0, "head").factoredHead(96, 16));
    Vec direction = shape.choose(RIGHT, RIGHT, DOWN);
    return group(
            factor("\\uparrow W_V", numbers.get(2), Conventions.VALUE_UP),
            factor("\\downarrow W_V", numbers.get(3), Conventions.VALUE_DOWN))
        .arrange(direction, MED_SMALL_BUFF)
        .setMaxWidth(6)
        .setMaxHeight(shape.choose(2.35, 3.1, 6.2));
  }

  private static Group<Mobject<?>> factor(String name, double[][] numbers, Color color) {
    var matrix = new WeightMatrix(numbers).fullFrom(FULL_COLOR);
    Tex title = tex(name).fontSize(96).setColor(color);
    title.get(0).nextTo(title.get(1), LEFT, SMALL_BUFF);
    return group(matrix, title.nextTo(matrix, DOWN, MED_SMALL_BUFF));
  }
}
