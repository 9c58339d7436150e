package zoetrope.internal.video;

/**
 * Encodes one segment of pictures with alpha on the calling thread, as ProRes 4444. For one thread
 * at a time.
 */
public final class ProResSegmentEncoder implements AutoCloseable {
  private final VideoSettings settings;
  private final CodecEncoder encoder;
  private final AlphaPicture picture;
  private final Packets.Builder packets = new Packets.Builder();
  private long frames;
  private byte[] last;

  /**
   * Opens the encoder.
   *
   * @throws VideoException if it cannot be opened
   */
  public ProResSegmentEncoder(VideoSettings settings) {
    this.settings = settings;
    this.encoder = CodecEncoder.open(Codec.proRes(), settings, false);
    try {
      this.picture = new AlphaPicture(settings.width(), settings.height());
    } catch (RuntimeException | Error e) {
      encoder.close();
      throw e;
    }
  }

  /** Encodes the next picture, of {@code 0xAARRGGBB} pixels that are not premultiplied. */
  public void frame(int[] argb) {
    encoder.encode(picture.of(argb), frames++, this::take);
  }

  private void take(byte[] packet, long number, boolean key) {
    last = packet;
    packets.add(packet, number, key);
  }

  /** Repeats the last picture, which is not encoded again. */
  public void repeat() {
    packets.add(last, frames++, true);
  }

  /**
   * Ends the segment.
   *
   * @param repeats how often the last picture is shown once more
   */
  public Segment finish(long repeats) {
    StaticRun run = new StaticRun(repeats, new ProResRepeatedPicture(last), 1);
    return new Segment(
        new ProResHeaders(settings.width(), settings.height()), packets.build(), run);
  }

  /** Frees the encoder. Does nothing the second time. */
  @Override
  public void close() {
    encoder.close();
    picture.close();
  }
}
