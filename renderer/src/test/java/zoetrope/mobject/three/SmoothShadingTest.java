package zoetrope.mobject.three;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import zoetrope.author.Runs;
import zoetrope.color.Color;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.geometry.Vec;
import zoetrope.internal.raster.Canvas;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.display.Shading;

/** Tests of shading and colours that are interpolated over faces. */
class SmoothShadingTest {
  private static final int WIDTH = 240;
  private static final int HEIGHT = 160;

  private static List<Item> items(Mobject<?> m) {
    return items(Camera.DEFAULT, m);
  }

  private static List<Item> items(Camera camera, Mobject<?>... all) {
    var out = new DisplayListBuilder(camera);
    for (Mobject<?> m : all) {
      m.emit(out);
    }
    return out.items();
  }

  private static Item.Mesh mesh(Mobject<?> m) {
    return (Item.Mesh) ((Item.DepthGroup) items(m).get(0)).items().get(0);
  }

  private static int[] drawn(Camera camera, Mobject<?>... all) {
    var canvas = new Canvas(WIDTH, HEIGHT);
    canvas.draw(new Frame(camera, BLACK, items(camera, all)));
    return canvas.pixels();
  }

  private static int largestStep(int[] pixels, int channel) {
    int largest = 0;
    for (int i = HEIGHT / 2 * WIDTH + WIDTH / 3; i < HEIGHT / 2 * WIDTH + WIDTH * 2 / 3; i++) {
      int a = pixels[i] >> channel & 255;
      int b = pixels[i + 1] >> channel & 255;
      largest = Math.max(largest, Math.abs(a - b));
    }
    return largest;
  }

  /** Returns the colours that faces have at each corner position. */
  private static Map<Vec, List<Integer>> colorsAt(Item.Mesh mesh) {
    Map<Vec, List<Integer>> colors = new HashMap<>();
    int k = 0;
    for (int i = 0; i < mesh.polygons().size(); i++) {
      for (int c = 0; c < mesh.polygons().cornerCount(i); c++) {
        Vec p = mesh.polygons().corner(i, c);
        Vec place =
            new Vec(
                Math.rint(p.x() * 1e6) + 0.0,
                Math.rint(p.y() * 1e6) + 0.0,
                Math.rint(p.z() * 1e6) + 0.0);
        colors.computeIfAbsent(place, x -> new ArrayList<>()).add(mesh.corners().colors()[k++]);
      }
    }
    return colors;
  }

  @Test
  void aBallHasOneColourAtEachVertexAlsoAtItsSeamAndPoles() {
    var ball = sphere(1).resolution(12, 6).setShading(0.7, 0.2, 0.7).shadeSmooth();
    colorsAt(mesh(ball)).forEach((p, all) -> assertEquals(1, all.stream().distinct().count()));
    assertTrue(
        colorsAt(mesh(ball)).values().stream().mapToInt(c -> c.get(0)).distinct().count() > 9);
  }

  @Test
  void smoothShadingHasNoSteps() {
    var ball =
        sphere(3).resolution(16, 8).rotate(0.4, RIGHT).setColor(GREY).setShading(0.8, 0, 0.8);
    int flat = largestStep(drawn(Camera.DEFAULT, ball), 8);
    int smooth = largestStep(drawn(Camera.DEFAULT, ball.shadeSmooth()), 8);
    assertTrue(flat > 15, "faces differ by " + flat);
    assertTrue(smooth < 10, "neighbouring pixels differ by " + smooth);
  }

  @Test
  void edgesOfACubeAndRimsOfATubeStaySharp() {
    var cube = cube(2).setShading(0.6, 0, 0.6);
    var shaded = mesh(cube.setShading(Shading.additive(at(1000, 2000, 3000))).shadeSmooth());
    for (int i = 0; i < 6; i++) {
      int[] corners = Arrays.copyOfRange(shaded.corners().colors(), 4 * i, 4 * i + 4);
      assertEquals(corners[0], corners[2], 0x010101, "far light falls evenly on a side");
    }
    var round = mesh(cube.shadeSmooth(PI));
    colorsAt(round).forEach((p, all) -> assertEquals(1, all.stream().distinct().count()));
    var tube = cylinder(2, 1).resolution(24, 1).showEnds().setShading(0.6, 0, 0.6).shadeSmooth();
    long rims =
        colorsAt(mesh(tube)).values().stream()
            .filter(c -> c.stream().distinct().count() == 2)
            .count();
    assertTrue(rims > 40, rims + " points of the rims have two colours");
  }

