package zoetrope.cli.project;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;

/** The sounds of lessons, computed as WAV files. They are the same on each machine. */
final class LessonSounds {
  private static final int RATE = 48_000;
  private static final double TAU = 2 * StrictMath.PI;

  /** The frequencies of the chime in hertz: a tone, its fifth, its octave and a high partial. */
  private static final double[] CHIME = {660, 990, 1320, 2637};

  private LessonSounds() {}

  /** Returns the content of each file by its name. */
  static Map<String, byte[]> files() {
    return Map.of(
        "tick.wav", wav(0.08, LessonSounds::tick),
        "chime.wav", wav(1.5, LessonSounds::chime),
        "whoosh.wav", wav(0.7, whoosh()));
  }

  private static double tick(double t) {
    return 0.7 * StrictMath.exp(-70 * t) * StrictMath.sin(TAU * 1800 * t);
  }

  /** Returns partials that decay faster the higher they are. */
  private static double chime(double t) {
    double sum = 0;
    for (int i = 0; i < CHIME.length; i++) {
      double decay = StrictMath.exp(-(3 + 2 * i) * t);
      sum += decay * StrictMath.sin(TAU * CHIME[i] * t) / (i + 1);
    }
    return 0.4 * sum * StrictMath.min(1, 200 * t);
  }

  /** Returns noise that swells and fades, through a low-pass filter that opens and closes. */
  private static DoubleUnaryOperator whoosh() {
    Random noise = new Random(1);
    double[] last = new double[1];
    return t -> {
      double swell = StrictMath.sin(StrictMath.PI * StrictMath.min(1, t / 0.7));
      last[0] += (0.02 + 0.2 * swell) * (2 * noise.nextDouble() - 1 - last[0]);
      return 1.2 * swell * swell * last[0];
    };
  }

  /** Returns a WAV file with one channel of 16 bits, from the amplitude at each time in seconds. */
  private static byte[] wav(double seconds, DoubleUnaryOperator amplitude) {
    int count = (int) (seconds * RATE);
    byte[] samples = new byte[2 * count];
    for (int i = 0; i < count; i++) {
      double bounded = Math.max(-1, Math.min(1, amplitude.applyAsDouble((double) i / RATE)));
      int sample = (int) StrictMath.rint(bounded * Short.MAX_VALUE);
      samples[2 * i] = (byte) sample;
      samples[2 * i + 1] = (byte) (sample >> 8);
    }
    AudioFormat format = new AudioFormat(RATE, 16, 1, true, false);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (var in = new AudioInputStream(new ByteArrayInputStream(samples), format, count)) {
      AudioSystem.write(in, AudioFileFormat.Type.WAVE, out);
    } catch (IOException e) {
      throw new UncheckedIOException("a sound cannot be computed", e);
    }
    return out.toByteArray();
  }
}
