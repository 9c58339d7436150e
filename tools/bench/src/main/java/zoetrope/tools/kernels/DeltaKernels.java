package zoetrope.tools.kernels;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import zoetrope.frame.Frame;
import zoetrope.internal.raster.Canvas;
import zoetrope.internal.video.encode.YuvPlanes;
import zoetrope.internal.video.h264.BitWriter;
import zoetrope.internal.video.h264.DeltaEncoder;
import zoetrope.internal.video.h264.YuvPicture;
import zoetrope.render.request.Quality;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Stage;
import zoetrope.scene.StageSettings;
import zoetrope.tools.scenes.MovingGlyphs;

/** Benchmarks of {@code DeltaEncoder}, Zoetrope's encoder for small changes, in microseconds. */
public class DeltaKernels extends TimedKernels {
  private static final Quality QUALITY = Quality.HIGH;
  private static final int GLYPHS = 100;
  private static final int MOVING = 27;
  private static final int RESTING = 21;

  private final YuvPicture[] pictures = new YuvPicture[2];
  private final DeltaEncoder encoder = new DeltaEncoder(QUALITY.width(), QUALITY.height());
  private BitSet changed;
  private int shown;

  /** Creates a benchmark that {@link #prepare} sets up. */
  public DeltaKernels() {}

  /** Draws two consecutive frames in which letters move by fractions of a pixel. */
  @Setup
  public void prepare() {
    List<Frame> frames = new ArrayList<>();
    Stage.run(
        new MovingGlyphs(),
        StageSettings.of(QUALITY.rate()).withParameters(Map.of("glyphs", String.valueOf(GLYPHS))),
        new FrameRange(30, 32),
        (frame, count) -> frames.add(frame));
    Canvas canvas = new Canvas(QUALITY.width(), QUALITY.height());
    try (YuvPlanes planes = new YuvPlanes(QUALITY.width(), QUALITY.height())) {
      for (int i = 0; i < pictures.length; i++) {
        planes.update(canvas.pixels(), canvas.draw(frames.get(i)));
        pictures[i] = samples(planes);
      }
    }
    changed = changes(pictures[0], pictures[1]);
    encoder.decoded().setRows(0, pictures[0]);
    encoder.begin();
    movingLetters();
  }

  private static YuvPicture samples(YuvPlanes planes) {
    YuvPicture samples = new YuvPicture(planes.width(), planes.height());
    for (int plane = 0; plane < 3; plane++) {
      byte[] from = planes.plane(plane);
      int width = planes.width() * YuvPicture.side(plane) / YuvPicture.MACROBLOCK;
      for (int y = 0; y < from.length / width; y++) {
        System.arraycopy(from, y * width, samples.plane(plane), y * samples.stride(plane), width);
      }
    }
    for (int macroblock = 0; macroblock < samples.columns() * samples.rows(); macroblock++) {
      samples.padEdges(macroblock);
    }
    return samples;
  }

  /** Returns the macroblocks in which two pictures differ. */
  private static BitSet changes(YuvPicture before, YuvPicture after) {
    BitSet changes = new BitSet();
    for (int plane = 0; plane < 3; plane++) {
      byte[] one = before.plane(plane);
      byte[] other = after.plane(plane);
      int stride = before.stride(plane);
      int side = YuvPicture.side(plane);
      for (int at = 0; at < one.length; at++) {
        int column = at % stride / side;
        if (one[at] != other[at] && column < before.columns()) {
          changes.set(at / stride / side * before.columns() + column);
        }
      }
    }
    return changes;
  }

  /** Encodes a picture in which a hundred letters move. */
  @Benchmark
  public byte[] movingLetters() {
    shown = 1 - shown;
    encoder.source().setRows(0, pictures[shown]);
    BitWriter slice = new BitWriter();
    encoder.encode(slice, changed, MOVING, RESTING, false);
    return slice.finish();
  }
}
