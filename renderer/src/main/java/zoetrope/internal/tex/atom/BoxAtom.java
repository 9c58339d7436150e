package zoetrope.internal.tex.atom;

import java.util.function.Function;
import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.Box;
import org.scilab.forge.jlatexmath.StrutBox;
import org.scilab.forge.jlatexmath.TeXConstants;
import org.scilab.forge.jlatexmath.TeXEnvironment;
import zoetrope.tex.FallbackGlyphs;

/** An atom that calls a function to create its box. */
final class BoxAtom extends Atom {
  private final Function<TeXEnvironment, Box> maker;

  /** Creates an atom of one of JLaTeXMath's types, such as {@code TYPE_RELATION}. */
  BoxAtom(int type, Function<TeXEnvironment, Box> maker) {
    this.type = type;
    this.maker = maker;
  }

  /** Returns the atom of a fallback glyph. The fallback glyphs of a formula are numbered from 0. */
  static BoxAtom fallback(FallbackGlyphs.Glyph glyph, int number) {
    return new BoxAtom(
        TeXConstants.TYPE_ORDINARY,
        environment -> {
          float em = DecoratedAtom.em(environment);
          float width = (float) glyph.advance() * em;
          float height = (float) glyph.ascent() * em;
          return DecoratedAtom.box(
              new StrutBox(width, height, (float) glyph.descent() * em, 0),
              0,
              (recorder, box, x, y) ->
                  recorder.fallback(glyph.outline(), "fallback:" + number, x, y, em));
        });
  }

  @Override
  public Box createBox(TeXEnvironment environment) {
    return maker.apply(environment);
  }
}
