package zoetrope.internal.render.source;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import zoetrope.internal.diagnostics.Suggestions;
import zoetrope.internal.files.BoundedFile;
import zoetrope.render.result.CompileErrors;
import zoetrope.render.result.CompileErrors.CompileError;
import zoetrope.scene.SceneException;

/**
 * The text of a source file, with methods that describe compiler errors in it.
 *
 * @param name the file's name without its folder
 */
record SourceText(String name, String content) {
  private static final Pattern TYPE_VARIABLES =
      Pattern.compile(
          "no instance\\(s\\) of type variable\\(s\\) \\S+ exist so that (\\S+) conforms to"
              + " (\\S+)");
  private static final int MAX_SHOWN_ERRORS = 10;
  private static final int MAX_MEGABYTES = 16;

  /** A pattern of the type and the name in a declaration of a variable or a method. */
  private static final String DECLARATION =
      "\\b(?:var|void|int|double|long|boolean|[A-Z]\\w*(?:<[^;=()]*>)?)(?:\\[])*\\s+(\\w+)\\s*";

  private static final String IMPORT = "import static zoetrope.Zoetrope.*;";

  /**
   * Reads a file.
   *
   * @throws SceneException if it cannot be read or is not UTF-8
   */
  static SourceText read(Path file) {
    String name = file.getFileName().toString();
    try {
      byte[] bytes = BoundedFile.read(file, MAX_MEGABYTES);
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return new SourceText(name, text.startsWith("\uFEFF") ? text.substring(1) : text);
    } catch (CharacterCodingException e) {
      throw new SceneException("it is not a text in UTF-8: save it as such", e, name, 0);
    } catch (IOException e) {
      throw new SceneException("it cannot be read: " + BoundedFile.reason(e), e, name, 0);
    }
  }

  /**
   * Returns an exception that describes the errors of a compiler. Each of the first {@value
   * #MAX_SHOWN_ERRORS} errors is shown with its source line and a caret below the position.
   */
  SceneException problem(List<? extends Diagnostic<?>> all) {
    List<? extends Diagnostic<?>> errors = CompileHints.withoutConsequences(all);
    List<String> parts = new ArrayList<>();
    CompileHints hints = new CompileHints();
    Set<String> shownHints = new HashSet<>();
    List<CompileError> data = new ArrayList<>();
    for (Diagnostic<?> error : errors.subList(0, Math.min(MAX_SHOWN_ERRORS, errors.size()))) {
      parts.add((parts.isEmpty() ? "" : place(error) + ": ") + describe(error));
      Optional<String> found = hints.of(this, error);
      found.filter(shownHints::add).ifPresent(hint -> parts.add("  hint: " + hint));
      data.add(data(error, found.orElse("")));
    }
    if (errors.size() > MAX_SHOWN_ERRORS) {
      parts.add("and " + (errors.size() - MAX_SHOWN_ERRORS) + " more");
    }
    if (parts.stream()
            .anyMatch(p -> p.startsWith("cannot find symbol") || p.contains(": cannot find symbol"))
        && !content.contains(IMPORT)
        && shownHints.stream().noneMatch(hint -> hint.contains(IMPORT))) {
      parts.add("  hint: a scene needs the line " + IMPORT);
    }
    return new SceneException(
        String.join("\n", parts), new CompileErrors(data), name, line(errors.get(0)));
  }

  private CompileError data(Diagnostic<?> error, String hint) {
    int column = (int) Math.max(0, error.getColumnNumber());
    String message = readable(error.getMessage(Locale.ENGLISH));
    return new CompileError(name, line(error), column, message, hint, error.getCode());
  }

  private String place(Diagnostic<?> error) {
    return line(error) > 0 ? name + ":" + line(error) : name;
  }

  private static int line(Diagnostic<?> error) {
    return (int) Math.max(0, error.getLineNumber());
  }

  private static String readable(String message) {
    return TYPE_VARIABLES.matcher(message).replaceFirst("$1 cannot be converted to $2");
  }

  private String describe(Diagnostic<?> error) {
    List<String> lines =
        new ArrayList<>(readable(error.getMessage(Locale.ENGLISH)).lines().toList());
    long position = error.getPosition();
    if (position >= 0 && position <= content.length()) {
      int at = (int) position;
      int start = content.lastIndexOf('\n', at - 1) + 1;
      lines.add(1, "    " + lineAt(position).stripTrailing());
      lines.add(2, "    " + content.substring(start, at).replaceAll("[^\t]", " ") + "^");
    }
    return String.join("\n", lines);
  }

  /**
   * Returns the source line that contains a position; an empty string if the position is outside of
   * the text.
   */
  String lineAt(long position) {
    if (position < 0 || position > content.length()) {
      return "";
    }
    int at = (int) position;
    int end = content.indexOf('\n', at);
    return content.substring(
        content.lastIndexOf('\n', at - 1) + 1, end < 0 ? content.length() : end);
  }

  /**
   * Returns the hint for a missing name that is similar to a declared name, or that a {@code for}
   * statement declares. In the second case, a semicolon has ended the statement too early.
   *
   * @param kind the kind of the missing name: {@code variable}, {@code method} or {@code class}
   */
  Optional<String> declaredName(String kind, String name) {
    String end = kind.equals("method") ? "\\(" : "[=;:,)]";
    List<String> declared =
        Pattern.compile(DECLARATION + end)
            .matcher(content)
            .results()
            .map(match -> match.group(1))
            .distinct()
            .toList();
    if (declared.contains(name)
        && content.matches("(?s).*\\bfor\\s*\\([^\n]*\\b" + name + "\\b[^\n]*\\)\\s*;.*")) {
      return Optional.of("leave out the ; after for (...): it ends the loop");
    }
    return kind.equals("class")
        ? Optional.empty()
        : declared.stream()
            .filter(other -> other.equalsIgnoreCase(name) && !other.equals(name))
            .findFirst()
            .or(() -> Suggestions.slip(name, declared))
            .map(other -> "did you mean " + other + "?");
  }

  long count(char c) {
    return content.chars().filter(other -> other == c).count();
  }

  /** Returns the text from a position on; empty for a position outside. */
  String textFrom(long position) {
    return position < 0 || position > content.length() ? "" : content.substring((int) position);
  }

  /** Returns the text before a position in its line; empty for a position outside. */
  String textBefore(long position) {
    if (position < 0 || position > content.length()) {
      return "";
    }
    return content.substring(content.lastIndexOf('\n', (int) position - 1) + 1, (int) position);
  }

  /** Returns the first sentence of a Javadoc comment as plain text; empty for null. */
  static String firstSentence(String comment) {
    if (comment == null) {
      return "";
    }
    String text = comment.replaceAll("\\s+", " ").strip();
    int tag = text.startsWith("@") ? 0 : text.indexOf(" @");
    String prose = tag < 0 ? text : text.substring(0, tag);
    int end = prose.indexOf(". ");
    String sentence = end < 0 ? prose : prose.substring(0, end + 1);
    return sentence
        .replaceAll("\\{@(?:code|literal|link|linkplain) ([^}]*)}", "$1")
        .replaceAll("<[^>]*>", "")
        .strip();
  }
}
