package zoetrope.internal.video.encode;

import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.segment.Segment;
import zoetrope.output.Coding;
import zoetrope.output.VideoCodec;

/**
 * Encodes one segment of pictures that are given as pixels: those with alpha, in 4:4:4 or lossless.
 * For one thread at a time.
 */
public interface PixelEncoder extends AutoCloseable {
  /** Encodes the next picture, of {@code 0xAARRGGBB} pixels that are not premultiplied. */
  void frame(int[] argb);

  /** Shows the last picture once more. */
  void repeat();

  /**
   * Ends the segment.
   *
   * @param repeats how often the last picture is shown once more
   */
  Segment finish(long repeats);

  /** Frees the encoder. Does nothing the second time. */
  @Override
  void close();

  /**
   * Opens an encoder for a film in a container, of a {@linkplain Coding#takesPixels coding that
   * takes pixels}.
   *
   * @throws VideoException if it cannot be opened
   */
  static PixelEncoder open(VideoSettings settings) {
    Coding coding = settings.coding();
    boolean alphaPackets = coding.transparent() && coding.usedCodec() == VideoCodec.VP9;
    return alphaPackets ? new Vp9AlphaEncoder(settings) : new PixelSegmentEncoder(settings);
  }
}
