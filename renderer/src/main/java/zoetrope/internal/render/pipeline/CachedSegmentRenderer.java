package zoetrope.internal.render.pipeline;

import java.util.Locale;
import java.util.Optional;
import java.util.function.LongFunction;
import zoetrope.frame.FrameRate;
import zoetrope.internal.render.cache.CachedSegments;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Time;

/**
 * Takes segments that are kept, and draws and keeps the others. A segment is looked for when all
 * its frames are there, or drawn at once where there is no memory for them.
 *
 * @param <T> a rendered segment
 */
public final class CachedSegmentRenderer<T> implements SegmentRenderer<T> {
  /**
   * The bytes of frames that may be under way in a film of which segments are taken, which saves
   * the memory of drawing them: a segment with more than the usual room would not be looked for.
   */
  private static final long ROOM = Math.min(256L << 20, Runtime.getRuntime().maxMemory() / 8);

  private final SegmentRenderer<T> renderer;
  private final CachedSegments<T> kept;
  private final FrameRate rate;
  private final LongFunction<String> phases;
  private final PipelineContext pipeline;

  /**
   * Leaves to {@code renderer} what has to be drawn.
   *
   * @param phases what a segment's bytes depend on beside its frames, by the number of the first
   */
  public CachedSegmentRenderer(
      SegmentRenderer<T> renderer,
      CachedSegments<T> kept,
      FrameRate rate,
      LongFunction<String> phases,
      PipelineContext pipeline) {
    this.renderer = renderer;
    this.kept = kept;
    this.rate = rate;
    this.phases = phases;
    this.pipeline = pipeline;
  }

  @Override
  public boolean wantsHashes() {
    return true;
  }

  @Override
  public Segmenter segmenter(FrameRate frameRate, FrameRange range, Segmenter.Target target) {
    return renderer.segmenter(frameRate, range, target);
  }

  @Override
  public Optional<T> kept(String hash) {
    Optional<T> known = kept.find(hash);
    known.ifPresent(segment -> pipeline.progress().accept(kept.frames(segment)));
    return known;
  }

  @Override
  public T render(SegmentQueue queue, RenderContext context) {
    Optional<T> known = queue.awaitHash().flatMap(hash -> kept(hash + phases.apply(queue.start())));
    if (known.isPresent()) {
      queue.skip();
      queue.widen(ROOM);
      return known.get();
    }
    T drawn = renderer.render(queue, context);
    String hash = queue.hash() + phases.apply(queue.start());
    kept.keep(hash, drawn, place(queue.start(), kept.frames(drawn)));
    return drawn;
  }

  private String place(long start, long frames) {
    return String.format(
        Locale.ROOT,
        "%.3f s to %.3f s",
        Time.ofFrame(start, rate).seconds(),
        Time.ofFrame(start + frames, rate).seconds());
  }
}
