package zoetrope.internal.audio;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zoetrope.internal.diagnostics.FileSuggestions;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Resources;
import zoetrope.internal.files.BoundedFile;
import zoetrope.internal.files.SpelledPath;
import zoetrope.internal.files.TemporaryFile;
import zoetrope.sound.SoundClip;
import zoetrope.sound.SoundException;

/**
 * Finds sound files on the class path or by their paths, and decodes each one once to check it and
 * to measure its length. The results are cached until the file changes.
 */
public final class SoundLoader {
  private static final List<String> SUFFIXES =
      List.of(".wav", ".flac", ".mp3", ".ogg", ".opus", ".m4a");

  /** The extensions that are tried after a name, beginning with none. */
  private static final List<String> ENDINGS =
      Stream.concat(Stream.of(""), SUFFIXES.stream()).toList();

  private static final long MAX_SECONDS = 4 * 3600;
  private static final int MAX_RESOURCE_MEGABYTES = 256;
  private static final int MAX_CACHED_ENTRIES = 1000;
  private static final float MAX_PEAK = 1000;
  private static final int BLOCK_SAMPLES = 4096;

  private record State(Path file, Object key, long size, long changed) {}

  private static final Map<State, SoundClip> CLIPS = new Cache<>();
  private static final Map<String, Path> UNPACKED = new Cache<>();

  private SoundLoader() {}

  /**
   * Finds the sound in a class path resource. The name is relative to the package of {@code owner},
   * or to the root if it begins with a slash. If there is no such resource and the name is an
   * absolute path, returns the sound in this file. The extension is optional.
   *
   * @throws SoundException when there is no such sound, or when it is broken, empty, or longer than
   *     four hours
   */
  public static SoundClip resource(Class<?> owner, String name) {
    Optional<SoundClip> found = find(owner, name);
    if (found.isPresent()) {
      return found.get();
    }
    Optional<Path> file = Resources.absolute(name);
    if (file.isPresent()) {
      return load(file.get());
    }
    throw new SoundException(Resources.missing(owner, name, SUFFIXES, "sound"));
  }

  /**
   * Finds the sound in a class path resource; empty if there is none.
   *
   * @throws SoundException when the sound is broken, empty, or longer than four hours
   */
  static Optional<SoundClip> find(Class<?> owner, String name) {
    for (String ending : name.isBlank() ? List.<String>of() : ENDINGS) {
      URL resource = owner.getResource(name + ending);
      if (resource != null && !resource.getPath().endsWith("/")) {
        return Optional.of(clip(file(resource, name + ending), name + ending));
      }
    }
    return Optional.empty();
  }

  /**
   * Returns the sound in a file.
   *
   * @throws SoundException as {@link #resource}
   */
  public static SoundClip load(Path file) {
    return SpelledPath.firstFile(file, ENDINGS)
        .map(found -> clip(found, found.toString()))
        .orElseThrow(() -> new SoundException(FileSuggestions.notFound(file, SUFFIXES)));
  }

  private static Path file(URL resource, String name) {
    try {
      if (resource.getProtocol().equals("file")) {
        return Path.of(resource.toURI());
      }
      synchronized (UNPACKED) {
        Path known = UNPACKED.get(resource.toString());
        if (known != null && Files.isRegularFile(known)) {
          return known;
        }
      }
      Path unpacked = TemporaryFile.of(bytes(resource, name), "sounds");
      synchronized (UNPACKED) {
        UNPACKED.put(resource.toString(), unpacked);
      }
      return unpacked;
    } catch (IOException e) {
      throw unreadable(name, e);
    } catch (URISyntaxException e) {
      throw new SoundException("the sound " + name + " has a name that no file can have", e);
    }
  }

  private static byte[] bytes(URL resource, String name) throws IOException {
    try (InputStream in = resource.openStream()) {
      int maxBytes = MAX_RESOURCE_MEGABYTES << 20;
      byte[] bytes = in.readNBytes(maxBytes + 1);
      if (bytes.length > maxBytes) {
        throw new SoundException(
            Messages.of(
                "the sound %s has more than %s MB: put it in the scene's folder instead of a jar",
                name, MAX_RESOURCE_MEGABYTES));
      }
      return bytes;
    }
  }

  private static SoundClip clip(Path file, String name) {
    Path absolute = file.toAbsolutePath();
    State state;
    try {
      if (!Files.isReadable(absolute)) {
        throw new AccessDeniedException(absolute.toString());
      }
      BasicFileAttributes is = Files.readAttributes(absolute, BasicFileAttributes.class);
      if (is.size() == 0) {
        throw new SoundException("the sound " + name + " is an empty file: save it again");
      }
      state = new State(absolute, is.fileKey(), is.size(), is.lastModifiedTime().toMillis());
    } catch (IOException e) {
      throw unreadable(name, e);
    }
    synchronized (CLIPS) {
      SoundClip known = CLIPS.get(state);
      if (known != null) {
        return new SoundClip(name, absolute, known.samples(), known.peak());
      }
    }
    SoundClip scanned = scan(absolute, name);
    synchronized (CLIPS) {
      CLIPS.put(state, scanned);
    }
    return scanned;
  }

  private static SoundClip scan(Path file, String name) {
    float[] block = new float[2 * BLOCK_SAMPLES];
    long samples = 0;
    float peak = 0;
    try (SoundDecoder decoder = SoundDecoder.open(file, name, 1)) {
      for (int n = decoder.read(block, 0, BLOCK_SAMPLES);
          n > 0;
          n = decoder.read(block, 0, BLOCK_SAMPLES)) {
        for (int i = 0; i < 2 * n; i++) {
          peak = Math.max(peak, Math.abs(block[i]));
        }
        samples += n;
        if (samples > MAX_SECONDS * SoundClip.SAMPLE_RATE) {
          throw new SoundException(
              "the sound " + name + " is longer than four hours: cut out the part that you need");
        }
      }
    }
    if (samples == 0) {
      throw new SoundException("the sound " + name + " is empty: there is no sample in it");
    }
    if (!(peak <= MAX_PEAK)) {
      throw new SoundException(
          "the sound "
              + name
              + " has samples that are not numbers, or are more than a thousand times full scale:"
              + " save it again");
    }
    return new SoundClip(name, file, samples, peak);
  }

  private static SoundException unreadable(String name, IOException e) {
    return new SoundException("the sound " + name + " cannot be read: " + BoundedFile.reason(e), e);
  }

  private static final class Cache<K, V> extends LinkedHashMap<K, V> {
    private static final long serialVersionUID = 1;

    Cache() {
      super(16, 0.75f, true);
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
      return size() > MAX_CACHED_ENTRIES;
    }
  }
}
