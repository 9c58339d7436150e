package zoetrope.scenes.attention.parameters;

import static zoetrope.Zoetrope.*;

import zoetrope.geometry.Vec;
import zoetrope.mobject.Arrow;
import zoetrope.mobject.Group;
import zoetrope.mobject.IntegerNumber;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.SurroundingRectangle;
import zoetrope.mobject.Text;
import zoetrope.scenes.components.WeightMatrix;

/** The value matrix is taken to pieces: a map down to a few dimensions, and one up again. */
final class FactoringAct extends CountingAct {
  private final HeadNumbers numbers;
  private final ValueAct value;

  /** Value-down and value-up. */
  WeightMatrix down;

  WeightMatrix up;

  /** Around both: they are one linear map. */
  SurroundingRectangle box;

  /** "Linear map". */
  Text name;

  /** How long input and output are. */
  Group<Mobject<?>> inputLabel;

  Group<Mobject<?>> outputLabel;

  FactoringAct(HeadNumbers numbers, ValueAct value) {
    this.numbers = numbers;
    this.value = value;
  }

  @Override
  protected void construct() {
    factor();
    nameTheWhole();
    nameTheEnds();
  }

  private void factor() {
    WeightMatrix whole = value.matrix;
    down = new WeightMatrix(numbers.valueDown()).matchWidth(whole).moveTo(whole, RIGHT);
    up = new WeightMatrix(numbers.valueUp()).matchHeight(value.input);
    up.nextTo(down, LEFT, SMALL_BUFF);
    remove(whole);
    play(
        transformFromCopy(whole.brackets(), down.brackets()),
        transformFromCopy(whole.columns(), down.columns()),
        transformFromCopy(whole.brackets(), up.brackets()),
        transformFromCopy(whole.rows(), up.rows()),
        animate(value.columns.group(), count -> count.nextTo(down, UP, SMALL_BUFF)),
        animate(value.rows.group(), count -> count.nextTo(up, LEFT, SMALL_BUFF)));
    add(down, up);
    pause();
  }

  private void nameTheWhole() {
    box = new SurroundingRectangle(value.rows.group(), value.columns.group());
    box.cornerRadius(0.25).setStroke(RED_B, 2);
    name = new Text("Linear map").setColor(RED_B).nextTo(box, UP);
    play(fadeIn(box), fadeTransform(value.title, name));
    pause();
  }

  private void nameTheEnds() {
    inputLabel = label("d_input", value.input, left(0.25));
    outputLabel = label("d_output", value.image.result(), right(0.25));
    play(fadeIn(inputLabel).lagRatio(0.1));
    play(fadeIn(outputLabel).lagRatio(0.1));
    pause(2);
  }

  private Group<Mobject<?>> label(String text, Mobject<?> array, Vec aside) {
    var label =
        new Group<Mobject<?>>(new Text(text), new IntegerNumber(numbers.size().embedding()));
    label.arrange(DOWN).scale(0.65).nextTo(array, UP, LARGE_BUFF).shift(aside);
    return label.add(new Arrow(label, array));
  }
}
