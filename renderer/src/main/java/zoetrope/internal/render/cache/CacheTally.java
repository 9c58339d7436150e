package zoetrope.internal.render.cache;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;

/** Counts the results of lookups in a store of encoded segments of videos. Thread-safe. */
public final class CacheTally {
  private final LongAdder hits = new LongAdder();
  private final LongAdder misses = new LongAdder();
  private final LongAdder damaged = new LongAdder();
  private final LongAdder stored = new LongAdder();
  private final LongAdder bytes = new LongAdder();
  private final AtomicReference<IOException> failure = new AtomicReference<>();

  /** Counts a segment that was found in the store; {@code size} is in bytes. */
  void hit(long size) {
    hits.increment();
    bytes.add(size);
  }

  /** Counts a segment that was drawn because the store had no entry for it. */
  void miss() {
    misses.increment();
  }

  void damaged() {
    damaged.increment();
  }

  void stored() {
    stored.increment();
  }

  /** Records why a drawn segment could not be stored. Only the first cause is kept. */
  void failed(IOException cause) {
    failure.compareAndSet(null, cause);
  }

  /** Returns why storing a segment failed for the first time; empty if it never failed. */
  public Optional<IOException> failure() {
    return Optional.ofNullable(failure.get());
  }

  public long hits() {
    return hits.sum();
  }

  /** Returns the number of segments that were drawn because the store had no entry for them. */
  public long misses() {
    return misses.sum();
  }

  /** Returns the number of damaged entries. Their segments were drawn again. */
  public long damagedEntries() {
    return damaged.sum();
  }

  public long storedSegments() {
    return stored.sum();
  }

  /** Returns the total size in bytes of the segments that were found. */
  public long bytes() {
    return bytes.sum();
  }
}
