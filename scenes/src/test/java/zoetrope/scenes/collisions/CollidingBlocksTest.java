package zoetrope.scenes.collisions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.geometry.Vec;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.text.IntegerNumber;
import zoetrope.scene.Section;
import zoetrope.scenes.Film;
import zoetrope.scenes.Moment;

class CollidingBlocksTest {
  private static final Film FILM = Film.of(CollidingBlocks::new).rate(15);

  @Test
  void hasASectionForEachPairOfBlocks() {
    assertEquals(
        List.of(
            "Equal masses",
            "A hundred to one",
            "Ten thousand to one",
            "A million to one",
            "Velocities",
            "Digits"),
        FILM.result().sections().stream().map(Section::name).toList());
    assertTrue(FILM.seconds() > 30 && FILM.seconds() < 75, () -> FILM.seconds() + " s");
  }

  @Test
  void countsDigitsOfPi() {
    List<Integer> last = new ArrayList<>();
    for (Moment moment : FILM.moments()) {
      for (IntegerNumber number : moment.all(IntegerNumber.class)) {
        if (number.value() == 0) {
          last.add(0);
        }
        last.set(last.size() - 1, (int) number.value());
      }
    }
    last.removeIf(count -> count == 0);
    assertEquals(List.of(3, 31, 314, 3141, 31), last);
    List<String> texts = FILM.last().texts();
    assertTrue(texts.containsAll(List.of("3", "31", "314", "3141")), texts::toString);
  }

  @Test
  void blocksSlideWithTheirLabels() {
    Moment before = FILM.after(2);
    Moment after = FILM.after(8.6);
    assertTrue(left(after, 1).x() > left(before, 1).x() + 1, "the large one slides away");
    assertEquals(before.texts(), after.texts(), "labels move with the blocks");
  }

  @Test
  void blocksNeverEnterEachOtherOrTheWall() {
    for (Moment moment : FILM.moments()) {
      List<Square> blocks = moment.all(Square.class);
      if (blocks.size() == 2) {
        double wall = Room.place(0).x();
        assertTrue(blocks.get(0).left().x() >= wall - 1e-9, "at " + moment.end());
        double gap = blocks.get(1).left().x() - blocks.get(0).right().x();
        assertTrue(gap >= -1e-9, "at " + moment.end());
      }
    }
  }

  @Test
  void collisionsAreHeardWhenTheyAreSeen() {
    List<Double> starts = new ArrayList<>();
    FILM.result().sounds().forEach(sound -> starts.add(sound.start() / 48_000.0));
    assertTrue(starts.size() > 3 + 31 && starts.size() < 1000, () -> starts.size() + " sounds");
    assertTrue(starts.get(0) > 3 && starts.get(2) < 9, () -> "the first three: " + starts);
    for (int i = 1; i < starts.size(); i++) {
      double gap = starts.get(i) - starts.get(i - 1);
      assertTrue(gap > 0.033, "sound " + i + " begins " + gap + " s after sound " + (i - 1));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {30, 60})
  void isTheSameAtEveryFrameRate(int fps) {
    List<Moment> others = Film.of(CollidingBlocks::new).rate(fps).moments();
    assertEquals(FILM.moments().size(), others.size());
    for (int i = 0; i < others.size(); i++) {
      Moment expected = FILM.moments().get(i);
      Moment moment = others.get(i);
      assertEquals(expected.end(), moment.end());
      assertEquals(numbers(expected), numbers(moment), "at " + moment.end());
      int blocks = expected.all(Square.class).size();
      assertEquals(blocks, moment.all(Square.class).size());
      for (int b = 0; b < blocks; b++) {
        double apart = left(expected, b).minus(left(moment, b)).length();
        assertEquals(0, apart, 1e-9, "block " + b + " at " + moment.end());
      }
    }
  }

  private static Vec left(Moment moment, int block) {
    return moment.all(Square.class).get(block).left();
  }

  private static List<Double> numbers(Moment moment) {
    return moment.all(IntegerNumber.class).stream().map(IntegerNumber::value).toList();
  }
}
