package zoetrope.mobject.three;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static zoetrope.Zoetrope.*;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.author.Runs;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.frame.RasterImage;
import zoetrope.internal.raster.Canvas;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.display.Shading;
import zoetrope.mobject.three.mesh.MeshTexture;

/** Tests of images on surfaces. */
class TexturedSurfaceTest {
  private static final int WIDTH = 240;
  private static final int HEIGHT = 160;
  private static final int R = 0xFFFF0000;
  private static final int G = 0xFF00FF00;
  private static final int B = 0xFF0000FF;
  private static final int W = 0xFFFFFFFF;

  /** An image with red and green above blue and white. */
  private static final RasterImage BOARD = new RasterImage(2, 2, new int[] {R, G, B, W});

  private static final RasterImage WHITE_DOT = new RasterImage(1, 1, new int[] {W});

  private static Surface plane(int n) {
    return surface((u, v) -> at(6 * u - 3, 6 * v - 3)).resolution(n).setShading(Shading.NONE);
  }

  private static int[] drawn(Mobject<?>... all) {
    var out = new DisplayListBuilder(Camera.DEFAULT);
    for (Mobject<?> m : all) {
      m.emit(out);
    }
    var canvas = new Canvas(WIDTH, HEIGHT);
    canvas.draw(new Frame(Camera.DEFAULT, BLACK, out.items()));
    return canvas.pixels();
  }

  private static int pixel(int[] pixels, double x, double y) {
    int column = (int) (WIDTH / 2.0 + x * HEIGHT / 8);
    int row = (int) (HEIGHT / 2.0 - y * HEIGHT / 8);
    return pixels[row * WIDTH + column];
  }

  private static void assertBoard(int[] pixels) {
    assertEquals(R, pixel(pixels, -2.5, 2.5));
    assertEquals(G, pixel(pixels, 2.5, 2.5));
    assertEquals(B, pixel(pixels, -2.5, -2.5));
    assertEquals(W, pixel(pixels, 2.5, -2.5));
  }

  @Test
  void anImageIsUprightOnAPlaneInItsColours() {
    assertBoard(drawn(texturedSurface(plane(1), BOARD)));
    assertBoard(drawn(texturedSurface(plane(5), BOARD)));
    int[] sharp = drawn(texturedSurface(plane(3), BOARD).resampling(NEAREST));
    assertBoard(sharp);
    assertEquals(R, pixel(sharp, -0.1, 0.1));
    assertEquals(W, pixel(sharp, 0.1, -0.1));
  }

  @Test
  void anImageHasTheShadingOfItsSurface() {
    var lit = plane(4).setShading(Shading.phong(0.5, 0, 0.5, at(0, 0, 90)));
    int[] bright = drawn(texturedSurface(lit, BOARD));
    assertEquals(128, pixel(bright, -2.5, 2.5) >> 8 & 255, 2, "halfway to white");
    var behind = plane(4).setShading(Shading.phong(0.5, 0, 0.5, at(0, 0, -90)));
    assertEquals(128, pixel(drawn(texturedSurface(behind, BOARD)), -2.5, 2.5) >> 16 & 255, 2);
  }

  @Test
  void aSecondImageIsVisibleOnTheDarkSide() {
    var night = new RasterImage(1, 1, new int[] {B});
    var lit = plane(2).setShading(Shading.phong(0, 0, 0, at(0, 0, 9)));
    assertEquals(W, pixel(drawn(texturedSurface(lit, WHITE_DOT, night)), 1, 1));
    lit.setShading(Shading.phong(0, 0, 0, at(0, 0, -9)));
    assertEquals(B, pixel(drawn(texturedSurface(lit, WHITE_DOT, night)), 1, 1));
    assertEquals(1, MeshTexture.day(1));
    assertEquals(0, MeshTexture.day(-1));
    assertEquals(0.5, MeshTexture.day(0), 1e-12);
  }

  @Test
  void transparentPixelsShowTheBackground() {
    var hole = new RasterImage(1, 1, new int[] {0x80FF0000});
    var ball = texturedSurface(sphere(2).setShading(Shading.NONE), hole);
    var back = square(8).setFill(WHITE, 1);
    int color = pixel(drawn(back, ball), 0, 0);
    assertEquals(255, color >> 16 & 255, 2);
    assertEquals(64, color & 255, 3, "both sides of the ball are in front of white");
    int faded = pixel(drawn(back, texturedSurface(plane(2), BOARD).setOpacity(0.5)), 2.5, 2.5);
    assertEquals(128, faded & 255, 2);
  }

  @Test
  void anImageIsClippedExactlyAndKeepsItsColours() {
    var cut = texturedSurface(plane(3), BOARD).setClipPlane(RIGHT, 0.9).setColor(RED);
    int[] pixels = drawn(cut);
    assertEquals(0xFF000000, pixel(pixels, -1, 2.5));
    int[] whole = drawn(texturedSurface(plane(3), BOARD));
    assertEquals(pixel(whole, -0.85, 2.5), pixel(pixels, -0.85, 2.5));
    assertEquals(W, pixel(pixels, 2.5, -2.5));
  }

  @Test
  void aTransformChangesTheImageAtTheEnd() {
    var a = texturedSurface(plane(2), BOARD);
    var b = texturedSurface(plane(2), WHITE_DOT).shift(RIGHT);
    var run =
        Runs.run(
            s -> {
              s.put(a);
              s.playAll(transform(a, b));
              s.rest(0.5);
            });
    assertSame(BOARD, picture(run.items(9).get(0)));
    assertSame(WHITE_DOT, picture(run.items(-1).get(0)));
  }

  private static RasterImage picture(Item group) {
    var mesh = (Item.Mesh) ((Item.DepthGroup) group).items().get(0);
    return mesh.corners().texture().picture();
  }

  @Test
  void pixelsAreEqualForAnyDivisionOfTheSurface() {
    int[] whole = drawn(texturedSurface(plane(1), BOARD));
    int[] divided = drawn(texturedSurface(plane(7), BOARD));
    for (int i = 0; i < whole.length; i++) {
      for (int shift = 0; shift < 24; shift += 8) {
        assertEquals(whole[i] >> shift & 255, divided[i] >> shift & 255, 2);
      }
    }
  }

  @Test
  void vectorOutputsUseTheMeanColoursOfFaces() {
    var textured = texturedSurface(plane(2), BOARD);
    var out = new DisplayListBuilder(Camera.DEFAULT);
    textured.emit(out);
    var mesh = (Item.Mesh) ((Item.DepthGroup) out.items().get(0)).items().get(0);
    assertArrayEquals(new int[] {B, R, W, G}, mesh.colors());
    assertEquals(List.of(0, 1, 2, 3), Arrays.stream(mesh.order()).boxed().toList());
  }
}
