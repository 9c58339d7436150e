package zoetrope.scenes.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.SceneException;
import zoetrope.scene.StageResult;
import zoetrope.scene.Time;
import zoetrope.scenes.Film;
import zoetrope.sound.SpokenLine;

class TransformerArchitectureTest {
  private static final double MARGIN = 0.3;

  private static Film film(String language) {
    return Film.of(TransformerArchitecture::new).rate(10).with("language", language);
  }

  @ParameterizedTest
  @ValueSource(ints = {30, 60})
  void lastsAsLongAsTheStoryboardSays(int fps) {
    StageResult result = film("zh").rate(fps).result();
    assertEquals(Time.of(55.3), result.duration());
    assertEquals(553L * fps / 10, result.frames());
  }

  @ParameterizedTest
  @ValueSource(strings = {"zh", "en"})
  void everyPlayTakesTheTimeInTheStoryboard(String language) {
    List<Double> expected = new ArrayList<>(List.of(1.0, 0.8, 1.0, 0.5));
    expected.addAll(List.of(0.8, 0.8, 0.3));
    for (int stack = 0; stack < 2; stack++) {
      expected.addAll(List.of(0.2, 0.5, 0.2, 0.2, 0.2, 0.2, 0.2, 0.3));
    }
    expected.addAll(List.of(0.8, 1.0, 2.0, 0.8));
    expected.add(0.8);
    expected.addAll(Collections.nCopies(20, 0.3));
    expected.addAll(List.of(1.0, 2.0, 0.8));
    expected.add(0.8);
    expected.addAll(Collections.nCopies(21, 0.2));
    expected.addAll(List.of(1.0, 2.0, 0.8));
    expected.addAll(List.of(0.8, 1.5, 1.0, 1.0, 1.0, 1.0, 2.0, 0.8));
    expected.add(0.8);
    for (int step = 0; step < 4; step++) {
      expected.addAll(List.of(0.8, 0.5, 0.3));
    }
    expected.addAll(List.of(0.8, 0.5, 0.5, 0.5, 0.5, 3.0));
    List<PlayRecord> plays = film(language).result().plays();
    assertEquals(expected, plays.stream().map(p -> p.duration().seconds()).toList());
  }

  @ParameterizedTest
  @CsvSource({"zh, HAN", "en, LATIN"})
  void isNarratedInEachLanguage(String language, Character.UnicodeScript script) {
    StageResult result = film(language).result();
    List<SpokenLine> lines = result.lines();
    assertEquals(20, lines.size());
    for (SpokenLine line : lines) {
      String words = line.text().words();
      assertTrue(words.chars().anyMatch(c -> Character.UnicodeScript.of(c) == script), words);
    }
    assertEquals(
        lines.stream().map(line -> line.text().words()).toList(),
        result.subtitles().stream().map(s -> s.text().replace('\n', ' ')).toList());
  }

  @Test
  void eachSectionBeginsWithAnEmptyStage() {
    List<Frame> frames = film("zh").frames();
    for (double fadesEnd : new double[] {3.3, 13.8, 24.4, 33.2, 42.3}) {
      Frame frame = frames.get((int) Math.rint(fadesEnd * 10));
      assertEquals(0, drawn(frame).size(), "items at " + fadesEnd + " s");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"zh", "en"})
  void everythingStaysInTheFrameAndTextsDoNotOverlap(String language) {
    List<Frame> frames = film(language).frames();
    for (PlayRecord play : film(language).result().plays()) {
      double end = play.start().plus(play.duration()).seconds();
      int number = Math.min((int) Math.rint(end * 10), frames.size() - 1);
      List<Bounds> letters = new ArrayList<>();
      for (Item.Shape item : drawn(frames.get(number))) {
        Vec low = item.bounds().min();
        Vec high = item.bounds().max();
        boolean inside =
            Math.max(-low.x(), high.x()) < 64 / 9.0 - MARGIN
                && Math.max(-low.y(), high.y()) < 4 - MARGIN;
        assertTrue(inside, () -> item.bounds() + " leaves the frame at " + end + " s");
        if (item.style().stroke().maxWidth() == 0) {
          letters.add(item.bounds());
        }
      }
      assertApart(letters, end);
    }
  }

  /**
   * Asserts that letters and tips of arrows do not overlap. Neighbouring letters of a word may
   * overlap slightly.
   */
  private static void assertApart(List<Bounds> letters, double time) {
    for (int i = 0; i < letters.size(); i++) {
      for (int j = 0; j < i; j++) {
        Bounds a = letters.get(i);
        Bounds b = letters.get(j);
        double width = Math.min(a.max().x(), b.max().x()) - Math.max(a.min().x(), b.min().x());
        double height = Math.min(a.max().y(), b.max().y()) - Math.max(a.min().y(), b.min().y());
        double shared = Math.max(0, width) * Math.max(0, height);
        double smaller = Math.min(a.size().x() * a.size().y(), b.size().x() * b.size().y());
        assertTrue(shared < 0.4 * smaller, () -> a + " meets " + b + " at " + time + " s");
      }
    }
  }

  private static List<Item.Shape> drawn(Frame frame) {
    List<Item.Shape> shapes = new ArrayList<>();
    for (Item item : frame.items()) {
      if (item instanceof Item.Shape shape && !shape.path().isEmpty()) {
        shapes.add(shape);
      }
    }
    return shapes;
  }

  @Test
  void anUnknownLanguageIsAnErrorThatNamesTheChoices() {
    SceneException e = assertThrows(SceneException.class, () -> film("de").result());
    assertEquals("'de' is not a value of parameter language: expected zh|en", e.getMessage());
  }
}
