package zoetrope.scenes.components;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.text.Text;
import zoetrope.text.Alignment;

/** Prose broken into lines of about the same number of letters. */
public final class Paragraphs {
  private Paragraphs() {}

  /**
   * Returns a left-aligned text. Each line has as many words as fit into {@code letters} letters,
   * not counting spaces. A longer word has its line alone.
   *
   * @throws IllegalArgumentException if there is no word or {@code letters} is not above 0
   */
  public static Text paragraph(String prose, int letters) {
    return text(wrap(prose, letters)).alignment(Alignment.LEFT);
  }

  /**
   * Returns the words with a line break where {@link #paragraph} has one, and single spaces
   * elsewhere.
   */
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
