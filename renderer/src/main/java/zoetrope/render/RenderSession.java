package zoetrope.render;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import zoetrope.internal.render.guard.SceneWatch;
import zoetrope.internal.render.guard.Watchdog;
import zoetrope.internal.video.PictureEncoder;
import zoetrope.internal.video.SegmentEncoders;

/**
 * The settings, progress, cancellation, encoders and cache that all renderings of one {@link
 * Renderer} share.
 *
 * @param hashes whether the SHA-256 of films is computed
 * @param encoders make what opens the encoders of films, and keeps what is costly about them
 * @param cache where segments of films are kept
 * @param recordedBytes how much memory the frames of dry runs may take as a rule which wait for
 *     their films
 * @param farm where segments are made, if not here
 */
record RenderSession(
    RenderSettings settings,
    Progress progress,
    Cancellation cancellation,
    boolean hashes,
    Supplier<PictureEncoder.Factory> encoders,
    SegmentCache cache,
    long recordedBytes,
    Optional<FarmSession> farm) {
  /**
   * The frames of a dry run that are kept for its film as a rule; more would be seen in figures.
   */
  private static final long RECORDED_BYTES = 32L << 20;

  RenderSession {
    Objects.requireNonNull(settings, "settings");
    Objects.requireNonNull(progress, "progress");
    Objects.requireNonNull(cancellation, "cancellation");
    Objects.requireNonNull(cache, "cache");
  }

  static RenderSession of(RenderSettings settings) {
    return new RenderSession(
        settings,
        Progress.NONE,
        new Cancellation(),
        false,
        SegmentEncoders::new,
        SegmentCache.none(),
        RECORDED_BYTES,
        Optional.empty());
  }

  RenderSession withProgress(Progress newProgress) {
    return new RenderSession(
        settings, newProgress, cancellation, hashes, encoders, cache, recordedBytes, farm);
  }

  RenderSession withCancellation(Cancellation newCancellation) {
    return new RenderSession(
        settings, progress, newCancellation, hashes, encoders, cache, recordedBytes, farm);
  }

  RenderSession withHashes() {
    return new RenderSession(
        settings, progress, cancellation, true, encoders, cache, recordedBytes, farm);
  }

  RenderSession withCache(SegmentCache newCache) {
    return new RenderSession(
        settings, progress, cancellation, hashes, encoders, newCache, recordedBytes, farm);
  }

  RenderSession withFarm(FarmSession newFarm) {
    return new RenderSession(
        settings,
        progress,
        cancellation,
        hashes,
        encoders,
        cache,
        recordedBytes,
        Optional.of(newFarm));
  }

  /** For tests, which want encoders that fail. */
  RenderSession withEncoders(PictureEncoder.Factory factory) {
    return new RenderSession(
        settings, progress, cancellation, hashes, () -> factory, cache, recordedBytes, farm);
  }

  /** For tests, which want recordings that do not fit. */
  RenderSession withRecordedBytes(long bytes) {
    return new RenderSession(
        settings, progress, cancellation, hashes, encoders, cache, bytes, farm);
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
