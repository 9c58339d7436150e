package zoetrope.render;

import java.util.concurrent.Semaphore;
import zoetrope.internal.render.pipeline.MemoryBudget;

/**
 * A farm, and what its films share here.
 *
 * @param listing a permit for each scene that may be run at once to find its segments
 * @param early memory for segments that come before their turn
 */
record FarmSession(Farm farm, Semaphore listing, MemoryBudget early) {
  /** So many bytes of segments that come before their turn stay in memory at most. */
  private static final long MOST_EARLY = 64 << 20;

  /** The part of the heap that they may take at most. */
  private static final int HEAP_PART = 16;

  FarmSession(Farm farm, RenderSettings settings) {
    this(
        farm,
        new Semaphore(settings.jobs()),
        new MemoryBudget(Math.min(MOST_EARLY, Runtime.getRuntime().maxMemory() / HEAP_PART)));
  }
}
