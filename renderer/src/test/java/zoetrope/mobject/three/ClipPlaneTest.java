package zoetrope.mobject.three;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.author.Runs;
import zoetrope.frame.Item;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.mobject.display.ClipPlane;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.display.Shading;

/** Tests of the clipping of objects at planes. */
class ClipPlaneTest {
  private static final double TINY = 1e-9;

  private static List<Item> items(Mobject<?> m) {
    List<Item> items = new ArrayList<>();
    m.appendItems(items);
    return items;
  }

  private static Bounds box(Mobject<?> m) {
    return items(m).stream().map(Item::bounds).reduce(Bounds.EMPTY, Bounds::union);
  }

  private static void assertCut(double expected, double value) {
    assertEquals(expected, value, TINY);
  }

  @Test
  void facesEndExactlyInThePlane() {
    var ball = sphere(1).resolution(12).setClipPlane(RIGHT, -0.3);
    var mesh = (Item.Mesh) items(ball).get(0);
    assertCut(0.3, mesh.bounds().min().x());
    assertCut(1, mesh.bounds().max().x());
    for (Item.Shape face : mesh.faces()) {
      assertTrue(face.bounds().min().x() >= 0.3 - TINY);
    }
    assertSame(mesh.polygons(), ((Item.Mesh) items(ball).get(0)).polygons());
  }

  @Test
  void thePlaneStaysWhenTheObjectMoves() {
    var ball = sphere(1).resolution(8).setClipPlane(UP, 0).shift(up(0.5)).scale(2);
    assertCut(0, box(ball).min().y());
    assertTrue(items(ball.shift(down(9))).isEmpty());
    assertEquals(1, items(ball.shift(up(20))).size());
  }

  @Test
  void movingTheCameraReusesClippedFaces() {
    var ball = sphere(1).resolution(12).setClipPlane(RIGHT, 0);
    var seen = new DisplayListBuilder(new CameraFrame().reorient(30, 70).toCamera());
    ball.emit(seen);
    var mesh = (Item.Mesh) seen.items().get(0);
    assertSame(mesh.polygons(), ((Item.Mesh) items(ball).get(0)).polygons());
    ball.setClipPlane(RIGHT, 0.5);
    assertCut(-0.5, box(ball).min().x());
  }

  @Test
  void theInsideOfAClippedSolidIsVisible() {
    var solid = sphere(1).resolution(8);
    int hidden = ((Item.Mesh) items(solid).get(0)).order().length;
    solid.setClipPlane(LEFT, 0);
    var mesh = (Item.Mesh) items(solid).get(0);
    assertTrue(hidden < 64, hidden + " faces are turned to the camera");
    assertEquals(mesh.polygons().size(), mesh.order().length, "all remaining faces are drawn");
  }

  @Test
  void clippedFacesKeepTheirColours() {
    var s = surface((u, v) -> Vec.of(u, v)).resolution(4, 1).setShading(Shading.NONE);
    s.setFaceColors(List.of(RED, GREEN, BLUE, YELLOW)).setClipPlane(RIGHT, -0.3);
    var mesh = (Item.Mesh) Item.DepthGroup.flatten(items(s)).get(0);
    assertEquals(3, mesh.polygons().size());
    assertEquals(GREEN.toArgb(), mesh.colors()[0]);
    assertEquals(YELLOW.toArgb(), mesh.colors()[2]);
  }

  @Test
  void outlinedFacesAreFilledToThePlaneButNotOutlinedThere() {
    var s = surface((u, v) -> Vec.of(u, v)).resolution(1).setStroke(WHITE, 2, 1);
    s.setClipPlane(LEFT, 0.5);
    List<Item> parts = Item.DepthGroup.flatten(items(s));
    assertEquals(2, parts.size());
    var face = (Item.Shape) parts.get(0);
    assertCut(0.5, face.bounds().max().x());
    assertTrue(face.style().stroke().isInvisible());
    var line = (Item.Shape) parts.get(1);
    assertEquals(3, line.path().curveCount());
    assertFalse(line.path().isClosed(0));
  }

  @Test
  void curvesAreCutWhereTheyCrossThePlane() {
    var ring = circle(1).setStroke(WHITE, 4).setClipPlane(new Vec(1, 1, 0), 0);
    var line = (Item.Shape) items(ring).get(0);
    assertEquals(1, line.path().subpathCount(), "the line does not end at the start of the ring");
    Vec start = line.transform().apply(line.path().start());
    assertEquals(0, start.x() + start.y(), TINY);
    assertEquals(1, start.length(), 1e-3);
    var wave = functionGraph(x -> StrictMath.sin(x)).setClipPlane(UP, -0.5);
    var parts = (Item.Shape) items(wave).get(0);
    assertTrue(parts.path().subpathCount() >= 2);
    assertTrue(parts.bounds().min().y() >= 0.5 - 0.05);
  }

