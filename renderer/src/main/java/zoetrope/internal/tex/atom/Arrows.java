package zoetrope.internal.tex.atom;

import static org.scilab.forge.jlatexmath.TeXConstants.STYLE_SCRIPT;
import static org.scilab.forge.jlatexmath.TeXConstants.STYLE_TEXT;
import static org.scilab.forge.jlatexmath.TeXConstants.TYPE_ORDINARY;
import static org.scilab.forge.jlatexmath.TeXConstants.TYPE_RELATION;
import static org.scilab.forge.jlatexmath.TeXConstants.UNIT_MU;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.Box;
import org.scilab.forge.jlatexmath.HorizontalRule;
import org.scilab.forge.jlatexmath.RowAtom;
import org.scilab.forge.jlatexmath.SpaceAtom;
import org.scilab.forge.jlatexmath.StrutBox;
import org.scilab.forge.jlatexmath.StyleAtom;
import org.scilab.forge.jlatexmath.SymbolAtom;
import org.scilab.forge.jlatexmath.TeXEnvironment;

/**
 * Builds arrows that grow with the texts over and under them, and the arrows of amscd, by the
 * definitions of amsmath, mathtools and amscd.
 */
final class Arrows {
  /**
   * The maximum distance between the overlapping symbols that form the middle of an arrow, in em.
   */
  private static final float ARROW_PITCH = 0.5f;

  /** The minimum length of a horizontal arrow of amscd: {@code \minCDarrowwidth}, in em. */
  private static final float DIAGRAM_ARROW = 3;

  /**
   * The distance between the lines of the long equals sign in amscd, and the thickness of a line,
   * in em.
   */
  private static final float EQUALS_GAP = 0.2f;

  private static final float LINE = 0.04f;

  /**
   * How far each end of an arrow overlaps the middle, in em: the sum of 7 mu and 2 mu. Without a
   * middle, the ends overlap each other by 14 mu.
   */
  private static final float ARROW_KERN = 7 / 18f;

  private static final float MIDDLE_KERN = 2 / 18f;

  /** How far a sign at the end of an arrow overlaps the arrow, in em: 3 mu. */
  private static final float SIGN_KERN = 3 / 18f;

  /**
   * An arrow that grows.
   *
   * @param symbols the symbols of the left end, the middle and the right end, and of a sign at the
   *     left and at the right end; {@code -} for no sign
   * @param kerns spaces in mu: before and after the arrow's text when it is placed, and before and
   *     after the text when its width is measured
   * @param length the minimum length, in em
   */
  private record Arrow(List<String> symbols, int[] kerns, float length) {}

  private static final Map<String, Arrow> ARROWS = new HashMap<>();

  /** The upper and lower arrow of arrows in both directions. */
  private static final Map<String, List<String>> PAIRS = new HashMap<>();

  /** How far the arrows of a pair are above and below the place of a single arrow, in em. */
  private static final float PAIR_SHIFT = 0.22f * 0.430555f;

  static {
    arrow("xrightarrow", "minus minus rightarrow - -", 0, 3, 5, 9);
    arrow("xleftarrow", "leftarrow minus minus - -", 3, 0, 9, 5);
    arrow("xleftrightarrow", "leftarrow minus rightarrow - -", 3, 0, 9, 5);
    arrow("xRightarrow", "equals equals Rightarrow - -", 0, 9, 5, 14);
    arrow("xLeftarrow", "Leftarrow equals equals - -", 9, 0, 14, 5);
    arrow("xLeftrightarrow", "Leftarrow equals Rightarrow - -", 9, 9, 14, 14);
    arrow("xlongequal", "equals equals equals - -", 0, 0, 9, 9);
    arrow("xmapsto", "minus minus rightarrow mapstochar -", 0, 3, 9, 5);
    arrow("xhookrightarrow", "minus minus rightarrow lhook -", 3, 0, 9, 5);
    arrow("xhookleftarrow", "leftarrow minus minus - rhook", 3, 0, 9, 5);
    arrow("xrightharpoonup", "minus minus rightharpoonup - -", 0, 3, 5, 9);
    arrow("xrightharpoondown", "minus minus rightharpoondown - -", 0, 3, 5, 9);
    arrow("xleftharpoonup", "leftharpoonup minus minus - -", 3, 0, 9, 5);
    arrow("xleftharpoondown", "leftharpoondown minus minus - -", 3, 0, 9, 5);
    arrow("xtwoheadrightarrow", "minus minus twoheadrightarrow - -", 0, 3, 5, 9);
    arrow("xtwoheadleftarrow", "twoheadleftarrow minus minus - -", 3, 0, 9, 5);
    pair("xrightleftharpoons", "xrightharpoonup xleftharpoondown");
    pair("xleftrightharpoons", "xleftharpoonup xrightharpoondown");
    pair("xrightleftarrows", "xrightarrow xleftarrow");
    arrow("@>", "minus minus rightarrow - -", 0, 0, 5, 10);
    arrow("@<", "leftarrow minus minus - -", 0, 0, 10, 5);
  }

  private Arrows() {}

  private static void arrow(String name, String symbols, int... kerns) {
    float length = name.startsWith("@") ? DIAGRAM_ARROW : 0;
    ARROWS.put(name, new Arrow(List.of(symbols.split(" ")), kerns, length));
  }

  private static void pair(String name, String arrows) {
    PAIRS.put(name, List.of(arrows.split(" ")));
    ARROWS.put(name, ARROWS.get(PAIRS.get(name).get(0)));
  }

