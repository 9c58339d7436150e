package zoetrope.notebook;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.dflib.jjava.jupyter.kernel.display.DisplayData;
import zoetrope.internal.vector.XmlText;
import zoetrope.notebook.RenderCall.OutputFile;

/** Converts images and videos to outputs of a notebook. */
final class InlineOutput {
  /** Larger videos become files next to the notebook: browsers cannot save a notebook with them. */
  private static final int MAX_EMBEDDED_BYTES = 20_000_000;

  private static final String FOLDER = "out";

  private static final Map<String, String> VIDEOS =
      Map.of("mp4", "video/mp4", "mov", "video/mp4", "webm", "video/webm", "mkv", "video/webm");

  private static final Map<String, String> IMAGES =
      Map.of("png", "image/png", "jpg", "image/jpeg", "gif", "image/gif");

  /**
   * The media types of animated images by file extension. Jupyter shows such images only in HTML.
   */
  private static final Map<String, String> MOVING_IMAGES =
      Map.of("webp", "image/webp", "apng", "image/apng");

  private InlineOutput() {}

  /** Returns what a notebook shows for a file; empty if it cannot show files of this type. */
  static Optional<DisplayData> of(OutputFile file) throws IOException {
    String ending = file.name().replaceFirst(".*\\.", "").toLowerCase(Locale.ROOT);
    DisplayData data = new DisplayData(file.name());
    if (VIDEOS.containsKey(ending)) {
      data.putHTML(
          String.format(
              "<video controls autoplay muted loop style=\"max-width: 100%%; width: 854px\""
                  + " title=\"%s\" src=\"%s\"></video>",
              XmlText.of(file.name()), address(file, VIDEOS.get(ending))));
    } else if (IMAGES.containsKey(ending)) {
      data.putData(IMAGES.get(ending), base64(file.content()));
    } else if (MOVING_IMAGES.containsKey(ending)) {
      data.putHTML(
          String.format(
              "<img style=\"max-width: 100%%\" alt=\"%s\" src=\"%s\">",
              XmlText.of(file.name()), address(file, MOVING_IMAGES.get(ending))));
    } else if (ending.equals("svg")) {
      data.putSVG(new String(file.content(), StandardCharsets.UTF_8));
    } else {
      return Optional.empty();
    }
    return Optional.of(data);
  }

  private static String address(OutputFile file, String type) throws IOException {
    if (file.content().length <= MAX_EMBEDDED_BYTES) {
      return "data:" + type + ";base64," + base64(file.content());
    }
    Path target = Path.of(FOLDER, file.name());
    Files.createDirectories(target.getParent());
    Files.write(target, file.content());
    return FOLDER + "/" + XmlText.of(file.name());
  }

  private static String base64(byte[] content) {
    return Base64.getEncoder().encodeToString(content);
  }
}
