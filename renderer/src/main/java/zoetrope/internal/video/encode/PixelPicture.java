package zoetrope.internal.video.encode;

import org.bytedeco.ffmpeg.avutil.AVFrame;

/** Turns pixels into a picture for encoders. For one thread at a time. */
interface PixelPicture extends AutoCloseable {
  /** The picture of {@code 0xAARRGGBB} pixels, not premultiplied; owned by this object. */
  AVFrame of(int[] argb);

  @Override
  void close();
}
