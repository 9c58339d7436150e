package zoetrope.tools.kernels;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.frame.RasterImage;
import zoetrope.frame.Resampling;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.raster.Canvas;
import zoetrope.internal.raster.Damage;
import zoetrope.mobject.text.Text;
import zoetrope.render.request.Quality;

/** Benchmarks of drawing on a canvas, one kind of item at a time, in microseconds. */
public class CanvasKernels extends TimedKernels {
  private static final Quality QUALITY = Quality.HIGH;
  private static final int LINES = 40;
  private static final String LINE =
      "attention is all you need, so look where the others look, and";
  private static final int PICTURE = 256;
  private static final int ITEMS = 10_000;

  private final Canvas canvas = new Canvas(QUALITY.width(), QUALITY.height());
  private final Frame[] squares = new Frame[2];
  private Frame page;
  private Frame cells;
  private Frame picture;
  private int shown;

  /** Creates a benchmark that {@link #prepare} sets up. */
  public CanvasKernels() {}

  /** Creates the frames. */
  @Setup
  public void prepare() {
    page = pageOfText();
    cells = frame(cells());
    picture = frame(List.of(picture()));
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < ITEMS; i++) {
      items.add(square(i, 0));
    }
    squares[0] = frame(items);
    List<Item> moved = new ArrayList<>(items);
    for (int i = ITEMS / 4; i < 3 * ITEMS / 4; i += 10) {
      moved.set(i, square(i, 0.02));
    }
    squares[1] = frame(moved);
  }

  private static Frame frame(List<Item> items) {
    return new Frame(Camera.DEFAULT, Color.rgb(0, 0, 0), items);
  }

  /** Returns lines of text with letters about 17 pixels wide. */
  private static Frame pageOfText() {
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < LINES; i++) {
      new Text(LINE).setWidth(8).moveTo(Vec.of(0, 3.8 - 7.6 * i / LINES)).appendItems(items);
    }
    return frame(items);
  }

  /** Returns a page of translucent cells: rows of pixels with equal coverage. */
  private static List<Item> cells() {
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < 16; i++) {
      for (int j = 0; j < 9; j++) {
        items.add(rectangle(Vec.of(i - 7.5, j - 4), 0.95, Palette.BLUE.withAlpha(0.5)));
      }
    }
    return items;
  }

  private static Item picture() {
    int[] argb = new Random(2).ints(PICTURE * PICTURE).map(c -> c | 0xFF000000).toArray();
    Affine turned = Affine.scaling(0.7).then(Affine.rotation(0.3, new Vec(0, 0, 1)));
    return new Item.Image(
        new RasterImage(PICTURE, PICTURE, argb), turned, 1, 0, Resampling.BILINEAR);
  }

  private static Item square(int i, double shift) {
    return rectangle(Vec.of(i % 125 / 9.0 - 7 + shift, i / 125 / 10.0 - 4), 0.05, Palette.YELLOW);
  }

  private static Item rectangle(Vec center, double side, Color color) {
    double half = side / 2;
    Path path =
        Path.polygon(
            Vec.of(-half, -half), Vec.of(half, -half), Vec.of(half, half), Vec.of(-half, half));
    return new Item.Shape(
        path, Affine.translation(center), Style.NONE.withFill(new Paint.Solid(color)), 0);
  }

  /** Draws a page of about 2,000 glyphs on an empty canvas. */
  @Benchmark
  public Damage pageOfGlyphs() {
    return fromScratch(page);
  }

  /** Draws 144 translucent cells on an empty canvas. */
  @Benchmark
  public Damage translucentCells() {
    return fromScratch(cells);
  }

  /** Draws a rotated image on an empty canvas. */
  @Benchmark
  public Damage turnedPicture() {
    return fromScratch(picture);
  }

  /** Draws 10,000 squares, 500 of which have moved since the previous frame. */
  @Benchmark
  public Damage movedSquares() {
    shown = 1 - shown;
    return canvas.draw(squares[shown]);
  }

  private Damage fromScratch(Frame frame) {
    canvas.invalidate();
    return canvas.draw(frame);
  }
}
