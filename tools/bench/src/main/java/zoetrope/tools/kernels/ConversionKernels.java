package zoetrope.tools.kernels;

import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import zoetrope.internal.raster.Damage;
import zoetrope.internal.video.encode.YuvPlanes;

/**
 * Benchmarks of converting pixels to planes, in microseconds; {@code tools/run Kernels} runs them.
 */
public class ConversionKernels extends TimedKernels {
  private static final int WIDTH = 1920;
  private static final int HEIGHT = 1080;

  private final int[] noise = new Random(1).ints((long) WIDTH * HEIGHT).toArray();
  private final int[] flat = new int[WIDTH * HEIGHT];
  private final Damage damage = new Damage(WIDTH, HEIGHT);
  private YuvPlanes planes;

  /** Creates a benchmark that {@link #prepare} sets up. */
  public ConversionKernels() {}

  /** Creates planes with 640 x 320 damaged pixels in the middle. */
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
