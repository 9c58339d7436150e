package zoetrope.internal.render.pipeline;

import java.util.Optional;
import java.util.function.LongFunction;
import zoetrope.frame.FrameRate;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.render.cache.CachedSegments;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Time;

/**
 * Takes segments from the cache. Segments that are not cached are drawn and added to the cache. A
 * segment is looked up when all its frames are available. If there is no memory for all its frames,
 * it is drawn without a lookup.
 *
 * @param phases returns a text for the first frame of a segment. The text is appended to the hash.
 *     It contains everything that determines the bytes of the segment, besides the frames and the
 *     settings
 */
public record CachedSegmentRenderer<T>(
    SegmentRenderer<T> renderer,
    CachedSegments<T> cache,
    FrameRate rate,
    LongFunction<String> phases,
    PipelineContext pipeline)
    implements SegmentRenderer<T> {
  /**
   * The maximum number of bytes of stored frames in a video with cached segments. It is higher than
   * for other videos, because a segment can only be looked up when all its frames are stored. The
   * memory is available, because cached segments are not drawn.
   */
  private static final long MAX_FRAME_BYTES =
      Math.min(256L << 20, Runtime.getRuntime().maxMemory() / 8);

  @Override
  public boolean wantsHashes() {
    return true;
  }

  @Override
  public Segmenter segmenter(FrameRate frameRate, FrameRange range, Segmenter.Target target) {
    return renderer.segmenter(frameRate, range, target);
  }

  @Override
  public Optional<T> cached(String hash) {
    Optional<T> known = cache.find(hash);
    known.ifPresent(segment -> pipeline.progress().accept(cache.frames(segment)));
    return known;
  }

  @Override
  public T render(SegmentQueue queue, RenderContext context) {
    Optional<T> known =
        queue.awaitHash().flatMap(hash -> cached(hash + phases.apply(queue.start())));
    if (known.isPresent()) {
      queue.skip();
      queue.widen(MAX_FRAME_BYTES);
      return known.get();
    }
    T drawn = renderer.render(queue, context);
    String hash = queue.hash() + phases.apply(queue.start());
    cache.keep(hash, drawn, place(queue.start(), cache.frames(drawn)));
    return drawn;
  }

  private String place(long start, long frames) {
    return Messages.of(
        "%.3f s to %.3f s",
        Time.ofFrame(start, rate).seconds(), Time.ofFrame(start + frames, rate).seconds());
  }
}
