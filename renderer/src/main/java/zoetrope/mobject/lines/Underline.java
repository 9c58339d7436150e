package zoetrope.mobject.lines;

import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Path;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;
import zoetrope.mobject.shapes.AbstractRectangle;

/**
 * A white line below an object, 1.2 times as wide, which thins out towards both ends. In the
 * Community theme it is as wide as the object and has a constant thickness.
 */
public final class Underline extends VMobject<Underline> {

  /** Creates a line 0.1 units below the object. */
  public Underline(Mobject<?> target) {
    this(target, AbstractRectangle.SMALL_BUFF);
  }

  /** Creates a line {@code buff} units below the object. */
  public Underline(Mobject<?> target, double buff) {
    this(target, buff, Theme.choose(1.2, 1));
  }

  /** Creates a line {@code buff} units below the object, {@code stretch} times as wide. */
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
