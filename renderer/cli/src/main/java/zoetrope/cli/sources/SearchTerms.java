package zoetrope.cli.sources;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zoetrope.internal.diagnostics.Suggestions;

/**
 * The words of a question that name its subject. Words are compared without endings, so that {@code
 * zooming} finds {@code zoom}. Immutable.
 *
 * @param terms the words that the searched text contains
 * @param unknown the words that it does not contain, in the user's spelling
 * @param corrected the words that were replaced by similar ones
 */
public record SearchTerms(List<Term> terms, List<String> unknown, Map<String, String> corrected) {
  private static final String SYNONYMS = "synonyms.txt";
  private static final int MIN_CORRECTED_LETTERS = 4;

  /** The letters that English doubles before an ending, such as the t of "plot" in "plotted". */
  private static final String DOUBLED = "bdfgmnprt";

  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+(?::\\p{N}+)?");
  private static final Pattern CAMEL_CASE =
      Pattern.compile("(?<=\\p{Ll})(?=\\p{Lu})|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})");

  /** Words of questions that say nothing about their subject. */
  private static final Set<String> FILLERS =
      Set.of(
          ("a about all also am an and any are as at be been but by can could do does done doing"
                  + " for from get got has have how i if in into is it its just let like make making"
                  + " me my need of on one or our own please put should show so some something that"
                  + " the then there these thing this to us use using want way we what when where"
                  + " which while why will with would you your")
              .split(" "));

  /**
   * One word of a question.
   *
   * @param stem the word without its ending
   * @param synonyms the stems of words with the same or nearly the same meaning
   */
  record Term(String stem, Set<String> synonyms) {}

  /**
   * A word of the searched text.
   *
   * @param shortest the shortest form of the word, for messages
   * @param texts the number of texts that contain a form of the word
   */
  record Known(String shortest, int texts) {
    /** Returns this word for two collections of texts together. */
    Known and(Known other) {
      boolean isShorter = shortest.length() <= other.shortest.length();
      return new Known(isShorter ? shortest : other.shortest, texts + other.texts);
    }
  }

  public SearchTerms {
    terms = List.copyOf(terms);
    unknown = List.copyOf(unknown);
  }

  /**
   * Returns the terms of a question.
   *
   * @param question words in any order, or a sentence
   * @param vocabulary the words of the texts by their stems; a word that is not among them is
   *     replaced by one that differs only by a typing error
   */
  static SearchTerms of(List<String> question, Map<String, Known> vocabulary) {
    Map<String, Set<String>> synonyms = synonyms();
    Map<String, Term> terms = new TreeMap<>();
    List<Term> ordered = new ArrayList<>();
    List<String> unknown = new ArrayList<>();
    Map<String, String> corrected = new TreeMap<>();
    for (String word : subjects(question)) {
      String stem = stem(word);
      boolean known = vocabulary.containsKey(stem) || synonyms.containsKey(stem);
      Optional<String> meant =
          known ? Optional.of(stem) : similar(stem, vocabulary, synonyms.keySet());
      if (meant.isEmpty()) {
        unknown.add(word);
      } else if (!terms.containsKey(meant.get())) {
        Term term = new Term(meant.get(), synonyms.getOrDefault(meant.get(), Set.of()));
        terms.put(term.stem(), term);
        ordered.add(term);
        if (!known) {
          Known similar = vocabulary.get(meant.get());
          corrected.put(word, similar == null ? meant.get() : similar.shortest());
        }
      }
    }
    return new SearchTerms(ordered, unknown, corrected);
  }

  /** Returns the words of a question without those that say nothing about its subject. */
  static List<String> subjects(List<String> question) {
    return question.stream()
        .flatMap(part -> WORD.matcher(part.toLowerCase(Locale.ROOT)).results())
        .map(found -> found.group())
        .filter(word -> !FILLERS.contains(word))
        .distinct()
        .toList();
  }

  /**
   * Returns the known word that differs by one typing error; if there is none, a similar word.
   * Among several, words that are not shorter come first, because people leave out letters more
   * often than they type additional ones. Then the most frequent word is returned.
   */
  private static Optional<String> similar(
      String stem, Map<String, Known> vocabulary, Set<String> synonyms) {
    if (stem.length() < MIN_CORRECTED_LETTERS) {
      return Optional.empty();
    }
    Map<String, Known> known = new TreeMap<>(vocabulary);
    synonyms.forEach(synonym -> known.putIfAbsent(synonym, new Known(synonym, 1)));
    known.keySet().removeIf(word -> word.charAt(0) != stem.charAt(0));
    List<String> slips = new ArrayList<>(known.keySet());
    slips.removeIf(word -> Suggestions.slip(stem, List.of(word)).isEmpty());
    return slips.stream()
        .max(
            Comparator.<String, Boolean>comparing(w -> w.length() >= stem.length())
                .thenComparing(w -> known.get(w).texts()))
        .or(() -> Suggestions.to(stem, known.keySet(), 1).stream().findFirst());
  }

  /**
   * Returns the words of a text by their stems. The parts of a name such as {@code fadeIn} are
   * words, too.
   */
  static Map<String, String> stems(String text) {
    Map<String, String> stems = new LinkedHashMap<>();
    WORD.matcher(text).results().forEach(word -> addStems(word.group(), stems));
    return stems;
  }

  private static void addStems(String name, Map<String, String> stems) {
    String word = name.toLowerCase(Locale.ROOT);
    stems.put(stem(word), word);
    if (name.chars().skip(1).anyMatch(Character::isUpperCase)) {
      CAMEL_CASE
          .splitAsStream(name)
          .map(part -> part.toLowerCase(Locale.ROOT))
          .forEach(part -> stems.put(stem(part), part));
    }
  }

  /**
   * Returns the stem of an English word: the word in lower case, without the ending of a plural or
   * a verb.
   */
  static String stem(String word) {
    String stem = word.endsWith("ies") ? without(word, 3, 2) : word;
    stem = stem.equals(word) ? withoutEnding(word) : stem + "y";
    stem = stem.endsWith("e") ? without(stem, 1, 3) : stem;
    int last = stem.length() - 1;
    boolean doubled = last > 0 && stem.charAt(last) == stem.charAt(last - 1);
    return doubled && DOUBLED.indexOf(stem.charAt(last)) >= 0 ? stem.substring(0, last) : stem;
  }

  private static String withoutEnding(String word) {
    if (word.endsWith("ing")) {
      return without(word, 3, 3);
    }
    if (word.endsWith("ed")) {
      return without(word, 2, 3);
    }
    return word.endsWith("s") && !word.endsWith("ss") && !word.endsWith("us")
        ? without(word, 1, 3)
        : word;
  }

  /** Returns a word without its last letters, or the word itself if too few would be left. */
  private static String without(String word, int letters, int min) {
    return word.length() - letters < min ? word : word.substring(0, word.length() - letters);
  }

  private static Map<String, Set<String>> synonyms() {
    Map<String, Set<String>> all = new TreeMap<>();
    for (String line : GuideSections.resource(SYNONYMS).lines().toList()) {
      String[] sides = line.split("=");
      for (String word : sides[0].strip().split(" ")) {
        all.computeIfAbsent(stem(word), w -> new LinkedHashSet<>())
            .addAll(
                Stream.of(sides[1].strip().split(" "))
                    .map(synonym -> stem(synonym.toLowerCase(Locale.ROOT)))
                    .toList());
      }
    }
    return all;
  }
}
