package zoetrope.scenes.components;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.text.Text;
import zoetrope.text.Alignment;

/** Prose set in lines of about the same number of letters. */
public final class Paragraphs {
  private Paragraphs() {}

  /**
   * A left-aligned text of lines filled one word after the other: a line holds at most {@code
   * letters} letters, blanks not counted; a longer word stands in a line of its own.
   *
   * @throws IllegalArgumentException when there is no word or {@code letters} is not above 0
   */
  public static Text paragraph(String prose, int letters) {
    return text(wrap(prose, letters)).alignment(Alignment.LEFT);
  }

  /** The same words with a line break where {@link #paragraph} has one, else single blanks. */
  public static String wrap(String prose, int letters) {
    if (letters <= 0) {
      throw new IllegalArgumentException("a line needs room for a letter, but has " + letters);
    }
    if (prose.isBlank()) {
      throw new IllegalArgumentException("a paragraph needs at least one word");
    }
    StringBuilder lines = new StringBuilder();
    int used = 0;
    for (String word : prose.strip().split("\\s+")) {
      int length = word.codePointCount(0, word.length());
      if (used > 0 && used + length > letters) {
        lines.append('\n');
        used = 0;
      } else if (used > 0) {
        lines.append(' ');
      }
      lines.append(word);
      used += length;
    }
    return lines.toString();
  }
}
