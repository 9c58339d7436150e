package zoetrope.internal.video.encode;

import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUVA420P;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import zoetrope.internal.raster.Damage;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.segment.AlphaPackets;
import zoetrope.internal.video.segment.CodecHeaders;
import zoetrope.internal.video.segment.Packets;
import zoetrope.internal.video.segment.SamePacket;
import zoetrope.internal.video.segment.Segment;
import zoetrope.internal.video.segment.StaticRun;
import zoetrope.output.VideoCodec;

/**
 * Encodes one segment of VP9 with alpha on the calling thread. As WebM requires, colours and alpha
 * are encoded as separate pictures, by two instances of libvpx. Not thread-safe.
 */
final class Vp9AlphaEncoder implements PixelEncoder {
  private final VideoSettings settings;
  private final Vp9SegmentEncoder colors;
  private final Vp9SegmentEncoder alphas;
  private final YuvPlanes color;
  private final YuvPlanes alpha;
  private final AlphaSplitter splitter;
  private final Damage all;
  private long frames;

  Vp9AlphaEncoder(VideoSettings settings) {
    int width = settings.width();
    int height = settings.height();
    this.settings = settings;
    this.splitter = new AlphaSplitter(width, height);
    this.all = new Damage(width, height);
    all.addAll();
    this.color = new YuvPlanes(width, height);
    this.alpha = new YuvPlanes(width, height);
    this.colors = new Vp9SegmentEncoder(settings);
    try {
      this.alphas = new Vp9SegmentEncoder(settings);
    } catch (RuntimeException | Error e) {
      colors.close();
      throw e;
    }
  }

  @Override
  public void frame(int[] argb) {
    splitter.split(argb);
    color.update(splitter.colors(), all);
    alpha.fill(splitter.alphas());
    repeat();
  }

  @Override
  public void repeat() {
    colors.frame(color);
    alphas.frame(alpha);
    frames++;
  }

  @Override
  public Segment finish(long repeats) {
    Segment colorSegment = colors.finish();
    Segment alphaSegment = alphas.finish();
    List<byte[]> alphaPackets = new ArrayList<>();
    BitSet keys = new BitSet();
    alphaSegment.forEachPacket(
        (data, from, length, pts, key) -> {
          alphaPackets.add(Arrays.copyOfRange(data, from, from + length));
          keys.set((int) pts, key);
        });
    Packets.Builder packets = new Packets.Builder();
    colorSegment.forEachPacket(
        (data, from, length, pts, key) -> {
          byte[] packet = Arrays.copyOfRange(data, from, from + length);
          int number = (int) pts;
          packets.add(
              AlphaPackets.join(packet, alphaPackets.get(number)), pts, key && keys.get(number));
        });
    byte[] again = AlphaPackets.join(again(colorSegment), again(alphaSegment));
    return new Segment(
        new CodecHeaders(
            VideoCodec.VP9,
            AV_PIX_FMT_YUVA420P,
            settings.width(),
            settings.height(),
            0,
            new byte[0]),
        packets.build(),
        new StaticRun(repeats, new SamePacket(again), settings.keyInterval()));
  }

  private static byte[] again(Segment segment) {
    return segment.staticRun().picture().repeats().get();
  }

  @Override
  public void close() {
    colors.close();
    alphas.close();
    color.close();
    alpha.close();
  }
}
