package zoetrope.mobject.three;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import zoetrope.color.Color;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.frame.RasterImage;
import zoetrope.geometry.Vec;
import zoetrope.internal.raster.Canvas;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Point;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.mobject.display.Shading;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.three.mesh.AbstractMesh;
import zoetrope.mobject.three.mesh.Interval;
import zoetrope.mobject.three.mesh.PolygonMesh;

class SolidsTest {
  /** Returns the volume within faces whose corners run counter-clockwise as seen from outside. */
  private static double volume(AbstractMesh<?> solid) {
    double six = 0;
    for (int i = 0; i < solid.faceCount(); i++) {
      List<Vec> c = solid.faceCorners(i);
      for (int k = 1; k + 1 < c.size(); k++) {
        six += c.get(0).dot(c.get(k).cross(c.get(k + 1)));
      }
    }
    return six / 6;
  }

  @Test
  void facesOfSolidsLookOutwardsAndEncloseTheRightVolume() {
    assertEquals(8, volume(new Cube()), 1e-9);
    assertEquals(8, volume(new Cube().resolution(3)), 1e-9);
    assertEquals(6, volume(new Prism()), 1e-9);
    assertEquals(4.0 / 3 * PI, volume(new Sphere()), 0.02);
    assertEquals(2 * PI * PI * 3, volume(new Torus()), 0.3);
    assertEquals(2 * PI, volume(new Cylinder().showEnds()), 0.02);
    assertEquals(PI / 3, volume(new Cone().showBase()), 0.01);
    assertEquals(1 / (6 * Math.sqrt(2)), volume(new Tetrahedron()), 1e-9);
    assertEquals(Math.sqrt(2) / 3, volume(new Octahedron()), 1e-9);
    assertEquals(2.181694990624912, volume(new Icosahedron()), 1e-9);
    assertEquals(7.663118960624632, volume(new Dodecahedron()), 1e-9);
    assertTrue(volume(new Arrow3D()) > 0);
    assertTrue(volume(new Dot3D()) > 0);
  }

  @Test
  void sidesOfBoxesOfRectanglesStandInTheLight() {
    VCube cube = new VCube().setFill(GREY, 1);
    Color lit = shown(cube.get(3));
    Color dark = shown(cube.get(2));
    assertTrue(lit.red() > GREY.red() && GREY.red() > dark.red(), lit + " and " + dark);
    assertEquals(GREY, cube.get(2).fillColor(), "its own colour stays");
    assertEquals(dark, shown(cube.copy().get(2)));
    assertEquals(GREY, shown(cube.setShading(Shading.NONE).get(2)));
    Prismify prism = new Prismify(new Square(2).setFill(GREY, 1), 1, IN);
    assertTrue(shown(prism.get(2)).red() > shown(prism.get(0)).red(), "the back is in the dark");
  }

  /** Returns the colour of a single face as seen by the default camera. */
  private static Color shown(Mobject<?> face) {
    List<Item> items = new ArrayList<>();
    face.appendItems(items);
    return ((Paint.Solid) ((Item.Shape) items.get(0)).style().fill()).color();
  }

  @Test
  void regularSolidsHaveTheirFaces() {
    assertEquals(4, new Tetrahedron().faceCount());
    assertEquals(8, new Octahedron().faceCount());
    assertEquals(20, new Icosahedron().faceCount());
    Dodecahedron d = new Dodecahedron(2);
    assertEquals(12, d.faceCount());
    assertEquals(5, d.faceCorners(3).size());
    assertEquals(2, d.faceCorners(0).get(0).distance(d.faceCorners(0).get(1)), 1e-9);
  }

  @Test
  void aConvexHullContainsAllPointsAndOmitsInnerCorners() {
    List<Vec> points = new ArrayList<>();
    Random random = new Random(3);
    for (int i = 0; i < 200; i++) {
      points.add(new Vec(random.nextGaussian(), random.nextGaussian(), random.nextGaussian()));
    }
    ConvexHull3D hull = new ConvexHull3D(points);
    for (int i = 0; i < hull.faceCount(); i++) {
      Vec[] c = hull.faceCorners(i).toArray(new Vec[0]);
      Vec n = Rays.normal(c);
      for (Vec p : points) {
        assertTrue(p.minus(c[0]).dot(n) < 1e-7);
      }
    }
    ConvexHull3D cube =
        new ConvexHull3D(
            ORIGIN,
            Vec.of(1, 0),
            Vec.of(0, 1),
            Vec.of(1, 1),
            OUT,
            new Vec(1, 0, 1),
            new Vec(0, 1, 1),
            new Vec(1, 1, 1),
            new Vec(0.5, 0.5, 0.5));
    assertEquals(6, cube.faceCount());
    assertThrows(
        IllegalArgumentException.class, () -> new ConvexHull3D(ORIGIN, RIGHT, UP, UR, LEFT));
    assertThrows(IllegalArgumentException.class, () -> new ConvexHull3D(ORIGIN, UP, RIGHT));
  }

