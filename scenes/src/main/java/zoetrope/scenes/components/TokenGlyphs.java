package zoetrope.scenes.components;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zoetrope.mobject.Group;
import zoetrope.mobject.text.Glyph;
import zoetrope.text.MissingGlyphException;

/** The letters of tokens in a line of text. Tokens are words, or a model's parts of words. */
public final class TokenGlyphs {
  private TokenGlyphs() {}

  /**
   * Returns the letters of each of {@code tokens} on one line. There is a space before each token
   * that begins with one. If no token begins with a space, the tokens are words, and there is a
   * space between all of them.
   *
   * @param widest the maximum width of the line, in stage units
   */
  public static Group<Group<Glyph>> of(List<String> tokens, double widest) {
    boolean parts = tokens.stream().anyMatch(token -> !token.equals(token.stripLeading()));
    StringBuilder line = new StringBuilder();
    List<Integer> starts = new ArrayList<>();
    for (String token : tokens) {
      boolean begins = !parts || !token.equals(token.stripLeading());
      line.append(begins && !line.isEmpty() ? " " : "");
      starts.add(line.length());
      line.append(shown(token));
    }
    starts.add(line.length());
    var text = text(line.toString()).setMaxWidth(widest);
    return group(
        IntStream.range(0, tokens.size())
            .mapToObj(i -> text.part(starts.get(i), starts.get(i + 1))));
  }

  /**
   * Returns the token as in {@link #shown}, with code points such as U+1780 for characters that no
   * font contains. It is for tokens that a model chose.
   */
  public static String readable(String token) {
    String shown = shown(token);
    return isReadable(shown)
        ? shown
        : shown
            .codePoints()
            .mapToObj(Character::toString)
            .map(c -> isReadable(c) ? c : String.format(Locale.ROOT, "U+%04X", c.codePointAt(0)))
            .collect(Collectors.joining());
  }

  private static boolean isReadable(String words) {
    try {
      return text(words) != null;
    } catch (MissingGlyphException e) {
      return false;
    }
  }

  /**
   * Returns the token without the spaces around it. A token of spaces only becomes a dot, which is
   * visible.
   */
  public static String shown(String token) {
    return token.isBlank() ? "\u00b7" : token.strip();
  }
}
