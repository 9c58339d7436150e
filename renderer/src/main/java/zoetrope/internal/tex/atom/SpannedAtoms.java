package zoetrope.internal.tex.atom;

import java.awt.Graphics2D;
import java.util.List;
import java.util.Optional;
import org.scilab.forge.jlatexmath.AccentedAtom;
import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.Box;
import org.scilab.forge.jlatexmath.BreakMarkAtom;
import org.scilab.forge.jlatexmath.Char;
import org.scilab.forge.jlatexmath.CharAtom;
import org.scilab.forge.jlatexmath.CharBox;
import org.scilab.forge.jlatexmath.CharFont;
import org.scilab.forge.jlatexmath.CharSymbol;
import org.scilab.forge.jlatexmath.MiddleAtom;
import org.scilab.forge.jlatexmath.RowAtom;
import org.scilab.forge.jlatexmath.SpaceAtom;
import org.scilab.forge.jlatexmath.SymbolAtom;
import org.scilab.forge.jlatexmath.TeXConstants;
import org.scilab.forge.jlatexmath.TeXEnvironment;
import org.scilab.forge.jlatexmath.TeXFont;
import org.scilab.forge.jlatexmath.TypedAtom;
import zoetrope.internal.tex.atom.DecoratedAtom.Painter;
import zoetrope.internal.tex.outline.Origin;
import zoetrope.internal.tex.outline.OutlineRecorder;

/**
 * Atoms that report their position in the source to the recorder. JLaTeXMath tests whether an atom
 * is a letter, a symbol, an accent, a row or a space. The results decide the height of scripts,
 * kerns, italic corrections and the place of accents. Each atom therefore keeps its class.
 */
final class SpannedAtoms {
  private SpannedAtoms() {}

  /** Marks atoms that already have an origin. */
  interface Spanned {}

  /**
   * Returns {@code atom}, which may be null, with an origin. Atoms that already have an origin, or
   * that draw nothing, are returned unchanged.
   */
  static Atom of(Atom atom, Origin origin, ReadingMode mode) {
    if (atom == null
        || atom instanceof Spanned
        || atom instanceof SpaceAtom
        || atom instanceof BreakMarkAtom) {
      return atom;
    }
    if (atom instanceof CharAtom letter) {
      return new Letter(letter.getCharacter(), mode, origin);
    }
    if (atom instanceof SymbolAtom symbol) {
      return new Symbol(symbol, origin);
    }
    if (atom instanceof TypedAtom typed) {
      Atom inner = of(typed.getBase(), origin, mode);
      return like(typed, new TypedAtom(typed.getLeftType(), typed.getRightType(), inner));
    }
    if (atom instanceof RowAtom row) {
      return like(row, copy(row, origin, mode));
    }
    return new DecoratedAtom(atom, origin);
  }

  private static RowAtom copy(RowAtom row, Origin origin, ReadingMode mode) {
    LigatureRow copy = new LigatureRow(null);
    boolean afterSymbol = false;
    List<Atom> elements = LigatureRow.elements(row);
    for (int i = 0; i < elements.size(); i++) {
      Atom atom = elements.get(i);
      boolean symbol = atom instanceof CharSymbol && !(atom instanceof Spanned);
      boolean joins = i + 1 < elements.size() && elements.get(i + 1) instanceof CharSymbol;
      if (symbol && joins && !afterSymbol) {
        copy.expect(origin);
        copy.add(atom);
      } else {
        copy.add(of(atom, origin, mode));
      }
      afterSymbol = symbol;
    }
    copy.lookAtLastAtom = row.lookAtLastAtom;
    return copy;
  }

  private static Atom like(Atom atom, Atom copy) {
    copy.type = atom.type;
    copy.type_limits = atom.type_limits;
    copy.alignment = atom.alignment;
    return copy;
  }

