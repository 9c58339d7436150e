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

/**
 * A cache of encoded segments, or the absence of a cache, with counts of its lookups. Thread-safe.
 */
public final class SegmentLibrary {
  private final SegmentStore store;
  private final boolean checked;
  private final Optional<OtherFormat> other;
  private final CacheTally tally = new CacheTally();
  private String problem = "";
  private List<String> coders;

  /**
   * Creates a library.
   *
   * @param store contains the cached segments; null if nothing is cached
   * @param checked whether all segments are drawn and compared with the cached ones
   */
  public SegmentLibrary(SegmentStore store, boolean checked) {
    this(store, checked, Optional.empty());
  }

  private SegmentLibrary(SegmentStore store, boolean checked, Optional<OtherFormat> other) {
    this.store = store;
    this.checked = checked;
    this.other = other;
  }

  /** Returns a library of the same store with a separate count of lookups. */
  public synchronized SegmentLibrary counted() {
    SegmentLibrary same = new SegmentLibrary(store, checked, other);
    if (store != null) {
      same.coders = coders();
    }
    return same;
  }

  /**
   * Returns a library of the same store that draws all segments and compares them with the cached
   * ones.
   */
  public SegmentLibrary checking() {
    return new SegmentLibrary(store, true, other);
  }

  /** Returns a library of the same store that also receives the drawn segments in this format. */
  public SegmentLibrary with(OtherFormat newOther) {
    return new SegmentLibrary(store, checked, Optional.of(newOther));
  }

  /** Returns the format in which drawn segments of {@code format} are encoded, too. */
  public Optional<OtherFormat> besides(OutputFormat format) {
    return other.filter(each -> each.format() != format);
  }

  public boolean isChecked() {
    return checked;
  }

  public Optional<FolderStore> folder() {
    return store instanceof FolderStore folder ? Optional.of(folder) : Optional.empty();
  }

  /** Returns the results of lookups since this object was created. */
  public CacheTally tally() {
    return tally;
  }

  /**
   * Returns why the versions of the drawing code and of the encoders could not be determined; an
   * empty string if they could, or if no segments were requested yet.
   */
  public synchronized String problem() {
    return problem;
  }

  /**
   * Returns the cached segments for these settings; empty if nothing is cached, or if the versions
   * of the encoders are unknown.
   */
  public <T> Optional<CachedSegments<T>> segments(
      SegmentForm<T> form, VideoSettings video, OutputFormat format) {
    if (store == null || coders().isEmpty()) {
      return Optional.empty();
    }
    List<String> facts = new ArrayList<>(coders());
    facts.add(video.toString());
    facts.add(format.codecs().isEmpty() ? format.name() : "FILM");
    long maxBytes = folder().map(folder -> folder.maxBytes() / 5 * 4).orElse(Long.MAX_VALUE);
    return Optional.of(new CachedSegments<>(store, form, facts, maxBytes, checked, tally));
  }

  /**
   * Starts to load the encoders on a separate thread, because loading takes a few tenths of a
   * second.
   */
  public void prepare() {
    if (store != null) {
      Thread loading = new Thread(this::coders, "zoetrope-coders");
      loading.setDaemon(true);
      // The thread that needs the encoders fails for the same reason and reports it.
      loading.setUncaughtExceptionHandler((thread, failure) -> {});
      loading.start();
    }
  }

  /**
   * Returns the {@linkplain CoderFacts#current facts} about drawing code and encoders; empty if
   * they cannot be determined.
   */
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
