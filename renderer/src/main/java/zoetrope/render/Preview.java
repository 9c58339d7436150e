package zoetrope.render;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import zoetrope.frame.Frame;
import zoetrope.frame.RasterImage;
import zoetrope.scene.StageResult;

/**
 * Shows any frame of a scene, in any order, as fast as it can be drawn.
 *
 * <pre>{@code
 * try (Preview preview = Preview.open(scene, settings)) {
 *   RasterImage picture = preview.at(TimePoint.parse("12.5"));
 *   RasterImage before = preview.frame(749);
 * }
 * }</pre>
 *
 * <p>A scene runs forward only, but its frames are immutable and share what did not change. So it
 * is run once, in the background, and its frames are kept, up to a bound on their memory. A frame
 * beyond the bound, or far ahead of that run, has the scene run once more up to it, which passes
 * through what lies before without taking frames, and its neighbours of two seconds or so are kept
 * with it; those frames go that nobody asked for the longest.
 *
 * <p>A picture is the same, to the bit, as that of {@link Still}, and so is what is thrown. For any
 * number of threads; one picture is drawn at a time.
 */
public final class Preview implements AutoCloseable {
  /** Bytes for frames: those of twenty seconds in which thousands of items move take less. */
  private static final long MOST = 1L << 30;

  /** The part of the heap that frames may take at most. */
  private static final int HEAP_PART = 4;

  /** The frames of a page. */
  private static final long PAGE = 120;

  private final SceneEntry scene;
  private final RenderSettings settings;
  private final Object lock = new Object();
  private final FrameCache shelf;
  private final WholeWalk whole;
  private final RenderContext desk;
  private final List<PageWalk> pages = new ArrayList<>();
  private boolean closed;

  private Preview(SceneEntry scene, RenderSettings settings, FrameCache shelf) {
    this.scene = scene;
    this.settings = settings;
    this.shelf = shelf;
    this.desk = new RenderContext(settings.width(), settings.height());
    this.whole = new WholeWalk(scene, settings, shelf, lock);
  }

  /**
   * Begins to run a scene; its frames take at most 1 GB of memory, and a quarter of the heap.
   * Throws {@link UsageException} for parameters that the scene does not have or cannot read; what
   * is wrong with the scene itself is thrown when a frame is asked for.
   */
  public static Preview open(SceneEntry scene, RenderSettings settings) {
    return open(scene, settings, Math.min(MOST, Runtime.getRuntime().maxMemory() / HEAP_PART));
  }

  /** The same with {@code room} for frames, in bytes. */
  public static Preview open(SceneEntry scene, RenderSettings settings, long room) {
    return open(scene, settings, new FrameCache(room, PAGE));
  }

  static Preview open(SceneEntry scene, RenderSettings settings, FrameCache shelf) {
    Rehearsal.checkParameters(List.of(scene), settings.parameters());
    Preview preview = new Preview(scene, settings, shelf);
    preview.whole.start();
    return preview;
  }

  /**
   * Frame {@code number}, counted from 0. Throws what {@link #at} throws, and {@link
   * IllegalArgumentException} for a negative number.
   */
  public RasterImage frame(long number) {
    if (number < 0) {
      throw new IllegalArgumentException("there is no frame " + number + ": the first is frame 0");
    }
    return at(new TimePoint.FrameNumber(number));
  }

  /**
   * The frame that a film of the scene shows at {@code time}. Throws {@link UsageException} that
   * names the scene's length when {@code time} is beyond it; {@link zoetrope.scene.SceneException}
   * for what goes wrong in the scene up to there; {@link IllegalStateException} when this is closed
   * already, and {@link CancellationException} when it is closed meanwhile or the thread is
   * interrupted.
   */
  public RasterImage at(TimePoint time) {
    boolean last = time instanceof TimePoint.End;
    long number = time.frameAt(settings.rate(), last ? whole().frames() : Long.MAX_VALUE);
    Frame frame = find(time, number);
    synchronized (desk) {
      desk.draw(frame, new Timings());
      return new RasterImage(settings.width(), settings.height(), desk.picture().clone());
    }
  }

  /**
   * What comes of running the whole scene: its length, plays, sections and warnings. Waits for the
   * run in the background to end. Throws what {@link #at} throws.
   */
  public StageResult whole() {
    synchronized (lock) {
      requireOpen();
      while (!whole.isOver()) {
        await();
      }
      return whole.result();
    }
  }

  /** The memory that the frames take which are kept now, in bytes as estimated. */
  public long kept() {
    synchronized (lock) {
      return shelf.weight();
    }
  }

  private Frame find(TimePoint time, long number) {
    synchronized (lock) {
      requireOpen();
      PageWalk own = null;
      for (Frame frame = shelf.find(number); ; frame = shelf.find(number)) {
        if (frame != null) {
          return frame;
        }
        if (own != null && own.isOver()) {
          StageResult result = own.result();
          own = null;
          if (result != null && result.complete() && number >= result.frames()) {
            throw Still.beyond(scene, time, settings, result.frames());
          }
        } else if (own != null || isComing(number)) {
          await();
        } else {
          own = new PageWalk(scene, settings, shelf, lock, number);
          pages.add(own);
          own.start();
        }
      }
    }
  }

  private boolean isComing(long number) {
    pages.removeIf(StageWalk::isOver);
    return whole.willReach(number) || pages.stream().anyMatch(page -> page.willReach(number));
  }

  private void requireOpen() {
    if (closed) {
      throw new IllegalStateException("the preview of " + scene.name() + " is closed");
    }
  }

  private void await() {
    try {
      lock.wait();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    }
    if (closed) {
      throw new CancellationException("the preview of " + scene.name() + " was closed");
    }
  }

  /** Stops what runs and lets go of all frames. Who waits for a frame waits no longer. */
  @Override
  public void close() {
    List<StageWalk> walks = new ArrayList<>();
    synchronized (lock) {
      closed = true;
      walks.add(whole);
      walks.addAll(pages);
      walks.forEach(StageWalk::stop);
      shelf.clear();
      lock.notifyAll();
    }
    try {
      for (StageWalk walk : walks) {
        walk.awaitEnd();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    synchronized (desk) {
      desk.close();
    }
  }
}
