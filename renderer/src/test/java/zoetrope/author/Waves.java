package zoetrope.author;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.ShortBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.IntToDoubleFunction;
import org.bytedeco.javacv.FFmpegFrameGrabber;
import org.bytedeco.javacv.Frame;

/**
 * Sounds for tests. Writes WAV files, and reads sound files of any format with FFmpeg's decoders.
 */
final class Waves {
  static final int RATE = 48_000;

  private Waves() {}

  /** Writes a WAV file of floats with the same samples in each channel. */
  static Path write(Path file, int rate, int channels, int samples, IntToDoubleFunction value) {
    int bytes = 4 * channels * samples;
    ByteBuffer wav = ByteBuffer.allocate(58 + bytes).order(ByteOrder.LITTLE_ENDIAN);
    wav.put("RIFF".getBytes(StandardCharsets.US_ASCII)).putInt(50 + bytes);
    wav.put("WAVEfmt ".getBytes(StandardCharsets.US_ASCII)).putInt(18).putShort((short) 3);
    wav.putShort((short) channels).putInt(rate).putInt(4 * channels * rate);
    wav.putShort((short) (4 * channels)).putShort((short) 32).putShort((short) 0);
    wav.put("fact".getBytes(StandardCharsets.US_ASCII)).putInt(4).putInt(samples);
    wav.put("data".getBytes(StandardCharsets.US_ASCII)).putInt(bytes);
    for (int i = 0; i < samples; i++) {
      for (int channel = 0; channel < channels; channel++) {
        wav.putFloat((float) value.applyAsDouble(i));
      }
    }
    try {
      return Files.write(file, wav.array());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns a tone of this frequency and amplitude. */
  static IntToDoubleFunction tone(double frequency, double amplitude, int rate) {
    return i -> amplitude * Math.sin(2 * Math.PI * frequency * i / rate);
  }

  /** Returns the samples of a channel; 0 is the left one. */
  static float[] read(Path file, int channel) {
    float[] samples = new float[RATE];
    int length = 0;
    try (FFmpegFrameGrabber grabber = new FFmpegFrameGrabber(file.toFile())) {
      grabber.start();
      for (Frame frame = grabber.grabSamples(); frame != null; frame = grabber.grabSamples()) {
        if (isBeforeTheBeginning(frame)) {
          continue;
        }
        float[] more = channel(frame.samples, frame.audioChannels, channel);
        if (length + more.length > samples.length) {
          samples = Arrays.copyOf(samples, 2 * (length + more.length));
        }
        System.arraycopy(more, 0, samples, length, more.length);
        length += more.length;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Arrays.copyOf(samples, length);
  }

  /**
   * Whether a packet only primes the decoder. In Matroska, such a packet has a negative time, which
   * is in whole milliseconds.
   */
  private static boolean isBeforeTheBeginning(Frame frame) {
    int count = frame.samples[0].limit() / (frame.samples.length > 1 ? 1 : frame.audioChannels);
    return frame.timestamp + 1e6 * count / RATE < 1000;
  }

  private static float[] channel(Buffer[] buffers, int channels, int channel) {
    boolean planar = buffers.length > 1;
    Buffer buffer = buffers[planar ? channel : 0];
    int step = planar ? 1 : channels;
    float[] samples = new float[buffer.limit() / step];
    for (int i = 0; i < samples.length; i++) {
      samples[i] = at(buffer, i * step + (planar ? 0 : channel));
    }
    return samples;
  }

  private static float at(Buffer buffer, int i) {
    if (buffer instanceof FloatBuffer floats) {
      return floats.get(i);
    }
    return buffer instanceof IntBuffer ints
        ? (float) (ints.get(i) / 0x1p31)
        : (float) (((ShortBuffer) buffer).get(i) / 0x1p15);
  }

  /** Returns the offset between two bounds where the samples are most similar to the pattern. */
  static int find(float[] samples, IntToDoubleFunction pattern, int length, int from, int to) {
    int best = from;
    double bestSum = Double.NEGATIVE_INFINITY;
    for (int at = from; at < to; at++) {
      double sum = 0;
      for (int i = 0; i < length && at + i < samples.length; i++) {
        sum += at + i < 0 ? 0 : samples[at + i] * pattern.applyAsDouble(i);
      }
      if (sum > bestSum) {
        bestSum = sum;
        best = at;
      }
    }
    return best;
  }

  /** Returns the root mean square. */
  static double rms(float[] samples, int from, int to) {
    double sum = 0;
    for (int i = from; i < to; i++) {
      sum += (double) samples[i] * samples[i];
    }
    return Math.sqrt(sum / (to - from));
  }

  /** Returns the largest magnitude. */
  static double peak(float[] samples) {
    double peak = 0;
    for (float sample : samples) {
      peak = Math.max(peak, Math.abs(sample));
    }
    return peak;
  }
}
