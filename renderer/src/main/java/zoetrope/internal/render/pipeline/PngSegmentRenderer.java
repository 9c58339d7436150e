package zoetrope.internal.render.pipeline;

import zoetrope.frame.FrameRate;
import zoetrope.internal.video.Png;
import zoetrope.scene.FrameRange;

/** Draws segments and encodes each picture as a PNG; a picture that stays is encoded once. */
public final class PngSegmentRenderer implements SegmentRenderer<PngSegmentRenderer.PngSegment> {
  private final FrameWriter writer;
  private final int width;
  private final int height;
  private final PipelineContext pipeline;

  /** Puts the PNG of a frame where it belongs. Called by several threads. */
  @FunctionalInterface
  public interface FrameWriter {
    /** Writes the frame that has this number in the scene. */
    void write(long number, byte[] png);
  }

  /** The frames of a segment, and the bytes of their files. */
  public record PngSegment(long frames, long bytes) {}

  /** Pictures of this size in pixels. */
  public PngSegmentRenderer(FrameWriter writer, int width, int height, PipelineContext pipeline) {
    this.writer = writer;
    this.width = width;
    this.height = height;
    this.pipeline = pipeline;
  }

  @Override
  public Segmenter segmenter(FrameRate rate, FrameRange range, Segmenter.Target target) {
    return Segmenter.ofPictures(rate, range, target);
  }

  @Override
  public PngSegment render(SegmentQueue queue, RenderContext context) {
    Timings timings = pipeline.timings();
    long frames = 0;
    long bytes = 0;
    for (FrameRun run = queue.take(); run != null; run = queue.take()) {
      context.draw(run.frame(), timings);
      long start = System.nanoTime();
      byte[] png = Png.encode(context.picture(), width, height);
      start = timings.add(Timings.Step.ENCODING, start);
      for (long i = 0; i < run.count(); i++) {
        queue.check();
        writer.write(run.number() + i, png);
        pipeline.progress().accept(1);
      }
      timings.add(Timings.Step.MUXING, start);
      frames += run.count();
      bytes += run.count() * png.length;
    }
    return new PngSegment(frames, bytes);
  }
}
