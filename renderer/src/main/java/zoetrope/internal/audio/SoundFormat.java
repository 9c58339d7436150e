package zoetrope.internal.audio;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import zoetrope.internal.video.Container;
import zoetrope.internal.video.SoundFile;
import zoetrope.sound.SoundLevels;

/** The files that hold sound alone, by the end of their names. */
public enum SoundFormat {
  /** 24 bits as they are. */
  WAV("wav", SoundCodec.PCM, Map.of("rf64", "auto")),
  /** 24 bits, half as large, and nothing lost. */
  FLAC("flac", SoundCodec.FLAC, Map.of()),
  /** MP3. */
  MP3("mp3", SoundCodec.MP3, Map.of("id3v2_version", "0")),
  /** AAC in an MP4. */
  M4A("ipod", SoundCodec.AAC, Map.of("movflags", "+faststart")),
  /** Opus in Ogg. */
  OPUS("opus", SoundCodec.OPUS, Map.of());

  private final String format;
  private final SoundCodec codec;
  private final Map<String, String> options;

  SoundFormat(String format, SoundCodec codec, Map<String, String> options) {
    this.format = format;
    this.codec = codec;
    this.options = options;
  }

  /** The format that a file's name tells of; empty for other names, such as those of films. */
  public static Optional<SoundFormat> of(Path file) {
    String name = String.valueOf(file.getFileName());
    String ending = name.substring(name.lastIndexOf('.') + 1).toUpperCase(Locale.ROOT);
    return name.contains(".")
        ? Arrays.stream(values()).filter(format -> format.name().equals(ending)).findFirst()
        : Optional.empty();
  }

  /**
   * Mixes a soundtrack and writes it.
   *
   * @param check is called now and then, and throws when it is not wanted any more
   * @throws zoetrope.internal.video.VideoException if it cannot be written; what was there before
   *     stays
   * @throws zoetrope.sound.SoundException when a sound cannot be read any more
   */
  public SoundLevels write(Path target, Soundtrack track, Runnable check) {
    return write(target, track, Map.of(), check);
  }

  /**
   * The same, which tells what it is.
   *
   * @param tags by FFmpeg's names: title, artist, comment, date; may be none
   * @throws zoetrope.internal.video.VideoException if it cannot be written; what was there before
   *     stays
   * @throws zoetrope.sound.SoundException when a sound cannot be read any more
   */
  public SoundLevels write(
      Path target, Soundtrack track, Map<String, String> tags, Runnable check) {
    try (LevelMeter meter = new LevelMeter();
        EncodedSound sound = EncodedSound.open(track, codec, meter, check)) {
      SoundFile.write(target, format, optionsFor(tags), tags, sound);
      return meter.levels();
    }
  }

  /** An MP3 has tags of the first kind, and those before the sound only when there is something. */
  private Map<String, String> optionsFor(Map<String, String> tags) {
    return this == MP3 && !tags.isEmpty() ? Map.of("id3v2_version", "4") : options;
  }

  /**
   * A soundtrack for a film in a container.
   *
   * @param meter measures it
   * @param check is called now and then, and throws when it is not wanted any more
   * @throws IllegalArgumentException for one that has no sound
   */
  public static EncodedSound forFilm(
      Container container, Soundtrack track, LevelMeter meter, Runnable check) {
    return EncodedSound.open(track, codecOf(container), meter, check);
  }

  /** The same for a part of a film, which may be played before or behind others. */
  public static EncodedSound forPart(
      Container container, Soundtrack track, LevelMeter meter, Runnable check) {
    return EncodedSound.openPart(track, codecOf(container), meter, check);
  }

  private static SoundCodec codecOf(Container container) {
    return switch (container) {
      case MP4, MOV, MKV -> SoundCodec.AAC;
      case WEBM -> SoundCodec.OPUS;
      case GIF, APNG, WEBP ->
          throw new IllegalArgumentException(container.described() + " has no sound");
    };
  }
}
