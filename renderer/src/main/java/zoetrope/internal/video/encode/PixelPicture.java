package zoetrope.internal.video.encode;

import org.bytedeco.ffmpeg.avutil.AVFrame;

/** Converts pixels to an FFmpeg frame for encoders. Not thread-safe. */
interface PixelPicture extends AutoCloseable {
  /**
   * Returns the frame of {@code 0xAARRGGBB} pixels, not premultiplied. This object owns the frame.
   */
  AVFrame of(int[] argb);

  @Override
  void close();
}
