package zoetrope.animation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.at;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.animation.AnimationCase.Start;
import zoetrope.animation.AnimationCase.World;
import zoetrope.author.Runs;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.mobject.Mobject;
import zoetrope.scene.FrameRange;

/** The start, the end, the final stage and the duration of each animation. */
class EveryAnimationTest {
  static Stream<AnimationCase> cases() {
    return Stream.of(
            AppearingCases.creations(),
            AppearingCases.fades(),
            ChangingCases.transforms(),
            ChangingCases.movements(),
            PointingCases.indications(),
            PointingCases.compositions())
        .flatMap(List::stream);
  }

  private static Runs.Run play(AnimationCase c, World world, FrameRange range) {
    return play(c, world, range, new AtomicReference<>());
  }

  private static Runs.Run play(
      AnimationCase c, World world, FrameRange range, AtomicReference<List<Mobject<?>>> listed) {
    return Runs.run(
        range,
        s -> {
          if (c.start() != Start.INVISIBLE) {
            c.subject().apply(world).forEach(s::put);
          }
          s.playAll(c.make().apply(world));
          listed.set(s.listed());
        });
  }

  @ParameterizedTest
  @MethodSource("cases")
  void startsInTheExpectedState(AnimationCase c) {
    World world = new World();
    List<Item> before = Runs.items(c.subject().apply(world));
    Frame first = play(c, world, FrameRange.ALL).frames().get(0);
    if (c.start() == Start.AS_IT_WAS) {
      assertEquals(before, visible(first.items()));
    } else if (c.start() == Start.INVISIBLE) {
      assertEquals(List.of(), visible(first.items()));
    }
  }

  private static List<Item> visible(List<Item> items) {
    return items.stream()
        .filter(
            item -> !(item instanceof Item.Shape shape) || !shape.bounds().size().equals(at(0, 0)))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void endsExactlyInTheExpectedState(AnimationCase c) {
    World world = new World();
    AtomicReference<List<Mobject<?>>> listed = new AtomicReference<>();
    play(c, world, FrameRange.ALL, listed);
    List<Item> expected = Runs.items(c.looks().apply(new World()));
    assertEquals(expected, Runs.items(listed.get()));
    if (c.listed() != null) {
      List<Mobject<?>> wanted = c.listed().apply(world);
      assertEquals(wanted.size(), listed.get().size(), "objects on the stage");
    }
  }

  /** Returns the animations that remove the mobject from the stage, except plain transforms. */
  static Stream<AnimationCase> leaving() {
    World world = new World();
    return cases()
        .filter(c -> c.listed() != null)
        .filter(c -> !c.listed().apply(world).containsAll(c.subject().apply(world)))
        .filter(c -> !c.name().equals("Replacement") && !c.name().equals("TransformAnimations"));
  }

  @ParameterizedTest
  @MethodSource("leaving")
  void removedMobjectsLookAsBefore(AnimationCase c) {
    World world = new World();
    List<Item> before = Runs.items(c.subject().apply(new World()));
    play(c, world, FrameRange.ALL);
    assertEquals(before, Runs.items(c.subject().apply(world)));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void takesTheExpectedTime(AnimationCase c) {
    Runs.Run run = play(c, new World(), FrameRange.ALL);
    assertEquals(c.duration(), run.result().duration().seconds(), 1e-9);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void jumpingToAFrameGivesTheSameAsPlayingToIt(AnimationCase c) {
    Runs.Run all = play(c, new World(), FrameRange.ALL);
    int n = all.frames().size();
    for (int k : new int[] {n / 3, n / 2, n - 1}) {
      Runs.Run jumped = play(c, new World(), FrameRange.only(k));
      assertEquals(all.frames().get(k), jumped.frames().get(0), "frame " + k);
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void hasADescription(AnimationCase c) {
    assertTrue(c.make().apply(new World()).describe().matches("[A-Za-z].*"), c.name());
  }
}