  @Test
  void oppositeSidesOfASeamAreNotMixed() {
    var strip =
        surface(
                (u, v) -> {
                  double w = 0.4 * (2 * v - 1);
                  double r = 1 + w * StrictMath.cos(PI * u);
                  return at(
                      r * StrictMath.cos(TAU * u),
                      r * StrictMath.sin(TAU * u),
                      w * StrictMath.sin(PI * u));
                })
            .resolution(40, 4)
            .shadeSmooth();
    var normals = strip.localFaces().smoothNormals(PI / 3).directions();
    for (int i = 0; i < normals.length; i += 3) {
      assertTrue(
          new Vec(normals[i], normals[i + 1], normals[i + 2]).length() > 1e-3, "no direction");
    }
  }

  @Test
  void flatShadingIsTheDefaultAndCanBeRestored() {
    var ball = sphere(1).resolution(8);
    int[] before = drawn(Camera.DEFAULT, ball);
    assertNull(((Item.Mesh) items(ball).get(0)).corners());
    ball.shadeSmooth().shadeFlat();
    assertNull(((Item.Mesh) items(ball).get(0)).corners());
    assertArrayEquals(before, drawn(Camera.DEFAULT, ball));
  }

  @Test
  void valuesColourVerticesOfSmoothSurfacesInAnyOrderOfCalls() {
    var scale = colorScale(0, 1, BLUE, RED);
    var a = surface((u, v) -> at(u, v)).resolution(2).setShading(Shading.NONE);
    var b = a.copy().colorByValue(p -> p.x(), scale).shift(RIGHT).shadeSmooth();
    a.shadeSmooth().colorByValue(p -> p.x(), scale).shift(RIGHT);
    assertArrayEquals(mesh(a).corners().colors(), mesh(b).corners().colors());
    assertEquals(BLUE.toArgb(), mesh(a).corners().colors()[0]);
    assertEquals(BLUE.mix(RED, 0.5).toArgb(), mesh(a).corners().colors()[1]);
    b.shadeFlat();
    assertEquals(scale.apply(0.25), b.faceColor(0));
    assertEquals(
        RED.toArgb(),
        mesh(b.colorByValue(p -> p.y(), BLUE, RED).shadeSmooth()).corners().colors()[14]);
  }

  @Test
  void coloursByParametersAndPointsAreInterpolated() {
    var s = surface((u, v) -> at(u, v)).resolution(1).setShading(Shading.NONE);
    s.colorByUvFunction((u, v) -> rgb(u, v, 0));
    assertArrayEquals(
        new int[] {0xFF000000, 0xFFFF0000, 0xFFFFFF00, 0xFF00FF00}, mesh(s).corners().colors());
    s.resolution(2);
    assertEquals(9, s.vertexCount());
    assertEquals(0xFF800000, mesh(s).corners().colors()[1]);
    s.setColorByXyzFunction(p -> p.x() > 0.4 ? RED : BLUE);
    assertEquals(BLUE.toArgb(), mesh(s).corners().colors()[0]);
    assertEquals(RED.toArgb(), mesh(s).corners().colors()[1]);
    assertNull(((Item.Mesh) Item.DepthGroup.flatten(items(s.setColor(GREEN))).get(0)).corners());
    List<Color> vertexColors = s.vertices().stream().map(p -> p.y() > 0.9 ? WHITE : BLACK).toList();
    assertEquals(WHITE.toArgb(), mesh(s.setVertexColors(vertexColors)).corners().colors()[6]);
  }

