package zoetrope.scenes.attention.heads;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.GREY_B;
import static zoetrope.Zoetrope.TEAL;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.attention.AttentionPattern;
import zoetrope.attention.file.AttentionFile;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.geometry.Bounds;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Dot;
import zoetrope.scene.SceneException;
import zoetrope.scenes.Film;

class MultiHeadedAttentionTest {
  private static final Film FILM = Film.of(MultiHeadedAttention::new).rate(15);
  private static final String PHRASE = "a fluffy blue creature roamed the verdant forest";

  /** Returns the black boxes with white edges, from left to right in painting order. */
  private static List<Bounds> boxes(Frame frame) {
    return frame.items().stream()
        .filter(item -> item instanceof Item.Shape s && s.path().curveCount() == 4)
        .map(Item::bounds)
        .filter(box -> Math.abs(box.size().y() - 1.5) < 1e-6)
        .toList();
  }

  @Test
  void beatsStartWhenTheStoryboardSays() {
    assertEquals(41.0, FILM.seconds());
    assertEquals(
        List.of(
            0.0, 1.0, 3.0, 4.0, 5.0, 6.0, 8.0, 12.0, 13.0, 15.0, 16.0, 17.0, 18.0, 19.0, 24.0, 26.0,
            28.0, 29.0, 31.0, 33.0, 34.0, 35.0, 36.0, 37.0, 38.0, 39.0, 40.0),
        FILM.starts());
  }

  @Test
  void fourPanelsAndTheirValuesAreWhereTheStoryboardShowsThem() {
    List<Bounds> boxes = boxes(FILM.frame(28.5));
    assertEquals(8, boxes.size());
    double[] x = {-5.28, -2.42, 0.43, 3.28};
    for (int n = 0; n < 4; n++) {
      assertEquals(x[n], boxes.get(n).center().x(), 0.01);
      assertEquals(2, boxes.get(n).center().y(), 1e-6);
      assertEquals(x[n], boxes.get(4 + n).center().x(), 0.01);
      assertEquals(-1.75, boxes.get(4 + n).center().y(), 1e-6);
    }
  }

  @Test
  void discsOfTheFirstHeadsAreAsLargeAsTheirWeights() {
    Heads heads = Heads.of(PHRASE, 96);
    Frame frame = FILM.frame(28.5);
    double[] areas =
        frame.items().stream()
            .filter(
                i -> i instanceof Item.Shape s && s.style().fill().equals(new Paint.Solid(GREY_B)))
            .mapToDouble(i -> i.bounds().size().x() * i.bounds().size().x())
            .toArray();
    double[] weights =
        heads.patterns().subList(0, 4).stream()
            .flatMapToDouble(MultiHeadedAttentionTest::byKey)
            .filter(w -> w >= 1e-3)
            .toArray();
    assertEquals(weights.length, areas.length);
    double unit = areas[0] / weights[0];
    for (int i = 0; i < areas.length; i++) {
      assertEquals(weights[i], areas[i] / unit, 1e-9);
    }
  }

  private static DoubleStream byKey(AttentionPattern pattern) {
    return Arrays.stream(pattern.byKey().toRows()).flatMapToDouble(Arrays::stream);
  }

  @Test
  void headsDiffer() {
    List<AttentionPattern> patterns = Heads.of(PHRASE, 96).patterns();
    assertEquals(15, patterns.size());
    assertEquals(15, patterns.stream().map(AttentionPattern::weights).distinct().count());
  }

  @Test
  void aPanelKeepsItsDiscsWithoutItsWords() {
    var panel = new PatternPanel(Heads.of(PHRASE, 5).patterns().get(1));
    long before = dots(panel);
    assertEquals(before, dots(panel.withoutWords()));
    assertEquals(4 * PatternPanel.aspect(), panel.width(), 1e-9);
  }

  private static long dots(Mobject<?> panel) {
    return panel.family().stream().filter(Dot.class::isInstance).count();
  }

  @Test
  void readsPatternsFromAFile(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("heads.json");
    String head = "[[1, 0], [0.25, 0.75]]";
    String all = String.join(", ", IntStream.range(0, 6).mapToObj(i -> head).toList());
    Files.writeString(file, "{\"attention\": [" + all + "], \"tokens\": [\"so\", \" it\"]}");
    Heads heads = Heads.of(AttentionFile.read(file), 0);
    assertEquals(6, heads.count());
    assertEquals(0.25, heads.patterns().get(5).weight(1, 0));
    Frame frame = FILM.with("attention", file.toString()).frame(28.5);
    assertEquals(8, boxes(frame).size());
  }

  @Test
  void reportsTheLimitsOfTheFilm() {
    for (Map<String, String> set :
        List.of(Map.of("heads", "4"), Map.of("phrase", "one"), Map.of("attention", "none.npz"))) {
      assertThrows(SceneException.class, () -> FILM.with(set).result());
    }
    var error = assertThrows(IllegalArgumentException.class, () -> Heads.of(PHRASE, 4));
    assertTrue(error.getMessage().contains("at least 5 heads"), error.getMessage());
  }

  @Test
  void onlyTheSumIsFramedAtTheEnd() {
    Frame frame = FILM.frame(40.5);
    assertEquals(10.71, frame.camera().height(), 1e-9);
    List<Item.Shape> outlined =
        frame.items().stream()
            .filter(Item.Shape.class::isInstance)
            .map(Item.Shape.class::cast)
            .filter(shape -> !shape.style().stroke().isInvisible())
            .filter(shape -> shape.style().stroke().paint().equals(new Paint.Solid(TEAL)))
            .toList();
    assertEquals(1, outlined.size());
    Bounds sum = outlined.get(0).bounds();
    assertEquals(-0.95, sum.center().x(), 0.05);
    assertEquals(-4.76, sum.center().y(), 0.15);
    assertEquals(11.10, sum.size().x(), 0.4);
  }
}
