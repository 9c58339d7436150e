package zoetrope.internal.tex.atom;

import static org.scilab.forge.jlatexmath.TeXConstants.SCRIPT_LIMITS;
import static org.scilab.forge.jlatexmath.TeXConstants.STYLE_DISPLAY;
import static org.scilab.forge.jlatexmath.TeXConstants.STYLE_TEXT;
import static org.scilab.forge.jlatexmath.TeXConstants.TYPE_BIG_OPERATOR;
import static org.scilab.forge.jlatexmath.TeXConstants.TYPE_BINARY_OPERATOR;
import static org.scilab.forge.jlatexmath.TeXConstants.TYPE_ORDINARY;
import static org.scilab.forge.jlatexmath.TeXConstants.TYPE_RELATION;

import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.Box;
import org.scilab.forge.jlatexmath.Char;
import org.scilab.forge.jlatexmath.CharBox;
import org.scilab.forge.jlatexmath.HorizontalRule;
import org.scilab.forge.jlatexmath.Metrics;
import org.scilab.forge.jlatexmath.StrutBox;
import org.scilab.forge.jlatexmath.StyleAtom;
import org.scilab.forge.jlatexmath.SymbolAtom;
import org.scilab.forge.jlatexmath.TeXEnvironment;
import org.scilab.forge.jlatexmath.TeXFont;

/**
 * Builds formulas with symbols, braces, dots or texts over or under them, by the definitions of
 * LaTeX and amsmath. Texts are placed like the limits of an operator.
 */
final class OverUnder {
  /** The gap between a formula and its brace, and the space beyond the brace, in em. */
  private static final float BRACE_GAP = 0.3f;

  /** The width of a piece of a brace, and the thickness of the brace, in em. */
  private static final float BRACE_PIECE = 0.45f;

  private static final float BRACE_THICKNESS = 0.12f;

  /**
   * The length of a bracket's ends, and the gap between bracket and formula, in em: 0.7 ex and 0.2
   * ex.
   */
  private static final float BRACKET_END = 0.7f * 0.430555f;

  private static final float BRACKET_GAP = 0.2f * 0.430555f;

  /** The pieces of braces in cmex10: left end, both sides of the tip, and right end. */
  private static final String OVER_BRACE = "z}{|";

  private static final String UNDER_BRACE = "|{z}";

  /** A symbol in cmex10 that JLaTeXMath knows by name. */
  private static final String IN_CMEX = "sum";

  /** The height of the baseline of dots over a symbol, in em. */
  private static final float DOTS_RISE = 0.1544f;

  /** The height that dots add to a symbol, in em. */
  private static final float DOTS_GAP = 0.16f;

  /** The kern before dots over a symbol, in em. */
  private static final float DOTS_KERN = 0.1667f;

  private OverUnder() {}

  /**
   * Returns {@code base} with {@code below} under it and {@code above} over it, by rule 13a of The
   * TeXbook, appendix G. Either may be null. They follow the slant of an operator such as {@code
   * \int}.
   */
  static Atom limits(Atom base, Atom below, Atom above, int type) {
    return new BoxAtom(
        type,
        environment -> {
          TeXFont font = environment.getTeXFont();
          int style = environment.getStyle();
          Box middle = base.createBox(environment);
          Box high = box(above, environment.supStyle());
          Box low = box(below, environment.subStyle());
          float slant =
              base instanceof SymbolAtom symbol
                  ? ScriptedAtom.character(symbol, environment).getItalic() / 2
                  : 0;
          PlacedBoxes box = new PlacedBoxes();
          box.setWidth(Math.max(middle.getWidth(), Math.max(high.getWidth(), low.getWidth())));
          box.setHeight(middle.getHeight());
          box.setDepth(Math.max(0, middle.getDepth()));
          if (above != null) {
            float kern = font.getBigOpSpacing3(style) - Math.max(0, high.getDepth());
            kern = Math.max(font.getBigOpSpacing1(style), kern);
            float rise = box.getHeight() + kern + Math.max(0, high.getDepth());
            box.place(high, (box.getWidth() - high.getWidth()) / 2 + slant, -rise);
            box.setHeight(rise + high.getHeight() + font.getBigOpSpacing5(style));
          }
          box.place(middle, (box.getWidth() - middle.getWidth()) / 2, 0);
          if (below != null) {
            float kern = font.getBigOpSpacing4(style) - low.getHeight();
            float drop = box.getDepth() + Math.max(font.getBigOpSpacing2(style), kern);
            drop += low.getHeight();
            box.place(low, (box.getWidth() - low.getWidth()) / 2 - slant, drop);
            box.setDepth(drop + Math.max(0, low.getDepth()) + font.getBigOpSpacing5(style));
          }
          return box;
        });
  }

  private static Box box(Atom atom, TeXEnvironment environment) {
    return atom == null ? new StrutBox(0, 0, 0, 0) : atom.createBox(environment);
  }

