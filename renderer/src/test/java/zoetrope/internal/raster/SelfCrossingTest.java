package zoetrope.internal.raster;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.display.Shading;
import zoetrope.mobject.three.Sphere;
import zoetrope.mobject.three.Square3D;
import zoetrope.mobject.three.Surface;
import zoetrope.mobject.three.Torus;
import zoetrope.mobject.three.mesh.AbstractMesh;
import zoetrope.mobject.three.mesh.Interval;

/** Surfaces that intersect or hide themselves are drawn correctly in each pixel, without seams. */
class SelfCrossingTest {
  private static final int WIDTH = 480;
  private static final int HEIGHT = 270;
  private static final Interval TURN = new Interval(0, 2 * Math.PI);

  /** Surfaces that cannot be drawn correctly by painting whole faces in any order. */
  enum Shape {
    KLEIN_BOTTLE,
    MOEBIUS_STRIP,
    CROSSING_CURTAIN,
    LARGE_FACES;

    Surface surface() {
      return switch (this) {
        case KLEIN_BOTTLE -> new Surface(Shape::bottle, TURN, TURN).resolution(48, 24);
        case MOEBIUS_STRIP ->
            new Surface(Shape::strip, TURN, new Interval(-1, 1)).resolution(60, 8);
        case CROSSING_CURTAIN ->
            new Surface(Shape::curtain, new Interval(-2, 2), new Interval(-2, 2)).resolution(24, 6);
        case LARGE_FACES ->
            new Surface(Shape::curtain, new Interval(-2, 2), new Interval(-2, 2)).resolution(5, 1);
      };
    }

    private static Vec bottle(double u, double v) {
      double cu = StrictMath.cos(u);
      double su = StrictMath.sin(u);
      double cv = StrictMath.cos(v);
      double r = 4 * (1 - cu / 2);
      double x = 6 * cu * (1 + su) + (u < Math.PI ? r * cu * cv : -r * cv);
      double y = 16 * su + (u < Math.PI ? r * su * cv : 0);
      return new Vec(x, y, r * StrictMath.sin(v)).times(0.12);
    }

    private static Vec strip(double u, double v) {
      double r = 2 + v * StrictMath.cos(u / 2);
      return new Vec(r * StrictMath.cos(u), r * StrictMath.sin(u), v * StrictMath.sin(u / 2));
    }

    /** Returns a point of a loop in the plane, extruded along y; the loop crosses itself. */
    private static Vec curtain(double u, double v) {
      return new Vec(u * u * u - 2 * u, v, u * u - 1);
    }
  }

  private static int[] drawn(Mobject<?>... mobjects) {
    Canvas canvas = new Canvas(WIDTH, HEIGHT);
    canvas.draw(frame(mobjects));
    return canvas.pixels();
  }

  private static Frame frame(Mobject<?>... mobjects) {
    DisplayListBuilder list = new DisplayListBuilder(Camera.DEFAULT);
    for (Mobject<?> m : mobjects) {
      m.emit(list);
    }
    return new Frame(Camera.DEFAULT, Palette.BLACK, list.items());
  }

  /**
   * Returns the colour of the face that a ray through a position on the frame hits first, or null.
   */
  private static Color first(List<List<Vec>> faces, List<Color> colors, double px, double py) {
    Vec eye = Camera.DEFAULT.eye();
    double unit = 8.0 / HEIGHT;
    Vec aim = Vec.of((px - WIDTH / 2.0) * unit, (HEIGHT / 2.0 - py) * unit).minus(eye);
    Color first = null;
    double nearest = Double.POSITIVE_INFINITY;
    for (int i = 0; i < faces.size(); i++) {
      List<Vec> c = faces.get(i);
      double t = Math.min(hit(eye, aim, c, 0, 1, 2), hit(eye, aim, c, 0, 2, 3));
      if (t < nearest) {
        nearest = t;
        first = colors.get(i);
      }
    }
    return first;
  }

  /**
   * Returns the distance along a ray to a triangle (Moeller and Trumbore 1997); infinite if the ray
   * misses the triangle.
   */
  private static double hit(Vec eye, Vec aim, List<Vec> c, int i, int j, int k) {
    Vec a = c.get(j).minus(c.get(i));
    Vec b = c.get(k).minus(c.get(i));
    Vec p = aim.cross(b);
    double det = a.dot(p);
    Vec s = eye.minus(c.get(i));
    Vec q = s.cross(a);
    double u = s.dot(p) / det;
    double v = aim.dot(q) / det;
    double t = b.dot(q) / det;
    return u >= 0 && v >= 0 && u + v <= 1 && t > 0 ? t : Double.POSITIVE_INFINITY;
  }

