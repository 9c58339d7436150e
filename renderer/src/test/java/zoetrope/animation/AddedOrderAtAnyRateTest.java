package zoetrope.animation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import zoetrope.Cases;
import zoetrope.author.Runs;
import zoetrope.frame.FrameRate;
import zoetrope.frame.Item;
import zoetrope.mobject.shapes.Dot;
import zoetrope.scene.FrameRange;

/**
 * Mobjects that are added during a play are ordered by time. Those with the same time are in the
 * order of the source code. This does not depend on the frame rate.
 */
class AddedOrderAtAnyRateTest {
  /** Frame rates whose frames include all frames of the first rate. */
  private static final int[] RATES = {2, 6, 30};

  /** Random compositions of dots. Their x coordinates are different whole numbers, from 0. */
  private static final class RandomComposition {
    final Random random;
    int dots;

    RandomComposition(long seed) {
      random = new Random(seed);
    }

    Animation<?> leaf() {
      Dot dot = dot(at(dots++, 0));
      double time = random.nextInt(1, 9) * 0.06;
      return switch (random.nextInt(6)) {
        case 0 -> waiting(time);
        case 1 -> adding(dot);
        case 2 -> fadeIn(dot).runTime(time);
        case 3 -> fadeOut(dot).runTime(time);
        case 4 -> transform(dot, square(0.1).moveTo(at(dots++, 0))).runTime(time);
        default -> animate(dot, d -> d.shift(UP)).runTime(time);
      };
    }

    Animation<?> tree(int depth) {
      if (depth == 0) {
        return leaf();
      }
      List<Animation<?>> parts = new ArrayList<>();
      for (int i = random.nextInt(1, 4); i >= 0; i--) {
        parts.add(tree(random.nextInt(depth)));
      }
      Animation<?> made =
          switch (random.nextInt(5)) {
            case 0, 1 -> succession(parts);
            case 2 -> laggedStart(parts).lagRatio(random.nextInt(3) * 0.15);
            case 3 -> animationGroup(parts);
            default -> changeSpeed(succession(parts), Map.of(0.5, 2.0));
          };
      if (random.nextInt(4) == 0) {
        made.rate(List.of(SMOOTH, RUSH_INTO, THERE_AND_BACK).get(random.nextInt(3)));
      }
      return random.nextInt(6) == 0 ? made.timeSpan(0.1, 0.7) : made;
    }
  }

  /** Returns the dots that a frame shows, from back to front. */
  private static List<Long> order(List<Item> items) {
    return items.stream().map(item -> Math.round(item.bounds().center().x())).toList();
  }

  private static List<List<Long>> orders(int fps, Consumer<Runs.Sketch> play) {
    Runs.Run run = Runs.run(fps, play);
    List<List<Long>> orders = new ArrayList<>();
    for (int k = 0; k < run.frames().size(); k += fps / RATES[0]) {
      orders.add(order(run.items(k)));
    }
    orders.add(order(run.items(-1)));
    return orders;
  }

  static void play(Runs.Sketch stage, long seed) {
    RandomComposition composition = new RandomComposition(seed);
    stage.playAll(composition.tree(3), composition.tree(2), composition.tree(2));
    // The length is a whole number of frames at all rates.
    stage.rest(Math.ceil(2 * stage.clock() + 1) / 2 - stage.clock());
  }

  @Test
  void mobjectsAreOrderedByTheirTimesAtAllRates() {
    for (int seed = 0; seed < Cases.count(40, 10); seed++) {
      int chosen = seed;
      Consumer<Runs.Sketch> play = stage -> play(stage, chosen);
      List<List<Long>> expected = orders(RATES[0], play);
      for (int rate : RATES) {
        assertEquals(expected, orders(rate, play), "seed " + seed + " at " + rate + " fps");
      }
      List<Item> jumped =
          Runs.run(new Runs.Sketch(play), FrameRate.of(30), 0, FrameRange.only(15)).items(0);
      assertEquals(expected.get(1), order(jumped), "seed " + seed + ", a still");
    }
  }

  /** Returns the order of dots that are added after these seconds, in one play at 1 fps. */
  private static List<Long> after(double... seconds) {
    List<Animation<?>> all = new ArrayList<>();
    for (int i = 0; i < seconds.length; i++) {
      all.add(succession(waiting(seconds[i]), animate(dot(at(i, 0)), d -> d.shift(UP))));
    }
    return order(Runs.run(1, stage -> stage.playAll(animationGroup(all))).items(-1));
  }

  @Test
  void betweenTwoFramesTheEarlierComesFirst() {
    assertEquals(List.of(2L, 1L, 0L), after(0.3, 0.2, 0.1));
  }

  @Test
  void simultaneousMobjectsAreInTheOrderOfTheSource() {
    // 0.1 + 0.2 is a little more than 0.3, but rounds to the same flick.
    assertEquals(List.of(0L, 1L), after(0.1 + 0.2, 0.3));
  }

  @Test
  void mobjectsAtTheStartOfAPlayAreBehindMobjectsAddedLater() {
    Consumer<Runs.Sketch> play =
        stage ->
            stage.playAll(
                succession(adding(dot()), adding(dot(at(1, 0))), fadeIn(dot(at(2, 0)))),
                succession(adding(dot(at(3, 0))), fadeIn(dot(at(4, 0)))));
    // 0 and 3 are added at the start of the play, the others later.
    assertEquals(List.of(0L, 3L, 1L, 2L, 4L), order(Runs.run(10, play).items(-1)));
  }
}
