package zoetrope.internal.video.encode;

import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.segment.CodecHeaders;
import zoetrope.internal.video.segment.Packets;
import zoetrope.internal.video.segment.SamePacket;
import zoetrope.internal.video.segment.Segment;
import zoetrope.internal.video.segment.StaticRun;
import zoetrope.output.VideoCodec;

/**
 * Encodes one segment of 4:2:0 pictures on the calling thread with an FFmpeg encoder, as HEVC or
 * AV1. A repeated picture is encoded again, which takes little time and few bytes with these
 * encoders.
 */
final class PlanesEncoder implements PictureEncoder {
  private final VideoSettings settings;
  private final VideoCodec coder;
  private final Codec codec;
  private final CodecEncoder encoder;
  private final Packets.Builder packets = new Packets.Builder();

  /** A copy of the last picture, because the caller may modify the planes. */
  private final YuvPlanes last;

  private long frames;
  private byte[] first;

  PlanesEncoder(VideoSettings settings, VideoCodec coder) {
    this.settings = settings;
    this.coder = coder;
    this.codec = coder == VideoCodec.HEVC ? Codec.hevc(settings) : Codec.av1(settings);
    this.encoder = CodecEncoder.open(codec, settings, false);
    try {
      this.last = new YuvPlanes(settings.width(), settings.height());
    } catch (RuntimeException | Error e) {
      encoder.close();
      throw e;
    }
  }

  @Override
  public void frame(YuvPlanes planes) {
    last.copy(planes);
    encoder.encode(last.frame(), frames++, this::take);
  }

  @Override
  public void repeatLast(long repeats) {
    if (frames == 0) {
      throw new IllegalStateException("there is no picture to repeat yet");
    }
    for (long i = 0; i < repeats; i++) {
      encoder.encode(last.frame(), frames++, this::take);
    }
  }

  @Override
  public Segment finish() {
    if (frames == 0) {
      throw new IllegalStateException("a segment needs a picture");
    }
    encoder.flush(this::take);
    Packets all = packets.build();
    if (all.count() != frames) {
      throw new VideoException(
          codec.name() + " returned " + all.count() + " pictures for " + frames);
    }
    CodecHeaders headers =
        new CodecHeaders(
            coder,
            codec.pixelFormat(),
            settings.width(),
            settings.height(),
            codec.delay(encoder.delay()),
            coder == VideoCodec.AV1 ? Av1SequenceHeader.in(first) : encoder.headers());
    return new Segment(headers, all, new StaticRun(0, SamePacket.NONE, 1));
  }

  private void take(byte[] packet, long number, boolean key) {
    if (first == null) {
      first = packet;
    }
    packets.add(packet, number, key);
  }

  @Override
  public void close() {
    encoder.close();
    last.close();
  }
}
