package zoetrope.vocabulary;

import java.nio.file.Path;
import zoetrope.mobject.svg.SvgMobject;
import zoetrope.svg.SvgDrawing;

/** Makes drawings from files. */
public abstract class SvgWords extends BooleanWords {
  /** Not to be made. */
  protected SvgWords() {}

  /** The drawing in a file; a relative path is taken from the working directory. */
  public static SvgMobject svgMobject(Path file) {
    return new SvgMobject(file);
  }

  /**
   * The drawing in a file that lies beside the scene's source or class, such as {@code
   * "images/tree.svg"}; the ending may be left out. It is found from any working directory.
   */
  public static SvgMobject svgMobject(String name) {
    return new SvgMobject(SvgDrawing.resource(author(), name));
  }

  /** A drawing that was read already, centred at the origin. */
  public static SvgMobject svgMobject(SvgDrawing drawing) {
    return new SvgMobject(drawing);
  }
}
