package zoetrope.mobject;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.geometry.Directions.OUT;
import static zoetrope.geometry.Directions.UP;
import static zoetrope.mobject.ChangingFamilies.emitted;
import static zoetrope.mobject.ChangingFamilies.uncached;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.color.Palette;
import zoetrope.frame.Camera;
import zoetrope.frame.DisplayList;
import zoetrope.frame.Item;
import zoetrope.frame.RasterImage;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.mobject.cloud.DotCloud;
import zoetrope.mobject.display.Shading;
import zoetrope.mobject.image.ImageMobject;
import zoetrope.mobject.shapes.Circle;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.Text;
import zoetrope.mobject.three.Cube;

class CachedChildrenTest {
  static final RasterImage PICTURE = new RasterImage(1, 1, new int[] {-1});
  static final ImageMobject OTHER = new ImageMobject(new RasterImage(1, 1, new int[] {0}));

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void cachedItemsEqualNewlyEmittedOnes(long seed) {
    ChangingFamilies families = new ChangingFamilies(seed);
    for (int i = 0; i < 8; i++) {
      families.enter(families.family(3));
    }
    Camera tilted = new CameraFrame().reorient(30, 60).toCamera();
    for (int i = 0; i < 150; i++) {
      for (int k = families.random.nextInt(4); k > 0; k--) {
        families.change();
      }
      if (families.random.nextInt(8) == 0) {
        families.any().appendItems(new ArrayList<>());
      }
      families.check(families.random.nextInt(3) == 0 ? tilted : Camera.DEFAULT);
      if (families.random.nextInt(3) == 0) {
        families.checkUpdaters();
      }
    }
  }

  @Test
  void aListThatChangesByOneMobjectEqualsANewList() {
    Random random = new Random(5);
    Group<Mobject<?>> all = new Group<>();
    Group<Mobject<?>> whole = new Group<>(List.of(all));
    CachedChildren stage = new CachedChildren(List.of(whole));
    List<Mobject<?>> present = new ArrayList<>();
    for (int i = 0; i < 1500; i++) {
      boolean grows = random.nextInt(1000) >= (i < 750 ? 200 : 700);
      if (grows || present.isEmpty()) {
        int index = random.nextInt(4) == 0 ? random.nextInt(present.size() + 1) : present.size();
        present.add(index, new Square(1).shift(UP.times(i)));
        all.insertChild(index, present.get(index));
      } else {
        Mobject<?> removed = present.remove(random.nextInt(present.size()));
        if (i < 1200 || random.nextBoolean()) {
          all.remove(removed);
        } else {
          all.links().setPresent(removed, false);
        }
      }
      if (random.nextInt(3) == 0) {
        assertEquals(uncached(List.of(whole), Camera.DEFAULT), emitted(stage), "change " + i);
      }
    }
  }

