package zoetrope.frame;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import zoetrope.color.Color;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Polygons;
import zoetrope.geometry.Vec;

/**
 * One visible thing of a frame. Immutable; what did not change from frame to frame is the same
 * reference, and that is how the raster knows. An item knows nothing of depth: what lies in space
 * and hides one another was put in order for the frame's camera when the frame was taken.
 */
public sealed interface Item {
  /** What pictures and insets fill before their transform. */
  Bounds SQUARE = new Bounds(new Vec(-1, -1, 0), new Vec(1, 1, 0));

  /** From the item's own coordinates to the scene's. */
  Affine transform();

  /**
   * 0: seen by the camera; 1: fixed in the frame, as if by the default camera; between: the
   * projected positions are mixed.
   */
  double fixed();

  /** The box of the item in scene coordinates, without stroke widths. */
  Bounds bounds();

  /** The same thing at another place. */
  Item withTransform(Affine newTransform);

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

    @Override
    public Item withTransform(Affine newTransform) {
      return new Shape(path, newTransform, style, fixed);
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

    @Override
    public Item withTransform(Affine newTransform) {
      return new Face(path, newTransform, style, fixed);
    }
  }

  /**
   * Faces of one surface or solid, from far to near, each in one colour and without strokes: the
   * same to see as a {@link Face} for each.
   *
   * @param polygons the faces, and perhaps others
   * @param order the numbers of the faces that are seen, from far to near; not to be changed
   * @param colors the colour of each of {@code polygons}, {@code 0xAARRGGBB} of which alpha is
   *     ignored; not to be changed
   * @param opacity of every face, in [0, 1]
   */
  record Mesh(
      Polygons polygons, Affine transform, int[] order, int[] colors, double opacity, double fixed)
      implements Item {
    /** Throws {@link IllegalArgumentException} when not every polygon has a colour. */
    public Mesh {
      Objects.requireNonNull(transform);
      Objects.requireNonNull(order);
      if (colors.length != polygons.size()) {
        throw new IllegalArgumentException(
            colors.length + " colours for " + polygons.size() + " polygons");
      }
    }

    /** Polygon {@code i} alone. */
    public Face face(int i) {
      Paint fill = new Paint.Solid(Color.ofArgb(colors[i]).withAlpha(opacity));
      return new Face(polygons.path(i), transform, Style.NONE.withFill(fill), fixed);
    }

    /** What is seen, face by face, from far to near. */
    public List<Face> faces() {
      return Arrays.stream(order).mapToObj(this::face).toList();
    }

    /** The same polygons seen in another order, or others of them. */
    public Mesh withOrder(int[] newOrder) {
      return new Mesh(polygons, transform, newOrder, colors, opacity, fixed);
    }

    @Override
    public Bounds bounds() {
      return polygons.bounds(transform);
    }

    @Override
    public Item withTransform(Affine newTransform) {
      return new Mesh(polygons, newTransform, order, colors, opacity, fixed);
    }
  }

  /**
   * A picture: {@code transform} takes the square with corners (-1, -1) and (1, 1) of the plane z =
   * 0, y up, to its place; the picture fills it.
   *
   * @param opacity in [0, 1], multiplied with the picture's own
   */
  record Image(RasterImage picture, Affine transform, double opacity, double fixed)
      implements Item {
    /** Checks that nothing is null. */
    public Image {
      Objects.requireNonNull(picture);
      Objects.requireNonNull(transform);
    }

    @Override
    public Bounds bounds() {
      return SQUARE.transform(transform);
    }

    @Override
    public Item withTransform(Affine newTransform) {
      return new Image(picture, newTransform, opacity, fixed);
    }
  }

  /**
   * A picture in the picture: what another camera sees, drawn in the pixels of this picture and cut
   * off exactly at the border. {@code transform} takes the square with corners (-1, -1) and (1, 1)
   * of the plane z = 0, y up, to its place.
   *
   * @param view what is seen there
   * @param opacity in [0, 1], of all that is seen together
   */
  record Inset(View view, Affine transform, double opacity, double fixed) implements Item {
    /** Checks that nothing is null. */
    public Inset {
      Objects.requireNonNull(view);
      Objects.requireNonNull(transform);
    }

    @Override
    public Bounds bounds() {
      return SQUARE.transform(transform);
    }

    @Override
    public Item withTransform(Affine newTransform) {
      return new Inset(view, newTransform, opacity, fixed);
    }
  }

  /**
   * What an {@link Inset} shows.
   *
   * @param items in the order they are painted, as in a {@link Frame}
   * @param camera sees the items; its height fills the inset's
   * @param fixedCamera sees those items that are fixed in the frame
   * @param aspect how many scene units are seen from left to right for one from bottom to top
   * @param strokeScale how many times as wide as outside strokes are, before perspective
   * @param background lies behind the items
   */
  record View(
      List<Item> items,
      Camera camera,
      Camera fixedCamera,
      double aspect,
      double strokeScale,
      Color background) {
    /** Throws {@link IllegalArgumentException} for an aspect or scale that is not above 0. */
    public View {
      items = DisplayList.copyOf(items);
      Objects.requireNonNull(camera);
      Objects.requireNonNull(fixedCamera);
      Objects.requireNonNull(background);
      if (!(aspect > 0 && aspect < Double.POSITIVE_INFINITY)) {
        throw new IllegalArgumentException("the aspect of a view is " + aspect + ", not above 0");
      }
      if (!(strokeScale > 0 && strokeScale < Double.POSITIVE_INFINITY)) {
        throw new IllegalArgumentException("strokes cannot be " + strokeScale + " times as wide");
      }
    }

    /** Whether {@code other} surely looks the same: items are compared by reference. */
    public boolean showsSameAs(View other) {
      return camera.equals(other.camera)
          && fixedCamera.equals(other.fixedCamera)
          && aspect == other.aspect
          && strokeScale == other.strokeScale
          && background.equals(other.background)
          && DisplayList.same(items, other.items);
    }
  }
}
