package zoetrope.tools;

import java.util.ArrayList;
import java.util.List;
import zoetrope.frame.Frame;
import zoetrope.internal.raster.Canvas;
import zoetrope.internal.raster.Damage;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.encode.H264SegmentEncoder;
import zoetrope.internal.video.encode.PictureEncoder;
import zoetrope.internal.video.encode.YuvPlanes;

/**
 * Measures x264 alone. The frames are drawn and converted in groups before x264 encodes them; the
 * time for this is not measured.
 */
final class EncoderOnlyWork extends SegmentWork {
  /** The limit of prepared planes: about 40 frames of 1920x1080. */
  private static final long MAX_PREPARED_BYTES = 128_000_000;

  private final Canvas canvas;
  private final Damage all;
  private final List<YuvPlanes> ready = new ArrayList<>();
  private final List<Long> times = new ArrayList<>();

  EncoderOnlyWork(VideoSettings settings) {
    super(settings, true);
    int width = settings.width();
    int height = settings.height();
    canvas = new Canvas(width, height);
    all = Damage.all(width, height);
    for (long room = MAX_PREPARED_BYTES; room >= 0; room -= width * height * 3L / 2) {
      ready.add(new YuvPlanes(width, height));
    }
  }

  @Override
  PictureEncoder open(VideoSettings settings) {
    return H264SegmentEncoder.x264Only(settings);
  }

  @Override
  void picture(Frame frame, long count) {
    if (times.size() == ready.size()) {
      flush();
    }
    canvas.draw(frame);
    ready.get(times.size()).update(canvas.pixels(), all);
    times.add(count);
  }

  @Override
  void flush() {
    for (int i = 0; i < times.size(); i++) {
      encode(ready.get(i), times.get(i));
    }
    times.clear();
  }

  @Override
  public void close() {
    super.close();
    ready.forEach(YuvPlanes::close);
  }
}
