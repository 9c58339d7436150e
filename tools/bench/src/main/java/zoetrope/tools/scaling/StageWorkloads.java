package zoetrope.tools.scaling;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Dot;

/** Many objects on the stage, in groups wide and deep, copied and removed. */
final class StageWorkloads {
  private StageWorkloads() {}

  static void addTo(List<Workload> all) {
    all.add(Workload.scene("add(dot), each", 6250, StageWorkloads::addEach));
    all.add(Workload.scene("add(dots)", 6250, StageWorkloads::addAll));
    all.add(Workload.scene("group.add(dot), each", 6250, StageWorkloads::intoGroup));
    all.add(Workload.scene("remove(dot), each of a group", 1000, StageWorkloads::removeEach));
    all.add(Workload.scene("remove(dot), each of the stage", 1000, StageWorkloads::removeListed));
    all.add(Workload.scene("add, pause, remove, each", 1000, StageWorkloads::comeAndGo));
    all.add(Workload.scene("bringToFront(dot), each", 1000, StageWorkloads::forward));
    all.add(Workload.scene("bringToBack(dot), each, seen", 1000, StageWorkloads::backward));
    all.add(Workload.scene("add(dot), each, behind one", 3125, StageWorkloads::behind));
    all.add(Workload.scene("group.add, pause, each", 1000, StageWorkloads::growing));
    all.add(Workload.scene("group.remove(dot), each", 1000, StageWorkloads::shrinking));
    all.add(Workload.scene("setZIndex of each, seen", 1000, StageWorkloads::raised));
    all.add(Workload.scene("groups of groups of groups", 1000, StageWorkloads::nested));
    all.add(Workload.scene("one updater beside n dots", 6250, StageWorkloads::oneUpdater));
    all.add(Workload.scene("sections, subtitles", 1000, StageWorkloads::sections));
    all.add(Workload.scene("arrange of n in a row", 2500, StageWorkloads::row));
    all.add(Workload.scene("a group in a group, deep", 50, StageWorkloads::deep));
    all.add(Workload.scene("copy, become, restore", 3125, StageWorkloads::copies));
    all.add(Workload.scene("arrangeInGrid, setColor", 3125, StageWorkloads::grid));
    all.add(Workload.scene("an updater for each dot", 1000, StageWorkloads::updated));
  }

  static List<Dot> dots(int n) {
    List<Dot> dots = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      dots.add(dot(at(i % 100 * 0.1 - 5, i / 100 % 100 * 0.05 - 3)));
    }
    return dots;
  }

  private static void addEach(OpenScene scene, int n) {
    dots(n).forEach(scene::show);
    scene.hold();
  }

  private static void addAll(OpenScene scene, int n) {
    scene.show(dots(n));
    scene.hold();
  }

  private static void intoGroup(OpenScene scene, int n) {
    Group<Dot> all = group();
    dots(n).forEach(all::add);
    scene.show(all);
    scene.hold();
  }

  private static void removeEach(OpenScene scene, int n) {
    List<Dot> dots = dots(n);
    scene.show(group(dots));
    dots.forEach(scene::hide);
    scene.hold();
  }

  private static void removeListed(OpenScene scene, int n) {
    List<Dot> dots = dots(n);
    scene.show(dots);
    dots.forEach(scene::hide);
    scene.hold();
  }

  private static void comeAndGo(OpenScene scene, int n) {
    for (Dot dot : dots(n)) {
      scene.show(dot);
      scene.hold();
      scene.hide(dot);
    }
  }

  private static void forward(OpenScene scene, int n) {
    List<Dot> dots = dots(n);
    scene.show(dots);
    dots.forEach(scene::toFront);
    scene.hold();
  }

  private static void backward(OpenScene scene, int n) {
    List<Dot> dots = dots(n);
    scene.show(dots);
    for (Dot dot : dots) {
      scene.toBack(dot);
      scene.hold();
    }
  }

  private static void behind(OpenScene scene, int n) {
    scene.keepInFront(dot());
    scene.hold();
    for (Dot dot : dots(n)) {
      scene.show(dot);
    }
    scene.hold();
  }

  private static void growing(OpenScene scene, int n) {
    Group<Dot> all = group();
    scene.show(all);
    for (Dot dot : dots(n)) {
      all.add(dot);
      scene.hold();
    }
  }

  private static void shrinking(OpenScene scene, int n) {
    List<Dot> dots = dots(n);
    Group<Dot> all = group(dots);
    scene.show(all);
    dots.forEach(all::remove);
    scene.hold();
  }

  private static void raised(OpenScene scene, int n) {
    List<Dot> dots = dots(n);
    scene.show(dots);
    scene.hold();
    for (int i = 0; i < n; i++) {
      dots.get(i).setZIndex(i % 10);
    }
    scene.hold();
    dots.forEach(dot -> dot.setZIndex(0));
    scene.hold();
  }

  private static void nested(OpenScene scene, int n) {
    Group<Mobject<?>> all = group();
    List<Dot> dots = dots(n);
    for (int i = 0; i < n; i += 10) {
      Group<Mobject<?>> ten = group();
      for (int k = i; k < Math.min(n, i + 10); k++) {
        ten.add(group(group(dots.get(k))));
      }
      all.add(ten);
    }
    scene.perform(fadeIn(all));
    scene.perform(fadeOut(all.get(0)));
    scene.perform(animate(all, g -> g.shift(UP)));
  }

  private static void oneUpdater(OpenScene scene, int n) {
    scene.show(dots(n));
    scene.show(dot().addUpdater((d, dt) -> d.shift(up(0.1 * dt))));
    for (int i = 0; i < 20; i++) {
      scene.hold();
    }
  }

  private static void sections(OpenScene scene, int n) {
    for (int i = 0; i < n; i++) {
      scene.chapter("Part " + i);
      scene.hold();
    }
  }

  private static void row(OpenScene scene, int n) {
    Group<Dot> all = group(dots(n));
    all.arrange(RIGHT).setWidth(10);
    scene.show(all);
    scene.hold();
  }

  private static void deep(OpenScene scene, int n) {
    Group<Mobject<?>> outer = group();
    Group<Mobject<?>> inner = outer;
    for (int i = 0; i < n; i++) {
      Group<Mobject<?>> next = group();
      next.add(dot());
      inner.add(next);
      inner = next;
    }
    scene.show(outer);
    scene.hold();
    scene.perform(animate(outer, g -> g.shift(UP)));
  }

  private static void copies(OpenScene scene, int n) {
    Group<Dot> all = group(dots(n));
    Group<Dot> copy = all.copy().shift(UP);
    copy.saveState();
    all.become(copy);
    copy.restore();
    scene.show(all);
    scene.show(copy);
    scene.hold();
  }

  private static void grid(OpenScene scene, int n) {
    Group<Dot> all = group(dots(n));
    all.arrangeInGrid().setHeight(7).setColor(BLUE).moveTo(UP);
    scene.show(all);
    scene.hold();
  }

  private static void updated(OpenScene scene, int n) {
    for (Dot dot : dots(n)) {
      dot.addUpdater((d, dt) -> d.shift(up(0.1 * dt)));
      scene.show(dot);
    }
    scene.hold();
  }
}
