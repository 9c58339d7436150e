package zoetrope.internal.render.pipeline;

import zoetrope.internal.vector.film.ImageCodes;
import zoetrope.internal.vector.film.VectorSegment;
import zoetrope.internal.vector.film.VectorSegmentEncoder;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.encode.PictureEncoder;

/** Encodes segments of films of paths. */
public record VectorSegmentRenderer(
    VideoSettings settings,
    ImageCodes images,
    PictureEncoder.Factory encoders,
    PipelineContext pipeline)
    implements SegmentRenderer<VectorSegment> {
  @Override
  public VectorSegment render(SegmentQueue queue, RenderContext context) {
    try (VectorSegmentEncoder encoder = new VectorSegmentEncoder(settings, images, encoders)) {
      for (FrameRun run = queue.take(); run != null; run = queue.take()) {
        long start = System.nanoTime();
        encoder.add(run.frame(), run.count());
        pipeline.timings().add(Timings.Step.ENCODING, start);
        pipeline.progress().accept(run.count());
      }
      return encoder.finish();
    }
  }
}
