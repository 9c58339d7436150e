package zoetrope.internal.video.animated;

import java.util.Map;
import zoetrope.frame.FrameRate;
import zoetrope.internal.video.VideoSettings;
import zoetrope.output.OutputFormat;

/** The bytes of a file of animated pictures, from its beginning to its end. */
interface PictureFile {
  /** The file for a film in {@link OutputFormat#APNG} or {@link OutputFormat#ANIMATED_WEBP}. */
  static PictureFile of(OutputFormat format, VideoSettings settings, Map<String, String> tags) {
    return format == OutputFormat.ANIMATED_WEBP
        ? new WebpFile(settings, tags)
        : new ApngFile(settings.rate(), tags);
  }

  /** How many ticks a second times have, where a frame takes a whole number of them if it can. */
  int ticks();

  /** The longest that a picture can be seen, in ticks. */
  int longest();

  /** What comes before the first picture, of which this is the file. */
  byte[] head(byte[] first);

  /** A picture that is seen for so many ticks. */
  byte[] picture(PictureSegment.Part part, long ticks);

  /** What comes behind the last picture. */
  byte[] tail();

  /**
   * What is known in the end of the beginning.
   *
   * @param bytes of the whole file
   */
  Correction correction(long bytes);

  /** Bytes in the place of others. */
  record Correction(long place, byte[] bytes) {}

  /** The time of a frame in ticks. */
  static long time(long frame, FrameRate rate, int ticks) {
    long per = rate.numerator();
    return (frame * rate.denominator() * ticks + per / 2) / per;
  }
}
