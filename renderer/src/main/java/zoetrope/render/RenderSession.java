package zoetrope.render;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import zoetrope.internal.render.guard.SceneWatch;
import zoetrope.internal.render.guard.Watchdog;
import zoetrope.internal.video.encode.PictureEncoder;
import zoetrope.internal.video.encode.SegmentEncoders;

/**
 * The settings, progress, cancellation, encoders and cache that all renderings of one {@link
 * Renderer} share. Instances do not change: each {@code with} method returns a copy.
 */
final class RenderSession implements Cloneable {
  /** The usual memory for frames of dry runs; more would be seen in figures. */
  private static final long DRY_RUN_BYTES = 32L << 20;

  private final RenderSettings settings;
  private Progress progress = Progress.NONE;
  private Cancellation cancellation = new Cancellation();
  private boolean hashes;
  private Supplier<PictureEncoder.Factory> encoders = SegmentEncoders::new;
  private SegmentCache cache = SegmentCache.none();
  private long dryRunBytes = DRY_RUN_BYTES;
  private Optional<FarmSession> farm = Optional.empty();

  private RenderSession(RenderSettings settings) {
    this.settings = Objects.requireNonNull(settings, "settings");
  }

  static RenderSession of(RenderSettings settings) {
    return new RenderSession(settings);
  }

  /** A changed copy. */
  private RenderSession with(Consumer<RenderSession> change) {
    try {
      RenderSession copy = (RenderSession) clone();
      change.accept(copy);
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  RenderSettings settings() {
    return settings;
  }

  Progress progress() {
    return progress;
  }

  RenderSession withProgress(Progress newProgress) {
    return with(copy -> copy.progress = Objects.requireNonNull(newProgress, "progress"));
  }

  Cancellation cancellation() {
    return cancellation;
  }

  RenderSession withCancellation(Cancellation newCancellation) {
    return with(
        copy -> copy.cancellation = Objects.requireNonNull(newCancellation, "cancellation"));
  }

  /** Whether the SHA-256 of films is computed. */
  boolean hashes() {
    return hashes;
  }

  RenderSession withHashes() {
    return with(copy -> copy.hashes = true);
  }

  /** Makes what opens the encoders of films. */
  Supplier<PictureEncoder.Factory> encoders() {
    return encoders;
  }

  /** For tests, which want encoders that fail. */
  RenderSession withEncoders(PictureEncoder.Factory factory) {
    return with(copy -> copy.encoders = () -> factory);
  }

  /** The cache of segments. */
  SegmentCache cache() {
    return cache;
  }

  RenderSession withCache(SegmentCache newCache) {
    return with(copy -> copy.cache = Objects.requireNonNull(newCache, "cache"));
  }

  /** The usual memory in bytes for frames of dry runs that wait for their films. */
  long dryRunBytes() {
    return dryRunBytes;
  }

  /** For tests, which want recordings that do not fit. */
  RenderSession withDryRunBytes(long bytes) {
    return with(copy -> copy.dryRunBytes = bytes);
  }

  /** The cluster that makes segments; empty when they are made here. */
  Optional<FarmSession> farm() {
    return farm;
  }

  RenderSession withFarm(FarmSession newFarm) {
    return with(copy -> copy.farm = Optional.of(newFarm));
  }

  /** A watch that is kept of a scene, until it is cancelled. */
  SceneWatch watch(Watchdog watchdog, SceneEntry scene) {
    return watchdog.watch(scene::name, settings.timeout(), progress::stalled);
  }

  /** Does something with a scene on which a watch is kept meanwhile. */
  <T> T watched(SceneEntry entry, Function<ConfiguredScene, T> action) {
    Objects.requireNonNull(entry, "scene");
    try (Watchdog watchdog = new Watchdog()) {
      SceneWatch watch = watch(watchdog, entry);
      Runnable stop = watch::cancel;
      cancellation.onCancel(stop);
      try {
        return action.apply(new ConfiguredScene(entry, settings, watch));
      } finally {
        cancellation.forget(stop);
      }
    }
  }

  /**
   * A session for the films of one call, which share encoders. An interrupt of its thread cancels
   * it alone.
   */
  RenderSession ofOneCall() {
    return withCancellation(cancellation.child()).withEncoders(encoders.get());
  }
}
