package zoetrope.mobject;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/** Two families side by side: the same shape of tree, member by member. */
public final class MobjectTrees {
  private MobjectTrees() {}

  /** What {@code m} shows in itself, without its children, as an object that follows it. */
  public static Mobject<?> ownShape(Mobject<?> m) {
    return new OwnShape(m);
  }

  /** The object whose own shape {@code m} is, or {@code m} itself. */
  public static Mobject<?> wholeOf(Mobject<?> m) {
    return m instanceof OwnShape own ? own.whole() : m;
  }

  /**
   * Gives both families the same shape. At each level the shorter list of children is filled up:
   * its children are repeated, spread evenly, as invisible copies; an object without children
   * facing some gets points in its centre. A path that faces an object without points of its own
   * becomes a child of itself.
   */
  public static void align(Mobject<?> a, Mobject<?> b) {
    if (a.hasPoints() != b.hasPoints() && !isLeaf(a, b)) {
      pushIntoChild(a.hasPoints() ? a : b);
    }
    fillUp(a, b.children());
    fillUp(b, a.children());
    for (int i = 0; i < a.children().size(); i++) {
      align(a.children().get(i), b.children().get(i));
    }
  }

  /** Whether neither has children and the one without points is empty: nothing to take apart. */
  private static boolean isLeaf(Mobject<?> a, Mobject<?> b) {
    Mobject<?> pointless = a.hasPoints() ? b : a;
    return pointless.children().isEmpty() && pointless instanceof VMobject<?>;
  }

  private static void pushIntoChild(Mobject<?> m) {
    if (!(m instanceof VMobject<?> v)) {
      throw new IllegalArgumentException(
          Options.a(m.kind())
              + " cannot be transformed into a group or back: use fadeTransform(...)");
    }
    m.addToBack(v.snapshot());
    v.setPath(Path.EMPTY);
  }

  private static void fillUp(Mobject<?> m, List<Mobject<?>> partners) {
    List<Mobject<?>> given = List.copyOf(m.children());
    int n = given.size();
    int count = partners.size();
    if (n >= count) {
      return;
    }
    List<Mobject<?>> full = new ArrayList<>(count);
    int previous = -1;
    for (int i = 0; i < count; i++) {
      int k = n == 0 ? 0 : (int) ((long) i * n / count);
      if (n == 0) {
        full.add(seed(m, partners.get(i)));
      } else if (k != previous) {
        full.add(given.get(k));
      } else {
        full.add(invisibleCopy(given.get(k)));
      }
      previous = k;
    }
    m.setChildren(full);
  }

  /**
   * What {@code partner} grows from in an object without children: of its kind, in the centre of
   * the object, or where the partner is when the object is nowhere.
   */
  private static Mobject<?> seed(Mobject<?> m, Mobject<?> partner) {
    Mobject<?> point = m.pointLike();
    if (!(point instanceof Point)) {
      return point;
    }
    if (!partner.hasPoints()) {
      return partner.children().isEmpty() ? point : new Group<>();
    }
    boolean nowhere = m.bounds().isEmpty();
    return partner instanceof VMobject<?> v
        ? Shape.pointLike(nowhere ? v.center() : m.center(), v)
        : point;
  }

  private static Mobject<?> invisibleCopy(Mobject<?> m) {
    Mobject<?> copy = (Mobject<?>) m.copy();
    copy.setOpacity(0);
    return copy;
  }

  /** The way of {@code subject} from {@code start} to {@code end}; all three aligned. */
  public static Tween tween(
      Mobject<?> subject, Mobject<?> start, Mobject<?> end, MotionPath motion) {
    List<Tween> tweens = tweens(subject, start, end, motion);
    return alpha -> tweens.forEach(t -> t.at(alpha));
  }

  /** Like {@link #tween}, one tween a member of the family. */
  public static List<Tween> tweens(
      Mobject<?> subject, Mobject<?> start, Mobject<?> end, MotionPath motion) {
    List<Mobject<?>> members = subject.family();
    List<Mobject<?>> from = start.family();
    List<Mobject<?>> to = end.family();
    if (members.size() != from.size() || members.size() != to.size()) {
      throw changed(subject);
    }
    List<Tween> tweens = new ArrayList<>(members.size());
    for (int i = 0; i < members.size(); i++) {
      tweens.add(members.get(i).tweenSelf(from.get(i), to.get(i), motion));
    }
    return tweens;
  }

  /**
   * Puts every member of {@code subject} into the state of its counterpart in {@code model}, a
   * family of the same shape.
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

  /** Puts {@code member} alone, without its children, into the state of {@code model} alone. */
  public static void assumeAlone(Mobject<?> member, Mobject<?> model) {
    member.becomeSelf(model);
  }

  /**
   * Puts {@code member} alone to where {@code model} is. A path keeps its style, but for where its
   * gradients lie.
   */
  public static void placeAlone(Mobject<?> member, Mobject<?> model) {
    if (member instanceof VMobject<?> path && model instanceof VMobject<?> other) {
      Style style = Gradients.lyingAs(other.selfStyle(), path.selfStyle());
      path.setState(other.localPath(), other.place(), Styles.fit(style, other.localPath()));
    } else {
      member.becomeSelf(model);
    }
  }

  /** Multiplies the opacities of {@code member} alone by {@code factor}. */
  public static void fadeAlone(Mobject<?> member, double factor) {
    member.fadeSelf(factor);
  }

  /** Maps the points of {@code member} alone, without its children. */
  public static void mapAlone(Mobject<?> member, UnaryOperator<Vec> function) {
    member.mapPointsSelf(function);
  }

  /** {@link #mapAlone}, where handles follow the tangents; see {@link Path#mapTangents}. */
  public static void mapTangentsAlone(Mobject<?> member, UnaryOperator<Vec> function) {
    if (member instanceof VMobject<?> v && !v.localPath().isEmpty()) {
      v.setPath(v.path().mapTangents(function));
    } else {
      mapAlone(member, function);
    }
  }

  /** Maps {@code member} alone, without its children. */
  public static void transformAlone(Mobject<?> member, Affine map) {
    member.transformSelf(map);
  }

  private static IllegalStateException changed(Mobject<?> subject) {
    return new IllegalStateException(
        "the family of a " + subject.kind() + " changed while it was animated");
  }

  static void become(Mobject<?> m, Mobject<?> other) {
    Mobject<?> model = (Mobject<?>) other.copy();
    align(m, model);
    List<Mobject<?>> members = m.family();
    List<Mobject<?>> models = model.family();
    for (int i = 0; i < members.size(); i++) {
      members.get(i).becomeSelf(models.get(i));
    }
  }

  static void matchStyle(Mobject<?> m, Mobject<?> other) {
    Style model = other.selfStyle();
    if (m.selfStyle() != null && model != null) {
      m.restyleSelf(s -> model);
    }
    int n = m.children().size();
    int k = other.children().size();
    for (int i = 0; i < n && k > 0; i++) {
      int j = n <= k ? Math.min(i, k - 1) : (int) ((long) i * k / n);
      matchStyle(m.children().get(i), other.children().get(j));
    }
  }
}
