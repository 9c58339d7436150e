package zoetrope.animation.layout;

import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;

/**
 * The place that a layout has found for one object.
 *
 * @param from the centre of the object's box before the layout
 * @param size the size of its box before the layout
 * @param to the centre of its box in the layout
 * @param factor the change of its size about the centre of its box
 * @param fade the distance in scene units on which the object fades out as it moves; 0 if it stays
 *     visible
 */
record Spot(Mobject<?> member, Vec from, Vec size, Vec to, double factor, double fade) {

  /** Puts {@code subject}, which is the member, a part of it, or its end state, into this place. */
  void place(Mobject<?> subject) {
    subject.scale(factor, from);
    subject.shift(to.minus(from).with(2, 0));
  }

  /** Puts the member into this place, and hides it if it fades out. */
  void placeAtOnce() {
    place(member);
    if (fade > 0) {
      member.visit(m -> MobjectTrees.fadeAlone(m, 0));
    }
  }

  /** Returns this place for a part of the member. */
  Spot of(Mobject<?> part) {
    return new Spot(part, from, size, to, factor, fade);
  }

  Spot moved(Vec way) {
    return new Spot(member, from, size, to.plus(way), factor, fade);
  }

  Spot scaled(double by) {
    return new Spot(member, from, size, to.times(by), factor * by, fade);
  }

  Spot fading(double distance) {
    return new Spot(member, from, size, to, factor, distance);
  }

  /** Returns the y coordinate of the upper side (1) or the lower side (-1) in the layout. */
  double y(int side) {
    return to.y() + side * factor * size.y() / 2;
  }
}
