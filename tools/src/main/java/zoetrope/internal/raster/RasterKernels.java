package zoetrope.internal.raster;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import zoetrope.frame.Camera;
import zoetrope.frame.Item;
import zoetrope.frame.RasterImage;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.text.Text;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Scene;
import zoetrope.scene.Stage;
import zoetrope.scene.StageSettings;
import zoetrope.tools.TimedKernels;

/**
 * The rasterizer's innermost loops, each by itself, in microseconds. In the rasterizer's package,
 * as it measures package-private classes; {@code tools/run Kernels} runs it.
 */
public class RasterKernels extends TimedKernels {
  private static final int WIDTH = 1920;
  private static final int HEIGHT = 1080;
  private static final int LINES = 40;
  private static final String LINE =
      "attention is all you need, so look where the others look, and";
  private static final int SIDE = 256;
  private static final int ITEMS = 10_000;

  private final int[] pixels = new int[WIDTH * HEIGHT];
  private final DrawCommandPainter painter = new DrawCommandPainter(pixels, WIDTH);
  private final SolidPainter solid = new SolidPainter(pixels, WIDTH);
  private final List<DrawCommand> page = new ArrayList<>();
  private final int[] coverage = new int[WIDTH];
  private final int[] row = new int[SIDE];
  private final DisplayListDiff diff = new DisplayListDiff();
  private final List<Item> items = new ArrayList<>();
  private final List<Item> moved = new ArrayList<>();
  private ImageShader image;

  /** Nothing is ready before {@link #prepare}. */
  public RasterKernels() {}

  /** Builds the data that the loops work on. */
  @Setup
  public void prepare() {
    preparePage();
    prepareImage();
    Random random = new Random(1);
    solid.color(0x8058C4DD);
    for (int i = 0; i < coverage.length; i++) {
      coverage[i] = random.nextInt(256);
    }
    for (int i = 0; i < ITEMS; i++) {
      items.add(square(i));
    }
    moved.addAll(items);
    for (int i = ITEMS / 4; i < 3 * ITEMS / 4; i += 10) {
      moved.set(i, square(i));
    }
  }

  private void preparePage() {
    DrawCommandBuilder builder = new DrawCommandBuilder(WIDTH, HEIGHT);
    Projection projection = new Projection(Camera.DEFAULT, WIDTH, HEIGHT);
    Stage.run(
        new Page(),
        StageSettings.defaults(),
        FrameRange.only(0),
        (frame, count) -> frame.items().forEach(item -> page.add(builder.build(item, projection))));
  }

  /** Lines of text, each letter about 17 pixels wide. */
  private static final class Page extends Scene {
    @Override
    protected void construct() {
      for (int i = 0; i < LINES; i++) {
        add(new Text(LINE).setWidth(8).moveTo(Vec.of(0, 3.8 - 7.6 * i / LINES)));
      }
      pause(1);
    }
  }

  private void prepareImage() {
    int[] argb = new Random(2).ints(SIDE * SIDE).map(c -> c | 0xFF000000).toArray();
    Affine turned = Affine.scaling(0.7).then(Affine.rotation(0.3, new Vec(0, 0, 1)));
    Affine map = turned.then(new Projection(Camera.DEFAULT, WIDTH, HEIGHT).camera());
    MipChain chain = new MipChain(new RasterImage(SIDE, SIDE, argb));
    image = new ImageShader(chain, Homography.inverse(map, null, 0), 1, new ScanlineSampler());
  }

  private static Item square(int i) {
    Path path = Path.polygon(Vec.ZERO, Vec.of(0.1, 0), Vec.of(0.1, 0.1), Vec.of(0, 0.1));
    return new Item.Shape(path, Affine.translation(Vec.of(i % 100 / 10.0, 0)), Style.NONE, 0);
  }

  /** Rasterizes a page of about 2,000 glyphs, whose contours are cached. */
  @Benchmark
  public void pageOfGlyphs() {
    for (DrawCommand command : page) {
      painter.paint(command, 0, 0, WIDTH, HEIGHT);
    }
  }

  /** Blends a row of 1,920 pixels with one colour at constant coverage. */
  @Benchmark
  public void evenSpan() {
    solid.run(0, HEIGHT / 2, WIDTH, 200);
  }

  /** Blends a row of 1,920 pixels with one colour through a coverage mask. */
  @Benchmark
  public void maskedSpan() {
    solid.mask(0, HEIGHT / 2, WIDTH, coverage, 0);
  }

  /** Samples a square of 128 x 128 pixels in the middle of a rotated image. */
  @Benchmark
  public int[] rotatedImage() {
    for (int y = 0; y < 128; y++) {
      image.shade(WIDTH / 2 - 64, HEIGHT / 2 - 64 + y, 128, row);
    }
    return row;
  }

  /** Compares two lists of 10,000 items, of which 500 differ. */
  @Benchmark
  public int displayListDiff() {
    diff.compare(items, moved);
    return diff.prefixLength();
  }
}
