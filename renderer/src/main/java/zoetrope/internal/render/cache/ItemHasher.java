package zoetrope.internal.render.cache;

import java.util.List;
import zoetrope.frame.Compositing;
import zoetrope.frame.CornerPaint;
import zoetrope.frame.DisplayList;
import zoetrope.frame.InsetView;
import zoetrope.frame.Item;
import zoetrope.frame.ItemVisitor;
import zoetrope.frame.Mask;
import zoetrope.frame.Texture;

/**
 * Adds display lists to a hash. Only the differences from the list of the previous frame are added,
 * so unchanged items cost almost no time.
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
   * Adds a list: the number of items, the end of the items that may have changed, and the changed
   * items with their indices. The items from this end on are the common suffix of both lists.
   */
  void items(List<Item> items, List<Item> before) {
    int size = items.size();
    int start = DisplayList.firstDifference(items, before, 0);
    int maxSuffix = Math.min(size, before.size()) - start;
    int end = size - DisplayList.commonSuffix(items, before, maxSuffix);
    values.word(size);
    values.word(end);
    for (int i = start; i < end; i = DisplayList.firstDifference(items, before, i + 1)) {
      values.word(i);
      items.get(i).accept(new Difference(i < before.size() ? before.get(i) : null));
    }
    values.word(size);
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

  /** Hashes the differences of an item from the item with the same index in the previous list. */
  private final class Difference implements ItemVisitor<Void> {
    private final Item before;

    Difference(Item before) {
      this.before = before;
    }

    private <T extends Item> T before(Class<T> kind) {
      return kind.isInstance(before) ? kind.cast(before) : null;
    }

    @Override
    public Void shape(Item.Shape shape) {
      values.word(shape.isFace() ? FACE : SHAPE);
      Item.Shape old = before(Item.Shape.class);
      values.path(shape.path(), old == null ? null : old.path());
      paints.style(shape.style(), old == null ? null : old.style());
      values.affine(shape.transform());
      values.number(shape.fixed());
      return null;
    }

    @Override
    public Void mesh(Item.Mesh mesh) {
      values.word(MESH);
      Item.Mesh old = before(Item.Mesh.class);
      values.polygons(mesh.polygons(), old == null ? null : old.polygons());
      values.affine(mesh.transform());
      values.integers(mesh.order(), old == null ? null : old.order());
      values.integers(mesh.colors(), old == null ? null : old.colors());
      values.number(mesh.opacity());
      values.number(mesh.fixed());
      corners(mesh.corners(), old == null ? null : old.corners());
      return null;
    }

    @Override
    public Void depthGroup(Item.DepthGroup group) {
      values.word(DEPTH_GROUP);
      Item.DepthGroup old = before(Item.DepthGroup.class);
      items(group.items(), old == null ? List.of() : old.items());
      values.numbers(group.lifts());
      values.flags(group.sheets());
      values.number(group.fixed());
      return null;
    }

    @Override
    public Void image(Item.Image image) {
      values.word(IMAGE);
      Item.Image old = before(Item.Image.class);
      values.picture(image.source(), old == null ? null : old.source());
      values.affine(image.transform());
      values.number(image.opacity());
      values.number(image.fixed());
      values.constant(image.resampling());
      values.path(image.outline(), old == null ? null : old.outline());
      return null;
    }

    @Override
    public Void inset(Item.Inset inset) {
      values.word(INSET);
      Item.Inset old = before(Item.Inset.class);
      InsetView view = inset.view();
      items(view.items(), old == null ? List.of() : old.view().items());
      values.camera(view.camera());
      values.camera(view.fixedCamera());
      values.number(view.aspect());
      values.number(view.strokeScale());
      values.color(view.background());
      values.affine(inset.transform());
      values.number(inset.opacity());
      values.number(inset.fixed());
      return null;
    }

    @Override
    public Void layer(Item.Layer layer) {
      values.word(LAYER);
      Item.Layer last = before(Item.Layer.class);
      items(layer.items(), last == null ? List.of() : last.items());
      Compositing how = layer.compositing();
      Compositing old = last == null ? Compositing.NONE : last.compositing();
      filters.filter(how.filter(), old.filter());
      values.word(how.masks().size());
      for (int i = 0; i < how.masks().size(); i++) {
        Mask mask = how.masks().get(i);
        items(mask.items(), i < old.masks().size() ? old.masks().get(i).items() : List.of());
        values.constant(mask.kind());
      }
      values.number(how.opacity());
      values.constant(how.blend());
      values.number(how.strength());
      return null;
    }
  }
}
