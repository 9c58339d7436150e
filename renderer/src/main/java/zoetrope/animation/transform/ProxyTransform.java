package zoetrope.animation.transform;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import zoetrope.animation.Animation;
import zoetrope.animation.Host;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;
import zoetrope.mobject.VMobject;

/**
 * The base class of transforms that animate copies of the source's and target's parts. The source
 * is removed at the beginning and does not change. The target is added at the end.
 */
public abstract class ProxyTransform<A extends ProxyTransform<A>> extends Animation<A> {
  private final Mobject<?> source;
  private final Mobject<?> target;
  private final Group<Mobject<?>> pieces;
  private MotionPath motion = MotionPath.STRAIGHT;
  private List<Tween> tweens;

  ProxyTransform(Mobject<?> source, Mobject<?> target) {
    this(source, target, new Group<>());
  }

  private ProxyTransform(Mobject<?> source, Mobject<?> target, Group<Mobject<?>> pieces) {
    super(pieces);
    this.source = Objects.requireNonNull(source, "there is nothing to transform: null");
    this.target = Objects.requireNonNull(target, "there is no target to transform into: null");
    this.pieces = pieces;
  }

  /** Moves points on circular arcs of {@code angle} radians, counter-clockwise if positive. */
  public A pathArc(double angle) {
    motion = motion.withArc(angle);
    return self();
  }

  /** Pairs the curves of changing paths in drawing order; see {@link Transform#inDrawingOrder}. */
  public A inDrawingOrder() {
    motion = motion.pairedInDrawingOrder();
    return self();
  }

  final Mobject<?> source() {
    return source;
  }

  final Mobject<?> target() {
    return target;
  }

  @Override
  protected void start(Host host) {
    host.remove(source);
    pieces.setChildren(List.of());
    tweens = new ArrayList<>();
    prepare();
  }

  /** Creates the pieces, with {@link #move}. */
  abstract void prepare();

  /** Returns a copy without updaters. */
  public static Mobject<?> copyOf(Mobject<?> m) {
    Mobject<?> copy = (Mobject<?>) m.copy();
    copy.clearUpdaters();
    return copy;
  }

  /**
   * Returns copies of the paths of a family, without fills, 2 stroke units wide. They have the
   * stroke colour, or the fill colour if there is no stroke. Members without paths are left out.
   */
  public static Mobject<?> outlinesOf(Mobject<?> mobject) {
    Group<Mobject<?>> outlines = new Group<>();
    for (Mobject<?> member : mobject.familyWithPoints()) {
      if (member instanceof VMobject<?>) {
        Mobject<?> outline = copyOf(member).setChildren(List.of());
        if (member.strokeWidth() == 0) {
          outline.setStroke(member.color());
        }
        outline.setFillOpacity(0);
        outline.setStrokeWidth(2);
        outlines.add(outline.setStrokeOpacity(1));
      }
    }
    return outlines;
  }

  /** Adds a piece that is interpolated from {@code start} to {@code end}, which must not change. */
  final void move(Mobject<?> start, Mobject<?> end) {
    MobjectTrees.align(start, end);
    Mobject<?> piece = copyOf(start);
    pieces.add(piece);
    tweens.add(MobjectTrees.tween(piece, start, end, motion));
  }

  /**
   * Returns a transparent copy of {@code m}, stretched to the box of {@code into}, or in place if
   * the box is empty. It is fixed in the frame if {@code into} is.
   */
  static Mobject<?> ghost(Mobject<?> m, Mobject<?> into) {
    Mobject<?> ghost = copyOf(m);
    if (!into.bounds().isEmpty() && !ghost.bounds().isEmpty()) {
      ghost.replaceStretched(into);
      boolean fixed = into.familyWithPoints().get(0).fixedInFrame() == 1;
      ghost = fixed ? (Mobject<?>) ghost.fixInFrame() : (Mobject<?>) ghost.unfixFromFrame();
    }
    ghost.setOpacity(0);
    return ghost;
  }

  @Override
  protected void show(double alpha) {
    forEachMember(tweens, alpha, Tween::at);
  }

  @Override
  public void cleanUp(Host host) {
    host.remove(pieces);
    if (!isRemover()) {
      host.add(target);
    }
  }

  @Override
  public String describe() {
    return getClass().getSimpleName() + "(" + source.kind() + ", " + target.kind() + ")";
  }
}
