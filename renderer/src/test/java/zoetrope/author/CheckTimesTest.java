package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.animation.RateFunction;
import zoetrope.frame.FrameRate;
import zoetrope.lint.Lint;
import zoetrope.lint.report.Finding;
import zoetrope.scene.Fault;
import zoetrope.scene.StageSettings;

/** Tests when the check says that a fault begins, and which object it names. */
class CheckTimesTest {
  /** The duration of a frame at the default rate, in seconds. */
  private static final double FRAME = 1.0 / 30;

  private static List<Finding> all(Consumer<Runs.Sketch> body) {
    return Lint.check(new Runs.Sketch(body), StageSettings.of(FrameRate.of(60)));
  }

  private static List<Fault> kinds(Consumer<Runs.Sketch> body) {
    return all(body).stream().map(Finding::kind).filter(kind -> !kind.isNote()).toList();
  }

  private static Finding only(Fault kind, Consumer<Runs.Sketch> body) {
    List<Finding> found = all(body).stream().filter(finding -> finding.kind() == kind).toList();
    assertEquals(1, found.size(), found.toString());
    return found.get(0);
  }

  @Test
  void anOverlapBeginsWhenTheTextsTouch() {
    Finding overlap =
        only(
            Fault.OVERLAP,
            s -> {
              var word = text("moving").setWidth(2).moveTo(left(4));
              s.put(word, text("resting").setWidth(2));
              s.playAll(animate(word, w -> w.moveTo(left(1))).rate(LINEAR).runTime(3));
            });
    assertEquals(2, overlap.from(), 3 * FRAME);
  }

  @Test
  void lowContrastBeginsWhenThePlateArrives() {
    Finding contrast =
        only(
            Fault.CONTRAST,
            s -> {
              var plate = square(4).setFill(WHITE, 1).setStroke(WHITE, 0).moveTo(left(6));
              s.put(plate, text("snow").setWidth(2));
              s.playAll(animate(plate, p -> p.moveTo(ORIGIN)).rate(LINEAR).runTime(3));
            });
    assertEquals(2, contrast.from(), 0.3);
  }

  @Test
  void aShapeThatHidesATextForAWhileIsAWarningUnlessTheTextFades() {
    assertEquals(List.of(Fault.COVERED), kinds(s -> pass(s, false)));
    assertEquals(List.of(), kinds(s -> pass(s, true)));
  }

  private static void pass(Runs.Sketch s, boolean fades) {
    var word = text("secret").setWidth(2);
    var box = square(1.5).setFill(BLUE, 1).moveTo(left(4));
    s.put(word, box);
    var way = animate(box, b -> b.moveTo(right(4))).rate(LINEAR).runTime(4);
    if (fades) {
      s.playAll(fadeOut(word), way);
    } else {
      s.playAll(way);
    }
  }

  @Test
  void copiesThatAnAnimationRemovesDoNotJump() {
    assertEquals(
        List.of(),
        kinds(
            s -> {
              var one = square(1).setFill(BLUE, 1).moveTo(left(4));
              s.put(one);
              s.playAll(transformFromCopy(one, square(1).setFill(BLUE, 1).moveTo(right(4))));
              s.playAll(indicate(one));
              s.rest(0.2);
            }));
    assertEquals(
        List.of(Fault.JUMP),
        kinds(
            s -> {
              var one = square(1).setFill(BLUE, 1);
              s.put(one);
              s.playAll(updateFromAlpha(one, (m, t) -> m.moveTo(t < 1 ? left(t) : right(4))));
              s.rest(0.2);
            }));
  }

  @Test
  void aTrackerThatIsSetIsTheCauseOfAPop() {
    Finding pop =
        only(
            Fault.POP,
            s -> {
              var x = valueTracker(-3);
              s.put(dot(0.3).addUpdater(d -> d.moveTo(right(x.value()))));
              s.rest(0.5);
              x.setValue(3);
              s.rest(0.5);
            });
    assertTrue(pop.what().startsWith("ValueTracker"), pop.what());
  }

  @Test
  void aShadowIsNoOverlapButASecondTextIs() {
    var word = text("depth").scale(2);
    var shadow = word.copy().setColor(GREY_E).shift(at(0.06, -0.06));
    assertEquals(
        List.of(),
        kinds(
            s -> {
              s.put(shadow, word);
              s.rest(0.5);
            }));
    assertEquals(
        List.of(Fault.OVERLAP),
        kinds(
            s -> {
              s.put(text("width").scale(2), text("depth").scale(2).shift(at(0.06, -0.06)));
              s.rest(0.5);
            }));
  }

  @ParameterizedTest
  @ValueSource(ints = {15, 24, 25, 30, 50, 60})
  void theVerdictIsTheSameAtAllFrameRates(int framesPerSecond) {
    List<Finding> found =
        Lint.check(
            new Runs.Sketch(
                s -> {
                  var cell = group(square(2).setFill(GREEN_E, 1), integerNumber(7).scale(2));
                  s.put(cell);
                  s.playAll(indicate(cell));
                }),
            StageSettings.of(FrameRate.of(framesPerSecond)));
    assertEquals(List.of(Fault.CONTRAST), found.stream().map(Finding::kind).toList());
  }

  @Test
  void computesOnlyTheFramesThatItLooksAt() {
    var computed = new AtomicInteger();
    RateFunction counting =
        alpha -> {
          computed.incrementAndGet();
          return alpha;
        };
    kinds(s -> s.playAll(animate(square(), q -> q.moveTo(left(1))).rate(counting).runTime(4)));
    assertTrue(computed.get() < 100, computed + " of 240 frames");
  }

  @Test
  void looksAtEachFrameOfAShapeThatTurnsOver() {
    // It has less than 4 percent of its area in one frame only.
    for (double seconds = 1; seconds < 1.3; seconds += 0.05) {
      double time = seconds;
      var plate = square(2).setFill(BLUE, 1).setStroke(WHITE, 0);
      assertEquals(
          List.of(Fault.VANISHES),
          kinds(
              s -> {
                s.put(plate);
                var goal = plate.copy().stretch(-1, 0).shift(right(1));
                s.playAll(transform(plate, goal).rate(LINEAR).runTime(time));
              }));
    }
  }
}
