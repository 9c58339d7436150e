package zoetrope.internal.vector;

import java.util.List;
import java.util.Map;
import zoetrope.color.Color;
import zoetrope.frame.Frame;
import zoetrope.frame.InsetView;
import zoetrope.frame.Item;
import zoetrope.internal.raster.outline.Outliner;

/**
 * A frame as paths, from back to front.
 *
 * @param width the width in pixels, the unit of all coordinates
 * @param height the height in pixels
 * @param notes descriptions of the parts that could not be drawn as paths and became images
 */
public record Drawing(
    int width,
    int height,
    Color background,
    List<Mark> marks,
    List<TextRun> texts,
    List<String> notes) {
  public Drawing {
    marks = List.copyOf(marks);
    texts = List.copyOf(texts);
    notes = List.copyOf(notes);
  }

  /** Returns the drawing of a frame whose glyphs belong to the same word in all insets. */
  public static Drawing of(
      Frame frame, int width, int height, Map<Item, DrawnWord> words, double scale) {
    return of(frame, width, height, words, Map.of(), scale);
  }

  /**
   * Returns the drawing of a frame with insets. An inset is a part of the frame that shows items
   * through another camera.
   *
   * @param words the word that each glyph belongs to; glyphs are compared by identity
   * @param insets the words of each inset, where a glyph may belong to another word; insets are
   *     compared by identity
   * @param scale the resolution of parts that become images, in image pixels per pixel of the
   *     drawing
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
            outliner,
            width,
            height,
            pictures,
            depths,
            item -> item,
            new TextPlaces(words, insets),
            false);
    List<Mark> marks = builder.all(frame.items());
    return new Drawing(width, height, frame.background(), marks, builder.texts(), pictures.notes());
  }
}
