package zoetrope.internal.video.mux;

import org.bytedeco.ffmpeg.avcodec.AVCodecParameters;
import org.bytedeco.ffmpeg.avcodec.AVPacket;

/** The sound of a video, as the packets of a codec. Their times are samples at 48 kHz. */
public interface AudioTrack extends AutoCloseable {
  /** Samples per second of each channel. */
  int SAMPLE_RATE = 48_000;

  /** Receives packets. A packet is valid only during the call. */
  interface Sink {
    /** Takes a packet. */
    void take(AVPacket packet);
  }

  /** Fills in the codec's parameters. */
  void describe(AVCodecParameters parameters);

  /**
   * Passes on the packets that begin before a sample and were not passed on before.
   *
   * @param sample from the beginning of the film; {@link Long#MAX_VALUE} for all
   */
  void packetsBefore(long sample, Sink sink);

  @Override
  void close();
}
