package zoetrope.scenes.attention;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.DOWN;
import static zoetrope.Zoetrope.UP;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.frame.Frame;
import zoetrope.geometry.Bounds;
import zoetrope.render.lookup.SceneIndex;
import zoetrope.scenes.Film;

class MyseteryNovelTest {
  private static final Film FILM = Film.of(MyseteryNovel::new);

  @Test
  void beatsStartWhenTheStoryboardSays() {
    assertEquals(37.0, FILM.seconds());
    assertEquals(
        List.of(0.0, 1.0, 2.0, 7.0, 8.0, 9.0, 10.0, 12.0, 22.0, 23.0, 25.0, 35.0), FILM.starts());
  }

  @Test
  void theCameraGoesDownTheStoryAndBack() {
    assertCamera(1.5, 15, 8);
    assertCamera(7.5, -15.4, 8);
    assertBetweenLines(13, -17.5, 12.5);
    assertBetweenLines(26, -14, 37);
  }

  /**
   * Asserts that the camera is near its place in the storyboard and that its upper edge cuts no
   * line of text.
   */
  private static void assertBetweenLines(double time, double y, double height) {
    Frame frame = FILM.frame(time);
    assertEquals(y, frame.camera().center().y(), 0.7);
    assertEquals(height, frame.camera().height(), 1e-9);
    double edge = frame.camera().center().y() + height / 2;
    new NovelText()
        .paragraphs
        .familyWithPoints()
        .forEach(letter -> assertTrue(letter.y(DOWN) > edge || letter.y(UP) < edge, "cut"));
  }

  private static void assertCamera(double time, double y, double height) {
    Frame frame = FILM.frame(time);
    assertEquals(y, frame.camera().center().y(), 1e-9);
    assertEquals(height, frame.camera().height(), 1e-9);
  }

  @Test
  void theEndOfTheStoryAndTheVectorAreCompletelyVisible() {
    for (double time : new double[] {22.5, 34.95}) {
      Frame frame = FILM.frame(time);
      double bottom = frame.camera().center().y() - frame.camera().height() / 2;
      assertTrue(Film.box(frame.items()).min().y() > bottom);
    }
  }

  @Test
  void arcsStartAtAllEarlierWordsAndDisappear() {
    int still = FILM.frame(11.95).items().size();
    NovelText text = new NovelText();
    int last = text.paragraphs.size() - 1;
    int one = text.arcStartsFrom(last).size();
    int four = text.arcStartsFrom(last - 3).size();
    // Some arcs begin later or are almost invisible, so they are not in this frame.
    assertBetween(still + one * 2 / 3, still + one, FILM.frame(17).items().size());
    // There may be one more sign, where 0.0 has become another number.
    assertBetween(still, still + 1, FILM.frame(22.5).items().size());
    assertBetween(still + four * 2 / 3, still + four, FILM.frame(30).items().size());
  }

  private static void assertBetween(int min, int max, int actual) {
    assertTrue(min <= actual && actual <= max, min + " <= " + actual + " <= " + max);
  }

  @Test
  void theColumnIsAsWideAndAsHighAsTheFilmNeeds() {
    Bounds column = new NovelText().paragraphs.bounds();
    assertEquals(10.9, column.size().x(), 0.4);
    assertEquals(33.4, column.size().y(), 0.5);
    assertEquals(0, column.center().length(), 0.2);
  }

  @Test
  void theTextDoesNotNameTheMurderer() {
    NovelText text = new NovelText();
    assertTrue(text.source().endsWith("therefore, the murderer was "), text.source());
    Bounds ending = text.ending.bounds();
    Bounds question = text.question.bounds();
    assertTrue(question.min().x() > ending.max().x());
    assertEquals(ending.center().y(), question.center().y(), 0.1, "on one line");
  }

  @Test
  void everyLetterStandsForItsWordAndTheDotsForTheirBlock() {
    NovelText text = new NovelText();
    List<NovelText.ArcStart> all = text.arcStartsFrom(0);
    int words = new LastWord(text.source()).words();
    assertEquals(words, all.get(all.size() - 1).to());
    for (int i = 1; i < all.size(); i++) {
      int before = all.get(i - 1).to();
      assertTrue(all.get(i).from() == before || all.get(i).from() == before - 1);
    }
    assertEquals(3, all.stream().filter(speaker -> speaker.to() - speaker.from() > 1).count());
  }

  @Test
  void findsTheSceneByTheCorrectSpelling() {
    var index = new SceneIndex(getClass().getClassLoader());
    assertEquals("MyseteryNovel", index.find("MysteryNovel").get(0).name());
  }
}
