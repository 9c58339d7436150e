package zoetrope.mobject.image;

import zoetrope.latex.InstalledLatex;
import zoetrope.latex.LatexOptions;
import zoetrope.mobject.text.GlyphGroup;

/** A factory of drawings that uses the LaTeX that is installed on the machine. */
public final class LatexDrawings {
  /**
   * The length of a PostScript point, in scene units, at font size 1. It is the same in formulas.
   */
  private static final double UNITS_PER_POINT = 0.001;

  private LatexDrawings() {}

  /**
   * Returns a drawing centred at the origin. The widths of its lines are scaled with the drawing.
   * Its 10pt text is as large as a formula of the options' font size.
   *
   * @throws zoetrope.latex.LatexException under the same conditions as {@link InstalledLatex#draw}
   */
  public static SvgMobject draw(String source, LatexOptions options) {
    SvgMobject drawing = new SvgMobject(InstalledLatex.draw(source, options));
    double scale = options.fontSize() * UNITS_PER_POINT * GlyphGroup.sizeOfFormulas();
    return drawing.scale(scale / drawing.scale()).fitStrokes();
  }
}
