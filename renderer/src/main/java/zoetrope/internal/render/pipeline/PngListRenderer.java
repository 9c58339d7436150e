package zoetrope.internal.render.pipeline;

import zoetrope.frame.FrameRate;
import zoetrope.internal.video.segment.PngList;
import zoetrope.internal.video.still.Png;
import zoetrope.scene.FrameRange;

/** Draws segments and encodes their frames as PNG files. A repeated frame is encoded once. */
public final class PngListRenderer implements SegmentRenderer<PngList> {
  private final int width;
  private final int height;
  private final PipelineContext pipeline;

  /** Creates a renderer of frames of this size in pixels. */
  public PngListRenderer(int width, int height, PipelineContext pipeline) {
    this.width = width;
    this.height = height;
    this.pipeline = pipeline;
  }

  @Override
  public Segmenter segmenter(FrameRate rate, FrameRange range, Segmenter.Target target) {
    return Segmenter.ofPictures(rate, range, target);
  }

  @Override
  public PngList render(SegmentQueue queue, RenderContext context) {
    Timings timings = pipeline.timings();
    PngList.Builder pictures = new PngList.Builder();
    for (FrameRun run = queue.take(); run != null; run = queue.take()) {
      context.draw(run.frame(), timings);
      long start = System.nanoTime();
      byte[] png = Png.encode(context.picture(), width, height);
      timings.add(Timings.Step.ENCODING, start);
      for (long i = 0; i < run.count(); i++) {
        pictures.add(png);
      }
      pipeline.progress().accept(run.count());
    }
    return pictures.build();
  }
}
