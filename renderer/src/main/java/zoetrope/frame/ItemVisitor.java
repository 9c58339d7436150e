package zoetrope.frame;

/**
 * A visitor with a method for each kind of item. When a kind is added, visitors that do not handle
 * it no longer compile.
 *
 * @param <R> the result; {@link Void} for none
 */
public interface ItemVisitor<R> {
  /** Handles a painted path. */
  R shape(Item.Shape shape);

  /** Handles the faces of a surface or solid. */
  R mesh(Item.Mesh mesh);

  /** Handles a group of items in space. */
  R depthGroup(Item.DepthGroup group);

  /** Handles a raster image. */
  R image(Item.Image image);

  /** Handles a view of another camera. */
  R inset(Item.Inset inset);

  /** Handles a layer of items that are painted as a whole. */
  R layer(Item.Layer layer);
}
