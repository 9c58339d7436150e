package zoetrope.mobject;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import zoetrope.frame.Item;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.Gradients;
import zoetrope.internal.mobject.Styles;

/** Operations on families, member by member: alignment of their structures, tweens and states. */
public final class MobjectTrees {
  private MobjectTrees() {}

  /**
   * Checks that no object occurs twice.
   *
   * @param what the name of the collection, for the message
   * @throws IllegalArgumentException if an object occurs twice
   */
  public static void requireDistinct(String what, Collection<? extends Mobject<?>> mobjects) {
    Set<Mobject<?>> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Mobject<?> m : mobjects) {
      if (!seen.add(m)) {
        throw new IllegalArgumentException(
            "one " + m.kind() + " cannot stand in two places of " + what + ": use copy()");
      }
    }
  }

  /**
   * Sets the children of an object that only collects them and is never on the stage itself. On the
   * stage, the children count as mobjects without a parent.
   */
  public static void setLooseChildren(Mobject<?> parent, List<? extends Mobject<?>> children) {
    parent.links().setLoosely(children);
  }

  /** Returns a number that differs after each change of the children of {@code m}. */
  public static int childrenVersion(Mobject<?> m) {
    return m.links().version();
  }

  /** Returns a deep copy of {@code m} that includes all targets and saved states. */
  public static Mobject<?> copyWithStates(Mobject<?> m) {
    Mobject<?> copy = (Mobject<?>) m.copy();
    copyStates(m, copy);
    return copy;
  }

  private static void copyStates(Mobject<?> from, Mobject<?> to) {
    to.copyStatesOf(from);
    for (int i = 0; i < from.children().size(); i++) {
      copyStates(from.children().get(i), to.children().get(i));
    }
  }

  /** Makes the updaters of a family follow a pace until it is over. */
  public static void follow(Mobject<?> m, Pace pace) {
    m.visit(member -> member.followSelf(pace));
  }

  /**
   * Gives both families the same structure. At each level the shorter list of children is filled up
   * with evenly spread, invisible copies of its children. An object without children that is
   * matched with one that has children gets points in its centre. A path that is matched with an
   * object without points becomes its own child.
   */
  public static void align(Mobject<?> a, Mobject<?> b) {
    TreeAlignment.align(a, b);
  }

  /** Returns the tween of {@code subject} between two states; all families must be aligned. */
  public static Tween tween(
      Mobject<?> subject, Mobject<?> start, Mobject<?> end, MotionPath motion) {
    List<Tween> tweens = tweens(subject, start, end, motion);
    return alpha -> tweens.forEach(t -> t.at(alpha));
  }

  /**
   * Returns the tweens of {@code subject} between two states, one for each member. If {@code
   * motion} is straight, rotations between the states are shown as rotations.
   */
  public static List<Tween> tweens(
      Mobject<?> subject, Mobject<?> start, Mobject<?> end, MotionPath motion) {
    List<Mobject<?>> members = subject.family();
    List<Mobject<?>> from = start.family();
    List<Mobject<?>> to = end.family();
    if (members.size() != from.size() || members.size() != to.size()) {
      throw changed(subject);
    }
    List<MotionPath> motions = Turn.Search.motions(start, end, motion);
    List<Tween> tweens = new ArrayList<>(members.size());
    for (int i = 0; i < members.size(); i++) {
      tweens.add(members.get(i).tweenSelf(from.get(i), to.get(i), motions.get(i)));
    }
    return tweens;
  }

  /**
   * Puts each member of {@code subject} into the state of its counterpart in {@code model}, a
   * family of the same structure.
   */
  public static void assume(Mobject<?> subject, Mobject<?> model) {
    List<Mobject<?>> members = subject.family();
    List<Mobject<?>> models = model.family();
    if (members.size() != models.size()) {
      throw changed(subject);
    }
    for (int i = 0; i < members.size(); i++) {
      members.get(i).becomeSelf(models.get(i));
    }
  }

  /** Puts {@code member} into the state of {@code model}, both without their children. */
  public static void assumeAlone(Mobject<?> member, Mobject<?> model) {
    member.becomeSelf(model);
  }

  /**
   * Moves {@code member}, without its children, to the place of {@code model}. A path keeps its
   * style, except that its gradients move.
   */
  public static void placeAlone(Mobject<?> member, Mobject<?> model) {
    if (member instanceof VMobject<?> path && model instanceof VMobject<?> other) {
      Style style = Gradients.lyingAs(other.selfStyle(), path.selfStyle());
      path.setState(other.localPath(), other.place(), Styles.fit(style, other.localPath()));
    } else {
      member.becomeSelf(model);
    }
  }

  /** Sets path, place and style of a path. */
  public static void setState(VMobject<?> member, Path path, Affine place, Style style) {
    member.setState(path, place, style);
  }

  /** Fixes {@code member}, without its children, in the frame; see {@link Mobject#fixedInFrame}. */
  public static void fixAlone(Mobject<?> member, double fixed) {
    member.setFixedSelf(fixed);
  }

  /** Returns the visible stroke behind the fill of {@code member}, or null. */
  public static Item haloAlone(Mobject<?> member) {
    return member.halo();
  }

  /** Multiplies the opacities of {@code member}, without its children, by {@code factor}. */
  public static void fadeAlone(Mobject<?> member, double factor) {
    member.fadeSelf(factor);
  }

  /** Maps the points of {@code member}, without its children. */
  public static void mapAlone(Mobject<?> member, UnaryOperator<Vec> function) {
    member.mapPointsSelf(function);
  }

  /**
   * Maps the points of {@code member} like {@link #mapAlone}, but makes handles follow the
   * tangents; see {@link Path#mapTangents}.
   */
  public static void mapTangentsAlone(Mobject<?> member, UnaryOperator<Vec> function) {
    if (member instanceof VMobject<?> v && !v.localPath().isEmpty()) {
      v.setPath(v.path().mapTangents(function));
    } else {
      mapAlone(member, function);
    }
  }

  /** Transforms {@code member}, without its children. */
  public static void transformAlone(Mobject<?> member, Affine map) {
    member.moveSelf(map);
  }

  private static IllegalStateException changed(Mobject<?> subject) {
    return new IllegalStateException(
        "the family of a " + subject.kind() + " changed while it was animated");
  }
}
