package zoetrope.mobject.coordinates;

import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Path;
import zoetrope.mobject.VMobject;

/**
 * The area below or between graphs: blue and half transparent, without an outline. In the Community
 * theme it has a gradient from blue to green, an outline and an opacity of 0.3.
 */
public final class Area extends VMobject<Area> {
  private static final double OPACITY = 0.3;

  Area(Path path) {
    setPath(path);
    if (Theme.isCommunity()) {
      setFill(Palette.BLUE, OPACITY).setStrokeOpacity(OPACITY);
      setFillGradient(Directions.UL, Palette.BLUE, Palette.GREEN);
      setStroke(Palette.BLUE);
    } else {
      setFill(Palette.BLUE, 0.5);
      setStroke(Palette.BLUE, 0);
    }
  }
}
