package zoetrope.vocabulary;

import java.nio.file.Path;
import zoetrope.animation.RateFunction;
import zoetrope.animation.composition.Animations;
import zoetrope.data.Dataset;
import zoetrope.internal.diagnostics.AuthorClass;
import zoetrope.latex.LatexOptions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.coordinates.AxisStyle;
import zoetrope.mobject.image.ImageMobject;
import zoetrope.mobject.image.LatexDrawings;
import zoetrope.mobject.image.Pictures;
import zoetrope.mobject.image.SvgMobject;
import zoetrope.mobject.matrix.MatrixLayout;
import zoetrope.mobject.three.AbstractSurface;
import zoetrope.mobject.three.TexturedSurface;
import zoetrope.processor.WordsOf;
import zoetrope.svg.SvgDrawing;
import zoetrope.text.FontFamily;
import zoetrope.text.TextStyle;

/**
 * Functions that do not call a constructor: images and drawings by file name, and default options.
 */
@WordsOf(Mobject.class)
public abstract class FactoryWords extends Animations {
  /** For subclasses; not to be instantiated. */
  protected FactoryWords() {}

  /** Returns the image in a file; a relative path is relative to the working directory. */
  public static ImageMobject imageMobject(Path file) {
    return new ImageMobject(Pictures.load(file));
  }

  /**
   * Returns the image in a file in the scene's folder or next to its class, such as {@code
   * "images/tree.png"}; the extension is optional. It is found from any working directory.
   */
  public static ImageMobject imageMobject(String name) {
    return new ImageMobject(Pictures.resource(AuthorClass.find(), name));
  }

  /**
   * Returns a surface with an image on it. The image has a name as in {@link
   * #imageMobject(String)}. The image's left edge is at the first u, its lower edge at the first v.
   */
  public static TexturedSurface texturedSurface(AbstractSurface<?> surface, String name) {
    return new TexturedSurface(surface, Pictures.resource(AuthorClass.find(), name));
  }

  /** Returns a surface with one image where light reaches it, and another where it does not. */
  public static TexturedSurface texturedSurface(
      AbstractSurface<?> surface, String day, String night) {
    return new TexturedSurface(
        surface,
        Pictures.resource(AuthorClass.find(), day),
        Pictures.resource(AuthorClass.find(), night));
  }

  /**
   * Returns the table in a CSV, TSV or JSON file in the scene's folder or next to its class, such
   * as {@code "data/sales.csv"}. It is found from any working directory.
   */
  public static Dataset dataset(String name) {
    return Dataset.resource(AuthorClass.find(), name);
  }

  /**
   * Returns the table in a CSV, TSV or JSON file; a relative path is relative to the working
   * directory.
   */
  public static Dataset dataset(Path file) {
    return Dataset.load(file);
  }

  /**
   * Returns the drawing in a file in the scene's folder or next to its class, such as {@code
   * "images/tree.svg"}; the extension is optional. It is found from any working directory.
   */
  public static SvgMobject svgMobject(String name) {
    return new SvgMobject(SvgDrawing.resource(AuthorClass.find(), name));
  }

  /**
   * Returns a drawing that the LaTeX installed on this machine makes, such as a TikZ picture, a
   * circuit or a structural formula. The source is the body of a document, or a whole document if
   * it has a {@code \documentclass}. The drawing is centred at the origin; it is white unless the
   * source sets a colour, and 10pt text is as large as {@code tex}. The packages that well-known
   * commands need are loaded automatically.
   *
   * <pre>{@code
   * var circle = latex("\\tikz \\draw[->] (0,0) -- (2,1) node[right] {$v$};");
   * }</pre>
   *
   * <p>A part that the source wraps in {@code \svgid{name}{...}} is {@code part("name")}. The
   * frames depend on the TeX system of the machine.
   *
   * @throws zoetrope.latex.LatexException when LaTeX reports an error, takes too long or is not
   *     installed; the message shows the location, or what to install
   */
  public static SvgMobject latex(String source) {
    return latex(source, LatexOptions.DEFAULT);
  }

  /**
   * Returns a drawing that LaTeX makes with options: {@code packages("circuitikz")}, {@code
   * preamble("...")}, {@code latexOptions().fontSize(36)}, and others that can be chained to these.
   *
   * @throws zoetrope.latex.LatexException as for {@link #latex(String)}
   */
  public static SvgMobject latex(String source, LatexOptions options) {
    return LatexDrawings.draw(source, options);
  }

  /** Returns the default options of {@code latex}, to chain others to. */
  public static LatexOptions latexOptions() {
    return LatexOptions.DEFAULT;
  }

  /**
   * Returns options of {@code latex} with packages by name. A package's options come before its
   * name in brackets, as in {@code packages("circuitikz", "[version=4]mhchem")}.
   */
  public static LatexOptions packages(String... names) {
    return LatexOptions.DEFAULT.packages(names);
  }

  /** Returns options of {@code latex} with lines to insert before the document begins. */
  public static LatexOptions preamble(String lines) {
    return LatexOptions.DEFAULT.preamble(lines);
  }

  /** Returns the default layout of matrices, to chain options to. */
  public static MatrixLayout matrixLayout() {
    return MatrixLayout.ofTheme();
  }

  /** Returns the default look of axes and number lines, to chain options to. */
  public static AxisStyle axisStyle() {
    return AxisStyle.ofTheme();
  }

  /** Returns the default style of texts, to chain options to. */
  public static TextStyle textStyle() {
    return TextStyle.ofTheme();
  }

  /**
   * Returns the default style of texts with a font stack. Each grapheme comes from the first font
   * that contains it; the bundled fonts follow the last. A name can be a bundled family, or a
   * family that is installed on this machine. It can also be a font file in the scene's folder or
   * next to its class ({@code "Amiri-Regular.ttf"}, {@code "NotoSansCJK.ttc#1"}).
   *
   * <pre>{@code
   * text("नमस्ते", fonts("Noto Sans Devanagari"))
   * }</pre>
   *
   * @throws IllegalArgumentException without a name, and for a name of an unknown font
   */
  public static TextStyle fonts(String... names) {
    return textStyle().family(FontFamily.stack(AuthorClass.find(), names));
  }

  /** Returns {@code f} squeezed into the times from {@code a} to {@code b}, in [0, 1]. */
  public static RateFunction squish(RateFunction f, double a, double b) {
    return f.squish(a, b);
  }
}
