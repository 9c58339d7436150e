package zoetrope.vocabulary;

import java.nio.file.Path;
import zoetrope.animation.RateFunction;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.coordinates.AxisStyle;
import zoetrope.mobject.image.ImageMobject;
import zoetrope.mobject.image.Pictures;
import zoetrope.mobject.image.SvgMobject;
import zoetrope.mobject.matrix.MatrixLayout;
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
   * The drawing in a file that lies beside the scene's source or class, such as {@code
   * "images/tree.svg"}; the ending may be left out. It is found from any working directory.
   */
  public static SvgMobject svgMobject(String name) {
    return new SvgMobject(SvgDrawing.resource(author(), name));
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
