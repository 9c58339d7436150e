package zoetrope.mobject;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Random;
import java.util.Set;
import zoetrope.color.Palette;
import zoetrope.frame.Camera;
import zoetrope.frame.DisplayList;
import zoetrope.frame.Item;
import zoetrope.geometry.Vec;
import zoetrope.mobject.cloud.DotCloud;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.image.ImageMobject;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.Text;
import zoetrope.mobject.three.Cube;

/** Families that change at random, and their items without caching. */
final class ChangingFamilies {
  final Random random;
  final List<Mobject<?>> all = new ArrayList<>();
  final Set<Mobject<?>> updated = Collections.newSetFromMap(new IdentityHashMap<>());
  final Set<Mobject<?>> resting = Collections.newSetFromMap(new IdentityHashMap<>());
  final List<Object> ran = new ArrayList<>();
  List<Mobject<?>> stage = new ArrayList<>();
  CachedChildren cache = new CachedChildren(List.of());

  ChangingFamilies(long seed) {
    random = new Random(seed);
  }

  int size() {
    return stage.stream().mapToInt(m -> m.family().size()).sum();
  }

  Vec point() {
    return new Vec(random.nextDouble(), random.nextDouble(), random.nextDouble());
  }

  Mobject<?> any() {
    return all.get(random.nextInt(all.size()));
  }

  Mobject<?> leaf() {
    return switch (random.nextInt(100)) {
      case 0 -> new DotCloud(point(), point());
      case 1 -> new Cube().moveTo(point());
      case 2, 3, 4, 5 -> new ImageMobject(CachedChildrenTest.PICTURE).moveTo(point());
      case 6, 7, 8, 9 -> new Text("ab").moveTo(point());
      case 10, 11, 12, 13 -> new DecimalNumber(random.nextDouble());
      case 14, 15, 16, 17 -> new Square(1).setOpacity(0);
      default -> new Square(random.nextDouble() + 0.1).moveTo(point());
    };
  }

  Mobject<?> family(int depth) {
    Mobject<?> m = depth == 0 ? leaf() : new Group<Mobject<?>>();
    if (depth > 0) {
      int wide = random.nextInt(8) == 0 ? 30 + random.nextInt(60) : random.nextInt(4);
      for (int i = 0; i < wide; i++) {
        m.add(family(random.nextInt(depth)));
      }
    }
    all.add(m);
    return m;
  }

  void enter(Mobject<?> m) {
    if (stage.stream().noneMatch(other -> other == m)) {
      List<Mobject<?>> more = new ArrayList<>(stage);
      more.add(random.nextInt(more.size() + 1), m);
      restage(more);
    }
  }

  void restage(List<Mobject<?>> more) {
    stage = more;
    cache.dispose();
    cache = new CachedChildren(stage);
  }

  void change() {
    switch (random.nextInt(5)) {
      case 0 -> changeFamily(any(), any());
      case 1 -> changeUpdaters(any());
      default -> changeLook(any());
    }
  }

  private void changeLook(Mobject<?> m) {
    switch (random.nextInt(12)) {
      case 0, 1, 2 -> m.shift(point());
      case 3 -> m.setColor(random.nextBoolean() ? Palette.RED : Palette.BLUE);
      case 4 -> m.setOpacity(random.nextInt(3) * 0.5);
      case 5 -> m.fixInFrame();
      case 6 -> m.unfixFromFrame();
      case 7 -> m.rotate(random.nextDouble());
      case 8 -> m.applyFunction(p -> p.times(1.1));
      case 9 -> m.setStroke(Palette.WHITE, random.nextInt(5));
      case 10 -> special(m);
      default -> inSpace(all.get(random.nextInt(10)));
    }
  }

  /**
   * Moves a few mobjects out of the plane into space. The items of these mobjects and of their
   * ancestors are never cached.
   */
  private void inSpace(Mobject<?> m) {
    switch (random.nextInt(6)) {
      case 0 -> m.applyDepthTest();
      case 1 -> m.fixOrientation();
      case 2, 3 -> m.unfixOrientation();
      default -> m.deactivateDepthTest();
    }
  }

