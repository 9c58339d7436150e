package zoetrope.render;

import java.util.Objects;
import java.util.function.Supplier;
import zoetrope.internal.video.PictureEncoder;
import zoetrope.internal.video.SegmentEncoders;

/**
 * The settings, progress, cancellation and encoders that all renderings of one {@link Renderer}
 * share.
 *
 * @param hashes whether the SHA-256 of films is computed
 * @param encoders make what opens the encoders of films, and keeps what is costly about them
 */
record RenderSession(
    RenderSettings settings,
    Progress progress,
    Cancellation cancellation,
    boolean hashes,
    Supplier<PictureEncoder.Factory> encoders) {
  RenderSession {
    Objects.requireNonNull(settings, "settings");
    Objects.requireNonNull(progress, "progress");
    Objects.requireNonNull(cancellation, "cancellation");
  }

  static RenderSession of(RenderSettings settings) {
    return new RenderSession(
        settings, Progress.NONE, new Cancellation(), false, SegmentEncoders::new);
  }

  RenderSession withProgress(Progress newProgress) {
    return new RenderSession(settings, newProgress, cancellation, hashes, encoders);
  }

  RenderSession withCancellation(Cancellation newCancellation) {
    return new RenderSession(settings, progress, newCancellation, hashes, encoders);
  }

  RenderSession withHashes() {
    return new RenderSession(settings, progress, cancellation, true, encoders);
  }

  /** For tests, which want encoders that fail. */
  RenderSession withEncoders(PictureEncoder.Factory factory) {
    return new RenderSession(settings, progress, cancellation, hashes, () -> factory);
  }

  /**
   * A session for the films of one call, which share encoders. An interrupt of its thread cancels
   * it alone.
   */
  RenderSession ofOneCall() {
    return withCancellation(cancellation.child()).withEncoders(encoders.get());
  }
}
