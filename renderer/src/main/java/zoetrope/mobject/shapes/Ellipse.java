package zoetrope.mobject.shapes;

import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;

/** An ellipse along the axes with a red stroke. */
public final class Ellipse extends AbstractCircle<Ellipse> {

  /** Creates an ellipse 2 units wide and 1 unit high. */
  public Ellipse() {
    this(2, 1);
  }

  /** Creates an ellipse centred at the origin, with a width and a height in scene units. */
  public Ellipse(double width, double height) {
    super(Paths.circle(Vec.ZERO, 1).transform(Affine.scaling(width / 2, height / 2, 1)));
    if (Theme.isCommunity()) {
      setColor(Palette.RED);
    } else {
      setStroke(Palette.RED);
    }
  }
}
