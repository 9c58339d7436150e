package zoetrope.mobject.three;

import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.mobject.display.Shading;
import zoetrope.mobject.three.mesh.AbstractMesh;

/**
 * A box about the origin, blue and glossy: {@code phong(0.1, 0.5, 0.1)}.
 *
 * @param <S> the concrete class itself
 */
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
   * Divides each side into n by n faces; more faces are shaded more finely, and cross other bodies
   * more exactly.
   */
  public S resolution(int n) {
    if (n < 1 || n > AbstractSurface.MOST_FACES) {
      throw new IllegalArgumentException("a side cannot be divided into " + n + " parts");
    }
    setFaces(Solids.box(width, height, depth, n));
    return self();
  }

  /** The look of boxes in the theme {@link Theme#COMMUNITY}: three quarters opaque, its shading. */
  public final S communityStyle() {
    return setOpacity(0.75).setShading(Shading.additive());
  }

  /**
   * {@link #communityStyle()} by an older name.
   *
   * @deprecated use {@link #communityStyle()}, or the theme for all that a scene makes
   */
  @Deprecated
  public S ceStyle() {
    return communityStyle();
  }
}
