package zoetrope.render;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import zoetrope.frame.Frame;
import zoetrope.frame.RasterImage;
import zoetrope.internal.render.pipeline.RenderContext;
import zoetrope.internal.render.pipeline.Timings;
import zoetrope.internal.render.plan.RenderSession;
import zoetrope.internal.render.plan.SceneParameters;
import zoetrope.internal.render.playback.FrameSeeker;
import zoetrope.internal.render.playback.Playback;
import zoetrope.mobject.display.Visibility;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageResult;

/**
 * A preview that shows any frame of a scene, in any order, as fast as it can be drawn.
 *
 * <pre>{@code
 * try (Preview preview = new Renderer(settings).preview(scene)) {
 *   RasterImage image = preview.at(TimePoint.parse("12.5"));
 *   RasterImage other = preview.frame(749);
 * }
 * }</pre>
 *
 * <p>A scene only runs forward, but its frames are immutable and share the items that did not
 * change. So the scene runs once in the background, and its frames are cached within a memory
 * limit. For a frame beyond the limit, or far ahead of that run, the scene runs again up to that
 * frame. The second run skips earlier frames and caches about 120 frames around the requested
 * frame. Then it pauses, and can continue to a later frame. If the memory limit is reached, the
 * least recently requested frames are dropped.
 *
 * <p>A frame has the same pixels as a still at that time, and the same errors are thrown.
 * Thread-safe; one frame is drawn at a time.
 */
public final class Preview implements AutoCloseable {
  /** The default limit in bytes. Twenty seconds with thousands of moving items take less memory. */
  private static final long MAX_DEFAULT_BYTES = 1L << 30;

  /** Cached frames take at most the size of the heap divided by this number. */
  private static final int HEAP_DIVISOR = 4;

  /** The number of frames that are cached or dropped together. */
  private static final long PAGE = 120;

  private final SceneEntry scene;
  private final RenderSettings settings;
  private final FrameSeeker frames;
  private final RenderContext context;

  Preview(SceneEntry scene, RenderSession session, long room, Visibility visibility) {
    this(scene, session, room, visibility, PAGE);
  }

  /** Begins to run a scene, with this number of frames in a page of the cache. */
  Preview(
      SceneEntry scene,
      RenderSettings settings,
      long room,
      Visibility visibility,
      long pageLength) {
    this(scene, RenderSession.of(settings), room, visibility, pageLength);
  }

  private Preview(
      SceneEntry scene, RenderSession session, long room, Visibility visibility, long pageLength) {
    SceneParameters.check(List.of(scene), session);
    this.scene = Objects.requireNonNull(scene, "scene");
    this.settings = session.settings();
    this.context = new RenderContext(settings.width(), settings.height());
    this.frames = new FrameSeeker(new Watched(session, scene, visibility), room, pageLength);
  }

  /** The scene of the preview. Each of its runs has a separate time limit. */
  private record Watched(RenderSession session, SceneEntry scene, Visibility visibility)
      implements Playback {
    @Override
    public StageResult observe(StageObserver observer) {
      return session.watched(
          scene, watched -> watched.withVisibility(visibility).observe(observer));
    }
  }

  /** Returns the default memory limit of cached frames, in bytes. */
  static long defaultRoom() {
    return Math.min(MAX_DEFAULT_BYTES, Runtime.getRuntime().maxMemory() / HEAP_DIVISOR);
  }

  /**
   * Draws frame {@code number}, counted from 0.
   *
   * @throws IllegalArgumentException for a negative number
   * @throws zoetrope.render.result.UsageException if the number is beyond the scene's end; the
   *     message names the length
   * @throws zoetrope.scene.SceneException for an error in the scene before that frame
   * @throws IllegalStateException if this preview is closed
   * @throws CancellationException if it is closed during the call, or the thread is interrupted
   */
  public RasterImage frame(long number) {
    return at(new TimePoint.FrameNumber(number));
  }

  /**
   * Draws the frame that a video of the scene shows at {@code time}.
   *
   * @throws zoetrope.render.result.UsageException if {@code time} is beyond the scene's end; the
   *     message names the length
   * @throws zoetrope.scene.SceneException for an error in the scene before that frame
   * @throws IllegalStateException if this preview is closed
   * @throws CancellationException if it is closed during the call, or the thread is interrupted
   */
  public RasterImage at(TimePoint time) {
    Frame frame = frameAt(time);
    synchronized (context) {
      context.draw(frame, new Timings());
      return new RasterImage(settings.width(), settings.height(), context.picture().clone());
    }
  }

