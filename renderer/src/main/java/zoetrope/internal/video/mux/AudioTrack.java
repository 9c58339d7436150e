package zoetrope.internal.video.mux;

import org.bytedeco.ffmpeg.avcodec.AVCodecParameters;
import org.bytedeco.ffmpeg.avcodec.AVPacket;

/** The sound of a video, as encoded packets. The times of the packets are in samples at 48 kHz. */
public interface AudioTrack extends AutoCloseable {
  /** The number of samples per second of each channel. */
  int SAMPLE_RATE = 48_000;

  /** Receives packets. A packet is valid only during the call. */
  interface Sink {
    void take(AVPacket packet);
  }

  void describe(AVCodecParameters parameters);

  /**
   * Passes those packets to {@code sink} that begin before a sample and were not passed by an
   * earlier call.
   *
   * @param sample the number of the sample, counted from the beginning of the video; {@link
   *     Long#MAX_VALUE} for all packets
   */
  void packetsBefore(long sample, Sink sink);

  @Override
  void close();
}