  @ParameterizedTest
  @EnumSource
  void eachPixelShowsTheFaceThatARayHitsFirst(Shape shape) {
    Random random = new Random(5);
    Surface surface = shape.surface().rotate(0.7, new Vec(1, 0.3, 0)).setShading(Shading.NONE);
    Color[] patches = new Color[64];
    for (int i = 0; i < patches.length; i++) {
      patches[i] = Color.ofArgb(0xFF000000 | random.nextInt(1 << 24));
    }
    List<Color> colors = new ArrayList<>();
    List<List<Vec>> faces = new ArrayList<>();
    for (int i = 0; i < surface.faceCount(); i++) {
      int column = 8 * (i / surface.vFaces()) / surface.uFaces();
      int row = 4 * (i % surface.vFaces()) / surface.vFaces();
      colors.add(patches[8 * row + column]);
      faces.add(surface.faceCorners(i));
    }
    surface.setFaceColors(colors);
    int[] pixels = drawn(surface);
    int checked = 0;
    int wrong = 0;
    for (int k = 0; k < 500; k++) {
      int x = WIDTH / 4 + random.nextInt(WIDTH / 2);
      int y = random.nextInt(HEIGHT);
      Color color = first(faces, colors, x + 0.5, y + 0.5);
      boolean inner = color != null;
      for (int corner = 0; corner < 4 && inner; corner++) {
        double dx = (corner & 1) == 0 ? -0.6 : 1.6;
        double dy = corner < 2 ? -0.6 : 1.6;
        inner = color.equals(first(faces, colors, x + dx, y + dy));
      }
      if (inner) {
        checked++;
        wrong += pixels[y * WIDTH + x] == color.toArgb() ? 0 : 1;
      }
    }
    assertTrue(checked > 30, checked + " rays within a patch");
    // A face that is not flat has slightly different borders from the two triangles that the rays
    // hit.
    assertTrue(wrong <= checked / 100, wrong + " of " + checked + " are wrong");
  }

  @Test
  void facesOfOneColourShowNoSeams() {
    Sphere opaque = new Sphere(2).resolution(64, 32).setColor(Palette.BLUE);
    Square3D glass = new Square3D(5).resolution(37, 23).setColor(Palette.BLUE).setOpacity(0.5);
    glass.rotate(0.8, new Vec(1, 0.4, 0.2));
    for (AbstractMesh<?> m : List.of(opaque, glass)) {
      m.setShading(Shading.NONE);
      Set<Integer> colors = new HashSet<>();
      int[] pixels = drawn(m);
      for (int y = 1; y < HEIGHT - 1; y++) {
        for (int x = 1; x < WIDTH - 1; x++) {
          if (isInner(pixels, y * WIDTH + x)) {
            colors.add(pixels[y * WIDTH + x]);
          }
        }
      }
      assertEquals(1, colors.size(), m + " has inner pixels of " + colors);
    }
  }

  /** Whether no pixel around a pixel shows the background. */
  private static boolean isInner(int[] pixels, int at) {
    for (int dy = -WIDTH; dy <= WIDTH; dy += WIDTH) {
      for (int dx = -1; dx <= 1; dx++) {
        if (pixels[at + dy + dx] == Palette.BLACK.toArgb()) {
          return false;
        }
      }
    }
    return true;
  }

  @ParameterizedTest
  @EnumSource
  void repaintingARotatingSurfaceEqualsDrawingFromScratch(Shape shape) {
    Canvas canvas = new Canvas(WIDTH, HEIGHT);
    Surface surface = shape.surface().setOpacity(0.6);
    Mobject<?> ring = new Torus(1.5, 0.3).resolution(24, 8).setColor(Palette.RED);
    for (int i = 0; i < 4; i++) {
      surface.rotate(0.11, new Vec(1, 1, 0.3));
      if (i % 2 == 0) {
        ring.shift(new Vec(0.07, 0.03, 0.1));
      }
      Frame frame = frame(surface, ring);
      canvas.draw(frame);
      int[] fresh = drawn(surface, ring);
      assertArrayEquals(fresh, canvas.pixels(), "frame " + i);
    }
  }
}