  @Test
  void aFilledShapeIsClosedAlongThePlane() {
    var half = square(2).setFill(RED, 1).setStroke(WHITE, 4).setClipPlane(UP, 0);
    List<Item> parts = items(half);
    assertEquals(2, parts.size());
    var area = (Item.Shape) parts.get(0);
    assertCut(0, area.bounds().min().y());
    assertCut(1, area.bounds().max().y());
    assertCut(2, area.bounds().size().x());
    assertTrue(area.path().isClosed(0));
    assertTrue(area.style().stroke().isInvisible());
  }

  @Test
  void clippedLinesKeepTheirWidths() {
    var line = line(left(2), right(2)).setStrokeWidth(0, 8).setClipPlane(RIGHT, 0);
    var part = (Item.Shape) items(line).get(0);
    assertCut(4, part.style().stroke().width(0));
    assertCut(8, part.style().stroke().width(1));
  }

  @Test
  void anItemOnOneSideIsUnchangedOrHidden() {
    var dot = dot(RIGHT);
    Item whole = items(dot).get(0);
    dot.setClipPlane(RIGHT, 0);
    assertEquals(whole, items(dot).get(0));
    assertSame(items(dot).get(0), items(dot).get(0));
    assertTrue(items(dot.setClipPlane(LEFT, 0)).isEmpty());
    assertNotSame(dot, dot.deactivateClipPlane().copy());
    assertEquals(whole, items(dot).get(0));
  }

  @Test
  void dotsAreClipped() {
    var cloud = dotCloud(List.of(LEFT, ORIGIN, right(2))).setRadius(0.5).setClipPlane(RIGHT, 0.25);
    var left = items(cloud);
    assertEquals(2, left.size());
    assertCut(-0.25, left.get(0).bounds().min().x());
    assertCut(0.5, left.get(0).bounds().max().x());
    assertCut(2.5, left.get(1).bounds().max().x());
    assertEquals(2, items(cloud.copy().setGlowFactor(2)).size());
    assertTrue(items(cloud.setClipPlane(RIGHT, -9)).isEmpty());
    assertEquals(3, items(cloud.setClipPlane(RIGHT, 2)).size());
  }

  @Test
  void imagesAreClippedAndFacingLabelsFollowTheirCentre() {
    var label = tex("x").fixOrientation().setClipPlane(RIGHT, 0.01);
    assertEquals(items(tex("x")).size(), items(label).size());
    assertTrue(items(label.setClipPlane(RIGHT, -0.01)).isEmpty());
    var image = imageMobject(new double[][] {{1}}).scale(0.5);
    assertEquals(1, items(image.setClipPlane(RIGHT, 0.01)).size());
    assertCut(-0.01, box(image).min().x());
    assertCut(1, box(image).max().x());
    var corner = (Item.Image) items(image.setClipPlane(new Vec(1, 1, 0), 1)).get(0);
    assertEquals(5, corner.outline().curveCount());
    assertTrue(items(image.setClipPlane(RIGHT, -1.01)).isEmpty());
    assertEquals(
        items(image.deactivateClipPlane()).get(0), items(image.setClipPlane(RIGHT, 2)).get(0));
  }

  @Test
  void copiesAndSavedStatesOfAFamilyKeepItsClipPlanes() {
    var both = group(dot(LEFT), dot(RIGHT)).setClipPlane(RIGHT, 0);
    assertEquals(1, items(both).size());
    assertEquals(1, items(both.copy()).size());
    both.saveState().deactivateClipPlane();
    assertEquals(2, items(both).size());
    assertEquals(1, items(both.restore()).size());
    assertEquals(List.of(), group(dot()).clipPlanes());
  }

  @Test
  void thePlaneIsAnimated() {
    var ball = sphere(1).resolution(8).setClipPlane(RIGHT, 1);
    var run =
        Runs.run(
            s -> {
              s.put(ball);
              s.playAll(animate(ball, b -> b.setClipPlane(RIGHT, -1)).rate(LINEAR));
              s.playAll(animate(ball, b -> b.deactivateClipPlane()));
            });
    assertCut(0, run.items(5).get(0).bounds().min().x());
    assertCut(0.4, run.items(7).get(0).bounds().min().x());
    assertCut(-1, run.items(-1).get(0).bounds().min().x());
    assertEquals(List.of(), ball.clipPlanes());
  }

  @Test
  void texturesAndMeshLinesAreClipped() {
    var ball = sphere(1).resolution(8);
    var picture = imageMobject(new double[][] {{1, 0}, {0.5, 1}}).picture();
    var textured = texturedSurface(ball, picture).setClipPlane(OUT, 0);
    for (Item item : items(textured)) {
      assertTrue(item.bounds().center().z() >= -TINY);
    }
    assertFalse(items(textured).isEmpty());
    var lines = surfaceMesh(ball).setClipPlane(OUT, 0);
    assertTrue(box(lines).min().z() > -0.05);
    assertFalse(items(lines).isEmpty());
  }

  @Test
  void aPlaneWithoutADirectionIsRefused() {
    var ball = sphere(1).resolution(4);
    String message =
        assertThrows(IllegalArgumentException.class, () -> ball.setClipPlane(ORIGIN, 1))
            .getMessage();
    assertTrue(message.contains("name a direction"), message);
    assertThrows(IllegalArgumentException.class, () -> new ClipPlane(UP, Double.NaN));
  }
}