  /**
   * Returns the type of an atom with text over it. Relations and binary operations keep their type.
   */
  static int typeOver(Atom base) {
    int type = base.getLeftType();
    return type == TYPE_RELATION || type == TYPE_BINARY_OPERATOR ? type : TYPE_ORDINARY;
  }

  /** Returns {@code inner} with a brace. Scripts of the result are placed over and under it. */
  static Atom brace(Atom inner, boolean over) {
    Atom braced =
        new BoxAtom(
            TYPE_BIG_OPERATOR,
            environment -> {
              float em = DecoratedAtom.textEm(environment);
              Box content = new StyleAtom(STYLE_DISPLAY, inner).createBox(environment);
              float width = Math.max(content.getWidth(), 4 * BRACE_PIECE * em);
              PlacedBoxes box = new PlacedBoxes();
              box.place(content, (width - content.getWidth()) / 2, 0);
              float gap = BRACE_GAP * em;
              float thickness = BRACE_THICKNESS * em;
              float y = over ? -content.getHeight() - gap : content.getDepth() + gap + thickness;
              placeBrace(box, over ? OVER_BRACE : UNDER_BRACE, width, y, environment);
              float space = 2 * gap + thickness;
              return box.sized(
                  width,
                  content.getHeight() + (over ? space : 0),
                  content.getDepth() + (over ? 0 : space));
            });
    braced.type_limits = SCRIPT_LIMITS;
    return braced;
  }

  /**
   * Returns {@code inner} with a bracket of mathtools. Scripts of the result are placed over and
   * under it.
   */
  static Atom bracket(Atom inner, boolean over) {
    Atom bracket =
        new BoxAtom(
            TYPE_BIG_OPERATOR,
            environment -> {
              float em = DecoratedAtom.textEm(environment);
              Box content = new StyleAtom(STYLE_DISPLAY, inner).createBox(environment);
              float width = content.getWidth();
              float thickness = BRACE_THICKNESS * em;
              float end = BRACKET_END * em + thickness;
              float near = over ? -content.getHeight() : content.getDepth() + end;
              near += (over ? -1 : 1) * BRACKET_GAP * em;
              PlacedBoxes box = new PlacedBoxes();
              box.place(content, 0, 0);
              box.place(new HorizontalRule(end, thickness, 0), 0, near);
              float line = over ? near + thickness - end : near;
              box.place(new HorizontalRule(thickness, width - 2 * thickness, 0), thickness, line);
              box.place(new HorizontalRule(end, thickness, 0), width - thickness, near);
              float space = BRACKET_GAP * em + end;
              return box.sized(
                  width,
                  content.getHeight() + (over ? space : 0),
                  content.getDepth() + (over ? 0 : space));
            });
    bracket.type_limits = SCRIPT_LIMITS;
    return bracket;
  }

  private static void placeBrace(
      PlacedBoxes box, String pieces, float width, float y, TeXEnvironment environment) {
    float em = DecoratedAtom.textEm(environment);
    float piece = BRACE_PIECE * em;
    float rule = (width - 4 * piece) / 2;
    float x = 0;
    for (int i = 0; i < pieces.length(); i++) {
      box.place(inCmex(pieces.charAt(i), environment), x, y);
      x += piece;
      if (i % 2 == 0) {
        box.place(new HorizontalRule(BRACE_THICKNESS * em, rule, 0), x, y);
        x += rule;
      }
    }
  }

  /** Returns the box of a character of cmex10 that JLaTeXMath has no name for. */
  private static Box inCmex(char character, TeXEnvironment environment) {
    Char known = environment.getTeXFont().getChar(IN_CMEX, STYLE_TEXT);
    Metrics metrics = new Metrics(0, 0, 0, 0, 1, known.getMetrics().getSize());
    return new CharBox(new Char(character, known.getFont(), known.getFontCode(), metrics));
  }

  /** Returns {@code base} under dots in a row. */
  static Atom dots(Atom base, int count) {
    return new BoxAtom(
        TYPE_ORDINARY,
        environment -> {
          float em = DecoratedAtom.textEm(environment);
          Box content = base.createBox(environment);
          Box dot = new StyleAtom(STYLE_TEXT, SymbolAtom.get("ldotp")).createBox(environment);
          float dots = count * dot.getWidth() + DOTS_KERN * em;
          float width = Math.max(content.getWidth(), dots);
          PlacedBoxes box = new PlacedBoxes();
          box.place(content, (width - content.getWidth()) / 2, 0);
          for (int i = 0; i < count; i++) {
            float x = (width - dots) / 2 + DOTS_KERN * em + i * dot.getWidth();
            box.place(dot, x, -content.getHeight() - DOTS_RISE * em);
          }
          return box.sized(width, content.getHeight() + DOTS_GAP * em, content.getDepth());
        });
  }
}
