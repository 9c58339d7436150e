package zoetrope.mobject.display;

import java.util.ArrayList;
import java.util.List;
import zoetrope.frame.Item;
import zoetrope.frame.ItemVisitor;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.internal.geometry.HalfSpace;
import zoetrope.internal.geometry.Resampled;
import zoetrope.internal.mobject.Styles;

/**
 * A visitor that clips items at a plane. Fills and images end at the plane; lines end there with
 * their caps. Other items cannot be cut, such as displays of other cameras and families that are
 * composited as one. They are shown completely if their centre is visible.
 */
public final class ItemClip implements ItemVisitor<List<Item>> {
  private final ClipPlane plane;

  private ItemClip(ClipPlane plane) {
    this.plane = plane;
  }

  /**
   * Returns the part of an item that several planes leave visible, from back to front. If all of it
   * is visible, returns the item itself.
   */
  public static List<Item> of(Item item, List<ClipPlane> planes) {
    List<Item> parts = List.of(item);
    for (ClipPlane plane : planes) {
      ItemClip clip = new ItemClip(plane);
      parts = parts.stream().flatMap(part -> part.accept(clip).stream()).toList();
    }
    return parts;
  }

  @Override
  public List<Item> image(Item.Image image) {
    HalfSpace inside = plane.halfSpace().before(image.transform());
    Path left = inside.holds(image.outline()) ? image.outline() : inside.area(image.outline());
    if (left.isEmpty()) {
      return List.of();
    }
    return List.of(left == image.outline() ? image : image.withOutline(left));
  }

  @Override
  public List<Item> mesh(Item.Mesh mesh) {
    return whole(mesh);
  }

  @Override
  public List<Item> depthGroup(Item.DepthGroup group) {
    return whole(group);
  }

  @Override
  public List<Item> inset(Item.Inset inset) {
    return whole(inset);
  }

  @Override
  public List<Item> layer(Item.Layer layer) {
    return whole(layer);
  }

  private List<Item> whole(Item item) {
    return plane.side(item.bounds().center()) >= 0 ? List.of(item) : List.of();
  }

  @Override
  public List<Item> shape(Item.Shape item) {
    Path path = item.path();
    Style style = item.style();
    HalfSpace inside = plane.halfSpace().before(item.transform());
    if (inside.holds(path)) {
      return List.of(item);
    }
    Affine place = item.transform();
    List<Item> parts = new ArrayList<>();
    Resampled lines = inside.lines(path);
    Style along = Styles.follow(style, lines);
    if (!lines.path().isEmpty() && !along.behind().isInvisible()) {
      Style behind = Style.NONE.withBehind(along.behind());
      parts.add(new Item.Shape(lines.path(), place, behind, item.fixed()));
    }
    Path area = style.fill().isInvisible() ? Path.EMPTY : inside.area(path);
    if (!area.isEmpty()) {
      Style fill = style.withStroke(Stroke.NONE).withBehind(Stroke.NONE);
      parts.add(new Item.Shape(area, place, fill, item.fixed(), item.isFace()));
    }
    if (!lines.path().isEmpty() && !along.stroke().isInvisible()) {
      Style stroke = Style.NONE.withStroke(along.stroke());
      parts.add(new Item.Shape(lines.path(), place, stroke, item.fixed()));
    }
    return parts;
  }
}
