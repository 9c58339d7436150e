package zoetrope.internal.video.segment;

import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_ID_AV1;
import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_ID_FFV1;
import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_ID_H264;
import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_ID_HEVC;
import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_ID_PRORES;
import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_ID_VP9;
import static org.bytedeco.ffmpeg.global.avcodec.AV_PROFILE_PRORES_4444;
import static org.bytedeco.ffmpeg.global.avutil.AVCHROMA_LOC_UNSPECIFIED;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_RANGE_JPEG;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_SPC_RGB;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_BGR0;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_BGRA;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_GBRP;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUV420P;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUVA420P;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUVA444P10LE;

import java.util.Arrays;
import java.util.Objects;
import org.bytedeco.ffmpeg.avcodec.AVCodecParameters;
import zoetrope.output.OutputFormat;
import zoetrope.output.VideoCodec;

/**
 * The headers of a stream, as FFmpeg's encoder returns them.
 *
 * @param format FFmpeg's constant of the pixel format
 * @param width the width of the pictures in pixels
 * @param height the height of the pictures in pixels
 * @param delay by how many frames the decoding order is ahead of the presentation order
 * @param extra FFmpeg's extra data; may be empty; must not be modified
 */
public record CodecHeaders(
    VideoCodec codec, int format, int width, int height, int delay, byte[] extra)
    implements StreamHeaders {
  /**
   * The bits per pixel: 24 bits of colour and 8 bits of alpha. In QuickTime, this depth says that
   * there is alpha.
   */
  private static final int DEPTH = 32;

  /** The four characters {@code ap4h}; the first character is in the lowest byte. */
  private static final int PRORES_TAG = 'a' | 'p' << 8 | '4' << 16 | 'h' << 24;

  /** The characters {@code hvc1}, the only tag of HEVC that Apple's players accept. */
  private static final int HEVC_TAG = 'h' | 'v' << 8 | 'c' << 16 | '1' << 24;

  public static boolean isRgb(int format) {
    return format == AV_PIX_FMT_BGRA || format == AV_PIX_FMT_BGR0 || format == AV_PIX_FMT_GBRP;
  }

  /**
   * Whether each packet consists of a colour packet and an alpha packet: see {@link AlphaPackets}.
   */
  public boolean hasAlphaPackets() {
    return codec == VideoCodec.VP9 && format == AV_PIX_FMT_YUVA420P;
  }

  @Override
  public void describe(AVCodecParameters parameters, OutputFormat file, String what) {
    parameters.format(format);
    switch (codec) {
      case H264 -> parameters.codec_id(AV_CODEC_ID_H264);
      case HEVC -> parameters.codec_id(AV_CODEC_ID_HEVC);
      case AV1 -> parameters.codec_id(AV_CODEC_ID_AV1);
      case VP9 -> parameters.codec_id(AV_CODEC_ID_VP9);
      case FFV1 -> parameters.codec_id(AV_CODEC_ID_FFV1);
      case PRORES -> parameters.codec_id(AV_CODEC_ID_PRORES).profile(AV_PROFILE_PRORES_4444);
    }
    if (codec == VideoCodec.PRORES) {
      parameters.codec_tag(PRORES_TAG);
      if (format == AV_PIX_FMT_YUVA444P10LE) {
        parameters.bits_per_coded_sample(DEPTH);
      }
    }
    if (codec == VideoCodec.HEVC && file.muxer().orElseThrow().quickTime()) {
      parameters.codec_tag(HEVC_TAG);
    }
    if (format != AV_PIX_FMT_YUV420P && format != AV_PIX_FMT_YUVA420P) {
      parameters.chroma_location(AVCHROMA_LOC_UNSPECIFIED);
    }
    if (isRgb(format)) {
      parameters.color_range(AVCOL_RANGE_JPEG).color_space(AVCOL_SPC_RGB);
    }
    H264Headers.addExtra(parameters, extra, what);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CodecHeaders that
        && codec == that.codec
        && format == that.format
        && width == that.width
        && height == that.height
        && delay == that.delay
        && Arrays.equals(extra, that.extra);
  }

  @Override
  public int hashCode() {
    return Objects.hash(codec, format, width, height, delay, Arrays.hashCode(extra));
  }
}
