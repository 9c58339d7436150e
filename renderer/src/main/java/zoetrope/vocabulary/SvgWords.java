package zoetrope.vocabulary;

import java.nio.file.Path;
import zoetrope.mobject.svg.SvgMobject;
import zoetrope.svg.SvgDrawing;

/** Makes drawings from files. */
public abstract class SvgWords extends BooleanWords {
  /** Not to be made. */
  protected SvgWords() {}

  /** The drawing in a file. */
  public static SvgMobject svgMobject(Path file) {
    return new SvgMobject(file);
  }

  /** A drawing that was read already, centred at the origin. */
  public static SvgMobject svgMobject(SvgDrawing drawing) {
    return new SvgMobject(drawing);
  }
}
