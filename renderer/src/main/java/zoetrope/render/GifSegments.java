package zoetrope.render;

import java.util.function.LongConsumer;
import zoetrope.internal.video.GifSegment;
import zoetrope.internal.video.GifSegmentEncoder;
import zoetrope.internal.video.VideoSettings;

/** Draws segments and encodes them as parts of an animated GIF. */
final class GifSegments implements Pipeline.Work<RenderContext, GifSegment> {
  private final VideoSettings settings;
  private final long first;
  private final Timings timings;
  private final LongConsumer progress;

  /** Segments of a film whose first frame has number {@code first} in the scene. */
  GifSegments(VideoSettings settings, long first, Timings timings, LongConsumer progress) {
    this.settings = settings;
    this.first = first;
    this.timings = timings;
    this.progress = progress;
  }

  @Override
  public GifSegment render(SegmentQueue feed, RenderContext desk) {
    GifSegmentEncoder encoder = new GifSegmentEncoder(settings);
    for (Run run = feed.take(); run != null; run = feed.take()) {
      encode(encoder, run, desk);
      progress.accept(run.count());
    }
    return encoder.finish();
  }

  private void encode(GifSegmentEncoder encoder, Run run, RenderContext desk) {
    long number = run.number() - first;
    if (!encoder.shows(number, run.count())) {
      encoder.skip(run.count());
      return;
    }
    desk.draw(run.frame(), timings);
    long start = System.nanoTime();
    encoder.picture(desk.pixels(), number, run.count());
    timings.add(Timings.Step.ENCODING, start);
  }
}
