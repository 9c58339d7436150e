package zoetrope.mobject.three;

import java.util.Objects;
import zoetrope.color.Palette;
import zoetrope.frame.RasterImage;
import zoetrope.frame.Resampling;
import zoetrope.mobject.three.mesh.AbstractMesh;
import zoetrope.mobject.three.mesh.MeshPoints;
import zoetrope.mobject.three.mesh.MeshTexture;

/**
 * A surface with a picture on it: its left edge lies at the first u, its lower edge at the first v.
 * It stands in the light as the surface does, which runs smoothly over its faces.
 *
 * <pre>{@code
 * var globe = texturedSurface(sphere(2), "images/earth.png");
 * var planet = texturedSurface(sphere(2), "images/day.png", "images/night.png");
 * }</pre>
 *
 * <p>With a second picture the first is seen where light comes, and the second where it does not
 * reach. Colours do not change it; in a transform the pictures change at the end.
 */
public final class TexturedSurface extends AbstractMesh<TexturedSurface> {
  /**
   * {@code picture} on {@code surface}, where that stands now; later changes of it do not matter.
   */
  public TexturedSurface(AbstractSurface<?> surface, RasterImage picture) {
    this(surface, MeshTexture.of(picture, null, uv(surface)));
  }

  /** {@code day} where light comes to {@code surface}, {@code night} where it does not reach. */
  public TexturedSurface(AbstractSurface<?> surface, RasterImage day, RasterImage night) {
    this(surface, MeshTexture.of(day, Objects.requireNonNull(night), uv(surface)));
  }

  private TexturedSurface(AbstractSurface<?> surface, MeshTexture texture) {
    super(Palette.WHITE);
    setFaces(surface.sideFaces());
    transform(surface.place());
    setOpacity(surface.fillColor().alpha());
    setShading(surface.shading());
    setTexture(texture);
    shadeSmooth();
  }

  /** The places of a grid's points in the picture. */
  private static double[] uv(AbstractSurface<?> surface) {
    MeshPoints points = surface.sideFaces().points();
    double[] uv = new double[2 * points.count()];
    for (int i = 0; i < points.count(); i++) {
      uv[2 * i] = (double) (i / points.rows()) / surface.uFaces();
      uv[2 * i + 1] = (double) (i % points.rows()) / surface.vFaces();
    }
    return uv;
  }

  /**
   * Sets what the pictures' pixels become where they are drawn larger than they are: {@code
   * NEAREST} squares with sharp edges, others smooth.
   */
  public TexturedSurface resampling(Resampling newResampling) {
    return setTexture(look().texture().withResampling(Objects.requireNonNull(newResampling)));
  }
}
