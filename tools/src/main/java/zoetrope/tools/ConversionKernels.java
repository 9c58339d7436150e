package zoetrope.tools;

import java.util.Random;
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
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import zoetrope.raster.Damage;
import zoetrope.video.YuvPlanes;

/** The conversion of pixels to planes, in microseconds; {@code tools/run Kernels} runs it. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class ConversionKernels {
  private static final int WIDTH = 1920;
  private static final int HEIGHT = 1080;

  private final int[] noise = new Random(1).ints((long) WIDTH * HEIGHT).toArray();
  private final int[] flat = new int[WIDTH * HEIGHT];
  private final Damage damage = new Damage(WIDTH, HEIGHT);
  private YuvPlanes planes;

  /** Nothing is ready before {@link #prepare}. */
  public ConversionKernels() {}

  /** Makes planes, and damages 640 x 320 pixels in the middle. */
  @Setup
  public void prepare() {
    planes = new YuvPlanes(WIDTH, HEIGHT);
    damage.add(640, 384, 1280, 704);
  }

  /** Frees the planes. */
  @TearDown
  public void close() {
    planes.close();
  }

  /** Converts damaged tiles in which all pixels differ. */
  @Benchmark
  public YuvPlanes damagedPicture() {
    planes.update(noise, damage);
    return planes;
  }

  /** Converts damaged tiles of one colour. */
  @Benchmark
  public YuvPlanes damagedGround() {
    planes.update(flat, damage);
    return planes;
  }
}
