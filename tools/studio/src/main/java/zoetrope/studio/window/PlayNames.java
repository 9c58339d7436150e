package zoetrope.studio.window;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.scene.PlayRecord;

/**
 * Names plays as the author wrote them: {@code create(axes)} for {@code play(create(axes))}. The
 * source is read as text, because parsing it would take longer than running most scenes. Not
 * thread-safe.
 */
final class PlayNames {
  private static final Pattern PLAY = Pattern.compile("(?<![\\w$])play\\w*\\s*\\(");

  /** The maximum length of the arguments of a play, in lines. */
  private static final int MAX_LINES = 60;

  /** Strings, characters and comments, whose parentheses do not count. */
  private static final Pattern SKIPPED =
      Pattern.compile(
          "\"\"\"(?:[^\\\\]|\\\\.)*?\"\"\"|\"(?:[^\"\\\\\\n]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)+'"
              + "|//[^\\n]*|/\\*.*?\\*/",
          Pattern.DOTALL);

  private final Function<String, List<String>> sources;
  private final Map<String, List<String>> lines = new HashMap<>();
  private final Map<String, String> names = new HashMap<>();

  /**
   * Finds names in source files.
   *
   * @param sources returns the lines of a source file, by its simple name; an empty list if it is
   *     unknown
   */
  PlayNames(Function<String, List<String>> sources) {
    this.sources = sources;
  }

  /**
   * Returns the arguments of the play in the source, on one line. Falls back to the description of
   * its animations if the line does not have exactly one call of {@code play}.
   */
  String of(PlayRecord play) {
    boolean isPause = play.description().equals("pause");
    String found = isPause ? "" : names.computeIfAbsent(play.place(), place -> find(play));
    return found.isEmpty() ? play.description() : found;
  }

  private String find(PlayRecord play) {
    List<String> source = lines.computeIfAbsent(play.file(), sources);
    if (play.line() < 1 || play.line() > source.size()) {
      return "";
    }
    Matcher call = PLAY.matcher(source.get(play.line() - 1));
    if (!call.find()) {
      return "";
    }
    int begin = call.end();
    if (call.find()) {
      return ""; // The line does not show which of the two calls this is.
    }
    int last = Math.min(source.size(), play.line() - 1 + MAX_LINES);
    return arguments(String.join("\n", source.subList(play.line() - 1, last)), begin);
  }

  /** Returns the text up to the parenthesis that closes the one before {@code begin}. */
  private static String arguments(String text, int begin) {
    Matcher skipped = SKIPPED.matcher(text);
    StringBuilder code = new StringBuilder();
    int depth = 1;
    for (int at = begin; at < text.length(); at++) {
      if (skipped.region(at, text.length()).lookingAt()) {
        boolean isComment = text.charAt(at) == '/';
        code.append(isComment ? " " : skipped.group());
        at = skipped.end() - 1;
        continue;
      }
      char c = text.charAt(at);
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (depth == 0) {
        return onOneLine(code.toString());
      }
      code.append(c);
    }
    return "";
  }

  private static String onOneLine(String code) {
    return code.replaceAll("\\s+", " ").replaceAll("(?<=\\() | (?=[).])", "").strip();
  }
}
