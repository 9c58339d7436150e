package zoetrope.internal.render.playback;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.TreeMap;
import zoetrope.frame.Frame;
import zoetrope.internal.render.pipeline.FrameRun;

/**
 * Caches frames of a scene, in pages of neighbouring frames. When the capacity is exceeded, the
 * least recently used pages are dropped. Not thread-safe.
 */
final class FrameCache {
  private final long capacity;
  private final long pageLength;
  private final TreeMap<Long, Page> pages = new TreeMap<>();
  private long weight;
  private long clock;

  /** Creates a cache of {@code capacity} estimated bytes, in pages of {@code pageLength} frames. */
  FrameCache(long capacity, long pageLength) {
    this.capacity = capacity;
    this.pageLength = pageLength;
  }

  /**
   * A page: frames whose first numbers are in one range of {@code pageLength} numbers. The last
   * frame may be repeated beyond this range. All frames of a page come from the same run of the
   * scene.
   */
  static final class Page {
    private final long number;
    private final Deque<Entry> entries = new ArrayDeque<>();
    private long weight;
    private long used;

    private Page(long number) {
      this.number = number;
    }

    private boolean beginsBefore(long frame) {
      return !entries.isEmpty() && entries.getFirst().end() <= frame;
    }

    private Frame find(long frame) {
      for (Entry entry : entries) {
        if (frame >= entry.run().number() && frame < entry.end()) {
          return entry.run().frame();
        }
      }
      return null;
    }
  }

  private record Entry(FrameRun run, long weight) {
    long end() {
      return run.number() + run.count();
    }
  }

  /** Returns the number of the page of a frame that is first shown at this number. */
  long pageOf(long frame) {
    return frame / pageLength;
  }

  long startOf(long page) {
    return page * pageLength;
  }

  /** Adds an empty page. It replaces any page with the same number. */
  Page open(long number) {
    remove(number);
    Page page = new Page(number);
    page.used = clock++;
    pages.put(number, page);
    return page;
  }

  Frame find(long frame) {
    Map.Entry<Long, Page> nearest = pages.floorEntry(pageOf(frame));
    if (nearest == null) {
      return null;
    }
    Page page = nearest.getValue();
    page.used = clock++;
    Frame found = page.find(frame);
    // The frame may be a repetition of the last frame of the previous page.
    Map.Entry<Long, Page> before = found == null ? pages.lowerEntry(page.number) : null;
    return before == null ? found : before.getValue().find(frame);
  }

  /** Adds a run of frames to a page if the capacity suffices; returns whether it did. */
  boolean addIfRoom(Page page, FrameRun run, long bytes) {
    if (weight + bytes > capacity) {
      return false;
    }
    add(page, run, bytes);
    return true;
  }

  /**
   * Adds a run of frames to a page. If the capacity is exceeded, drops other pages first, then
   * frames before frame {@code wanted} on this page. Returns whether this made enough room. If it
   * did not, the run is added only if it begins at or before frame {@code wanted}.
   */
  boolean add(Page page, FrameRun run, long bytes, long wanted) {
    while (weight + bytes > capacity && pages.size() > 1) {
      remove(leastUsedBut(page));
    }
    while (weight + bytes > capacity && page.beginsBefore(wanted)) {
      long gone = page.entries.removeFirst().weight();
      page.weight -= gone;
      weight -= gone;
    }
    boolean room = weight + bytes <= capacity;
    if (room || run.number() <= wanted) {
      add(page, run, bytes);
    }
    return room;
  }

  private void add(Page page, FrameRun run, long bytes) {
    if (pages.get(page.number) == page) {
      page.entries.add(new Entry(run, bytes));
      page.weight += bytes;
      weight += bytes;
    }
  }

  private long leastUsedBut(Page excluded) {
    Page oldest = null;
    for (Page page : pages.values()) {
      if (page != excluded && (oldest == null || page.used < oldest.used)) {
        oldest = page;
      }
    }
    return oldest.number;
  }

  private void remove(long number) {
    Page gone = pages.remove(number);
    if (gone != null) {
      weight -= gone.weight;
    }
  }

  void clear() {
    pages.clear();
    weight = 0;
  }

  long weight() {
    return weight;
  }
}
