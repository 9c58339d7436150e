package zoetrope.text;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.font.TextAttribute;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Graphemes;

/**
 * One face of a {@link FontFamily}: its characters and their outlines. Loaded once, at first use.
 * Thread-safe.
 *
 * <p>Outlines of bundled fonts and font files are read at a font size of units-per-em pixels. Font
 * units are then pixels, so the outlines are exact. Outlines of installed fonts may be rounded.
 */
public final class Face {
  private static final FontRenderContext UNHINTED = new FontRenderContext(null, true, true);
  private static final int NO_GLYPH = 0xFFFF;

  /** Sequences that fonts for program code join. */
  private static final String CODE = "!= -> => == www <- :: <=";

  private final String name;
  private final Supplier<Loaded> loader;
  private final Map<Integer, Path> outlines = new ConcurrentHashMap<>();
  private volatile Loaded loaded;
  private volatile Boolean joinsCode;

  /** A font at a size of one font unit per pixel, and the header of its file. */
  record Loaded(Font font, FontHeader header) {}

  /**
   * The shaped glyphs of a run, in character order. Positions are in em from the run's left end, y
   * up. Glyph {@code i} represents the characters from {@code chars[i]} (relative to the run's
   * start) up to the smallest entry of {@code chars} that is greater than {@code chars[i]}.
   */
  record Shaped(int[] glyphs, int[] chars, double[] x, double[] y, double advance) {}

  Face(String name, Supplier<Loaded> loader) {
    this.name = name;
    this.loader = loader;
  }

  /** Returns the family's name and the style, such as "CMU Serif Bold". */
  public String name() {
    return name;
  }

  /** Returns the ascent: the height of a line above the baseline, in em. */
  public double ascent() {
    return loaded().header.ascent();
  }

  /** Returns the descent: the depth of a line below the baseline, in em, positive. */
  public double descent() {
    return loaded().header.descent();
  }

  /** Whether the face has a glyph for {@code codePoint}. */
  public boolean has(int codePoint) {
    Font font = loaded().font;
    synchronized (this) {
      return font.canDisplay(codePoint);
    }
  }

  /** Returns the outline of {@code glyph} in em, y up, with its origin on the baseline. Cached. */
  Path outline(int glyph) {
    Path known = outlines.get(glyph);
    return known != null ? known : outlines.computeIfAbsent(glyph, this::readOutline);
  }

  /**
   * Shapes the characters {@code [start, end)} of {@code text}, which run in one direction. Without
   * ligatures, fonts for program code must not join characters either. Java cannot switch off the
   * contextual alternates of these fonts, so each character is shaped alone.
   */
  Shaped shape(
      char[] text, int start, int end, boolean rightToLeft, boolean kerning, boolean ligatures) {
    boolean apart = !ligatures && !rightToLeft && end - start > 1 && joinsCode();
    return apart
        ? shapeApart(text, start, end, kerning)
        : shapeTogether(text, start, end, rightToLeft, kerning, ligatures);
  }

  /**
   * Whether the font shows sequences such as {@code !=} by other glyphs than the single characters.
   */
  private boolean joinsCode() {
    Boolean known = joinsCode;
    if (known == null) {
      char[] probe = CODE.toCharArray();
      Shaped together = shapeTogether(probe, 0, probe.length, false, false, false);
      Shaped apart = shapeApart(probe, 0, probe.length, false);
      known = !Arrays.equals(together.glyphs, apart.glyphs);
      joinsCode = known;
    }
    return known;
  }

  private Shaped shapeApart(char[] text, int start, int end, boolean kerning) {
    IntStream.Builder glyphs = IntStream.builder();
    IntStream.Builder chars = IntStream.builder();
    DoubleStream.Builder x = DoubleStream.builder();
    DoubleStream.Builder y = DoubleStream.builder();
    double advance = 0;
    int from = start;
    while (from < end) {
      int to = nextBase(text, from, end);
      Shaped part = shapeTogether(text, from, to, false, kerning, false);
      for (int i = 0; i < part.glyphs.length; i++) {
        glyphs.add(part.glyphs[i]);
        chars.add(part.chars[i] + from - start);
        x.add(part.x[i] + advance);
        y.add(part.y[i]);
      }
      advance += part.advance;
      from = to;
    }
    return new Shaped(
        glyphs.build().toArray(),
        chars.build().toArray(),
        x.build().toArray(),
        y.build().toArray(),
        advance);
  }