  /** Whether {@code name} is a command for an arrow that grows with its text. */
  static boolean isArrow(String name) {
    return ARROWS.containsKey(name);
  }

  /**
   * Returns an arrow that is at least as long as the texts under and over it. Either may be null.
   */
  static Atom arrow(String name, Atom below, Atom above) {
    Arrow arrow = ARROWS.get(name);
    int[] kerns = arrow.kerns();
    Atom shaft =
        new BoxAtom(
            TYPE_ORDINARY,
            environment -> {
              float width = arrow.length() * DecoratedAtom.textEm(environment);
              for (Atom text : Arrays.asList(below, above)) {
                Atom measured = new StyleAtom(STYLE_SCRIPT, between(kerns[2], text, kerns[3]));
                width = Math.max(width, measured.createBox(environment).getWidth());
              }
              return PAIRS.containsKey(name)
                  ? pair(PAIRS.get(name), width, environment)
                  : shaft(arrow.symbols(), width, environment);
            });
    Atom low = below == null ? null : between(kerns[0], below, kerns[1]);
    Atom high = above == null ? null : between(kerns[0], above, kerns[1]);
    return OverUnder.limits(shaft, low, high, TYPE_RELATION);
  }

  private static Atom between(int left, Atom text, int right) {
    RowAtom row = new RowAtom(null);
    row.add(new SpaceAtom(UNIT_MU, left, 0, 0));
    row.add(text);
    row.add(new SpaceAtom(UNIT_MU, right, 0, 0));
    return row;
  }

  private static Box pair(List<String> arrows, float width, TeXEnvironment environment) {
    float shift = PAIR_SHIFT * DecoratedAtom.textEm(environment);
    Box upper = shaft(ARROWS.get(arrows.get(0)).symbols(), width, environment);
    Box lower = shaft(ARROWS.get(arrows.get(1)).symbols(), upper.getWidth(), environment);
    PlacedBoxes box = new PlacedBoxes();
    box.place(upper, 0, -shift);
    box.place(lower, 0, shift);
    return box.sized(lower.getWidth(), upper.getHeight() + shift, shift);
  }

  private static Box shaft(List<String> symbols, float needed, TeXEnvironment environment) {
    float em = DecoratedAtom.textEm(environment);
    Box left = symbol(symbols.get(0), environment);
    Box middle = symbol(symbols.get(1), environment);
    Box right = symbol(symbols.get(2), environment);
    Box leftSign = symbol(symbols.get(3), environment);
    Box rightSign = symbol(symbols.get(4), environment);
    float start = Math.max(0, leftSign.getWidth() - SIGN_KERN * em);
    float beyond = Math.max(0, rightSign.getWidth() - SIGN_KERN * em);
    float parts = start + left.getWidth() + right.getWidth() + beyond;
    float width = Math.max(needed, parts - 2 * ARROW_KERN * em);
    float end = width - beyond - right.getWidth();
    PlacedBoxes box = new PlacedBoxes();
    box.place(leftSign, 0, 0);
    box.place(left, start, 0);
    float from = start + left.getWidth() - (ARROW_KERN + MIDDLE_KERN) * em;
    float to = end + (ARROW_KERN + MIDDLE_KERN) * em - middle.getWidth();
    int copies = to <= from ? 0 : 1 + (int) Math.ceil((to - from) / (ARROW_PITCH * em));
    for (int i = 0; i < copies; i++) {
      box.place(middle, from + i * (to - from) / (copies - 1), 0);
    }
    box.place(right, end, 0);
    box.place(rightSign, width - rightSign.getWidth(), 0);
    return box.sized(width, Math.max(left.getHeight(), right.getHeight()), 0);
  }

  /** Returns a vertical arrow of amscd between two texts, which take no space. */
  static Atom vertical(Atom arrow, Atom left, Atom right) {
    return new BoxAtom(
        TYPE_ORDINARY,
        environment -> {
          float axis = environment.getTeXFont().getAxisHeight(STYLE_TEXT);
          Box middle = arrow.createBox(environment);
          Box before = new StyleAtom(STYLE_SCRIPT, left).createBox(environment);
          Box after = new StyleAtom(STYLE_SCRIPT, right).createBox(environment);
          PlacedBoxes box = new PlacedBoxes();
          box.place(before, -before.getWidth(), centre(before) - axis);
          box.place(middle, 0, 0);
          box.place(after, middle.getWidth(), centre(after) - axis);
          return box.sized(middle.getWidth(), middle.getHeight(), middle.getDepth());
        });
  }

  private static float centre(Box box) {
    return (box.getHeight() - box.getDepth()) / 2;
  }

  /** Returns the long equals sign of amscd. */
  static Atom longEquals() {
    return new BoxAtom(
        TYPE_RELATION,
        environment -> {
          float em = DecoratedAtom.textEm(environment);
          Box line = new HorizontalRule(LINE * em, DIAGRAM_ARROW * em, 0);
          PlacedBoxes box = new PlacedBoxes();
          box.place(line, 0, -(LINE + EQUALS_GAP) * em);
          box.place(line, 0, 0);
          return box.sized(line.getWidth(), (2 * LINE + EQUALS_GAP) * em, 0);
        });
  }

  /** Returns the box of a symbol. The minus of an arrow has no height, as in plain TeX. */
  private static Box symbol(String name, TeXEnvironment environment) {
    if (name.equals("-")) {
      return new StrutBox(0, 0, 0, 0);
    }
    Box box = SymbolAtom.get(name).createBox(environment);
    if (name.equals("minus")) {
      box.setHeight(0);
    }
    return box;
  }
}
