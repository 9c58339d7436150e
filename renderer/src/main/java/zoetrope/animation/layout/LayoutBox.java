package zoetrope.animation.layout;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.CurrentStage;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;
import zoetrope.mobject.TypedGroup;

/**
 * A group that measures its members and places them without overlap: a row, a column, a grid, an
 * overlay or a page. A member can be a container itself. Texts count with the height of their
 * lines, whatever letters they contain, so that baselines have equal distances.
 *
 * <p>As long as no member is on the stage, each change of the container takes effect at once. From
 * then on, changes wait for {@link #reflow}, so that they can be seen as a movement:
 *
 * <pre>{@code
 * var list = column(first, second).gap(0.4).align(UL).toCorner(UL);
 * play(write(list));
 * list.add(third);
 * play(list.reflow(), fadeIn(third));
 * }</pre>
 *
 * <p>An object that joins a container that was scaled is scaled by the same factor. Members stand
 * upright even if the container was rotated.
 */
public abstract class LayoutBox<S extends LayoutBox<S>> extends TypedGroup<Mobject<?>, S> {
  private LayoutFrame frame = LayoutFrame.NONE;
  private Settings settings;
  private double scale = 1;

  /** The gaps in scene units before scaling, and the aligned sides. */
  private record Settings(double gapX, double gapY, Vec align) {}

  LayoutBox(double gap) {
    settings = new Settings(gap, gap, Vec.ZERO);
  }

  // --- settings ---

  /**
   * Sets the gap between neighbours, in scene units. The default is 0.25, or 0.5 in a page.
   *
   * @throws IllegalArgumentException if the gap is negative or not finite
   */
  public S gap(double gap) {
    return gap(gap, gap);
  }

  /**
   * Sets the horizontal and the vertical gap between neighbours, in scene units.
   *
   * @throws IllegalArgumentException if a gap is negative or not finite
   */
  public S gap(double horizontal, double vertical) {
    Preconditions.requireNotNegative("the horizontal gap", horizontal);
    Preconditions.requireNotNegative("the vertical gap", vertical);
    settings = new Settings(horizontal, vertical, settings.align);
    return changed();
  }

  /**
   * Aligns the members by their sides or corners in direction {@code edge}: {@code row(a,
   * b).align(UP)} has the upper sides on one line. The default {@code ORIGIN} centres them. The
   * same side or corner of the whole stays in place in a {@link #reflow}.
   */
  public S align(Vec edge) {
    settings = new Settings(settings.gapX, settings.gapY, edge);
    return changed();
  }

  final double gapAlong(int dimension) {
    return scale * (dimension == 0 ? settings.gapX : settings.gapY);
  }

  /** Returns the sign of the alignment along a dimension: -1, 0 or 1. */
  final double side(int dimension) {
    return Math.signum(settings.align.get(dimension));
  }

  /** Returns the factor by which the container was scaled since it was created. */
  final double scale() {
    return scale;
  }

  // --- layout ---

  /**
   * Puts parts into their places relative to the centre of the whole.
   *
   * @param parts one for each child, in order
   */
  abstract Arranged arrange(List<Arranged> parts, EndStates ends);

  /** Returns the layout for the sizes that the members have in {@code ends}. */
  private Arranged plan(EndStates ends) {
    List<Arranged> parts = new ArrayList<>();
    for (Mobject<?> child : children()) {
      parts.add(
          child instanceof LayoutBox<?> box && ends.of(box) == null
              ? box.plan(ends)
              : Arranged.of(child, ends.box(child)));
    }
    return arrange(parts, ends).in(this);
  }

  /** Requires that the last layout had enough room; see {@link Page}. */
  void requireFit() {}

  /** Returns the layout in scene coordinates. The aligned side of the frame stays in place. */
  final Arranged places(EndStates ends) {
    Arranged plan = plan(ends);
    Vec edge = frame.equals(LayoutFrame.NONE) ? Vec.ZERO : settings.align;
    return plan.moved(frame.centerOf(plan.width(), plan.height(), edge));
  }

  /** Called after the members were placed as planned last. */
  void placed() {}

