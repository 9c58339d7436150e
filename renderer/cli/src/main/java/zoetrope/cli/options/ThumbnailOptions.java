package zoetrope.cli.options;

import picocli.CommandLine.Option;
import zoetrope.render.request.TimePoint;
import zoetrope.render.result.UsageException;

public final class ThumbnailOptions {
  @Option(
      names = "--thumbnail",
      paramLabel = "TIME",
      description =
          "Also write the frame at this time as a thumbnail image, and embed it in ${bundle:FILM.cover}")
  private TimePoint time;

  @Option(
      names = "--thumbnail-type",
      paramLabel = "TYPE",
      description = "Type of the thumbnail: png or jpg (default: png)")
  private String type;

  /** Returns the time of the thumbnail; null for none. */
  public TimePoint time() {
    return time;
  }

  /**
   * Returns the extension of the thumbnail.
   *
   * @throws UsageException for an unknown type, or a type without {@code --thumbnail}
   */
  public String ending() {
    if (type != null && time == null) {
      throw new UsageException("--thumbnail-type needs --thumbnail: add --thumbnail TIME");
    }
    if (type == null || type.equals("png")) {
      return ".png";
    }
    if (type.equals("jpg")) {
      return ".jpg";
    }
    throw new UsageException("'" + type + "' is not a type of thumbnail: expected png or jpg");
  }
}
