package zoetrope.vocabulary;

import java.nio.file.Path;
import zoetrope.animation.RateFunction;
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

/** Words that stand for no constructor: files by name, and defaults that options follow on. */
@WordsOf(Mobject.class)
public abstract class FactoryWords extends RateWords {
  /** For the words that follow; not to be made. */
  protected FactoryWords() {}

  /** The picture in a file; a relative path is taken from the working directory. */
  public static ImageMobject imageMobject(Path file) {
    return new ImageMobject(Pictures.load(file));
  }

  /**
   * The picture in a file that lies beside the scene's source or class, such as {@code
   * "images/tree.png"}; the ending may be left out. It is found from any working directory.
   */
  public static ImageMobject imageMobject(String name) {
    return new ImageMobject(Pictures.resource(author(), name));
  }

  /**
   * A picture on a surface, by its name as in {@link #imageMobject(String)}: its left edge lies at
   * the first u, its lower edge at the first v.
   */
  public static TexturedSurface texturedSurface(AbstractSurface<?> surface, String name) {
    return new TexturedSurface(surface, Pictures.resource(author(), name));
  }

  /** A picture where light comes to a surface, and another where it does not reach. */
  public static TexturedSurface texturedSurface(
      AbstractSurface<?> surface, String day, String night) {
    return new TexturedSurface(
        surface, Pictures.resource(author(), day), Pictures.resource(author(), night));
  }

  /**
   * The drawing in a file that lies beside the scene's source or class, such as {@code
   * "images/tree.svg"}; the ending may be left out. It is found from any working directory.
   */
  public static SvgMobject svgMobject(String name) {
    return new SvgMobject(SvgDrawing.resource(author(), name));
  }

  /**
   * What the LaTeX that is installed on this machine draws, such as TikZ pictures, circuits and
   * structural formulas: the body of a document, or a whole one if it has a {@code
   * \\documentclass}. White where the source names no colour, centred at the origin, with 10pt text
   * as large as {@code tex}. The packages that well-known commands need are loaded by themselves.
   *
   * <pre>{@code
   * var circle = latex("\\tikz \\draw[->] (0,0) -- (2,1) node[right] {$v$};");
   * }</pre>
   *
   * <p>A part that the source wraps in {@code \svgid{name}{...}} is {@code part("name")}. Frames
   * depend on the machine then: on the TeX system that it has.
   *
   * @throws zoetrope.latex.LatexException where LaTeX finds a mistake, takes too long or is not
   *     installed; the message shows the place, or what to install
   */
  public static SvgMobject latex(String source) {
    return latex(source, LatexOptions.DEFAULT);
  }

  /**
   * The same with options: {@code packages("circuitikz")}, {@code preamble("...")}, {@code
   * latexOptions().fontSize(36)}, and what may follow these.
   *
   * @throws zoetrope.latex.LatexException as for {@link #latex(String)}
   */
  public static SvgMobject latex(String source, LatexOptions options) {
    return LatexDrawings.draw(source, options);
  }

  /** The default options of {@code latex}, with options to follow. */
  public static LatexOptions latexOptions() {
    return LatexOptions.DEFAULT;
  }

  /**
   * Options of {@code latex}: packages by name, with their own options before it in brackets, as in
   * {@code packages("circuitikz", "[version=4]mhchem")}.
   */
  public static LatexOptions packages(String... names) {
    return LatexOptions.DEFAULT.packages(names);
  }

  /** Options of {@code latex}: lines that stand before the document begins. */
  public static LatexOptions preamble(String lines) {
    return LatexOptions.DEFAULT.preamble(lines);
  }

  /** The default layout of matrices, with options to follow. */
  public static MatrixLayout matrixLayout() {
    return MatrixLayout.ofTheme();
  }

  /** The default look of axes and number lines, with options to follow. */
  public static AxisStyle axisStyle() {
    return AxisStyle.ofTheme();
  }

  /** The default style of texts, with options to follow. */
  public static TextStyle textStyle() {
    return TextStyle.ofTheme();
  }

  /**
   * The default style of texts in a font stack: each grapheme comes from the first font that has
   * it, the bundled fonts are behind the last. A name is that of a bundled family, of a font file
   * beside the scene's source or class ({@code "Amiri-Regular.ttf"}, {@code "NotoSansCJK.ttc#1"}),
   * or of a family that is installed on this machine.
   *
   * <pre>{@code
   * text("नमस्ते", fonts("Noto Sans Devanagari"))
   * }</pre>
   *
   * @throws IllegalArgumentException without a name, and for a name of no font
   */
  public static TextStyle fonts(String... names) {
    return textStyle().family(FontFamily.stack(author(), names));
  }

  /** {@code f} squeezed into the times from {@code a} to {@code b}, in [0, 1]. */
  public static RateFunction squish(RateFunction f, double a, double b) {
    return f.squish(a, b);
  }

  /** The calling class; through a method reference the platform's classes come between. */
  private static Class<?> author() {
    return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE)
        .walk(
            frames ->
                frames
                    .<Class<?>>map(f -> f.getDeclaringClass())
                    .filter(type -> !type.getPackage().equals(FactoryWords.class.getPackage()))
                    .filter(type -> type.getClassLoader() != null)
                    .findFirst())
        .orElse(FactoryWords.class);
  }
}
