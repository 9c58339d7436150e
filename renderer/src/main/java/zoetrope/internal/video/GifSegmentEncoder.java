package zoetrope.internal.video;

/**
 * Encodes one part of an animated GIF. Of films with more than 50 frames a second some are left out
 * ({@link GifClock}); a hold is one picture that stays. For one thread at a time.
 */
public final class GifSegmentEncoder {
  /** A picture's delay has 16 bits: of what stays longer a pixel is shown again. */
  private static final int MAX_DELAY = 60_000;

  private final VideoSettings settings;
  private final GifClock clock;
  private final GifPicture picture;
  private final Packets.Builder packets = new Packets.Builder();
  private long frames;
  private long latest;
  private boolean finished;

  /** Begins a part of a film. */
  public GifSegmentEncoder(VideoSettings settings) {
    this.settings = settings;
    this.clock = new GifClock(settings.rate());
    this.picture = new GifPicture(settings.width(), settings.height());
  }

  /**
   * Whether anything will be seen of a picture that is {@code count} frames from {@code number}.
   */
  public boolean shows(long number, long count) {
    return clock.firstShown(number, count) >= 0;
  }

  /** Counts frames that are not shown, whose picture need not be drawn. */
  public void skip(long count) {
    frames += count;
  }

  /**
   * Shows a picture that is {@code count} frames of the film, from {@code number} on, if it is seen
   * at all.
   *
   * @param argb {@code 0xAARRGGBB} pixels, of which alpha is ignored
   */
  public void picture(int[] argb, long number, long count) {
    if (finished) {
      throw new IllegalStateException("this part of a GIF is finished");
    }
    if (argb.length != settings.width() * settings.height()) {
      throw new IllegalArgumentException(
          argb.length + " pixels for a film of " + settings.width() + " x " + settings.height());
    }
    frames += count;
    long shown = clock.firstShown(number, count);
    if (shown < 0) {
      return;
    }
    byte[] changes = picture.encode(argb);
    if (changes != null) {
      add(changes, clock.shownAt(shown));
    }
    long end = clock.time(number + count);
    while (end - latest > MAX_DELAY) {
      add(picture.again(), latest + MAX_DELAY);
    }
  }

  private void add(byte[] bytes, long at) {
    packets.add(bytes, at, true);
    latest = at;
  }

  /** Ends the part. The encoder is of no use afterwards. */
  public GifSegment finish() {
    finished = true;
    return new GifSegment(packets.build(), frames);
  }
}
