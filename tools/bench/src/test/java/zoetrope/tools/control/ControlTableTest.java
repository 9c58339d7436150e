package zoetrope.tools.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.LINEAR;
import static zoetrope.Zoetrope.fadeIn;
import static zoetrope.Zoetrope.square;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ControlTableTest {
  private static final int BLACK = 0xff000000;

  static Stream<Control> controls() {
    return ControlTable.all().controls().stream();
  }

  @ParameterizedTest
  @MethodSource("controls")
  void everySceneDrawsSomethingAndEndsBlackOnlyIfDeclared(Control control) {
    List<int[]> pictures = control.pictures();

    int[] end = pictures.get(pictures.size() - 1);
    assertEquals(control.width() * control.height(), end.length);
    assertEquals(control.isBlackAtEnd(), isBlack(end), "the end");
    if (control.isFilm()) {
      assertTrue(pictures.size() > 1);
      assertFalse(pictures.stream().allMatch(ControlTableTest::isBlack));
    }
  }

  @Test
  void aFilmHasSixFramesASecondAndItsEnd() {
    Control film =
        new Control("some/Film", true, null, s -> s.perform(fadeIn(square()).rate(LINEAR)));

    List<int[]> pictures = film.pictures();

    assertEquals(7, pictures.size());
    assertTrue(isBlack(pictures.get(0)));
    assertFalse(Arrays.equals(pictures.get(5), pictures.get(6)));
  }

  @Test
  void framesAtExplicitTimesEqualThoseOfTheVideo() {
    double[] times = {0, 0.5};
    Control plain = new Control("a/A", true, null, s -> s.perform(fadeIn(square())));
    Control timed = new Control("a/B", true, times, s -> s.perform(fadeIn(square())));

    assertEquals(3, timed.pictures().size());
    for (int i = 0; i < 3; i++) {
      assertTrue(Arrays.equals(plain.pictures().get(3 * i), timed.pictures().get(i)), "" + i);
    }
  }

  @Test
  void theTableCannotBeChangedFromOutside() {
    List<Control> controls = ControlTable.all().controls();

    assertThrows(UnsupportedOperationException.class, controls::clear);
  }

  private static boolean isBlack(int[] picture) {
    return Arrays.stream(picture).allMatch(argb -> argb == BLACK);
  }
}
