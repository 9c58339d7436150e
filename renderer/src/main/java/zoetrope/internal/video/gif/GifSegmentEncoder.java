package zoetrope.internal.video.gif;

import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.segment.Packets;

/**
 * Encodes one segment of an animated GIF. Frames of videos above 50 fps are dropped ({@code
 * GifTiming}); a static run is one frame with a long delay. Not thread-safe.
 */
public final class GifSegmentEncoder {
  /**
   * The maximum delay in hundredths of a second. A delay has 16 bits; a longer one is split by
   * repeated frames.
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

  /** Starts a segment. */
  public GifSegmentEncoder(VideoSettings settings) {
    this.settings = settings;
    this.clock = new GifTiming(settings.rate());
    this.picture = new GifFrameEncoder(settings.width(), settings.height());
  }

  /** Returns the frame's number relative to the timing period of the first requested frame. */
  private long relative(long number) {
    if (base < 0) {
      base = number - number % clock.period();
    }
    return number - base;
  }

  /** Whether the GIF shows any of {@code count} frames from {@code number} of the video on. */
  public boolean shows(long number, long count) {
    return clock.firstShown(relative(number), count) >= 0;
  }

  /** Counts dropped frames, which need not be drawn. */
  public void skip(long count) {
    frames += count;
  }

  /**
   * Encodes an image that {@code count} frames of the video show, from {@code number} on, unless
   * the GIF drops all of them.
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
