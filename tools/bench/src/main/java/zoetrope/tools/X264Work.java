package zoetrope.tools;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import zoetrope.internal.raster.Canvas;
import zoetrope.internal.raster.Damage;
import zoetrope.internal.render.pipeline.FrameRun;
import zoetrope.internal.render.pipeline.Segmenter;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.encode.H264SegmentEncoder;
import zoetrope.internal.video.encode.PictureEncoder;
import zoetrope.internal.video.encode.YuvPlanes;

/**
 * Encodes segments with x264 alone, on one thread, and discards them. Repeated frames are encoded,
 * too, as other programs do. The frames are drawn and converted in groups before x264 encodes them;
 * the time for this is not measured.
 */
final class X264Work implements Segmenter.Target, AutoCloseable {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** The limit of prepared planes: about 40 frames of 1920x1080. */
  private static final long MAX_PREPARED_BYTES = 128_000_000;

  private final VideoSettings settings;
  private final Canvas canvas;
  private final Damage all;
  private final List<YuvPlanes> planes = new ArrayList<>();

  /** How often each of the prepared frames is shown. */
  private final List<Long> counts = new ArrayList<>();

  private PictureEncoder encoder;
  private long nanoseconds;
  private long frames;
  private long repeats;

  X264Work(VideoSettings settings) {
    this.settings = settings;
    int width = settings.width();
    int height = settings.height();
    canvas = new Canvas(width, height);
    all = Damage.all(width, height);
    for (long room = MAX_PREPARED_BYTES; room >= 0; room -= width * height * 3L / 2) {
      planes.add(new YuvPlanes(width, height));
    }
  }

  @Override
  public void begin() {
    measure(() -> encoder = H264SegmentEncoder.x264Only(settings));
  }

  @Override
  public void add(FrameRun run) {
    if (counts.size() == planes.size()) {
      encodePrepared();
    }
    canvas.draw(run.frame());
    planes.get(counts.size()).update(canvas.pixels(), all);
    counts.add(run.count());
    frames += run.count();
    repeats += run.count() - 1;
  }

  @Override
  public void end(String hash) {
    encodePrepared();
    measure(
        () -> {
          encoder.finish();
          encoder.close();
        });
    encoder = null;
  }

  private void encodePrepared() {
    measure(
        () -> {
          for (int i = 0; i < counts.size(); i++) {
            for (long k = 0; k < counts.get(i); k++) {
              encoder.frame(planes.get(i));
            }
          }
        });
    counts.clear();
  }

  private void measure(Runnable work) {
    long start = THREADS.getCurrentThreadCpuTime();
    work.run();
    nanoseconds += THREADS.getCurrentThreadCpuTime() - start;
  }

  /** Returns the CPU time of x264 in seconds. */
  double seconds() {
    return nanoseconds / 1e9;
  }

  /** Returns the percentage of frames that repeat the frame before them. */
  double repeatedPercent() {
    return 100.0 * repeats / frames;
  }

  @Override
  public void close() {
    if (encoder != null) {
      encoder.close();
    }
    planes.forEach(YuvPlanes::close);
  }
}
