package zoetrope.frame;

import java.util.Objects;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/**
 * One visible thing of a frame. Immutable; what did not change from frame to frame is the same
 * reference, and that is how the raster knows. An item knows nothing of depth: what lies in space
 * and hides one another was put in order for the frame's camera when the frame was taken.
 */
public sealed interface Item {
  /** From the item's own coordinates to the scene's. */
  Affine transform();

  /**
   * 0: seen by the camera; 1: fixed in the frame, as if by the default camera; between: the
   * projected positions are mixed.
   */
  double fixed();

  /** The box of the item in scene coordinates, without stroke widths. */
  Bounds bounds();

  /** A painted path. */
  record Shape(Path path, Affine transform, Style style, double fixed) implements Item {
    /** Checks that nothing is null. */
    public Shape {
      Objects.requireNonNull(path);
      Objects.requireNonNull(transform);
      Objects.requireNonNull(style);
    }

    @Override
    public Bounds bounds() {
      return path.bounds(transform);
    }
  }

  /**
   * A face of a surface or solid: like a {@link Shape}, but its fill reaches as far beyond its
   * outline, in pixels, as closes the seam to the next face. A face of opacity {@code a} grows by
   * {@code (1 - sqrt(1 - a)) / a - 1/2} pixels: then two faces that halve a pixel let as much light
   * through as one that fills it.
   */
  record Face(Path path, Affine transform, Style style, double fixed) implements Item {
    /** Checks that nothing is null. */
    public Face {
      Objects.requireNonNull(path);
      Objects.requireNonNull(transform);
      Objects.requireNonNull(style);
    }

    @Override
    public Bounds bounds() {
      return path.bounds(transform);
    }
  }

  /**
   * A picture: {@code transform} takes the square with corners (-1, -1) and (1, 1) of the plane z =
   * 0, y up, to its place; the picture fills it.
   *
   * @param opacity in [0, 1], multiplied with the picture's own
   */
  record Image(Picture picture, Affine transform, double opacity, double fixed) implements Item {
    private static final Bounds SQUARE = new Bounds(new Vec(-1, -1, 0), new Vec(1, 1, 0));

    /** Checks that nothing is null. */
    public Image {
      Objects.requireNonNull(picture);
      Objects.requireNonNull(transform);
    }

    @Override
    public Bounds bounds() {
      return SQUARE.transform(transform);
    }
  }
}
