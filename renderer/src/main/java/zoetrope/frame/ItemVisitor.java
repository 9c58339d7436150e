package zoetrope.frame;

/**
 * A visitor with a method for each kind of item. When a kind is added, visitors that do not handle
 * it no longer compile.
 *
 * @param <R> the result; {@link Void} for none
 */
public interface ItemVisitor<R> {
  R shape(Item.Shape shape);

  R mesh(Item.Mesh mesh);

  R depthGroup(Item.DepthGroup group);

  R image(Item.Image image);

  R inset(Item.Inset inset);

  R layer(Item.Layer layer);
}
