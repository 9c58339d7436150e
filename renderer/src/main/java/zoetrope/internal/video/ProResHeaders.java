package zoetrope.internal.video;

import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_ID_PRORES;
import static org.bytedeco.ffmpeg.global.avcodec.AV_PROFILE_PRORES_4444;
import static org.bytedeco.ffmpeg.global.avutil.AVCHROMA_LOC_UNSPECIFIED;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUVA444P10LE;

import org.bytedeco.ffmpeg.avcodec.AVCodecParameters;

/**
 * The headers of ProRes 4444 with alpha: each picture has all parameters.
 *
 * @param width of the pictures in pixels
 * @param height of the pictures in pixels
 */
record ProResHeaders(int width, int height) implements StreamHeaders {
  /** 24 bits of colour and 8 of alpha, by which QuickTime tells that there is some. */
  private static final int DEPTH = 32;

  /** The four characters {@code ap4h}, the first one lowest. */
  private static final int TAG = 'a' | 'p' << 8 | '4' << 16 | 'h' << 24;

  @Override
  public int delay() {
    return 0;
  }

  @Override
  public void describe(AVCodecParameters parameters, String what) {
    parameters.codec_id(AV_CODEC_ID_PRORES).codec_tag(TAG).profile(AV_PROFILE_PRORES_4444);
    parameters.format(AV_PIX_FMT_YUVA444P10LE).bits_per_coded_sample(DEPTH);
    parameters.chroma_location(AVCHROMA_LOC_UNSPECIFIED);
  }
}
