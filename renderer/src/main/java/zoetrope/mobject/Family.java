package zoetrope.mobject;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.Preconditions;

/**
 * The family of a mobject: its children, their children, and so on.
 *
 * @param <S> the concrete class itself
 */
public interface Family<S extends Mobject<S>> {
  /** The object. */
  S self();

  /**
   * Adds children at the end (the front). Those that are children already stay where they are.
   *
   * @throws IllegalArgumentException when an object would become part of itself
   */
  default S add(Mobject<?>... mobjects) {
    self().links().insert(self().links().size(), mobjects);
    return self();
  }

  /** Adds children at the beginning (the back). */
  default S addToBack(Mobject<?>... mobjects) {
    self().links().insert(0, mobjects);
    return self();
  }

  /** Puts {@code mobject} before child {@code index}. */
  default S insertChild(int index, Mobject<?> mobject) {
    self().links().insert(index, mobject);
    return self();
  }

  /** Puts {@code mobject} in the place of child {@code index}. */
  default S replaceChild(int index, Mobject<?> mobject) {
    self().links().replace(index, mobject);
    return self();
  }

  /** Removes the objects from anywhere in the family. */
  default S remove(Mobject<?>... mobjects) {
    Set<Mobject<?>> holders = new LinkedHashSet<>();
    for (Mobject<?> m : mobjects) {
      if (m != null) {
        m.forEachParent(holders::add);
      }
    }
    for (Mobject<?> holder : holders) {
      if (holder.isWithin(self())) {
        holder.links().remove(mobjects);
      }
    }
    return self();
  }

  /** Replaces the list of children. */
  default S setChildren(List<? extends Mobject<?>> mobjects) {
    self().links().set(mobjects);
    return self();
  }

  /** The object, its children, their children: depth first. */
  default List<Mobject<?>> family() {
    List<Mobject<?>> all = new ArrayList<>();
    self().visit(all::add);
    return all;
  }

  /** The members of the family that have points of their own. */
  default List<Mobject<?>> familyWithPoints() {
    return family().stream().filter(Mobject::hasPoints).toList();
  }

  /** The members of the family that have a style of their own. */
  default List<Mobject<?>> familyWithStyle() {
    return family().stream().filter(m -> m.selfStyle() != null).toList();
  }

  /**
   * Gives each child a colour by how far its centre is from a point: {@code inner} there, {@code
   * outer} at {@code radius} scene units and beyond, mixed between.
   *
   * @throws IllegalArgumentException for a radius that is not above 0
   */
  default S setColorsByRadialGradient(Vec center, double radius, Color inner, Color outer) {
    double scale = Preconditions.requireAbove("the radius of a gradient", radius, 0);
    for (Mobject<?> child : self().children()) {
      double t = child.center().distance(center) / scale;
      child.setColor(inner.lerp(outer, t));
    }
    return self();
  }
}
