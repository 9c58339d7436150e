package zoetrope.internal.render.pipeline;

import java.util.function.Supplier;
import zoetrope.frame.FrameRate;
import zoetrope.internal.video.encode.PixelEncoder;
import zoetrope.internal.video.segment.Segment;
import zoetrope.scene.FrameRange;

/**
 * Draws and encodes segments of a video whose encoder takes RGB pixels rather than YUV planes.
 *
 * @param encoders supplies an encoder for each segment
 */
public record PixelSegmentRenderer(
    Supplier<PixelEncoder> encoders, Kind kind, PipelineContext pipeline)
    implements SegmentRenderer<Segment> {
  /**
   * The kind of pictures.
   *
   * @param transparent whether the pictures have an alpha channel
   * @param intra whether each picture is encoded independently of the others
   */
  public record Kind(boolean transparent, boolean intra) {}

  @Override
  public Segmenter segmenter(FrameRate rate, FrameRange range, Segmenter.Target target) {
    return kind.intra()
        ? Segmenter.ofPictures(rate, range, target)
        : new Segmenter(rate, range, target);
  }

  @Override
  public Segment render(SegmentQueue queue, RenderContext context) {
    Timings timings = pipeline.timings();
    try (PixelEncoder encoder = encoders.get()) {
      long still = 0;
      for (FrameRun run = queue.take(); run != null; run = queue.take()) {
        repeat(encoder, still, queue);
        context.draw(run.frame(), timings);
        long start = System.nanoTime();
        encoder.frame(kind.transparent() ? context.picture() : context.pixels());
        timings.add(Timings.Step.ENCODING, start);
        pipeline.progress().accept(run.count());
        still = run.count() - 1;
      }
      if (kind.intra() || kind.transparent()) {
        return encoder.finish(still);
      }
      repeat(encoder, still, queue);
      return encoder.finish(0);
    }
  }

  private static void repeat(PixelEncoder encoder, long times, SegmentQueue queue) {
    for (long i = 0; i < times; i++) {
      queue.check();
      encoder.repeat();
    }
  }
}
