package zoetrope.cli.options;

import picocli.CommandLine.Option;
import zoetrope.render.request.TimePoint;
import zoetrope.render.result.UsageException;

/** The picture that stands for a film. */
public final class ThumbnailOptions {
  @Option(
      names = "--thumbnail",
      paramLabel = "TIME",
      converter = Converters.OfTime.class,
      description =
          "Also write the frame at this time as a thumbnail image, and embed it in ${bundle:FILM.cover}")
  private TimePoint time;

  @Option(
      names = "--thumbnail-type",
      paramLabel = "TYPE",
      description = "Type of the thumbnail: png or jpg (default: png)")
  private String type;

  /** When it is seen; null for none. */
  public TimePoint time() {
    return time;
  }

  /**
   * How its name ends.
   *
   * @throws UsageException for another type than there are, or one of nothing
   */
  public String ending() {
    if (type != null && time == null) {
      throw new UsageException("--thumbnail-type goes with --thumbnail TIME: give that, too");
    }
    if (type == null || type.equals("png")) {
      return ".png";
    }
    if (type.equals("jpg")) {
      return ".jpg";
    }
    throw new UsageException("'" + type + "' is no type of thumbnail: expected png or jpg");
  }
}