  private static List<Arguments> changes() {
    return List.of(
        change("moved", new Square(1), m -> m.shift(UP)),
        change("mapped", new Square(1), m -> m.applyFunction(p -> p.times(2))),
        change("recoloured", new Square(1), m -> m.setColor(Palette.RED)),
        change("made visible", new Square(1).setOpacity(0), m -> m.setOpacity(1)),
        change("made invisible", new Square(1), m -> m.setOpacity(0)),
        change("replaced", new Square(1), m -> m.become(new Circle(1))),
        change("restored", new Square(1).saveState().shift(UP), Mobject::restore),
        change("given another path", new Shape(Path.EMPTY), m -> m.become(new Circle(1))),
        change("fixed", new Square(1), Mobject::fixInFrame),
        change("freed", new Square(1).fixInFrame(), Mobject::unfixFromFrame),
        change("turned to the camera", new Square(1), Mobject::fixOrientation),
        change("turned back", new Square(1).fixOrientation(), Mobject::unfixOrientation),
        change("put into space", nearBeforeFar(), Mobject::applyDepthTest),
        change("taken from space", new Cube(), Mobject::deactivateDepthTest),
        change("lit", new Square(1).setColor(Palette.RED), m -> m.shade(Shading.SURFACE)),
        change("given a child", new Square(1), m -> m.add(new Circle(1))),
        change("robbed of a child", new Text("ab"), m -> m.remove(m.children().get(0))),
        change("given other children", new Text("ab"), m -> m.setChildren(List.of())),
        change("given a child for another", new Text("a"), m -> m.replaceChild(0, new Square(1))),
        change("a picture moved", new ImageMobject(PICTURE), m -> m.shift(UP)),
        change("a picture faded", new ImageMobject(PICTURE), m -> m.setOpacity(0.5)),
        change("a picture replaced", new ImageMobject(PICTURE), m -> m.become(OTHER.copy())),
        change("a cloud moved", new DotCloud(UP, OUT), m -> m.shift(UP)),
        change("a cloud made visible", new DotCloud(UP).setOpacity(0), m -> m.setOpacity(1)),
        change("a solid moved", new Cube(), m -> m.shift(UP)),
        change("a solid made visible", new Cube().setOpacity(0), m -> m.setOpacity(1)),
        change("given a halo", new Text("soft"), Mobject::setBackstroke),
        change("given one halo", new Text("soft"), m -> m.children().get(1).setBackstroke()),
        change(
            "robbed of a halo",
            new Text("soft").setBackstroke(),
            m -> m.children().get(0).setBackstroke(Palette.BLACK, 0)),
        change("moved with its halo", new Text("a").setBackstroke(), m -> m.shift(UP)),
        change("a number changed", new DecimalNumber(1), m -> ((DecimalNumber) m).setValue(-12)));
  }

  private static Mobject<?> nearBeforeFar() {
    return new Group<>(new Square(1).shift(OUT), new Square(1));
  }

