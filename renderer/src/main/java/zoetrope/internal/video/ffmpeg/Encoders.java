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
          "these FFmpeg libraries have no encoder "
              + name
              + ": use those that come with the renderer (the -gpl build)");
    }
    return found;
  }
}
