package zoetrope.mobject;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.UnaryOperator;
import zoetrope.frame.Camera;
import zoetrope.frame.Compositing;
import zoetrope.frame.Item;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.AxisCheck;
import zoetrope.internal.mobject.CachedRange;
import zoetrope.internal.mobject.NotFiniteException;
import zoetrope.internal.mobject.RunNotes;
import zoetrope.internal.mobject.ValueFields;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.display.EmissionTrace;

/**
 * An object of a scene. It has a place, possibly a style, and children that move with it.
 *
 * <p>Mobjects are mutable and must be used by one thread only. All methods that change a mobject
 * return it with its concrete type, so that calls can be chained:
 *
 * <pre>{@code
 * var box = rectangle(4, 2).setFill(BLUE, 0.5).nextTo(title, DOWN);
 * }</pre>
 *
 * <p>Public methods act on the whole family: the object, its children, their children and so on,
 * depth first, which is also the order of painting. The protected {@code ...Self} methods act on
 * the object alone.
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
  /** The largest depth of a flat object, in scene units. */
  private static final double MAX_FLAT_DEPTH = 1e-9;

  private static final ValueFields VALUES = new ValueFields(Mobject.class, "becomeSelf");

  private Updaters<S> updaters = new Updaters<>();

  /** The compositing of the family; null as long as each member is drawn separately. */
  private LayerState layer;

  private S target;
  private S savedState;

  protected Mobject() {
    RunNotes.made();
  }

  /** Returns this object with its concrete type. */
  @SuppressWarnings("unchecked") // S is the concrete class by contract.
  @Override
  public final S self() {
    return (S) this;
  }

  /**
   * Adds the items of this object, without its children, to {@code out}. The default adds {@link
   * #selfItem}, sorted by depth if the depth test is on.
   *
   * <p>Objects with several items override this method. Items that did not change must be the same
   * references in each call. If items can change without a call of {@link #lookChanged}, or depend
   * on more than this object, the method must call {@link DisplayListBuilder#markUncacheable} each
   * time.
   */
  protected void emitSelf(DisplayListBuilder out) {
    Item item = out.hasHalos() ? itemWithoutHalo() : selfItem();
    spatial().add(item, isFixed(), this::selfBox, out);
  }

  /**
   * Copies the geometry and style of {@code other}, whose class has the same kind of points, and
   * the values that {@link ValueFields} names. A class that overrides this method or {@link
   * #tweenSelf} overrides both, and takes over its own fields itself.
   */
  protected void becomeSelf(Mobject<?> other) {
    setFixedSelf(other.fixedInFrame());
    if (!Double.isNaN(other.zIndexSelf())) {
      setZIndexSelf(other.zIndexSelf());
    }
    clip(other.clipPlanes());
    layer(other.layer == null ? null : other.layer.copy());
    VALUES.assume(this, other);
  }

  /**
   * Returns the tween of this object from the state of {@code start} to that of {@code end}. The
   * state of {@code start}, which may be this object, is copied at once. The caller does not change
   * {@code end} afterwards.
   *
   * @throws IllegalArgumentException if the kinds of points cannot be interpolated
   */
  protected Tween tweenSelf(Mobject<?> start, Mobject<?> end, MotionPath motion) {
    Tween tween = tweenInSpace(start, end);
    for (DoubleConsumer values : VALUES.tweens(this, start, end)) {
      tween = tween.and(values::accept);
    }
    LayerState first = start.layer;
    LayerState second = end.layer;
    return first == null && second == null
        ? tween
        : tween.and(alpha -> layer(LayerState.between(first, second, alpha, motion)));
  }

  final Updaters<S> updatersSelf() {
    return updaters;
  }

  final boolean isLayer() {
    return layer != null;
  }

  /** Changes the updaters of this object, and marks it as active if any is active afterwards. */
  final void changeUpdaters(Consumer<Updaters<S>> change) {
    change.accept(updaters);
    if (updaters.areActive()) {
      CachedRange.invalidateIdle(range());
    }
  }

  /** Changes the style of this object, not of its children. */
  public final void restyleAlone(UnaryOperator<Style> change) {
    restyleSelf(change);
  }

  // --- place ---

  /**
   * Returns the box around the family's points and control points, cut to the masks of its
   * compositing; empty if it has no points.
   */
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

  @Override
  public final S transform(Affine map) {
    Affine finite = requireFinite(map);
    visit(m -> ((Mobject<?>) m).moveSelf(finite));
    return self();
  }

  /** Moves the points of this object and the masks of its compositing. */
  final void moveSelf(Affine map) {
    transformSelf(map);
    if (layer != null) {
      layer(layer.moved(map));
    }
  }

  /** Appends the items of the family as seen by the default camera, from back to front. */
  public final void appendItems(List<Item> items) {
    DisplayListBuilder out = new DisplayListBuilder(Camera.DEFAULT);
    emit(out);
    items.addAll(out.items());
  }

  /** Adds the items of the family to {@code out}, from back to front. */
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
      layer.emit(out, this::emitFamily, spatial());
    }
  }

  /** Adds the items of the family from back to front, without turning them to the camera. */
  protected void emitFamily(DisplayListBuilder out) {
    emitSelf(out);
    links().emit(out);
  }

  /**
   * Returns the box that this family takes up when lines are stacked. This is its bounding box,
   * except for text, which takes up the full height of its lines for any letters. An empty family
   * has an empty box.
   */
  public Bounds lineBox() {
    Bounds box = selfBounds();
    for (int i = 0; i < links().size(); i++) {
      box = box.union(links().get(i).lineBox());
    }
    return box;
  }

  /**
   * Scales the family about {@code point}. A factor below 1e-8 counts as 1e-8; strokes keep their
   * width.
   */
  @Override
  public S scale(double factor, Vec point) {
    double s = Math.max(NotFiniteException.check("scale", factor), MIN_SCALE);
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
    return depth() <= MAX_FLAT_DEPTH
        && !anyMember(m -> m.isDepthTested() || m.hasPoints() && !m.isPath());
  }

  @Override
  public S applyFunction(UnaryOperator<Vec> function) {
    visit(m -> m.mapPointsSelf(function));
    return self();
  }

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

  /**
   * Returns a deep copy of geometry, style and children. Fields of the class that refer to members
   * of the family refer to the copies. Updaters are shared, but simulations continue independently.
   * The target and the saved state are not copied.
   */
  public S copy() {
    return DeepCopy.of(this);
  }

  final void storeTarget(S newTarget) {
    target = newTarget;
  }

  final S storedTarget() {
    return target;
  }

  final void storeState(S newState) {
    savedState = newState;
  }

  final S storedState() {
    return savedState;
  }

  final void copyStatesOf(Mobject<?> original) {
    target = original.target == null ? null : typed(original.target.copy());
    savedState = original.savedState == null ? null : typed(original.savedState.copy());
  }

  @SuppressWarnings("unchecked") // The copy has the class of this object.
  private S typed(Object copy) {
    return (S) copy;
  }

  /**
   * Copies this object into {@code copies}. Fields of the copy still refer to the original family.
   */
  @SuppressWarnings("unchecked") // clone() returns an object of the same class.
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

  /** Returns whether any member of the family has an updater that is not suspended. */
  public final boolean hasActiveUpdaters() {
    return updaters.areActive() || links().hasActiveUpdaters();
  }

  /**
   * Runs the updaters of the family, children first. If {@code dt} is 0, only updaters that do not
   * take a step length run: no updater ever gets a step of length 0.
   */
  public final void update(double dt) {
    if (!hasActiveUpdaters()) {
      return;
    }
    links().update(dt);
    updaters.run(self(), dt);
  }

  /** Calls {@code action} for all members of the family that have simulations, children first. */
  final void visitSimulating(Consumer<Mobject<?>> action) {
    if (hasActiveUpdaters()) {
      links().forEachActive(child -> child.visitSimulating(action));
      if (updaters.simulates()) {
        action.accept(this);
      }
    }
  }

  /** Returns the flicks until this object's next simulation step, at most {@code limit}. */
  final long untilNextStep(long limit) {
    return updaters.untilNextStep(limit);
  }

  final boolean simulateSelf(long flicks) {
    return updaters.simulate(self(), flicks);
  }

  /**
   * Makes the updaters of this object use the local time of {@code pace} until the pace is over.
   */
  final void followSelf(Pace pace) {
    updaters.follow(pace);
  }
}
