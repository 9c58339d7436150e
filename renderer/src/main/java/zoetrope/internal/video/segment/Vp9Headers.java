package zoetrope.internal.video.segment;

import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_ID_VP9;
import static org.bytedeco.ffmpeg.global.avcodec.AV_PROFILE_VP9_0;

import org.bytedeco.ffmpeg.avcodec.AVCodecParameters;
import zoetrope.output.OutputFormat;

/**
 * The size of the pictures of a VP9 stream. The stream itself has no headers, because each key
 * frame contains all parameters.
 *
 * @param width the width of the pictures in pixels
 * @param height the height of the pictures in pixels
 */
public record Vp9Headers(int width, int height) implements StreamHeaders {
  @Override
  public int delay() {
    return 0;
  }

  @Override
  public void describe(AVCodecParameters parameters, OutputFormat format, String what) {
    parameters.codec_id(AV_CODEC_ID_VP9).profile(AV_PROFILE_VP9_0);
  }
}
