package zoetrope.checks;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.languagetool.Languages;
import org.languagetool.rules.spelling.SpellingCheckRule;

/**
 * Documents, Javadoc, comments and messages have no spelling errors, by LanguageTool's dictionary.
 */
class SpellingTest {
  private static final String ACCEPTED = "/accepted-words.txt";

  /** Words of letters alone: others, such as {@code camelCase} or {@code x1}, are code. */
  private static final Pattern WORD =
      Pattern.compile("(?<![\\w\\\\.@#/$%-])\\p{L}\\p{Ll}+(?:n't)?+(?![\\w(/@]|[.:]\\w)");

  private static final SpellingCheckRule DICTIONARY =
      Languages.getLanguageForShortCode("en-GB").getDefaultSpellingRule();

  @Test
  void noWordIsUnknown() throws IOException {
    Set<String> accepted = accepted();
    Map<String, String> places = new TreeMap<>();
    Prose.all().stream()
        .filter(text -> text.kind() != Prose.Kind.STRING)
        .forEach(
            text -> words(text.words()).forEach(word -> places.putIfAbsent(word, text.toString())));
    assertTrue(places.size() > 5000, "different words: " + places.size());
    List<String> unknown = new ArrayList<>();
    for (String word : places.keySet()) {
      if (!accepted.contains(word.toLowerCase(Locale.ROOT)) && DICTIONARY.isMisspelled(word)) {
        unknown.add(word + "  " + places.get(word));
      }
    }
    assertEquals(
        "", String.join("\n", unknown), "unknown words: correct them, or add them to " + ACCEPTED);
  }

  @Test
  void everyAcceptedWordIsUsed() throws IOException {
    Set<String> used = new TreeSet<>();
    Prose.all()
        .forEach(
            text -> words(text.words()).forEach(word -> used.add(word.toLowerCase(Locale.ROOT))));
    Set<String> unused = accepted();
    unused.removeAll(used);
    assertEquals(Set.of(), unused);
  }

  private static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    Matcher word = WORD.matcher(text);
    while (word.find()) {
      words.add(word.group());
    }
    return words;
  }

  private static Set<String> accepted() throws IOException {
    try (InputStream in = SpellingTest.class.getResourceAsStream(ACCEPTED)) {
      return new TreeSet<>(List.of(new String(in.readAllBytes(), UTF_8).split("\n")));
    }
  }
}
