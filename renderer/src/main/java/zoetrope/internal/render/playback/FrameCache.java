package zoetrope.internal.render.playback;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.TreeMap;
import zoetrope.frame.Frame;
import zoetrope.internal.render.pipeline.FrameRun;

/**
 * Keeps frames of a scene up to a weight, in pages of neighbouring frames; beyond it the least
 * recently used pages are dropped. Not for several threads at once.
 */
final class FrameCache {
  private final long capacity;
  private final long pageLength;
  private final TreeMap<Long, Page> pages = new TreeMap<>();
  private long weight;
  private long clock;

  /** A cache for {@code capacity} bytes as estimated, in pages of {@code pageLength} frames. */
  FrameCache(long capacity, long pageLength) {
    this.capacity = capacity;
    this.pageLength = pageLength;
  }

  /**
   * Frames that begin in the same stretch of the scene; a picture that is held may last beyond it.
   * Each comes from one run of the scene.
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

  /** The page that a frame with this number begins in. */
  long pageOf(long frame) {
    return frame / pageLength;
  }

  /** The number of the first frame of a page. */
  long startOf(long page) {
    return page * pageLength;
  }

  /** An empty page, which takes the place of the one that is there. */
  Page open(long number) {
    remove(number);
    Page page = new Page(number);
    page.used = clock++;
    pages.put(number, page);
    return page;
  }

  /** The frame with this number, or null. */
  Frame find(long frame) {
    Map.Entry<Long, Page> nearest = pages.floorEntry(pageOf(frame));
    if (nearest == null) {
      return null;
    }
    Page page = nearest.getValue();
    page.used = clock++;
    Frame found = page.find(frame);
    // A picture that is held since the page before may have been cut off where this one begins.
    Map.Entry<Long, Page> before = found == null ? pages.lowerEntry(page.number) : null;
    return before == null ? found : before.getValue().find(frame);
  }

  /** Adds a run to a page when there is room, and tells whether there was. */
  boolean addIfRoom(Page page, FrameRun run, long bytes) {
    if (weight + bytes > capacity) {
      return false;
    }
    add(page, run, bytes);
    return true;
  }

  /**
   * Makes room for a run and adds it to a page: other pages go, and if they are not enough, what
   * lies before frame {@code wanted} in this one. Returns whether there was room; where there was
   * none, the run is added only if it does not lie behind that frame.
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

  private long leastUsedBut(Page kept) {
    Page oldest = null;
    for (Page page : pages.values()) {
      if (page != kept && (oldest == null || page.used < oldest.used)) {
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

  /** Lets go of all frames. */
  void clear() {
    pages.clear();
    weight = 0;
  }

  /** What is kept, estimated in bytes. */
  long weight() {
    return weight;
  }
}
