package zoetrope.animation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.author.Runs;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.mobject.Mobject;

/** If a mobject is fixed in the frame, the copies that animations add for it are fixed, too. */
class FixedCopiesTest {
  static Stream<Supplier<Mobject<?>>> sources() {
    return Stream.of(
        () -> decimalNumber(2.37),
        () -> square(1).setFill(BLUE, 1),
        () -> group(square(1), circle(0.4)),
        () -> text("ab"));
  }

  @ParameterizedTest
  @MethodSource("sources")
  void copiesOfFixedMobjectsAreFixed(Supplier<Mobject<?>> source) {
    for (Supplier<Mobject<?>> target : sources().toList()) {
      assertFixed(
          source.get(),
          m -> transformFromCopy(m, (Mobject<?>) target.get().fixInFrame().shift(UP)));
      assertFixed(source.get(), m -> transform(m, (Mobject<?>) target.get().fixInFrame()));
      assertFixed(
          source.get(), m -> fadeTransformPieces(m, (Mobject<?>) target.get().fixInFrame()));
    }
  }

  @Test
  void marksOfFixedMobjectsAreFixed() {
    List<Function<Mobject<?>, Animation<?>>> marks =
        List.of(
            m -> circumscribe(m),
            m -> circumscribe(m).circle(),
            m -> circleIndicate(m),
            m -> flash(m),
            m -> focusOn(m),
            m -> flashAround(m));
    marks.forEach(mark -> assertFixed(square(1), mark));
  }

  @Test
  void partsOfDepthTestedMobjectsAreDepthTested() {
    var square = square(1).applyDepthTest();
    var pair = group(square(1), circle(1)).applyDepthTest();
    Runs.run(
        s -> {
          s.put(square);
          s.playAll(transform(square, pair));
        });
    assertTrue(square.family().stream().allMatch(Mobject::isDepthTested));
  }

  private static void assertFixed(
      Mobject<?> mobject, Function<Mobject<?>, Animation<?>> animation) {
    mobject.fixInFrame();
    Runs.Run run =
        Runs.run(
            s -> {
              s.put(mobject);
              s.playAll(animation.apply(mobject));
            });
    for (Frame frame : run.frames()) {
      for (Item item : frame.items()) {
        assertEquals(1, item.fixed());
      }
    }
  }
}
