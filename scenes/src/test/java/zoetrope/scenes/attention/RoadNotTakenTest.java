package zoetrope.scenes.attention;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.geometry.Bounds;
import zoetrope.scenes.Film;

class RoadNotTakenTest {
  private static final Film FILM = Film.of(RoadNotTaken::new);
  private static final int LETTERS = 583;

  @Test
  void beatsStartWhenTheStoryboardSays() {
    assertEquals(36.5, FILM.seconds());
    assertEquals(
        List.of(
            0.0, 4.0, 5.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.5, 17.5, 18.5,
            19.5, 20.5, 21.5, 22.5, 23.5, 29.5, 30.5, 31.5, 32.5, 33.5, 34.5, 35.5),
        FILM.starts());
  }

  @Test
  void thePoemFillsTheFrameInTwoColumns() {
    Frame frame = FILM.frame(4.5);
    assertEquals(LETTERS, frame.items().size());
    Bounds poem = Film.box(frame.items());
    assertEquals(13.22, poem.size().x(), 0.02);
    assertEquals(4.57, poem.size().y(), 0.03);
    assertEquals(0.5, poem.center().y(), 0.01);
  }

  @Test
  void theArrowMovesBetweenPlacesWithoutChangingItsLength() {
    assertArrow(10.5, 2.52, -1.82, 0, 0.75);
    assertArrow(12.5, 3.16, -1.82, 0, 0.75);
    assertArrow(17, 0.14, -0.82, 0.75, 0);
    assertArrow(19, -5.03, 1.99, 0, 0.75);
    assertArrow(21, -5.06, 0.5, 0.53, 0.53);
    assertArrow(23, -2.94, -1.35, 0.53, 0.53);
    assertArrow(31.95, 3.16, -1.82, 0, 0.75);
  }

  private static void assertArrow(double time, double x, double y, double width, double height) {
    Item arrow =
        FILM.frame(time).items().stream()
            .filter(
                item ->
                    Math.abs(item.bounds().center().x() - x) < 0.02
                        && Math.abs(item.bounds().center().y() - y) < 0.02
                        && Math.abs(item.bounds().size().x() - width) < 0.02)
            .findFirst()
            .orElseThrow(() -> new AssertionError("no arrow at " + x + ", " + y));
    assertEquals(height, arrow.bounds().size().y(), 0.02);
  }

  @Test
  void copiesThatLitUpDisappear() {
    assertEquals(LETTERS + 1, FILM.frame(8.5).items().size(), "poem and outline");
    assertEquals(LETTERS + 3, FILM.frame(30).items().size(), "poem, outline, box and arrow");
  }

  @Test
  void theVectorIsBelowTheWordAndWithinTheFrame() {
    Frame frame = FILM.frame(36);
    assertEquals(9, frame.camera().height(), 1e-9);
    List<Item> items = frame.items();
    Bounds all = Film.box(items);
    assertEquals(-5.3, all.min().y(), 0.03);
    assertTrue(items.size() > LETTERS + 4);
  }
}
