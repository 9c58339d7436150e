package zoetrope.tools.fuzz;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import zoetrope.internal.audio.SoundLoader;
import zoetrope.internal.audio.Soundtrack;
import zoetrope.internal.audio.SoundtrackFile;
import zoetrope.output.OutputFormat;
import zoetrope.output.OutputKind;
import zoetrope.sound.Sound;
import zoetrope.sound.SoundClip;
import zoetrope.sound.SoundException;
import zoetrope.sound.SoundLevels;
import zoetrope.sound.SoundRole;

/** Mutated WAV, FLAC, MP3, M4A and Opus files: decoded, resampled, mixed and limited. */
final class SoundTarget extends FolderTarget {
  private static final int PCM = 1;
  private static final int FLOAT = 3;
  private static final long MAX_MIXED_SAMPLES = 10L * SoundClip.SAMPLE_RATE;

  @Override
  public byte[] generate(Random random) throws IOException {
    Mutator mutator = new Mutator(random);
    byte[] wav = wav(mutator, random);
    byte[] sound = random.nextInt(3) == 0 ? wav : coded(wav, random);
    return random.nextInt(8) == 0 ? sound : mutator.bytes(sound);
  }

  private byte[] coded(byte[] wav, Random random) throws IOException {
    List<OutputFormat> formats = OutputFormat.all(OutputKind.SOUND);
    OutputFormat format = formats.get(random.nextInt(formats.size()));
    Path coded = file("coded");
    try {
      SoundClip clip = SoundLoader.load(write("plain.wav", wav));
      Soundtrack track = track(clip, random.nextBoolean() ? 1 : 0.5);
      SoundtrackFile.write(format, coded, track, Map.of(), () -> {});
    } catch (SoundException e) {
      return wav;
    }
    return Files.readAllBytes(coded);
  }

  /** Returns a file of some samples, whose header may be contradictory. */
  private static byte[] wav(Mutator mutator, Random random) {
    int bytes = new int[] {1, 2, 3, 4, 8}[random.nextInt(5)];
    int channels = random.nextInt(9) == 0 ? random.nextInt(300) : 1 + random.nextInt(2);
    int rate = new int[] {8000, 22_050, 44_100, 48_000, 96_000, 1, 768_000}[random.nextInt(7)];
    int samples = random.nextInt(3000);
    int length = Math.min(100_000, samples * channels * bytes);
    ByteBuffer wav = ByteBuffer.allocate(44 + length).order(ByteOrder.LITTLE_ENDIAN);
    int format = bytes >= 4 && random.nextBoolean() ? FLOAT : PCM;
    putHead(wav, format, channels, rate, bytes);
    wav.putInt(random.nextInt(6) == 0 ? random.nextInt() : length);
    boolean loud = random.nextInt(4) == 0;
    while (wav.hasRemaining()) {
      wav.put((byte) (loud ? random.nextInt() : wav.position() * 37 % 101));
    }
    return wav.array();
  }

  /** Returns a file with some seconds of sound. */
  static byte[] tone(int seconds) {
    int length = 2 * seconds * SoundClip.SAMPLE_RATE;
    ByteBuffer wav = ByteBuffer.allocate(44 + length).order(ByteOrder.LITTLE_ENDIAN);
    putHead(wav, PCM, 1, SoundClip.SAMPLE_RATE, 2);
    wav.putInt(length);
    while (wav.hasRemaining()) {
      wav.putShort((short) (wav.position() % 200 < 100 ? 8000 : -8000));
    }
    return wav.array();
  }

  /** Writes the header up to the length of the samples. */
  private static void putHead(ByteBuffer wav, int format, int channels, int rate, int bytes) {
    wav.put("RIFF".getBytes(StandardCharsets.US_ASCII)).putInt(wav.capacity() - 8);
    wav.put("WAVEfmt ".getBytes(StandardCharsets.US_ASCII)).putInt(16);
    wav.putShort((short) format);
    wav.putShort((short) channels).putInt(rate).putInt(rate * channels * bytes);
    wav.putShort((short) (channels * bytes)).putShort((short) (8 * bytes));
    wav.put("data".getBytes(StandardCharsets.US_ASCII));
  }

  @Override
  public boolean feed(byte[] input) throws Exception {
    SoundClip clip;
    Path mixed = file("mixed.wav");
    try {
      clip = SoundLoader.load(write("input.bin", input));
      SoundLevels levels =
          SoundtrackFile.write(OutputFormat.WAV, mixed, track(clip, 1.5), Map.of(), () -> {});
      if (!(levels.peak() <= 0)) {
        throw new UnwantedOutcome("the mix clips: its peak is " + levels.peak() + " dB");
      }
    } catch (SoundException e) {
      return false;
    }
    if (clip.samples() <= 0 || !Double.isFinite(clip.peak())) {
      throw new UnwantedOutcome("an impossible sound: " + clip);
    }
    return true;
  }

  private static Soundtrack track(SoundClip clip, double speed) {
    Sound once = new Sound(clip, SoundRole.EFFECT, 0, "").gain(20).speed(speed);
    long end = Math.max(1, Math.min(MAX_MIXED_SAMPLES, once.cue().end()));
    return new Soundtrack(List.of(once.cue()), end, 0, end, Optional.empty());
  }
}
