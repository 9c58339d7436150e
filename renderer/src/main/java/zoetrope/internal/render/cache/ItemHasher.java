package zoetrope.internal.render.cache;

import java.util.List;
import zoetrope.frame.Compositing;
import zoetrope.frame.CornerPaint;
import zoetrope.frame.DisplayList;
import zoetrope.frame.Item;
import zoetrope.frame.Mask;
import zoetrope.frame.Style;
import zoetrope.frame.Texture;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;

/**
 * Puts display lists into a hash, each by what makes it differ from the one before: what stays the
 * same from frame to frame costs nothing.
 */
final class ItemHasher {
  private static final long SHAPE = 0;
  private static final long FACE = 1;
  private static final long MESH = 2;
  private static final long DEPTH_GROUP = 3;
  private static final long IMAGE = 4;
  private static final long INSET = 5;
  private static final long LAYER = 6;

  private final ValueHasher values;
  private final PaintHasher paints;
  private final FilterHasher filters;

  ItemHasher(ValueHasher values) {
    this.values = values;
    this.paints = new PaintHasher(values, this);
    this.filters = new FilterHasher(values);
  }

  /**
   * A list: how many items it has, how many of them end it as they ended the one before, and those
   * of the others that are not at their place in it.
   */
  void items(List<Item> items, List<Item> before) {
    int size = items.size();
    int start = DisplayList.firstDifference(items, before, 0);
    int most = Math.min(size, before.size()) - start;
    int end = size - DisplayList.commonSuffix(items, before, most);
    values.word(size);
    values.word(end);
    for (int i = start; i < end; i = DisplayList.firstDifference(items, before, i + 1)) {
      values.word(i);
      item(items.get(i), i < before.size() ? before.get(i) : null);
    }
    values.word(size);
  }

  /** An item, where {@code before} is the one in its place in the list before, or null. */
  private void item(Item item, Item before) {
    if (item instanceof Item.Shape shape) {
      values.word(SHAPE);
      Item.Shape old = before instanceof Item.Shape s ? s : null;
      outline(shape.path(), old == null ? null : old.path());
      look(shape.style(), old == null ? null : old.style(), shape.transform(), shape.fixed());
    } else if (item instanceof Item.Face face) {
      values.word(FACE);
      Item.Face old = before instanceof Item.Face f ? f : null;
      outline(face.path(), old == null ? null : old.path());
      look(face.style(), old == null ? null : old.style(), face.transform(), face.fixed());
    } else if (item instanceof Item.Mesh mesh) {
      values.word(MESH);
      mesh(mesh, before instanceof Item.Mesh m ? m : null);
    } else if (item instanceof Item.DepthGroup group) {
      values.word(DEPTH_GROUP);
      depthGroup(group, before instanceof Item.DepthGroup g ? g.items() : List.of());
    } else if (item instanceof Item.Image image) {
      values.word(IMAGE);
      image(image, before instanceof Item.Image i ? i : null);
    } else if (item instanceof Item.Inset inset) {
      values.word(INSET);
      inset(inset, before instanceof Item.Inset i ? i.view().items() : List.of());
    } else if (item instanceof Item.Layer layer) {
      values.word(LAYER);
      layer(layer, before instanceof Item.Layer l ? l : null);
    } else {
      throw new IllegalArgumentException("no key is known for " + item.getClass());
    }
  }

  private void outline(Path path, Path before) {
    values.path(path, before);
  }

  private void look(Style style, Style before, Affine transform, double fixed) {
    paints.style(style, before);
    values.affine(transform);
    values.number(fixed);
  }

  private void mesh(Item.Mesh mesh, Item.Mesh before) {
    values.polygons(mesh.polygons(), before == null ? null : before.polygons());
    values.affine(mesh.transform());
    values.integers(mesh.order(), before == null ? null : before.order());
    values.integers(mesh.colors(), before == null ? null : before.colors());
    values.number(mesh.opacity());
    values.number(mesh.fixed());
    corners(mesh.corners(), before == null ? null : before.corners());
  }

  private void corners(CornerPaint corners, CornerPaint before) {
    if (values.follows(corners, before)) {
      values.integers(corners.colors(), before == null ? null : before.colors());
      texture(corners.texture(), before == null ? null : before.texture());
    }
  }

  private void texture(Texture texture, Texture before) {
    if (values.follows(texture, before)) {
      values.picture(texture.picture(), before == null ? null : before.picture());
      values.numbers(texture.uv(), before == null ? null : before.uv());
      values.integers(texture.darks(), before == null ? null : before.darks());
      values.picture(texture.night(), before == null ? null : before.night());
      values.numbers(texture.day(), before == null ? null : before.day());
      values.constant(texture.resampling());
    }
  }

  private void depthGroup(Item.DepthGroup group, List<Item> before) {
    items(group.items(), before);
    values.numbers(group.lifts());
    values.flags(group.sheets());
    values.number(group.fixed());
  }

  private void image(Item.Image image, Item.Image before) {
    values.picture(image.source(), before == null ? null : before.source());
    values.affine(image.transform());
    values.number(image.opacity());
    values.number(image.fixed());
    values.constant(image.resampling());
    values.path(image.outline(), before == null ? null : before.outline());
  }

  private void inset(Item.Inset inset, List<Item> before) {
    Item.View view = inset.view();
    items(view.items(), before);
    values.camera(view.camera());
    values.camera(view.fixedCamera());
    values.number(view.aspect());
    values.number(view.strokeScale());
    values.color(view.background());
    values.affine(inset.transform());
    values.number(inset.opacity());
    values.number(inset.fixed());
  }

  private void layer(Item.Layer layer, Item.Layer before) {
    items(layer.items(), before == null ? List.of() : before.items());
    Compositing own = layer.compositing();
    Compositing old = before == null ? Compositing.NONE : before.compositing();
    filters.filter(own.filter(), old.filter());
    values.word(own.masks().size());
    for (int i = 0; i < own.masks().size(); i++) {
      Mask mask = own.masks().get(i);
      items(mask.items(), i < old.masks().size() ? old.masks().get(i).items() : List.of());
      values.constant(mask.kind());
    }
    values.number(own.opacity());
    values.constant(own.blend());
    values.number(own.strength());
  }
}
