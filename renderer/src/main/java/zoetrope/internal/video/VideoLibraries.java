package zoetrope.internal.video;

import org.bytedeco.ffmpeg.global.avcodec;
import org.bytedeco.ffmpeg.global.avformat;

/** FFmpeg's libraries as a whole. */
public final class VideoLibraries {
  private VideoLibraries() {}

  /**
   * Loads what films and stills need, which takes some 0.15 s the first time. They load by
   * themselves when they are needed; called on another thread while the scene is being made, this
   * hides the wait. Throws {@link VideoException} when there are no libraries for this computer.
   */
  public static void load() {
    Ffmpeg.begin();
    avcodec.avcodec_version();
    avformat.avformat_version();
  }
}
