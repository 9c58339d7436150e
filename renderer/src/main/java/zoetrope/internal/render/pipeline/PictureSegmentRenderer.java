package zoetrope.internal.render.pipeline;

import zoetrope.frame.FrameRate;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.animated.AnimatedFormat;
import zoetrope.internal.video.animated.PictureSegment;
import zoetrope.internal.video.animated.PictureSegmentEncoder;
import zoetrope.scene.FrameRange;

/**
 * Draws segments and encodes them as parts of an animated PNG or WebP, or as PNG files of an image
 * sequence.
 */
public record PictureSegmentRenderer(
    AnimatedFormat format, VideoSettings settings, PipelineContext pipeline)
    implements SegmentRenderer<PictureSegment> {
  @Override
  public Segmenter segmenter(FrameRate rate, FrameRange range, Segmenter.Target target) {
    return format == AnimatedFormat.PNG_FRAMES
        ? Segmenter.ofPictures(rate, range, target)
        : new Segmenter(rate, range, target);
  }

  @Override
  public PictureSegment render(SegmentQueue queue, RenderContext context) {
    PictureSegmentEncoder encoder = new PictureSegmentEncoder(format, settings);
    boolean alpha = format == AnimatedFormat.PNG_FRAMES || settings.coding().transparent();
    for (FrameRun run = queue.take(); run != null; run = queue.take()) {
      context.draw(run.frame(), pipeline.timings());
      long start = System.nanoTime();
      encoder.picture(alpha ? context.picture() : context.pixels(), run.count());
      pipeline.timings().add(Timings.Step.ENCODING, start);
      pipeline.progress().accept(run.count());
    }
    return encoder.finish();
  }
}
