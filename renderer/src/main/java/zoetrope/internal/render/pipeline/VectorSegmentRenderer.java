package zoetrope.internal.render.pipeline;

import zoetrope.internal.vector.film.ImageCodes;
import zoetrope.internal.vector.film.VectorSegment;
import zoetrope.internal.vector.film.VectorSegmentEncoder;
import zoetrope.internal.video.VideoSettings;

/** Encodes segments of films of paths. */
public record VectorSegmentRenderer(
    VideoSettings settings, ImageCodes images, PipelineContext pipeline)
    implements SegmentRenderer<VectorSegment> {
  /** The resolution of parts that become images, in image pixels per pixel of the frame. */
  private static final double IMAGE_SCALE = 1;

  @Override
  public VectorSegment render(SegmentQueue queue, RenderContext context) {
    VectorSegmentEncoder encoder =
        new VectorSegmentEncoder(settings.width(), settings.height(), IMAGE_SCALE, images);
    for (FrameRun run = queue.take(); run != null; run = queue.take()) {
      long start = System.nanoTime();
      encoder.add(run.frame(), run.count());
      pipeline.timings().add(Timings.Step.ENCODING, start);
      pipeline.progress().accept(run.count());
    }
    return encoder.finish();
  }
}
