package zoetrope.frame;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import zoetrope.color.Color;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Polygons;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.processor.OfEngine;

/**
 * An entry of a display list. Immutable. An item that does not change between two frames is the
 * same reference in both. The rasterizer uses this to find the damaged area. Later items are
 * painted over earlier ones. Within a {@link DepthGroup} nearer items hide farther ones, pixel by
 * pixel.
 */
@OfEngine
public sealed interface Item {
  /** The square that images and insets fill before their transform. */
  Bounds SQUARE = new Bounds(new Vec(-1, -1, 0), new Vec(1, 1, 0));

  /** Returns the transform from the item's own coordinates to the scene's. */
  Affine transform();

  /**
   * Returns how far the item is fixed in the frame. 0: the camera sees it. 1: it is fixed in the
   * frame, that is, the default camera sees it. Between: the projected positions are interpolated.
   */
  double fixed();

  /** Returns the bounding box of the item in scene coordinates, without stroke widths. */
  Bounds bounds();

  /** Returns the largest opacity of its paints, in [0, 1]. */
  double opacity();

  /**
   * Returns half the width of its widest visible stroke, in scene units; 0 for a face, and for
   * items that are not a {@link Shape}.
   */
  default double halfWidth() {
    return 0;
  }

  /** Returns the items of a layer, back to front, or of a depth group; otherwise null. */
  default List<Item> members() {
    return null;
  }

  /** Returns how the layer of its members is composited with the backdrop. */
  default Compositing compositing() {
    return Compositing.NONE;
  }

  Item withTransform(Affine newTransform);

  /** Calls the visitor's method for items of this kind. */
  <R> R accept(ItemVisitor<R> visitor);

  /** Returns the bounding box of all items, without stroke widths. */
  static Bounds bounds(List<? extends Item> items) {
    Bounds all = Bounds.EMPTY;
    for (Item item : items) {
      all = all.union(item.bounds());
    }
    return all;
  }

  /** Returns the largest opacity of all items, in [0, 1]. */
  static double opacity(List<? extends Item> items) {
    return items.stream().mapToDouble(Item::opacity).reduce(0, Math::max);
  }

  /** Returns the items moved: {@code map} is applied after the transform of each. */
  static List<Item> moved(List<? extends Item> items, Affine map) {
    DisplayList.Builder moved = new DisplayList.Builder();
    items.forEach(item -> moved.add(item.withTransform(item.transform().then(map))));
    return moved.build();
  }

  /**
   * A painted path.
   *
   * @param isFace whether the shape is a face of a surface or solid, whose fill is outset to close
   *     the seam to the next face. A face of opacity {@code a} is outset by {@code (1 - sqrt(1 -
   *     a)) / a - 1/2} pixels. Two faces that cover half a pixel each then let as much light
   *     through as a face that covers all of it
   */
  record Shape(Path path, Affine transform, Style style, double fixed, boolean isFace)
      implements Item {
    /** Creates a shape that is not a face. */
    public Shape(Path path, Affine transform, Style style, double fixed) {
      this(path, transform, style, fixed, false);
    }

    @Override
    public Bounds bounds() {
      return path.bounds(transform);
    }

    @Override
    public double opacity() {
      double stroke = style.stroke().maxWidth() > 0 ? style.stroke().paint().opacity() : 0;
      return Math.max(style.fill().opacity(), stroke);
    }

    @Override
    public double halfWidth() {
      return isFace ? 0 : style.halfWidth();
    }

    @Override
    public Item withTransform(Affine newTransform) {
      return new Shape(path, newTransform, style, fixed, isFace);
    }

    public Shape withStyle(Style newStyle) {
      return new Shape(path, transform, newStyle, fixed, isFace);
    }

    @Override
    public <R> R accept(ItemVisitor<R> visitor) {
      return visitor.shape(this);
    }
  }

  /**
   * Faces of one surface or solid, without strokes. Outside of a {@link DepthGroup}, a mesh looks
   * the same as its faces, drawn one after the other. Within a {@link DepthGroup} the nearer faces
   * hide the farther ones.
   *
   * @param polygons the faces; hidden ones may be included
   * @param order the indices of the visible faces, from far to near; must not be modified
   * @param colors the colour of each of {@code polygons}, {@code 0xAARRGGBB} with alpha ignored;
   *     must not be modified
   * @param opacity the opacity of every face, in [0, 1]
   * @param corners colours and a texture that are interpolated over the faces from corner to
   *     corner, used within a {@link DepthGroup} only; null for one colour per face
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
     */
    public Mesh {
      if (colors.length != polygons.size()) {
        throw new IllegalArgumentException(
            "a mesh of " + polygons.size() + " polygons cannot have " + colors.length + " colours");
      }
      if (corners != null && corners.colors().length != polygons.cornerCount()) {
        throw new IllegalArgumentException(
            Messages.of(
                "a mesh of %s corners cannot have %s corner colours",
                polygons.cornerCount(), corners.colors().length));
      }
    }

    /** Returns polygon {@code i} as a separate item. */
    public Shape face(int i) {
      Paint fill = new Paint.Solid(Color.ofArgb(colors[i]).withAlpha(opacity));
      return new Shape(polygons.path(i), transform, Style.NONE.withFill(fill), fixed, true);
    }

    /** Returns the visible faces, from far to near. */
    public List<Shape> faces() {
      return Arrays.stream(order).mapToObj(this::face).toList();
    }

    /** Returns this mesh with another order or selection of faces. */
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

