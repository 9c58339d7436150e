package zoetrope.internal.tex.atom;

import static org.scilab.forge.jlatexmath.TeXConstants.ALIGN_CENTER;
import static org.scilab.forge.jlatexmath.TeXConstants.ALIGN_LEFT;
import static org.scilab.forge.jlatexmath.TeXConstants.ALIGN_RIGHT;
import static org.scilab.forge.jlatexmath.TeXConstants.STYLE_DISPLAY;
import static org.scilab.forge.jlatexmath.TeXConstants.STYLE_TEXT;
import static org.scilab.forge.jlatexmath.TeXConstants.TYPE_CLOSING;
import static org.scilab.forge.jlatexmath.TeXConstants.TYPE_INNER;
import static org.scilab.forge.jlatexmath.TeXConstants.TYPE_OPENING;
import static org.scilab.forge.jlatexmath.TeXConstants.TYPE_ORDINARY;
import static org.scilab.forge.jlatexmath.TeXConstants.UNIT_EM;

import java.util.ArrayList;
import java.util.List;
import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.Box;
import org.scilab.forge.jlatexmath.CharBox;
import org.scilab.forge.jlatexmath.DelimiterFactory;
import org.scilab.forge.jlatexmath.FractionAtom;
import org.scilab.forge.jlatexmath.Glue;
import org.scilab.forge.jlatexmath.HorizontalBox;
import org.scilab.forge.jlatexmath.MiddleAtom;
import org.scilab.forge.jlatexmath.RowAtom;
import org.scilab.forge.jlatexmath.SpaceAtom;
import org.scilab.forge.jlatexmath.StrutBox;
import org.scilab.forge.jlatexmath.StyleAtom;
import org.scilab.forge.jlatexmath.SymbolAtom;
import org.scilab.forge.jlatexmath.TeXEnvironment;
import zoetrope.internal.tex.parse.Node;

/**
 * Fractions and delimiters by the rules of TeX (The TeXbook, appendix G, rules 15 and 19). A
 * fraction is an ordinary atom, because LaTeX puts it in braces.
 */
final class Fractions {
  /** JLaTeXMath's name for the empty delimiter. */
  private static final String NONE = "normaldot";

  /** TeX's {@code \nulldelimiterspace}, in em of the text style. */
  private static final float NO_DELIMITER = 0.12f;

  /**
   * The minimum height of the delimiters of a fraction in display style, in em: {@code delim1} of
   * the font cmsy10.
   */
  private static final float DISPLAY_DELIMITER = 2.39f;

  /**
   * The minimum height of the delimiters of a fraction in other styles, in em: {@code delim2} of
   * the font cmsy10.
   */
  private static final float TEXT_DELIMITER = 1.01f;

  /**
   * The minimum fraction of a formula's height that its delimiters cover: {@code \delimiterfactor}.
   */
  private static final float DELIMITER_FACTOR = 0.901f;

  /**
   * The maximum height of a formula that its delimiters do not cover, in em: {@code
   * \delimitershortfall}.
   */
  private static final float DELIMITER_SHORTFALL = 0.5f;

  /** The height and depth of LaTeX's {@code \strut}, in em. */
  private static final float STRUT_HEIGHT = 0.84f;

  private static final float STRUT_DEPTH = 0.36f;

  private Fractions() {}

  /** Returns {@code above} over {@code below}. */
  static Atom of(Atom above, Atom below) {
    return of(new FractionAtom(above, below, true), null, null);
  }

  /**
   * Returns a fraction between delimiters; null for none.
   *
   * @param thickness the thickness of the line in em; 0 for no line, negative for the usual
   *     thickness
   */
  static Atom of(Atom above, Atom below, float thickness, SymbolAtom left, SymbolAtom right) {
    FractionAtom fraction =
        thickness > 0
            ? new FractionAtom(above, below, UNIT_EM, thickness)
            : new FractionAtom(above, below, thickness < 0);
    return of(fraction, left, right);
  }

