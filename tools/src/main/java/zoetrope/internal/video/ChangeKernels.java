package zoetrope.internal.video;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import zoetrope.frame.Frame;
import zoetrope.internal.raster.Canvas;
import zoetrope.internal.video.h264.BitWriter;
import zoetrope.internal.video.h264.DeltaEncoder;
import zoetrope.internal.video.h264.YuvPicture;
import zoetrope.render.Quality;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Stage;
import zoetrope.scene.StageSettings;
import zoetrope.tools.TimedKernels;
import zoetrope.tools.scenes.MovingGlyphs;

/**
 * Our own encoder of small changes, in microseconds. In this package, as it reads changes the way
 * that films do; {@code tools/run Kernels} runs it.
 */
public class ChangeKernels extends TimedKernels {
  private static final Quality QUALITY = Quality.HIGH;
  private static final int GLYPHS = 100;
  private static final int COARSE = 27;
  private static final int FINE = 21;

  private final YuvPicture[] pictures = new YuvPicture[2];
  private final DeltaEncoder encoder = new DeltaEncoder(QUALITY.width(), QUALITY.height());
  private BitSet changed;
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
    Canvas canvas = new Canvas(QUALITY.width(), QUALITY.height());
    YuvPicture source = encoder.source();
    MacroblockDiff reader = new MacroblockDiff(source);
    try (YuvPlanes planes = new YuvPlanes(QUALITY.width(), QUALITY.height())) {
      for (int i = 0; i < pictures.length; i++) {
        planes.update(canvas.pixels(), canvas.draw(frames.get(i)));
        changed = reader.read(planes);
        pictures[i] = source.rows(0, source.rows());
      }
    }
    encoder.decoded().setRows(0, pictures[0]);
    encoder.begin();
    movingLetters();
  }

  /** Codes a picture in which a hundred letters move. */
  @Benchmark
  public byte[] movingLetters() {
    shown = 1 - shown;
    encoder.source().setRows(0, pictures[shown]);
    BitWriter slice = new BitWriter();
    encoder.encode(slice, changed, COARSE, FINE, false);
    return slice.finish();
  }
}
