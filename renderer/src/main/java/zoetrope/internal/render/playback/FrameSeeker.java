package zoetrope.internal.render.playback;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import zoetrope.frame.Frame;
import zoetrope.internal.render.pipeline.ScenePlayback;
import zoetrope.scene.StageResult;

/**
 * The frames of a scene in any order. The scene is played once in the background, and its frames
 * are kept as long as there is room. For a frame beyond that, or far ahead, it is played once more
 * up to there. For any number of threads.
 */
public final class FrameSeeker implements AutoCloseable {
  private final ScenePlayback scene;

  /** Its lock guards the states of the playbacks too, whose changes are told by notifyAll. */
  private final FrameCache cache;

  private final FullPlayback whole;
  private final List<SeekPlayback> seeks = new ArrayList<>();
  private boolean closed;

  /**
   * Begins to play a scene.
   *
   * @param room for frames, in bytes as estimated
   * @param pageLength how many neighbouring frames are kept or dropped together
   */
  public FrameSeeker(ScenePlayback scene, long room, long pageLength) {
    this.scene = scene;
    this.cache = new FrameCache(room, pageLength);
    this.whole = new FullPlayback(scene, cache);
    whole.start();
  }

  /**
   * The frame with this number, or null when the scene ends before it.
   *
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene up to there
   * @throws IllegalStateException when this is closed
   * @throws CancellationException when it is closed meanwhile, or the thread is interrupted
   */
  public Frame find(long number) {
    synchronized (cache) {
      requireOpen();
      SeekPlayback own = null;
      for (Frame frame = kept(number); ; frame = kept(number)) {
        if (frame != null) {
          return frame;
        }
        if (own != null && own.isOver()) {
          StageResult result = own.result();
          own = null;
          if (result != null && result.complete() && number >= result.frames()) {
            return null;
          }
        } else if (own != null || isComing(number)) {
          await();
        } else {
          own = new SeekPlayback(scene, cache, number);
          seeks.add(own);
          own.start();
        }
      }
    }
  }

  private Frame kept(long number) {
    return cache.find(number);
  }

  private boolean isComing(long number) {
    seeks.removeIf(BackgroundPlayback::isOver);
    return whole.willReach(number) || seeks.stream().anyMatch(seek -> seek.willReach(number));
  }

  /**
   * Has the scene played no further than the frames that are asked for, until {@link #whole()} is:
   * for who wants the first of them soon.
   */
  public void hold() {
    synchronized (cache) {
      whole.hold();
    }
  }

  /**
   * What comes of playing the whole scene; waits for it to end.
   *
   * @throws zoetrope.scene.SceneException for what goes wrong in it
   * @throws IllegalStateException when this is closed
   * @throws CancellationException when it is closed meanwhile, or the thread is interrupted
   */
  public StageResult whole() {
    synchronized (cache) {
      requireOpen();
      whole.goOn();
      while (!whole.isOver()) {
        await();
      }
      return whole.result();
    }
  }

  /** The memory that the frames take which are kept now, in bytes as estimated. */
  public long keptBytes() {
    synchronized (cache) {
      return cache.weight();
    }
  }

  private void requireOpen() {
    if (closed) {
      throw new IllegalStateException("the preview is closed");
    }
  }

  private void await() {
    try {
      cache.wait();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    }
    if (closed) {
      throw new CancellationException("the preview was closed");
    }
  }

  /** Stops what plays and lets go of all frames. Who waits for a frame waits no longer. */
  @Override
  public void close() {
    List<BackgroundPlayback> playbacks = new ArrayList<>();
    synchronized (cache) {
      closed = true;
      playbacks.add(whole);
      playbacks.addAll(seeks);
      playbacks.forEach(BackgroundPlayback::stop);
      cache.clear();
      cache.notifyAll();
    }
    boolean interrupted = false;
    for (BackgroundPlayback playback : playbacks) {
      interrupted |= playback.awaitEnd();
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
