package zoetrope.mobject;

import zoetrope.geometry.Vec;

/** The directions that defaults are made of. */
final class Directions {
  static final Vec UP = new Vec(0, 1, 0);
  static final Vec DOWN = new Vec(0, -1, 0);
  static final Vec LEFT = new Vec(-1, 0, 0);
  static final Vec RIGHT = new Vec(1, 0, 0);
  static final Vec OUT = new Vec(0, 0, 1);

  private Directions() {}
}
