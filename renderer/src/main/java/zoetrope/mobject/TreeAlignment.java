package zoetrope.mobject;

import java.util.ArrayList;
import java.util.List;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;

/** Functions that make a family match another one in structure, state or style. */
final class TreeAlignment {
  private TreeAlignment() {}

  static void align(Mobject<?> a, Mobject<?> b) {
    if (a.hasPoints() != b.hasPoints() && !isLeaf(a, b)) {
      (a.hasPoints() ? a : b).pushSelfIntoChildren();
    }
    fillUp(a, b.children());
    fillUp(b, a.children());
    for (int i = 0; i < a.children().size(); i++) {
      align(a.children().get(i), b.children().get(i));
    }
  }

  /**
   * Returns whether neither object must be divided into members, although only one of them has
   * points. This holds if at least one is a path and the object without points has no children.
   * Examples of such an object are an empty path and a mesh without faces.
   */
  private static boolean isLeaf(Mobject<?> a, Mobject<?> b) {
    Mobject<?> pointless = a.hasPoints() ? b : a;
    boolean ofPath =
        pointless.isPath() || pointless.pointLike() != null && (a.isPath() || b.isPath());
    return ofPath && pointless.children().isEmpty();
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
        Mobject<?> seed = seed(m, partners.get(i));
        seed.visit(member -> member.copySpatialState(m));
        full.add(seed);
      } else if (k != previous) {
        full.add(given.get(k));
      } else {
        full.add(invisibleCopy(given.get(k)));
      }
      previous = k;
    }
    m.links().set(full);
  }

  /**
   * Returns the object that grows into {@code partner}. It is in the centre of {@code m}, which has
   * no children, or at the centre of the partner if {@code m} is empty.
   */
  private static Mobject<?> seed(Mobject<?> m, Mobject<?> partner) {
    Mobject<?> sameKind = m.pointLike();
    if (sameKind != null) {
      return sameKind;
    }
    if (!partner.hasPoints()) {
      return new Placeholder(partner.children().isEmpty() ? m.center() : null);
    }
    Mobject<?> alike = partner.pointLike(m.bounds().isEmpty() ? partner.center() : m.center());
    return alike != null ? alike : new Placeholder(m.center());
  }

  private static Mobject<?> invisibleCopy(Mobject<?> m) {
    Mobject<?> copy = (Mobject<?>) m.copy();
    copy.setOpacity(0);
    return copy;
  }

  /** Gives {@code m} the structure of {@code other}, and each member its counterpart's state. */
  static void become(Mobject<?> m, Mobject<?> other) {
    Mobject<?> model = (Mobject<?>) other.copy();
    align(m, model);
    assume(m, model);
  }

  static void assume(Mobject<?> subject, Mobject<?> model) {
    List<Mobject<?>> members = subject.family();
    List<Mobject<?>> models = model.family();
    if (members.size() != models.size()) {
      throw changed(subject);
    }
    for (int i = 0; i < members.size(); i++) {
      members.get(i).becomeSelf(models.get(i));
    }
  }

  static IllegalStateException changed(Mobject<?> subject) {
    return new IllegalStateException(
        "the family of " + Preconditions.a(subject.kind()) + " changed while it was animated");
  }

  /**
   * Gives the members of {@code m} the styles of the members of {@code other}. If {@code m} has
   * more members, the styles are spread evenly.
   */
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

  /** An invisible member. Its location is null for a group. */
  private static final class Placeholder extends Mobject<Placeholder> {
    private Vec location;

    Placeholder(Vec location) {
      this.location = location;
    }

    @Override
    boolean isLocation() {
      return location != null;
    }

    @Override
    protected Bounds selfBounds() {
      return location == null ? Bounds.EMPTY : Bounds.of(location);
    }

    @Override
    protected void transformSelf(Affine map) {
      location = location == null ? null : map.apply(location);
    }

    @Override
    protected void becomeSelf(Mobject<?> other) {
      super.becomeSelf(other);
      location = location == null ? null : other.center();
    }

    @Override
    protected Tween tweenSelf(Mobject<?> start, Mobject<?> end, MotionPath motion) {
      Tween base = super.tweenSelf(start, end, motion);
      Vec from = start.center();
      Vec to = end.center();
      return location == null ? base : base.and(alpha -> location = motion.mix(alpha).of(from, to));
    }

    @Override
    public String kind() {
      return location == null ? "Group" : "Point";
    }
  }
}
