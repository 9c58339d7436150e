package zoetrope.scenes.attention;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.story.Question;
import zoetrope.attention.story.StoryWeights;
import zoetrope.attention.story.StoryWeights.Link;
import zoetrope.mobject.lines.Line;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.SceneException;
import zoetrope.scene.StageResult;
import zoetrope.scenes.Film;

class ManyTypesOfUpdatesTest {
  @Test
  void aKindOfUpdateTakesAsLongAsTheStoryboardSays() {
    StageResult result = Film.run(new ManyTypesOfUpdates(), Map.of());
    assertEquals(24.5, result.duration().seconds());
    assertEquals(
        List.of(0.0, 2.9, 4.9, 7.8, 9.8, 12.7, 14.7, 17.6, 19.6, 22.5),
        result.plays().stream().map(PlayRecord::start).map(t -> t.seconds()).toList());
  }

  @Test
  void arcsFromSubjectsToVerbsShowTheWeightsOfTheHead() {
    var film = new ManyTypesOfUpdates();
    Film.run(film, Map.of());
    RealMatrix weights = StoryWeights.of(KindOfUpdate.PHRASE).trace(Question.SUBJECT).weights();
    List<Link> links = film.kinds().get(1).links();
    assertEquals(new Link(0, 1, weights.get(1, 0)), links.get(0));
    assertEquals(new Link(3, 6, weights.get(6, 3)), links.get(1));
    assertEquals(new Link(5, 6, weights.get(6, 5)), links.get(2));
    assertEquals(
        new Link(0, 10, 0.5), links.get(3), "the link from John to 'jolted' leads through 'he'");
    assertEquals(
        new Link(0, 9, 1),
        film.kinds().get(2).links().get(0),
        "'he' does not stand for the brakes");
  }

  @Test
  void atTheEndTheMatricesAreThoseOfTheLastHead() {
    var film = new ManyTypesOfUpdates();
    Film.run(film, Map.of());
    List<double[][]> numbers = film.kinds().get(4).numbers();
    for (int i = 0; i < 4; i++) {
      int rows = film.matrices().get(i).rowCount();
      assertArrayEquals(numbers.get(i)[0], shownIn(film, i, 0, numbers.get(i)[0]), 1e-9);
      assertArrayEquals(
          numbers.get(i)[rows - 1], shownIn(film, i, rows - 1, numbers.get(i)[rows - 1]), 1e-9);
    }
  }

  /** Returns the row as it is shown. The number behind the dots is ignored. */
  private static double[] shownIn(ManyTypesOfUpdates film, int matrix, int row, double[] like) {
    double[] values = film.matrices().get(matrix).values()[row];
    values[values.length - 2] = like[values.length - 2];
    return values;
  }

  @Test
  void arcsAreWhereTheStoryboardShowsThem() {
    var film = new ManyTypesOfUpdates();
    Film.run(film, Map.of());
    assertEquals(-0.88, film.arcs().x(), 0.02);
    assertEquals(-1.16, film.arcs().y(), 0.02);
    assertEquals(5.55, film.arcs().width(), 0.03);
    assertEquals(1.15, film.arcs().height(), 0.02);
    for (Line arc : film.arcs()) {
      assertTrue(arc.start().x() < arc.end().x());
    }
  }

  @Test
  void anotherSentenceIsShownByTheHeadsWithLinksInIt() {
    var film = new ManyTypesOfUpdates();
    StageResult result = Film.run(film, Map.of("phrase", "the old man saw a tiny red boat"));
    assertEquals(4.9 * film.kinds().size(), result.duration().seconds(), 1e-9);
    List<Link> adjectives = film.kinds().get(0).links();
    assertEquals(
        List.of("1>2", "5>7"),
        adjectives.stream().map(link -> link.from() + ">" + link.to()).toList());
  }

  @Test
  void rejectsASentenceWithoutLinks() {
    var nothing =
        assertThrows(
            SceneException.class,
            () -> Film.run(new ManyTypesOfUpdates(), Map.of("phrase", "oh and")));
    assertTrue(nothing.getMessage().contains("try a sentence"), nothing.getMessage());
    var tooLong =
        assertThrows(
            SceneException.class,
            () -> Film.run(new ManyTypesOfUpdates(), Map.of("phrase", "blue sky ".repeat(11))));
    assertTrue(tooLong.getMessage().contains("22 words"), tooLong.getMessage());
  }

  @Test
  void headsOfAModelAreReadFromAFile(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("heads.json");
    String nothing = "[[1,0,0],[1,0,0],[1,0,0]]";
    String looksBack = "[[1,0,0],[0.2,0.8,0],[0.1,0.7,0.2]]";
    Files.writeString(
        file,
        "{\"tokens\": [\"An\", \" odd\", \" \"], \"attention\": ["
            + nothing
            + ","
            + looksBack
            + "]}",
        StandardCharsets.UTF_8);
    var film = new ManyTypesOfUpdates();
    StageResult result = Film.run(film, Map.of("attention", file.toString()));
    assertEquals(4.9, result.duration().seconds(), 1e-9);
    assertEquals("Head 1", film.kinds().get(0).name());
    assertEquals(List.of(new Link(1, 2, 0.7)), film.kinds().get(0).links());
  }
}
