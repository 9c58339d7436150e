package zoetrope.frame;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import zoetrope.color.Color;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Polygons;
import zoetrope.geometry.Vec;
import zoetrope.processor.OfEngine;

/**
 * An entry of a display list. Immutable; an item that did not change from frame to frame is the
 * same reference, by which the rasterizer finds the damage. Later items are painted over earlier
 * ones; within a {@link DepthGroup} the nearer hides the farther, pixel by pixel.
 */
@OfEngine
public sealed interface Item {
  /** What images and insets fill before their transform. */
  Bounds SQUARE = new Bounds(new Vec(-1, -1, 0), new Vec(1, 1, 0));

  /** From the item's own coordinates to the scene's. */
  Affine transform();

  /**
   * 0: seen by the camera; 1: fixed in the frame, that is, seen by the default camera; between: the
   * projected positions are interpolated.
   */
  double fixed();

  /** The bounding box of the item in scene coordinates, without stroke widths. */
  Bounds bounds();

  /** The same item with another transform. */
  Item withTransform(Affine newTransform);

  /** The bounding box of all items, without stroke widths. */
  static Bounds bounds(List<? extends Item> items) {
    Bounds all = Bounds.EMPTY;
    for (Item item : items) {
      all = all.union(item.bounds());
    }
    return all;
  }

  /** The items, moved: {@code map} comes after the transform of each. */
  static List<Item> moved(List<? extends Item> items, Affine map) {
    DisplayList.Builder moved = new DisplayList.Builder();
    items.forEach(item -> moved.add(item.withTransform(item.transform().then(map))));
    return moved.build();
  }

  /** A painted path. */
  record Shape(Path path, Affine transform, Style style, double fixed) implements Item {
    /**
     * Checks the components.
     *
     * @throws NullPointerException for null
     */
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
   * A face of a surface or solid: like a {@link Shape}, but its fill is outset to close the seam to
   * the next face. A face of opacity {@code a} is outset by {@code (1 - sqrt(1 - a)) / a - 1/2}
   * pixels: then two faces that cover half a pixel each let as much light through as one that
   * covers all of it.
   */
  record Face(Path path, Affine transform, Style style, double fixed) implements Item {
    /**
     * Checks the components.
     *
     * @throws NullPointerException for null
     */
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
   * Faces of one surface or solid, without strokes. By itself it draws the same pixels as a {@link
   * Face} for each, in order; within a {@link DepthGroup} the nearer faces hide the farther ones.
   *
   * @param polygons the faces, and perhaps others
   * @param order the indices of the visible faces, from far to near; must not be modified
   * @param colors the colour of each of {@code polygons}, {@code 0xAARRGGBB} of which alpha is
   *     ignored; must not be modified
   * @param opacity of every face, in [0, 1]
   * @param corners colours and a texture that run over the faces from corner to corner; null for
   *     one colour a face. They are seen within a {@link DepthGroup}
   */
  record Mesh(
      Polygons polygons,
      Affine transform,
      int[] order,
      int[] colors,
      double opacity,
      double fixed,
      CornerPaint corners)
      implements Item {
    /**
     * Checks the components.
     *
     * @throws IllegalArgumentException when not every polygon or every corner has a colour
     * @throws NullPointerException for null
     */
    public Mesh {
      Objects.requireNonNull(transform);
      Objects.requireNonNull(order);
      if (colors.length != polygons.size()) {
        throw new IllegalArgumentException(
            colors.length + " colours for " + polygons.size() + " polygons");
      }
      if (corners != null && corners.colors().length != polygons.cornerCount()) {
        throw new IllegalArgumentException(
            corners.colors().length + " colours for " + polygons.cornerCount() + " corners");
      }
    }

    /** Faces of one colour each. */
    public Mesh(
        Polygons polygons,
        Affine transform,
        int[] order,
        int[] colors,
        double opacity,
        double fixed) {
      this(polygons, transform, order, colors, opacity, fixed, null);
    }

    /** Polygon {@code i} alone. */
    public Face face(int i) {
      Paint fill = new Paint.Solid(Color.ofArgb(colors[i]).withAlpha(opacity));
      return new Face(polygons.path(i), transform, Style.NONE.withFill(fill), fixed);
    }

    /** The visible faces, from far to near. */
    public List<Face> faces() {
      return Arrays.stream(order).mapToObj(this::face).toList();
    }

    /** The same polygons with another order or selection of faces. */
    public Mesh withOrder(int[] newOrder) {
      return new Mesh(polygons, transform, newOrder, colors, opacity, fixed, corners);
    }

    @Override
    public Bounds bounds() {
      return polygons.bounds(transform);
    }

    @Override
    public Item withTransform(Affine newTransform) {
      return new Mesh(polygons, newTransform, order, colors, opacity, fixed, corners);
    }
  }

