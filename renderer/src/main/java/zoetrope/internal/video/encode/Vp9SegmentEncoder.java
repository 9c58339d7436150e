package zoetrope.internal.video.encode;

import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.segment.RepeatedPicture;
import zoetrope.internal.video.segment.StreamHeaders;
import zoetrope.internal.video.segment.Vp9Headers;
import zoetrope.internal.video.segment.Vp9RepeatedPicture;

/** Encodes one segment of VP9 on the calling thread, with a separate instance of libvpx. */
final class Vp9SegmentEncoder extends SegmentEncoder {
  private final CodecEncoder encoder;
  private byte[] last;

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
