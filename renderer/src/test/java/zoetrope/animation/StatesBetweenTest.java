package zoetrope.animation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.animation.AnimationCase.Start;
import zoetrope.animation.AnimationCase.World;
import zoetrope.author.Runs;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.geometry.Vec;
import zoetrope.scene.FrameRange;

/**
 * The intermediate states of each animation. For four frames of each, {@code states-between.txt}
 * stores numbers that summarize the frame. They were recorded when a person reviewed videos of the
 * animations. If the numbers change, videos change. After an intended change, run with {@code
 * -Dgolden.update=true}, look at the animation, and commit.
 */
class StatesBetweenTest {
  private static final Path FILE =
      Path.of("src/test/resources/zoetrope/animation/states-between.txt");

  private static final double EPS = 2e-5;

  static Stream<AnimationCase> cases() {
    return EveryAnimationTest.cases();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void eachAnimationHasItsIntermediateStates(AnimationCase c) throws IOException {
    Map<String, double[]> known = stored();
    states(c)
        .forEach(
            (key, figures) -> {
              double[] wanted = known.get(key);
              assertNotNull(wanted, () -> "new: " + key + "; run with -Dgolden.update=true");
              assertEquals(wanted.length, figures.length);
              for (int i = 0; i < wanted.length; i++) {
                double slack = EPS * Math.max(1, Math.abs(wanted[i]));
                String what = key + ": " + Arrays.toString(wanted) + " " + Arrays.toString(figures);
                assertEquals(wanted[i], figures[i], slack, what);
              }
            });
  }

  @Test
  void nothingIsStoredForRemovedAnimations() throws IOException {
    Map<String, double[]> all = new LinkedHashMap<>();
    cases().forEach(c -> all.putAll(states(c)));
    if (Boolean.getBoolean("golden.update")) {
      Files.write(FILE, all.entrySet().stream().map(StatesBetweenTest::line).toList());
    }
    assertEquals(List.copyOf(all.keySet()), List.copyOf(stored().keySet()));
  }

  private static Map<String, double[]> states(AnimationCase c) {
    World world = new World();
    List<Frame> frames =
        Runs.run(
                FrameRange.ALL,
                s -> {
                  if (c.start() != Start.INVISIBLE) {
                    c.subject().apply(world).forEach(s::put);
                  }
                  s.playAll(c.make().apply(world));
                })
            .frames();
    Map<String, double[]> states = new LinkedHashMap<>();
    for (int share = 1; share <= 4; share++) {
      int k = frames.size() * share / 5;
      states.put(c.name() + " at " + k, figures(frames.get(k).items()));
    }
    return states;
  }

  /**
   * Returns numbers that summarize the items of a frame: their count, and sums over their
   * positions, sizes, opacities, stroke widths and colours. Items later in the painting order have
   * other weights.
   */
  private static double[] figures(List<Item> items) {
    double[] sums = new double[9];
    sums[0] = items.size();
    for (int i = 0; i < items.size(); i++) {
      double weight = 1 + (i % 7) / 7.0;
      if (items.get(i) instanceof Item.Shape shape && shape.path().pointCount() > 0) {
        add(shape, weight, sums);
      }
    }
    return sums;
  }

  private static void add(Item.Shape shape, double weight, double[] sums) {
    int n = shape.path().pointCount();
    for (int p = 0; p < n; p++) {
      Vec at = shape.transform().apply(shape.path().point(p));
      double share = weight * (1 + (p % 5) / 5.0) / n;
      sums[1] += share * at.x();
      sums[2] += share * at.y();
      sums[3] += share * at.z();
    }
    sums[4] += weight * shape.bounds().size().x() + weight * shape.bounds().size().y();
    sums[5] += weight * strength(shape.style().fill());
    sums[6] += weight * strength(shape.style().stroke().paint());
    for (double width : shape.style().stroke().widths()) {
      sums[7] += weight * width;
    }
    sums[8] += shape.path().curveCount();
  }

  private static double strength(Paint paint) {
    return paint instanceof Paint.Solid solid
        ? solid.color().alpha() * (1 + solid.color().red() + 0.1 * solid.color().green())
        : 0;
  }

  private static String line(Map.Entry<String, double[]> state) {
    List<String> numbers = new ArrayList<>();
    for (double figure : state.getValue()) {
      numbers.add(String.format(Locale.ROOT, "%.6g", figure));
    }
    return state.getKey() + ": " + String.join(" ", numbers);
  }

  private static Map<String, double[]> stored() throws IOException {
    Map<String, double[]> states = new LinkedHashMap<>();
    for (String line : Files.readAllLines(FILE, StandardCharsets.UTF_8)) {
      int colon = line.lastIndexOf(": ");
      double[] figures =
          Stream.of(line.substring(colon + 2).split(" "))
              .mapToDouble(Double::parseDouble)
              .toArray();
      states.put(line.substring(0, colon), figures);
    }
    return states;
  }
}
