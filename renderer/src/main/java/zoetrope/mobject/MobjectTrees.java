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
import zoetrope.geometry.Bounds;
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
            "the same " + m.kind() + " occurs twice in " + what + ": use copy()");
      }
    }
  }

  /**
   * Sets the children of an object that only collects them and is never on the stage itself. The
   * children do not count this object as a parent.
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

  /** Makes the updaters of a family use the local time of {@code pace} until the pace is over. */
  public static void follow(Mobject<?> m, Pace pace) {
    m.visit(member -> member.followSelf(pace));
  }

  /**
   * Gives both families the same structure. At each level the shorter list of children is filled up
   * with evenly spread, invisible copies of its children. If an object without children is matched
   * with an object that has children, the first object gets children of size 0 in its centre. If
   * the first object is empty, its new children are in the centres of the children of the other
   * object. If a path is matched with an object without points, the path moves into a new first
   * child.
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
      throw TreeAlignment.changed(subject);
    }
    List<MotionPath> motions = TurnSearch.motions(start, end, motion);
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
    TreeAlignment.assume(subject, model);
  }

  /**
   * Moves {@code member}, without its children, to the place of {@code model}. A path keeps its
   * style, except that its gradients move; another object also takes on the style of {@code model}.
   */
  public static void placeAlone(Mobject<?> member, Mobject<?> model) {
    if (member instanceof VMobject<?> path && model instanceof VMobject<?> other) {
      Style style = Gradients.placedLike(other.selfStyle(), path.selfStyle());
      path.setState(other.localPath(), other.place(), Styles.fit(style, other.localPath()));
    } else {
      member.becomeSelf(model);
    }
  }

  /** Sets path, place and style of a path. */
  public static void setState(VMobject<?> member, Path path, Affine place, Style style) {
    member.setState(path, place, style);
  }

  /**
   * Sets how far {@code member}, without its children, is fixed in the frame, from 0 to 1; see
   * {@link Mobject#fixedInFrame}.
   */
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
   * Maps the points of {@code member} like {@link #mapAlone}, but derives control points from the
   * mapped tangents; see {@link Path#mapTangents}.
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

  /**
   * The search for rotations between two states of a family. A tween then rotates the objects
   * instead of moving their points in straight lines. A rotation is found if the object has
   * recorded it, or if the whole family was rotated in the plane, scaled and moved without another
   * change.
   */
  private static final class TurnSearch {
    /**
     * The minimum angle of a rotation, in radians. Smaller ones are shown as straight movements.
     */
    private static final double MIN_ANGLE = 1e-6;

    private static final double SLACK = 1e-6;
    private static final Vec OUT = new Vec(0, 0, 1);

    private final MotionPath given;
    private final List<MotionPath> motions = new ArrayList<>();

    private TurnSearch(MotionPath given) {
      this.given = given;
    }

    static List<MotionPath> motions(Mobject<?> start, Mobject<?> end, MotionPath given) {
      TurnSearch search = new TurnSearch(given);
      MotionPath whole = given.mayTurn() ? search.seenTurn(start, end) : given;
      search.collect(start, end, whole);
      return search.motions;
    }

    /** Collects the motions of a family. {@code above} is the rotation of its parent, or null. */
    private void collect(Mobject<?> start, Mobject<?> end, MotionPath above) {
      MotionPath motion = above == null ? recordedTurn(start, end) : above;
      motions.add(motion == null ? given : motion);
      int count = Math.min(start.children().size(), end.children().size());
      for (int i = 0; i < count; i++) {
        collect(start.children().get(i), end.children().get(i), motion);
      }
    }

    // --- recorded rotations ---

    private MotionPath recordedTurn(Mobject<?> start, Mobject<?> end) {
      Turn turn = Turn.between(start.turns(), end.turns());
      if (turn == null || !isSame(start, end)) {
        return null;
      }
      Bounds box = start.bounds();
      if (box.isEmpty()) {
        return null;
      }
      Affine change = change(start, end);
      Vec center = box.center();
      Vec arrival = change == null ? end.center() : change.apply(center);
      double slack = change == null ? box.size().length() / 2 : SLACK;
      boolean aboutPivot =
          turn.pivot() != null && turn.map().apply(center).distance(arrival) <= slack;
      return aboutPivot
          ? given.withTurn(turn.angle(), turn.axis(), turn.pivot(), null)
          : given.withTurn(turn.angle(), turn.axis(), center, arrival);
    }

    /**
     * Returns whether two aligned families have the same paths, and other objects of the same kind.
     */
    private static boolean isSame(Mobject<?> a, Mobject<?> b) {
      boolean same =
          a instanceof VMobject<?> v
              ? b instanceof VMobject<?> w && v.localPath().equals(w.localPath())
              : a.getClass() == b.getClass();
      for (int i = 0; same && i < a.children().size(); i++) {
        same = i < b.children().size() && isSame(a.children().get(i), b.children().get(i));
      }
      return same;
    }

    // --- rotations that the states show ---

    /**
     * Returns the rotation of the whole family, either recorded or computed from its points; null
     * if there is none.
     */
    private MotionPath seenTurn(Mobject<?> start, Mobject<?> end) {
      MotionPath recorded = recordedTurn(start, end);
      Affine change = recorded != null ? null : change(start, end);
      double angle = change == null ? 0 : planeAngle(change);
      if (Math.abs(angle) < MIN_ANGLE || !isSame(start, end) || !isMoved(start, end, change)) {
        return recorded;
      }
      Vec center = start.center();
      return hasArea(start) ? given.withTurn(angle, OUT, center, change.apply(center)) : null;
    }

    /**
     * Returns the map that takes the first path of {@code start} to its place in {@code end}; null
     * if no such map exists.
     */
    private static Affine change(Mobject<?> start, Mobject<?> end) {
      if (start instanceof VMobject<?> a && end instanceof VMobject<?> b && a.hasPoints()) {
        double size = a.place().determinant();
        return size == 0 || !Double.isFinite(size) ? null : a.place().inverse().then(b.place());
      }
      int count = start.hasPoints() ? 0 : Math.min(start.children().size(), end.children().size());
      for (int i = 0; i < count; i++) {
        Mobject<?> child = start.children().get(i);
        if (child.anyMember(Mobject::hasPoints)) {
          return change(child, end.children().get(i));
        }
      }
      return null;
    }

    /**
     * Returns the angle in (-PI, PI] of a rotation of the plane that may also scale; 0 for any
     * other map.
     */
    private static double planeAngle(Affine map) {
      Vec x = map.column(0);
      Vec y = map.column(1);
      Vec z = map.column(2);
      double size = x.length();
      double error =
          Math.abs(x.x() - y.y())
              + Math.abs(x.y() + y.x())
              + Math.abs(x.z())
              + Math.abs(y.z())
              + Math.abs(z.x())
              + Math.abs(z.y());
      if (!(error <= SLACK * size) || z.z() < 0) {
        return 0;
      }
      double angle = StrictMath.atan2(x.y(), x.x());
      return angle <= MIN_ANGLE - Math.PI ? Math.PI : angle;
    }

    /** Returns whether {@code change} maps all paths of a family to their end states. */
    private static boolean isMoved(Mobject<?> start, Mobject<?> end, Affine change) {
      if (start.hasPoints()) {
        if (!(start instanceof VMobject<?> a) || !(end instanceof VMobject<?> b)) {
          return false;
        }
        Affine moved = a.place().then(change);
        double slack = SLACK * (1 + b.selfBounds().size().length());
        boolean same = moved.translation().distance(b.place().translation()) <= slack;
        for (int i = 0; i < 3; i++) {
          same &= moved.column(i).distance(b.place().column(i)) <= slack;
        }
        if (!same) {
          return false;
        }
      }
      for (int i = 0; i < start.children().size(); i++) {
        if (!isMoved(start.children().get(i), end.children().get(i), change)) {
          return false;
        }
      }
      return true;
    }

    /**
     * Returns whether the points of a family are not all on one line. A line that was rotated looks
     * like a line whose ends were moved one by one, so the points of a line do not prove a
     * rotation.
     */
    private static boolean hasArea(Mobject<?> mobject) {
      List<Vec> points = new ArrayList<>();
      mobject.visit(
          m -> {
            if (m instanceof VMobject<?> v) {
              for (int i = 0; i < v.localPath().pointCount(); i++) {
                points.add(v.place().apply(v.localPath().point(i)));
              }
            }
          });
      Vec origin = points.get(0);
      Vec along = Vec.ZERO;
      for (Vec p : points) {
        Vec d = p.minus(origin);
        along = d.length() > along.length() ? d : along;
      }
      double slack = SLACK * along.length() * along.length();
      for (Vec p : points) {
        if (along.cross(p.minus(origin)).length() > slack) {
          return true;
        }
      }
      return false;
    }
  }
}
