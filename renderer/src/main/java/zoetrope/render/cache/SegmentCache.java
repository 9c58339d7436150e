package zoetrope.render.cache;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zoetrope.internal.diagnostics.Json;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.files.PrivateFolder;
import zoetrope.internal.render.cache.CacheTally;
import zoetrope.internal.render.cache.FolderStore;
import zoetrope.internal.render.cache.OtherFormat;
import zoetrope.internal.render.cache.SegmentLibrary;
import zoetrope.internal.render.cache.SegmentStore;
import zoetrope.internal.render.cache.StoredEntry;
import zoetrope.output.OutputFormat;
import zoetrope.render.result.OutputException;

/**
 * A cache of the encoded segments of earlier videos. Scenes still run, but cached segments are
 * neither drawn nor encoded. The key of a segment depends on the content of its frames, the
 * settings, and the versions of the drawing code and of the encoders. So a video has the same bytes
 * with and without a cache. A cache in a folder also stores the compiled classes of single source
 * files.
 *
 * <p>A problem with the cache never fails a video: if the folder is unusable or an entry is
 * damaged, segments are drawn. One video takes at most four fifths of the limit, so that the end of
 * a large video does not remove its own beginning from the cache. Safe for any number of renderers,
 * threads and processes.
 */
public final class SegmentCache {
  /** The default limit in bytes: 2 GB. */
  public static final long DEFAULT_BYTES = 2_000_000_000L;

  private final SegmentLibrary library;
  private final String problem;

  private SegmentCache(SegmentLibrary library, String problem) {
    this.library = library;
    this.problem = problem;
  }

  private static SegmentCache failed(Exception problem) {
    return new SegmentCache(new SegmentLibrary(null, false), String.valueOf(problem.getMessage()));
  }

  /**
   * The content of a cache.
   *
   * @param entries the number of segments and compiled source files
   * @param bytes the total size of the entries
   */
  public record Holdings(int entries, long bytes) {}

  public static SegmentCache none() {
    return of((SegmentStore) null);
  }

  /**
   * Returns a cache that several machines share. Entries are checked when they are read. If an
   * entry is damaged, its segment is drawn again.
   */
  public static SegmentCache of(SharedStore shared) {
    return of(
        new SegmentStore() {
          @Override
          public Optional<byte[]> read(String key) throws IOException {
            Optional<byte[]> entry = shared.read(key);
            return entry.isEmpty()
                ? Optional.empty()
                : Optional.of(StoredEntry.content(key, entry.get()));
          }

          @Override
          public void write(String key, byte[] content) throws IOException {
            shared.write(key, StoredEntry.of(key, content));
          }
        });
  }

  /** Returns a cache in a store; null for a cache that stores nothing. */
  static SegmentCache of(SegmentStore store) {
    return new SegmentCache(new SegmentLibrary(store, false), "");
  }

  /**
   * Returns this user's cache: {@code segments} in the folder that the environment variable {@code
   * ZOETROPE_CACHE} names, or in the system's cache folder. It takes at most {@code bytes} bytes.
   */
  public static SegmentCache ofUser(long bytes) {
    try {
      return in(PrivateFolder.cache().resolve("segments"), bytes);
    } catch (InvalidPathException e) {
      return failed(e);
    }
  }

  /**
   * Returns a cache of at most {@code bytes} bytes in a folder, which is created if missing. If
   * other users can read or write the folder, nothing is stored, and {@link #problem} says why.
   */
  public static SegmentCache in(Path folder, long bytes) {
    try {
      return of(FolderStore.open(folder, bytes));
    } catch (IOException e) {
      return failed(e);
    }
  }

  /**
   * Returns this cache in checking mode. All segments are drawn and compared with the cached
   * segments, and a video fails if a segment differs.
   */
  public SegmentCache checking() {
    return new SegmentCache(library.checking(), problem);
  }

  /**
   * Returns this cache, for videos that are also needed in another format of the same size, frame
   * rate and preset. When a segment of an opaque video is drawn, it is encoded for both formats,
   * and both are stored. So the second video is made without drawing.
   *
   * @param format a format with a codec, such as WebM
   * @param crf the rate factor of that format, 0 to 51
   * @throws IllegalArgumentException for a format without a codec, such as GIF
   */
  public SegmentCache alsoFor(OutputFormat format, double crf) {
    Preconditions.require(
        format.isMuxedFilm(), "%s has no codec: choose WebM, for example", format);
    return new SegmentCache(library.with(new OtherFormat(format, crf)), problem);
  }

  /** Returns the folder of the cache; empty if it has none. */
  public Optional<Path> folder() {
    return library.folder().map(FolderStore::folder);
  }

  /**
   * Returns the reason why the cache cannot store anything; empty if no problem has occurred so
   * far.
   */
  public Optional<String> problem() {
    return Stream.of(problem, library.problem())
        .filter(text -> !text.isEmpty())
        .findFirst()
        .or(() -> library.tally().failure().map(this::message));
  }

  private String message(IOException failure) {
    Optional<Throwable> error = folder().map(folder -> OutputException.writing(folder, failure));
    return String.valueOf(error.orElse(failure).getMessage());
  }

  /** Returns the maximum size of the cache's folder in bytes; 0 without a folder. */
  public long limit() {
    return library.folder().map(FolderStore::maxBytes).orElse(0L);
  }

  /**
   * Returns how many entries the folder contains, and their size.
   *
   * @throws OutputException if it cannot be read
   */
  public Holdings holdings() {
    Optional<FolderStore> folder = library.folder();
    if (folder.isEmpty()) {
      return new Holdings(0, 0);
    }
    try {
      FolderStore.Holdings held = folder.get().holdings();
      return new Holdings(held.entries(), held.bytes());
    } catch (IOException e) {
      throw OutputException.writing(folder.get().folder(), e);
    }
  }

  /**
   * Removes all entries in the folder.
   *
   * @throws OutputException if an entry cannot be removed
   */
  public void clear() {
    Optional<FolderStore> folder = library.folder();
    try {
      if (folder.isPresent()) {
        folder.get().clear();
      }
    } catch (IOException e) {
      throw OutputException.writing(folder.get().folder(), e);
    }
  }

  /** Returns the statistics since this object was created, for a report. */
  public Map<String, Object> usage() {
    CacheTally tally = library.tally();
    return Json.object(
        "folder", folder().map(Path::toString).orElse(null),
        "problem", problem().orElse(null),
        "checked", library.isChecked(),
        "hits", tally.hits(),
        "misses", tally.misses(),
        "kept", tally.storedSegments(),
        "damaged", tally.damagedEntries(),
        "bytes", tally.bytes());
  }

  /** Returns the implementation of the cache, for the renderer. */
  public <T> T unwrap(Class<T> type) {
    return type.cast(library);
  }
}
