package zoetrope.mobject.three;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.author.Runs;
import zoetrope.color.Color;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.display.Shading;
import zoetrope.mobject.three.mesh.Interval;

/** Tests of the light of a scene. */
class SceneLightTest {
  private static List<Item> seen(Mobject<?> m, Vec light) {
    var out = new DisplayListBuilder(new CameraFrame().toCamera()).inLight(light);
    m.emit(out);
    return out.items();
  }

  private static int[] colors(Mobject<?> m, Vec light) {
    Item item = seen(m, light).get(0);
    return ((Item.Mesh) (item instanceof Item.DepthGroup group ? group.items().get(0) : item))
        .colors();
  }

  @Test
  void aTwoSidedShadingLightsTheSideThatIsSeen() {
    var light = at(2, 3, 8);
    var front = surface((u, v) -> at(4 * u - 2, 4 * v - 2)).resolution(3, 2);
    var back = surface((u, v) -> at(2 - 4 * u, 4 * v - 2)).resolution(3, 2);
    for (Shading shading : List.of(Shading.SURFACE, Shading.additive())) {
      var lit = colors(front.copy().setShading(shading), light);
      assertArrayEquals(lit, colors(front.copy().setShading(shading.twoSided()), light));
      var behind = colors(back.copy().setShading(shading.twoSided()), light);
      assertEquals(lit[0], behind[4]);
      assertNotEquals(lit[0], colors(back.copy().setShading(shading), light)[4]);
    }
  }

  @Test
  void aStripWithOneSideHasNoSeamInATwoSidedLight() {
    var strip =
        surface(
                (u, v) -> {
                  var across = StrictMath.cos(u / 2) * v;
                  return Vec.polar(2 + across, u).plus(out(StrictMath.sin(u / 2) * v));
                },
                Interval.TURN,
                new Interval(-0.5, 0.5))
            .resolution(120, 4);
    var light = at(3, -2, 9);
    var lit = colors(strip.copy().setShading(Shading.SURFACE.twoSided()), light);
    var plain = colors(strip.copy().setShading(Shading.SURFACE), light);
    for (int j = 0; j < 4; j++) {
      int last = lit.length - 1 - j;
      assertEquals(lit[j] & 255, lit[last] & 255, 4, "the seam");
      assertTrue(Math.abs((plain[j] & 255) - (plain[last] & 255)) > 12, "the seam without it");
    }
  }

  private static Color fill(Mobject<?> m, Vec light) {
    return fill((Item.Shape) seen(m, light).get(0));
  }

  private static Color fill(Item.Shape shape) {
    return ((Paint.Solid) shape.style().fill()).color();
  }

  @Test
  void withoutALightOfTheSceneEachShadingHasItsDefault() {
    var ball = sphere(1).resolution(8);
    assertArrayEquals(colors(ball, null), colors(ball, Shading.LIGHT));
    var additive = sphere(1).resolution(8).setShading(Shading.additive());
    assertArrayEquals(colors(additive, null), colors(additive, at(-7, -9, 10)));
    assertFalse(Arrays.equals(colors(additive, null), colors(additive, Shading.LIGHT)));
  }

  @Test
  void aMovedLightChangesTheColoursAndTheSameLightKeepsTheItem() {
    var ball = sphere(1).resolution(8).setShading(0.5, 0, 0.5);
    int[] left = colors(ball, at(-9, 0, 9));
    int[] right = colors(ball, at(9, 0, 9));
    assertFalse(Arrays.equals(left, right));
    var mesh = (Item.Mesh) seen(ball, at(9, 0, 9)).get(0);
    assertSame(mesh, seen(ball, at(9, 0, 9)).get(0));
  }

  @Test
  void aShadingWithALightIgnoresTheLightOfTheScene() {
    var ball = sphere(1).resolution(8).setShading(Shading.phong(0.5, 0.1, 0.5, at(3, 0, 9)));
    assertArrayEquals(colors(ball, null), colors(ball, at(-9, 0, 9)));
    ball.setShading(Shading.additive(at(3, 0, 9)));
    assertArrayEquals(colors(ball, null), colors(ball, at(-9, 0, 9)));
  }

  @Test
  void flatShapesAreLitToo() {
    var face = square(1).setFill(GREY, 1).setShading(Shading.phong(0.9, 0, 0.9));
    assertNotEquals(fill(face, at(0, 0, 9)), fill(face, at(0, 0, -9)));
    assertEquals(fill(face, null), fill(face, Shading.LIGHT));
  }

  @Test
  void theLightExistsFromTheFirstRequestAndCanBeMoved() {
    var camera = new CameraFrame();
    assertNull(camera.light());
    assertEquals(Shading.LIGHT, camera.lightSource().center());
    camera.lightSource().moveTo(at(1, 2, 3));
    assertEquals(at(1, 2, 3), camera.light());
    assertEquals(at(1, 2, 3), camera.toDefaultState().light());
  }

  @Test
  void aStateOfTheCameraHasItsLight() {
    var camera = new CameraFrame();
    camera.lightSource().moveTo(at(1, 2, 3));
    camera.saveState();
    camera.lightSource().moveTo(ORIGIN);
    assertEquals(at(1, 2, 3), camera.restore().light());
  }

  @Test
  void anAnimationOfTheCameraMovesTheLightOnlyIfItChangesIt() {
    var camera = new CameraFrame();
    camera.lightSource().moveTo(at(0, 0, 4));
    var end = camera.copy().shift(RIGHT);
    var tween = MobjectTrees.tween(camera, camera.copy(), end, MotionPath.STRAIGHT);
    camera.lightSource().moveTo(at(0, 5, 4));
    tween.at(0.5);
    tween.at(1);
    assertEquals(at(0, 5, 4), camera.light());
    var lit = camera.copy();
    lit.lightSource().moveTo(at(2, 5, 4));
    assertEquals(at(0, 5, 4), camera.light());
    var moves = MobjectTrees.tween(camera, camera.copy(), lit, MotionPath.STRAIGHT);
    moves.at(0.5);
    assertEquals(at(1, 5, 4), camera.light());
    moves.at(1);
    assertEquals(at(2, 5, 4), camera.light());
  }

  @Test
  void theLightOfASceneIsUsedAndCanBeAnimated() {
    var face = square(1).setFill(GREY, 1).setShading(Shading.phong(0.9, 0, 0.9));
    Runs.Run run =
        Runs.run(
            s -> {
              s.put(face);
              s.rest(0.5);
              s.view().lightSource().moveTo(at(0, 0, -9));
              s.playAll(animate(s.view().lightSource(), light -> light.moveTo(at(0, 0, 9))));
            });
    assertEquals(fill(face, null), fill(run.shape(0, 0)));
    assertEquals(fill(face, at(0, 0, -9)), fill(run.shape(5, 0)));
    assertEquals(fill(face, at(0, 0, 9)), fill(run.shape(14, 0)));
  }
}
