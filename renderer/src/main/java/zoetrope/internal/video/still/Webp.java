package zoetrope.internal.video.still;

import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_BGRA;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_free;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_get_buffer;

import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.ffmpeg.Ffmpeg;
import zoetrope.internal.video.ffmpeg.StillEncoder;

/** Encodes WebP files with libwebp. */
public final class Webp {
  /** The maximum side length of the format, in pixels. */
  public static final int MAX_SIDE = 16_383;

  /**
   * The options of libwebp for lossless images. Higher compression levels make images of text and
   * figures a few percent smaller, but take ten times as long.
   */
  private static final Map<String, String> OPTIONS =
      Map.of("lossless", "1", "compression_level", "4", "quality", "75");

  private static final int XMP = 1 << 2;
  private static final int ALPHA = 1 << 4;

  private Webp() {}

  /**
   * Returns the bytes of a lossless WebP file with metadata.
   *
   * @param argb {@code 0xAARRGGBB} pixels, not premultiplied; colours of transparent pixels may be
   *     lost
   * @param tags the metadata by FFmpeg's names, which is written as XMP; may be empty
   * @throws VideoException if the image cannot be encoded, for example because a side is longer
   *     than {@link #MAX_SIDE}
   */
  public static byte[] encode(int[] argb, int width, int height, Map<String, String> tags) {
    byte[] plain = encode(argb, width, height);
    if (tags.isEmpty()) {
      return plain;
    }
    List<RiffChunk> chunks = new ArrayList<>(picture(plain));
    chunks.add(0, RiffChunk.features(XMP | (Png.isOpaque(argb) ? 0 : ALPHA), width, height));
    chunks.add(Xmp.chunk(tags));
    return RiffChunk.file(chunks);
  }

  /** Returns those chunks of a file that contain the image. */
  public static List<RiffChunk> picture(byte[] webp) {
    return RiffChunk.read(webp).stream()
        .filter(chunk -> List.of("ALPH", "VP8 ", "VP8L").contains(chunk.type()))
        .toList();
  }

  /** Returns the bytes of a lossless WebP file. */
  public static byte[] encode(int[] argb, int width, int height) {
    return encoded(argb, width, height, OPTIONS);
  }

  /**
   * Returns the bytes of a lossy WebP file, whose opacity is lossless.
   *
   * @param quality from 0, the worst, to 100
   */
  public static byte[] encodeLossy(int[] argb, int width, int height, int quality) {
    Map<String, String> options =
        Map.of("lossless", "0", "compression_level", "0", "quality", String.valueOf(quality));
    return encoded(argb, width, height, options);
  }

  private static byte[] encoded(int[] argb, int width, int height, Map<String, String> options) {
    if (width > MAX_SIDE || height > MAX_SIDE) {
      throw new VideoException(
          Messages.of(
              "a WebP image is at most %s pixels wide and high, not %sx%s",
              MAX_SIDE, width, height));
    }
    Ffmpeg.init();
    AVFrame frame = Ffmpeg.notNull(av_frame_alloc(), "encode a WebP");
    try {
      frame.format(AV_PIX_FMT_BGRA).width(width).height(height);
      Ffmpeg.check(av_frame_get_buffer(frame, 0), "encode a WebP");
      IntBuffer plane = Ffmpeg.plane(frame, 0, height).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer();
      int stride = frame.linesize(0) / Integer.BYTES;
      for (int y = 0; y < height; y++) {
        plane.put(y * stride, argb, y * width, width);
      }
      return StillEncoder.encode(frame, "libwebp", options, context -> {}, "encode a WebP");
    } finally {
      av_frame_free(frame);
    }
  }
}
