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
 * Shows any frame of a scene, in any order, as fast as it can be drawn.
 *
 * <pre>{@code
 * try (Preview preview = new Renderer(settings).preview(scene)) {
 *   RasterImage picture = preview.at(TimePoint.parse("12.5"));
 *   RasterImage before = preview.frame(749);
 * }
 * }</pre>
 *
 * <p>A scene runs forward only, but its frames are immutable and share what did not change. So it
 * is run once, in the background, and its frames are kept, up to a bound on their memory. A frame
 * beyond the bound, or far ahead of that run, has the scene run once more up to it, which passes
 * through what lies before without taking frames, and its neighbours of two seconds or so are kept
 * with it; the frames that were requested longest ago are dropped. Such a run rests there, and goes
 * on for a later frame.
 *
 * <p>A picture is the same, to the bit, as that of a still, and so is what is thrown. For any
 * number of threads; one picture is drawn at a time.
 */
public final class Preview implements AutoCloseable {
  /** Bytes for frames: those of twenty seconds in which thousands of items move take less. */
  private static final long MOST = 1L << 30;

  /** The part of the heap that frames may take at most. */
  private static final int HEAP_PART = 4;

  /** The frames that are kept or dropped together. */
  private static final long PAGE = 120;

  private final SceneEntry scene;
  private final RenderSettings settings;
  private final FrameSeeker frames;
  private final RenderContext context;

  /** Begins to run a scene whose frames take at most {@code room} bytes. */
  Preview(SceneEntry scene, RenderSettings settings, long room, Visibility visibility) {
    this(scene, settings, room, visibility, PAGE);
  }

  /** The same with so many frames to a page of the cache. */
  Preview(
      SceneEntry scene,
      RenderSettings settings,
      long room,
      Visibility visibility,
      long pageLength) {
    RenderSession session = RenderSession.of(settings);
    SceneParameters.check(List.of(scene), session);
    this.scene = Objects.requireNonNull(scene, "scene");
    this.settings = settings;
    this.context = new RenderContext(settings.width(), settings.height());
    this.frames = new FrameSeeker(new Watched(session, scene, visibility), room, pageLength);
  }

  /** Each run of the scene has a watch of its own. */
  private record Watched(RenderSession session, SceneEntry scene, Visibility visibility)
      implements Playback {
    @Override
    public StageResult observe(StageObserver observer) {
      return session.watched(scene, watched -> watched.seen(visibility).observe(observer));
    }
  }

  /** The room for frames unless another is asked for, in bytes. */
  static long defaultRoom() {
    return Math.min(MOST, Runtime.getRuntime().maxMemory() / HEAP_PART);
  }

  /**
   * Frame {@code number}, counted from 0.
   *
   * @throws IllegalArgumentException for a negative number
   * @throws zoetrope.render.result.UsageException that names the scene's length for a number beyond
   *     it
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene up to there
   * @throws IllegalStateException when this is closed already
   * @throws CancellationException when it is closed meanwhile or the thread is interrupted
   */
  public RasterImage frame(long number) {
    return at(new TimePoint.FrameNumber(number));
  }

  /**
   * The frame that a film of the scene shows at {@code time}.
   *
   * @throws zoetrope.render.result.UsageException that names the scene's length when {@code time}
   *     is beyond it
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene up to there
   * @throws IllegalStateException when this is closed already
   * @throws CancellationException when it is closed meanwhile or the thread is interrupted
   */
  public RasterImage at(TimePoint time) {
    Frame frame = frameAt(time);
    synchronized (context) {
      context.draw(frame, new Timings());
      return new RasterImage(settings.width(), settings.height(), context.picture().clone());
    }
  }

  /**
   * The same before it is drawn, for a {@link FramePainter} of any size of the same shape.
   *
   * @throws zoetrope.render.result.UsageException that names the scene's length when {@code time}
   *     is beyond it
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene up to there
   * @throws IllegalStateException when this is closed already
   * @throws CancellationException when it is closed meanwhile or the thread is interrupted
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
   * Frame {@code number} before it is drawn, if it comes in time. What runs for it rests then, and
   * goes on with the next call: so one can tell meanwhile {@linkplain #passed how far it is}, show
   * {@linkplain #nearest what is near}, or want something else.
   *
   * @throws zoetrope.render.result.UsageException that names the scene's length for a number beyond
   *     it
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene up to there
   * @throws IllegalStateException when this is closed already
   * @throws CancellationException when it is closed meanwhile or the thread is interrupted
   */
  public Optional<Frame> frameWithin(long number, Duration patience) {
    FrameSeeker.Found found = frames.find(number, patience.toNanos());
    if (found.frame() == null && !found.late()) {
      throw RenderSession.beyond(
          scene, settings, new TimePoint.FrameNumber(number), whole().frames());
    }
    return Optional.ofNullable(found.frame());
  }

  /** A frame that is kept. */
  public record Landmark(long number, Frame frame) {}

  /** The frame nearest to another one of those that are kept at even distances, if any is. */
  public Optional<Landmark> nearest(long number) {
    return frames.nearest(number).map(run -> new Landmark(run.number(), run.frame()));
  }

  /** How many frames the scene has passed on its way to a frame that is not there yet. */
  public long passed(long number) {
    return frames.passed(number);
  }

  /**
   * Holds the run in the background behind the frames that are asked for, until {@link #whole()}
   * is: so the first picture has the machine to itself.
   */
  public void hold() {
    frames.hold();
  }

  /**
   * What comes of running the whole scene: its length, plays, sections and warnings. Waits for the
   * run in the background to end.
   *
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene
   * @throws IllegalStateException when this is closed already
   * @throws CancellationException when it is closed meanwhile or the thread is interrupted
   */
  public StageResult whole() {
    return frames.whole();
  }

  /**
   * The same if it comes in time; else the run goes on, and one can ask meanwhile {@linkplain
   * #soFar what has come of it}.
   *
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene
   * @throws IllegalStateException when this is closed already
   * @throws CancellationException when it is closed meanwhile or the thread is interrupted
   */
  public Optional<StageResult> wholeWithin(Duration patience) {
    return frames.whole(patience.toNanos());
  }

  /**
   * What has come so far of running the whole scene: its first plays, with what belongs to them, as
   * of the first play that began after the last call. When the scene has failed, it is all up to
   * the moment at which it did. Empty before anything is played.
   */
  public Optional<StageResult> soFar() {
    return frames.soFar();
  }

  /** The memory that the frames take which are kept now, in bytes as estimated. */
  public long keptBytes() {
    return frames.keptBytes();
  }

  /**
   * Stops what runs and lets go of all frames. Who waits for a frame waits no longer. A scene that
   * computes for long without playing anything cannot be stopped meanwhile; it is waited for two
   * seconds, and ends with its next frame.
   */
  @Override
  public void close() {
    frames.close();
    synchronized (context) {
      context.close();
    }
  }
}