  /**
   * Returns the frame at {@code time} before it is drawn, for a {@link FramePainter} of any size
   * with the same aspect ratio.
   *
   * @throws zoetrope.render.result.UsageException if {@code time} is beyond the scene's end; the
   *     message names the length
   * @throws zoetrope.scene.SceneException for an error in the scene before that frame
   * @throws IllegalStateException if this preview is closed
   * @throws CancellationException if it is closed during the call, or the thread is interrupted
   */
  public Frame frameAt(TimePoint time) {
    boolean last = time instanceof TimePoint.End;
    long number = time.frameAt(settings.rate(), last ? whole().frames() : Long.MAX_VALUE);
    Frame frame = frames.find(number);
    if (frame == null) {
      throw RenderSession.beyond(scene, settings, time, whole().frames());
    }
    return frame;
  }

  /**
   * Returns frame {@code number} before it is drawn. Returns empty if the frame is not ready after
   * {@code patience}. The scene then pauses, and continues with the next call. Until then a caller
   * can show {@linkplain #passed the progress} or {@linkplain #nearest a nearby frame}, or request
   * another frame.
   *
   * @throws zoetrope.render.result.UsageException if the number is beyond the scene's end; the
   *     message names the length
   * @throws zoetrope.scene.SceneException for an error in the scene before that frame
   * @throws IllegalStateException if this preview is closed
   * @throws CancellationException if it is closed during the call, or the thread is interrupted
   */
  public Optional<Frame> frameWithin(long number, Duration patience) {
    FrameSeeker.Found found = frames.find(number, patience.toNanos());
    if (found.frame() == null && !found.late()) {
      throw RenderSession.beyond(
          scene, settings, new TimePoint.FrameNumber(number), whole().frames());
    }
    return Optional.ofNullable(found.frame());
  }

  /** A cached frame and its number. */
  public record Landmark(long number, Frame frame) {}

  /**
   * Returns the nearest of the frames that are cached at regular intervals; empty if there are
   * none.
   */
  public Optional<Landmark> nearest(long number) {
    return frames.nearest(number).map(run -> new Landmark(run.number(), run.frame()));
  }

  /**
   * Returns how far the scene has run on the way to frame {@code number}, which is not ready yet:
   * the number of frames that it has passed.
   */
  public long passed(long number) {
    return frames.passed(number);
  }

  /**
   * Delays the run in the background in favour of requested frames, until {@link #whole()} is
   * called. The first frame can then use all processors.
   */
  public void hold() {
    frames.hold();
  }

  /**
   * Returns the result of running the whole scene: its length, plays, sections and warnings. Waits
   * for the run in the background.
   *
   * @throws zoetrope.scene.SceneException for an error in the scene
   * @throws IllegalStateException if this preview is closed
   * @throws CancellationException if it is closed during the call, or the thread is interrupted
   */
  public StageResult whole() {
    return frames.whole();
  }

  /**
   * Returns {@link #whole}, or empty if it takes longer than {@code patience}. The run continues,
   * and {@linkplain #soFar its first results} can be requested.
   *
   * @throws zoetrope.scene.SceneException for an error in the scene
   * @throws IllegalStateException if this preview is closed
   * @throws CancellationException if it is closed during the call, or the thread is interrupted
   */
  public Optional<StageResult> wholeWithin(Duration patience) {
    return frames.whole(patience.toNanos());
  }

  /**
   * Returns the results of the whole scene's run so far: its first plays with their sections and
   * lines. It includes at least the plays up to the first one that began after the previous call of
   * this method. After an error in the scene, these are all results before the error. Empty before
   * the first play.
   */
  public Optional<StageResult> soFar() {
    return frames.soFar();
  }

  /** Returns the estimated memory of the cached frames, in bytes. */
  public long cachedBytes() {
    return frames.cachedBytes();
  }

  /**
   * Stops all runs and drops all frames. Threads that wait for a frame stop waiting. A scene that
   * computes for a long time without a play cannot be stopped at once. This method waits for it at
   * most two seconds; the scene ends at its next frame.
   */
  @Override
  public void close() {
    frames.close();
    synchronized (context) {
      context.close();
    }
  }
}
