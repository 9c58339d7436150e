package zoetrope.internal.render.film;

import java.util.Optional;
import java.util.function.LongFunction;
import zoetrope.internal.render.cache.CachedSegments;
import zoetrope.internal.render.cache.SegmentLibrary;
import zoetrope.internal.render.pipeline.CachedSegmentRenderer;
import zoetrope.internal.render.pipeline.PipelineContext;
import zoetrope.internal.render.pipeline.SegmentRenderer;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.encode.PictureEncoder;
import zoetrope.internal.video.segment.SegmentForm;
import zoetrope.output.OutputFormat;

/**
 * How the segments of an output are drawn, encoded, transferred and cached.
 *
 * @param renderer draws and encodes the segments
 * @param form how they are stored when they are transferred and cached
 * @param cache the cached segments; empty if nothing is cached
 * @param phases returns a text for the first frame of a segment. The text is appended to the hash.
 *     It contains everything that determines the bytes of the segment, besides the frames and the
 *     settings
 */
public record SegmentKind<T>(
    SegmentRenderer<T> renderer,
    SegmentForm<T> form,
    Optional<CachedSegments<T>> cache,
    LongFunction<String> phases,
    Tools tools) {
  /**
   * The settings and shared objects that make segments.
   *
   * @param from the number of the output's first frame
   */
  public record Tools(
      OutputFormat format,
      long from,
      VideoSettings video,
      PictureEncoder.Factory encoders,
      SegmentLibrary cache,
      PipelineContext context) {}

  public static SegmentKind<?> of(Tools tools) {
    return OutputWriter.of(tools.format()).segments(tools);
  }

  /** Returns a kind of segments whose bytes depend only on their frames and the settings. */
  static <T> SegmentKind<T> of(SegmentRenderer<T> renderer, SegmentForm<T> form, Tools tools) {
    return of(renderer, form, start -> "", tools);
  }

  static <T> SegmentKind<T> of(
      SegmentRenderer<T> renderer, SegmentForm<T> form, LongFunction<String> phases, Tools tools) {
    Optional<CachedSegments<T>> cache = tools.cache().segments(form, tools.video(), tools.format());
    return new SegmentKind<>(renderer, form, cache, phases, tools);
  }

  /** Returns a renderer that draws only segments that are not cached. */
  SegmentRenderer<T> cachingRenderer() {
    return cache.isEmpty()
        ? renderer
        : new CachedSegmentRenderer<>(
            renderer, cache.get(), tools.video().rate(), phases, tools.context());
  }
}
