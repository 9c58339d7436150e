package zoetrope.checks;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Documents, Javadoc, comments and messages are plain English. The patterns are a smoke detector,
 * and a clear sentence may match one. So the test limits the number of matches, and does not forbid
 * them.
 */
class ProseTest {
  private static final int MAX_WORDS_OF_SENTENCE = 35;
  private static final double MAX_MATCHES_PER_1000_WORDS = 3;
  private static final double MAX_MATCHES_PER_1000_WORDS_OF_STRINGS = 1;
  private static final int MAX_LISTED_MATCHES = 200;

  private static final Map<Prose.Kind, List<Prose.Text>> TEXTS =
      Prose.all().stream().collect(groupingBy(Prose.Text::kind));

  private record HardToRead(String name, Pattern pattern, String instead) {
    HardToRead(String[] row) {
      this(row[0], Pattern.compile(row[1]), row[2]);
    }
  }

  @ParameterizedTest
  @EnumSource
  void fewSentencesMatchAPatternThatIsHardToRead(Prose.Kind kind) throws IOException {
    List<HardToRead> patterns = rows("patterns.tsv").map(HardToRead::new).toList();
    List<String> matches = new ArrayList<>();
    long words = 0;
    for (Prose.Text text : TEXTS.get(kind)) {
      words += text.count();
      for (String sentence : text.sentences()) {
        if (kind != Prose.Kind.STRING && sentence.split(" ").length > MAX_WORDS_OF_SENTENCE) {
          matches.add(text + ": more than " + MAX_WORDS_OF_SENTENCE + " words in: " + sentence);
        }
        for (HardToRead pattern : patterns) {
          if (pattern.pattern().matcher(sentence).find()) {
            matches.add(
                text + ": " + pattern.name() + " in: " + sentence + " -> " + pattern.instead());
          }
        }
      }
    }
    double rate = 1000.0 * matches.size() / words;
    assertTrue(words > 5_000, "words of " + kind);
    assertTrue(
        rate <= limit(kind), () -> kind + ": " + rate + " per 1000 words:\n" + listed(matches));
  }

  private static double limit(Prose.Kind kind) {
    return kind == Prose.Kind.STRING
        ? MAX_MATCHES_PER_1000_WORDS_OF_STRINGS
        : MAX_MATCHES_PER_1000_WORDS;
  }

  private static String listed(List<String> matches) {
    return matches.stream().limit(MAX_LISTED_MATCHES).collect(joining("\n"));
  }

  private static Stream<String[]> rows(String name) throws IOException {
    try (InputStream in = ProseTest.class.getResourceAsStream("/prose/" + name)) {
      return Arrays.stream(new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n"))
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t"));
    }
  }
}
