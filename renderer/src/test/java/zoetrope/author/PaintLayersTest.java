package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.frame.BlendMode;
import zoetrope.frame.Compositing;
import zoetrope.frame.Item;
import zoetrope.frame.Mask;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;
import zoetrope.mobject.MotionPath;

/** Families that are painted as one layer. */
class PaintLayersTest {
  private static List<Item> items(Mobject<?> m) {
    List<Item> items = new ArrayList<>();
    m.appendItems(items);
    return items;
  }

  private static Item.Layer layer(Mobject<?> m) {
    List<Item> items = items(m);
    assertEquals(1, items.size());
    return assertInstanceOf(Item.Layer.class, items.get(0));
  }

  private static Group<Mobject<?>> pair() {
    return new Group<>(square(1), circle(1));
  }

  @Test
  void aGroupOpacityMakesOneLayerOfAllMembers() {
    var group = pair().setGroupOpacity(0.5);
    assertEquals(2, layer(group).items().size());
    assertEquals(0.5, layer(group).compositing().opacity());
    assertEquals(2, items(group.setGroupOpacity(1)).size());
  }

  @Test
  void anUnchangedLayerIsTheSameInstance() {
    var group = pair().setGroupOpacity(0.5);
    Item.Layer first = layer(group);
    assertSame(first, layer(group));
    group.get(0).shift(RIGHT);
    assertTrue(first != layer(group));
    Item.Layer second = layer(group);
    group.setBlendMode(BlendMode.SCREEN);
    assertEquals(BlendMode.SCREEN, layer(group).compositing().blend());
    assertTrue(second != layer(group));
  }

  @Test
  void opacityAndFadesOfALayerAreThoseOfTheWhole() {
    var group = pair().setGroupOpacity(0.5);
    double before = group.get(0).strokeOpacity();
    new Group<>(group).setOpacity(0.2);
    assertEquals(0.2, group.groupOpacity());
    assertEquals(before, group.get(0).strokeOpacity());
    group.fade(0.5);
    assertEquals(0.1, group.groupOpacity(), 1e-12);
  }

  @Test
  void masksMoveWithTheFamilyAndCropItsBounds() {
    Mask mask = new Mask(items(square(1).setFill(WHITE, 1)), Mask.Kind.ALPHA);
    var group = new Group<>(square(4)).setCompositing(Compositing.NONE.withMasks(List.of(mask)));
    assertEquals(1, group.width(), 1e-12);
    group.shift(RIGHT.times(2)).scale(2);
    assertEquals(2, group.width(), 1e-12);
    assertEquals(2, group.center().x(), 1e-12);
    assertEquals(2, layer(group).compositing().masks().get(0).bounds().size().x(), 1e-12);
  }

  @Test
  void copiesAndSavedStatesHaveTheLayer() {
    var group = pair().setGroupOpacity(0.5).saveState();
    assertEquals(0.5, layer(group.copy()).compositing().opacity());
    assertEquals(0.5, group.setGroupOpacity(1).restore().groupOpacity());
    var plain = pair();
    plain.become(group);
    assertEquals(0.5, plain.groupOpacity());
  }

  @Test
  void transformsInterpolateTheOpacityAndFadeDifferentMasks() {
    Mask mask = new Mask(items(square(1).setFill(WHITE, 1)), Mask.Kind.ALPHA);
    Compositing masked = Compositing.NONE.withMasks(List.of(mask)).withOpacity(0.5);
    var plain = pair();
    var layered = pair().setCompositing(masked);
    var moving = pair();
    var tween = MobjectTrees.tween(moving, plain, layered, MotionPath.STRAIGHT);
    tween.at(0.25);
    assertEquals(0.875, moving.compositing().opacity(), 1e-12);
    assertEquals(0, moving.compositing().masks().size());
    tween.at(0.75);
    assertEquals(0.5, moving.compositing().strength(), 1e-12);
    tween.at(1);
    assertEquals(masked, moving.compositing());
    tween.at(0);
    assertEquals(Compositing.NONE, moving.compositing());
  }
}
