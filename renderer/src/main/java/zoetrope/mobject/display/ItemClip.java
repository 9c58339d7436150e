package zoetrope.mobject.display;

import java.util.ArrayList;
import java.util.List;
import zoetrope.frame.Item;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.internal.geometry.HalfSpace;
import zoetrope.internal.geometry.Resampled;
import zoetrope.internal.mobject.Styles;

/**
 * Cuts items along a plane. Fills and pictures end in the plane, lines end there with their caps.
 * Displays of other cameras and families that are painted as one cannot be cut: they are shown
 * whole when their middle is seen.
 */
public final class ItemClip {
  private ItemClip() {}

  /**
   * What is seen of an item between several planes, from back to front; the item itself when it is
   * all of it.
   */
  public static List<Item> of(Item item, List<ClipPlane> planes) {
    List<Item> parts = List.of(item);
    for (ClipPlane plane : planes) {
      parts = parts.stream().flatMap(part -> of(part, plane).stream()).toList();
    }
    return parts;
  }

  /** What is seen of an item, from back to front; the item itself when it is all of it. */
  private static List<Item> of(Item item, ClipPlane plane) {
    if (item instanceof Item.Shape shape) {
      return clip(item, shape.path(), shape.style(), plane, false);
    }
    if (item instanceof Item.Face face) {
      return clip(item, face.path(), face.style(), plane, true);
    }
    if (item instanceof Item.Image image) {
      HalfSpace inside = plane.halfSpace().before(image.transform());
      Path left = inside.holds(image.outline()) ? image.outline() : inside.area(image.outline());
      if (left.isEmpty()) {
        return List.of();
      }
      return List.of(left == image.outline() ? image : image.withOutline(left));
    }
    return plane.side(item.bounds().center()) >= 0 ? List.of(item) : List.of();
  }

  private static List<Item> clip(
      Item item, Path path, Style style, ClipPlane plane, boolean isFace) {
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
      parts.add(
          isFace
              ? new Item.Face(area, place, fill, item.fixed())
              : new Item.Shape(area, place, fill, item.fixed()));
    }
    if (!lines.path().isEmpty() && !along.stroke().isInvisible()) {
      Style stroke = Style.NONE.withStroke(along.stroke());
      parts.add(new Item.Shape(lines.path(), place, stroke, item.fixed()));
    }
    return parts;
  }
}
