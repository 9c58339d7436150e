package zoetrope.render;

import java.io.IOException;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zoetrope.internal.files.PrivateFolder;
import zoetrope.internal.render.cache.CacheTally;
import zoetrope.internal.render.cache.CoderFacts;
import zoetrope.internal.render.cache.FolderStore;
import zoetrope.internal.render.cache.KeptSegments;
import zoetrope.internal.render.cache.SegmentStore;
import zoetrope.internal.render.cache.StoredEntry;
import zoetrope.internal.render.source.KeptClasses;
import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.segment.SegmentForm;
import zoetrope.output.OutputFormat;

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

  private final SegmentStore store;
  private final FolderStore folder;
  private final boolean checked;
  private final CacheTally tally = new CacheTally();
  private String problem;
  private List<String> coders;

  private SegmentCache(SegmentStore store, FolderStore folder, boolean checked, String problem) {
    this.store = store;
    this.folder = folder;
    this.checked = checked;
    this.problem = problem;
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
    return new SegmentCache(null, null, false, "");
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
    return new SegmentCache(store, null, false, "");
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
      return new SegmentCache(null, null, false, e.getMessage());
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
      FolderStore store = FolderStore.open(folder, bytes);
      return new SegmentCache(store, store, false, "");
    } catch (IOException e) {
      return new SegmentCache(null, null, false, String.valueOf(e.getMessage()));
    }
  }

  /**
   * The same, of which nothing is taken: all is drawn and compared with what is kept, and a film
   * fails of which a segment differs.
   */
  public SegmentCache checking() {
    return new SegmentCache(store, folder, true, problem);
  }

  /** The folder; empty where there is none. */
  public Optional<Path> folder() {
    return Optional.ofNullable(folder).map(FolderStore::folder);
  }

  /** Why nothing is kept that should be, as far as it is known yet. */
  public synchronized Optional<String> problem() {
    return problem.isEmpty() ? tally.failure().map(this::told) : Optional.of(problem);
  }

  private String told(IOException failure) {
    Throwable error = folder == null ? failure : OutputException.writing(folder.folder(), failure);
    return String.valueOf(error.getMessage());
  }

  /** How many bytes may be kept in the folder; 0 where there is none. */
  public long limit() {
    return folder == null ? 0 : folder.most();
  }

  /**
   * What is kept in the folder by now.
   *
   * @throws OutputException when it cannot be read
   */
  public Holdings holdings() {
    if (folder == null) {
      return new Holdings(0, 0);
    }
    try {
      FolderStore.Holdings held = folder.holdings();
      return new Holdings(held.entries(), held.bytes());
    } catch (IOException e) {
      throw OutputException.writing(folder.folder(), e);
    }
  }

  /**
   * Removes all that is kept in the folder.
   *
   * @throws OutputException when something cannot be removed
   */
  public void clear() {
    if (folder != null) {
      try {
        folder.clear();
      } catch (IOException e) {
        throw OutputException.writing(folder.folder(), e);
      }
    }
  }

  /** What came of it since this object was made, as data for a report. */
  Map<String, Object> usage() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("folder", folder().map(Path::toString).orElse(null));
    data.put("problem", problem().orElse(null));
    data.put("checked", checked);
    data.put("hits", tally.hits());
    data.put("misses", tally.misses());
    data.put("kept", tally.keptSegments());
    data.put("damaged", tally.damagedEntries());
    data.put("bytes", tally.bytes());
    return data;
  }

  /** The classes of source files; none in a store that others may write to. */
  KeptClasses classes() {
    return folder == null || checked ? KeptClasses.NONE : new KeptClasses(folder);
  }

  /** The segments that are coded in this way; empty where nothing is kept. */
  <T> Optional<KeptSegments<T>> kept(
      SegmentForm<T> form, VideoSettings video, OutputFormat format) {
    if (store == null || coders().isEmpty()) {
      return Optional.empty();
    }
    List<String> facts = new ArrayList<>(coders());
    facts.add(video.toString());
    facts.add(format.codecs().isEmpty() ? format.name() : "FILM");
    long most = folder == null ? Long.MAX_VALUE : folder.most() / 5 * 4;
    return Optional.of(new KeptSegments<>(store, form, facts, most, checked, tally));
  }

  /**
   * Has the coders loaded by a thread of its own, as that takes some tenths of a second and is
   * needed later.
   */
  void prepare() {
    if (store != null) {
      Thread loading = new Thread(this::coders, "zoetrope-coders");
      loading.setDaemon(true);
      // Who needs them meets the same failure, and tells of it.
      loading.setUncaughtExceptionHandler((thread, failure) -> {});
      loading.start();
    }
  }

  /** The same, which counts what comes of it anew. */
  synchronized SegmentCache counted() {
    SegmentCache same = new SegmentCache(store, folder, checked, problem);
    if (store != null) {
      same.coders = coders();
    }
    return same;
  }

  /** Entries that were not what had been written, since this object was made. */
  long damagedEntries() {
    return tally.damagedEntries();
  }

  /** What is known of the programs that draw and code; nothing where that cannot be found out. */
  private synchronized List<String> coders() {
    if (coders == null) {
      try {
        coders = CoderFacts.current();
      } catch (IOException | VideoException | FileSystemNotFoundException e) {
        coders = List.of();
        problem = String.valueOf(e.getMessage());
      }
    }
    return coders;
  }
}
