package zoetrope.internal.render.cache;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;

/**
 * Counts what becomes of the segments that are looked for in a store. For any number of threads.
 */
public final class CacheTally {
  private final LongAdder hits = new LongAdder();
  private final LongAdder misses = new LongAdder();
  private final LongAdder damaged = new LongAdder();
  private final LongAdder kept = new LongAdder();
  private final LongAdder bytes = new LongAdder();
  private final AtomicReference<IOException> failure = new AtomicReference<>();

  /** A segment of so many bytes was found. */
  void hit(long size) {
    hits.increment();
    bytes.add(size);
  }

  /** A segment was drawn. */
  void miss() {
    misses.increment();
  }

  /** An entry was not what had been written. */
  void damaged() {
    damaged.increment();
  }

  /** A segment that was drawn is kept now. */
  void kept() {
    kept.increment();
  }

  /** A segment that was drawn could not be kept. */
  void failed(IOException cause) {
    failure.compareAndSet(null, cause);
  }

  /** Why the first segment that could not be kept was not. */
  public Optional<IOException> failure() {
    return Optional.ofNullable(failure.get());
  }

  /** How many segments were found, and not drawn unless that was to be checked. */
  public long hits() {
    return hits.sum();
  }

  /** How many segments were not found. */
  public long misses() {
    return misses.sum();
  }

  /** How many entries were damaged, of segments that were drawn therefore. */
  public long damagedEntries() {
    return damaged.sum();
  }

  /** How many of those that were drawn are kept now. */
  public long keptSegments() {
    return kept.sum();
  }

  /** The bytes of the segments that were found. */
  public long bytes() {
    return bytes.sum();
  }
}
