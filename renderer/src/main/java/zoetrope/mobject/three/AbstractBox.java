package zoetrope.mobject.three;

import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.display.Shading;
import zoetrope.mobject.three.mesh.AbstractMesh;

/** A box about the origin, blue and glossy: {@code phong(0.1, 0.5, 0.1)}. */
public abstract class AbstractBox<S extends AbstractBox<S>> extends AbstractMesh<S> {
  private final double width;
  private final double height;
  private final double depth;

  AbstractBox(double width, double height, double depth) {
    super(Palette.BLUE);
    this.width = Solids.requireAbove0("width", width);
    this.height = Solids.requireAbove0("height", height);
    this.depth = Solids.requireAbove0("depth", depth);
    setFaces(Solids.box(width, height, depth, 1));
    setShading(0.1, 0.5, 0.1);
    if (Theme.isCommunity()) {
      communityStyle();
    }
  }

  /**
   * Divides each side into n by n faces, n from 1 to 2000. With more faces, shading is finer and
   * intersections with other objects are more exact.
   */
  public S resolution(int n) {
    Preconditions.require(
        n >= 1 && n <= AbstractSurface.MAX_FACES,
        "a side must be divided into 1 to %s faces in each direction, not %s",
        AbstractSurface.MAX_FACES,
        n);
    setFaces(Solids.box(width, height, depth, n));
    return self();
  }

  /** Applies the style of boxes in {@link Theme#COMMUNITY}: opacity 0.75 and its shading. */
  public final S communityStyle() {
    return setOpacity(0.75).setShading(Shading.additive());
  }
}
