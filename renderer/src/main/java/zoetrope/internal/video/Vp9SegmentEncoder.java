package zoetrope.internal.video;

/** Encodes one segment on the calling thread with its own instance of libvpx. */
final class Vp9SegmentEncoder extends SegmentEncoder {
  private final CodecEncoder encoder;
  private byte[] last;

  /**
   * Opens libvpx.
   *
   * @throws VideoException if it cannot be opened
   */
  Vp9SegmentEncoder(VideoSettings settings) {
    super(settings);
    this.encoder = CodecEncoder.open(Codec.vp9(settings), settings, false);
  }

  @Override
  void encode(YuvPlanes planes, long number) {
    encoder.encode(planes.frame(), number, this::take);
  }

  @Override
  void flush(long number, boolean stays) {
    encoder.flush(this::take);
  }

  @Override
  StreamHeaders headers() {
    return new Vp9Headers(settings().width(), settings().height());
  }

  @Override
  RepeatedPicture lastPicture() {
    return Vp9RepeatedPicture.of(last);
  }

  private void take(byte[] packet, long number, boolean key) {
    last = packet;
    add(packet, number, key);
  }

  @Override
  public void close() {
    super.close();
    encoder.close();
  }
}