  private static Arguments change(String what, Mobject<?> m, Consumer<Mobject<?>> change) {
    return Arguments.of(what, m, change);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("changes")
  void aChangeDeepInAStaticFamilyIsNoticed(String what, Mobject<?> m, Consumer<Mobject<?>> change) {
    var part = new Group<Mobject<?>>(m, new Square(1));
    var family = crowd(new Square(2), new Group<>(part));
    List<Mobject<?>> stage = List.of(new Square(1), family);
    CachedChildren cache = new CachedChildren(stage);
    Camera camera = new CameraFrame().reorient(30, 60).toCamera();
    for (int i = 0; i < 2; i++) {
      emitted(cache, camera);
    }
    change.accept(m);
    List<Item> now = uncached(stage, camera);
    assertEquals(now, emitted(cache, camera));
    assertEquals(now, emitted(cache, camera));
  }

  private static List<Mobject<?>> seenByAngle() {
    return List.of(
        new Square(1).fixOrientation(),
        new Square(1).setFill(Palette.BLUE, 1).setShading(Shading.phong(0.5, 0.5, 0.5)),
        new DotCloud(UP, OUT).deactivateDepthTest(),
        new DotCloud(UP, OUT),
        new Cube());
  }

  @ParameterizedTest
  @MethodSource("seenByAngle")
  void itemsThatDependOnTheCameraAreEmittedForEachCamera(Mobject<?> m) {
    List<Mobject<?>> stage = List.of(crowd(m), new Square(2));
    CachedChildren cache = new CachedChildren(stage);
    for (int angle = 0; angle < 90; angle += 30) {
      Camera camera = new CameraFrame().reorient(angle, angle).toCamera();
      assertEquals(uncached(stage, camera), emitted(cache, camera));
    }
  }

  /**
   * Returns a group of these mobjects and so many others that the items of the group are cached.
   */
  private static Group<Mobject<?>> crowd(Mobject<?>... first) {
    var group = new Group<>(first);
    for (int i = 0; i < 40; i++) {
      group.add(new Square(i + 1));
    }
    return group;
  }

  @Test
  void aChangeOfASharedMemberIsNoticedInBothFamilies() {
    var shared = new Square(1);
    var other = new Square(2);
    var left = crowd(shared, other);
    var right = crowd(shared);
    List<Mobject<?>> stage = List.of(new Group<Mobject<?>>(left, right));
    CachedChildren cache = new CachedChildren(stage);
    for (Square changed : List.of(other, shared, other)) {
      emitted(cache);
      emitted(cache);
      changed.shift(UP);
      assertEquals(uncached(stage, Camera.DEFAULT), emitted(cache));
    }
  }

  @Test
  void aChangeIsNoticedAfterTheMemberWasReadInAnotherFamily() {
    var shared = new Square(1);
    List<Mobject<?>> stage = List.of(crowd(shared));
    CachedChildren cache = new CachedChildren(stage);
    emitted(cache);
    emitted(new CachedChildren(List.of(new Group<Mobject<?>>(shared))));
    emitted(cache);
    shared.shift(UP);
    assertEquals(uncached(stage, Camera.DEFAULT), emitted(cache));
  }

  @Test
  void theFirstActiveChildActivatesItsParent() {
    var group = new Group<Mobject<?>>();
    CachedChildren cache = new CachedChildren(List.of(new Group<Mobject<?>>(group)));
    assertFalse(cache.hasActiveUpdaters());
    group.add(new Square(1).addUpdater((Square s, double dt) -> {}));
    assertTrue(cache.hasActiveUpdaters());
  }

  @Test
  void copiesReportTheirOwnChangesAndNotThoseOfTheirOriginals() {
    var group = new Group<Square>();
    for (int i = 0; i < 200; i++) {
      group.add(new Square(1));
    }
    CachedChildren cache = new CachedChildren(List.of(group));
    DisplayList before = emitted(cache);
    var copy = group.copy();
    CachedChildren other = new CachedChildren(List.of(copy));
    emitted(other);
    copy.get(150).shift(UP);
    assertTrue(DisplayList.same(before, emitted(cache)));
    group.get(20).shift(UP);
    assertEquals(20, DisplayList.firstDifference(before, emitted(cache), 0));
    assertEquals(uncached(List.of(copy), Camera.DEFAULT), emitted(other));
  }

  @Test
  void staticMobjectsShareTheirItemsFromFrameToFrame() {
    List<Square> squares = new ArrayList<>();
    for (int i = 0; i < 2000; i++) {
      squares.add(new Square(1));
    }
    var group = new Group<Square>();
    group.setChildren(squares);
    CachedChildren cache = new CachedChildren(List.of(group));
    DisplayList before = emitted(cache);
    squares.get(777).shift(new Vec(1, 0, 0));
    DisplayList after = emitted(cache);
    assertEquals(777, DisplayList.firstDifference(before, after, 0));
    assertEquals(2000 - 778, DisplayList.commonSuffix(before, after, 2000 - 777));
    for (int i = 0; i < 2000; i++) {
      assertEquals(i == 777, before.get(i) != after.get(i));
    }
  }

  @Test
  void itemsInSpaceAreNotCachedWithFlatItemsInFrontOfThem() {
    var cube = new Cube();
    var text = new Text("in front of the cube, and never behind it");
    CachedChildren cache = new CachedChildren(List.of(new Group<>(cube), new Group<>(text)));
    int faces = emitted(cache).size() - text.children().size();
    cube.transform(Affine.scaling(2));
    DisplayList second = emitted(cache);
    assertEquals(faces + text.children().size(), second.size());
    assertTrue(second.get(0) instanceof Item.Mesh);
    assertFalse(second.get(faces) instanceof Item.Mesh);
    assertSame(second.get(faces), emitted(cache).get(faces));
  }

  @Test
  void anUpdaterCanActivateALaterIdleRange() {
    List<Square> squares = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      squares.add(new Square(1));
    }
    int[] calls = new int[2];
    Square last = squares.get(299);
    CachedChildren cache = new CachedChildren(squares);
    assertFalse(cache.hasActiveUpdaters());
    squares
        .get(0)
        .addUpdater(
            (Square s, double dt) -> {
              if (calls[0]++ == 0) {
                last.addUpdater((Square t, double step) -> calls[1]++);
              }
            });
    cache.update(0.1);
    assertEquals(1, calls[1]);
    cache.update(0.1);
    assertEquals(2, calls[1]);
  }
}
