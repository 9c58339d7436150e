package zoetrope.tools.scaling;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import zoetrope.animation.Animation;
import zoetrope.mobject.Group;
import zoetrope.mobject.shapes.Dot;

/** Animations with many members, and many animations. */
final class AnimationWorkloads {
  private AnimationWorkloads() {}

  static void addTo(List<Workload> all) {
    all.add(played("animate(group)", g -> animate(g, x -> x.shift(UP))));
    all.add(played("fadeIn(group)", g -> fadeIn(g)));
    all.add(played("create(group)", g -> create(g)));
    all.add(played("write(group)", g -> write(g)));
    all.add(played("transform(group, group)", g -> transform(g, g.copy().shift(UP))));
    all.add(played("laggedStart(fadeIn of each)", g -> laggedStart(each(g))));
    all.add(played("succession(fadeIn of each)", g -> succession(each(g))));
    all.add(
        Workload.scene(
            "play(fadeIn of each)",
            1000,
            (scene, n) -> scene.perform(each(group(StageWorkloads.dots(n))))));
    all.add(Workload.scene("play(fadeIn(dot)), one by one", 500, AnimationWorkloads::oneByOne));
    all.add(played("laggedStart, 2 s in all", g -> laggedStart(each(g)).runTime(2)));
    all.add(played("laggedStart of laggedStarts", AnimationWorkloads::nested));
    all.add(
        Workload.scene("fadeOut(dot), one by one, of a group", 250, AnimationWorkloads::leaving));
    all.add(Workload.scene("laggedStart of parts of a whole", 1000, AnimationWorkloads::parts));
  }

  private static Workload played(String name, Function<Group<Dot>, Animation<?>> animation) {
    return Workload.scene(
        name, 1000, (scene, n) -> scene.perform(animation.apply(group(StageWorkloads.dots(n)))));
  }

  private static List<Animation<?>> each(Group<Dot> group) {
    List<Animation<?>> all = new ArrayList<>();
    for (Dot dot : group) {
      all.add(fadeIn(dot));
    }
    return all;
  }

  private static void oneByOne(OpenScene scene, int n) {
    StageWorkloads.dots(n).forEach(dot -> scene.perform(fadeIn(dot)));
  }

  private static Animation<?> nested(Group<Dot> group) {
    List<Animation<?>> tens = new ArrayList<>();
    List<Animation<?>> all = each(group);
    for (int i = 0; i < all.size(); i += 10) {
      tens.add(laggedStart(all.subList(i, Math.min(all.size(), i + 10))));
    }
    return laggedStart(tens).runTime(2);
  }

  private static void leaving(OpenScene scene, int n) {
    Group<Dot> all = group(StageWorkloads.dots(n));
    scene.show(all);
    all.forEach(dot -> scene.perform(fadeOut(dot)));
  }

  private static void parts(OpenScene scene, int n) {
    Group<Dot> whole = group(StageWorkloads.dots(n));
    scene.show(whole);
    List<Animation<?>> all = new ArrayList<>();
    for (Dot dot : whole) {
      all.add(animate(dot, d -> d.shift(UP)));
    }
    scene.perform(laggedStart(all));
    scene.perform(laggedStart(each(whole)));
  }
}
