package zoetrope.internal.video.gif;

import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.segment.Packets;

/**
 * Encodes one segment of an animated GIF. Frames of films with more than 50 frames a second are
 * dropped ({@code GifTiming}); a static run is one picture with a long delay. For one thread at a
 * time.
 */
public final class GifSegmentEncoder {
  /** A delay has 16 bits; a longer one is split by repeated pictures. In hundredths of a second. */
  private static final int MAX_DELAY = 60_000;

  private final VideoSettings settings;
  private final GifTiming clock;
  private final GifFrameEncoder picture;
  private final Packets.Builder packets = new Packets.Builder();
  private long frames;
  private long latest;
  private long base = -1;
  private boolean finished;

  /** Begins a segment. */
  public GifSegmentEncoder(VideoSettings settings) {
    this.settings = settings;
    this.clock = new GifTiming(settings.rate());
    this.picture = new GifFrameEncoder(settings.width(), settings.height());
  }

  /** The number of a frame since the period in which the first frame is that is asked about. */
  private long own(long number) {
    if (base < 0) {
      base = number - number % clock.period();
    }
    return number - base;
  }

  /** Whether any of {@code count} frames from {@code number} of the film on is kept. */
  public boolean shows(long number, long count) {
    return clock.firstShown(own(number), count) >= 0;
  }

  /** Counts dropped frames, whose picture need not be drawn. */
  public void skip(long count) {
    frames += count;
  }

  /**
   * Encodes a picture that is shown for {@code count} frames of the film, from {@code number} on,
   * if one of them is kept.
   *
   * @param argb {@code 0xAARRGGBB} pixels, of which alpha is ignored
   */
  public void picture(int[] argb, long number, long count) {
    if (finished) {
      throw new IllegalStateException("this segment of a GIF is finished");
    }
    if (argb.length != settings.width() * settings.height()) {
      throw new IllegalArgumentException(
          argb.length + " pixels for a film of " + settings.width() + " x " + settings.height());
    }
    frames += count;
    long own = own(number);
    long shown = clock.firstShown(own, count);
    if (shown < 0) {
      return;
    }
    byte[] changes = picture.encode(argb);
    if (changes != null) {
      add(changes, clock.shownAt(shown));
    }
    long end = clock.time(own + count);
    while (end - latest > MAX_DELAY) {
      add(picture.encodeRepeat(), latest + MAX_DELAY);
    }
  }

  private void add(byte[] bytes, long at) {
    packets.add(bytes, at, true);
    latest = at;
  }

  /** Ends the segment. The encoder cannot be used afterwards. */
  public GifSegment finish() {
    finished = true;
    return new GifSegment(packets.build(), frames);
  }
}
