package zoetrope.internal.render.pipeline;

import java.util.function.Supplier;
import zoetrope.frame.FrameRate;
import zoetrope.internal.video.ProResSegmentEncoder;
import zoetrope.internal.video.Segment;
import zoetrope.scene.FrameRange;

/** Draws and encodes segments of a film with alpha. */
public final class AlphaSegmentRenderer implements SegmentRenderer<Segment> {
  private final Supplier<ProResSegmentEncoder> encoders;
  private final PipelineContext pipeline;

  /** Takes an encoder for each segment from {@code encoders}. */
  public AlphaSegmentRenderer(Supplier<ProResSegmentEncoder> encoders, PipelineContext pipeline) {
    this.encoders = encoders;
    this.pipeline = pipeline;
  }

  @Override
  public Segmenter segmenter(FrameRate rate, FrameRange range, Segmenter.Target target) {
    return Segmenter.ofPictures(rate, range, target);
  }

  @Override
  public Segment render(SegmentQueue queue, RenderContext context) {
    Timings timings = pipeline.timings();
    try (ProResSegmentEncoder encoder = encoders.get()) {
      long still = 0;
      for (FrameRun run = queue.take(); run != null; run = queue.take()) {
        for (long i = 0; i < still; i++) {
          queue.check();
          encoder.repeat();
        }
        context.draw(run.frame(), timings);
        long start = System.nanoTime();
        encoder.frame(context.picture());
        timings.add(Timings.Step.ENCODING, start);
        pipeline.progress().accept(run.count());
        still = run.count() - 1;
      }
      return encoder.finish(still);
    }
  }
}
