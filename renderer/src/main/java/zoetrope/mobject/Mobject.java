package zoetrope.mobject;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import zoetrope.color.Color;
import zoetrope.frame.Camera;
import zoetrope.frame.Compositing;
import zoetrope.frame.Item;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.Preconditions;
import zoetrope.internal.mobject.RunNotes;
import zoetrope.internal.mobject.UpdaterLog;
import zoetrope.mobject.display.ClipPlane;
import zoetrope.mobject.display.CreationSite;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.display.EmissionTrace;
import zoetrope.mobject.display.Shading;

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
public abstract class Mobject<S extends Mobject<S>> extends MobjectHooks
    implements Placement<S>, Sizing<S>, Styling<S>, Arrangement<S>, Cloneable {
  /** An object that is no deeper, in scene units, is flat. */
  private static final double FLAT = 1e-9;

  private Children children = new Children(this, new ArrayList<>());
  private Updaters<S> updaters = new Updaters<>();
  private double fixed;
  private SpatialState spatial = new SpatialState();

  /** How the family is painted as one; null as long as each member is painted by itself. */
  private LayerState layer;

  /** The range whose cache a change of this object invalidates; null until it is cached. */
  private CachedRange range;

  /** Null until it becomes a child of something. */
  private Parents<Mobject<?>> parents;

  private S target;
  private S savedState;

  /** Where the scene made it; null where nobody asks. */
  private CreationSite creation = Creations.next();

  /** An object without children. */
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
    spatial.add(item, fixed >= 0.5, this::selfBox, out);
  }

  /**
   * Takes over geometry and style of {@code other}, which is of a class with the same kind of
   * points.
   */
  protected void becomeSelf(Mobject<?> other) {
    setFixedSelf(other.fixed);
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
    double from = start.fixed;
    double to = end.fixed;
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

  /**
   * An object of the same kind, shrunk to a point in the centre of this one, that a partner can
   * grow from; null for what shows nothing in itself.
   */
  protected Mobject<?> pointLike() {
    return null;
  }

  /** What this object can grow from at {@code point}; null where an invisible member will do. */
  Mobject<?> pointLike(Vec point) {
    return null;
  }

  /**
   * Makes what this object is in itself its first child, so that it can be matched with a group.
   *
   * @throws IllegalArgumentException unless it is a path
   */
  void pushSelfIntoChildren() {
    throw new IllegalArgumentException(
        Preconditions.a(kind())
            + " cannot be transformed into a group or back: use fadeTransform(...)");
  }

  /** Fixes this object alone in the frame; see {@link #fixedInFrame}. */
  protected final void setFixedSelf(double newFixed) {
    if (newFixed != fixed) {
      fixed = newFixed;
      changedSelf();
      lookChanged();
    }
  }

  // --- caching ---

  /** Invalidates what is cached of this object: it shows something else now, or in another way. */
  protected final void lookChanged() {
    CachedRange.invalidateItems(range);
  }

  /** Invalidates what is cached of this object, which has other children now. */
  final void childrenChanged() {
    CachedRange.invalidateItems(range);
    CachedRange.invalidateIdle(range);
  }

  /** Changes this object's own updaters; when some are active then, it is not idle any more. */
  private void changeUpdaters(Consumer<Updaters<S>> change) {
    change.accept(updaters);
    if (updaters.areActive()) {
      CachedRange.invalidateIdle(range);
    }
  }

  /** Reports changes to {@code newRange} from now on, and to no other. */
  final void register(CachedRange newRange) {
    if (range != newRange) {
      if (range != null) {
        range.detach();
      }
      range = newRange;
      children.setParentRange(newRange);
    }
  }

  /** The range that changes are reported to; null for none. */
  final CachedRange range() {
    return range;
  }

  // --- the family ---

  final void addParent(WeakReference<Mobject<?>> parent) {
    if (parents == null) {
      parents = new Parents<>();
    }
    parents.add(parent);
  }

  final void removeParent(WeakReference<Mobject<?>> parent) {
    if (parents != null) {
      parents.remove(parent);
    }
  }

  /** At least the number of objects that this one is a child of. */
  final int parents() {
    return parents == null ? 0 : parents.count();
  }

  /** Calls {@code action} with each object that this one is a child of. */
  final void forEachParent(Consumer<Mobject<?>> action) {
    if (parents != null) {
      parents.forEach(action);
    }
  }

  private boolean isWithin(Mobject<?> family) {
    boolean[] found = {this == family};
    forEachParent(parent -> found[0] = found[0] || parent.isWithin(family));
    return found[0];
  }

  /** Where the scene made this object; empty unless its run was asked to note it. */
  public final Optional<CreationSite> creationSite() {
    return Optional.ofNullable(creation);
  }

  /** Which children are shown with this object on the stage. */
  final Children links() {
    return children;
  }

  /** The children, in painting order; a view that follows later changes. */
  @Override
  public final List<Mobject<?>> children() {
    return children.view();
  }

  /**
   * Adds children at the end (the front). Those that are children already stay where they are.
   *
   * @throws IllegalArgumentException when an object would become part of itself
   */
  public S add(Mobject<?>... mobjects) {
    children.insert(children.size(), mobjects);
    return self();
  }

  /** Adds children at the beginning (the back). */
  public S addToBack(Mobject<?>... mobjects) {
    children.insert(0, mobjects);
    return self();
  }

  /** Puts {@code mobject} before child {@code index}. */
  public S insertChild(int index, Mobject<?> mobject) {
    children.insert(index, mobject);
    return self();
  }

  /** Puts {@code mobject} in the place of child {@code index}. */
  public S replaceChild(int index, Mobject<?> mobject) {
    children.replace(index, mobject);
    return self();
  }

  /** Removes the objects from anywhere in the family. */
  public S remove(Mobject<?>... mobjects) {
    Set<Mobject<?>> holders = new LinkedHashSet<>();
    for (Mobject<?> m : mobjects) {
      if (m != null) {
        m.forEachParent(holders::add);
      }
    }
    for (Mobject<?> holder : holders) {
      if (holder.isWithin(this)) {
        holder.children.remove(mobjects);
      }
    }
    return self();
  }

  /** Replaces the list of children. */
  public S setChildren(List<? extends Mobject<?>> mobjects) {
    children.set(mobjects);
    return self();
  }

  /** The object, its children, their children: depth first. */
  public final List<Mobject<?>> family() {
    List<Mobject<?>> all = new ArrayList<>();
    visit(all::add);
    return all;
  }

  /** The members of the family that have points of their own. */
  public final List<Mobject<?>> familyWithPoints() {
    return family().stream().filter(Mobject::hasPoints).toList();
  }

  /** The members of the family that have a style of their own. */
  public final List<Mobject<?>> familyWithStyle() {
    return family().stream().filter(m -> m.selfStyle() != null).toList();
  }

  /** Changes the style of this object alone, not of its children. */
  public final void restyleAlone(UnaryOperator<Style> change) {
    restyleSelf(change);
  }

  /**
   * Calls {@code action} with every member of the family, depth first.
   *
   * @throws IllegalStateException if groups are nested too deeply
   */
  public final void visit(Consumer<? super Mobject<?>> action) {
    visit(action, 0);
  }

  private void visit(Consumer<? super Mobject<?>> action, int depth) {
    Preconditions.requireNested(depth);
    action.accept(this);
    for (int i = 0; i < children.size(); i++) {
      children.get(i).visit(action, depth + 1);
    }
  }

  /** Whether {@code test} holds for a member of the family; asked depth first. */
  public final boolean anyMember(Predicate<? super Mobject<?>> test) {
    return anyMember(test, 0);
  }

  private boolean anyMember(Predicate<? super Mobject<?>> test, int depth) {
    Preconditions.requireNested(depth);
    if (test.test(this)) {
      return true;
    }
    for (int i = 0; i < children.size(); i++) {
      if (children.get(i).anyMember(test, depth + 1)) {
        return true;
      }
    }
    return false;
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
    for (int i = 0; i < children.size(); i++) {
      box = box.union(children.get(i).bounds(depth + 1));
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

  /** Whether the object keeps its place in the picture when the camera moves: from 0 (no) to 1. */
  public final double fixedInFrame() {
    return fixed;
  }

  /** Fixes the whole family in the frame: as if seen by the default camera. */
  public S fixInFrame() {
    visit(m -> m.setFixedSelf(1));
    return self();
  }

  /** Undoes {@link #fixInFrame}. */
  public S unfixFromFrame() {
    visit(m -> m.setFixedSelf(0));
    return self();
  }

  /**
   * Sorts the family by depth instead of by the order of the stage: what is nearer to the camera
   * hides what is farther; see {@link DisplayListBuilder}. Surfaces and solids do so anyway.
   */
  public S applyDepthTest() {
    return testDepth(true);
  }

  /**
   * Undoes {@link #applyDepthTest}: the family stands in the order of the stage, also where all
   * else is sorted by depth.
   */
  public S deactivateDepthTest() {
    return testDepth(false);
  }

  private S testDepth(boolean tested) {
    visit(
        m -> {
          ((Mobject<?>) m).spatial.testDepth(tested);
          m.lookChanged();
        });
    return self();
  }

  /** Whether this object (not its children) is put in order by depth. */
  public final boolean isDepthTested() {
    return spatial.isDepthTested();
  }

  /**
   * Sets the z index of the family: what has a higher one is painted in front of what has a lower
   * one, wherever they stand on the stage; 0 is where all else is. Among equals the order of the
   * stage decides. Children that are added later have it too. It can be animated.
   *
   * @param index any finite number, negative ones included
   * @throws IllegalArgumentException if it is not finite
   */
  public S setZIndex(double index) {
    Layering.requireFinite(index);
    visit(m -> m.setZIndexSelf(m == this ? index : Double.NaN));
    return self();
  }

  /** The z index that was set, of this object itself; 0 where none was. */
  public final double zIndex() {
    return Double.isNaN(zIndexSelf()) ? 0 : zIndexSelf();
  }

  /** The z index of this object; NaN for that of the object it is a child of. */
  final double zIndexSelf() {
    return spatial.zIndex();
  }

  final void setZIndexSelf(double index) {
    if (Double.compare(index, zIndexSelf()) != 0) {
      spatial.zIndex(index);
      lookChanged();
    }
  }

  /**
   * Hides what of the family lies beyond a plane: all points p with {@code direction . p +
   * threshold} below 0, in scene units. It stays where it is when the family moves. Faces, fills,
   * lines, dots and pictures are cut exactly; labels that face the camera, displays of other
   * cameras and families that are painted as one are shown whole or not at all, as their middle is.
   * The plane can be animated; one that comes or goes in an animation has its place from the
   * beginning, or to the end.
   *
   * <pre>{@code
   * surface.setClipPlane(RIGHT, 0); // what is to the right of the middle
   * play(animate(surface, s -> s.setClipPlane(RIGHT, 2))); // from x = -2 on
   * }</pre>
   *
   * @throws IllegalArgumentException for a direction of length 0, or a number that is not finite
   */
  public S setClipPlane(Vec direction, double threshold) {
    return setClipPlanes(new ClipPlane(direction, threshold));
  }

  /**
   * Hides what of the family lies beyond any of several planes, each as {@link #setClipPlane} does.
   * When they are animated the first goes to the first, the second to the second.
   *
   * <pre>{@code
   * ball.setClipPlanes(new ClipPlane(LEFT, 1), new ClipPlane(RIGHT, 1)); // a slice 2 thick
   * }</pre>
   */
  public S setClipPlanes(ClipPlane... planes) {
    List<ClipPlane> all = List.of(planes);
    visit(m -> ((Mobject<?>) m).clip(all));
    return self();
  }

  /** Undoes {@link #setClipPlane} and {@link #setClipPlanes}. */
  public S deactivateClipPlane() {
    return setClipPlanes();
  }

  /** The planes that hide parts of this object (not of its children). */
  public final List<ClipPlane> clipPlanes() {
    return spatial.clip();
  }

  private void clip(List<ClipPlane> planes) {
    if (!planes.equals(spatial.clip())) {
      spatial.clip(planes);
      changedSelf();
      lookChanged();
    }
  }

  /** Shades this object's own flat shape. */
  final void shade(Shading shading) {
    spatial.shade(shading);
    lookChanged();
  }

  /** Appends what the family shows to the default camera, from back to front. */
  public final void appendItems(List<Item> items) {
    DisplayListBuilder out = new DisplayListBuilder(Camera.DEFAULT);
    emit(out);
    items.addAll(out.items());
  }

  /**
   * Lets the family turn with the camera about its centre, so that it is always seen as the default
   * camera would see it, but in its place in space: for labels.
   */
  public S fixOrientation() {
    spatial.faceCamera(true);
    lookChanged();
    return self();
  }

  /** Undoes {@link #fixOrientation}. */
  public S unfixOrientation() {
    spatial.faceCamera(false);
    lookChanged();
    return self();
  }

  /** Adds what the family shows, from back to front. */
  public final void emit(DisplayListBuilder out) {
    EmissionTrace trace = out.trace();
    if (out.hides(this) || trace != null && trace.hides(creation)) {
      return;
    }
    if (trace == null) {
      emitInLayer(out);
    } else {
      trace.during(this, creation, () -> emitInLayer(out));
    }
  }

  private void emitInLayer(DisplayListBuilder out) {
    if (Double.isNaN(zIndexSelf())) {
      emitFacing(out);
    } else {
      out.inLayer(zIndexSelf(), () -> emitFacing(out));
    }
  }

  /** Whether this object is sorted by depth among what is added to {@code out}. */
  protected final boolean isDepthTested(DisplayListBuilder out) {
    return fixed < 0.5 && spatial.isDepthTested(out) || spatial.isDepthTested();
  }

  private void emitFacing(DisplayListBuilder out) {
    if (!spatial.facesCamera() || fixed >= 0.5) {
      emitLayer(out);
      return;
    }
    out.markUncacheable();
    if (spatial.clip().stream().anyMatch(plane -> plane.side(center()) < 0)) {
      return;
    }
    DisplayListBuilder flat = out.seenBy(Camera.DEFAULT).inSpace(false).withoutClipping();
    emitLayer(flat);
    spatial.addFacing(flat.items(), bounds(), out);
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
    children.emit(out);
  }

  /**
   * The room that this family takes up when lines are stacked: its bounds, but for text, which
   * takes up a whole line whatever letters it has. Empty for what is empty.
   */
  public Bounds lineBox() {
    Bounds box = selfBounds();
    for (int i = 0; i < children.size(); i++) {
      box = box.union(children.get(i).lineBox());
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

  /** Makes this object 0.25 units wider than {@code other}, around the same centre. */
  public S surround(Mobject<?> other) {
    return surround(other, MED_SMALL_BUFF);
  }

  /** Makes this object {@code buff} wider than {@code other}, around the same centre. */
  public S surround(Mobject<?> other, double buff) {
    replace(other);
    double width = other.width();
    return width == 0 ? self() : scale((width + buff) / width);
  }

  @Override
  public S applyFunction(UnaryOperator<Vec> function) {
    visit(m -> m.mapPointsSelf(function));
    return self();
  }

  // --- look ---

  /** For what a child may do in its own way, such as keeping the colour of its label. */
  private void forEachChild(Consumer<Mobject<?>> action) {
    for (int i = 0; i < children.size(); i++) {
      action.accept(children.get(i));
    }
  }

  @Override
  public S restyle(UnaryOperator<Style> change) {
    restyleSelf(change);
    forEachChild(m -> m.restyle(change));
    return self();
  }

  @Override
  public S setFillGradient(Vec direction, Color... colors) {
    setFillGradientSelf(direction, List.of(colors));
    forEachChild(m -> m.setFillGradient(direction, colors));
    return self();
  }

  @Override
  public S setStrokeWidth(double... widths) {
    setStrokeWidthsSelf(widths);
    forEachChild(m -> m.setStrokeWidth(widths));
    return self();
  }

  @Override
  public S setStrokeColors(Color... colors) {
    setStrokeColorsSelf(List.of(colors));
    forEachChild(m -> m.setStrokeColors(colors));
    return self();
  }

  @Override
  public S setStrokeOpacity(double... opacities) {
    setStrokeOpacitiesSelf(opacities);
    forEachChild(m -> m.setStrokeOpacity(opacities));
    return self();
  }

  @Override
  public S setOpacity(double opacity) {
    if (layer != null) {
      return setGroupOpacity(opacity);
    }
    setOpacitySelf(opacity);
    forEachChild(m -> m.setOpacity(opacity));
    return self();
  }

  @Override
  public S fade(double darkness) {
    if (layer != null) {
      return setGroupOpacity((1 - darkness) * groupOpacity());
    }
    fadeSelf(1 - darkness);
    forEachChild(m -> m.fade(darkness));
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

  /** Takes over the styles of {@code other}, child by child. */
  public S matchStyle(Mobject<?> other) {
    TreeAlignment.matchStyle(this, other);
    return self();
  }

  @Override
  public Style style() {
    Style first = firstStyle();
    return first == null ? Style.NONE : first;
  }

  Style firstStyle() {
    Style first = selfStyle();
    for (int i = 0; first == null && i < children.size(); i++) {
      first = children.get(i).firstStyle();
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
      copy.range = null;
      copy.parents = null;
      copy.creation = Creations.next();
      copy.spatial = spatial.copy();
      copy.layer = layer == null ? null : layer.copy();
      copy.updaters = new Updaters<>(updaters);
      copies.put(this, copy);
      copy.children = new Children(copy, copies.ofAll(children.view()));
      return (S) copy;
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException("mobjects are Cloneable", e);
    }
  }

  /**
   * Takes over geometry, style and number of children of {@code other}; class and updaters stay.
   */
  public S become(Mobject<?> other) {
    if (other != this) {
      TreeAlignment.become(this, other);
    }
    return self();
  }

  /** Makes a copy that {@link #target()} returns, to be changed and moved to. */
  public S generateTarget() {
    target = copy();
    return target;
  }

  /**
   * The copy to move to.
   *
   * @throws IllegalStateException before {@link #generateTarget}
   */
  public S target() {
    if (target == null) {
      throw new IllegalStateException(
          "this " + kind() + " has no target: call generateTarget() first");
    }
    return target;
  }

  /** Remembers the present state for {@link #restore}. */
  public S saveState() {
    savedState = copy();
    return self();
  }

  /**
   * The remembered state.
   *
   * @throws IllegalStateException before {@link #saveState}
   */
  public S savedState() {
    if (savedState == null) {
      throw new IllegalStateException(
          "this " + kind() + " has no saved state: call saveState() first");
    }
    return savedState;
  }

  /** Becomes what was remembered by {@link #saveState}. */
  public S restore() {
    return become(savedState());
  }

  /**
   * Gives each child a colour by how far its centre is from a point: {@code inner} there, {@code
   * outer} at {@code radius} scene units and beyond, mixed between.
   *
   * @throws IllegalArgumentException for a radius that is not above 0
   */
  public S setColorsByRadialGradient(Vec center, double radius, Color inner, Color outer) {
    double scale = Preconditions.requireAbove("the radius of a gradient", radius, 0);
    for (Mobject<?> child : children()) {
      double t = child.center().distance(center) / scale;
      child.setColor(inner.lerp(outer, t));
    }
    return self();
  }

  // --- updaters ---

  /**
   * Calls {@code updater} whenever time passes; a step is always longer than 0. It rests while the
   * object is animated itself.
   */
  public S addUpdater(Updater<S> updater) {
    UpdaterLog.added(this);
    changeUpdaters(u -> u.add(updater));
    if (updater instanceof Updater.Untimed) {
      updater.update(self(), 0);
    }
    return self();
  }

  /** Calls {@code updater} no more. Nothing happens when it is not an updater of this object. */
  public S removeUpdater(Updater<S> updater) {
    changeUpdaters(u -> u.remove(updater));
    return self();
  }

  /**
   * Calls {@code updater} for every frame, after the animations of the frame, and once now. It
   * rests while the object is animated itself.
   */
  public S addUpdater(Consumer<S> updater) {
    return addUpdater(new Updater.Untimed<>(updater));
  }

  /**
   * Calls {@code step} so many times a second, whatever the frame rate: a fixed time step, for what
   * is integrated or counted, such as springs, orbits, colliding bodies and cellular automata.
   *
   * <pre>{@code
   * add(ball.simulate(240, (b, dt) -> {
   *   velocity = velocity.plus(gravity.times(dt));
   *   b.shift(velocity.times(dt));
   * }));
   * }</pre>
   *
   * <p>An {@link #addUpdater(Updater) updater} is called for each frame; what it integrates ends
   * elsewhere at 15 frames a second than at 60. Of a simulation, exactly {@code floor(t
   * stepsPerSecond)} steps have been taken after t seconds, and each step is told the same {@code
   * dt}; so films at all frame rates and all stills show the same states at the same times, to the
   * last bit. Steps of several simulations are taken in the order of time; at the same moment,
   * children go first.
   *
   * <p>At the moment of a step the scene's {@code time()} is that moment and what is being animated
   * is where it is then; functions of animations are called for it too. Other updaters are called
   * for frames only, after the steps: what a step reads should be animated, or simulated, or
   * computed in the step.
   *
   * <p>Time passes for the object while it is on the stage and its updaters are not suspended, in
   * plays and pauses alike. {@link #removeUpdater} ends it, given {@code step}. A copy goes on by
   * itself; what {@code step} remembers in variables it shares.
   *
   * @param stepsPerSecond 1 to 1,000,000; a multiple of the frame rate moves most evenly, such as
   *     240 or 600
   * @throws IllegalArgumentException for another rate
   */
  public S simulate(int stepsPerSecond, Updater<S> step) {
    return addUpdater(new Updater.FixedRate<>(stepsPerSecond, step));
  }

  /**
   * This object's own updaters, in the order in which they run; each can be given to {@link
   * #removeUpdater}.
   */
  public final List<Updater<S>> updaters() {
    return updaters.all();
  }

  /** Whether this object has updaters of its own, suspended or not. */
  public final boolean hasUpdaters() {
    return !updaters.all().isEmpty();
  }

  /** Replaces this object's own updaters by those of {@code other}, which keeps them. */
  public S matchUpdaters(Mobject<S> other) {
    List<Updater<S>> others = other.updaters();
    changeUpdaters(Updaters::clear);
    others.forEach(this::addUpdater);
    return self();
  }

  /** Removes all updaters of the family. */
  public S clearUpdaters() {
    visit(m -> m.changeUpdaters(Updaters::clear));
    return self();
  }

  /** Lets the updaters of the family rest. */
  public S suspendUpdating() {
    visit(m -> m.changeUpdaters(u -> u.rest(true)));
    return self();
  }

  /** Wakes the updaters of the family again. */
  public S resumeUpdating() {
    visit(m -> m.changeUpdaters(u -> u.rest(false)));
    return self();
  }

  /** Whether a member of the family has an updater that is not suspended. */
  public final boolean hasActiveUpdaters() {
    return updaters.areActive() || children.hasActiveUpdaters();
  }

  /**
   * Runs the family's updaters, children first. With {@code dt == 0} only those run that do not ask
   * for the step: no updater ever sees a step of length zero.
   */
  public final void update(double dt) {
    if (!hasActiveUpdaters()) {
      return;
    }
    children.update(dt);
    updaters.run(self(), dt);
  }

  // --- simulations and the pace of time, for the engine ---

  /** Calls {@code action} with all members of the family that simulate, children first. */
  final void visitSimulating(Consumer<Mobject<?>> action) {
    if (hasActiveUpdaters()) {
      children.forEachActive(child -> child.visitSimulating(action));
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
