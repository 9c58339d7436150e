package zoetrope.internal.audio;

import static org.bytedeco.ffmpeg.global.avutil.AVMEDIA_TYPE_AUDIO;

import java.nio.file.Path;
import java.util.Map;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.ffmpeg.StreamDecoder;
import zoetrope.sound.SoundException;

/**
 * Decodes the sound of a file from its beginning to its end, as stereo at 48 kHz. Of several audio
 * streams in a file it decodes the first. Not thread-safe.
 */
final class SoundDecoder implements AutoCloseable {
  /** The allowed container formats. Playlists, which refer to other files, are not allowed. */
  private static final String FORMATS =
      "wav,w64,aiff,au,caf,flac,mp3,ogg,aac,matroska,webm,mov,mp4,m4a";

  private final String name;
  private final StreamDecoder decoder;
  private final Resampler resampler;

  private float[] ready = new float[0];

  private int next;
  private int limit;

  private SoundDecoder(String name, StreamDecoder decoder, double speed) {
    this.name = name;
    this.decoder = decoder;
    this.resampler = new Resampler(speed);
  }

  /**
   * Opens a sound file.
   *
   * @param name the name in messages
   * @param speed the factor of speed and pitch
   * @throws SoundException if it is no sound file, or broken
   */
  static SoundDecoder open(Path file, String name, double speed) {
    try {
      StreamDecoder opened =
          StreamDecoder.open(
              file,
              "read " + name,
              Map.of("format_whitelist", FORMATS, "protocol_whitelist", "file"));
      try {
        chooseSound(opened, name);
        return new SoundDecoder(name, opened, speed);
      } catch (RuntimeException | Error e) {
        opened.close();
        throw e;
      }
    } catch (VideoException e) {
      throw broken(name, e);
    }
  }

  private static void chooseSound(StreamDecoder opened, String name) {
    if (!opened.choose(AVMEDIA_TYPE_AUDIO)) {
      throw new SoundException("the file " + name + " contains no sound: name a file with sound");
    }
    if (!opened.openCodec(PortableDsp::run)) {
      throw new SoundException(
          "the codec of the sound " + name + " is not known: save it as WAV, FLAC, MP3 or OGG");
    }
  }

  private static SoundException broken(String name, VideoException e) {
    return new SoundException(
        Messages.of(
            "the sound %s is broken, or not a known sound format (%s): save it again as"
                + " WAV, FLAC, MP3, OGG or M4A",
            name, e.getMessage()),
        e);
  }

  /**
   * Reads the next samples, and returns how many of each channel there were; 0 only at the end.
   *
   * @param to the target; left and right samples alternate
   * @param at the index of the first sample of each channel to write
   * @param samples the maximum number of samples of each channel
   * @throws SoundException if the file is broken
   */
  int read(float[] to, int at, int samples) {
    while (next == limit) {
      if (!decode()) {
        return 0;
      }
    }
    int count = Math.min(samples, limit - next);
    System.arraycopy(ready, 2 * next, to, 2 * at, 2 * count);
    next += count;
    return count;
  }

  /** Skips samples; fewer if the sound ends first. */
  void skip(long samples) {
    long left = samples;
    while (left > 0 && (next < limit || decode())) {
      int count = (int) Math.min(left, limit - next);
      next += count;
      left -= count;
    }
  }

  private boolean decode() {
    try {
      next = 0;
      limit = 0;
      while (limit == 0) {
        if (resampler.isDrained()) {
          return false;
        }
        keep(decoder.next() ? resampler.convert(decoder.frame()) : resampler.drain());
      }
      return true;
    } catch (VideoException e) {
      throw broken(name, e);
    }
  }

  private void keep(float[] samples) {
    ready = samples;
    limit = samples.length / 2;
  }

  @Override
  public void close() {
    resampler.close();
    decoder.close();
  }
}