  /**
   * Items in space of which the nearer hides the farther, pixel by pixel, also where they pass
   * through one another; what is translucent is blended from far to near. Of what is equally far
   * away the later item lies in front.
   *
   * @param items no groups themselves; all have the same {@code fixed} as the group
   * @param lifts for each item how much nearer to the eye it counts than it is, in scene units: for
   *     lines on a surface; must not be modified
   * @param sheets for each item whether it lies in one plane with others: there the order of items
   *     alone decides, and lines are as flat as all else; must not be modified
   */
  record DepthGroup(List<Item> items, double[] lifts, boolean[] sheets, double fixed)
      implements Item {
    /**
     * Copies the list.
     *
     * @throws IllegalArgumentException when not every item has a lift and a sheet, or for a group
     *     in a group
     * @throws NullPointerException for null
     */
    public DepthGroup {
      items = List.copyOf(items);
      if (lifts.length != items.size() || sheets.length != items.size()) {
        throw new IllegalArgumentException(
            lifts.length
                + " lifts and "
                + sheets.length
                + " sheets for "
                + items.size()
                + " items");
      }
      for (Item item : items) {
        if (item instanceof DepthGroup) {
          throw new IllegalArgumentException("a depth group cannot be part of another");
        }
      }
    }

    /** A group of which none lies in a sheet. */
    public DepthGroup(List<Item> items, double[] lifts, double fixed) {
      this(items, lifts, new boolean[items.size()], fixed);
    }

    /** The list with the members of depth groups in their place. */
    public static List<Item> flatten(List<Item> items) {
      List<Item> all = new ArrayList<>(items.size());
      for (Item item : items) {
        if (item instanceof DepthGroup group) {
          all.addAll(group.items());
        } else {
          all.add(item);
        }
      }
      return all;
    }

    /** The identity: each item has a transform of its own. */
    @Override
    public Affine transform() {
      return Affine.IDENTITY;
    }

    @Override
    public Bounds bounds() {
      Bounds all = Bounds.EMPTY;
      for (Item item : items) {
        all = all.union(item.bounds());
      }
      return all;
    }

    /** The same group, moved: {@code newTransform} comes after the transform of each item. */
    @Override
    public Item withTransform(Affine newTransform) {
      List<Item> moved = new ArrayList<>(items.size());
      for (Item item : items) {
        moved.add(item.withTransform(item.transform().then(newTransform)));
      }
      return new DepthGroup(moved, lifts, sheets, fixed);
    }
  }

