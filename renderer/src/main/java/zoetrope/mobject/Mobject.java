package zoetrope.mobject;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import zoetrope.color.Color;
import zoetrope.frame.Camera;
import zoetrope.frame.Item;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.Options;

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
public abstract class Mobject<S extends Mobject<S>>
    implements Placement<S>, Sizing<S>, Styling<S>, Arrangement<S>, Cloneable {
  private Children children = new Children(this, new ArrayList<>());
  private Updaters<S> updaters = new Updaters<>();
  private double fixed;
  private SpatialState spatial = new SpatialState();

  /** Who is told that this object changed; null as long as nobody looked at it. */
  private CachedRange stretch;

  private S target;
  private S savedState;

  /** An object without children. */
  protected Mobject() {}

  /** This object, typed as itself. */
  @SuppressWarnings("unchecked") // S is the concrete class by contract
  @Override
  public final S self() {
    return (S) this;
  }

  // --- what a concrete class is in itself ---

  /** The box of this object's own points, without its children. */
  protected Bounds selfBounds() {
    return Bounds.EMPTY;
  }

  /** Moves this object's own points. */
  protected void transformSelf(Affine map) {}

  /** Maps this object's own points one by one; what has none to map is moved by its centre. */
  protected void mapPointsSelf(UnaryOperator<Vec> function) {
    if (hasPoints()) {
      Vec center = selfBounds().center();
      transformSelf(Affine.translation(function.apply(center).minus(center)));
    }
  }

  /**
   * What this object itself shows, or null; the same reference as long as nothing changed. What
   * changes it calls {@link #lookChanged}.
   */
  protected Item selfItem() {
    return null;
  }

  /**
   * Adds what this object itself shows to {@code gathering}: {@link #selfItem}, as a flat thing or,
   * when depth is tested, as a body. Objects of many items override this; items that did not change
   * have to stay the same references. Where they change without {@link #lookChanged}, or follow
   * from more than the object, {@link DisplayListBuilder#markUncacheable} is called each time.
   */
  protected void gatherSelf(DisplayListBuilder gathering) {
    Item item = gathering.hasHalos() ? itemWithoutHalo() : selfItem();
    spatial.add(item, fixed >= 0.5, this::selfBox, gathering);
  }

  /** The stroke behind this object's own fill; null where none is seen. */
  Item halo() {
    return null;
  }

  /** What this object shows in itself, but for a stroke behind its fill. */
  Item itemWithoutHalo() {
    return selfItem();
  }

  /**
   * The map that takes the cube with corners (-1, -1, -1) and (1, 1, 1) around this object's own
   * points; the closer it fits, the better bodies can be told apart.
   */
  protected Affine selfBox() {
    return selfBounds().toBox();
  }

  /** Changes this object's own style; nothing for objects without one. */
  protected void restyleSelf(UnaryOperator<Style> change) {}

  /** This object's own style, or null for objects without one. */
  protected Style selfStyle() {
    return null;
  }

  /** Sets this object's own opacity; nothing for objects without one. */
  protected void setOpacitySelf(double opacity) {}

  /** Multiplies this object's own opacity; nothing for objects without one. */
  protected void fadeSelf(double factor) {}

  /** Spreads stroke widths along this object's own path; nothing for objects without one. */
  protected void setStrokeWidthsSelf(double... widths) {}

  /** Spreads stroke colours along this object's own path; nothing for objects without one. */
  protected void setStrokeColorsSelf(List<Color> colors) {}

  /** Spreads stroke opacities along this object's own path; nothing for objects without one. */
  protected void setStrokeOpacitiesSelf(double... opacities) {}

  /** Fills this object's own path with a gradient; nothing for objects without one. */
  protected void setFillGradientSelf(Vec direction, List<Color> colors) {}

  /**
   * Takes over geometry and style of {@code other}, which is of a class with the same kind of
   * points.
   */
  protected void becomeSelf(Mobject<?> other) {
    setFixedSelf(other.fixed);
  }

  /**
   * How this object gets from its state in {@code start} to that in {@code end}. Throws {@link
   * IllegalArgumentException} when the kinds of points do not allow it.
   */
  protected Tween tweenSelf(Mobject<?> start, Mobject<?> end, MotionPath motion) {
    double from = start.fixed;
    double to = end.fixed;
    return from == to ? alpha -> {} : alpha -> setFixedSelf((1 - alpha) * from + alpha * to);
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

  /** Whether this object is a path, be it an empty one. */
  boolean isPath() {
    return false;
  }

  /** Whether this object is a mere location, which a path can come out of. */
  boolean isLocation() {
    return false;
  }

  /**
   * Makes what this object is in itself its first child, so that it can be matched with a group.
   * Throws {@link IllegalArgumentException} unless it is a path.
   */
  void pushSelfIntoChildren() {
    throw new IllegalArgumentException(
        Options.a(kind()) + " cannot be transformed into a group or back: use fadeTransform(...)");
  }

  /**
   * Called after the family was scaled by {@code factor}; for objects whose parts follow a size.
   */
  protected void scaledSelf(double factor) {}

  /** Called on a fresh copy, after its children were copied; for state that must not be shared. */
  protected void copiedSelf() {}

  protected final void setFixedSelf(double newFixed) {
    if (newFixed != fixed) {
      fixed = newFixed;
      changedSelf();
      lookChanged();
    }
  }

  /** Forgets what {@link #selfItem} may have kept. */
  protected void changedSelf() {}

  // --- what others know of this object ---

  /** Tells that this object itself shows something else, or in another way. */
  protected final void lookChanged() {
    CachedRange.lookChanged(stretch);
  }

  /** Tells that there are other children. */
  final void childrenChanged() {
    CachedRange.lookChanged(stretch);
    CachedRange.woken(stretch);
  }

  /** Changes this object's own updaters, and tells when some are active then. */
  private void changeUpdaters(Consumer<Updaters<S>> change) {
    change.accept(updaters);
    if (updaters.areActive()) {
      CachedRange.woken(stretch);
    }
  }

  /** From now on {@code newStretch} is told. */
  final void standIn(CachedRange newStretch) {
    if (stretch != newStretch) {
      if (stretch != null) {
        stretch.lose();
      }
      stretch = newStretch;
      children.isPartOf(newStretch);
    }
  }

  /** Who is told; null for nobody. */
  final CachedRange stretch() {
    return stretch;
  }

  // --- the family ---

  /** The children, in painting order; a view that follows later changes. */
  @Override
  public final List<Mobject<?>> children() {
    return children.view();
  }

  /**
   * Adds children at the end (the front). Those that are children already stay where they are.
   * Throws {@link IllegalArgumentException} when an object would become part of itself.
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
    visit(m -> ((Mobject<?>) m).children.remove(mobjects));
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

  /** Calls {@code action} with every member of the family, depth first. */
  public final void visit(Consumer<? super Mobject<?>> action) {
    action.accept(this);
    for (int i = 0; i < children.size(); i++) {
      children.get(i).visit(action);
    }
  }

  /** Whether {@code test} holds for a member of the family; asked depth first. */
  public final boolean anyMember(Predicate<? super Mobject<?>> test) {
    if (test.test(this)) {
      return true;
    }
    for (int i = 0; i < children.size(); i++) {
      if (children.get(i).anyMember(test)) {
        return true;
      }
    }
    return false;
  }

  /** Whether this object itself (not its children) has points. */
  public boolean hasPoints() {
    return !selfBounds().isEmpty();
  }

  // --- place ---

  /** The box of all points of the family, handles included; empty when there are none. */
  @Override
  public final Bounds bounds() {
    Bounds box = selfBounds();
    for (int i = 0; i < children.size(); i++) {
      box = box.union(children.get(i).bounds());
    }
    return box;
  }

  /** Maps all points of the family. */
  @Override
  public final S transform(Affine map) {
    visit(m -> ((Mobject<?>) m).transformSelf(map));
    return self();
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
   * Lets the family be hidden by what is nearer to the eye, and hide what is farther, instead of
   * standing in the order of the stage; see {@link DisplayListBuilder}. Surfaces and solids do so
   * anyway.
   */
  public S applyDepthTest() {
    return testDepth(true);
  }

  /** Undoes {@link #applyDepthTest}: the family stands in the order of the stage. */
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

  /** Lets light change the colours of this object's own flat shape. */
  final void shade(Shading shading) {
    spatial.shade(shading);
    lookChanged();
  }

  /** Appends what the family shows to the default camera, from back to front. */
  public final void appendItems(List<Item> items) {
    DisplayListBuilder gathering = new DisplayListBuilder(Camera.DEFAULT);
    gather(gathering);
    items.addAll(gathering.items());
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
  public final void gather(DisplayListBuilder gathering) {
    if (gathering.hides(this)) {
      return;
    }
    if (!spatial.facesCamera() || fixed >= 0.5) {
      gatherFamily(gathering);
      return;
    }
    gathering.markUncacheable();
    DisplayListBuilder flat = gathering.seenBy(Camera.DEFAULT);
    gatherFamily(flat);
    spatial.addFacing(flat.items(), bounds(), gathering);
  }

  protected void gatherFamily(DisplayListBuilder gathering) {
    gatherSelf(gathering);
    children.gather(gathering);
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

  @Override
  public S restyle(UnaryOperator<Style> change) {
    visit(m -> m.restyleSelf(change));
    return self();
  }

  @Override
  public S setFillGradient(Vec direction, Color... colors) {
    visit(m -> m.setFillGradientSelf(direction, List.of(colors)));
    return self();
  }

  @Override
  public S setStrokeWidth(double... widths) {
    visit(m -> m.setStrokeWidthsSelf(widths));
    return self();
  }

  @Override
  public S setStrokeColors(Color... colors) {
    visit(m -> m.setStrokeColorsSelf(List.of(colors)));
    return self();
  }

  @Override
  public S setStrokeOpacity(double... opacities) {
    visit(m -> m.setStrokeOpacitiesSelf(opacities));
    return self();
  }

  @Override
  public S setOpacity(double opacity) {
    visit(m -> m.setOpacitySelf(opacity));
    return self();
  }

  @Override
  public S fade(double darkness) {
    visit(m -> m.fadeSelf(1 - darkness));
    return self();
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
    return Copies.of(this);
  }

  /** This object's copy for {@code copies}, whose fields still refer to the original's parts. */
  @SuppressWarnings("unchecked") // a clone has its original's class
  final S twin(Copies copies) {
    try {
      Mobject<S> twin = (Mobject<S>) clone();
      twin.target = null;
      twin.savedState = null;
      twin.stretch = null;
      twin.spatial = spatial.copy();
      twin.updaters = new Updaters<>(updaters);
      copies.put(this, twin);
      twin.children = new Children(twin, copies.ofAll(children.view()));
      return (S) twin;
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

  /** The copy to move to. Throws {@link IllegalStateException} before {@link #generateTarget}. */
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

  /** The remembered state. Throws {@link IllegalStateException} before {@link #saveState}. */
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

  // --- updaters ---

  /** Calls {@code updater} whenever time passes; a step is always longer than 0. */
  public S addUpdater(Updater<S> updater) {
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

  /** Calls {@code updater} for every frame, after the animations of the frame, and once now. */
  public S addUpdater(Consumer<S> updater) {
    return addUpdater(new Updater.Untimed<>(updater));
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

  /**
   * What this object itself (not its children) cannot show of what it was made from; mostly none.
   */
  public List<String> notes() {
    return List.of();
  }

  /** The class in words, for messages. */
  public String kind() {
    String name = getClass().getSimpleName();
    return name.isEmpty() ? getClass().getName() : name;
  }
}