  /** Returns the index of the next character that is not a mark on the previous character. */
  private static int nextBase(char[] text, int from, int end) {
    int at = from + Character.charCount(Character.codePointAt(text, from, end));
    while (at < end && Graphemes.extendsCluster(Character.codePointAt(text, at, end))) {
      at += Character.charCount(Character.codePointAt(text, at, end));
    }
    return at;
  }

  private Shaped shapeTogether(
      char[] text, int start, int end, boolean rightToLeft, boolean kerning, boolean ligatures) {
    Loaded face = loaded();
    synchronized (this) {
      int flags = rightToLeft ? Font.LAYOUT_RIGHT_TO_LEFT : Font.LAYOUT_LEFT_TO_RIGHT;
      GlyphVector glyphs =
          features(face.font, kerning, ligatures)
              .layoutGlyphVector(UNHINTED, text, start, end, flags);
      return shaped(glyphs, rightToLeft, face.header.unitsPerEm());
    }
  }

  private static Font features(Font font, boolean kerning, boolean ligatures) {
    if (!kerning && !ligatures) {
      return font;
    }
    return font.deriveFont(
        Map.of(
            TextAttribute.KERNING, kerning ? TextAttribute.KERNING_ON : 0,
            TextAttribute.LIGATURES, ligatures ? TextAttribute.LIGATURES_ON : 0));
  }

  /**
   * Converts a glyph vector. Skips entries without a glyph, which some JDKs return for invisible
   * characters.
   */
  private static Shaped shaped(GlyphVector vector, boolean rightToLeft, double unitsPerEm) {
    int count = 0;
    int[] all = vector.getGlyphCodes(0, vector.getNumGlyphs(), null);
    for (int glyph : all) {
      count += glyph == NO_GLYPH ? 0 : 1;
    }
    Shaped result =
        new Shaped(
            new int[count],
            new int[count],
            new double[count],
            new double[count],
            vector.getGlyphPosition(all.length).getX() / unitsPerEm);
    int to = 0;
    for (int k = 0; k < all.length; k++) {
      int i = rightToLeft ? all.length - 1 - k : k;
      if (all[i] != NO_GLYPH) {
        Point2D at = vector.getGlyphPosition(i);
        result.glyphs[to] = all[i];
        result.chars[to] = vector.getGlyphCharIndex(i);
        result.x[to] = at.getX() / unitsPerEm;
        result.y[to] = 0 - at.getY() / unitsPerEm;
        to++;
      }
    }
    return result;
  }

  private Path readOutline(int glyph) {
    Loaded face = loaded();
    synchronized (this) {
      GlyphVector vector = face.font.createGlyphVector(UNHINTED, new int[] {glyph});
      return path(vector.getGlyphOutline(0).getPathIterator(null), face.header.unitsPerEm());
    }
  }

  /**
   * Converts an outline. Skips contours of a single point, which some fonts contain as anchors for
   * accents.
   */
  private static Path path(PathIterator from, double unitsPerEm) {
    PathBuilder to = Path.builder();
    double[] c = new double[6];
    Vec begun = null;
    for (; !from.isDone(); from.next()) {
      int kind = from.currentSegment(c);
      if (kind == PathIterator.SEG_MOVETO) {
        begun = point(c, 0, unitsPerEm);
        continue;
      }
      if (begun != null && kind != PathIterator.SEG_CLOSE) {
        to.moveTo(begun);
        begun = null;
      }
      switch (kind) {
        case PathIterator.SEG_LINETO -> to.lineTo(point(c, 0, unitsPerEm));
        case PathIterator.SEG_QUADTO -> to.quadTo(point(c, 0, unitsPerEm), point(c, 2, unitsPerEm));
        case PathIterator.SEG_CUBICTO ->
            to.cubicTo(point(c, 0, unitsPerEm), point(c, 2, unitsPerEm), point(c, 4, unitsPerEm));
        default -> to.close();
      }
    }
    return to.build();
  }

  private static Vec point(double[] c, int at, double unitsPerEm) {
    return Vec.of(c[at] / unitsPerEm, 0 - c[at + 1] / unitsPerEm);
  }

  private Loaded loaded() {
    Loaded known = loaded;
    if (known == null) {
      synchronized (this) {
        known = loaded;
        if (known == null) {
          known = loader.get();
          loaded = known;
        }
      }
    }
    return known;
  }

  @Override
  public String toString() {
    return name;
  }
}
