package zoetrope.animation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.author.Runs;
import zoetrope.frame.Item;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.text.Text;

/** Positions and visibility in the middle of animations, at 10 fps. */
class AnimationMiddlesTest {
  @Test
  void aBlinkIsOnThenOffThenOnAgain() {
    assertEquals("1111000111", seen(blink(new Square()).timeOn(0.35).timeOff(0.3)));
  }

  @Test
  void aBlinkWithHideAtEndIsInvisibleAtItsEnd() {
    assertEquals(
        "11110000001111000000",
        seen(blink(new Square()).timeOn(0.35).timeOff(0.65).blinks(2).hideAtEnd()));
  }

  @Test
  void aSpiralIsHalfATurnAndFiveTimesAsFarAwayHalfwayThrough() {
    Group<Square> pair = new Group<>(new Square().shift(LEFT), new Square().shift(RIGHT.times(3)));
    var run = Runs.run(s -> s.playAll(spiralIn(pair).rate(LINEAR).runTime(1)));

    // The centre of the group is at (1, 0), and both members are 2 units away from it.
    near(at(12, 1), corner(run, 5, 0));
    near(at(-8, 1), corner(run, 5, 1));
  }

  @Test
  void spinInIsHalfTheSizeAndAnEighthOfATurnBackHalfwayThrough() {
    var run = Runs.run(s -> s.playAll(spinInFromNothing(new Square()).rate(LINEAR).runTime(1)));

    near(at(Math.sqrt(0.5), 0), corner(run, 5, 0));
  }

  @Test
  void aFlowLastsForItsVirtualTimeOrTheRunTime() {
    var withVirtualTime =
        Runs.run(s -> s.playAll(phaseFlow(new Square(), p -> RIGHT).virtualTime(3).runTime(1)));
    var same = Runs.run(s -> s.playAll(phaseFlow(new Square(), p -> RIGHT).runTime(2)));

    near(at(2.5, 1), corner(withVirtualTime, 5, 0));
    near(at(4, 1), corner(withVirtualTime, 9, 0));
    near(at(1.5, 1), corner(same, 5, 0));
    near(at(3, 1), corner(same, 19, 0));
  }

  @ParameterizedTest
  @ValueSource(doubles = {-1, Double.POSITIVE_INFINITY, Double.NaN})
  void rejectsInvalidTimesAndShares(double bad) {
    refused(bad, v -> fadeOut(new Square()).scale(v));
    refused(bad, v -> fadeIn(new Square()).lagRatio(v));
    refused(bad, v -> fadeIn(new Square()).timeSpan(v, 2));
    refused(bad, v -> fadeIn(new Square()).timeSpan(0, v));
    refused(bad, v -> blink(new Square()).timeOn(v));
    refused(bad, v -> blink(new Square()).timeOff(v));
    refused(bad, v -> spiralIn(new Square()).fadeInFraction(v));
    refused(bad, v -> vShowPassingFlash(new Square()).taperWidth(v));
    refused(bad, v -> phaseFlow(new Square(), p -> p).virtualTime(v));
    refused(bad, v -> addTextWordByWord(new Text("a b")).timePerUnit(v));
  }

  @Test
  void theEndsOfTheRangesAreAllowed() {
    fadeOut(new Square()).scale(0);
    fadeIn(new Square()).lagRatio(0).timeSpan(0, 1);
    spiralIn(new Square()).fadeInFraction(0).fadeInFraction(1);
    vShowPassingFlash(new Square()).taperWidth(0).taperWidth(0.5);
    phaseFlow(new Square(), p -> p).virtualTime(0);
    showPassingFlashWithThinningStrokeWidth(new Square(), 3, 1);
    refused(0, v -> blink(new Square()).timeOn(v));
    refused(0, v -> addTextWordByWord(new Text("a b")).timePerUnit(v));
    refused(1, v -> fadeIn(new Square()).timeSpan(v, v));
    refused(
        2, v -> showPassingFlashWithThinningStrokeWidth(new Square(), (int) v.doubleValue(), 1));
  }

  private static void refused(double value, Consumer<Double> option) {
    assertThrows(IllegalArgumentException.class, () -> option.accept(value));
  }

  /** Returns a 1 for each frame that is not empty, and a 0 for others. */
  private static String seen(Animation<?> animation) {
    var run = Runs.run(s -> s.playAll(animation));
    var text = new StringBuilder();
    for (int i = 0; i < run.frames().size(); i++) {
      text.append(run.items(i).isEmpty() ? 0 : 1);
    }
    return text.toString();
  }

  private static Vec corner(Runs.Run run, int frame, int index) {
    var item = (Item.Shape) run.items(frame).get(index);
    Path path = item.path().transform(item.transform());
    return path.start();
  }

  private static void near(Vec expected, Vec actual) {
    assertTrue(expected.distance(actual) < 1e-9, () -> expected + " is not " + actual);
  }
}
