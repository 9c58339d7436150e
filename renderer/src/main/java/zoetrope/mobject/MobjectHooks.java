package zoetrope.mobject;

import java.util.List;
import java.util.function.UnaryOperator;
import zoetrope.color.Color;
import zoetrope.frame.Item;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.Preconditions;

/**
 * What a mobject is in itself, without its children: the hooks that concrete classes override. By
 * themselves they describe an object that has neither points nor a style and shows nothing.
 */
abstract class MobjectHooks {
  /** The box of this object's own points, without its children. */
  protected Bounds selfBounds() {
    return Bounds.EMPTY;
  }

  /** Whether this object itself (not its children) has points. */
  public boolean hasPoints() {
    return !selfBounds().isEmpty();
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
   * Called after the family was scaled by {@code factor}; for objects whose parts follow a size.
   */
  protected void scaledSelf(double factor) {}

  /**
   * What this object itself shows, or null; the same reference as long as nothing changed. What
   * changes it calls {@link Mobject#lookChanged}.
   */
  protected Item selfItem() {
    return null;
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
   * points; the closer it fits, the better objects can be told apart.
   */
  protected Affine selfBox() {
    return selfBounds().toBox();
  }

  /** Forgets what {@link #selfItem} may have kept. */
  protected void changedSelf() {}

  /** This object's own style, or null for objects without one. */
  protected Style selfStyle() {
    return null;
  }

  /** Changes this object's own style; nothing for objects without one. */
  protected void restyleSelf(UnaryOperator<Style> change) {}

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

  /** Whether this object is a path, be it an empty one. */
  boolean isPath() {
    return false;
  }

  /** Whether this object is a mere location, which a path can come out of. */
  boolean isLocation() {
    return false;
  }

  /** Called on a fresh copy, after its children were copied; for state that must not be shared. */
  protected void copiedSelf() {}

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
}
