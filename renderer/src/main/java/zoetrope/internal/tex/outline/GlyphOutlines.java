package zoetrope.internal.tex.outline;

import java.awt.Font;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.geom.PathIterator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Locale;
import java.util.Map;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;

/**
 * A cache of the outlines of glyphs in the typesetter's fonts, in em. A font is read at a size
 * equal to its units per em, because its coordinates are then whole or half numbers on each
 * platform.
 */
public final class GlyphOutlines {
  private static final int[] UNITS_PER_EM = {1000, 2048};

  private static final char SOFT_HYPHEN = '\u00AD';

  /** A glyph's curves in em, y up, and its name: the font's name and the character's code. */
  record Outline(Path path, String symbol) {}

  private final Map<Font, Map<Character, Outline>> known = new IdentityHashMap<>();

  Outline of(Font font, char character) {
    return known
        .computeIfAbsent(font, f -> new HashMap<>())
        .computeIfAbsent(character, c -> make(font, c));
  }

  private Outline make(Font font, char character) {
    String name = font.getFontName(Locale.ROOT);
    String symbol = name + ":" + Integer.toHexString(character);
    Path path = ArrowOutlines.of(name, character);
    if (path != null) {
      return new Outline(path, symbol);
    }
    path = Path.EMPTY;
    for (int units : UNITS_PER_EM) {
      Shape shape = glyph(font.deriveFont((float) units), character).getGlyphOutline(0);
      path = RuledShapes.of(shape).transform(Affine.scaling(1.0 / units));
      if (isInUnits(shape)) {
        break;
      }
    }
    return new Outline(path, symbol);
  }

  /**
   * Returns a character's glyph. Newer platforms treat the soft hyphen as invisible in every font,
   * but these fonts use it for a visible glyph such as Omega. The code of that glyph is one less
   * than the code of the next character's glyph.
   */
  private static GlyphVector glyph(Font font, char character) {
    FontRenderContext context = new FontRenderContext(null, true, true);
    if (character != SOFT_HYPHEN) {
      return font.createGlyphVector(context, new char[] {character});
    }
    GlyphVector next = font.createGlyphVector(context, new char[] {SOFT_HYPHEN + 1});
    return font.createGlyphVector(context, new int[] {next.getGlyphCode(0) - 1});
  }

  private static boolean isInUnits(Shape shape) {
    double[] c = new double[6];
    for (PathIterator i = shape.getPathIterator(null); !i.isDone(); i.next()) {
      int type = i.currentSegment(c);
      int count = type == PathIterator.SEG_CLOSE ? 0 : type == PathIterator.SEG_QUADTO ? 4 : 2;
      for (int k = 0; k < count; k++) {
        if (2 * c[k] != Math.rint(2 * c[k])) {
          return false;
        }
      }
    }
    return true;
  }
}
