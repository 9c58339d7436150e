package zoetrope.mobject.coordinates;

import zoetrope.color.Palette;
import zoetrope.geometry.Path;
import zoetrope.mobject.VMobject;

/** The area beside a graph: blue, half transparent, without an outline. */
public final class Area extends VMobject<Area> {

  Area(Path path) {
    setPath(path);
    setFill(Palette.BLUE, 0.5);
    setStroke(Palette.BLUE, 0);
  }
}
