package zoetrope.internal.render.pipeline;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Palette;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/** Frames for tests. */
final class Frames {
  private static final Path SQUARE =
      Path.polygon(new Vec(-1, -1, 0), new Vec(1, -1, 0), new Vec(1, 1, 0), new Vec(-1, 1, 0));

  private static final Style WHITE = Style.NONE.withFill(new Paint.Solid(Palette.WHITE));

  private Frames() {}

  static Frame of(List<Item> items) {
    return new Frame(Camera.DEFAULT, Palette.BLACK, items);
  }

  /** Returns a frame with a square at {@code x}. */
  static Frame square(double x) {
    return of(List.of(new Item.Shape(SQUARE, Affine.translation(new Vec(x, 0, 0)), WHITE, 0)));
  }

  /** Returns frames that all differ. */
  static List<Frame> moving(int count) {
    List<Frame> frames = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      frames.add(square(-4 + 8.0 * i / count));
    }
    return frames;
  }

  /** Returns a queue without a practical limit. */
  static SegmentQueue queue(PipelineMonitor monitor) {
    return new SegmentQueue(monitor, new WeightedSemaphore(monitor, Long.MAX_VALUE));
  }
}
