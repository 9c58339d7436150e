package zoetrope.internal.video.encode;

import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.segment.Segment;
import zoetrope.output.Coding;
import zoetrope.output.VideoCodec;

/**
 * Encodes one segment of frames that are given as pixels, because they have alpha, have full chroma
 * resolution (4:4:4), or are lossless. Not thread-safe.
 */
public interface PixelEncoder extends AutoCloseable {
  /** Encodes the next frame of {@code 0xAARRGGBB} pixels, not premultiplied. */
  void frame(int[] argb);

  void repeat();

  /**
   * Finishes the segment.
   *
   * @param repeats how often the last frame is repeated at the end of the segment
   */
  Segment finish(long repeats);

  @Override
  void close();

  /** Opens an encoder for settings whose {@linkplain Coding#takesPixels coding takes pixels}. */
  static PixelEncoder open(VideoSettings settings) {
    Coding coding = settings.coding();
    boolean alphaPackets = coding.transparent() && coding.usedCodec() == VideoCodec.VP9;
    return alphaPackets ? new Vp9AlphaEncoder(settings) : new PixelSegmentEncoder(settings);
  }
}
