package zoetrope.internal.tex.atom;

import static org.scilab.forge.jlatexmath.TeXConstants.SCRIPT_NOLIMITS;
import static org.scilab.forge.jlatexmath.TeXConstants.SCRIPT_NORMAL;
import static org.scilab.forge.jlatexmath.TeXConstants.STYLE_DISPLAY;
import static org.scilab.forge.jlatexmath.TeXConstants.STYLE_TEXT;
import static org.scilab.forge.jlatexmath.TeXConstants.UNIT_EM;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.BoldAtom;
import org.scilab.forge.jlatexmath.Box;
import org.scilab.forge.jlatexmath.FramedBox;
import org.scilab.forge.jlatexmath.ItAtom;
import org.scilab.forge.jlatexmath.OverlinedAtom;
import org.scilab.forge.jlatexmath.RomanAtom;
import org.scilab.forge.jlatexmath.SmallCapAtom;
import org.scilab.forge.jlatexmath.SpaceAtom;
import org.scilab.forge.jlatexmath.SsAtom;
import org.scilab.forge.jlatexmath.StyleAtom;
import org.scilab.forge.jlatexmath.SymbolAtom;
import org.scilab.forge.jlatexmath.TeXConstants;
import org.scilab.forge.jlatexmath.TeXEnvironment;
import org.scilab.forge.jlatexmath.TextStyleAtom;
import org.scilab.forge.jlatexmath.TtAtom;
import org.scilab.forge.jlatexmath.TypedAtom;

/** Makes the atoms of common commands from those of their arguments. */
final class CommandMakers {
  /** The height of vertical and diagonal dots with the space above, in em: 14 pt and a dot. */
  private static final float DOTS_HEIGHT = 1.50555f;

  /** The space between diagonal dots, in em: 2 mu. */
  private static final float DOTS_KERN = 2 / 18f;

  /** The rule thickness of Computer Modern, in em. */
  private static final double RULE_THICKNESS = 0.04f;

  /** LaTeX's {@code \fboxsep}, in em. */
  private static final float FRAME_GAP = 0.3f;

  private static final Map<String, String> ACCENTS = new HashMap<>();

  /** The commands that assign one of TeX's atom classes, in the order of the classes' numbers. */
  private static final List<String> CLASSES =
      List.of("mathord mathop mathbin mathrel mathopen mathclose mathpunct mathinner".split(" "));

  /** Commands that this class builds directly from their arguments. */
  private static final Map<String, Function<List<Atom>, Atom>> MAKERS = new HashMap<>();

  static {
    for (String name :
        ("hat widehat tilde acute grave ddot mathring bar breve check vec dot widetilde")
            .split(" ")) {
      ACCENTS.put(name, name);
    }
    String[] inText =
        ("~ tilde ' acute ^ hat \" ddot ` grave = bar . dot u breve v check H doubleacute t tie"
                + " r mathring")
            .split(" ");
    for (int i = 0; i < inText.length; i += 2) {
      ACCENTS.put(inText[i], inText[i + 1]);
    }
    MAKERS.put("frac", a -> Fractions.of(a.get(0), a.get(1)));
    MAKERS.put("dfrac", a -> new StyleAtom(STYLE_DISPLAY, Fractions.of(a.get(0), a.get(1))));
    MAKERS.put("tfrac", a -> new StyleAtom(STYLE_TEXT, Fractions.of(a.get(0), a.get(1))));
    MAKERS.put("binom", a -> Fractions.infix("choose", List.of(), a.get(0), a.get(1)));
    MAKERS.put("dbinom", a -> new StyleAtom(STYLE_DISPLAY, make("binom", a)));
    MAKERS.put("tbinom", a -> new StyleAtom(STYLE_TEXT, make("binom", a)));
    MAKERS.put("overset", a -> over(a.get(1), null, a.get(0)));
    MAKERS.put("underset", a -> over(a.get(1), a.get(0), null));
    MAKERS.put("dddot", a -> OverUnder.dots(a.get(0), 3));
    MAKERS.put("ddddot", a -> OverUnder.dots(a.get(0), 4));
    MAKERS.put("@V", a -> Arrows.vertical(big("\\downarrow "), a.get(0), a.get(1)));
    MAKERS.put("@A", a -> Arrows.vertical(big("\\uparrow "), a.get(0), a.get(1)));
    MAKERS.put("@=", a -> Arrows.longEquals());
    MAKERS.put("ddots", a -> diagonalDots());
    MAKERS.put("mathchoice", CommandMakers::choice);
    MAKERS.put("sqrt", a -> Radical.of(a.get(a.size() - 1), a.size() > 1 ? a.get(0) : null));
    font("rm", RomanAtom::new);
    font("bf", x -> new BoldAtom(new RomanAtom(x)));
    font("it", ItAtom::new);
    font("sf", SsAtom::new);
    font("tt", TtAtom::new);
    font("sc", SmallCapAtom::new);
    one("text", RomanAtom::new);
    one("boldsymbol bold", BoldAtom::new);
    for (String name : "mathbb mathcal mathfrak mathscr mathds".split(" ")) {
      one(name, x -> new TextStyleAtom(x, name));
    }
    one("cal", x -> new TextStyleAtom(x, "mathcal"));
    for (int i = 0; i < CLASSES.size(); i++) {
      int type = i;
      one(CLASSES.get(i), x -> new TypedAtom(type, type, x));
    }
    one("mathop", x -> operator(x, SCRIPT_NORMAL));
    one("operatorname", x -> operator(new RomanAtom(x), SCRIPT_NOLIMITS));
    one("operatorname*", x -> operator(new RomanAtom(x), SCRIPT_NORMAL));
    one("overline", OverlinedAtom::new);
    one("boxed", x -> framed(new StyleAtom(STYLE_DISPLAY, x)));
    one("fbox", CommandMakers::framed);
    one("underbrace", x -> OverUnder.brace(x, false));
    one("overbrace", x -> OverUnder.brace(x, true));
    one("underbrack", x -> OverUnder.bracket(x, false));
    one("overbrack", x -> OverUnder.bracket(x, true));
    for (String name : "cancel bcancel xcancel".split(" ")) {
      one(name, x -> struckOut(x, name));
    }
    MAKERS.put(",", a -> new SpaceAtom(TeXConstants.THINMUSKIP));
    MAKERS.put(":", a -> new SpaceAtom(TeXConstants.MEDMUSKIP));
    MAKERS.put(";", a -> new SpaceAtom(TeXConstants.THICKMUSKIP));
    MAKERS.put(" ", a -> inText(new SpaceAtom()));
    MAKERS.put("!", a -> new SpaceAtom(TeXConstants.NEGTHINMUSKIP));
    MAKERS.put("quad", a -> inText(new SpaceAtom(UNIT_EM, 1, 0, 0)));
    MAKERS.put("qquad", a -> inText(new SpaceAtom(UNIT_EM, 2, 0, 0)));
  }

