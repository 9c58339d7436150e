package zoetrope.internal.raster.outline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.frame.Camera;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.frame.RasterImage;
import zoetrope.frame.Resampling;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Quaternion;
import zoetrope.geometry.Vec;
import zoetrope.internal.raster.TestCanvas;

class ProjectionTest {
  private static final Style WHITE = Style.NONE.withFill(new Paint.Solid(Palette.WHITE));

  /** Returns the centre of the white area, in pixels. */
  private static double[] middle(TestCanvas p) {
    double sum = 0;
    double mx = 0;
    double my = 0;
    for (int y = 0; y < TestCanvas.HEIGHT; y++) {
      for (int x = 0; x < TestCanvas.WIDTH; x++) {
        sum += p.red(x, y);
        mx += p.red(x, y) * (x + 0.5);
        my += p.red(x, y) * (y + 0.5);
      }
    }
    return new double[] {mx / sum, my / sum};
  }

  private static Item dot(Vec at, double fixed) {
    Path square = Paths.rectangle(0.2, 0.2);
    return new Item.Shape(square, Affine.translation(at), WHITE, fixed);
  }

  private static void assertDot(double x, double y, TestCanvas p) {
    assertEquals(x, middle(p)[0], 0.15);
    assertEquals(y, middle(p)[1], 0.15);
  }

  @Test
  void projectsPointsOfTheUprightPlane() {
    assertDot(80 + 20, 40 - 10, TestCanvas.draw(dot(Vec.of(2, 1), 0)));
    Camera moved = new Camera(Vec.of(1, 1), 4, Quaternion.IDENTITY, Math.PI / 4);
    assertDot(80 + 20, 40, TestCanvas.draw(moved, dot(Vec.of(2, 1), 0)));
  }

  @Test
  void fartherItemsAreSmallerByTheFormula() {
    double w = 1 + 3 * Math.tan(Math.PI / 8) / 4;
    assertDot(80 + 20 / w, 40 - 10 / w, TestCanvas.draw(dot(Vec.of(2, 1, -3), 0)));
  }

  @Test
  void aTurnedCameraSeesByTheFormula() {
    Quaternion turn = Quaternion.of(0.7, Vec.of(0, 1, 0));
    Camera camera = new Camera(Vec.of(0.3, 0), 8, turn, Math.PI / 4);
    Vec q = turn.conjugate().toAffine().apply(Vec.of(2, 1).minus(Vec.of(0.3, 0)));
    double w = 1 - q.z() * Math.tan(Math.PI / 8) / 4;
    double[] seen = middle(TestCanvas.draw(camera, dot(Vec.of(2, 1), 0)));
    assertEquals(80 + 10 * q.x() / w, seen[0], 0.1);
    assertEquals(40 - 10 * q.y() / w, seen[1], 0.1);
  }

  @Test
  void fixedItemsStayAndHalfFixedItemsMoveHalfway() {
    Camera camera = new Camera(Vec.of(4, 0), 8, Quaternion.IDENTITY, Math.PI / 4);
    assertDot(100, 30, TestCanvas.draw(camera, dot(Vec.of(2, 1), 1)));
    assertDot(60, 30, TestCanvas.draw(camera, dot(Vec.of(2, 1), 0)));
    assertDot(80, 30, TestCanvas.draw(camera, dot(Vec.of(2, 1), 0.5)));
  }

  @Test
  void strokesGetThinnerWithDistance() {
    Path line = Path.polyline(Vec.of(-2, 0, -5), Vec.of(2, 0, -5));
    double w = 1 + 5 * Math.tan(Math.PI / 8) / 4;
    Item item = new Item.Shape(line, Affine.IDENTITY, Style.NONE.withStroke(TestCanvas.pen(6)), 0);
    assertEquals(40 / w * 6 / w, TestCanvas.draw(item).area(), 0.1);
  }

  @Test
  void aPlaneThatRunsBehindTheEyeIsClippedAtTheNearPlane() {
    Path ground =
        Path.polygon(
            Vec.of(-500, -1, -900),
            Vec.of(500, -1, -900),
            Vec.of(500, -1, 900),
            Vec.of(-500, -1, 900));
    Style style = WHITE.withStroke(Stroke.of(Color.rgb(1, 0, 0), 4));
    TestCanvas p = TestCanvas.draw(new Item.Shape(ground, Affine.IDENTITY, style, 0));
    assertEquals(0, p.rgb(80, 38));
    assertEquals(0xFFFFFF, p.rgb(80, 70));
    assertEquals(0xFFFFFF, p.rgb(5, 75));
    TestCanvas behind = TestCanvas.draw(dot(Vec.of(0, 0, 12), 0));
    assertEquals(0, behind.area());
  }

  private static Paint gradient(boolean radial, Paint.Spread spread, Affine map) {
    return new Paint.Gradient(
        radial,
        map,
        List.of(new Paint.Stop(0, Color.rgb(0, 0, 0)), new Paint.Stop(1, Color.rgb(1, 1, 1))),
        spread);
  }