  @Test
  void facesWithUnevenCornerColoursAgreeAlongTheirEdges() {
    var s = surface((u, v) -> at(6 * u - 3, 4 * v - 2)).resolution(3, 1).setShading(Shading.NONE);
    List<Color> all = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      all.add(i % 3 == 0 ? WHITE : GREY_E);
    }
    int step = largestStep(drawn(Camera.DEFAULT, s.setVertexColors(all)), 0);
    assertTrue(step < 12, "a step of " + step);
  }

  @Test
  void aTransformInterpolatesVertexColours() {
    var from = surface((u, v) -> at(u, v)).resolution(1).setShading(Shading.NONE).setColor(BLUE);
    var to = from.copy().shift(UP).setColorByXyzFunction(p -> p.x() > 0.5 ? RED : WHITE);
    var run =
        Runs.run(
            s -> {
              s.put(from);
              s.playAll(transform(from, to).rate(LINEAR));
              s.rest(0.5);
            });
    int[] middle = corners(run.items(5).get(0));
    assertEquals(BLUE.lerp(WHITE, 0.5).toArgb(), middle[0]);
    assertEquals(BLUE.lerp(RED, 0.5).toArgb(), middle[1]);
    assertArrayEquals(mesh(to).corners().colors(), corners(run.items(-1).get(0)));
  }

  private static int[] corners(Item group) {
    return ((Item.Mesh) ((Item.DepthGroup) group).items().get(0)).corners().colors();
  }

  @Test
  void clippedFacesHaveTheColoursOfTheWhole() {
    var s = surface((u, v) -> at(u, v)).resolution(1).setShading(Shading.NONE);
    s.colorByUvFunction((u, v) -> rgb(u, 0, 0)).setClipPlane(RIGHT, -0.25);
    var left = mesh(s);
    int k = 0;
    for (Vec p : List.of(at(0.25, 0), at(1, 0), at(1, 1), at(0.25, 1))) {
      int at =
          List.of(0, 1, 2, 3).stream()
              .filter(i -> left.polygons().corner(0, i).distance(p) < 1e-9)
              .findFirst()
              .orElseThrow();
      k += left.corners().colors()[at] >> 16 & 255;
    }
    assertEquals(64 + 255 + 255 + 64, k);
  }

  @Test
  void anUnchangedSurfaceKeepsItsItem() {
    var ball = sphere(1).resolution(8).shadeSmooth();
    assertSame(items(ball).get(0), items(ball).get(0));
    assertNotEquals(items(ball).get(0), items(ball.copy().shift(RIGHT)).get(0));
  }

  @Test
  void outlinesAreVisibleOnSmoothFaces() {
    var ball = sphere(1).resolution(8, 4).setStroke(WHITE, 2, 1);
    int flat = ((Item.DepthGroup) items(Camera.DEFAULT, ball, square3D(3)).get(0)).items().size();
    var smooth = (Item.DepthGroup) items(ball.shadeSmooth()).get(0);
    assertTrue(smooth.items().stream().filter(i -> i instanceof Item.Shape).count() >= flat / 3);
    assertTrue(smooth.items().size() < 32, "faces that are turned away are left out");
    assertTrue(items(ball.setClipPlane(RIGHT, 0)).size() == 1);
  }

  @Test
  void aCompositedFamilyIsOrderedAmongFaces() {
    var ball = sphere(2).resolution(8, 4).shadeSmooth();
    var board = square(6).setFill(RED, 1).applyDepthTest();
    var faded = group(board).setGroupOpacity(0.5).fixOrientation();
    List<Item> seen = items(Camera.DEFAULT, ball, faded.applyDepthTest());
    assertTrue(seen.stream().anyMatch(i -> i instanceof Item.Layer));
    int[] alone = drawn(Camera.DEFAULT, ball);
    int[] both = drawn(Camera.DEFAULT, ball, faded);
    assertEquals(alone[HEIGHT / 2 * WIDTH + WIDTH / 2], both[HEIGHT / 2 * WIDTH + WIDTH / 2]);
  }
}
