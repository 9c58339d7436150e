package zoetrope.internal.video.still;

import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_ID_WEBP;
import static org.bytedeco.ffmpeg.global.avcodec.av_new_packet;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_alloc;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_free;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_alloc_context3;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_find_decoder;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_free_context;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_open2;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_receive_frame;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_send_packet;
import static org.bytedeco.ffmpeg.global.avutil.AVCHROMA_LOC_CENTER;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_SPC_SMPTE170M;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_SPC_UNSPECIFIED;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_free;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.bytedeco.ffmpeg.avcodec.AVCodec;
import org.bytedeco.ffmpeg.avcodec.AVCodecContext;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avutil.AVDictionary;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import zoetrope.frame.RasterImage;
import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.ffmpeg.Ffmpeg;
import zoetrope.internal.video.ffmpeg.PixelReader;

/** Decodes WebP files with FFmpeg. For an animation, only the first frame is decoded. */
public final class WebpDecoder {
  private static final String ACTION = "decode it";

  /** The number of bytes before the chunks in a frame of an animation. */
  private static final int FRAME_HEAD = 16;

  private WebpDecoder() {}

  /**
   * Decodes a file.
   *
   * @param maxPixels the maximum number of pixels
   * @throws VideoException if the file is damaged or too large
   */
  public static RasterImage decode(byte[] file, long maxPixels) {
    List<RiffChunk> chunks = RiffChunk.read(file);
    return chunks.stream()
        .filter(chunk -> chunk.type().equals("ANMF"))
        .findFirst()
        .map(frame -> first(frame.body(), chunks.get(0), maxPixels))
        .orElseGet(() -> still(file, maxPixels));
  }

  public static Optional<byte[]> exif(byte[] file) {
    return RiffChunk.read(file).stream()
        .filter(chunk -> chunk.type().equals("EXIF"))
        .map(RiffChunk::body)
        .findFirst();
  }

  private static RasterImage first(byte[] frame, RiffChunk features, long maxPixels) {
    if (frame.length < FRAME_HEAD || !features.type().equals("VP8X")) {
      throw new VideoException("the animation has no frame");
    }
    byte[] chunks = Arrays.copyOfRange(frame, FRAME_HEAD, frame.length);
    RasterImage picture = still(RiffChunk.file(RiffChunk.readAll(chunks, 0)), maxPixels);
    int width = features.number24(4) + 1;
    int height = features.number24(7) + 1;
    if (picture.width() == width && picture.height() == height) {
      return picture;
    }
    RiffChunk place = new RiffChunk("ANMF", frame);
    int left = 2 * place.number24(0);
    int top = 2 * place.number24(3);
    if ((long) width * height > maxPixels
        || left + picture.width() > width
        || top + picture.height() > height) {
      throw new VideoException("its size is " + width + "x" + height);
    }
    int[] argb = new int[width * height];
    for (int y = 0; y < picture.height(); y++) {
      System.arraycopy(
          picture.argb(), y * picture.width(), argb, (top + y) * width + left, picture.width());
    }
    return new RasterImage(width, height, argb);
  }

  private static RasterImage still(byte[] file, long maxPixels) {
    Ffmpeg.init();
    AVCodec codec = avcodec_find_decoder(AV_CODEC_ID_WEBP);
    AVCodecContext context = Ffmpeg.notNull(avcodec_alloc_context3(codec), ACTION);
    AVPacket packet = av_packet_alloc();
    AVFrame frame = av_frame_alloc();
    try {
      context.thread_count(1);
      context.max_pixels(maxPixels);
      Ffmpeg.check(avcodec_open2(context, codec, (AVDictionary) null), ACTION);
      Ffmpeg.check(av_new_packet(Ffmpeg.notNull(packet, ACTION), file.length), ACTION);
      packet.data().put(file);
      Ffmpeg.check(avcodec_send_packet(context, packet), ACTION);
      Ffmpeg.check(avcodec_receive_frame(context, Ffmpeg.notNull(frame, ACTION)), ACTION);
      if (frame.colorspace() == AVCOL_SPC_UNSPECIFIED) {
        // RFC 9649, 2.5: BT.601. A chroma sample is in the middle of the pixels that share it.
        frame.colorspace(AVCOL_SPC_SMPTE170M).chroma_location(AVCHROMA_LOC_CENTER);
      }
      return new RasterImage(frame.width(), frame.height(), PixelReader.argb(frame));
    } finally {
      av_frame_free(frame);
      av_packet_free(packet);
      avcodec_free_context(context);
    }
  }
}