  @Test
  void aLinearGradientIsLinearAndSpreads() {
    Path square = TestCanvas.polygon(0, 0, 160, 0, 160, 80, 0, 80);
    Affine map = Affine.plane(40, 0, 0, 40, 60, 0);
    TestCanvas pad =
        TestCanvas.draw(TestCanvas.painted(square, gradient(false, Paint.Spread.PAD, map), 0));
    TestCanvas repeat =
        TestCanvas.draw(TestCanvas.painted(square, gradient(false, Paint.Spread.REPEAT, map), 0));
    TestCanvas reflect =
        TestCanvas.draw(TestCanvas.painted(square, gradient(false, Paint.Spread.REFLECT, map), 0));
    for (int x = 0; x < 160; x++) {
      double t = (x + 0.5 - 60) / 40;
      double saw = t - Math.floor(t);
      assertEquals(255 * Math.max(0, Math.min(1, t)), pad.red(x, 40), 1);
      assertEquals(255 * saw, repeat.red(x, 40), 1);
      assertEquals(255 * (Math.floor(t) % 2 == 0 ? saw : 1 - saw), reflect.red(x, 40), 1);
    }
  }

  @Test
  void aRadialGradientRunsWithTheDistance() {
    Path square = TestCanvas.polygon(0, 0, 160, 0, 160, 80, 0, 80);
    Affine map = Affine.plane(50, 0, 0, 50, 80, 40);
    TestCanvas p =
        TestCanvas.draw(TestCanvas.painted(square, gradient(true, Paint.Spread.PAD, map), 0));
    for (int x = 0; x < 160; x += 7) {
      double r = Math.hypot(x + 0.5 - 80, 60.5 - 40) / 50;
      assertEquals(255 * Math.min(1, r), p.red(x, 60), 1);
    }
  }

  @Test
  void aGradientIsSeenInPerspectiveLikeItsShape() {
    Affine tilt = Affine.rotation(1, Vec.of(0, 1, 0));
    Paint paint = gradient(false, Paint.Spread.PAD, Affine.plane(8, 0, 0, 8, -4, 0));
    Style style = new Style(paint, 0, Stroke.NONE, Stroke.NONE);
    TestCanvas p = TestCanvas.draw(new Item.Shape(Paths.rectangle(8, 4), tilt, style, 0));
    for (double u = -3.5; u <= 3.5; u += 0.5) {
      Vec v = tilt.apply(Vec.of(u, 0));
      double w = 1 - v.z() * Math.tan(Math.PI / 8) / 4;
      int x = (int) Math.floor(80 + 10 * v.x() / w);
      assertEquals(255 * (u + 4) / 8, p.red(x, 40), 255 / 8.0 / 3, "at " + u);
    }
  }

  private static Item image(RasterImage image, Affine place, double opacity) {
    return new Item.Image(image, place, opacity, 0, Resampling.BILINEAR);
  }

  @Test
  void anImageInItsOwnSizeIsCopiedPixelByPixel() {
    int[] argb = new int[16 * 8];
    for (int i = 0; i < argb.length; i++) {
      argb[i] = 0xFF000000 | i * 0x012345;
    }
    Affine place = Affine.scaling(0.8, 0.4, 1).then(Affine.translation(Vec.of(-7.2, 3.6)));
    TestCanvas p = TestCanvas.draw(image(new RasterImage(16, 8, argb), place, 1));
    for (int i = 0; i < argb.length; i++) {
      assertEquals(argb[i] & 0xFFFFFF, p.rgb(i % 16, i / 16), "pixel " + i);
    }
    assertEquals(0, p.rgb(16, 4));
  }

  @Test
  void aReducedImageHasTheMeanOfItsPixels() {
    int[] argb = new int[640 * 320];
    for (int i = 0; i < argb.length; i++) {
      argb[i] = (i % 640 + i / 640) % 2 == 0 ? 0xFFFFFFFF : 0xFF000000;
    }
    RasterImage board = new RasterImage(640, 320, argb);
    for (double size : new double[] {0.7, 1.3, 2.5}) {
      Affine place = Affine.scaling(2 * size, size, 1).then(Affine.rotation(size, Vec.of(0, 0, 1)));
      TestCanvas p = TestCanvas.draw(image(board, place, 1));
      assertEquals(127.5, p.red(80, 40), 3, "size " + size);
      assertEquals(127.5, p.red(83, 42), 3, "size " + size);
    }
  }

  @Test
  void aTransparentBorderHasNoDarkFringe() {
    int[] argb = {0xFFFFFFFF, 0x00000000};
    Affine place = Affine.scaling(4, 2, 1);
    Item ground =
        TestCanvas.filled(TestCanvas.polygon(0, 0, 160, 0, 160, 80, 0, 80), Palette.WHITE);
    TestCanvas p = TestCanvas.draw(ground, image(new RasterImage(2, 1, argb), place, 1));
    for (int x = 0; x < 160; x++) {
      assertTrue(p.red(x, 40) >= 254, "at " + x);
    }
  }

  @Test
  void anImageFadesWithItsOpacity() {
    RasterImage white = new RasterImage(1, 1, new int[] {0xFFFFFFFF});
    assertEquals(102, TestCanvas.draw(image(white, Affine.IDENTITY, 0.4)).red(80, 40));
  }

  @Test
  void anImageIsSeenInPerspective() {
    int[] argb = new int[100];
    for (int i = 0; i < 100; i++) {
      argb[i] = 0xFF000000 | (255 * i / 99) << 16;
    }
    Affine tilt = Affine.scaling(4, 2, 1).then(Affine.rotation(1, Vec.of(0, 1, 0)));
    TestCanvas p = TestCanvas.draw(image(new RasterImage(100, 1, argb), tilt, 1));
    for (double u = -0.8; u <= 0.8; u += 0.2) {
      Vec v = tilt.apply(Vec.of(u, 0));
      double w = 1 - v.z() * Math.tan(Math.PI / 8) / 4;
      assertEquals(
          255 * (u + 1) / 2, p.red((int) Math.floor(80 + 10 * v.x() / w), 40), 8, "at " + u);
    }
  }
}
