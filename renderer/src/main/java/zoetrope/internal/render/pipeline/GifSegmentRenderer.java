package zoetrope.internal.render.pipeline;

import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.gif.GifSegment;
import zoetrope.internal.video.gif.GifSegmentEncoder;

/**
 * Draws segments and encodes them as parts of an animated GIF.
 *
 * @param first the number, in the scene, of the first frame of the GIF
 */
public record GifSegmentRenderer(VideoSettings settings, long first, PipelineContext pipeline)
    implements SegmentRenderer<GifSegment> {
  @Override
  public GifSegment render(SegmentQueue queue, RenderContext context) {
    GifSegmentEncoder encoder = new GifSegmentEncoder(settings);
    for (FrameRun run = queue.take(); run != null; run = queue.take()) {
      encode(encoder, run, context);
      pipeline.progress().accept(run.count());
    }
    return encoder.finish();
  }

  private void encode(GifSegmentEncoder encoder, FrameRun run, RenderContext context) {
    long number = run.number() - first;
    if (!encoder.shows(number, run.count())) {
      encoder.skip(run.count());
      return;
    }
    context.draw(run.frame(), pipeline.timings());
    long start = System.nanoTime();
    encoder.picture(context.pixels(), number, run.count());
    pipeline.timings().add(Timings.Step.ENCODING, start);
  }
}
