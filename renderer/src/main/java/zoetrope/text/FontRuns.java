package zoetrope.text;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import zoetrope.internal.diagnostics.Graphemes;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.source.Span;

/** The runs of a text. The face of each grapheme is chosen by style and by font fallback. */
final class FontRuns {
  /**
   * The maximum number of characters of a grapheme. The stream-safe format of UAX #15 has 31 code
   * points.
   */
  private static final int MAX_GRAPHEME_CHARACTERS = 128;

  private final String text;
  private final char[] chars;
  private final TextStyle style;
  private final List<Face> base;

  /** The grapheme of each character in the lines that were divided so far. */
  private final Span[] graphemes;

  /** The fallback chain of a character, its size factor and its rise in em. */
  private record FontChoice(List<Face> faces, double size, double rise) {}

  FontRuns(String text, TextStyle style) {
    this.text = text;
    this.chars = text.toCharArray();
    this.style = style;
    this.base = style.family().chain(style.weight(), style.slant());
    this.graphemes = new Span[text.length()];
    for (StyledSpan change : style.changes()) {
      if (change.span().end() > text.length()) {
        throw new IllegalArgumentException(
            Messages.of(
                "the style changes characters %s to %s of a text with only %s: \"%s\"",
                change.span().start(), change.span().end(), text.length(), text));
      }
    }
  }

  /**
   * Returns the grapheme of the character at {@code index}. The line of the character must have
   * been passed to {@link #of}.
   */
  Span grapheme(int index) {
    return graphemes[index];
  }

  List<FontRun> of(Span line) {
    List<FontRun> runs = new ArrayList<>();
    BidiLevels levels = BidiLevels.of(chars, line, style.direction());
    int end;
    for (int at = line.start(); at < line.end(); at = end) {
      end = Graphemes.end(text, at, line.end());
      requireShort(at, end);
      Span grapheme = new Span(at, end);
      for (int i = at; i < end; i++) {
        graphemes[i] = grapheme;
      }
      add(runs, run(grapheme, levels.level(at)));
    }
    return runs;
  }

  private void add(List<FontRun> runs, FontRun next) {
    FontRun last = runs.isEmpty() ? null : runs.get(runs.size() - 1);
    if (last != null
        && last.face() == next.face()
        && last.size() == next.size()
        && last.rise() == next.rise()
        && last.level() == next.level()
        && text.charAt(next.span().start()) != '\t'
        && text.charAt(last.span().start()) != '\t') {
      runs.set(
          runs.size() - 1,
          new FontRun(
              last.span().union(next.span()), last.face(), last.size(), last.rise(), last.level()));
    } else {
      runs.add(next);
    }
  }

  private FontRun run(Span grapheme, int level) {
    FontChoice choice = choice(grapheme.start());
    if (text.charAt(grapheme.start()) == '\t') {
      return new FontRun(grapheme, choice.faces.get(0), choice.size, choice.rise, level);
    }
    requireDrawable(grapheme);
    for (Face face : choice.faces) {
      if (hasAll(face, grapheme.of(text))) {
        return new FontRun(grapheme, face, choice.size, choice.rise, level);
      }
    }
    throw MissingGlyphException.in(text, firstMissing(grapheme, choice.faces), choice.faces);
  }

  private FontChoice choice(int index) {
    FontFamily family = style.family();
    Weight weight = style.weight();
    Slant slant = style.slant();
    double size = 1;
    double rise = 0;
    boolean changed = false;
    for (StyledSpan styled : style.changes()) {
      if (styled.span().contains(index)) {
        FontChange change = styled.change();
        family = change.family().orElse(family);
        weight = change.weight().orElse(weight);
        slant = change.slant().orElse(slant);
        rise += size * change.rise();
        size *= change.size();
        changed = true;
      }
    }
    return new FontChoice(changed ? family.chain(weight, slant) : base, size, rise);
  }

  /** Limits the length of graphemes, because HarfBuzz ends the process on very long clusters. */
  private void requireShort(int start, int end) {
    if (end - start > MAX_GRAPHEME_CHARACTERS) {
      throw new IllegalArgumentException(
          Messages.of(
              "the grapheme at index %s has %s characters, more than %s: a letter with too many"
                  + " combining marks. Remove some marks.",
              start, end - start, MAX_GRAPHEME_CHARACTERS));
    }
  }

  private void requireDrawable(Span grapheme) {
    for (int i = grapheme.start(); i < grapheme.end(); ) {
      int codePoint = text.codePointAt(i);
      if (Graphemes.isControl(codePoint)) {
        throw MissingGlyphException.control(text, i);
      }
      i += Character.charCount(codePoint);
    }
  }

  /** Whether the face has all characters of a grapheme, either as written or composed (NFC). */
  private static boolean hasAll(Face face, String grapheme) {
    return hasEach(face, grapheme)
        || (grapheme.length() > 1
            && hasEach(face, Normalizer.normalize(grapheme, Normalizer.Form.NFC)));
  }

  private static boolean hasEach(Face face, String grapheme) {
    return grapheme.codePoints().allMatch(c -> Graphemes.isInvisible(c) || face.has(c));
  }

  /**
   * Returns the index of a missing character: the base character if no face has it, and otherwise
   * the first mark that is missing from the first face with the base character.
   */
  private int firstMissing(Span grapheme, List<Face> faces) {
    int base = text.codePointAt(grapheme.start());
    for (Face face : faces) {
      if (face.has(base)) {
        int at = grapheme.start();
        while (face.has(text.codePointAt(at)) || Graphemes.isInvisible(text.codePointAt(at))) {
          at += Character.charCount(text.codePointAt(at));
        }
        return at;
      }
    }
    return grapheme.start();
  }
}
