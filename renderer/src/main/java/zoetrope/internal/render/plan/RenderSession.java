package zoetrope.internal.render.plan;

import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.render.cache.SegmentLibrary;
import zoetrope.internal.render.guard.SceneWatch;
import zoetrope.internal.render.guard.Watchdog;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.encode.PictureEncoder;
import zoetrope.internal.video.encode.SegmentEncoders;
import zoetrope.internal.video.ffmpeg.Encoders;
import zoetrope.output.OutputFormat;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.request.Cancellation;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.RunActivity;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.render.request.TimeRange;
import zoetrope.render.result.Failure;
import zoetrope.render.result.Progress;
import zoetrope.render.result.UsageException;

/**
 * The settings, progress, cancellation, encoders and cache that all renderings of one {@link
 * zoetrope.render.Renderer} share. Immutable: each {@code with} method returns a changed copy.
 */
public final class RenderSession implements Cloneable {
  private static final long DRY_RUN_BYTES = 32L << 20;

  private RenderSettings settings;
  private Progress progress = Progress.NONE;
  private Cancellation cancellation = new Cancellation();
  private RunActivity activity = new RunActivity();
  private boolean hashes;
  private Supplier<PictureEncoder.Factory> encoders = SegmentEncoders::new;
  private SegmentCache cache = SegmentCache.none();
  private long dryRunBytes = DRY_RUN_BYTES;

  private RenderSession(RenderSettings settings) {
    this.settings = Objects.requireNonNull(settings, "settings");
  }

  public static RenderSession of(RenderSettings settings) {
    return new RenderSession(settings);
  }

  private RenderSession with(Consumer<RenderSession> change) {
    try {
      RenderSession copy = (RenderSession) clone();
      change.accept(copy);
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  public RenderSettings settings() {
    return settings;
  }

  /** Returns a session whose scenes have these values of parameters. */
  public RenderSession withParameters(Map<String, String> values) {
    return with(copy -> copy.settings = settings.withParameters(values));
  }

  /** Returns a session whose scenes speak and show another language. */
  public RenderSession withLanguage(String language) {
    return with(
        copy ->
            copy.settings =
                settings.withVoice(settings.narration().voice().withLanguage(language)));
  }

  public Progress progress() {
    return progress;
  }

  public RenderSession withProgress(Progress newProgress) {
    return with(copy -> copy.progress = Objects.requireNonNull(newProgress, "progress"));
  }

  public Cancellation cancellation() {
    return cancellation;
  }

  public RenderSession withCancellation(Cancellation newCancellation) {
    return with(
        copy -> copy.cancellation = Objects.requireNonNull(newCancellation, "cancellation"));
  }

  public RenderSession withActivity(RunActivity newActivity) {
    return with(copy -> copy.activity = Objects.requireNonNull(newActivity, "activity"));
  }

  /** Returns whether the SHA-256 of videos is computed. */
  public boolean hashes() {
    return hashes;
  }

  public RenderSession withHashes() {
    return with(copy -> copy.hashes = true);
  }

  public Supplier<PictureEncoder.Factory> encoders() {
    return encoders;
  }

  /** Returns a session with other encoders, for tests. */
  public RenderSession withEncoders(PictureEncoder.Factory factory) {
    return with(copy -> copy.encoders = () -> factory);
  }

  public SegmentLibrary cache() {
    return cache.unwrap(SegmentLibrary.class);
  }

  public RenderSession withCache(SegmentCache newCache) {
    return with(copy -> copy.cache = Objects.requireNonNull(newCache, "cache"));
  }

  /**
   * Returns the normal memory limit, in bytes, for frames of dry runs that wait for their videos.
   */
  public long dryRunBytes() {
    return dryRunBytes;
  }

  /** Returns a session with this memory for frames of dry runs, for tests. */
  public RenderSession withDryRunBytes(long bytes) {
    return with(copy -> copy.dryRunBytes = bytes);
  }

  public VideoSettings video(OutputFormat output) {
    return VideoSettings.of(settings.width(), settings.height(), settings.rate())
        .withEncoding(settings.crf(), settings.preset())
        .with(settings.coding().in(output, Encoders::isPresent));
  }

  /** Creates a watch for a scene; {@code watchdog} checks it until it is closed. */
  public SceneWatch watch(Watchdog watchdog, SceneEntry scene) {
    return watchdog.watch(scene::name, settings.timeout(), progress::stalled);
  }

  /** Runs an action with a scene that a watchdog checks during the action. */
  public <T> T watched(SceneEntry entry, Function<ConfiguredScene, T> action) {
    Objects.requireNonNull(entry, "scene");
    try (Watchdog watchdog = new Watchdog()) {
      SceneWatch watch = watch(watchdog, entry);
      Runnable stop = watch::cancel;
      cancellation.onCancel(stop);
      try {
        return activity.during(
            patience -> stall(watch, patience),
            () -> action.apply(new ConfiguredScene(entry, settings, watch)));
      } finally {
        cancellation.forget(stop);
      }
    }
  }

  private static Optional<RunActivity.Stall> stall(SceneWatch watch, Duration patience) {
    return watch
        .stalled(patience)
        .map(stall -> new RunActivity.Stall(stall.place(), stall.duration()));
  }

  /**
   * Returns a session for the videos of one call, which share encoders. An interrupt of its thread
   * cancels only this session.
   */
  public RenderSession ofOneCall() {
    return withCancellation(cancellation.child()).withEncoders(encoders.get());
  }

  /** Returns the error for a time after the end of a scene with {@code frames} frames. */
  public static UsageException beyond(
      SceneEntry scene, RenderSettings settings, TimePoint time, long frames) {
    return new UsageException(
        Messages.of(
            "%s is beyond the last frame of %s, which is %s long",
            time, scene.name(), TimeRange.length(settings.rate(), frames)),
        Failure.Subject.STILL_TIME,
        time.toString());
  }
}
