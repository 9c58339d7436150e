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
  private long pictures;
  private long items;
  private long damaged;
  private long tiles;

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
    pictures++;
    items += frame.items().size();
    damaged += damage.count();
    tiles += (long) damage.columns() * damage.rows();
    encode(planes, times);
  }

  @Override
  void flush() {}

  Stopwatch.Spent drawing() {
    return drawing.spent();
  }

  Stopwatch.Spent conversion() {
    return conversion.spent();
  }

  /** Returns the number of drawn pictures. */
  long pictures() {
    return pictures;
  }

  double itemsPerPicture() {
    return (double) items / pictures;
  }

  /** Returns the mean share of tiles that were drawn in each picture. */
  double damagedShare() {
    return (double) damaged / tiles;
  }

  @Override
  public void close() {
    super.close();
    planes.close();
  }
}
