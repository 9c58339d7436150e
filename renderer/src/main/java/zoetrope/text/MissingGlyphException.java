package zoetrope.text;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import zoetrope.internal.diagnostics.Graphemes;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.SourceSnippet;
import zoetrope.source.Span;

/**
 * Thrown when a character of a text has no glyph. The message names the character and its place,
 * and suggests a fix.
 */
public final class MissingGlyphException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;
  private static final int CONTEXT_CHARACTERS = 30;

  private final int codePoint;
  private final int index;

  private MissingGlyphException(String message, int codePoint, int index) {
    super(message);
    this.codePoint = codePoint;
    this.index = index;
  }

  /**
   * Returns an exception for the character at {@code index} of {@code text}, which none of the
   * {@code faces} has.
   */
  static MissingGlyphException in(String text, int index, List<Face> faces) {
    String names = faces.stream().map(Face::name).collect(Collectors.joining(", "));
    return of(
        text,
        index,
        "is in none of the faces " + names,
        ScriptFonts.fix(text.codePointAt(index))
            .orElse("use a font that has it, FontFamily.ofFile(Path...), or another character"));
  }

  /**
   * Returns an exception for the control character, line separator or half of a surrogate pair at
   * {@code index} of {@code text}.
   */
  static MissingGlyphException control(String text, int index) {
    return of(
        text,
        index,
        Character.getType(text.codePointAt(index)) == Character.SURROGATE
            ? "is half of a surrogate pair and has no shape"
            : "is a control character and has no shape",
        "remove it; \\n breaks lines, and \\t advances to the next tab stop");
  }

  private static MissingGlyphException of(String text, int index, String what, String fix) {
    int codePoint = text.codePointAt(index);
    Span place = new Span(index, index + Character.charCount(codePoint));
    String name = Character.getName(codePoint);
    boolean visible = Character.isDefined(codePoint) && !Graphemes.isControl(codePoint);
    String message =
        Messages.of(
            "the character %sU+%04X (%s) at index %d %s:\n%s\n  hint: %s",
            visible ? "'" + Character.toString(codePoint) + "' " : "",
            codePoint,
            name == null ? "not assigned" : name,
            index,
            what,
            SourceSnippet.of(text, place, CONTEXT_CHARACTERS).indented("    "),
            fix);
    return new MissingGlyphException(message, codePoint, index);
  }

  /** Returns the character. */
  public int codePoint() {
    return codePoint;
  }

  /**
   * Returns the name of the script that contains the character, such as "Devanagari"; empty for a
   * character of no script.
   */
  public Optional<String> script() {
    return ScriptFonts.script(codePoint);
  }

  /** Returns the character's index in the text. */
  public int index() {
    return index;
  }
}
