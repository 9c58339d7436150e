package zoetrope.mobject.three;

import java.util.Objects;
import zoetrope.color.Palette;
import zoetrope.frame.RasterImage;
import zoetrope.frame.Resampling;
import zoetrope.mobject.three.mesh.AbstractMesh;
import zoetrope.mobject.three.mesh.MeshPoints;
import zoetrope.mobject.three.mesh.MeshTexture;

/**
 * A surface with an image on it. The left edge of the image is at the first u, its lower edge at
 * the first v. The image is lit like the surface, smoothly over its faces.
 *
 * <pre>{@code
 * var globe = texturedSurface(sphere(2), "images/earth.png");
 * var planet = texturedSurface(sphere(2), "images/day.png", "images/night.png");
 * }</pre>
 *
 * <p>With two images, the first is visible on the lit side and the second on the dark side. Colours
 * have no effect. In a transform, the images change at the end.
 */
public final class TexturedSurface extends AbstractMesh<TexturedSurface> {
  /**
   * Creates a textured copy of {@code surface} in its present place; later changes of the surface
   * have no effect.
   */
  public TexturedSurface(AbstractSurface<?> surface, RasterImage picture) {
    this(surface, MeshTexture.of(picture, null, uv(surface)));
  }

  /**
   * Creates a textured copy of {@code surface} with {@code day} on its lit side and {@code night}
   * on its dark side.
   */
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

  /** Returns two image coordinates in [0, 1] for each point of the grid. */
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
   * Sets how the images are drawn if they are magnified: {@code NEAREST} draws pixels as squares
   * with sharp edges, other values draw them smoothly.
   */
  public TexturedSurface resampling(Resampling newResampling) {
    return setTexture(look().texture().withResampling(Objects.requireNonNull(newResampling)));
  }
}
