package zoetrope.scenes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.lint.Lint;
import zoetrope.lint.report.Finding;
import zoetrope.render.lookup.SceneCatalogue;
import zoetrope.render.request.Quality;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.Fault;

/**
 * Checks the film AttentionPatterns with generated phrases, which come from a small grammar, and
 * with real ones. By default, it tries one of each. {@code -Dsentences=200} tries 200 generated
 * phrases and all real ones.
 */
class SentencesTest {
  private static final int COUNT = Integer.getInteger("sentences", 1);

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

  /** Real sentences: beginnings of books, sayings, and chat messages. */
  private static final List<String> REAL =
      List.of(
          "Call me Ishmael.",
          "It was the best of times, it was the worst of times.",
          "“Well!” thought Alice to herself, “after such a fall as this…”",
          "All happy families are alike;",
          "Marley was dead: to begin with.",
          "Who's there? — Nay, answer me!",
          "To be, or not to be: that is the question.",
          "E = mc² (1905)",
          "Temperatures fell to −12.5 °C overnight.",
          "Don't @ me… 😂😂 it's 5 o'clock somewhere!",
          "if (x <= 0) return null;",
          "The quick brown fox jumps over the lazy dog.",
          "Der Mond ist aufgegangen, die goldnen Sternlein prangen.",
          "Où sont les neiges d'antan ?",
          "¡Hola! ¿Qué tal?",
          "Price: $1,299.00 (was $1,499.99)",
          "no",
          "Stop!",
          "antidisestablishmentarianism, floccinaucinihilipilification",
          "one two three four five six seven eight nine ten eleven twelve thirteen");

  static List<String> sentences() {
    List<String> all = new ArrayList<>();
    IntStream.range(0, COUNT).forEach(seed -> all.add(sentence(new Random(seed))));
    all.addAll(REAL.subList(0, Math.min(REAL.size(), (COUNT + 9) / 10)));
    return all;
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
  void findsNoFaultForAnySentence(String sentence) {
    RenderSettings settings =
        RenderSettings.of(Quality.LOW).withParameters(Map.of("phrase", sentence));
    List<String> findings =
        Lint.check(FILM, settings).stream()
            .filter(finding -> !finding.kind().isNote() && finding.kind() != Fault.UNUSED)
            .map(Finding::toString)
            .toList();
    assertEquals(List.of(), findings, () -> sentence + ":\n" + String.join("\n", findings));
  }
}
