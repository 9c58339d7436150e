package zoetrope.scenes.attention.parameters;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.RoundedRectangle;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.TexText;
import zoetrope.scenes.components.Conventions;
import zoetrope.scenes.components.FrameShape;

/**
 * Value-down has as many rows as a key has numbers, value-up as many columns: their product has low
 * rank.
 */
final class LowRankAct extends CountingAct<LowRankAct.Result> {
  private final FrameShape shape = FrameShape.current();
  private final HeadNumbers numbers;
  private final FactoringAct.Result factors;

  /** The two matrices with their counts. */
  private final Group<Mobject<?>> downGroup;

  private final Group<Mobject<?>> upGroup;

  private final RoundedRectangle box;
  private final TexText downName;

  /**
   * The result of the act.
   *
   * @param between the number of rows of value-down and of columns of value-up
   * @param box the box around both factors
   */
  record Result(MatrixDimension between, RoundedRectangle box) {}

  LowRankAct(HeadNumbers numbers, ValueAct.Result value, FactoringAct.Result factors) {
    this.numbers = numbers;
    this.factors = factors;
    downGroup = group(factors.down(), value.columns().group());
    upGroup = group(factors.up(), value.rows().group());
    box =
        roundedRectangle(factors.box().width(), shape.choose(3.9, 3.9, 8.9), 0.25)
            .setStroke(RED_B, 2);
    downName = name("down").nextTo(factors.down(), DOWN);
  }

  @Override
  protected Result construct() {
    MatrixDimension between = countTheDimensionsBetween();
    SurroundingRectangle downBox = nameValueDown(between);
    showValueUp(between, downBox);
    nameTheTransformation();
    return new Result(between, box);
  }

  /** Returns the name of the factor that leads "up" or "down". */
  static TexText name(String direction) {
    var color = direction.equals("up") ? Conventions.VALUE_UP : Conventions.VALUE_DOWN;
    return texText("Value$_\\" + direction + "arrow$").setFill(color);
  }

  private MatrixDimension countTheDimensionsBetween() {
    downGroup.saveState();
    upGroup.saveState();
    MatrixDimension between =
        countRows(factors.down(), numbers.size().keySize(), animate(upGroup, this::setAside));
    pause();
    play(
        animate(
            camera(),
            c -> c.setY(shape.choose(0.5, factors.down().y() + 0.6, factors.down().y() + 3))));
    pause();
    return between;
  }

  /** Makes room for the count within the box, which is around both factors. */
  private Group<Mobject<?>> setAside(Group<Mobject<?>> up) {
    up.scale(0.5).fade(0.5);
    return shape == FrameShape.PORTRAIT ? up : up.alignTo(factors.box(), LEFT).shift(right(0.15));
  }

  private SurroundingRectangle nameValueDown(MatrixDimension between) {
    var downBox = surroundingRectangle(between.group(), downGroup);
    downBox.cornerRadius(0.25).setStroke(RED_B, 2);
    remove(factors.box());
    play(
        transformFromCopy(factors.box(), downBox),
        fadeOut(factors.name()),
        fadeIn(downName).shift(DOWN));
    pause();
    return downBox;
  }

  private void showValueUp(MatrixDimension between, SurroundingRectangle downBox) {
    Group<Mobject<?>> restored = upGroup.savedState();
    Mobject<?> up = restored.get(0);
    Group<Mobject<?>> above = between.group().generateTarget().rotate(-PI / 2);
    above.get(1).rotate(PI / 2);
    above.get(0).stretchToWidth(up.width());
    above.get(1).nextTo(above.get(0), UP, SMALL_BUFF);
    above.nextTo(up, UP, SMALL_BUFF);
    box.alignTo(group(factors.down(), restored), DR).shift(at(0.05, -0.8));
    factors.name().nextTo(box, UP);
    List<Animation<?>> animations = new ArrayList<>();
    animations.add(animate(downGroup, group -> group.fade(0.5)));
    animations.add(animate(downName, name -> name.fade(0.5)));
    animations.add(replacementTransform(downBox, box));
    animations.add(restore(upGroup));
    animations.add(moveToTarget(between.group()));
    animations.add(fadeIn(factors.name()).shift(up(0.5)));
    play(laggedStart(animations).runTime(2));
    pause();
    var upName = name("up").nextTo(up, DOWN);
    play(transformFromCopy(downName, upName));
    pause();
  }

  private void nameTheTransformation() {
    var name = texText("``Low rank'' transformation").nextTo(box, UP);
    name.shift(left(shape.choose(0.5, 0.5, 0)));
    play(
        restore(downGroup),
        animate(downName, n -> n.setFillOpacity(1)),
        fadeTransform(factors.name(), name));
    pause();
  }
}