  /**
   * Returns the fraction of an infix command such as {@code \choose}. If {@code given} is empty,
   * the command determines the delimiters.
   */
  static Atom infix(String name, List<Node.Delimiter> given, Atom above, Atom below) {
    String usual =
        switch (name) {
          case "choose" -> "( )";
          case "brack" -> "[ ]";
          case "brace" -> "\\{ \\}";
          case "bangle" -> "\\langle \\rangle";
          default -> ". .";
        };
    List<SymbolAtom> delimiters = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      String text = given.isEmpty() ? usual.split(" ")[i] : given.get(i).text();
      delimiters.add(AtomBuilder.delimiterOrNull(text));
    }
    float thickness = name.startsWith("over") ? -1 : 0;
    return of(above, below, thickness, delimiters.get(0), delimiters.get(1));
  }

  /**
   * Returns a continued fraction.
   *
   * @param side {@code l} or {@code r} for a numerator at the left or at the right; anything else
   *     centres the numerator
   */
  static Atom continued(Atom above, Atom below, String side) {
    RowAtom numerator = new RowAtom(null);
    numerator.add(
        new BoxAtom(
            TYPE_ORDINARY,
            environment -> {
              float em = DecoratedAtom.textEm(environment);
              return new StrutBox(0, STRUT_HEIGHT * em, STRUT_DEPTH * em, 0);
            }));
    numerator.add(above);
    int align = side.equals("l") ? ALIGN_LEFT : side.equals("r") ? ALIGN_RIGHT : ALIGN_CENTER;
    Atom fraction = of(new FractionAtom(numerator, below, true, align, ALIGN_CENTER), null, null);
    return new BoxAtom(
        TYPE_ORDINARY,
        environment -> {
          HorizontalBox box = new HorizontalBox();
          box.add(new StyleAtom(STYLE_DISPLAY, fraction).createBox(environment));
          box.add(strut(-NO_DELIMITER * DecoratedAtom.textEm(environment)));
          return box;
        });
  }

  private static Atom of(FractionAtom fraction, SymbolAtom left, SymbolAtom right) {
    return new BoxAtom(
        TYPE_ORDINARY,
        environment -> {
          // The typesetter adds the space for delimiters on both sides, in the current style.
          float added = NO_DELIMITER * DecoratedAtom.em(environment);
          HorizontalBox box = new HorizontalBox();
          box.add(beside(left, environment));
          box.add(strut(-added));
          box.add(fraction.createBox(environment));
          box.add(strut(-added));
          box.add(beside(right, environment));
          return box;
        });
  }

  private static Box beside(SymbolAtom delimiter, TeXEnvironment environment) {
    if (delimiter == null) {
      return strut(NO_DELIMITER * DecoratedAtom.textEm(environment));
    }
    boolean display = environment.getStyle() < STYLE_TEXT;
    float height = display ? DISPLAY_DELIMITER : TEXT_DELIMITER;
    return delimiter(delimiter, environment, height * DecoratedAtom.em(environment));
  }

  /**
   * Returns a formula between delimiters, with space where there is no delimiter.
   *
   * @param middles the delimiters inside the formula
   */
  static Atom fenced(Atom content, SymbolAtom left, List<MiddleAtom> middles, SymbolAtom right) {
    return new BoxAtom(
        TYPE_INNER,
        environment -> {
          Box inner = content.createBox(environment);
          float axis = environment.getTeXFont().getAxisHeight(environment.getStyle());
          float size = 2 * Math.max(inner.getHeight() - axis, inner.getDepth() + axis);
          float height = needed(size, environment);
          for (MiddleAtom middle : middles) {
            middle.box = delimiter((SymbolAtom) middle.base, environment, height);
          }
          HorizontalBox box = new HorizontalBox();
          box.add(end(left, environment, height));
          boolean isSpace = content instanceof SpaceAtom;
          box.add(isSpace ? strut(0) : Glue.get(TYPE_OPENING, content.getLeftType(), environment));
          box.add(middles.isEmpty() ? inner : content.createBox(environment));
          box.add(isSpace ? strut(0) : Glue.get(content.getRightType(), TYPE_CLOSING, environment));
          box.add(end(right, environment, height));
          return box;
        });
  }

  private static Box end(SymbolAtom delimiter, TeXEnvironment environment, float height) {
    return delimiter.getName().equals(NONE)
        ? strut(NO_DELIMITER * DecoratedAtom.textEm(environment))
        : delimiter(delimiter, environment, height);
  }

  /** Returns the minimum height of the delimiters of a formula of the given size. */
  private static float needed(float size, TeXEnvironment environment) {
    float shortfall = DELIMITER_SHORTFALL * DecoratedAtom.textEm(environment);
    return Math.max(size * DELIMITER_FACTOR, size - shortfall);
  }

  private static Box strut(float width) {
    return new StrutBox(width, 0, 0, 0);
  }

  /**
   * Returns a delimiter centred on the axis. Its height and depth together are at least {@code
   * height}. In scripts, TeX tries the character in all sizes up to that of the text first.
   */
  private static Box delimiter(SymbolAtom delimiter, TeXEnvironment environment, float height) {
    String name = delimiter.getName();
    int style = environment.getStyle();
    Box box = null;
    for (int i = style; style > STYLE_TEXT + 1 && i >= STYLE_TEXT && isLow(box, height); i -= 2) {
      box = new CharBox(environment.getTeXFont().getChar(name, i));
    }
    if (isLow(box, height)) {
      box = DelimiterFactory.create(name, environment, height);
    }
    float axis = environment.getTeXFont().getAxisHeight(environment.getStyle());
    box.setShift((box.getHeight() - box.getDepth()) / 2 - axis);
    return new HorizontalBox(box);
  }

  private static boolean isLow(Box box, float height) {
    return box == null || box.getHeight() + box.getDepth() < height;
  }

  /**
   * Returns a delimiter as high as if it enclosed a formula of the given size.
   *
   * @param size the height plus the depth of the formula, in em
   */
  static Atom big(SymbolAtom delimiter, float size, int type) {
    Atom inText =
        new BoxAtom(
            type,
            environment -> {
              float em = DecoratedAtom.textEm(environment);
              Box box = delimiter(delimiter, environment, needed(size * em, environment));
              float axis = environment.getTeXFont().getAxisHeight(environment.getStyle());
              box.setHeight(Math.max(box.getHeight(), size / 2 * em + axis));
              box.setDepth(Math.max(box.getDepth(), size / 2 * em - axis));
              return box;
            });
    return new BoxAtom(type, new StyleAtom(STYLE_TEXT, inText)::createBox);
  }
}
