package zoetrope.mobject;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;

/** The family of a mobject: the mobject, its children, their children, and so on. */
public interface Family<S extends Mobject<S>> {
  /** Returns this object. */
  S self();

  /**
   * Adds children at the end of the list, that is, in front of the others. Mobjects that are
   * children already keep their place.
   *
   * @throws IllegalArgumentException if an object would contain itself
   */
  default S add(Mobject<?>... mobjects) {
    self().links().insert(self().links().size(), mobjects);
    return self();
  }

  /** Adds children at the beginning of the list, that is, behind the others. */
  default S addToBack(Mobject<?>... mobjects) {
    self().links().insert(0, mobjects);
    return self();
  }

  /** Inserts {@code mobject} before child {@code index}. */
  default S insertChild(int index, Mobject<?> mobject) {
    self().links().insert(index, mobject);
    return self();
  }

  /** Replaces child {@code index} by {@code mobject}. */
  default S replaceChild(int index, Mobject<?> mobject) {
    self().links().replace(index, mobject);
    return self();
  }

  /** Removes the mobjects from the family, at any depth. */
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

  /** Replaces all children. */
  default S setChildren(List<? extends Mobject<?>> mobjects) {
    self().links().set(mobjects);
    return self();
  }

  /** Returns the object, its children, their children and so on, depth first. */
  default List<Mobject<?>> family() {
    List<Mobject<?>> all = new ArrayList<>();
    self().visit(all::add);
    return all;
  }

  /** Returns the members of the family that have points themselves, not only in their children. */
  default List<Mobject<?>> familyWithPoints() {
    return family().stream().filter(Mobject::hasPoints).toList();
  }

  /** Returns the members of the family that have a style themselves, not only in their children. */
  default List<Mobject<?>> familyWithStyle() {
    return family().stream().filter(m -> m.selfStyle() != null).toList();
  }

  /**
   * Colours each child by the distance of its centre from {@code center}. The colour is {@code
   * inner} at the centre and {@code outer} from {@code radius} scene units on, and interpolated
   * between them.
   *
   * @throws IllegalArgumentException if the radius is not a finite number above 0
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
