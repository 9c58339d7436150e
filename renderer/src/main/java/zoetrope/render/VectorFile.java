package zoetrope.render;

import java.util.ArrayList;
import java.util.List;
import zoetrope.internal.vector.Drawing;
import zoetrope.internal.vector.Drawings;
import zoetrope.internal.vector.PdfWriter;
import zoetrope.internal.vector.SvgWriter;

/** The bytes of a file of paths, and what in it became pictures. */
record VectorFile(byte[] bytes, List<String> notes) {
  /**
   * Makes the file of pictures.
   *
   * @param pages one for SVG
   * @param scale pixels of what becomes a picture, for each pixel of the settings
   */
  static VectorFile of(
      VectorFormat format,
      String title,
      List<StagePicture> pages,
      RenderSettings settings,
      double scale) {
    List<String> notes = new ArrayList<>();
    List<Drawing> drawings = new ArrayList<>();
    for (StagePicture page : pages) {
      Drawing drawing =
          Drawings.of(page.frame(), settings.width(), settings.height(), page.words(), scale);
      drawings.add(drawing);
      drawing.notes().stream().filter(note -> !notes.contains(note)).forEach(notes::add);
    }
    if (format == VectorFormat.SVG) {
      return new VectorFile(SvgWriter.write(drawings.get(0), title), notes);
    }
    try (PdfWriter writer = new PdfWriter(title)) {
      drawings.forEach(writer::add);
      return new VectorFile(writer.bytes(), notes);
    }
  }
}
