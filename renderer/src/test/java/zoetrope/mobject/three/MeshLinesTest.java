package zoetrope.mobject.three;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.geometry.Path;
import zoetrope.geometry.Quaternion;
import zoetrope.geometry.Vec;
import zoetrope.internal.raster.Canvas;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.three.mesh.Interval;

/**
 * Tests that the lines of a surface mesh follow the surface, and that a curve on the surface covers
 * these lines.
 */
class MeshLinesTest {
  private static final int WIDTH = 960;
  private static final int HEIGHT = 540;
  private static final Interval RANGE = new Interval(-3, 3);

  private static double height(double x, double y) {
    return StrictMath.sin(x) * StrictMath.cos(y);
  }

  private static Surface hills() {
    return surface((u, v) -> at(u, v, height(u, v)), RANGE, RANGE).setColor(BLUE);
  }

  private static Mobject<?> ring() {
    return parametricCurve(
            t -> {
              double x = 2 * StrictMath.cos(t);
              double y = 2 * StrictMath.sin(t);
              return at(x, y, height(x, y));
            },
            Range.of(0, TAU))
        .setStroke(RED, 8)
        .applyDepthTest();
  }

  /** Returns cameras down to 4 degrees above the ground, where most lines are seen at an angle. */
  private static List<Camera> cameras() {
    List<Camera> cameras = new ArrayList<>();
    for (double phi : new double[] {0.5, 1.1, 1.4, 1.5}) {
      Quaternion turn = Quaternion.of(phi, RIGHT);
      cameras.add(
          new Camera(Vec.ZERO, 7, Quaternion.of(2 * phi - 0.7, OUT).times(turn), Math.PI / 4));
    }
    return cameras;
  }

  private static int[] pixels(Camera camera, Mobject<?>... mobjects) {
    Canvas canvas = new Canvas(WIDTH, HEIGHT);
    canvas.draw(new Frame(camera, BLACK, Rays.seen(camera, mobjects)));
    return canvas.pixels();
  }

  @Test
  void aThickCurveOnASurfaceCoversTheLinesOfItsMesh() {
    var hills = hills();
    var mesh = surfaceMesh(hills).setStroke(WHITE, 1);
    for (Camera camera : cameras()) {
      int[] without = pixels(camera, hills, ring());
      int[] with = pixels(camera, hills, mesh, ring());
      int covered = 0;
      int uncovered = 0;
      for (int p = 0; p < with.length; p++) {
        if (without[p] == RED.toArgb()) {
          covered++;
          uncovered += (with[p] & 255) < (RED.toArgb() & 255) + 40 ? 0 : 1;
        }
      }
      assertTrue(covered > 1000, "covered " + covered);
      // At 4 degrees, the surface itself hides half of the curve.
      assertTrue(uncovered <= covered / 250, uncovered + " of " + covered + ", " + camera);
    }
  }

  @Test
  void linesOfAMeshNeverLeaveTheSurface() {
    Surface[] surfaces = {hills(), hills().resolution(25).scale(0.7).rotate(1, UP)};
    for (Surface hills : surfaces) {
      var mesh = surfaceMesh(hills).setStroke(WHITE, 0.5);
      for (Camera camera : cameras()) {
        int[] without = pixels(camera, hills);
        int[] with = pixels(camera, hills, mesh);
        int beside = 0;
        for (int p = WIDTH; p < with.length - WIDTH; p++) {
          beside += with[p] != BLACK.toArgb() && !isSeenAbout(without, p) ? 1 : 0;
        }
        assertEquals(0, beside, hills.uFaces() + " faces, " + camera);
      }
    }
  }

  private static boolean isSeenAbout(int[] pixels, int p) {
    for (int row = -WIDTH; row <= WIDTH; row += WIDTH) {
      for (int column = -1; column <= 1; column++) {
        if (pixels[p + row + column] != BLACK.toArgb()) {
          return true;
        }
      }
    }
    return false;
  }

  @Test
  void linesOfAMeshLieInTheFacesOfItsSurface() {
    var bowl = hills().resolution(6, 4).stretch(1.5, 0).shift(RIGHT);
    List<Item> items = Rays.faces(cameras().get(0), surfaceMesh(bowl, 8, 5));
    assertEquals(48 * (8 + 5), items.size());
    Random random = new Random(3);
    for (int k = 0; k < 200; k++) {
      Path path = ((Item.Shape) items.get(random.nextInt(items.size()))).path();
      Vec point = path.point(random.nextInt(path.pointCount()));
      assertEquals(0, distance(point, bowl), 1e-9, point.toString());
    }
  }

  /** Returns the distance of a point from the triangles of a surface that is a function graph. */
  private static double distance(Vec p, Surface surface) {
    double distance = Double.POSITIVE_INFINITY;
    for (int i = 0; i < surface.faceCount(); i++) {
      List<Vec> c = surface.faceCorners(i);
      distance = Math.min(distance, distance(p, c.get(0), c.get(1), c.get(2)));
      distance = Math.min(distance, distance(p, c.get(0), c.get(2), c.get(3)));
    }
    return distance;
  }

  private static double distance(Vec p, Vec a, Vec b, Vec c) {
    Vec normal = b.minus(a).cross(c.minus(a)).normalized();
    double away = p.minus(a).dot(normal);
    Vec foot = p.minus(normal.times(away));
    Vec[] corners = {a, b, c};
    for (int k = 0; k < 3; k++) {
      Vec side = corners[(k + 1) % 3].minus(corners[k]);
      if (side.cross(foot.minus(corners[k])).dot(normal) < -1e-7) {
        return Double.POSITIVE_INFINITY;
      }
    }
    return Math.abs(away);
  }
}
