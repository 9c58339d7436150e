package zoetrope.scenes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.lint.Finding;
import zoetrope.lint.Lint;
import zoetrope.render.Quality;
import zoetrope.render.RenderSettings;
import zoetrope.render.SceneCatalogue;
import zoetrope.render.SceneEntry;

/**
 * Looks for collisions in AttentionPatterns with sentences that nobody prepared, made by a small
 * grammar; {@code -Dsentences=200} tries as many.
 */
class SentencesTest {
  private static final int COUNT = Integer.getInteger("sentences", 2);

  private static final SceneEntry FILM =
      SceneCatalogue.of(SentencesTest.class.getClassLoader()).all().stream()
          .filter(film -> film.name().equals("AttentionPatterns"))
          .findFirst()
          .orElseThrow();

  private static final Map<String, List<String>> GRAMMAR =
      Map.of(
          "S",
          List.of("NP V NP .", "NP V P NP !", "NP , NP and NP V ADV .", "W", "W W", "PRO V ADV ?"),
          "NP",
          List.of("D N", "D A N", "D A A N", "D A , A N", "PRO", "NAME", "D N P D N"),
          "D",
          List.of("the", "a", "50%", "two", "no", "every", "4"),
          "A",
          List.of("red", "old", "tiny", "well-known", "unbelievable", "C++", "shiny"),
          "N",
          List.of("boat", "dog", "neural-network", "wizard's", "x_1", "😀", "misunderstanding"),
          "V",
          List.of("saw", "is", "barks", "transmogrified", "don't", "=", "—"),
          "P",
          List.of("of", "over", "&", "notwithstanding", "->"),
          "PRO",
          List.of("I", "they", "whoever"),
          "NAME",
          List.of("Ångström", "Zoë", "O'Neill", "[CLS]"),
          "ADV",
          List.of("loudly", "never", "twice...", "(quietly)"));

  static List<String> sentences() {
    return IntStream.range(0, COUNT).mapToObj(seed -> sentence(new Random(seed))).toList();
  }

  private static String sentence(Random random) {
    for (int i = 0; i < 8; i++) {
      random.nextInt();
    }
    String made = expand("S", random).replaceAll(" ([.,!?])", "$1");
    return Stream.of(made.split(" ")).limit(16).collect(Collectors.joining(" "));
  }

  private static String expand(String symbol, Random random) {
    if (symbol.equals("W")) {
      return expand(List.of("D", "A", "N", "V", "P", "PRO", "NAME").get(random.nextInt(7)), random);
    }
    List<String> rules = GRAMMAR.get(symbol);
    return rules == null
        ? symbol
        : Stream.of(rules.get(random.nextInt(rules.size())).split(" "))
            .map(part -> expand(part, random))
            .collect(Collectors.joining(" "));
  }

  @ParameterizedTest
  @MethodSource("sentences")
  void nothingCollidesWhateverIsSaid(String sentence) {
    RenderSettings settings =
        RenderSettings.of(Quality.LOW).withParameters(Map.of("phrase", sentence));
    List<String> findings =
        Lint.check(FILM, settings).stream()
            .filter(finding -> !finding.kind().isNote())
            .map(Finding::toString)
            .filter(line -> !CleanFilmsTest.isMeant(FILM.name(), line))
            .toList();
    assertEquals(List.of(), findings, () -> sentence + ":\n" + String.join("\n", findings));
  }
}
