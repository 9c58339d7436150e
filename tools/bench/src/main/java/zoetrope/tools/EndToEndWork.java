package zoetrope.tools;

import zoetrope.frame.Frame;
import zoetrope.internal.raster.Canvas;
import zoetrope.internal.raster.Damage;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.encode.YuvPlanes;

/** Draws, converts and encodes frames one after the other, as one worker of the renderer does. */
final class EndToEndWork extends SegmentWork {
  private final Canvas canvas;
  private final YuvPlanes planes;
  private final Stopwatch drawing = new Stopwatch();
  private final Stopwatch conversion = new Stopwatch();

  EndToEndWork(VideoSettings settings) {
    super(settings, false);
    canvas = new Canvas(settings.width(), settings.height());
    planes = new YuvPlanes(settings.width(), settings.height());
  }

  @Override
  void picture(Frame frame, long times) {
    drawing.start();
    Damage damage = canvas.draw(frame);
    drawing.stop();
    conversion.start();
    planes.update(canvas.pixels(), damage);
    conversion.stop();
    encode(planes, times);
  }

  @Override
  void flush() {}

  /** Returns the CPU seconds spent on drawing. */
  double drawing() {
    return drawing.seconds();
  }

  /** Returns the CPU seconds spent on conversion. */
  double conversion() {
    return conversion.seconds();
  }

  @Override
  public void close() {
    super.close();
    planes.close();
  }
}
