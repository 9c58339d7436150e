package zoetrope.internal.video;

import org.bytedeco.ffmpeg.avcodec.AVCodecParameters;

/** The codec parameters of a stream. Segments with equal headers can be joined. */
sealed interface StreamHeaders permits H264Headers, Vp9Headers, CodecHeaders {
  /** The frames by which decoding order runs ahead of presentation order. */
  int delay();

  /**
   * Fills in the codec's parameters; those of the pictures are set already.
   *
   * @param container of the film
   * @param what completes "cannot ..." in messages
   */
  void describe(AVCodecParameters parameters, Container container, String what);
}
