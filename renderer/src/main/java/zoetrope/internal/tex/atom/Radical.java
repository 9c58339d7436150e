package zoetrope.internal.tex.atom;

import static org.scilab.forge.jlatexmath.TeXConstants.STYLE_SCRIPT_SCRIPT;
import static org.scilab.forge.jlatexmath.TeXConstants.STYLE_TEXT;
import static org.scilab.forge.jlatexmath.TeXConstants.TYPE_ORDINARY;

import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.Box;
import org.scilab.forge.jlatexmath.DelimiterFactory;
import org.scilab.forge.jlatexmath.HorizontalRule;
import org.scilab.forge.jlatexmath.StyleAtom;
import org.scilab.forge.jlatexmath.TeXEnvironment;
import org.scilab.forge.jlatexmath.TeXFont;

/** A root by the rules of TeX (The TeXbook, appendix G, rule 11; plain TeX's {@code \root}). */
final class Radical {
  /**
   * The position of the exponent: its height divided by the height of the root, and the kerns
   * before and after the exponent in em.
   */
  private static final float RISE = 0.6f;

  private static final float KERN_BEFORE = 5 / 18f;
  private static final float KERN_AFTER = -10 / 18f;

  private Radical() {}

  /** Returns the root of {@code radicand}, with an exponent that may be null. */
  static Atom of(Atom radicand, Atom exponent) {
    return new BoxAtom(
        TYPE_ORDINARY,
        environment -> {
          Box root = root(radicand, environment);
          return exponent == null ? root : withExponent(root, exponent, environment);
        });
  }

  private static Box root(Atom radicand, TeXEnvironment environment) {
    TeXFont font = environment.getTeXFont();
    int style = environment.getStyle();
    Box inside = radicand.createBox(environment.crampStyle());
    float height = Math.max(0, inside.getHeight());
    float size = height + Math.max(0, inside.getDepth());
    float rule = font.getDefaultRuleThickness(style);
    boolean display = style < STYLE_TEXT;
    float xHeight = Math.abs(font.getXHeight(style, font.getMuFontId()));
    float gap = rule + (display ? xHeight : rule) / 4;
    Box sign = DelimiterFactory.create("sqrt", environment, size + gap + rule);
    float line = sign.getHeight();
    float below = sign.getDepth();
    if (below > size + gap) {
      gap = (gap + below - size) / 2;
    }
    PlacedBoxes box = new PlacedBoxes();
    box.place(sign, 0, -(height + gap));
    float left = sign.getWidth();
    box.place(new HorizontalRule(line, inside.getWidth(), 0), left, -(height + gap));
    box.place(inside, left, 0);
    return box.sized(
        left + inside.getWidth(),
        height + gap + 2 * line,
        Math.max(Math.max(0, inside.getDepth()), below - height - gap));
  }

  private static Box withExponent(Box root, Atom exponent, TeXEnvironment environment) {
    float em = DecoratedAtom.em(environment);
    Box small = new StyleAtom(STYLE_SCRIPT_SCRIPT, exponent).createBox(environment);
    float rise = RISE * (root.getHeight() - root.getDepth());
    float left = Math.max(0, KERN_BEFORE * em + small.getWidth() + KERN_AFTER * em);
    PlacedBoxes box = new PlacedBoxes();
    box.place(small, left - KERN_AFTER * em - small.getWidth(), -rise);
    box.place(root, left, 0);
    return box.sized(
        left + root.getWidth(),
        Math.max(root.getHeight(), rise + small.getHeight()),
        Math.max(root.getDepth(), small.getDepth() - rise));
  }
}
