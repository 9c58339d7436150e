package zoetrope.internal.video.ffmpeg;

import static org.bytedeco.ffmpeg.global.avcodec.avcodec_find_encoder_by_name;

import org.bytedeco.ffmpeg.avcodec.AVCodec;
import zoetrope.internal.video.VideoException;

/** The encoders in FFmpeg's libraries. */
public final class Encoders {
  private Encoders() {}

  /**
   * The encoder of this name.
   *
   * @throws VideoException if the libraries have none
   */
  public static AVCodec named(String name) {
    AVCodec found = avcodec_find_encoder_by_name(name);
    if (found == null || found.isNull()) {
      throw new VideoException(
          "this build of FFmpeg has no encoder "
              + name
              + ": choose another codec, or build with -Dffmpeg.build=gpl");
    }
    return found;
  }
}
