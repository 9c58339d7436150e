package zoetrope.internal.render.cache;

import java.io.IOException;
import java.nio.file.FileSystemNotFoundException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.segment.SegmentForm;
import zoetrope.output.OutputFormat;

/** The store of a cache, with a count of lookups. Thread-safe. */
public final class SegmentLibrary {
  private final SegmentStore store;
  private final boolean checked;
  private final CacheTally tally = new CacheTally();
  private String problem = "";
  private List<String> coders;

  /**
   * Creates a library of a store.
   *
   * @param store null if nothing is cached
   * @param checked whether all segments are drawn and compared with the cached ones
   */
  public SegmentLibrary(SegmentStore store, boolean checked) {
    this.store = store;
    this.checked = checked;
  }

  /** Returns a library of the same store with a separate count of lookups. */
  public synchronized SegmentLibrary counted() {
    SegmentLibrary same = new SegmentLibrary(store, checked);
    if (store != null) {
      same.coders = coders();
    }
    return same;
  }

  /**
   * Returns a library of the same store in which all segments are drawn and compared with the
   * cached ones.
   */
  public SegmentLibrary checking() {
    return new SegmentLibrary(store, true);
  }

  /** Whether all segments are drawn and compared with the cached ones. */
  public boolean isChecked() {
    return checked;
  }

  /** Returns the folder of the cache; empty if it has none. */
  public Optional<FolderStore> folder() {
    return store instanceof FolderStore folder ? Optional.of(folder) : Optional.empty();
  }

  /** Returns the results of lookups since this object was created. */
  public CacheTally tally() {
    return tally;
  }

  /** Returns why the programs that draw and encode could not be identified; empty if they were. */
  public synchronized String problem() {
    return problem;
  }

  /** Returns the segments that are encoded with some settings; empty if nothing is cached. */
  public <T> Optional<CachedSegments<T>> segments(
      SegmentForm<T> form, VideoSettings video, OutputFormat format) {
    if (store == null || coders().isEmpty()) {
      return Optional.empty();
    }
    List<String> facts = new ArrayList<>(coders());
    facts.add(video.toString());
    facts.add(format.codecs().isEmpty() ? format.name() : "FILM");
    long most = folder().map(folder -> folder.most() / 5 * 4).orElse(Long.MAX_VALUE);
    return Optional.of(new CachedSegments<>(store, form, facts, most, checked, tally));
  }

  /** Loads the encoders on a thread of its own, because that takes a few tenths of a second. */
  public void prepare() {
    if (store != null) {
      Thread loading = new Thread(this::coders, "zoetrope-coders");
      loading.setDaemon(true);
      // The thread that needs the encoders fails for the same reason and reports it.
      loading.setUncaughtExceptionHandler((thread, failure) -> {});
      loading.start();
    }
  }

  /** Returns facts about the programs that draw and encode; empty if they cannot be found out. */
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
