package zoetrope.internal.video.gif;

import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.segment.Packets;

/**
 * Encodes one segment of an animated GIF. If the video has more than 50 fps, some frames are
 * dropped, see {@code GifTiming}. A repeated frame is one image with a long delay. Not thread-safe.
 */
public final class GifSegmentEncoder {
  /**
   * The maximum delay of an image, in hundredths of a second, because a delay has 16 bits. If a
   * longer delay is needed, empty images are inserted.
   */
  private static final int MAX_DELAY = 60_000;

  private final VideoSettings settings;
  private final GifTiming clock;
  private final GifFrameEncoder picture;
  private final Packets.Builder packets = new Packets.Builder();
  private long frames;
  private long latest;
  private long base = -1;
  private boolean finished;

  public GifSegmentEncoder(VideoSettings settings) {
    this.settings = settings;
    this.clock = new GifTiming(settings.rate());
    this.picture = new GifFrameEncoder(settings.width(), settings.height());
  }

  /**
   * Returns the frame's number from the start of the {@linkplain GifTiming#period period} that
   * contains the beginning of the segment.
   */
  private long relative(long number) {
    if (base < 0) {
      base = number - number % clock.period();
    }
    return number - base;
  }

  /**
   * Whether the GIF shows at least one of the {@code count} frames from frame {@code number} on.
   */
  public boolean shows(long number, long count) {
    return clock.firstShown(relative(number), count) >= 0;
  }

  /** Counts {@code count} frames that the GIF drops and that need not be drawn. */
  public void skip(long count) {
    frames += count;
  }

  /**
   * Encodes the image that {@code count} frames of the video show, beginning with frame {@code
   * number}. If the GIF drops all these frames, only counts them.
   *
   * @param argb {@code 0xAARRGGBB} pixels; alpha is ignored
   */
  public void picture(int[] argb, long number, long count) {
    if (finished) {
      throw new IllegalStateException("this segment of a GIF is finished");
    }
    if (argb.length != settings.width() * settings.height()) {
      throw new IllegalArgumentException(
          argb.length + " pixels for a video of " + settings.width() + " x " + settings.height());
    }
    frames += count;
    long relative = relative(number);
    long shown = clock.firstShown(relative, count);
    if (shown < 0) {
      return;
    }
    byte[] changes = picture.encode(argb);
    if (changes != null) {
      add(changes, clock.shownAt(shown));
    }
    long end = clock.time(relative + count);
    while (end - latest > MAX_DELAY) {
      add(picture.encodeRepeat(), latest + MAX_DELAY);
    }
  }

  private void add(byte[] bytes, long at) {
    packets.add(bytes, at, true);
    latest = at;
  }

  /** Finishes the segment. The encoder cannot be used afterwards. */
  public GifSegment finish() {
    finished = true;
    return new GifSegment(packets.build(), frames);
  }
}
