package zoetrope.scenes.slides;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.DOWN;
import static zoetrope.Zoetrope.GREEN;
import static zoetrope.Zoetrope.LEFT;
import static zoetrope.Zoetrope.RED;
import static zoetrope.Zoetrope.RIGHT;
import static zoetrope.Zoetrope.YELLOW;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.attention.RealMatrix;
import zoetrope.color.Color;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.mobject.text.Text;
import zoetrope.scene.Scene;
import zoetrope.scene.SceneException;
import zoetrope.scenes.Film;

class SlidesTest {
  private static final RealMatrix WEIGHTS = Sequences.of(15, 20, 1, 2618, 1).cross(0);

  private static Film film(Supplier<? extends Scene> scene) {
    return Film.of(scene).rate(15);
  }

  /** Returns the boxes of quadrilaterals filled with {@code color}, in painting order. */
  private static List<Item.Shape> filled(Frame frame, Color color) {
    return frame.items().stream()
        .filter(Item.Shape.class::isInstance)
        .map(Item.Shape.class::cast)
        .filter(shape -> shape.path().curveCount() == 4)
        .filter(shape -> color(shape).withAlpha(1).equals(color) && color(shape).alpha() > 0)
        .toList();
  }

  private static Color color(Item.Shape shape) {
    return shape.style().fill() instanceof Paint.Solid solid ? solid.color() : Color.TRANSPARENT;
  }

  @Test
  void lastAsLongAsPlanned() {
    var slides = film(AttentionSlides::new);
    assertEquals(44.0, slides.seconds());
    var layer = film(AttentionLayer::new);
    assertEquals(36.0, layer.seconds());
  }

  @Test
  void weightsAreThoseOfAHead() {
    for (double[] row : WEIGHTS.toRows()) {
      double sum = 0;
      for (double weight : row) {
        sum += weight;
      }
      assertEquals(1, sum, 1e-12);
    }
    var sequences = Sequences.of(4, 6, 2, 1, 1);
    assertEquals(6, sequences.self(0).rows());
    assertNotEquals(sequences.cross(0), sequences.cross(1));
    assertEquals(sequences.cross(1), Sequences.of(4, 6, 2, 1, 1).cross(1));
  }

  /** At the end of the first match, the only red shapes are the bars of the first query. */
  @Test
  void barsAreAsHighAsTheWeightsOfTheFirstQuery() {
    List<Item.Shape> bars = filled(film(AttentionSlides::new).frame(14.2), RED);
    assertEquals(20, bars.size());
    double rise = 4.0 / 20 * 0.5 * AttentionSpace.CM;
    double unit = 0.95 * AttentionSpace.CM / WEIGHTS.maxAbs();
    double[] heights = bars.stream().mapToDouble(b -> b.bounds().size().y() - rise).toArray();
    double[] weights = WEIGHTS.row(0);
    for (int key = 0; key < weights.length; key++) {
      weights[key] *= unit;
    }
    assertArrayEquals(weights, heights, 1e-9);
  }

  @Test
  void theQueryAndAllKeysAreInUseWhenTheyAreMatched() {
    List<Item.Shape> used = filled(film(AttentionSlides::new).frame(14.2), YELLOW);
    assertEquals(1 + 20, used.size());
  }

  @Test
  void everythingIsGreenAndComputedAtTheEnd() {
    Frame end = film(AttentionSlides::new).frame(43.5);
    assertEquals(15 * 20 + 2 * 15 + 2 * 20, filled(end, GREEN).size());
    assertEquals(0, filled(end, RED).size());
    assertEquals(0, filled(end, YELLOW).size());
  }

  @Test
  void sheetsAreShearedAsOnTheSlide() {
    var space = new AttentionSpace(WEIGHTS);
    Bounds keys = space.keys.bounds();
    Bounds values = space.values.bounds();
    assertEquals(2 * AttentionSpace.CM, keys.size().x(), 1e-9);
    assertEquals(3 * AttentionSpace.CM, keys.size().y(), 1e-9);
    assertEquals(3.4 * AttentionSpace.CM, values.size().y(), 1e-9);
    Vec fromQueries = space.keys.center().minus(space.queries.center());
    assertTrue(fromQueries.distance(new Vec(3.5, 1.15, 0).times(AttentionSpace.CM)) < 1e-9);
    Vec toResults = space.results.center().minus(space.queries.center());
    assertTrue(toResults.distance(new Vec(2, 3.5, 0).times(AttentionSpace.CM)) < 1e-9);
  }

  @Test
  void showsOtherSizesAndFiles(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("a.json");
    Files.writeString(file, "{\"attention\": [[1, 0, 0], [0.5, 0.5, 0], [0.2, 0.3, 0.5]]}");
    Frame end = film(AttentionSlides::new).with("attention", file.toString()).frame(31.9);
    assertTrue(filled(end, GREEN).size() >= 6);
    var two = film(AttentionLayer::new).with("heads", "2");
    assertTrue(two.seconds() > 30);
  }

  @Test
  void rejectInvalidParameters() {
    for (Map<String, String> set :
        List.of(Map.of("queries", "2"), Map.of("keys", "41"), Map.of("temperature", "-1"))) {
      assertThrows(SceneException.class, () -> film(AttentionSlides::new).with(set).result());
    }
    var error =
        assertThrows(
            SceneException.class, () -> film(AttentionLayer::new).with("heads", "7").frame(1));
    assertTrue(error.getMessage().contains("2 to 6 heads"), error.getMessage());
  }

  @Test
  void tokensOfAModelHaveOneSizeAndDoNotOverlap() {
    List<String> tokens = List.of("[CLS]", "the", " unbeliev", "able", " g", "rified", "[SEP]");
    var space = new AttentionSpace(Sequences.of(7, 7, 1, 2618, 1).cross(0));
    List<Text> below = space.tokens(tokens, tokens).stream().limit(7).toList();
    for (int i = 0; i < 7; i++) {
      assertEquals(below.get(0).em(), below.get(i).em(), 1e-9);
      assertTrue(below.get(i).y(DOWN) > -4, tokens.get(i) + " is cut");
      assertTrue(i < 2 || below.get(i).x(LEFT) > below.get(i - 2).x(RIGHT), tokens.get(i));
    }
  }
}
