package zoetrope.scenes.attention.patterns;

import static java.util.Comparator.comparingLong;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.attention.Softmax;
import zoetrope.attention.file.AttentionFile;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.geometry.Bounds;
import zoetrope.mobject.annotations.SpeechBubble;
import zoetrope.mobject.shapes.Dot;
import zoetrope.scene.SceneException;
import zoetrope.scene.StageResult;
import zoetrope.scenes.Film;
import zoetrope.scenes.components.NumericEmbedding;

class AttentionPatternsTest {
  private static final Film FILM = Film.of(AttentionPatterns::new).rate(5);
  private static final Story STORY = Stories.of("a fluffy blue creature roamed the verdant forest");

  @ParameterizedTest
  @ValueSource(ints = {15, 60})
  void lastsAsLongAsTheStoryboardSays(int fps) {
    assertEquals(239.99, FILM.rate(fps).seconds(), 0.005);
  }

  @Test
  void beatsStartWhenTheStoryboardSays() {
    List<Double> starts = FILM.starts();
    double[] storyboard = {
      0, 2, 3, 5, 6, 8, 11, 12, 14, 15, 16, 17, 19, 23, 24, 26, 30, 31, 33, 34, 36, 37, 39, 40, 42,
      43, 45, 46, 47, 49.5, 50.5, 51.75, 53.75, 54.75, 55.75, 56.75, 57.75, 58.75, 59.75, 60.75,
      68.75, 69.75, 70.75, 72.36, 73.36, 74.36, 75.36, 76.36, 77.36, 78.36, 79.36, 81.36, 82.36,
      84.36, 87.36, 88.36, 90.36, 91.36, 92.36, 93.36, 94.36, 96.36, 98.36, 99.71, 100.71, 101.71,
      102.71, 103.71, 104.71, 105.71, 106.71, 107.71, 110.71, 111.71, 113.71, 114.71, 117.71,
      121.71, 122.71, 124.71, 125.71, 127.71, 128.71, 130.71, 131.71, 134.71, 135.71, 136.71,
      137.71, 138.71, 139.71, 140.71, 141.71, 142.71, 144.71, 145.71, 146.71, 149.71, 150.71,
      151.71, 152.71, 155.71, 156.71, 170.71, 171.71, 172.71, 175.71, 176.71, 178.71, 179.71,
      180.71, 182.67, 183.67, 184.67, 187.67, 189.67, 190.67, 191.67, 194.67, 196.72, 197.72,
      200.72, 201.72, 202.72, 203.72, 205.72, 206.72, 207.92, 208.92, 209.92, 210.92, 211.92,
      213.92, 214.92, 216.92, 217.92, 219.27, 220.27, 222.27, 223.27, 225.27, 226.27, 228.27,
      231.67, 233.99, 234.99, 236.99, 237.99, 238.99
    };
    for (double beat : storyboard) {
      assertTrue(
          starts.stream().anyMatch(start -> Math.abs(start - beat) < 0.006),
          () -> "nothing begins at " + beat + " s, but at " + starts);
    }
  }

  @Test
  void wordsAreWhereTheStoryboardShowsThem() {
    Frame frame = FILM.frame(2.4);
    Bounds all = Film.box(frame.items());
    assertEquals(41, frame.items().size());
    assertEquals(10.09, all.size().x(), 0.02);
    assertEquals(2.0, all.center().y(), 1e-9);
    assertEquals(0.443, all.size().y(), 0.003);
  }

  @Test
  void onlyTheSymbolsOfTheVectorsRemain() {
    Frame frame = FILM.frame(33.4);
    assertEquals(0.0, frame.camera().center().x());
    assertEquals(
        5, frame.items().stream().filter(i -> i instanceof Item.Image).count(), "pictures");
    assertEquals(8 + 8 + 41 + 5 + 24, frame.items().size());
  }

  @Test
  void nounsAttendToTheirAdjectives() {
    assertEquals(3, STORY.hero());
    assertEquals(List.of(1, 2), list(STORY.adjectivesOf(3)));
    assertEquals(List.of(6), list(STORY.adjectivesOf(7)));
    double[][] weights = STORY.causalWeights();
    assertTrue(weights[1][3] > 0.3 && weights[2][3] > 0.3, "fluffy and blue");
    assertTrue(weights[6][7] > 0.8, "verdant");
  }

  @Test
  void weightsAreTheSoftmaxOfTheScoresThatAreShown() {
    double[][] scores = STORY.scores();
    double[][] weights = STORY.weights();
    for (int query = 0; query < STORY.size(); query++) {
      double[] column = new double[STORY.size()];
      for (int key = 0; key < column.length; key++) {
        column[key] = scores[key][query];
        assertEquals(Math.rint(10 * column[key]), 10 * column[key], 1e-9, "not rounded");
      }
      double[] expected = Softmax.of(column);
      for (int key = 0; key < column.length; key++) {
        assertEquals(expected[key], weights[key][query], 1e-12);
      }
    }
  }

