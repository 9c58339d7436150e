package zoetrope.animation;

import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.function.Function;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Circle;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.text.IntegerNumber;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;

/**
 * An animation with its expected start, end and duration.
 *
 * @param subject the animated mobject. It is on the stage before the animation, unless the
 *     animation begins invisible
 * @param listed the mobjects on the stage after the animation; null if the animation adds a group
 *     that contains them
 * @param looks mobjects that look as the stage must look after the animation
 */
record AnimationCase(
    String name,
    double duration,
    Start start,
    Function<World, Animation<?>> make,
    Function<World, List<Mobject<?>>> subject,
    Function<World, List<Mobject<?>>> listed,
    Function<World, List<Mobject<?>>> looks) {
  @Override
  public String toString() {
    return name;
  }

  /** The mobjects of a case, new for each run. */
  static final class World {
    final Square a = new Square().setFill(BLUE, 0.5);
    final Square shaded =
        new Square().setFill(BLUE, 1).setFillGradient(UP, RED, BLUE).shift(LEFT).rotate(0.3);
    final Circle b = new Circle(2).setFill(RED, 1).shift(RIGHT);
    final Text text = new Text("to be or not");
    final Text sentence = new Text("to be or not to be, that is the question");
    final Text title = new Text("to have or not to have, and so on");
    final Tex before = new Tex("a^2+b^2=c^2");
    final Tex after = new Tex("c^2-b^2=a^2").shift(DOWN);
    final Dot cursor = new Dot(UP);
    final Group<Mobject<?>> pair = new Group<>(new Square().shift(LEFT), new Circle().shift(RIGHT));
    final IntegerNumber number = new IntegerNumber(7);
  }

  /** The expected look of the first frame. */
  enum Start {
    AS_IT_WAS,
    INVISIBLE,
    OTHERWISE
  }

  /** Returns a case whose mobject has the same look after the animation as when it was created. */
  static AnimationCase kept(
      String name,
      double duration,
      Start start,
      Function<World, Mobject<?>> subject,
      Function<World, Animation<?>> make) {
    return changed(name, duration, start, subject, make, subject);
  }

  static AnimationCase changed(
      String name,
      double duration,
      Start start,
      Function<World, Mobject<?>> subject,
      Function<World, Animation<?>> make,
      Function<World, Mobject<?>> look) {
    Function<World, List<Mobject<?>>> one = w -> List.of(subject.apply(w));
    return new AnimationCase(name, duration, start, make, one, one, w -> List.of(look.apply(w)));
  }

  static AnimationCase replaced(
      String name,
      double duration,
      Function<World, Mobject<?>> from,
      Function<World, Mobject<?>> to,
      Function<World, Animation<?>> make) {
    Function<World, List<Mobject<?>>> target = w -> List.of(to.apply(w));
    return new AnimationCase(
        name, duration, Start.OTHERWISE, make, w -> List.of(from.apply(w)), target, target);
  }

  static AnimationCase removed(
      String name,
      double duration,
      Start start,
      Function<World, Mobject<?>> subject,
      Function<World, Animation<?>> make) {
    return new AnimationCase(
        name,
        duration,
        start,
        make,
        w -> List.of(subject.apply(w)),
        w -> List.of(),
        w -> List.of());
  }
}
