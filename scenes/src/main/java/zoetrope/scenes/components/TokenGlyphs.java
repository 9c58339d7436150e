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

/** The letters of tokens in a line of text: of words, or of a model's parts of words. */
public final class TokenGlyphs {
  private TokenGlyphs() {}

  /**
   * The letters of each of {@code tokens} on one line. A blank stands before a token that begins
   * with one; if none does, they are words, and blanks stand between all.
   *
   * @param widest the line's width at most, in stage units
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
   * The token as {@link #shown}, which a model chose and nobody looked at: characters that no face
   * has are told by their numbers, as in U+1780.
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

  /** The token without the blanks around it; a dot for one of blanks only, so that it is seen. */
  public static String shown(String token) {
    return token.isBlank() ? "\u00b7" : token.strip();
  }
}
