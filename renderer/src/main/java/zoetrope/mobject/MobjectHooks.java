package zoetrope.mobject;

import java.util.List;
import java.util.function.UnaryOperator;
import zoetrope.color.Color;
import zoetrope.frame.Item;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.Styles;

/**
 * The hooks that concrete classes override to describe a mobject without its children. The defaults
 * describe an object that has neither points nor a style and draws nothing.
 */
abstract class MobjectHooks {
  /** Returns the bounding box of this object's points, without its children. */
  protected Bounds selfBounds() {
    return Bounds.EMPTY;
  }

  /** Returns whether this object has points, not counting its children. */
  public boolean hasPoints() {
    return !selfBounds().isEmpty();
  }

  /** Moves the points of this object, not of its children. */
  protected void transformSelf(Affine map) {}

  /** Maps the points of this object. The default only moves the object with its centre. */
  protected void mapPointsSelf(UnaryOperator<Vec> function) {
    if (hasPoints()) {
      Vec center = selfBounds().center();
      transformSelf(Affine.translation(function.apply(center).minus(center)));
    }
  }

  /**
   * Called after the family was scaled by {@code factor}. Objects that store a length override it.
   */
  protected void scaledSelf(double factor) {}

  /**
   * Returns the item of this object, or null. The reference must stay the same as long as nothing
   * changes; methods that change the item must call {@link Mobject#lookChanged}.
   */
  protected Item selfItem() {
    return null;
  }

  /** Returns the visible stroke behind the fill of this object, or null. */
  Item halo() {
    return null;
  }

  /** Returns the item of this object without the stroke behind its fill. */
  Item itemWithoutHalo() {
    return selfItem();
  }

  /**
   * Returns the map from the cube with corners (-1, -1, -1) and (1, 1, 1) to a box around this
   * object's points. A closer box makes sorting by depth more precise.
   */
  protected Affine selfBox() {
    return selfBounds().toBox();
  }

  /** Discards the cached {@link #selfItem}, if any. */
  protected void changedSelf() {}

  /** Returns the style of this object, or null if it has none. */
  protected Style selfStyle() {
    return null;
  }

  /** Changes the style of this object, if it has one. */
  protected void restyleSelf(UnaryOperator<Style> change) {}

  /** Sets the opacity of this object, if it has a style. */
  protected void setOpacitySelf(double opacity) {
    restyleSelf(s -> Styles.opacity(s, c -> c.withAlpha(opacity)));
  }

  /** Multiplies the opacity of this object by {@code factor}, if it has a style. */
  protected void fadeSelf(double factor) {
    restyleSelf(s -> Styles.opacity(s, c -> c.withAlpha(c.alpha() * factor)));
  }

  /** Spreads stroke widths along the path of this object, if it has one. */
  protected void setStrokeWidthsSelf(double... widths) {}

  /** Spreads stroke colours along the path of this object, if it has one. */
  protected void setStrokeColorsSelf(List<Color> colors) {}

  /** Spreads stroke opacities along the path of this object, if it has one. */
  protected void setStrokeOpacitiesSelf(double... opacities) {}

  /** Fills the path of this object, if it has one, with a gradient. */
  protected void setFillGradientSelf(Vec direction, List<Color> colors) {}

  /** Returns whether this object is a path, possibly an empty one. */
  boolean isPath() {
    return false;
  }

  /**
   * Returns whether this object is only a location. In a transform, it turns into a path that has
   * size 0 at this location.
   */
  boolean isLocation() {
    return false;
  }

  /**
   * Completes a copy. It is called on the new object after all children were copied. Override it to
   * replace state that the copy must not share with the original.
   */
  protected void copiedSelf() {}

  /** Returns messages about features of the source that this object cannot show; usually none. */
  public List<String> notes() {
    return List.of();
  }

  /** Returns the name of the class, for messages. */
  public String kind() {
    String name = getClass().getSimpleName();
    return name.isEmpty() ? getClass().getName() : name;
  }

  /**
   * Returns an object of the same kind, shrunk to a point in the centre of this one. A transform
   * between this object and another one can begin or end with it. Returns null if this object draws
   * nothing itself.
   */
  protected Mobject<?> pointLike() {
    return null;
  }

  /**
   * Returns a copy of this object that is shrunk to {@code point}, or null if an invisible
   * placeholder is enough. A transform lets the copy grow into this object.
   */
  Mobject<?> pointLike(Vec point) {
    return null;
  }

  /**
   * Moves the content of this object into a new first child, so that a transform can match this
   * object with a group.
   *
   * @throws IllegalArgumentException if this object is not a path
   */
  void pushSelfIntoChildren() {
    throw new IllegalArgumentException(
        Preconditions.a(kind())
            + " cannot be transformed into a group or back: use fadeTransform(...)");
  }
}
