package zoetrope.internal.raster;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import zoetrope.color.Palette;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Polygons;
import zoetrope.geometry.Vec;

class MeshTest {
  private static final int WIDTH = 320;
  private static final int HEIGHT = 180;

  private static int[] drawn(Camera camera, List<? extends Item> items) {
    Canvas canvas = new Canvas(WIDTH, HEIGHT);
    canvas.draw(new Frame(camera, Palette.BLACK, List.copyOf(items)));
    return canvas.pixels();
  }

  private static Affine place(Random random) {
    Vec axis = new Vec(random.nextDouble() - 0.5, random.nextDouble() - 0.5, 1);
    return Affine.rotation(6 * random.nextDouble(), axis)
        .then(Affine.translation(RandomItems.point(random, 2)));
  }

  @Test
  void drawsAMeshLikeItsFaces() {
    for (int seed = 0; seed < 60; seed++) {
      Random random = new Random(seed);
      double fixed = seed % 5 == 0 ? random.nextDouble() : seed % 7 == 0 ? 1 : 0;
      Item.Mesh mesh = RandomItems.mesh(random, place(random), fixed);
      Camera camera = RandomItems.camera(random);
      assertArrayEquals(drawn(camera, mesh.faces()), drawn(camera, List.of(mesh)), "seed " + seed);
    }
  }

  @Test
  void drawsAMeshBehindTheEyeOrBeyondTheEdgesLikeItsFaces() {
    for (int seed = 0; seed < 40; seed++) {
      Random random = new Random(seed);
      Affine far = Affine.translation(new Vec(0, 0, 12 * random.nextDouble()));
      Affine place = Affine.scaling(0.5 + 6 * random.nextDouble()).then(place(random)).then(far);
      Item.Mesh mesh = RandomItems.mesh(random, place, 0);
      Camera camera = RandomItems.camera(random);
      assertArrayEquals(drawn(camera, mesh.faces()), drawn(camera, List.of(mesh)), "seed " + seed);
    }
  }

  @Test
  void aMovedMeshDamagesOnlyItsOldAndNewFaces() {
    double[] corners = {0, 0, 0, 1, 0, 0, 0, 1, 0, 6, 3, 0, 6.5, 3, 0, 6, 3.5, 0};
    Polygons polygons = new Polygons(corners, new int[] {0, 3, 6});
    int[] colors = {0xFF58C4DD, 0xFFFC6255};
    Item.Mesh mesh = new Item.Mesh(polygons, Affine.IDENTITY, new int[] {0, 1}, colors, 1, 0, null);
    Canvas canvas = new Canvas(WIDTH, HEIGHT);
    canvas.draw(new Frame(Camera.DEFAULT, Palette.BLACK, List.of(mesh)));
    Item moved = mesh.withTransform(Affine.translation(Vec.of(0.05, 0)));
    Damage damage = canvas.draw(new Frame(Camera.DEFAULT, Palette.BLACK, List.of(moved)));
    assertTrue(damage.count() > 0 && damage.count() < 12, damage.count() + " tiles");
    assertArrayEquals(drawn(Camera.DEFAULT, List.of(moved)), canvas.pixels());
  }

  /**
   * Returns a folded sheet of squares. Neighbouring squares share vertices, as in a surface, or
   * have separate vertices.
   */
  private static Item.Mesh sheet(int side, boolean shared, boolean checkers) {
    int[] vertices = new int[4 * side * side];
    int[] starts = new int[side * side + 1];
    int[] order = new int[side * side];
    int[] colors = new int[side * side];
    double[] points = new double[3 * (side + 1) * (side + 1)];
    double[] corners = new double[3 * vertices.length];
    for (int i = 0; i < order.length; i++) {
      int at = i / side * (side + 1) + i % side;
      int[] square = {at, at + side + 1, at + side + 2, at + 1};
      for (int k = 0; k < 4; k++) {
        int v = square[k];
        int corner = 4 * i + k;
        vertices[corner] = v;
        corners[3 * corner] = 8.0 * (v / (side + 1)) / side - 4;
        corners[3 * corner + 1] = 5.0 * (v % (side + 1)) / side - 2.5;
        corners[3 * corner + 2] = StrictMath.sin(2 * corners[3 * corner]);
        System.arraycopy(corners, 3 * corner, points, 3 * v, 3);
      }
      starts[i + 1] = 4 * i + 4;
      order[i] = i;
      int gray = checkers ? 255 * ((i / side + i) % 2) : 100 + i % side + i / side;
      colors[i] = gray * 0x10101;
    }
    Polygons polygons =
        shared ? new Polygons(points, starts, vertices) : new Polygons(corners, starts);
    Affine tilt = Affine.rotation(1.2, new Vec(1, 0.3, 0)).then(Affine.rotation(0.8, Vec.of(0, 1)));
    return new Item.Mesh(polygons, tilt, order, colors, 1, 0, null);
  }

  @Test
  void drawsSharedVerticesLikeSeparateVertices() {
    for (boolean checkers : new boolean[] {false, true}) {
      int[] separate = drawn(Camera.DEFAULT, List.of(group(sheet(30, false, checkers))));
      int[] shared = drawn(Camera.DEFAULT, List.of(group(sheet(30, true, checkers))));
      for (int i = 0; i < separate.length; i++) {
        // Colours may differ by rounding on an edge whose two faces are not drawn one after the
        // other.
        assertTrue(Math.abs((separate[i] & 255) - (shared[i] & 255)) <= 2, "pixel " + i);
      }
    }
  }

  @Test
  void drawsAPartOfAMeshLikeASeparateMesh() {
    Item.Mesh all = sheet(20, true, true);
    int[] some = IntStream.range(0, 400).filter(i -> i % 3 != 0 && i < 150).toArray();
    int[] separate = drawn(Camera.DEFAULT, List.of(group(sheet(20, false, true).withOrder(some))));
    assertArrayEquals(separate, drawn(Camera.DEFAULT, List.of(group(all.withOrder(some)))));
  }

  private static Item group(Item mesh) {
    return new Item.DepthGroup(List.of(mesh), new double[1], new boolean[1], 0);
  }

  @Test
  void eachPolygonNeedsAColour() {
    Polygons polygons = new Polygons(new double[9], new int[] {0, 3});
    String message =
        assertThrows(
                IllegalArgumentException.class,
                () ->
                    new Item.Mesh(polygons, Affine.IDENTITY, new int[] {0}, new int[0], 1, 0, null))
            .getMessage();
    assertEquals("a mesh of 1 polygons cannot have 0 colours", message);
  }
}
