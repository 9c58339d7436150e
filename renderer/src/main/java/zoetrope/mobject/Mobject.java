package zoetrope.mobject;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import zoetrope.frame.Camera;
import zoetrope.frame.Compositing;
import zoetrope.frame.Item;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.AxisCheck;
import zoetrope.internal.mobject.CachedRange;
import zoetrope.internal.mobject.Preconditions;
import zoetrope.internal.mobject.RunNotes;
import zoetrope.mobject.display.ClipPlane;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.display.EmissionTrace;

/**
 * An object of a scene: something with a place, perhaps a look, and children that go where it goes.
 *
 * <p>Mobjects are mutable and belong to one thread. All methods that change one return it, with its
 * own type, so that calls chain:
 *
 * <pre>{@code
 * var box = rectangle(4, 2).setFill(BLUE, 0.5).nextTo(title, DOWN);
 * }</pre>
 *
 * <p>What an object is in itself lies behind the protected {@code ...Self} methods; everything
 * public acts on the whole family: the object, its children, their children, depth first, which is
 * also the order of painting.
 *
 * @param <S> the concrete class itself
 */
public abstract class Mobject<S extends Mobject<S>> extends SpatialMobject
    implements Placement<S>,
        Sizing<S>,
        FamilyLook<S>,
        Arrangement<S>,
        Family<S>,
        InSpace<S>,
        Updating<S>,
        States<S>,
        Cloneable {
  /** An object that is no deeper, in scene units, is flat. */
  private static final double FLAT = 1e-9;

  private Updaters<S> updaters = new Updaters<>();

  /** How the family is painted as one; null as long as each member is painted by itself. */
  private LayerState layer;

  private S target;
  private S savedState;

  /** An object without links(). */
  protected Mobject() {
    RunNotes.made();
  }

  /** This object, typed as itself. */
  @SuppressWarnings("unchecked") // S is the concrete class by contract
  @Override
  public final S self() {
    return (S) this;
  }

  // --- what a concrete class is in itself ---

  /**
   * Adds what this object itself shows to {@code out}: {@link #selfItem}, flat or, when depth is
   * tested, sorted by depth. Objects of many items override this; items that did not change have to
   * stay the same references. Where they change without {@link #lookChanged}, or follow from more
   * than the object, {@link DisplayListBuilder#markUncacheable} is called each time.
   */
  protected void emitSelf(DisplayListBuilder out) {
    Item item = out.hasHalos() ? itemWithoutHalo() : selfItem();
    spatial().add(item, isFixed(), this::selfBox, out);
  }

  /**
   * Takes over geometry and style of {@code other}, which is of a class with the same kind of
   * points.
   */
  protected void becomeSelf(Mobject<?> other) {
    setFixedSelf(other.fixedInFrame());
    if (!Double.isNaN(other.zIndexSelf())) {
      setZIndexSelf(other.zIndexSelf());
    }
    clip(other.clipPlanes());
    layer(other.layer == null ? null : other.layer.copy());
  }

  /**
   * How this object gets from the state of {@code start} to that of {@code end}. The state of
   * {@code start}, which may be this object, is taken at once; {@code end} does not change later.
   *
   * @throws IllegalArgumentException when the kinds of points do not allow it
   */
  protected Tween tweenSelf(Mobject<?> start, Mobject<?> end, MotionPath motion) {
    double from = start.fixedInFrame();
    double to = end.fixedInFrame();
    Tween layers = Layering.tween(start.zIndexSelf(), end.zIndexSelf(), this::setZIndexSelf);
    Tween tween =
        from == to ? layers : layers.and(alpha -> setFixedSelf((1 - alpha) * from + alpha * to));
    LayerState first = start.layer;
    LayerState second = end.layer;
    if (first != null || second != null) {
      tween = tween.and(alpha -> layer(LayerState.between(first, second, alpha, motion)));
    }
    List<ClipPlane> planes = start.clipPlanes();
    List<ClipPlane> last = end.clipPlanes();
    return planes.equals(last)
        ? tween
        : tween.and(alpha -> clip(ClipPlane.between(planes, last, alpha)));
  }

  final Updaters<S> ownUpdaters() {
    return updaters;
  }

  /** Whether the family is painted as one. */
  final boolean isLayer() {
    return layer != null;
  }

  /** Changes this object's own updaters; when some are active then, it is not idle any more. */
  final void changeUpdaters(Consumer<Updaters<S>> change) {
    change.accept(updaters);
    if (updaters.areActive()) {
      CachedRange.invalidateIdle(range());
    }
  }

  /** Changes the style of this object alone, not of its links(). */
  public final void restyleAlone(UnaryOperator<Style> change) {
    restyleSelf(change);
  }

  // --- place ---

  /** The box of all points of the family, handles included; empty when there are none. */
  @Override
  public final Bounds bounds() {
    return bounds(0);
  }

  private Bounds bounds(int depth) {
    Preconditions.requireNested(depth);
    Bounds box = selfBounds();
    for (int i = 0; i < links().size(); i++) {
      box = box.union(links().get(i).bounds(depth + 1));
    }
    return layer == null ? box : layer.cropped(box);
  }

  /** Maps all points of the family. */
  @Override
  public final S transform(Affine map) {
    visit(m -> ((Mobject<?>) m).moveSelf(map));
    return self();
  }

  /** Moves what this object alone is: its points, and the masks of its family. */
  final void moveSelf(Affine map) {
    transformSelf(map);
    if (layer != null) {
      layer(layer.moved(map));
    }
  }

  /** Appends what the family shows to the default camera, from back to front. */
  public final void appendItems(List<Item> items) {
    DisplayListBuilder out = new DisplayListBuilder(Camera.DEFAULT);
    emit(out);
    items.addAll(out.items());
  }

  /** Adds what the family shows, from back to front. */
  public final void emit(DisplayListBuilder out) {
    EmissionTrace trace = out.trace();
    if (out.hides(this) || trace != null && trace.hides(creationSite().orElse(null))) {
      return;
    }
    if (trace == null) {
      emitInLayer(out);
    } else {
      trace.during(this, creationSite().orElse(null), () -> emitInLayer(out));
    }
  }

  private void emitInLayer(DisplayListBuilder out) {
    if (Double.isNaN(zIndexSelf())) {
      emitFacing(out);
    } else {
      out.inLayer(zIndexSelf(), () -> emitFacing(out));
    }
  }

  private void emitFacing(DisplayListBuilder out) {
    if (!spatial().facesCamera() || isFixed()) {
      emitLayer(out);
      return;
    }
    out.markUncacheable();
    if (spatial().clip().stream().anyMatch(plane -> plane.side(center()) < 0)) {
      return;
    }
    DisplayListBuilder flat = out.seenBy(Camera.DEFAULT).inSpace(false).withoutClipping();
    emitLayer(flat);
    spatial().addFacing(flat.items(), bounds(), out);
  }

  private void emitLayer(DisplayListBuilder out) {
    if (layer == null) {
      emitFamily(out);
    } else {
      layer.emit(out, this::emitFamily);
    }
  }

  /** Adds what the family shows, from back to front, whatever way it faces. */
  protected void emitFamily(DisplayListBuilder out) {
    emitSelf(out);
    links().emit(out);
  }

  /**
   * The room that this family takes up when lines are stacked: its bounds, but for text, which
   * takes up a whole line whatever letters it has. Empty for what is empty.
   */
  public Bounds lineBox() {
    Bounds box = selfBounds();
    for (int i = 0; i < links().size(); i++) {
      box = box.union(links().get(i).lineBox());
    }
    return box;
  }

  /** Scales about {@code point}. A factor below 1e-8 counts as 1e-8. */
  @Override
  public S scale(double factor, Vec point) {
    double s = Math.max(factor, MIN_SCALE);
    if (s != 1) {
      transform(Affine.scaling(s).about(point));
      visit(m -> m.scaledSelf(s));
    }
    return self();
  }

  @Override
  public S rotate(double angle, Vec axis) {
    AxisCheck.requireDirection(this::isFlat, angle, axis);
    return Sizing.super.rotate(angle, axis);
  }

  private boolean isFlat() {
    return depth() <= FLAT && !anyMember(m -> m.isDepthTested() || m.hasPoints() && !m.isPath());
  }

  @Override
  public S applyFunction(UnaryOperator<Vec> function) {
    visit(m -> m.mapPointsSelf(function));
    return self();
  }

  // --- look ---

  @Override
  public final Compositing compositing() {
    return LayerState.compositing(layer);
  }

  @Override
  public final S setCompositing(Compositing compositing) {
    layer(LayerState.of(compositing));
    return self();
  }

  private void layer(LayerState newLayer) {
    if (newLayer != layer) {
      layer = newLayer;
      lookChanged();
    }
  }

  Style firstStyle() {
    Style first = selfStyle();
    for (int i = 0; first == null && i < links().size(); i++) {
      first = links().get(i).firstStyle();
    }
    return first;
  }

  // --- copies and states ---

  /**
   * A deep copy: geometry, style, children; fields of the class that refer to members of the family
   * refer to the copies. Updaters are shared; target and saved state are not copied.
   */
  public S copy() {
    return DeepCopy.of(this);
  }

  /** Keeps the copy to move to. */
  final void keepTarget(S newTarget) {
    target = newTarget;
  }

  /** The copy to move to; null before there is one. */
  final S keptTarget() {
    return target;
  }

  /** Keeps a state to restore. */
  final void keepState(S newState) {
    savedState = newState;
  }

  /** The state to restore; null before there is one. */
  final S keptState() {
    return savedState;
  }

  /** Takes over copies of the target and of the saved state of {@code original}. */
  final void copyStatesOf(Mobject<?> original) {
    target = original.target == null ? null : typed(original.target.copy());
    savedState = original.savedState == null ? null : typed(original.savedState.copy());
  }

  @SuppressWarnings("unchecked") // of the class that this object is a copy of
  private S typed(Object copy) {
    return (S) copy;
  }

  /** This object's copy for {@code copies}, whose fields still refer to the original's parts. */
  @SuppressWarnings("unchecked") // a clone has its original's class
  final S copyInto(DeepCopy copies) {
    try {
      Mobject<S> copy = (Mobject<S>) clone();
      copy.target = null;
      copy.savedState = null;
      copy.ownSpatial();
      copy.layer = layer == null ? null : layer.copy();
      copy.updaters = new Updaters<>(updaters);
      copies.put(this, copy);
      copy.startTree(copies.ofAll(children()));
      return (S) copy;
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException("mobjects are Cloneable", e);
    }
  }

  /** Whether a member of the family has an updater that is not suspended. */
  public final boolean hasActiveUpdaters() {
    return updaters.areActive() || links().hasActiveUpdaters();
  }

  /**
   * Runs the family's updaters, children first. With {@code dt == 0} only those run that do not ask
   * for the step: no updater ever sees a step of length zero.
   */
  public final void update(double dt) {
    if (!hasActiveUpdaters()) {
      return;
    }
    links().update(dt);
    updaters.run(self(), dt);
  }

  // --- simulations and the pace of time, for the engine ---

  /** Calls {@code action} with all members of the family that simulate, children first. */
  final void visitSimulating(Consumer<Mobject<?>> action) {
    if (hasActiveUpdaters()) {
      links().forEachActive(child -> child.visitSimulating(action));
      if (updaters.simulates()) {
        action.accept(this);
      }
    }
  }

  /** After how many flicks this object's own next step is due, at most {@code limit}. */
  final long untilNextStep(long limit) {
    return updaters.untilNextStep(limit);
  }

  /** Lets time pass for this object's own simulations; see {@link Simulations#advance}. */
  final boolean simulateSelf(long flicks) {
    return updaters.simulate(self(), flicks);
  }

  /** Lets this object's own updaters follow a pace until it is over. */
  final void followSelf(Pace pace) {
    updaters.follow(pace);
  }
}
