package zoetrope.internal.render.cache;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;

/** Counts the results of lookups in a store of segments. Thread-safe. */
public final class CacheTally {
  private final LongAdder hits = new LongAdder();
  private final LongAdder misses = new LongAdder();
  private final LongAdder damaged = new LongAdder();
  private final LongAdder stored = new LongAdder();
  private final LongAdder bytes = new LongAdder();
  private final AtomicReference<IOException> failure = new AtomicReference<>();

  /** Counts a segment of this size that was found. */
  void hit(long size) {
    hits.increment();
    bytes.add(size);
  }

  /** Counts a segment that was drawn. */
  void miss() {
    misses.increment();
  }

  /** Counts a damaged entry. */
  void damaged() {
    damaged.increment();
  }

  /** Counts a drawn segment that was stored. */
  void stored() {
    stored.increment();
  }

  /** Counts a drawn segment that could not be stored. */
  void failed(IOException cause) {
    failure.compareAndSet(null, cause);
  }

  /** Returns the error at the first segment that could not be stored; empty if there is none. */
  public Optional<IOException> failure() {
    return Optional.ofNullable(failure.get());
  }

  /** Returns the number of segments that were found. */
  public long hits() {
    return hits.sum();
  }

  /** Returns the number of segments that were not found. */
  public long misses() {
    return misses.sum();
  }

  /** Returns the number of damaged entries, whose segments were drawn. */
  public long damagedEntries() {
    return damaged.sum();
  }

  /** Returns the number of drawn segments that were stored. */
  public long storedSegments() {
    return stored.sum();
  }

  /** Returns the bytes of the segments that were found. */
  public long bytes() {
    return bytes.sum();
  }
}
