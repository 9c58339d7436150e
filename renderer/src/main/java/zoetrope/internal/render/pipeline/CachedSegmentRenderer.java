package zoetrope.internal.render.pipeline;

import java.util.Locale;
import java.util.Optional;
import zoetrope.frame.FrameRate;
import zoetrope.internal.render.cache.KeptSegments;
import zoetrope.internal.video.Segment;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Time;

/**
 * Takes segments that are kept, and draws and keeps the others. A segment is looked for when all
 * its frames are there, or drawn at once where there is no memory for them.
 */
public final class CachedSegmentRenderer implements SegmentRenderer<Segment> {
  /**
   * The bytes of frames that may be under way in a film of which segments are taken, which saves
   * the memory of drawing them: a segment with more than the usual room would not be looked for.
   */
  private static final long ROOM = Math.min(256L << 20, Runtime.getRuntime().maxMemory() / 8);

  private final SegmentRenderer<Segment> renderer;
  private final KeptSegments kept;
  private final FrameRate rate;
  private final PipelineContext pipeline;

  /** Leaves to {@code renderer} what has to be drawn. */
  public CachedSegmentRenderer(
      SegmentRenderer<Segment> renderer,
      KeptSegments kept,
      FrameRate rate,
      PipelineContext pipeline) {
    this.renderer = renderer;
    this.kept = kept;
    this.rate = rate;
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
  public Optional<Segment> kept(String hash) {
    Optional<Segment> known = kept.find(hash);
    known.ifPresent(segment -> pipeline.progress().accept(segment.frames()));
    return known;
  }

  @Override
  public Segment render(SegmentQueue queue, RenderContext context) {
    Optional<Segment> known = queue.awaitHash().flatMap(this::kept);
    if (known.isPresent()) {
      queue.skip();
      queue.widen(ROOM);
      return known.get();
    }
    Segment drawn = renderer.render(queue, context);
    kept.keep(queue.hash(), drawn, place(queue.start(), drawn.frames()));
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
