package zoetrope.mobject.three;

import zoetrope.color.Palette;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.display.Shading;
import zoetrope.mobject.shapes.Rectangle;

/**
 * A box of six rectangles that can be styled separately, in BLUE_D without strokes. Their order, as
 * the default camera sees them, is front, back, right, left, top, bottom. Each is sorted by depth
 * separately and has the shading {@code phong(0.2, 0.2, 0.2)}.
 */
public abstract class VBoxGroup<S extends VBoxGroup<S>> extends TypedGroup<Rectangle, S> {
  private static final Vec UP = new Vec(0, 1, 0);
  private static final Vec RIGHT = new Vec(1, 0, 0);

  VBoxGroup(double width, double height, double depth) {
    Solids.requireAbove0("width", width);
    Solids.requireAbove0("height", height);
    Solids.requireAbove0("depth", depth);
    addSide(width, height, depth / 2, Affine.IDENTITY);
    addSide(width, height, depth / 2, Affine.rotation(Math.PI, UP));
    addSide(depth, height, width / 2, Affine.rotation(Math.PI / 2, UP));
    addSide(depth, height, width / 2, Affine.rotation(-Math.PI / 2, UP));
    addSide(width, depth, height / 2, Affine.rotation(-Math.PI / 2, RIGHT));
    addSide(width, depth, height / 2, Affine.rotation(Math.PI / 2, RIGHT));
    setFill(Palette.BLUE_D, 1);
    setStrokeWidth(0);
    setShading(Solids.FLAT_FACES);
    applyDepthTest();
  }

  /** Sets the shading of the sides. */
  public S setShading(Shading shading) {
    forEach(side -> side.setShading(shading));
    return self();
  }

  private void addSide(double width, double height, double distance, Affine turn) {
    Rectangle side = new Rectangle(width, height);
    add(side.transform(Affine.translation(new Vec(0, 0, distance)).then(turn)));
  }
}
