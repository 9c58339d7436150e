package zoetrope.internal.video.encode;

import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUV444P10LE;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUVA444P10LE;

import org.bytedeco.ffmpeg.avutil.AVFrame;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.segment.CodecHeaders;
import zoetrope.internal.video.segment.Packets;
import zoetrope.internal.video.segment.SamePacket;
import zoetrope.internal.video.segment.Segment;
import zoetrope.internal.video.segment.StaticRun;
import zoetrope.output.VideoCodec;

/**
 * Encodes one segment from pixels on the calling thread, as ProRes 4444, FFV1, or lossless H.264,
 * HEVC or VP9. Not thread-safe.
 */
final class PixelSegmentEncoder implements PixelEncoder {
  private final VideoSettings settings;
  private final VideoCodec coder;
  private final Codec codec;
  private final CodecEncoder encoder;
  private final PixelPicture picture;
  private final Packets.Builder packets = new Packets.Builder();
  private final boolean intra;
  private long frames;
  private byte[] last;
  private AVFrame latest;

  PixelSegmentEncoder(VideoSettings settings) {
    this.settings = settings;
    this.coder = settings.coding().usedCodec();
    this.intra = coder.isIntra();
    this.codec = Codec.ofPixels(settings, coder);
    this.encoder = CodecEncoder.open(codec, settings, false);
    try {
      this.picture = picture(settings.width(), settings.height(), codec.pixelFormat());
    } catch (RuntimeException | Error e) {
      encoder.close();
      throw e;
    }
  }

  private static PixelPicture picture(int width, int height, int format) {
    return format == AV_PIX_FMT_YUVA444P10LE || format == AV_PIX_FMT_YUV444P10LE
        ? new TenBitPicture(width, height, format)
        : new RgbPicture(width, height, format);
  }

  @Override
  public void frame(int[] argb) {
    latest = picture.of(argb);
    encoder.encode(latest, frames++, this::take);
  }

  private void take(byte[] packet, long number, boolean key) {
    last = packet;
    packets.add(packet, number, key);
  }

  @Override
  public void repeat() {
    if (intra) {
      packets.add(last, frames++, true);
    } else {
      encoder.encode(latest, frames++, this::take);
    }
  }

  @Override
  public Segment finish(long repeats) {
    for (long i = 0; i < repeats && !intra; i++) {
      repeat();
    }
    encoder.flush(this::take);
    CodecHeaders headers =
        new CodecHeaders(
            coder,
            codec.pixelFormat(),
            settings.width(),
            settings.height(),
            codec.delay(encoder.delay()),
            encoder.headers());
    StaticRun run =
        intra
            ? new StaticRun(repeats, new SamePacket(last), 1)
            : new StaticRun(0, SamePacket.NONE, 1);
    return new Segment(headers, packets.build(), run);
  }

  @Override
  public void close() {
    encoder.close();
    picture.close();
  }
}
