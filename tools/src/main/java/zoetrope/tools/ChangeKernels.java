package zoetrope.tools;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import zoetrope.frame.Frame;
import zoetrope.raster.Canvas;
import zoetrope.render.Quality;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Stage;
import zoetrope.scene.StageSettings;
import zoetrope.tools.scenes.MovingGlyphs;
import zoetrope.video.YuvPlanes;
import zoetrope.video.h264.BitWriter;
import zoetrope.video.h264.ChangeCoder;
import zoetrope.video.h264.Samples;

/** Our own coder of small changes, in microseconds; {@code tools/run Kernels} runs it. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class ChangeKernels {
  private static final Quality QUALITY = Quality.HIGH;
  private static final int GLYPHS = 100;
  private static final int MOVING = 27;
  private static final int RESTING = 21;

  private final Samples[] pictures = new Samples[2];
  private final BitSet changed = new BitSet();
  private ChangeCoder coder;
  private int shown;

  /** Nothing is ready before {@link #prepare}. */
  public ChangeKernels() {}

  /** Draws two frames, one after the other, in which letters move by fractions of a pixel. */
  @Setup
  public void prepare() {
    List<Frame> frames = new ArrayList<>();
    Stage.run(
        new MovingGlyphs(),
        new StageSettings(QUALITY.rate(), 0, Map.of("glyphs", String.valueOf(GLYPHS))),
        new FrameRange(30, 32),
        (frame, count) -> frames.add(frame));
    coder = new ChangeCoder(QUALITY.width(), QUALITY.height());
    for (int i = 0; i < pictures.length; i++) {
      pictures[i] = samples(frames.get(i));
    }
    for (int mb = 0; mb < coder.source().columns() * coder.source().rows(); mb++) {
      if (differs(mb)) {
        changed.set(mb);
      }
    }
    show(coder.decoded());
    show(coder.source());
    coder.begin();
    code();
  }

  /** Codes a picture in which a hundred letters move. */
  @Benchmark
  public byte[] movingLetters() {
    shown = 1 - shown;
    show(coder.source());
    return code();
  }

  private byte[] code() {
    BitWriter slice = new BitWriter();
    coder.code(slice, changed, MOVING, RESTING, false);
    return slice.finish();
  }

  private void show(Samples picture) {
    picture.setRows(0, pictures[shown]);
  }

  private static Samples samples(Frame frame) {
    Canvas canvas = new Canvas(QUALITY.width(), QUALITY.height());
    Samples samples = new Samples(QUALITY.width(), QUALITY.height());
    try (YuvPlanes planes = new YuvPlanes(QUALITY.width(), QUALITY.height())) {
      planes.update(canvas.pixels(), canvas.draw(frame));
      for (int plane = 0; plane < 3; plane++) {
        byte[] rows = planes.plane(plane);
        int width = plane == 0 ? QUALITY.width() : QUALITY.width() / 2;
        for (int y = 0; y < rows.length / width; y++) {
          int at = y * samples.stride(plane);
          System.arraycopy(rows, y * width, samples.plane(plane), at, width);
        }
      }
    }
    for (int mb = 0; mb < samples.columns() * samples.rows(); mb++) {
      samples.extend(mb);
    }
    return samples;
  }

  /** Whether the luma of a macroblock is not the same in both pictures. */
  private boolean differs(int mb) {
    int side = Samples.MACROBLOCK;
    int stride = pictures[0].stride(0);
    int at = mb / pictures[0].columns() * side * stride + mb % pictures[0].columns() * side;
    for (int row = at; row < at + side * stride; row += stride) {
      byte[] first = pictures[0].plane(0);
      if (!Arrays.equals(first, row, row + side, pictures[1].plane(0), row, row + side)) {
        return true;
      }
    }
    return false;
  }
}