  /**
   * Returns {@code scripted}, which is {@code base} with scripts. If the base is a large operator,
   * {@code scripted} draws the operator, so the result gets the operator's origin.
   *
   * @param lacksSpace whether JLaTeXMath omits the space after the scripts
   */
  static Atom scripted(Atom base, Atom scripted, boolean lacksSpace) {
    Optional<Symbol> operator = operator(base);
    if (operator.isEmpty() && !lacksSpace) {
      return scripted;
    }
    Atom whole = new ScriptedAtom(scripted, base, operator.orElse(null), lacksSpace);
    return operator.<Atom>map(symbol -> new DecoratedAtom(whole, symbol.origin)).orElse(whole);
  }

  /**
   * Marks {@code atom} as the base of scripts and returns it. A base that is a single character
   * must not add its italic correction, because the scripts add it.
   */
  static Atom base(Atom atom) {
    if (atom instanceof Letter letter) {
      letter.isBase = true;
    } else if (atom instanceof Symbol symbol) {
      symbol.isBase = true;
    }
    return atom;
  }

  /** Whether {@code atom}, or the last atom inside it, is a symbol of a large operator. */
  static boolean isOperator(Atom atom) {
    return operator(atom).isPresent();
  }

  /** Returns the symbol of a large operator that is {@code atom} or the last atom inside it. */
  private static Optional<Symbol> operator(Atom atom) {
    if (atom instanceof Symbol symbol && symbol.type == TeXConstants.TYPE_BIG_OPERATOR) {
      return Optional.of(symbol);
    }
    if (atom instanceof TypedAtom typed) {
      return operator(typed.getBase());
    }
    return atom instanceof RowAtom row && row.lookAtLastAtom
        ? operator(LigatureRow.elements(row).getLast())
        : Optional.empty();
  }

  /** Stores {@code next} as the atom after {@code atom} if {@code atom} is a letter. */
  static void follow(Atom atom, Atom next) {
    if (atom instanceof Letter letter) {
      letter.next = next;
    }
  }

  /** Returns an accent over {@code base}. */
  static Atom accent(Atom base, String name, Origin origin) {
    return new Accent(base, name, origin);
  }

  /** Returns {@code sign} as an accent over {@code base}. */
  static Atom accent(Atom base, Atom sign, Origin origin) {
    return new Accent(base, sign, origin);
  }

  /** Returns a delimiter inside a fence, as tall as the fence. */
  static MiddleAtom middle(SymbolAtom delimiter, Origin origin) {
    return new Middle(delimiter, origin);
  }

  /** Returns delimiters around {@code content}. */
  static Atom fence(
      Atom content,
      SymbolAtom left,
      List<MiddleAtom> middles,
      SymbolAtom right,
      List<Origin> origins) {
    Painter thenNext =
        (recorder, box, x, y) -> {
          box.draw(recorder, x, y);
          recorder.next();
        };
    Atom inner =
        content instanceof SpaceAtom space
            ? new Space(space, thenNext)
            : new DecoratedAtom(content, 0, thenNext);
    Atom fenced = Fractions.fenced(inner, left, middles, right);
    return new DecoratedAtom(fenced, 0, Painter.within(origins, false));
  }

  private static final class Letter extends CharAtom implements Spanned {
    private final Origin origin;
    private String alphabet;
    private boolean isBase;

    private Atom next;

    Letter(char character, ReadingMode mode, Origin origin) {
      super(character, mode.alphabet(), mode.math());
      this.alphabet = mode.alphabet();
      this.origin = origin;
    }

    @Override
    public Box createBox(TeXEnvironment environment) {
      Box content = super.createBox(environment);
      if (alphabet == null) {
        alphabet = environment.getTextStyle();
      }
      if (!(content instanceof CharBox)) {
        return DecoratedAtom.box(content, origin);
      }
      TeXFont font = environment.getTeXFont();
      int style = environment.getStyle();
      LetterBox box =
          new LetterBox(
              alphabet == null
                  ? font.getDefaultChar(getCharacter(), style)
                  : font.getChar(getCharacter(), alphabet, style),
              origin);
      // In TeX, letters of a word in a text font have no italic correction.
      boolean inWord = next instanceof Letter && font.hasSpace(box.getLastFontId());
      if (isMathMode() && !isBase && !inWord) {
        box.addItalic();
      }
      if (isMathMode() && !isBase && alphabet == null && next instanceof Symbol sign) {
        box.setWidth(box.getWidth() + kern(box, sign, environment));
      }
      return box;
    }