  /**
   * A raster image: {@code transform} takes the square with corners (-1, -1) and (1, 1) of the
   * plane z = 0, y up, to its place; the image fills it.
   *
   * @param opacity in [0, 1], multiplied with the image's own
   * @param resampling what its pixels become when it is enlarged
   * @param outline what is seen of it, a path within the square
   */
  record Image(
      RasterImage source,
      Affine transform,
      double opacity,
      double fixed,
      Resampling resampling,
      Path outline)
      implements Item {
    private static final Path WHOLE =
        Path.polygon(Vec.of(-1, -1), Vec.of(1, -1), Vec.of(1, 1), Vec.of(-1, 1));

    /**
     * Checks the components.
     *
     * @throws NullPointerException for null
     */
    public Image {
      Objects.requireNonNull(source);
      Objects.requireNonNull(transform);
      Objects.requireNonNull(resampling);
      Objects.requireNonNull(outline);
    }

    /** All of an image. */
    public Image(
        RasterImage source, Affine transform, double opacity, double fixed, Resampling resampling) {
      this(source, transform, opacity, fixed, resampling, WHOLE);
    }

    /** An image that is enlarged by {@link Resampling#BILINEAR}. */
    public Image(RasterImage source, Affine transform, double opacity, double fixed) {
      this(source, transform, opacity, fixed, Resampling.BILINEAR);
    }

    @Override
    public Bounds bounds() {
      return outline.bounds(transform);
    }

    @Override
    public Item withTransform(Affine newTransform) {
      return new Image(source, newTransform, opacity, fixed, resampling, outline);
    }

    /** The same image of which only {@code newOutline} is seen. */
    public Image withOutline(Path newOutline) {
      return new Image(source, transform, opacity, fixed, resampling, newOutline);
    }
  }

  /**
   * A picture in picture: what another camera sees, drawn at the resolution of the frame and
   * clipped with an anti-aliased border. {@code transform} takes the square with corners (-1, -1)
   * and (1, 1) of the plane z = 0, y up, to its place.
   *
   * @param view what is drawn there
   * @param opacity in [0, 1], of the view as a group
   */
  record Inset(View view, Affine transform, double opacity, double fixed) implements Item {
    /**
     * Checks the components.
     *
     * @throws NullPointerException for null
     */
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
   * Items that are painted as one: onto a transparent picture at the resolution of the frame, which
   * then comes onto what lies behind it.
   *
   * @param items from back to front
   * @param compositing how the picture comes onto what lies behind it
   */
  record Layer(List<Item> items, Compositing compositing) implements Item {
    /**
     * Checks the components.
     *
     * @throws NullPointerException for null
     */
    public Layer {
      items = DisplayList.copyOf(items);
      Objects.requireNonNull(compositing);
    }

    /** The identity: each item has a transform of its own. */
    @Override
    public Affine transform() {
      return Affine.IDENTITY;
    }

    /** That of the item that is fixed least. */
    @Override
    public double fixed() {
      double least = 1;
      for (Item item : items) {
        least = Math.min(least, item.fixed());
      }
      for (Mask mask : compositing.masks()) {
        for (Item item : mask.items()) {
          least = Math.min(least, item.fixed());
        }
      }
      return least;
    }

    @Override
    public Bounds bounds() {
      return Item.bounds(items);
    }

    /** The same layer, moved: {@code newTransform} comes after the transform of each item. */
    @Override
    public Item withTransform(Affine newTransform) {
      return new Layer(Item.moved(items, newTransform), compositing.moved(newTransform));
    }
  }

  /**
   * What an {@link Inset} shows.
   *
   * @param items from back to front, as in a {@link Frame}
   * @param camera sees the items; its frame height fills the inset
   * @param fixedCamera sees those items that are fixed in the frame
   * @param aspect width by height of the view in scene units, above 0
   * @param strokeScale factor of stroke widths, before perspective, above 0
   * @param background lies behind the items
   */
  record View(
      List<Item> items,
      Camera camera,
      Camera fixedCamera,
      double aspect,
      double strokeScale,
      Color background) {
    /**
     * Checks the components.
     *
     * @throws IllegalArgumentException for an aspect or scale that is not above 0 and finite
     * @throws NullPointerException for null
     */
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

    /** Whether {@code other} certainly looks the same: items are compared by reference. */
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