  /** Records the frames of all containers in a layout. */
  static void note(Arranged places) {
    for (Arranged.Placed placed : places.boxes()) {
      LayoutBox<?> box = placed.box();
      box.frame = placed.frame();
      box.scale *= placed.factor();
      box.placed();
    }
  }

  /**
   * Returns an animation that moves all members to their places, for the sizes that they have at
   * the end of the play; see {@link Reflow}.
   *
   * <pre>{@code
   * play(animate(plot, p -> p.scale(1.5)), page.reflow());
   * }</pre>
   */
  public final Reflow reflow() {
    return Reflow.of(this);
  }

  /**
   * Moves all members to their places at once, without an animation. As an updater, {@code
   * always(list, l -> l.reflowNow())} keeps the members in their places in each frame.
   *
   * @throws IllegalArgumentException if a page does not have enough room
   */
  public final S reflowNow() {
    placeAll(places(EndStates.NOW));
    requireFit();
    return self();
  }

  private static void placeAll(Arranged places) {
    places.spots().forEach(Spot::placeAtOnce);
    note(places);
  }

  /** Lays out the members around the same centre, unless one of them is on the stage. */
  final S changed() {
    if (children().stream().noneMatch(LayoutBox::isAnyShown)) {
      placeAll(plan(EndStates.NOW).moved(frame.center()));
    }
    return self();
  }

  /** Moves the frame, and lays out the members in it. */
  final S moveFrame(Vec way) {
    frame = frame.moved(way);
    return changed();
  }

  /** Changes the members. New ones get the scale of the container. */
  private S change(Runnable change) {
    List<Mobject<?>> before = List.copyOf(children());
    change.run();
    children().stream().filter(m -> !before.contains(m)).forEach(m -> m.scale(scale));
    if (children().stream().noneMatch(LayoutBox::isAnyShown)) {
      placeAll(places(EndStates.NOW));
    }
    return self();
  }

  /** Returns whether an object or a member of it is on the stage. */
  static boolean isAnyShown(Mobject<?> m) {
    return CurrentStage.shows(m) || m.children().stream().anyMatch(LayoutBox::isAnyShown);
  }

  // --- members ---

  @Override
  public S add(Mobject<?>... mobjects) {
    return change(() -> super.add(mobjects));
  }

  @Override
  public S addToBack(Mobject<?>... mobjects) {
    return change(() -> super.addToBack(mobjects));
  }

  @Override
  public S insertChild(int index, Mobject<?> mobject) {
    return change(() -> super.insertChild(index, mobject));
  }

  @Override
  public S replaceChild(int index, Mobject<?> mobject) {
    return change(() -> super.replaceChild(index, mobject));
  }

  @Override
  public S remove(Mobject<?>... mobjects) {
    return change(() -> super.remove(mobjects));
  }

  @Override
  public S setChildren(List<? extends Mobject<?>> mobjects) {
    return change(() -> super.setChildren(mobjects));
  }

  // --- hooks ---

  @Override
  protected void transformSelf(Affine map) {
    frame = frame.transformed(map);
  }

  @Override
  protected void scaledSelf(double factor) {
    scale *= factor;
  }

  @Override
  protected void becomeSelf(Mobject<?> other) {
    super.becomeSelf(other);
    if (other instanceof LayoutBox<?> box) {
      assume(box.settings, box.scale, box.frame);
    }
  }

  @Override
  protected Tween tweenSelf(Mobject<?> start, Mobject<?> end, MotionPath motion) {
    Tween base = super.tweenSelf(start, end, motion);
    if (!(start instanceof LayoutBox<?> a && end instanceof LayoutBox<?> b)) {
      return base;
    }
    Settings[] both = {a.settings, b.settings};
    double[] scales = {a.scale, b.scale};
    LayoutFrame[] frames = {a.frame, b.frame};
    return base.and(
        alpha -> {
          int index = alpha < 1 ? 0 : 1;
          assume(both[index], scales[index], frames[0].between(frames[1], alpha));
        });
  }

  private void assume(Settings newSettings, double newScale, LayoutFrame newFrame) {
    settings = newSettings;
    scale = newScale;
    frame = newFrame;
  }

  /** Sets the members of a new container. */
  final S filled(List<? extends Mobject<?>> members) {
    MobjectTrees.requireDistinct(Preconditions.a(kind()), members);
    return setChildren(members);
  }
}
