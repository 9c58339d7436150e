package zoetrope.internal.diagnostics;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * The texts that a running scene shows, and their translations. The code of a scene always uses the
 * original language for texts and their parts.
 */
public final class ScreenTexts {
  /** The texts of the scene that runs on a thread. */
  public static final ThreadContext.Key<ScreenTexts> CURRENT = new ThreadContext.Key<>();

  /** The maximum number of recorded texts, because a scene may create a new text in each frame. */
  private static final int MAX_TEXTS = 10_000;

  private static final int MAX_NAMED = 3;

  /** Formulas, LaTeX commands and tags, which are not words. */
  private static final Pattern NO_WORDS = Pattern.compile("\\$[^$]*\\$|\\\\[a-zA-Z]+|<[^<>]*>");

  private static final Pattern WORD = Pattern.compile("\\p{L}{2}");

  private final String language;
  private final String file;
  private final UnaryOperator<String> keys;
  private final Function<String, Optional<String>> translations;
  private final Set<String> originals = new LinkedHashSet<>();
  private final Set<String> translated = new HashSet<>();
  private final Set<String> missing = new LinkedHashSet<>();

  /**
   * Creates the texts of one run.
   *
   * @param language the language to translate to; empty for the language of the scene
   * @param file the name of the file with the translations
   * @param keys returns the key of a text in that file
   * @param translations returns the translation of a text
   */
  public ScreenTexts(
      String language,
      String file,
      UnaryOperator<String> keys,
      Function<String, Optional<String>> translations) {
    this.language = language;
    this.file = file;
    this.keys = keys;
    this.translations = translations;
  }

  /**
   * Returns the translation of a text of the scene that runs on this thread. Without a translation,
   * returns the text itself.
   */
  public static String translated(String text) {
    ScreenTexts texts = CURRENT.get();
    return texts == null ? text : texts.shown(text);
  }

  /** Runs an action whose texts are not translated, because they are not in a human language. */
  public static <T> T asWritten(Supplier<T> action) {
    return CURRENT.during(null, action);
  }

  /**
   * Returns the translation of a part if its text was translated and no longer contains the part;
   * otherwise returns the part itself.
   *
   * @param text the text that {@link #translated} returned
   * @param part the part in the language of the scene
   */
  public static String part(String text, String part) {
    ScreenTexts texts = CURRENT.get();
    if (texts == null) {
      return part;
    }
    if (texts.translated.contains(text) && !text.contains(part)) {
      return texts.shown(part);
    }
    if (texts.originals.contains(text)) {
      texts.add(part);
    }
    return part;
  }

  /**
   * Returns an addition to the message that a text does not contain a part. It says where to write
   * the translation of the part, and is empty if the text is not translated.
   */
  static String partHint(String text, String part) {
    ScreenTexts texts = CURRENT.get();
    return texts == null || !texts.translated.contains(text)
        ? ""
        : Messages.of(
            "; the text is translated to %s: write the translation of this part after %s= in %s",
            texts.language, texts.keys.apply(part), texts.file);
  }

  private String shown(String text) {
    boolean hasWords = add(text);
    if (language.isEmpty()) {
      return text;
    }
    Optional<String> translation = translations.apply(text);
    translation.ifPresent(translated::add);
    if (translation.isEmpty() && hasWords) {
      missing.add(text);
    }
    return translation.orElse(text);
  }

  /** Records a text of the scene, and returns whether it has words. */
  private boolean add(String text) {
    if (originals.contains(text)) {
      return true;
    }
    return originals.size() < MAX_TEXTS
        && WORD.matcher(NO_WORDS.matcher(text).replaceAll("")).find()
        && originals.add(text);
  }

  /** Returns the texts with words, and the named parts of texts, in the order of their creation. */
  public List<String> originals() {
    return List.copyOf(originals);
  }

  /** Returns a warning about texts without a translation; empty if there are none. */
  public Optional<String> note() {
    if (missing.isEmpty()) {
      return Optional.empty();
    }
    List<String> named = new ArrayList<>();
    missing.stream()
        .limit(MAX_NAMED)
        .forEach(text -> named.add(keys.apply(text) + " (" + PartSearch.quoted(text) + ")"));
    int more = missing.size() - named.size();
    return Optional.of(
        Messages.of(
            "%s on the screen %s not translated to %s: add %s%s to %s",
            missing.size() == 1 ? "1 text" : missing.size() + " texts",
            missing.size() == 1 ? "is" : "are",
            language,
            String.join(", ", named),
            more == 0 ? "" : " and " + more + " more",
            file));
  }
}
