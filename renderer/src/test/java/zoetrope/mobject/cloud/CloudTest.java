package zoetrope.mobject.cloud;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.shapes.Circle;

class CloudTest {
  private static List<Item> items(Mobject<?> m) {
    List<Item> items = new ArrayList<>();
    m.appendItems(items);
    return items;
  }

  @Test
  void theDiscOfDotsHasTheCountOfTheOriginal() {
    assertEquals(1303, new PointCloudDot().dotCount());
    assertEquals(1.9, new PointCloudDot().bounds().max().x(), 1e-9);
  }

  @Test
  void unchangedDotsKeepTheirItemsAndEqualDotsShareStyles() {
    DotCloud cloud = DotCloud.grid(100, 100, 1);
    assertEquals(10_000, cloud.dotCount());
    List<Item> first = items(cloud);
    assertSame(first.get(77), items(cloud).get(77));
    Item.Shape a = (Item.Shape) first.get(0);
    Item.Shape b = (Item.Shape) first.get(9999);
    assertSame(a.path(), b.path());
    assertSame(a.style(), b.style());
    cloud.shift(UP);
    assertNotSame(first.get(77), items(cloud).get(77));
  }

  @Test
  void dotsFaceTheCamera() {
    TrueDot dot = new TrueDot(RIGHT);
    DisplayListBuilder out = new DisplayListBuilder(new CameraFrame().reorient(30, 70).toCamera());
    dot.emit(out);
    Item item = out.items().get(0);
    Vec normal = item.transform().column(0).cross(item.transform().column(1)).normalized();
    assertTrue(normal.distance(out.camera().orientation().toAffine().column(2)) < 1e-9);
  }

  @Test
  void aGlowFallsFromTheMiddleToTheEdge() {
    Item.Shape item = (Item.Shape) items(new GlowDot()).get(0);
    Paint.Gradient glow = (Paint.Gradient) item.style().fill();
    assertTrue(glow.radial());
    assertEquals(YELLOW, glow.stops().get(0).color());
    assertEquals(0.25, glow.stops().get(6).color().alpha(), 1e-12);
    assertEquals(0, glow.stops().get(12).color().alpha());
    assertEquals(0.2, item.transform().column(0).length(), 1e-12);
  }

  @Test
  void coloursAndRadiiSpreadOverTheDots() {
    DotCloud cloud = new DotCloud(ORIGIN, LEFT, UP, DOWN).setColorGradient(RED, BLUE);
    cloud.setRadius(0.1, 0.2);
    assertEquals(RED, cloud.dotColor(0));
    assertEquals(BLUE, cloud.dotColor(3));
    assertEquals(0.1, cloud.radius(1));
    assertEquals(0.2, cloud.radius(2));
    cloud.scale(3).setOpacity(0.5);
    assertEquals(0.6, cloud.radius(3), 1e-12);
    assertEquals(BLUE.withAlpha(0.5), cloud.dotColor(3));
    assertEquals(GREEN.withAlpha(0.5), cloud.setColor(GREEN).dotColor(3));
  }

  @Test
  void cloudsOfDifferentSizesChangeIntoEachOther() {
    DotCloud cloud = new DotCloud(ORIGIN, RIGHT);
    DotCloud more = new DotCloud(UP, UP, DOWN, DOWN).setColor(RED);
    var tween = MobjectTrees.tween(cloud, cloud.copy(), more, MotionPath.STRAIGHT);
    tween.at(0.5);
    assertEquals(4, cloud.dotCount());
    assertTrue(cloud.dot(3).distance(RIGHT.lerp(DOWN, 0.5)) < 1e-12);
    tween.at(1);
    assertEquals(RED, cloud.dotColor(0));
    tween.at(0);
    assertEquals(2, cloud.dotCount());
    assertThrows(
        IllegalArgumentException.class,
        () -> MobjectTrees.tween(cloud, cloud, new Circle(), MotionPath.STRAIGHT));
  }

  @Test
  void pointsHaveTheGivenDensity() {
    PointMobject line = new PointMobject().addLine(LEFT, RIGHT);
    assertEquals(20, line.dotCount());
    assertEquals(0.9, line.dot(19).x(), 1e-9);
    PointMobject area = new PointMobject(25).addRectangle(ORIGIN, UR);
    assertEquals(625, area.dotCount());
    area.addDots(List.of(LEFT), RED);
    assertEquals(RED, area.dotColor(625));
    assertEquals(WHITE, area.dotColor(624));
    assertEquals(63, area.thinOut(10).dotCount());
  }

  @Test
  void emptyCloudsAreDrawnAndInvalidOnesRefused() {
    assertTrue(items(new DotCloud()).isEmpty());
    assertTrue(new DotCloud().bounds().isEmpty());
    assertThrows(IllegalArgumentException.class, () -> new DotCloud(new Vec(0, Double.NaN, 0)));
    assertThrows(IllegalArgumentException.class, () -> new DotCloud(UP).setRadius(-1));
    assertThrows(IllegalArgumentException.class, () -> new DotCloud(UP).setRadius());
    assertThrows(IllegalArgumentException.class, () -> new DotCloud(UP).setGlowFactor(-1));
    assertThrows(IllegalArgumentException.class, () -> new DotCloud(UP).thinOut(0));
    assertThrows(IllegalArgumentException.class, () -> DotCloud.grid(0, 1, 1));
    assertThrows(IllegalArgumentException.class, () -> new PointCloudDot(UP, 1, 0));
  }

  @Test
  void aCloudShowsAFractionOfItsDots() {
    DotCloud whole = DotCloud.grid(10, 10, 1);
    DotCloud part = whole.copy().becomePart(whole, 0.3);
    assertEquals(30, part.dotCount());
    assertEquals(whole.dot(29), part.dot(29));
    assertEquals(100, part.becomePart(whole, 1).dotCount());
  }
}
