package zoetrope.internal.vector;

import java.util.List;
import zoetrope.color.Color;

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
}
