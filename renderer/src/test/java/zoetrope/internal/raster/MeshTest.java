package zoetrope.internal.raster;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
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
  void aMeshIsDrawnAsItsFacesAre() {
    for (int seed = 0; seed < 60; seed++) {
      Random random = new Random(seed);
      double fixed = seed % 5 == 0 ? random.nextDouble() : seed % 7 == 0 ? 1 : 0;
      Item.Mesh mesh = RandomItems.mesh(random, place(random), fixed);
      Camera camera = RandomItems.camera(random);
      assertArrayEquals(drawn(camera, mesh.faces()), drawn(camera, List.of(mesh)), "seed " + seed);
    }
  }

  @Test
  void aMeshBehindTheEyeOrBeyondTheEdgesIsDrawnAsItsFacesAre() {
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
    Item.Mesh mesh = new Item.Mesh(polygons, Affine.IDENTITY, new int[] {0, 1}, colors, 1, 0);
    Canvas canvas = new Canvas(WIDTH, HEIGHT);
    canvas.draw(new Frame(Camera.DEFAULT, Palette.BLACK, List.of(mesh)));
    Item moved = mesh.withTransform(Affine.translation(Vec.of(0.05, 0)));
    Damage damage = canvas.draw(new Frame(Camera.DEFAULT, Palette.BLACK, List.of(moved)));
    assertTrue(damage.count() > 0 && damage.count() < 12, damage.count() + " tiles");
    assertArrayEquals(drawn(Camera.DEFAULT, List.of(moved)), canvas.pixels());
  }

  @Test
  void eachPolygonNeedsAColour() {
    Polygons polygons = new Polygons(new double[9], new int[] {0, 3});
    String message =
        assertThrows(
                IllegalArgumentException.class,
                () -> new Item.Mesh(polygons, Affine.IDENTITY, new int[] {0}, new int[0], 1, 0))
            .getMessage();
    assertEquals("0 colours for 1 polygons", message);
  }
}
