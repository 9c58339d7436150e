package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.animation.Animation;
import zoetrope.frame.FrameRate;
import zoetrope.frame.Item;
import zoetrope.mobject.Group;
import zoetrope.mobject.shapes.Dot;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Stage;
import zoetrope.scene.StageSettings;

/**
 * Animations of a group that have ended or not begun look the same whether or not they are shown in
 * each frame.
 */
class RestingAnimationsTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void groupsShowTheSameWithAndWithoutSkippingOfRestingChildren(int seed) {
    assertEquals(frames(seed, false), frames(seed, true));
  }

  private static List<String> frames(int seed, boolean watched) {
    List<String> frames = new ArrayList<>();
    Runs.Sketch scene =
        new Runs.Sketch(
            s -> {
              if (watched) {
                s.put(new Group<>().addUpdater((g, dt) -> {}));
              }
              s.playAll(group(new Random(seed), 3));
              s.rest(0.5);
            });
    StageSettings settings = StageSettings.of(FrameRate.of(10));
    Stage.run(
        scene,
        settings,
        FrameRange.ALL,
        (frame, count) -> {
          String seen =
              frame.items().stream().map(RestingAnimationsTest::words).toList().toString();
          frames.addAll(Collections.nCopies((int) count, seen));
        });
    return frames;
  }

  private static String words(Item item) {
    return item + Arrays.toString(((Item.Shape) item).path().coordinates());
  }

  /**
   * Returns a group of random animations. Some of them are groups, or have rate functions that go
   * there and back.
   */
  private static Animation<?> group(Random random, int depth) {
    List<Animation<?>> all = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      boolean within = depth > 0 && random.nextInt(4) == 0;
      all.add(within ? group(random, depth - 1) : single(random));
    }
    Animation<?> group = laggedStart(all).lagRatio(0.3 * random.nextInt(4));
    return random.nextInt(3) == 0 ? group.rate(THERE_AND_BACK) : group;
  }

  private static Animation<?> single(Random random) {
    Dot dot = dot(at(random.nextInt(9) - 4, random.nextInt(7) - 3));
    Animation<?> animation =
        switch (random.nextInt(6)) {
          case 0 -> fadeIn(dot).shift(UP);
          case 1 -> fadeOut(dot);
          case 2 -> create(dot);
          case 3 -> animate(dot, d -> d.shift(RIGHT));
          case 4 -> growFromCenter(dot);
          default -> write(dot);
        };
    switch (random.nextInt(4)) {
      case 0 -> animation.runTime(0.4 * random.nextInt(4));
      case 1 -> animation.rate(THERE_AND_BACK);
      case 2 -> animation.timeSpan(0.3, 0.7);
      default -> animation.rate(LINEAR);
    }
    return animation;
  }
}
