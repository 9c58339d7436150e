package zoetrope.internal.vector;

import java.util.List;
import zoetrope.color.Color;

/**
 * A frame as paths, from back to front.
 *
 * @param width in pixels, the unit of all coordinates
 * @param height in pixels
 * @param notes what could not be drawn as paths and became pictures, in words
 */
public record Drawing(
    int width,
    int height,
    Color background,
    List<Mark> marks,
    List<TextRun> texts,
    List<String> notes) {
  /** Copies the lists. */
  public Drawing {
    marks = List.copyOf(marks);
    texts = List.copyOf(texts);
    notes = List.copyOf(notes);
  }
}
