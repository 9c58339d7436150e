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

  /** The largest opacity of what it paints, in [0, 1]. */
  double opacity();

  /** Half the width of its widest visible stroke in scene units; 0 for a face and its lines. */
  default double halfWidth() {
    return 0;
  }

  /** The items that it is made of, from back to front; null for one that paints by itself. */
  default List<Item> members() {
    return null;
  }

  /** How its members come as one onto what lies behind them. */
  default Compositing compositing() {
    return Compositing.NONE;
  }

  /** The same item with another transform. */
  Item withTransform(Affine newTransform);

  /** Calls the visitor's method for items of this kind. */
  <R> R accept(ItemVisitor<R> visitor);

  /** The bounding box of all items, without stroke widths. */
  static Bounds bounds(List<? extends Item> items) {
    Bounds all = Bounds.EMPTY;
    for (Item item : items) {
      all = all.union(item.bounds());
    }
    return all;
  }

  /** The largest opacity of all items, in [0, 1]. */
  static double opacity(List<? extends Item> items) {
    double most = 0;
    for (Item item : items) {
      most = Math.max(most, item.opacity());
    }
    return most;
  }

  /** The items, moved: {@code map} comes after the transform of each. */
  static List<Item> moved(List<? extends Item> items, Affine map) {
    DisplayList.Builder moved = new DisplayList.Builder();
    items.forEach(item -> moved.add(item.withTransform(item.transform().then(map))));
    return moved.build();
  }

  /**
   * A painted path.
   *
   * @param isFace whether it is a face of a surface or solid, whose fill is outset to close the
   *     seam to the next face. A face of opacity {@code a} is outset by {@code (1 - sqrt(1 - a)) /
   *     a - 1/2} pixels: then two faces that cover half a pixel each let as much light through as
   *     one that covers all of it
   */
  record Shape(Path path, Affine transform, Style style, double fixed, boolean isFace)
      implements Item {
    /** A path that is no face. */
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

    /** The same path in another style. */
    public Shape withStyle(Style newStyle) {
      return new Shape(path, transform, newStyle, fixed, isFace);
    }

    @Override
    public <R> R accept(ItemVisitor<R> visitor) {
      return visitor.shape(this);
    }
  }

  /**
   * Faces of one surface or solid, without strokes. By itself it draws the same pixels as a face
   * for each, in order; within a {@link DepthGroup} the nearer faces hide the farther ones.
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
     */
    public Mesh {
      if (colors.length != polygons.size()) {
        throw new IllegalArgumentException(
            colors.length + " colours for " + polygons.size() + " polygons");
      }
      if (corners != null && corners.colors().length != polygons.cornerCount()) {
        throw new IllegalArgumentException(
            corners.colors().length + " colours for " + polygons.cornerCount() + " corners");
      }
    }

    /** Polygon {@code i} alone. */
    public Shape face(int i) {
      Paint fill = new Paint.Solid(Color.ofArgb(colors[i]).withAlpha(opacity));
      return new Shape(polygons.path(i), transform, Style.NONE.withFill(fill), fixed, true);
    }

    /** The visible faces, from far to near. */
    public List<Shape> faces() {
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

    @Override
    public <R> R accept(ItemVisitor<R> visitor) {
      return visitor.mesh(this);
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
      if (items.stream().anyMatch(DepthGroup.class::isInstance)) {
        throw new IllegalArgumentException("a depth group cannot be part of another");
      }
    }

    /** The list with the members of depth groups in their place. */
    public static List<Item> flatten(List<Item> items) {
      return items.stream()
          .flatMap(item -> item instanceof DepthGroup g ? g.items.stream() : Stream.of(item))
          .toList();
    }

    /** The identity: each item has a transform of its own. */
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

    /** The same group, moved: {@code newTransform} comes after the transform of each item. */
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

    /** All of an image. */
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
   * Items that are painted as one: onto a transparent picture at the resolution of the frame, which
   * then comes onto what lies behind it.
   *
   * @param items from back to front
   * @param compositing how the picture comes onto what lies behind it
   */
  record Layer(List<Item> items, Compositing compositing) implements Item {
    /** Copies the list. */
    public Layer {
      items = DisplayList.copyOf(items);
    }

    /** The identity: each item has a transform of its own. */
    @Override
    public Affine transform() {
      return Affine.IDENTITY;
    }

    /** That of the item that is fixed least. */
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

    /** The same layer, moved: {@code newTransform} comes after the transform of each item. */
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