  @Test
  void aPolyhedronTurnsItsFacesOutwards() {
    List<Vec> corners = List.of(ORIGIN, RIGHT, UP, OUT);
    List<List<Integer>> faces =
        List.of(List.of(0, 1, 2), List.of(0, 1, 3), List.of(1, 2, 3), List.of(0, 2, 3));
    assertEquals(1.0 / 6, volume(new Polyhedron(corners, faces)), 1e-12);
    assertThrows(
        IllegalArgumentException.class, () -> new Polyhedron(corners, List.of(List.of(0, 1, 4))));
    assertThrows(
        IllegalArgumentException.class, () -> new Polyhedron(corners, List.of(List.of(0, 1))));
  }

  @Test
  void linesAndArrowsReachFromPointToPoint() {
    Arrow3D arrow = new Arrow3D(new Vec(1, 2, 3), new Vec(-1, 2, 5));
    assertTrue(arrow.start().distance(new Vec(1, 2, 3)) < 1e-9);
    assertTrue(arrow.end().distance(new Vec(-1, 2, 5)) < 1e-9);
    arrow.shift(UP);
    assertTrue(arrow.end().distance(new Vec(-1, 3, 5)) < 1e-9);
    Line3D line = new Line3D(ORIGIN, new Vec(0, 0, -4));
    assertEquals(-4, line.bounds().min().z(), 1e-9);
    assertEquals(0.05, line.width(), 1e-3);
    assertThrows(IllegalArgumentException.class, () -> new Arrow3D(UP, UP));
    assertThrows(IllegalArgumentException.class, () -> new Line3D(UP, UP));
  }

  @Test
  void aCheckerboardAlternatesAndGivesWayToAColour() {
    Sphere s = new Sphere().resolution(4, 4).communityStyle();
    assertEquals(BLUE_D, s.faceColor(0));
    assertEquals(CommunityPalette.BLUE_E, s.faceColor(1));
    assertEquals(CommunityPalette.BLUE_E, s.faceColor(4));
    assertEquals(CommunityPalette.BLUE_E, s.copy().resolution(3, 3).faceColor(3));
    s.setOpacity(0.5);
    assertEquals(CommunityPalette.BLUE_E.withAlpha(0.5), s.faceColor(1));
    assertEquals(RED.withAlpha(0.5), s.setFill(RED).faceColor(1));
  }

  @Test
  void aColourScaleHasItsOwnRange() {
    Surface s = surface((u, v) -> Vec.of(u, v, u)).resolution(4, 1);
    s.colorByValue(Vec::z, colorScale(0.25, BLUE).and(0.375, WHITE).and(2, RED));
    assertEquals(BLUE, s.faceColor(0));
    assertEquals(WHITE, s.faceColor(1));
    assertEquals(WHITE.mix(RED, 0.25 / 1.625), s.faceColor(2));
    s.setFill(GREEN, 0.5);
    s.colorByValue(Vec::z, colorScale(0, 1, BLUE, RED));
    assertEquals(BLUE.mix(RED, 0.125).withAlpha(0.5), s.faceColor(0));
  }

  @Test
  void coloursFollowAValue() {
    Surface s = new Surface((u, v) -> new Vec(u, v, u)).resolution(3);
    s.colorByValue(Vec::z, BLUE, RED);
    assertEquals(BLUE, s.faceColor(0));
    assertEquals(RED, s.faceColor(8));
  }

  @Test
  void surfacesOfOneStructureChangeIntoEachOther() {
    Sphere sphere = new Sphere().resolution(10, 10).setColor(RED);
    Torus torus = new Torus().resolution(10, 10).setColor(BLUE);
    var tween = MobjectTrees.tween(sphere, sphere.copy(), torus, MotionPath.STRAIGHT);
    Vec from = sphere.faceCorners(57).get(1);
    Vec to = torus.faceCorners(57).get(1);
    tween.at(0.5);
    assertTrue(sphere.faceCorners(57).get(1).distance(from.lerp(to, 0.5)) < 1e-9);
    assertEquals(RED.lerp(BLUE, 0.5), sphere.faceColor(0));
    tween.at(1);
    assertEquals(to, sphere.faceCorners(57).get(1));
    assertEquals(BLUE, sphere.faceColor(0));
    Sphere other = new Sphere().resolution(9, 10);
    var e =
        assertThrows(
            IllegalArgumentException.class,
            () -> MobjectTrees.tween(sphere, sphere, other, MotionPath.STRAIGHT));
    assertTrue(e.getMessage().contains("same resolution"));
  }

