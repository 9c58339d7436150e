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
import zoetrope.inspect.VariableNames;
import zoetrope.lint.Lint;
import zoetrope.lint.report.Finding;
import zoetrope.mobject.display.Visibility;
import zoetrope.render.Preview;
import zoetrope.render.Renderer;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.render.result.UsageException;
import zoetrope.scene.Parameter;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.SceneException;
import zoetrope.scene.StageResult;
import zoetrope.scene.Time;

/**
 * A scene with its settings while windows show it: its frames, the result of its run, and the
 * findings of lint.
 */
public final class LiveScene implements AutoCloseable {
  private static final Duration REPORT_INTERVAL = Duration.ofMillis(400);

  /**
   * The factor by which the part of the scene that has run must grow before the next report. This
   * limits the number of reports.
   */
  private static final double GROWTH = 1.1;

  /** A longer scene is taken for an endless one. */
  private static final Duration MAX_LENGTH = Duration.ofHours(12);

  private final SceneEntry entry;
  private final SceneControl control;
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
  private volatile StageResult reported;
  private CompletableFuture<StageResult> whole;
  private CompletableFuture<List<Finding>> findings;
  private SceneSound sound;

  /**
   * Starts to run a scene up to the requested frames. It runs to its end once {@link #whole()} is
   * called.
   *
   * @param asked the settings; unknown parameters are ignored
   * @param visibility the objects that are hidden, or shown alone
   * @param room the memory limit for frames of this scene, in bytes (estimated)
   * @throws zoetrope.scene.SceneException if the scene cannot be created
   * @throws zoetrope.render.result.UsageException for a value that a parameter cannot have
   */
  public LiveScene(
      SceneEntry entry, RenderSettings asked, Visibility visibility, Executor executor, long room) {
    this(entry, asked, visibility, executor, room, new SceneControl());
  }

  /** Starts to run a scene that {@code control} can stop. */
  LiveScene(
      SceneEntry entry,
      RenderSettings asked,
      Visibility visibility,
      Executor executor,
      long room,
      SceneControl control) {
    this.entry = entry;
    this.control = control;
    this.visibility = visibility;
    this.executor = executor;
    this.room = room;
    List<Parameter<?>> fields = control.of(new Renderer(asked)).declaredParameters(entry);
    Map<String, String> known = known(asked.parameters(), fields);
    boolean complete = known.size() == asked.parameters().size();
    this.parameters = complete ? fields : whenRun(entry, asked, fields);
    this.settings = asked.withParameters(known(asked.parameters(), parameters));
    this.preview =
        control.of(new Renderer(settings.withoutBurntSubtitles())).preview(entry, room, visibility);
    preview.hold();
  }

  private static Map<String, String> known(
      Map<String, String> values, List<Parameter<?>> parameters) {
    Map<String, String> known = new LinkedHashMap<>(values);
    known.keySet().retainAll(parameters.stream().map(Parameter::name).toList());
    return known;
  }

  /** Returns all parameters, also those that the scene declares while it runs. */
  private List<Parameter<?>> whenRun(
      SceneEntry entry, RenderSettings asked, List<Parameter<?>> fields) {
    try {
      return control.of(new Renderer(asked)).dryRun(entry).parameters();
    } catch (SceneException e) {
      return fields; // The preview fails with this error.
    }
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
   * Returns the data of a frame, without drawing it.
   *
   * @throws zoetrope.scene.SceneException if the scene fails before that frame
   */
  public Frame frame(long number) {
    return preview.frameAt(new TimePoint.FrameNumber(number));
  }

  /**
   * Returns a frame if it is ready in time; see {@link Preview#frameWithin}.
   *
   * @throws UsageException for a frame after the scene's end
   */
  public Optional<Frame> frameWithin(long number, Duration patience) {
    return preview.frameWithin(number, patience);
  }

  /** Returns the nearest frame that can be shown at once; empty if there is none. */
  public Optional<Preview.Landmark> nearest(long number) {
    return preview.nearest(number);
  }

  /**
   * Returns how many frames the scene has passed on its way to frame {@code number}, which is not
   * ready yet.
   */
  public long passed(long number) {
    return preview.passed(number);
  }

  public Visibility visibility() {
    return visibility;
  }

  /**
   * Inspects the stage as a frame shows it, including hidden objects.
   *
   * @throws zoetrope.scene.SceneException if the scene fails before that frame
   * @throws UsageException for a frame before the scene's beginning or after its end
   */
  public <T> T inspect(long number, Function<ObjectFinder, T> look) {
    UsageException.require(number >= 0, "frames are numbered from 0, not from %s", number);
    synchronized (finderLock) {
      if (finder == null || finderFrame != number) {
        closeFinder();
        finder =
            StageSnapshot.take(control.of(new Renderer(settings)), entry, number)
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

  /** Returns the result of running the scene to its end. */
  public synchronized CompletableFuture<StageResult> whole() {
    if (whole == null) {
      whole = CompletableFuture.supplyAsync(this::read, executor);
    }
    return whole;
  }

  private StageResult read() {
    Optional<StageResult> result = preview.wholeWithin(REPORT_INTERVAL);
    while (result.isEmpty()) {
      Optional<StageResult> part = preview.soFar();
      if (part.isPresent()
          && (reported == null || part.get().frames() >= GROWTH * reported.frames())) {
        reported = part.get();
        requireEnd(part.get());
        readers.forEach(reader -> reader.accept(part.get()));
      }
      result = preview.wholeWithin(REPORT_INTERVAL);
    }
    readers.clear();
    return result.get();
  }

  /** Stops a scene that is so long that it probably never ends. */
  private void requireEnd(StageResult part) {
    if (part.duration().seconds() > MAX_LENGTH.toSeconds()) {
      control.stop();
      PlayRecord last = part.plays().get(part.plays().size() - 1);
      throw new SceneException(
          "the scene is longer than "
              + MAX_LENGTH.toHours()
              + " hours: look for an endless loop around this line",
          null,
          last.file(),
          last.line());
    }
  }

  public SceneControl control() {
    return control;
  }

  /** Whether the scene has not run to its end yet. */
  public synchronized boolean isRunning() {
    return whole == null || !whole.isDone();
  }

  /** Calls a reader from time to time with the result so far, while the scene runs to its end. */
  public void whileRead(Consumer<StageResult> reader) {
    if (!whole().isDone()) {
      Optional.ofNullable(reported).ifPresent(reader);
      readers.add(reader);
    }
  }

  /** Returns the result before the scene failed; empty if there is none. */
  public Optional<StageResult> beforeFailure() {
    return preview.soFar().filter(part -> part.duration().compareTo(Time.ZERO) > 0);
  }

  /**
   * Returns the findings of the check, computed once the scene has run.
   *
   * @param names the names of variables; only those of the first call are used
   */
  public synchronized CompletableFuture<List<Finding>> findings(VariableNames names) {
    if (findings == null) {
      findings = whole().thenApplyAsync(result -> check(names), executor);
    }
    return findings;
  }

  private List<Finding> check(VariableNames names) {
    return Lint.run(entry, control.of(new Renderer(settings)), names::of, names::isUnused)
        .findings();
  }

  public synchronized SceneSound sound() {
    if (sound == null) {
      sound = new SceneSound(whole(), settings.rate(), executor);
    }
    return sound;
  }

  @Override
  public void close() {
    control.stop();
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
