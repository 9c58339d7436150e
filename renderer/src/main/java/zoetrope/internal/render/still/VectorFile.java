package zoetrope.internal.render.still;

import java.util.ArrayList;
import java.util.List;
import zoetrope.internal.vector.Drawing;
import zoetrope.internal.vector.PdfWriter;
import zoetrope.internal.vector.SvgWriter;
import zoetrope.output.Feature;
import zoetrope.output.OutputFormat;
import zoetrope.render.request.Metadata;
import zoetrope.render.request.RenderSettings;

/**
 * The bytes of an SVG or PDF file, and notes about parts of the frame that are images instead of
 * paths.
 */
record VectorFile(byte[] bytes, List<String> notes) {
  /**
   * Creates the file.
   *
   * @param metadata the metadata, which must have a title
   * @param pages the frames, one for each page of a PDF file; of several frames, SVG shows only the
   *     first
   * @param scale the resolution of images in the file, in image pixels per pixel of a frame of the
   *     size in {@code settings}
   */
  static VectorFile of(
      OutputFormat format,
      Metadata metadata,
      List<StagePicture> pages,
      RenderSettings settings,
      double scale) {
    List<String> notes = new ArrayList<>();
    String title = metadata.title().orElseThrow();
    List<Drawing> drawings = new ArrayList<>();
    for (StagePicture page : pages) {
      Drawing drawing =
          Drawing.of(page.frame(), settings.width(), settings.height(), page.words(), scale);
      drawings.add(drawing);
      drawing.notes().stream().filter(note -> !notes.contains(note)).forEach(notes::add);
    }
    if (!format.holds(Feature.PAGES)) {
      return new VectorFile(SvgWriter.write(drawings.get(0), title, metadata.tags()), notes);
    }
    try (PdfWriter writer = new PdfWriter(title)) {
      metadata.author().ifPresent(writer::author);
      metadata.comment().ifPresent(writer::subject);
      metadata.day().ifPresent(writer::created);
      drawings.forEach(writer::add);
      return new VectorFile(writer.bytes(), notes);
    }
  }
}