  @Test
  void invalidSizesResolutionsAndPointsAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> new Sphere(0));
    assertThrows(IllegalArgumentException.class, () -> new Sphere(Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> new Cube(-1));
    assertThrows(IllegalArgumentException.class, () -> new Torus(1, 0));
    assertThrows(IllegalArgumentException.class, () -> new Sphere().resolution(0, 5));
    assertThrows(IllegalArgumentException.class, () -> new Sphere().resolution(5, 2001));
    assertThrows(IllegalArgumentException.class, () -> new Sphere().checkerboard());
    assertThrows(IllegalArgumentException.class, () -> new Interval(0, Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> new Cylinder(1, 1, ORIGIN));
    assertThrows(IllegalArgumentException.class, () -> new Sphere().setShading(-1, 0, 0));
    Surface pole = new Surface((u, v) -> new Vec(u, v, 1 / (u * 0)));
    var e = assertThrows(IllegalStateException.class, () -> pole.appendItems(new ArrayList<>()));
    assertTrue(e.getMessage().contains("Surface"));
  }

  @Test
  void shadingFollowsItsFormula() {
    Shading phong = Shading.phong(0.3, 0.2, 0.4);
    Vec light = new Vec(-10, 10, 10);
    Vec eye = new Vec(0, 0, 10);
    double lit = 1 / Math.sqrt(3);
    // r = 2 (n l) n - l, and v = n = OUT
    double miss = 1 - (2 * lit - lit);
    double bright = 0.3 * lit + 0.2 * Math.exp(-3 * miss * miss);
    Color seen = phong.shade(Color.rgb(0.2, 0.4, 1), ORIGIN, OUT, eye);
    assertEquals(0.2 + 0.8 * bright, seen.red(), 1e-12);
    assertEquals(0.4 + 0.6 * bright, seen.green(), 1e-12);
    assertEquals(1, seen.blue());
    Color dark = Shading.phong(0.3, 0, 0.4).shade(Color.rgb(0.5, 0.5, 0.5), ORIGIN, IN, eye);
    assertEquals(0.5 * (1 - 0.4 * lit), dark.red(), 1e-12);
    Color away = Shading.additive(light).shade(Color.rgb(0.5, 0.5, 0.5), ORIGIN, IN, eye);
    assertEquals(0.5 - 0.25 * lit * lit * lit, away.green(), 1e-12);
    assertEquals(BLUE, Shading.NONE.shade(BLUE, ORIGIN, OUT, eye));
    assertEquals(0.3, phong.shade(BLUE.withAlpha(0.3), ORIGIN, OUT, eye).alpha());
  }

  @Test
  void shadingManyFacesEqualsShadingEach() {
    Random random = new Random(5);
    int n = 50;
    double[] points = new double[3 * n];
    double[] normals = new double[3 * n];
    for (int i = 0; i < n; i++) {
      Vec normal = i == 0 ? ORIGIN : Vec.of(0, 1).rotate(9 * random.nextDouble(), at(i, 2, 1));
      for (int d = 0; d < 3; d++) {
        points[3 * i + d] = 8 * random.nextDouble() - 4;
        normals[3 * i + d] = normal.get(d);
      }
    }
    Vec eye = at(1, 2, 9);
    List<Color> colors = List.of(BLUE, GREY.withAlpha(0.4), WHITE);
    for (Shading shading :
        List.of(Shading.SURFACE, Shading.NONE, Shading.additive(), Shading.phong(0.9, 0, 0.9))) {
      int[] seen = shading.shade(i -> colors.get(i % 3), points, normals, eye);
      for (int i = 0; i < n; i++) {
        Vec point = PolygonMesh.vec(points, i);
        Color one = shading.shade(colors.get(i % 3), point, PolygonMesh.vec(normals, i), eye);
        assertEquals(one.toArgb(), seen[i], shading + ", face " + i);
      }
    }
    points[4] = Double.POSITIVE_INFINITY;
    assertThrows(
        IllegalArgumentException.class,
        () -> Shading.SURFACE.shade(i -> BLUE, points, normals, eye));
  }

  @Test
  void theResolutionOfTheConstructorEqualsALaterOne() {
    SurfaceFunction saddle = (u, v) -> at(u, v, u * v);
    Surface later = new Surface(saddle, Interval.UNIT, Interval.TURN).resolution(7, 3);
    int[] asked = new int[1];
    SurfaceFunction counted =
        (u, v) -> {
          asked[0]++;
          return saddle.at(u, v);
        };
    Surface atOnce = new Surface(counted, Interval.UNIT, Interval.TURN, 7, 3);
    assertEquals(8 * 4, asked[0]);
    assertEquals(later.uFaces(), atOnce.uFaces());
    assertEquals(later.localFaces().polygons(), atOnce.localFaces().polygons());
    assertThrows(
        IllegalArgumentException.class,
        () -> new Surface(saddle, Interval.UNIT, Interval.UNIT, 0, 3));
  }

  @Test
  void theSideTowardsTheLightIsBrighter() {
    Cube cube = new Cube().setShading(0.3, 0, 0.4);
    List<Item> items = Rays.faces(Camera.DEFAULT, cube.setOpacity(0.99));
    Color best = null;
    Vec where = null;
    for (Item item : items) {
      Color c = ((Paint.Solid) ((Item.Shape) item).style().fill()).color();
      if (best == null || c.red() > best.red()) {
        best = c;
        where = Rays.middle(Rays.corners(item));
      }
    }
    assertTrue(where.dot(new Vec(-10, 10, 10)) > 0);
  }

  @Test
  void noSeamsShowBetweenFaces() {
    for (double opacity : new double[] {1, 0.5}) {
      Surface sheet =
          new Surface((u, v) -> new Vec(6 * u - 3, 6 * v - 3, u * v))
              .resolution(13, 11)
              .setColor(WHITE)
              .setShading(Shading.NONE)
              .setOpacity(opacity);
      Camera camera = new CameraFrame().reorient(20, 30, 10).toCamera();
      Canvas canvas = new Canvas(320, 180);
      canvas.draw(new Frame(camera, BLACK, Rays.seen(camera, sheet)));
      int darkest = 255;
      int brightest = 0;
      for (int y = 60; y < 120; y++) {
        for (int x = 130; x < 190; x++) {
          int value = canvas.pixels()[y * 320 + x] & 255;
          darkest = Math.min(darkest, value);
          brightest = Math.max(brightest, value);
        }
      }
      assertTrue(
          brightest >= 255 * opacity - 1 && brightest <= 255 * opacity + 16,
          "brightest: " + brightest);
      assertTrue(darkest >= 255 * opacity - (opacity == 1 ? 0 : 12), "darkest: " + darkest);
    }
  }

  @Test
  void aMeshOnASphereIsFullyVisible() {
    Sphere sphere = new Sphere();
    SurfaceMesh mesh = new SurfaceMesh(sphere);
    Camera camera = Rays.randomCamera(new Random(5));
    List<Item> items = Rays.faces(camera, sphere, mesh);
    int lastFace = 0;
    int hiddenLines = 0;
    for (int i = 0; i < items.size(); i++) {
      Vec middle = items.get(i).bounds().center();
      boolean front = middle.normalized().dot(camera.eye().minus(middle).normalized()) > 0.3;
      if (items.get(i) instanceof Item.Shape face && face.isFace()) {
        lastFace = front ? lastFace : i;
      } else if (front && i < lastFace) {
        hiddenLines++;
      }
    }
    assertEquals(0, hiddenLines);
    assertThrows(IllegalArgumentException.class, () -> new SurfaceMesh(sphere, -1, 2));
  }

  @Test
  void aTexturedSurfaceCarriesItsPicture() {
    int[] pixels = new int[8 * 4];
    Arrays.fill(pixels, 0xFF00FF00);
    Arrays.fill(pixels, 0, 16, 0xFFFF0000);
    TexturedSurface sheet =
        new TexturedSurface(
            new Square3D(6).resolution(4, 4).setShading(Shading.NONE),
            new RasterImage(8, 4, pixels));
    Canvas canvas = new Canvas(320, 180);
    canvas.draw(new Frame(Camera.DEFAULT, BLACK, Rays.seen(Camera.DEFAULT, sheet)));
    assertEquals(0xFFFF0000, canvas.pixels()[50 * 320 + 160], "the upper half is red");
    assertEquals(0xFF00FF00, canvas.pixels()[130 * 320 + 160], "the lower half is green");
  }

  @Test
  void aPrismOfAShapeHasFrontBackAndWall() {
    Prismify prism = new Prismify(new Square(2), 1, IN);
    assertEquals(3, prism.size());
    assertEquals(1, prism.depth(), 1e-9);
    assertEquals(4, ((AbstractMesh<?>) prism.get(1)).faceCount());
    assertEquals(0, new Prismify(new Point()).size());
  }

  @Test
  void aSurfaceShowsAFractionOfItsFaces() {
    Sphere whole = new Sphere().resolution(10, 10);
    Sphere part = whole.copy().becomePart(whole, 0.25);
    assertEquals(25, part.faceCount());
    assertEquals(whole.faceCorners(24), part.faceCorners(24));
    assertEquals(0, part.becomePart(whole, 0).faceCount());
    assertTrue(part.bounds().isEmpty());
    assertEquals(whole.localFaces(), part.becomePart(whole, 1).localFaces());
  }
}
