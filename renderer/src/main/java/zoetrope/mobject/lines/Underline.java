package zoetrope.mobject.lines;

import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Path;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;
import zoetrope.mobject.shapes.AbstractRectangle;

/**
 * A white line under an object, 1.2 times as wide, that thins out to both ends; in the community's
 * theme a plain one, as wide as the object.
 */
public final class Underline extends VMobject<Underline> {

  /** 0.1 units under the object. */
  public Underline(Mobject<?> target) {
    this(target, AbstractRectangle.SMALL_BUFF);
  }

  /** {@code buff} units under the object. */
  public Underline(Mobject<?> target, double buff) {
    this(target, buff, Theme.choose(1.2, 1));
  }

  /** {@code stretch} times as wide as the object. */
  public Underline(Mobject<?> target, double buff, double stretch) {
    super(Path.polyline(Directions.LEFT, Directions.RIGHT));
    if (!Theme.isCommunity()) {
      setStroke(Palette.WHITE);
      setStrokeWidth(0, 3, 3, 0);
    }
    setWidth(stretch * target.width());
    nextTo(target, Directions.DOWN, buff);
    setFixedSelf(target.fixedInFrame());
  }
}
