package zoetrope.internal.render.film;

import java.util.Optional;
import java.util.function.LongFunction;
import zoetrope.internal.render.cache.CachedSegments;
import zoetrope.internal.render.cache.SegmentLibrary;
import zoetrope.internal.render.pipeline.CachedSegmentRenderer;
import zoetrope.internal.render.pipeline.GifSegmentRenderer;
import zoetrope.internal.render.pipeline.PictureSegmentRenderer;
import zoetrope.internal.render.pipeline.PipelineContext;
import zoetrope.internal.render.pipeline.PixelSegmentRenderer;
import zoetrope.internal.render.pipeline.PngListRenderer;
import zoetrope.internal.render.pipeline.SegmentRenderer;
import zoetrope.internal.render.pipeline.VideoSegmentRenderer;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.animated.PictureSegment;
import zoetrope.internal.video.encode.PictureEncoder;
import zoetrope.internal.video.encode.PixelEncoder;
import zoetrope.internal.video.gif.GifSegment;
import zoetrope.internal.video.gif.GifTiming;
import zoetrope.internal.video.segment.PngList;
import zoetrope.internal.video.segment.Segment;
import zoetrope.internal.video.segment.SegmentForm;
import zoetrope.output.Coding;
import zoetrope.output.OutputFormat;

/**
 * How the segments of one kind of output are drawn, coded, carried and kept.
 *
 * @param renderer draws and codes them
 * @param form as what they are carried and kept
 * @param kept those of earlier films; empty where nothing is kept
 * @param phases what a segment's bytes depend on beside its frames, by the number of the first
 * @param tools what all of it is made with
 * @param <T> a segment
 */
public record SegmentKind<T>(
    SegmentRenderer<T> renderer,
    SegmentForm<T> form,
    Optional<CachedSegments<T>> kept,
    LongFunction<String> phases,
    Tools tools) {
  /** What the segments of a film are made with. */
  public record Tools(
      VideoSettings video,
      PictureEncoder.Factory encoders,
      SegmentLibrary cache,
      PipelineContext context) {}

  /**
   * The segments of an output.
   *
   * @param from the number of the output's first frame
   */
  public static SegmentKind<?> of(OutputFormat format, long from, Tools tools) {
    return switch (format) {
      case FRAMES -> ofSequence(tools);
      case GIF -> ofGif(from, tools);
      case APNG, ANIMATED_WEBP -> ofPictures(format, tools);
      default -> ofFilm(format, tools);
    };
  }

  /** Segments of a film that is muxed. */
  static SegmentKind<Segment> ofFilm(OutputFormat format, Tools tools) {
    VideoSettings video = tools.video();
    PipelineContext context = tools.context();
    SegmentRenderer<Segment> drawing =
        video.coding().takesPixels()
            ? pixelRenderer(tools)
            : new VideoSegmentRenderer(() -> tools.encoders().open(video), context);
    return keeping(drawing, Segment.FORM, format, start -> "", tools);
  }

  private static SegmentRenderer<Segment> pixelRenderer(Tools tools) {
    Coding coding = tools.video().coding();
    PixelSegmentRenderer.Kind kind =
        new PixelSegmentRenderer.Kind(coding.transparent(), coding.usedCodec().isIntra());
    return new PixelSegmentRenderer(() -> PixelEncoder.open(tools.video()), kind, tools.context());
  }

  /** Segments of animated PNG and WebP files. */
  static SegmentKind<PictureSegment> ofPictures(OutputFormat format, Tools tools) {
    return keeping(
        new PictureSegmentRenderer(format, tools.video(), tools.context()),
        PictureSegment.FORM,
        format,
        start -> "",
        tools);
  }

  /** Segments of a GIF, in which the times of pictures are rounded to hundredths of a second. */
  static SegmentKind<GifSegment> ofGif(long from, Tools tools) {
    long period = new GifTiming(tools.video().rate()).period();
    return keeping(
        new GifSegmentRenderer(tools.video(), from, tools.context()),
        GifSegment.FORM,
        OutputFormat.GIF,
        start -> " from " + (start - from) % period,
        tools);
  }

  /** Pictures in files of their own. */
  static SegmentKind<PngList> ofSequence(Tools tools) {
    VideoSettings video = tools.video();
    return keeping(
        new PngListRenderer(video.width(), video.height(), tools.context()),
        PngList.FORM,
        OutputFormat.FRAMES,
        start -> "",
        tools);
  }

  private static <T> SegmentKind<T> keeping(
      SegmentRenderer<T> renderer,
      SegmentForm<T> form,
      OutputFormat format,
      LongFunction<String> phases,
      Tools tools) {
    Optional<CachedSegments<T>> kept = tools.cache().segments(form, tools.video(), format);
    return new SegmentKind<>(renderer, form, kept, phases, tools);
  }

  /** Draws what is not kept. */
  SegmentRenderer<T> cached() {
    return kept.isEmpty()
        ? renderer
        : new CachedSegmentRenderer<>(
            renderer, kept.get(), tools.video().rate(), phases, tools.context());
  }
}
