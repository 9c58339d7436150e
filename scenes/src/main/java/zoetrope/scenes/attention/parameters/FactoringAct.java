package zoetrope.scenes.attention.parameters;

import static zoetrope.Zoetrope.*;

import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.WeightMatrix;

/** The value matrix is factored: a map down to a few dimensions, and one up again. */
final class FactoringAct extends Act<FactoringAct.Result> {
  private final FrameShape shape = FrameShape.current();
  private final HeadNumbers numbers;
  private final ValueAct.Result value;
  private final WeightMatrix down;
  private final WeightMatrix up;

  /**
   * The result of the act.
   *
   * @param down value-down
   * @param up value-up
   * @param box the box around both matrices, which shows that they are one linear map
   * @param name the text "Linear map"
   * @param inputLabel the length of the input
   * @param outputLabel the length of the output
   */
  record Result(
      WeightMatrix down,
      WeightMatrix up,
      SurroundingRectangle box,
      Text name,
      Group<Mobject<?>> inputLabel,
      Group<Mobject<?>> outputLabel) {}

  FactoringAct(HeadNumbers numbers, ValueAct.Result value) {
    this.numbers = numbers;
    this.value = value;
    WeightMatrix whole = value.matrix();
    down =
        new WeightMatrix(numbers.valueDown())
            .fullFrom(HeadNumbers.FULL_COLOR_OF_FACTORS)
            .matchWidth(whole)
            .moveTo(whole, RIGHT);
    up =
        new WeightMatrix(numbers.valueUp())
            .fullFrom(HeadNumbers.FULL_COLOR_OF_FACTORS)
            .matchHeight(value.input());
    up.nextTo(down, LEFT, SMALL_BUFF);
    if (shape == FrameShape.PORTRAIT) {
      down.shift(down(2.1));
      up.scale(1.4).moveTo(whole).shift(up(2.5));
    }
  }

  @Override
  protected Result construct() {
    factor();
    var box = box();
    box.cornerRadius(0.25).setStroke(RED_B, 2);
    var name = text("Linear map").setColor(RED_B).nextTo(box, UP);
    play(fadeIn(box), fadeTransform(value.title(), name));
    pause();
    var inputLabel = label("input", value.input(), left(shape.choose(0.25, 0.25, -0.1)));
    var outputLabel = label("output", value.image().result(), right(shape.choose(0.25, 0.25, 0.1)));
    play(fadeIn(inputLabel).lagRatio(0.1));
    play(fadeIn(outputLabel).lagRatio(0.1));
    pause(2);
    return new Result(down, up, box, name, inputLabel, outputLabel);
  }

  private void factor() {
    WeightMatrix whole = value.matrix();
    remove(whole);
    // The columns become one factor while the rows become the other.
    play(
        transformFromCopy(whole.brackets(), down.brackets()),
        transformFromCopy(whole.columns(), down.columns()).mayCross(),
        transformFromCopy(whole.brackets(), up.brackets()),
        transformFromCopy(whole.rows(), up.rows()).mayCross(),
        animate(value.columns().group(), count -> count.nextTo(down, UP, SMALL_BUFF)),
        animate(value.rows().group(), this::besideValueUp));
    add(down, up);
    pause();
  }

  private Group<Mobject<?>> besideValueUp(Group<Mobject<?>> count) {
    if (shape == FrameShape.PORTRAIT) {
      count.get(0).stretchToHeight(up.height());
      count.get(1).nextTo(count.get(0), LEFT);
    }
    return count.nextTo(up, LEFT, SMALL_BUFF);
  }

  private SurroundingRectangle box() {
    var rows = value.rows().group();
    var columns = value.columns().group();
    if (shape != FrameShape.PORTRAIT) {
      return surroundingRectangle(rows, columns);
    }
    // The number of rows of value-down has space on the left.
    return surroundingRectangle(rows, columns, up, down).stretchAboutEdge(1.04, 0, RIGHT);
  }

  private Group<Mobject<?>> label(String text, Mobject<?> array, Vec aside) {
    Group<Mobject<?>> label =
        group(texText("$d_{\\text{" + text + "}}$"), integerNumber(numbers.size().embedding()));
    label.arrange(DOWN).scale(0.65).nextTo(array, UP, LARGE_BUFF).shift(aside);
    return label.add(arrow(label, array));
  }
}
