package zoetrope.frame;

/**
 * Handles each kind of item. A new kind does not compile where it is not handled.
 *
 * @param <R> the result; {@link Void} for none
 */
public interface ItemVisitor<R> {
  /** Handles a painted path. */
  R shape(Item.Shape shape);

  /** Handles the faces of a surface or solid. */
  R mesh(Item.Mesh mesh);

  /** Handles items in space. */
  R depthGroup(Item.DepthGroup group);

  /** Handles a raster image. */
  R image(Item.Image image);

  /** Handles what another camera sees. */
  R inset(Item.Inset inset);

  /** Handles items that are painted as one. */
  R layer(Item.Layer layer);
}
