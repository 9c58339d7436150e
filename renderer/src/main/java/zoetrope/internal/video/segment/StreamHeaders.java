package zoetrope.internal.video.segment;

import org.bytedeco.ffmpeg.avcodec.AVCodecParameters;
import zoetrope.output.OutputFormat;

/** The codec parameters of a stream. Segments with equal headers can be joined. */
public sealed interface StreamHeaders permits H264Headers, Vp9Headers, CodecHeaders {
  /** Returns by how many frames the decoding order is ahead of the presentation order. */
  int delay();

  /**
   * Fills in the codec's parameters; size and colours are set already.
   *
   * @param format the format of the video file
   * @param what completes the message "cannot ..."
   */
  void describe(AVCodecParameters parameters, OutputFormat format, String what);
}
