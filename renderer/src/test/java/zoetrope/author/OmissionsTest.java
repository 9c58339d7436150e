package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Frequent omissions of beginners get a warning, and correct scenes do not. */
class OmissionsTest {
  private static List<String> warnings(Consumer<Runs.Sketch> body) {
    return Runs.run(body).result().warnings();
  }

  @Test
  void warnsIfNoMobjectIsEverOnTheStage() {
    for (Consumer<Runs.Sketch> body :
        List.<Consumer<Runs.Sketch>>of(s -> circle(1).shift(UP), s -> create(circle(1)))) {
      List<String> warnings = warnings(body.andThen(s -> s.rest(1)));
      assertEquals(1, warnings.size());
      assertTrue(warnings.get(0).contains("none is ever on the stage"), warnings.get(0));
    }
  }

  @Test
  void doesNotWarnOfAnIntentionallyEmptyStage() {
    assertEquals(List.of(), warnings(s -> s.rest(1)));
    assertEquals(List.of(), warnings(s -> s.playAll(fadeIn(circle(1)))));
    assertEquals(
        List.of(),
        warnings(
            s -> {
              var circle = circle(1);
              s.put(circle);
              s.takeOff(circle);
              s.rest(1);
            }));
  }

  @Test
  void warnsOfAnimatingTheTargetOfATransform() {
    var first = square(1);
    var second = circle(1);
    List<String> warnings =
        warnings(
            s -> {
              s.playAll(create(first));
              s.playAll(transform(first, second));
              s.playAll(transform(second, triangle()));
            });
    assertEquals(1, warnings.size(), warnings::toString);
    assertTrue(warnings.get(0).contains("Transform(Circle) animates"), warnings.get(0));
  }

  @Test
  void doesNotWarnIfTheTargetIsAddedToTheStage() {
    assertEquals(
        List.of(),
        warnings(
            s -> {
              var first = square(1);
              var second = circle(1);
              s.playAll(transform(first, second));
              s.playAll(transform(first, triangle()));
              s.playAll(fadeIn(second));
              s.playAll(transform(second, square(2)));
              s.playAll(replacementTransform(first, triangle()));
            }));
  }
}
