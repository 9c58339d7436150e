package zoetrope.internal.video.encode;

import org.bytedeco.ffmpeg.avutil.AVFrame;

/** Converts pixels to an FFmpeg frame for encoders. Not thread-safe. */
interface PixelPicture extends AutoCloseable {
  /**
   * Converts {@code 0xAARRGGBB} pixels, not premultiplied, and returns the frame. This object owns
   * the frame and reuses it at the next call.
   */
  AVFrame of(int[] argb);

  @Override
  void close();
}