  private CommandMakers() {}

  /** Whether this class makes the atom of a command. */
  static boolean knows(String name) {
    return MAKERS.containsKey(name);
  }

  static Atom make(String name, List<Atom> arguments) {
    return MAKERS.get(name).apply(arguments);
  }

  /** Returns JLaTeXMath's name of the accent that a command sets, or null if it sets none. */
  static String accent(String name) {
    return ACCENTS.get(name);
  }

  private static void one(String names, UnaryOperator<Atom> wrapper) {
    for (String name : names.split(" ")) {
      MAKERS.put(name, arguments -> wrapper.apply(arguments.get(0)));
    }
  }

  /** Registers the declaration {@code name}, and the math and text commands for the same font. */
  private static void font(String name, UnaryOperator<Atom> wrapper) {
    one(name + " math" + name, wrapper);
    one("text" + name, x -> wrapper.apply(new RomanAtom(x)));
  }

  /** Returns a space that has the width of the text style in all styles. */
  static SpaceAtom inText(SpaceAtom space) {
    return new SpaceAtom() {
      @Override
      public Box createBox(TeXEnvironment environment) {
        return new StyleAtom(STYLE_TEXT, space).createBox(environment);
      }
    };
  }

  static Atom operator(Atom inner, int limits) {
    Atom operator =
        new TypedAtom(TeXConstants.TYPE_BIG_OPERATOR, TeXConstants.TYPE_BIG_OPERATOR, inner);
    operator.type_limits = limits;
    return operator;
  }

  /** Returns one of four atoms: for display, text, script and scriptscript style. */
  private static Atom choice(List<Atom> choices) {
    // JLaTeXMath numbers the styles from 0; each odd number is the cramped form of a style.
    return new BoxAtom(
        TeXConstants.TYPE_ORDINARY,
        environment -> choices.get(environment.getStyle() / 2).createBox(environment));
  }

  private static Atom big(String arrow) {
    return Fractions.big(AtomBuilder.delimiter(arrow), 1.8f, TeXConstants.TYPE_ORDINARY);
  }

  private static Atom over(Atom base, Atom below, Atom above) {
    return OverUnder.limits(base, below, above, OverUnder.typeOver(base));
  }

  private static Atom framed(Atom inner) {
    return new BoxAtom(
        TeXConstants.TYPE_ORDINARY,
        environment -> {
          float em = DecoratedAtom.textEm(environment);
          return new FramedBox(
              inner.createBox(environment), (float) RULE_THICKNESS * em, FRAME_GAP * em);
        });
  }

  private static Atom struckOut(Atom inner, String command) {
    return new DecoratedAtom(
        inner,
        0,
        (recorder, box, x, y) -> {
          box.draw(recorder, x, y);
          double left = x - RULE_THICKNESS;
          double right = x + box.getWidth() + RULE_THICKNESS;
          double top = y - box.getHeight() - RULE_THICKNESS;
          double bottom = y + box.getDepth() + RULE_THICKNESS;
          if (!command.equals("bcancel")) {
            recorder.line(left, bottom, right, top, RULE_THICKNESS);
          }
          if (!command.equals("cancel")) {
            recorder.line(left, top, right, bottom, RULE_THICKNESS);
          }
        });
  }

  /** Returns three dots, one below the other, with space above, as in plain TeX. */
  static Atom verticalDots() {
    return dots(TeXConstants.TYPE_ORDINARY, 0, 0, 0.4f, 0.8f);
  }

  /** Returns three dots that go down to the right, as in plain TeX. */
  private static Atom diagonalDots() {
    return dots(TeXConstants.TYPE_INNER, 1, 0.7f, 0.4f, 0.1f);
  }

  /**
   * Returns three dots with space above.
   *
   * @param step 0 for dots below each other, 1 for dots beside each other
   * @param heights the heights of their baselines, in em
   */
  private static Atom dots(int type, int step, float... heights) {
    return new BoxAtom(
        type,
        environment -> {
          float em = DecoratedAtom.textEm(environment);
          Box dot = new StyleAtom(STYLE_TEXT, SymbolAtom.get("ldotp")).createBox(environment);
          PlacedBoxes box = new PlacedBoxes();
          float x = step * DOTS_KERN * em / 2;
          for (float height : heights) {
            box.place(dot, x, -height * em);
            x += step * (dot.getWidth() + DOTS_KERN * em);
          }
          return box.sized(
              step == 0 ? dot.getWidth() : x - DOTS_KERN * em / 2, DOTS_HEIGHT * em, 0);
        });
  }
}
