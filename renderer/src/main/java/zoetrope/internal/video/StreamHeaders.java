package zoetrope.internal.video;

import org.bytedeco.ffmpeg.avcodec.AVCodecParameters;

/**
 * What a decoder is told before the first picture. Segments whose headers are equal can be joined.
 */
sealed interface StreamHeaders permits H264Headers, Vp9Headers {
  /** How many frames decoding runs ahead of showing. */
  int delay();

  /**
   * Fills in what the codec says of itself; the form of the pictures is there.
   *
   * @param what is being done, for messages
   */
  void describe(AVCodecParameters parameters, String what);
}
