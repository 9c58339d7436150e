package zoetrope.scenes.attention.patterns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.scene.SceneException;
import zoetrope.scenes.Film;

class AttentionThumbnailTest {
  private static final Film FILM = Film.of(AttentionThumbnail::new).rate(15);
  private static final String PHRASE = "a fluffy blue creature roamed the verdant forest";

  private static Frame still(Map<String, String> set) {
    return FILM.with(set).frame(0.25);
  }

  @ParameterizedTest
  @ValueSource(strings = {"softmax", "pattern", "discs"})
  void lastsOneSecond(String design) {
    assertEquals(1.0, FILM.with("design", design).seconds());
  }

  private static List<Item.Shape> shapes(Frame frame) {
    return frame.items().stream()
        .filter(Item.Shape.class::isInstance)
        .map(Item.Shape.class::cast)
        .toList();
  }

  /**
   * Returns the discs with eight curves and a diameter above {@code minDiameter}, column by column.
   */
  private static List<Item.Shape> discs(Frame frame, double minDiameter) {
    return shapes(frame).stream()
        .filter(shape -> shape.path().curveCount() == 8 && shape.bounds().size().x() > minDiameter)
        .filter(shape -> Math.abs(shape.bounds().size().x() - shape.bounds().size().y()) < 1e-9)
        .toList();
  }

  private static double opacity(Item.Shape disc) {
    return ((Paint.Solid) disc.style().fill()).color().alpha();
  }

  @Test
  void lightsInFrontOfTheGridAreAsBrightAsTheirWeights() {
    List<Item.Shape> lights = discs(still(Map.of("design", "softmax")), 0.6);
    var weights = Stories.of(PHRASE).weights();
    assertEquals(64, lights.size());
    for (int k = 0; k < 64; k++) {
      assertEquals(0.1 + 0.8 * weights[k % 8][k / 8], opacity(lights.get(k)), 1e-9);
      assertEquals(8, lights.get(k).bounds().center().z(), 1e-9);
    }
  }

  @Test
  void areasOfDiscsAreProportionalToCausalWeights() {
    List<Item.Shape> discs = discs(still(Map.of("design", "discs")), 1e-3);
    var weights = Stories.of(PHRASE).causalWeights();
    double sum = 0;
    for (Item.Shape disc : discs) {
      sum += disc.bounds().size().x() * disc.bounds().size().x();
    }
    assertEquals(8, sum, 0.01);
    assertEquals(weights[0][0], discs.get(0).bounds().size().x(), 1e-9);
  }

  @Test
  void showsTheGivenTitle() {
    int with = still(Map.of("design", "pattern")).items().size();
    int without = still(Map.of("design", "pattern", "title", "")).items().size();
    assertEquals("Attention".length(), with - without);
  }

  @Test
  void aLongTitleBeginsWithinTheFrame() {
    Frame frame = still(Map.of("design", "pattern", "title", "A long title from the user"));
    double left = frame.camera().center().x() - frame.camera().height() * 8 / 9;
    for (Item.Shape letter : shapes(frame)) {
      assertTrue(letter.bounds().min().x() > left, letter.bounds().toString());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"softmax", "pattern", "discs"})
  void showsOtherPhrases(String design) {
    String phrase = "the very old sailor quietly sang a sad song to the moon";
    Frame frame = still(Map.of("design", design, "phrase", phrase));
    assertTrue(frame.items().size() > 200);
  }

  @Test
  void rejectsAPhraseThatDoesNotFit() {
    var error = assertThrows(SceneException.class, () -> still(Map.of("phrase", "two words")));
    assertTrue(error.getMessage().contains("room for 3 to 12"), error.getMessage());
  }
}