  @Test
  void theFilmIsAboutThreeHighScoresAndALowOne() {
    double[][] scores = STORY.scores();
    List<String> high = new ArrayList<>();
    for (int key = 0; key < STORY.size(); key++) {
      for (int query = 0; query < STORY.size(); query++) {
        if (scores[key][query] > 6) {
          high.add(STORY.words().get(key) + " to " + STORY.words().get(query));
        }
      }
    }
    assertEquals(List.of("fluffy to creature", "blue to creature", "verdant to forest"), high);
    double lowest = Arrays.stream(scores).mapToDouble(row -> row[STORY.hero()]).min().orElseThrow();
    assertEquals("the", STORY.words().get(STORY.stranger()));
    assertEquals(lowest, scores[STORY.stranger()][STORY.hero()]);
  }

  @Test
  void anAdjectiveBelongsToTheNextNounOnly() {
    Story story = Stories.of("old wooden chairs stood on steep hills");
    assertEquals(List.of(0, 1), list(story.adjectivesOf(2)));
    assertEquals(List.of(5), list(story.adjectivesOf(6)));
  }

  @Test
  void maskedLaterWordsHaveNoWeight() {
    double[][] weights = STORY.causalWeights();
    for (int key = 1; key < STORY.size(); key++) {
      for (int query = 0; query < key; query++) {
        assertEquals(0, weights[key][query]);
      }
    }
  }

  /**
   * Checks the diameters of all discs, first for scores from {@code -12.5} to 12.5, then for
   * positive scores only.
   */
  @ParameterizedTest
  @CsvSource({"124.706, 0.5, 0.5, 0", "127.706, 0.1, 0.85, 0.1"})
  void discsOfTheGridGrowWithTheScores(double time, double ofNone, double growth, double minWidth) {
    double[][] scores = STORY.scores();
    List<Dot> discs = discsByRow(time);
    assertEquals(64, discs.size());
    for (int k = 0; k < 64; k++) {
      double along = Math.max(-1, Math.min(1, scores[k / 8][k % 8] / 12.5));
      double width = Math.max(minWidth, ofNone + growth * along);
      assertEquals(width, discs.get(k).width(), 1e-6, "row " + k / 8 + ", column " + k % 8);
    }
  }

  @Test
  void areasOfDiscsAreProportionalToCausalWeightsOnceMasked() {
    double[][] weights = STORY.causalWeights();
    List<Dot> discs = discsByRow(183.6702857);
    assertEquals(64, discs.size());
    for (int k = 0; k < 64; k++) {
      double weight = weights[k / 8][k % 8];
      double area = Math.pow(discs.get(k).width() / 0.95, 2);
      // Small weights are dots that are still visible; later words have no disc.
      assertEquals(weight, area, 0.004, "row " + k / 8 + ", column " + k % 8);
    }
  }

