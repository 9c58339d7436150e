package zoetrope.studio.live;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import zoetrope.frame.Frame;
import zoetrope.inspect.ObjectFinder;
import zoetrope.inspect.StageSnapshot;
import zoetrope.lint.Finding;
import zoetrope.lint.Lint;
import zoetrope.mobject.display.Visibility;
import zoetrope.render.Preview;
import zoetrope.render.Renderer;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.render.result.UsageException;
import zoetrope.scene.Parameter;
import zoetrope.scene.StageResult;
import zoetrope.scene.Time;

/**
 * A scene with its settings while windows show it: its frames, what comes of running it, and what
 * lint finds.
 */
public final class LiveScene implements AutoCloseable {
  /** How often it is told how far a scene is read. */
  private static final Duration TOLD = Duration.ofMillis(400);

  /**
   * By how much a scene is longer when it is told again, so that all of it is told in few parts.
   */
  private static final double GROWTH = 1.1;

  private final SceneEntry entry;
  private final RenderSettings settings;
  private final Visibility visibility;
  private final List<Parameter<?>> parameters;
  private final long room;
  private final Preview preview;
  private final Executor executor;
  private final Object finderLock = new Object();
  private ObjectFinder finder;
  private long finderFrame;
  private final List<Consumer<StageResult>> readers = new CopyOnWriteArrayList<>();
  private volatile StageResult told;
  private CompletableFuture<StageResult> whole;
  private CompletableFuture<List<Finding>> findings;
  private SceneSound sound;

  /**
   * Begins to run a scene, as far as frames are asked for, and to its end once {@link #whole()} is.
   *
   * @param asked settings; parameters that the scene does not have are left out
   * @param visibility what is seen of it
   * @param room the most bytes that its frames may take, as estimated
   * @throws zoetrope.scene.SceneException when the scene cannot be made
   * @throws zoetrope.render.result.UsageException for a value that a parameter cannot read
   */
  public LiveScene(
      SceneEntry entry, RenderSettings asked, Visibility visibility, Executor executor, long room) {
    this.entry = entry;
    this.visibility = visibility;
    this.executor = executor;
    this.room = room;
    this.parameters = entry.create().parameters();
    Map<String, String> known = new LinkedHashMap<>();
    for (Parameter<?> parameter : parameters) {
      String value = asked.parameters().get(parameter.name());
      if (value != null) {
        known.put(parameter.name(), value);
      }
    }
    this.settings = asked.withParameters(known);
    this.preview = new Renderer(settings).preview(entry, room, visibility);
    preview.hold();
  }

  public SceneEntry entry() {
    return entry;
  }

  public long room() {
    return room;
  }

  public RenderSettings settings() {
    return settings;
  }

  public List<Parameter<?>> parameters() {
    return parameters;
  }

  /**
   * A frame before it is drawn.
   *
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene up to there
   */
  public Frame frame(long number) {
    return preview.frameAt(new TimePoint.FrameNumber(number));
  }

  /**
   * The same if it comes in time; see {@link Preview#frameWithin}.
   *
   * @throws UsageException for a frame beyond the scene's end
   */
  public Optional<Frame> frameWithin(long number, Duration patience) {
    return preview.frameWithin(number, patience);
  }

  /** A frame from near this one that is there at once, if any is. */
  public Optional<Preview.Landmark> nearest(long number) {
    return preview.nearest(number);
  }

  /** How many frames the scene has passed on its way to this one. */
  public long passed(long number) {
    return preview.passed(number);
  }

  /** What is seen of the stage. */
  public Visibility visibility() {
    return visibility;
  }

  /**
   * Looks at the stage as a frame shows it, all that is hidden included.
   *
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene up to there
   * @throws UsageException for a frame beyond its end
   */
  public <T> T inspect(long number, Function<ObjectFinder, T> look) {
    synchronized (finderLock) {
      if (finder == null || finderFrame != number) {
        closeFinder();
        finder =
            StageSnapshot.take(new Renderer(settings), entry, number)
                .map(stage -> new ObjectFinder(stage, settings.width(), settings.height()))
                .orElseThrow(() -> new UsageException("the scene has no frame " + number));
        finderFrame = number;
      }
      return look.apply(finder);
    }
  }

  private void closeFinder() {
    if (finder != null) {
      finder.close();
      finder = null;
    }
  }

  /** What comes of running the scene to its end. */
  public synchronized CompletableFuture<StageResult> whole() {
    if (whole == null) {
      whole = CompletableFuture.supplyAsync(this::read, executor);
    }
    return whole;
  }

  private StageResult read() {
    Optional<StageResult> result = preview.wholeWithin(TOLD);
    while (result.isEmpty()) {
      Optional<StageResult> part = preview.soFar();
      if (part.isPresent() && (told == null || part.get().frames() >= GROWTH * told.frames())) {
        told = part.get();
        readers.forEach(reader -> reader.accept(part.get()));
      }
      result = preview.wholeWithin(TOLD);
    }
    readers.clear();
    return result.get();
  }

  /** Has a reader told now and then, while the scene runs to its end, what has come so far. */
  public void whileRead(Consumer<StageResult> reader) {
    if (!whole().isDone()) {
      Optional.ofNullable(told).ifPresent(reader);
      readers.add(reader);
    }
  }

  /** What came before the scene failed; empty when that is nothing. */
  public Optional<StageResult> beforeFailure() {
    return preview.soFar().filter(part -> part.duration().compareTo(Time.ZERO) > 0);
  }

  /** What lint finds, looked for once the scene has run. */
  public synchronized CompletableFuture<List<Finding>> findings() {
    if (findings == null) {
      findings = whole().thenApplyAsync(result -> Lint.check(entry, settings), executor);
    }
    return findings;
  }

  /** What is heard in it. */
  public synchronized SceneSound sound() {
    if (sound == null) {
      sound = new SceneSound(whole(), settings.rate(), executor);
    }
    return sound;
  }

  @Override
  public void close() {
    synchronized (this) {
      if (sound != null) {
        sound.close();
      }
    }
    preview.close();
    synchronized (finderLock) {
      closeFinder();
    }
  }
}