    @Override
    public <R> R accept(ItemVisitor<R> visitor) {
      return visitor.mesh(this);
    }
  }

  /**
   * Items in space. Nearer items hide farther ones, pixel by pixel, also where they intersect;
   * translucent items are blended from far to near. At equal depth the later item is in front.
   *
   * @param items the items. They contain no group, and all have the same {@code fixed} as the group
   * @param lifts for each item, how much nearer to the eye it is treated, in scene units; must not
   *     be modified
   * @param sheets for each item, whether it shares a plane with other items. There, later items are
   *     in front of earlier ones, and lines are flat, not tubes; must not be modified
   */
  record DepthGroup(List<Item> items, double[] lifts, boolean[] sheets, double fixed)
      implements Item {
    /**
     * Copies the list.
     *
     * @throws IllegalArgumentException if the lists differ in length, or an item is a depth group
     */
    public DepthGroup {
      items = List.copyOf(items);
      if (lifts.length != items.size() || sheets.length != items.size()) {
        throw new IllegalArgumentException("each item of a depth group needs a lift and a sheet");
      }
      if (items.stream().anyMatch(DepthGroup.class::isInstance)) {
        throw new IllegalArgumentException("a depth group cannot be part of another");
      }
    }

    /** Returns the list with depth groups replaced by their members. */
    public static List<Item> flatten(List<Item> items) {
      return items.stream()
          .flatMap(item -> item instanceof DepthGroup g ? g.items.stream() : Stream.of(item))
          .toList();
    }

    /** Returns the identity, because each item has its own transform. */
    @Override
    public Affine transform() {
      return Affine.IDENTITY;
    }

    @Override
    public Bounds bounds() {
      return Item.bounds(items);
    }

    @Override
    public double opacity() {
      return Item.opacity(items);
    }

    @Override
    public List<Item> members() {
      return items;
    }

    /** Returns the moved group: {@code newTransform} follows the transform of each item. */
    @Override
    public Item withTransform(Affine newTransform) {
      return new DepthGroup(Item.moved(items, newTransform), lifts, sheets, fixed);
    }

    @Override
    public <R> R accept(ItemVisitor<R> visitor) {
      return visitor.depthGroup(this);
    }
  }

  /**
   * A raster image. {@code transform} maps the square with corners (-1, -1) and (1, 1) of the plane
   * z = 0, y up, to its place; the image fills it.
   *
   * @param opacity a factor in [0, 1] for the alpha of each pixel of the image
   * @param resampling the interpolation when the image is enlarged
   * @param outline the visible area of the image, a path within the square
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

    /** Creates an item that shows the whole image. */
    public Image(
        RasterImage source, Affine transform, double opacity, double fixed, Resampling resampling) {
      this(source, transform, opacity, fixed, resampling, WHOLE);
    }

    @Override
    public Bounds bounds() {
      return outline.bounds(transform);
    }

    @Override
    public Item withTransform(Affine newTransform) {
      return new Image(source, newTransform, opacity, fixed, resampling, outline);
    }

    @Override
    public <R> R accept(ItemVisitor<R> visitor) {
      return visitor.image(this);
    }

    /** Returns this image, visible only within {@code newOutline}. */
    public Image withOutline(Path newOutline) {
      return new Image(source, transform, opacity, fixed, resampling, newOutline);
    }
  }

  /**
   * A picture-in-picture: the view of another camera, drawn at the resolution of the frame and
   * clipped with an anti-aliased border. {@code transform} maps the square with corners (-1, -1)
   * and (1, 1) of the plane z = 0, y up, to its place.
   *
   * @param view the content
   * @param opacity the opacity of the view as a group, in [0, 1]
   */
  record Inset(InsetView view, Affine transform, double opacity, double fixed) implements Item {
    @Override
    public Bounds bounds() {
      return SQUARE.transform(transform);
    }

    @Override
    public Item withTransform(Affine newTransform) {
      return new Inset(view, newTransform, opacity, fixed);
    }

    @Override
    public <R> R accept(ItemVisitor<R> visitor) {
      return visitor.inset(this);
    }
  }

  /**
   * Items that are painted as a whole: onto a transparent image at the resolution of the frame,
   * which is then composited with the backdrop.
   *
   * @param items from back to front
   * @param compositing how the image is composited with the backdrop
   */
  record Layer(List<Item> items, Compositing compositing) implements Item {
    public Layer {
      items = DisplayList.copyOf(items);
    }

    /** Returns the identity, because each item has its own transform. */
    @Override
    public Affine transform() {
      return Affine.IDENTITY;
    }

    /** Returns the smallest {@code fixed} of its items and masks. */
    @Override
    public double fixed() {
      Stream<Item> masks = compositing.masks().stream().flatMap(mask -> mask.items().stream());
      return Stream.concat(items.stream(), masks).mapToDouble(Item::fixed).reduce(1, Math::min);
    }

    @Override
    public Bounds bounds() {
      return Item.bounds(items);
    }

    @Override
    public double opacity() {
      return compositing.opacity() * Item.opacity(items);
    }

    @Override
    public List<Item> members() {
      return items;
    }

    /** Returns the moved layer: {@code newTransform} follows the transform of each item. */
    @Override
    public Item withTransform(Affine newTransform) {
      return new Layer(Item.moved(items, newTransform), compositing.moved(newTransform));
    }

    @Override
    public <R> R accept(ItemVisitor<R> visitor) {
      return visitor.layer(this);
    }
  }
}
