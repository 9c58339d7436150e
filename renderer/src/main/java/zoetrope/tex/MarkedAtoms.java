package zoetrope.tex;

import java.awt.Graphics2D;
import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.Box;
import org.scilab.forge.jlatexmath.CharAtom;
import org.scilab.forge.jlatexmath.CharBox;
import org.scilab.forge.jlatexmath.CharFont;
import org.scilab.forge.jlatexmath.CharSymbol;
import org.scilab.forge.jlatexmath.TeXConstants;
import org.scilab.forge.jlatexmath.TeXEnvironment;
import org.scilab.forge.jlatexmath.TeXFont;

/**
 * Atoms that tell the recorder what is painted within a mark. The typesetter asks of an atom
 * whether it is a lone character, for the height of scripts, kerns, italic corrections and the
 * place of accents; so the mark of a character is one too, lest a formula with marks be set
 * otherwise than without.
 */
final class MarkedAtoms {
  private MarkedAtoms() {}

  /** {@code inner} within mark {@code number}. */
  static Atom mark(Atom inner, int number) {
    // The scripts of a large operator are set otherwise than those of a character.
    boolean operator = inner.type == TeXConstants.TYPE_BIG_OPERATOR;
    if (inner instanceof CharAtom letter && !operator) {
      return new Letter(letter, number);
    }
    if (inner instanceof CharSymbol symbol && !operator) {
      return new Symbol(symbol, number);
    }
    return wrapped(inner, number);
  }

  private static Atom wrapped(Atom inner, int number) {
    return new WrappedAtom(
        inner,
        0,
        (recorder, box, x, y) -> recorder.beginMark(number),
        (recorder, box, x, y) -> recorder.endMark());
  }

  /** A letter or digit. */
  private static final class Letter extends CharAtom {
    private final CharAtom inner;
    private final int number;

    Letter(CharAtom inner, int number) {
      super(inner.getCharacter(), null, inner.isMathMode());
      this.inner = inner;
      this.number = number;
      type = inner.type;
      type_limits = inner.type_limits;
    }

    @Override
    public CharFont getCharFont(TeXFont font) {
      return inner.getCharFont(font);
    }

    @Override
    public Box createBox(TeXEnvironment environment) {
      Box content = inner.createBox(environment);
      TeXFont font = environment.getTeXFont();
      return content instanceof CharBox letter
          ? new LetterBox(letter, font.getChar(getCharFont(font), environment.getStyle()), number)
          : wrapped(inner, number).createBox(environment);
    }
  }

  /** The box of a letter, to which a row adds the italic correction. */
  private static final class LetterBox extends CharBox {
    private final CharBox content;
    private final int number;

    LetterBox(CharBox content, org.scilab.forge.jlatexmath.Char shown, int number) {
      super(shown);
      this.content = content;
      this.number = number;
    }

    @Override
    public void draw(Graphics2D graphics, float x, float y) {
      OutlineRecorder recorder = (OutlineRecorder) graphics;
      recorder.beginMark(number);
      content.draw(graphics, x, y);
      recorder.endMark();
    }
  }

  /** A character that is known by its name. */
  private static final class Symbol extends CharSymbol {
    private final CharSymbol inner;
    private final int number;

    Symbol(CharSymbol inner, int number) {
      this.inner = inner;
      this.number = number;
      type = inner.type;
      type_limits = inner.type_limits;
    }

    @Override
    public CharFont getCharFont(TeXFont font) {
      return inner.getCharFont(font);
    }

    @Override
    public Box createBox(TeXEnvironment environment) {
      return wrapped(inner, number).createBox(environment);
    }
  }
}
