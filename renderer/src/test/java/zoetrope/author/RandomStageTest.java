package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.animation.Animation;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Circle;

/** Invariants of a stage after any sequence of operations, with groups that share members. */
class RandomStageTest {
  private static final int STEPS = 25;

  static IntStream seeds() {
    return IntStream.range(0, 300);
  }

  /** Circles that count their updates, and groups of some of them and of other groups. */
  private static final class World {
    final List<Mobject<?>> leaves = new ArrayList<>();
    final List<Mobject<?>> all = new ArrayList<>();
    final Map<Mobject<?>, Integer> updates = new HashMap<>();
    private final Random random;

    World(Random random) {
      this.random = random;
      for (int i = 0; i < 6; i++) {
        Circle leaf = circle(0.2 + 0.1 * i).shift(right(i));
        leaf.addUpdater((m, dt) -> updates.merge(leaf, 1, Integer::sum));
        leaves.add(leaf);
      }
      all.addAll(leaves);
      for (int i = 0; i < 5; i++) {
        Group<Mobject<?>> group = group();
        for (int k = 0; k < 2 + random.nextInt(2); k++) {
          group.add(any());
        }
        all.add(group);
      }
    }

    Mobject<?> any() {
      return all.get(random.nextInt(all.size()));
    }

    List<Mobject<?>> leavesOf(Mobject<?> m) {
      return leaves.stream().filter(leaf -> m.anyMember(x -> x == leaf)).toList();
    }
  }

  private static List<Mobject<?>> without(List<Mobject<?>> list, List<Mobject<?>> removed) {
    return list.stream().filter(m -> !removed.contains(m)).toList();
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void everythingIsShownAndUpdatedOnce(int seed) {
    Random random = new Random(seed);
    World world = new World(random);
    Runs.run(
        s -> {
          for (int i = 0; i < STEPS; i++) {
            step(s, world, random);
            check(s, world, "step " + i);
          }
        });
  }

  private static void step(Runs.Sketch s, World world, Random random) {
    Mobject<?> m = world.any();
    List<Mobject<?>> leaves = world.leavesOf(m);
    List<Mobject<?>> before = s.painted();
    List<Mobject<?>> others = without(before, leaves);
    boolean whole = s.stands(m) && before.containsAll(leaves);
    switch (random.nextInt(9)) {
      case 0 -> {
        s.put(m);
        List<Mobject<?>> after = s.painted();
        assertEquals(
            others,
            after.subList(0, others.size()),
            "the other mobjects stay, behind the added ones");
        assertTrue(after.containsAll(leaves));
      }
      case 1 -> {
        s.takeOff(m);
        assertEquals(others, s.painted());
      }
      case 2 -> {
        s.toBack(m);
        List<Mobject<?>> after = s.painted();
        assertEquals(others, after.subList(after.size() - others.size(), after.size()));
        assertTrue(after.containsAll(leaves));
      }
      case 3 -> {
        play(s, animate(m, x -> x.shift(UP)));
        assertTrue(s.painted().containsAll(others), "an animation removes no other mobject");
        if (s.stands(m) && whole) {
          assertEquals(
              before,
              s.painted(),
              "an animation does not change the order of mobjects on the stage");
        }
      }
      case 4 -> {
        play(s, fadeIn(m));
        assertTrue(s.painted().containsAll(leaves) && s.painted().containsAll(others));
        assertEquals(others, without(s.painted(), leaves));
      }
      case 5 -> {
        play(s, fadeOut(m));
        assertEquals(others, s.painted());
      }
      case 6 -> {
        Mobject<?> other = world.any();
        List<Mobject<?>> both = new ArrayList<>(leaves);
        both.addAll(world.leavesOf(other));
        boolean none = without(before, both).equals(before);
        play(s, laggedStart(indicate(m), animate(other, x -> x.shift(DOWN))));
        assertTrue(!none || s.painted().containsAll(both));
        assertEquals(without(before, both), without(s.painted(), both));
      }
      case 7 -> {
        play(s, succession(fadeIn(m), indicate(m), fadeOut(m)));
        assertEquals(others, s.painted());
      }
      default -> {
        Circle fresh = circle(0.1);
        play(s, fadeTransform(m, fresh));
        assertTrue(s.painted().containsAll(others) && s.stands(fresh));
        s.takeOff(fresh);
        assertEquals(others, s.painted());
      }
    }
  }

  private static void play(Runs.Sketch s, Animation<?> animation) {
    s.playAll(animation.runTime(0.2));
  }

  private static void check(Runs.Sketch s, World world, String when) {
    List<Mobject<?>> painted = s.painted();
    assertEquals(painted.size(), painted.stream().distinct().count(), when + ": once");
    for (Mobject<?> leaf : world.leaves) {
      assertEquals(painted.contains(leaf), s.stands(leaf), when);
    }
    world.updates.clear();
    s.rest(0.3);
    for (Mobject<?> leaf : world.leaves) {
      int wanted = painted.contains(leaf) ? 3 : 0;
      assertEquals(wanted, world.updates.getOrDefault(leaf, 0), when + ": updates");
    }
    assertEquals(painted, s.painted());
  }

  @Test
  void mobjectsSentToTheBackStayThere() {
    Runs.run(
        s -> {
          var a = circle();
          var b = square();
          s.put(b);
          s.putInFront(a);
          s.toBack(a);
          s.put(circle(2));
          assertEquals(a, s.painted().get(0));
        });
  }

  @Test
  void aReplacementInTheForegroundStaysInFront() {
    Runs.run(
        s -> {
          var a = circle();
          var b = square();
          var c = circle(2);
          s.putInFront(a);
          s.exchange(a, b);
          s.put(c);
          assertEquals(List.of(c, b), s.painted());
          s.put(a);
          assertEquals(List.of(c, a, b), s.painted());
        });
  }
}
