package zoetrope.internal.video.ffmpeg;

import static org.bytedeco.ffmpeg.global.avcodec.avcodec_find_encoder_by_name;

import java.util.Locale;
import org.bytedeco.ffmpeg.avcodec.AVCodec;
import org.bytedeco.javacpp.Loader;
import zoetrope.internal.video.VideoException;
import zoetrope.output.VideoCodec;

/** The encoders in FFmpeg's libraries. */
public final class Encoders {
  /** A resource of the GPL build of FFmpeg, which has the encoders of all codecs. */
  private static final String GPL_RESOURCE =
      "/META-INF/native-image/%s-gpl/jniavcodec/jni-config.json";

  private Encoders() {}

  /**
   * Whether there is an encoder for a codec. With the GPL build, which contains all encoders, the
   * libraries are not loaded.
   */
  public static boolean isPresent(VideoCodec codec) {
    String file = String.format(Locale.ROOT, GPL_RESOURCE, Loader.getPlatform());
    if (Encoders.class.getResource(file) != null) {
      return true;
    }
    Ffmpeg.init();
    AVCodec found = avcodec_find_encoder_by_name(codec.encoder());
    return found != null && !found.isNull();
  }

  /**
   * Returns the encoder with this name.
   *
   * @throws VideoException if the libraries do not have it
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