  private static List<Dot> discsByRow(double seconds) {
    List<Dot> discs = new ArrayList<>(FILM.after(seconds).all(Dot.class));
    discs.sort(comparingLong((Dot d) -> -Math.round(10 * d.y())).thenComparingDouble(Dot::x));
    return discs;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "the old man saw a tiny red boat",
        "boat",
        "wait... what?!",
        "there is no child 4 in a Group of 4 — or is there?",
        "I \u2665 [CLS] ##able 50% C++ & x_1 {\\frac} 😀",
        "to be or not to be that is the question whether it is nobler in mind",
        "incomprehensibilities supercalifragilisticexpialidocious",
      })
  void rendersAFilmForEverySentence(String phrase) {
    StageResult result = FILM.with("phrase", phrase).result();
    assertTrue(result.duration().seconds() > 150, result.duration().toString());
    // A card with a word such as {\\frac} comes with a note that it is not a formula.
    List<String> unexpected =
        result.warnings().stream()
            .filter(warning -> !warning.contains("as it is written"))
            .toList();
    assertEquals(List.of(), unexpected);
    assertEquals(List.of(phrase.split(" ")), Stories.of(phrase).words());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a fluffy blue creature roamed the verdant forest | 3 | 1 2 | Any adjectives",
        "the old man saw a tiny, red boat | 7 | 5 6 | Any adjectives",
        "the red house on a hill | 2 | 1 | Any adjectives",
        "she sings very often | 1 | 0 | Who does",
        "boat | 0 | 0 | Who of you",
      })
  void theFilmFindsItsQuestionInTheWeights(
      String phrase, int hero, String answers, String question) {
    Story story = Stories.of(phrase);
    assertEquals(hero, story.hero());
    assertEquals(
        Arrays.stream(answers.split(" ")).map(Integer::valueOf).toList(),
        list(story.adjectivesOf(hero)));
    assertTrue(story.wording().question().startsWith(question), story.wording().question());
    for (int key : story.adjectivesOf(hero)) {
      assertTrue(story.causalWeights()[key][hero] > 0.12, phrase + ": " + key);
    }
  }

  @Test
  void laterWordsHaveWeightsUntilTheyAreMasked() {
    double[][] weights = STORY.weights();
    double[][] causal = STORY.causalWeights();
    int weighted = 0;
    for (int key = 1; key < STORY.size(); key++) {
      for (int query = 0; query < key; query++) {
        weighted += weights[key][query] > 0.03 ? 1 : 0;
      }
    }
    assertTrue(weighted >= 2, weighted + " later words have a visible weight");
    assertTrue(
        causal[1][4] > 2 * weights[1][4], "the visible words share the weight of the hidden words");
  }

  @Test
  void aQueryHasTheSameNumbersAtEveryPlace() {
    List<String> query = numbers(55.75, QUERY);
    List<String> product = numbers(69.75, QUERY);
    assertEquals(QUERY, query.size());
    assertTrue(product.containsAll(query), query + " became " + product);
  }

  @Test
  void bothAdjectivesAnswer() {
    assertEquals(3, FILM.after(49.5).all(SpeechBubble.class).size());
  }

  /** The number of shown entries of a query. */
  private static final int QUERY = 7;

  private static List<String> numbers(double seconds, int size) {
    return FILM.after(seconds).all(NumericEmbedding.class).stream()
        .filter(column -> column.rowCount() == size)
        .map(AttentionPatternsTest::shown)
        .findFirst()
        .orElseThrow();
  }

  /** Returns the shown numbers of a column, without the number behind the dots. */
  private static List<String> shown(NumericEmbedding column) {
    List<String> numbers = new ArrayList<>();
    for (int i = 0; i < column.rowCount(); i++) {
      numbers.add(
          i == column.ellipsesRow() ? "" : String.format(Locale.ROOT, "%.1f", column.value(i, 0)));
    }
    return numbers;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a b c d e f g h i j k l m n o p q | the phrase has 17 words",
        "'  ' | at least one word",
      })
  void rejectsASentenceThatDoesNotFitWithAReason(String phrase, String why) {
    SceneException error =
        assertThrows(SceneException.class, () -> FILM.with("phrase", phrase).result());
    assertTrue(error.getMessage().contains(why), error.getMessage());
  }

  @Test
  void rendersAFilmForTheHeadOfAModel(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("heads.json");
    Files.writeString(
        file,
        "{\"attention\": [[1, 0, 0, 0, 0], [0.3, 0.7, 0, 0, 0], [0.1, 0.6, 0.3, 0, 0],"
            + " [0.2, 0.2, 0.5, 0.1, 0], [0.05, 0.05, 0.1, 0.3, 0.5]],"
            + " \"tokens\": [\"Time\", \" flies\", \" like\", \" an\", \" arrow\"]}");
    Map<String, String> values = Map.of("attention", file.toString());
    StageResult result = FILM.with(values).result();
    assertTrue(result.duration().seconds() > 200, result.duration().toString());
    Story story = Stories.of(AttentionFile.read(file), 0, 0);
    assertEquals(List.of("Time", "flies", "like", "an", "arrow"), story.words());
    assertEquals(0.6, story.causalWeights()[1][2], 0.004);
    assertEquals(List.of(1), list(story.adjectivesOf(2)));
    for (int later = 2; later < 5; later++) {
      // Masked keys of the file get a likely score, so that the mask visibly removes something.
      assertEquals(Math.log(0.3 * 0.7) / 2, story.scores()[later][1], 0.005);
      assertTrue(story.weights()[later][1] > 0.1, "key " + later);
    }
    SceneException missing =
        assertThrows(
            SceneException.class,
            () -> FILM.with("attention", folder.resolve("no.npz").toString()).result());
    assertTrue(missing.getMessage().contains("no.npz"), missing.getMessage());
  }

  @Test
  void doesNotMaskTheHeadOfABidirectionalModel(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("both.json");
    Files.writeString(
        file,
        "{\"attention\": [[0.2, 0.7, 0.1], [0.3, 0.1, 0.6], [0.8, 0.1, 0.1]],"
            + " \"tokens\": [\"[CLS]\", \"##able\", \"[SEP]\"]}");
    Story story = Stories.of(AttentionFile.read(file), 0, 0);
    assertEquals(List.of("[CLS]", "##able", "[SEP]"), story.words());
    assertTrue(story.looksAhead());
    assertEquals(0.6, story.causalWeights()[2][1], 0.004);
    StageResult result = FILM.with(Map.of("attention", file.toString())).result();
    assertEquals(List.of(), result.warnings());
  }

  private static List<Integer> list(int[] numbers) {
    return Arrays.stream(numbers).boxed().toList();
  }
}
