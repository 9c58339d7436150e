package zoetrope.internal.render.pipeline;

import zoetrope.frame.FrameRate;
import zoetrope.internal.video.PngList;
import zoetrope.scene.FrameRange;

/** Draws segments and gives their pictures back as PNG files, for somebody else to write. */
public final class PngListRenderer implements SegmentRenderer<PngList> {
  private final int width;
  private final int height;
  private final PipelineContext pipeline;

  /** Pictures of this size in pixels. */
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
    PngList.Builder pictures = new PngList.Builder();
    new PngSegmentRenderer((number, png) -> pictures.add(png), width, height, pipeline)
        .render(queue, context);
    return pictures.build();
  }
}
