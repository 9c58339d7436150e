package zoetrope.render;

import zoetrope.internal.video.PictureEncoder;
import zoetrope.internal.video.SegmentEncoders;

/**
 * What everything that one {@link Renderer} does has in common.
 *
 * @param hashes whether the SHA-256 of films is computed
 * @param encoders open the encoders of films
 */
record RenderSession(
    RenderSettings settings,
    Progress progress,
    Cancellation cancellation,
    boolean hashes,
    PictureEncoder.Factory encoders) {

  static RenderSession of(RenderSettings settings) {
    return new RenderSession(
        settings, Progress.NONE, new Cancellation(), false, new SegmentEncoders());
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
  RenderSession withEncoders(PictureEncoder.Factory newEncoders) {
    return new RenderSession(settings, progress, cancellation, hashes, newEncoders);
  }
}
