package zoetrope.animation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.author.Runs;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.shapes.Dot;

class AnimateTest {
  @Test
  void animateDoesNotChangeATargetThatTheAuthorGenerated() {
    Dot dot = dot();
    dot.generateTarget().shift(UP);
    Runs.run(s -> s.playAll(animate(dot, d -> d.shift(RIGHT))));
    assertEquals(at(1, 0), dot.center());
    assertEquals(at(0, 1), dot.target().center());
  }

  @Test
  void aChangeCanUseTheTargetAndTheSavedState() {
    Dot dot = dot().saveState().shift(UP);
    Dot other = dot(LEFT);
    other.generateTarget().shift(UP);
    var both = group(dot, other);
    Runs.run(s -> s.playAll(animate(both, g -> g.forEach(d -> d.become(target(d))))));
    assertEquals(at(0, 0), dot.center());
    assertEquals(at(-1, 1), other.center());
    assertEquals(at(-1, 1), other.target().center());
  }

  private static Dot target(Dot dot) {
    return dot.x() < -0.5 ? dot.target() : dot.savedState();
  }

  /** An object as authors write it, with values in fields. */
  private static final class Gauge extends TypedGroup<Dot, Gauge> {
    private double level;
    private String unit = "m";

    Gauge level(double newLevel, String newUnit) {
      level = newLevel;
      unit = newUnit;
      return this;
    }
  }

  private static void observe(Gauge gauge, Gauge halfway) {
    if (gauge.level > 0 && gauge.level < 4) {
      halfway.level(gauge.level, gauge.unit);
    }
  }

  @Test
  void valuesInFieldsChangeWithTheObject() {
    Gauge gauge = new Gauge();
    Animation<?> up = animate(gauge, g -> g.level(4, "km"));
    Gauge halfway = new Gauge();
    Dot seeing = dot().addUpdater((Dot d) -> observe(gauge, halfway));
    Runs.run(
        s -> {
          s.put(seeing);
          s.playAll(up);
        });
    assertEquals("m", halfway.unit);
    assertTrue(halfway.level > 3 && halfway.level < 4, () -> "the last level: " + halfway.level);
    assertEquals(4, gauge.level);
    assertEquals("km", gauge.unit);
  }

  @Test
  void barsShowTheValuesOfTheirChartInEachFrame() {
    var chart = barChart(0.2, 0.5);
    var shown = always(decimalNumber(0, 2), n -> n.setValue(chart.values()[0]));
    List<Double> heights = new ArrayList<>();
    shown.addUpdater(n -> heights.add(chart.bars().get(0).height() - n.value() * 4));
    Runs.run(
        s -> {
          s.put(chart);
          s.put(shown);
          s.playAll(animate(chart, c -> c.changeBarValues(0.9, 0.7)));
        });
    assertEquals(0.9, chart.values()[0]);
    assertTrue(heights.stream().allMatch(h -> Math.abs(h) < 1e-9), heights::toString);
  }

  @Test
  void animateLeavesNoTargetBehind() {
    Dot dot = dot();
    Runs.run(s -> s.playAll(animate(dot, d -> d.shift(RIGHT))));
    assertThrows(IllegalStateException.class, dot::target);
  }

  @Test
  void copiesTheMobjectOnce() {
    Counted counted = new Counted();
    Runs.run(s -> s.playAll(animate(counted, c -> c.shift(RIGHT))));
    assertEquals(at(1, 0), counted.center());
    assertEquals(1, counted.copies[0]);
  }

  @Test
  void transformAddsNoSubmobjectsToItsTarget() {
    var target = group(dot(), dot(RIGHT));
    var row = group(dot(UP), dot(), dot(DOWN));
    Runs.run(s -> s.playAll(transform(row, target)));
    assertEquals(2, target.size());
  }

  /** A dot that counts how often it and its copies were copied. */
  private static final class Counted extends TypedGroup<Dot, Counted> {
    private final int[] copies = {0};

    Counted() {
      add(dot());
    }

    @Override
    protected void copiedSelf() {
      copies[0]++;
    }
  }
}
