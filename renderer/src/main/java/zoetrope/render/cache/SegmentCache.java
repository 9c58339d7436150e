package zoetrope.render.cache;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zoetrope.internal.files.PrivateFolder;
import zoetrope.internal.render.cache.CacheTally;
import zoetrope.internal.render.cache.FolderStore;
import zoetrope.internal.render.cache.SegmentLibrary;
import zoetrope.internal.render.cache.SegmentStore;
import zoetrope.internal.render.cache.StoredEntry;
import zoetrope.render.result.OutputException;

/**
 * The coded segments of earlier films, which later ones need not draw again. Scenes are run all the
 * same; a segment is found by what its frames show, the settings, and the versions of all that
 * draws and codes it: so a film has the same bytes with a cache and without one. In a folder the
 * classes of single source files are kept, too, by all that the compiler makes them of.
 *
 * <p>It costs no film: where its folder cannot be used, or an entry is damaged, segments are drawn.
 * One film has at most four fifths of what may be kept, so that the end of a large one does not
 * drive out its beginning. For any number of renderers, threads and processes at once.
 */
public final class SegmentCache {
  /** How many bytes are kept unless somebody says otherwise: 2 GB. */
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
   * What a cache holds.
   *
   * @param entries how many segments, and source files that were compiled
   * @param bytes of all of them
   */
  public record Holdings(int entries, long bytes) {}

  /** No cache: everything is drawn, and nothing is kept. */
  public static SegmentCache none() {
    return of((SegmentStore) null);
  }

  /**
   * A cache that several machines share. What it holds is checked when it is read: damage is drawn
   * anew.
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

  /** A cache in another store than a folder. */
  static SegmentCache of(SegmentStore store) {
    return new SegmentCache(new SegmentLibrary(store, false), "");
  }

  /**
   * The cache of this user: {@code segments} in the folder that the environment names by {@code
   * ZOETROPE_CACHE}, or else in the system's folder for what can be made anew.
   *
   * @param bytes how many may be kept
   */
  public static SegmentCache ofUser(long bytes) {
    try {
      return in(PrivateFolder.cache().resolve("segments"), bytes);
    } catch (InvalidPathException e) {
      return failed(e);
    }
  }

  /**
   * A cache in a folder, which is made unless it is there. Nothing is kept where others than this
   * user can look into it or write to it: then there is a {@link #problem}.
   *
   * @param bytes how many may be kept
   */
  public static SegmentCache in(Path folder, long bytes) {
    try {
      return of(FolderStore.open(folder, bytes));
    } catch (IOException e) {
      return failed(e);
    }
  }

  /**
   * The same, of which nothing is taken: all is drawn and compared with what is kept, and a film
   * fails of which a segment differs.
   */
  public SegmentCache checking() {
    return new SegmentCache(library.checking(), problem);
  }

  /** The folder; empty where there is none. */
  public Optional<Path> folder() {
    return library.folder().map(FolderStore::folder);
  }

  /** Why nothing is kept that should be, as far as it is known yet. */
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

  /** How many bytes may be kept in the folder; 0 where there is none. */
  public long limit() {
    return library.folder().map(FolderStore::most).orElse(0L);
  }

  /**
   * What is kept in the folder by now.
   *
   * @throws OutputException when it cannot be read
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
   * Removes all that is kept in the folder.
   *
   * @throws OutputException when something cannot be removed
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

  /** What came of it since this object was made, as data for a report. */
  public Map<String, Object> usage() {
    CacheTally tally = library.tally();
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("folder", folder().map(Path::toString).orElse(null));
    data.put("problem", problem().orElse(null));
    data.put("checked", library.isChecked());
    data.put("hits", tally.hits());
    data.put("misses", tally.misses());
    data.put("kept", tally.keptSegments());
    data.put("damaged", tally.damagedEntries());
    data.put("bytes", tally.bytes());
    return data;
  }

  /** Returns what the renderer works with. */
  public <T> T unwrap(Class<T> type) {
    return type.cast(library);
  }
}