  private void special(Mobject<?> m) {
    if (m instanceof Square square) {
      square.insertCurves(1).becomePart(new Square(2), 0, random.nextDouble());
    } else if (m instanceof DecimalNumber number) {
      number.setValue(random.nextDouble() * 1000);
    } else if (m instanceof ImageMobject image) {
      image.become(CachedChildrenTest.OTHER.copy());
    } else if (m instanceof DotCloud cloud) {
      cloud.setRadius(random.nextDouble());
    }
  }

  private void changeFamily(Mobject<?> m, Mobject<?> other) {
    int n = m.children().size();
    boolean around = other.family().contains(m);
    switch (random.nextInt(10)) {
      case 0, 1 -> m.remove(other);
      case 2 -> enter(m);
      case 3 -> restage(new ArrayList<>(stage.subList(0, stage.size() / 2)));
      case 4 -> m.setChildren(List.copyOf(m.children()).subList(0, n - n / 4));
      case 5 -> {
        if (n > 0 && !around && !m.children().contains(other) && size() < 800) {
          m.replaceChild(random.nextInt(n), other);
        }
      }
      case 6 -> {
        if (m instanceof Group<?> && m.family().size() < 50 && size() < 800) {
          Mobject<?> copy = (Mobject<?>) m.copy();
          copy.clearUpdaters().resumeUpdating();
          all.add(copy);
          enter(copy);
        }
      }
      default -> {
        if (m instanceof Group<?> && !around && size() < 800) {
          // The mobject may already be a member of another family, which is intended.
          m.add(other);
        }
      }
    }
  }

  private void changeUpdaters(Mobject<?> m) {
    switch (random.nextInt(6)) {
      case 0 -> {
        if (updated.add(m)) {
          addUpdater(m);
        }
      }
      case 1 -> {
        m.clearUpdaters();
        m.family().forEach(updated::remove);
      }
      case 2 -> {
        m.suspendUpdating();
        resting.addAll(m.family());
      }
      case 3 -> {
        m.resumeUpdating();
        m.family().forEach(resting::remove);
      }
      default -> new Group<>(m, any()).hasActiveUpdaters();
    }
  }

  private <S extends Mobject<S>> void addUpdater(Mobject<S> m) {
    m.addUpdater((self, dt) -> ran.add(self));
  }

  boolean isActive(Mobject<?> m) {
    return m.family().stream().anyMatch(this::isActiveAlone);
  }

  boolean isActiveAlone(Mobject<?> m) {
    return updated.contains(m) && !resting.contains(m);
  }

  /**
   * Returns the members with active updaters, children first, each as often as the stage reaches
   * it.
   */
  List<Object> toRun() {
    List<Object> expected = new ArrayList<>();
    stage.forEach(m -> addToRun(m, expected));
    return expected;
  }

  private void addToRun(Mobject<?> m, List<Object> expected) {
    m.children().forEach(child -> addToRun(child, expected));
    if (isActiveAlone(m)) {
      expected.add(m);
    }
  }

  void check(Camera camera) {
    // The references may differ: a member that faces the camera and occurs twice is turned twice.
    assertEquals(uncached(stage, camera), emitted(cache, camera));
  }

  void checkUpdaters() {
    assertEquals(stage.stream().anyMatch(this::isActive), cache.hasActiveUpdaters());
    ran.clear();
    cache.update(0.1);
    assertEquals(toRun(), ran);
  }

  /** Returns the items of cached families. */
  static DisplayList emitted(CachedChildren cache) {
    return emitted(cache, Camera.DEFAULT);
  }

  static DisplayList emitted(CachedChildren cache, Camera camera) {
    DisplayListBuilder out = new DisplayListBuilder(camera);
    cache.emit(out);
    return (DisplayList) out.items();
  }

  /** Returns the items that are emitted without a cache, as when something is hidden. */
  static List<Item> uncached(List<? extends Mobject<?>> stage, Camera camera) {
    DisplayListBuilder out =
        new DisplayListBuilder(camera).seenBy(camera, List.of(new Point(Vec.ZERO)));
    stage.forEach(m -> m.emit(out));
    return out.items();
  }
}
