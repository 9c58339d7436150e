package zoetrope.internal.vector;

import java.util.List;
import java.util.Map;
import zoetrope.frame.Frame;
import zoetrope.frame.InsetView;
import zoetrope.frame.Item;
import zoetrope.internal.raster.outline.Outliner;

/** Makes drawings of frames. */
public final class Drawings {
  private Drawings() {}

  /**
   * The drawing of a frame.
   *
   * @param width in pixels
   * @param height in pixels
   * @param words of which glyphs are, by identity
   * @param scale pixels of what becomes a picture, for each pixel of the drawing
   */
  public static Drawing of(
      Frame frame, int width, int height, Map<Item, DrawnWord> words, double scale) {
    return of(frame, width, height, words, Map.of(), scale);
  }

  /**
   * The same for a frame with insets that have words of their own.
   *
   * @param insets their words, all by identity: the same glyph may be of other words in each
   */
  public static Drawing of(
      Frame frame,
      int width,
      int height,
      Map<Item, DrawnWord> words,
      Map<InsetView, Map<Item, DrawnWord>> insets,
      double scale) {
    Outliner outliner = new Outliner(frame.camera(), width, height, frame.size().height());
    PartPictures pictures = new PartPictures(frame, width, height, scale);
    DepthMarks depths = new DepthMarks(frame, width, height);
    MarkBuilder builder =
        new MarkBuilder(
            outliner, width, height, pictures, depths, item -> item, new TextPlaces(words, insets));
    List<Mark> marks = builder.all(frame.items());
    return new Drawing(width, height, frame.background(), marks, builder.texts(), pictures.notes());
  }
}