    /** Returns the kern between an italic letter and a comma, full stop or slash after it. */
    private float kern(CharBox box, Symbol sign, TeXEnvironment environment) {
      if (!sign.getName().matches("comma|normaldot|slash")) {
        return 0;
      }
      TeXFont font = environment.getTeXFont();
      int style = environment.getStyle();
      char code = font.getChar(sign.getName(), style).getChar();
      int id = box.getLastFontId();
      return font.getKern(new CharFont(getCharacter(), id), new CharFont(code, id), style);
    }
  }

  /** The box of a letter. It must be a CharBox, so that rows add the italic correction. */
  private static final class LetterBox extends CharBox {
    private final Origin origin;

    LetterBox(Char shown, Origin origin) {
      super(shown);
      this.origin = origin;
    }

    void addItalic() {
      super.addItalicCorrectionToWidth();
    }

    /**
     * Does nothing. Rows call this method, but {@link Letter} has already decided about the
     * correction.
     */
    @Override
    public void addItalicCorrectionToWidth() {}

    @Override
    public void draw(Graphics2D graphics, float x, float y) {
      OutlineRecorder recorder = (OutlineRecorder) graphics;
      recorder.begin(List.of(origin), false);
      super.draw(graphics, x, y);
      recorder.end();
    }
  }

  private static final class Symbol extends SymbolAtom implements Spanned {
    private final Origin origin;
    private boolean isBase;

    Symbol(SymbolAtom symbol, Origin origin) {
      super(symbol, symbol.type);
      this.origin = origin;
      setUnicode(symbol.getUnicode());
      type_limits = symbol.type_limits;
    }

    @Override
    public Box createBox(TeXEnvironment environment) {
      Box box = super.createBox(environment);
      boolean isOperator = type == TeXConstants.TYPE_BIG_OPERATOR;
      if (box instanceof CharBox character && !isOperator && !isBase) {
        character.addItalicCorrectionToWidth();
      }
      return DecoratedAtom.box(
          isOperator ? ScriptedAtom.centred(box, this, environment) : box, origin);
    }
  }

  private static final class Accent extends AccentedAtom implements Spanned {
    private final Origin origin;

    Accent(Atom base, String name, Origin origin) {
      super(base, name);
      this.origin = origin;
    }

    Accent(Atom base, Atom sign, Origin origin) {
      super(base, sign);
      this.origin = origin;
    }

    /** Returns a box that is as wide as a single letter below the accent, as in TeX. */
    @Override
    public Box createBox(TeXEnvironment environment) {
      Box box = super.createBox(environment);
      if (base instanceof Letter || base instanceof Symbol) {
        box.setWidth(base.createBox(environment.crampStyle()).getWidth());
      }
      return DecoratedAtom.box(box, origin);
    }
  }

  private static final class Middle extends MiddleAtom implements Spanned {
    private final Origin origin;

    Middle(SymbolAtom delimiter, Origin origin) {
      super(delimiter);
      this.origin = origin;
    }

    @Override
    public Box createBox(TeXEnvironment environment) {
      return DecoratedAtom.box(super.createBox(environment), origin);
    }
  }

  private static final class Space extends SpaceAtom {
    private final SpaceAtom inner;
    private final Painter painter;

    Space(SpaceAtom inner, Painter painter) {
      this.inner = inner;
      this.painter = painter;
    }

    @Override
    public Box createBox(TeXEnvironment environment) {
      return DecoratedAtom.box(inner.createBox(environment), 0, painter);
    }
  }
}
