package zoetrope.animation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static zoetrope.Zoetrope.*;

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
