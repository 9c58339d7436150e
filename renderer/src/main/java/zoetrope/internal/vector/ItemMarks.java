package zoetrope.internal.vector;

import java.util.List;
import java.util.Map;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.internal.raster.outline.Outliner;

/**
 * Turns the items of successive frames into marks for a film of paths. Items that a player cannot
 * show as paths become images. Not thread-safe.
 */
public final class ItemMarks {
  private final int width;
  private final int height;
  private final double scale;
  private PartPictures pictures;
  private DepthMarks depths;
  private MarkBuilder builder;
  private Frame view;

  /**
   * Creates a converter.
   *
   * @param width the width of the frames in pixels, the unit of all coordinates
   * @param height the height of the frames in pixels
   * @param scale the resolution of images, in image pixels per pixel of the frame
   */
  public ItemMarks(int width, int height, double scale) {
    this.width = width;
    this.height = height;
    this.scale = scale;
  }

  /** Sets the frame whose items follow. Returns whether items that stay may look different. */
  public boolean view(Frame frame) {
    if (view != null && view.camera().equals(frame.camera()) && view.size().equals(frame.size())) {
      return false;
    }
    view = frame;
    if (pictures == null) {
      pictures = new PartPictures(frame, width, height, scale);
      depths = new DepthMarks(frame, width, height);
    }
    pictures.view(frame);
    depths.view(frame);
    Outliner outliner = new Outliner(frame.camera(), width, height, frame.size().height());
    TextPlaces texts = new TextPlaces(Map.of(), Map.of());
    builder = new MarkBuilder(outliner, width, height, pictures, depths, item -> item, texts, true);
    return true;
  }

  /** Returns an image of items, at least one of which is visible. */
  public Mark.Picture picture(List<Item> items) {
    return pictures.of(items, "items that another image hides");
  }

  /** Returns the marks of an item, from back to front. */
  public List<Mark> of(Item item) {
    return builder.of(item);
  }
}
