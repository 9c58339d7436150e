package zoetrope.geometry;

/** Manim's direction constants: unit vectors along the axes, and their sums. */
public interface Directions {
  Vec ORIGIN = Vec.ZERO;
  Vec UP = new Vec(0, 1, 0);
  Vec DOWN = new Vec(0, -1, 0);
  Vec LEFT = new Vec(-1, 0, 0);
  Vec RIGHT = new Vec(1, 0, 0);

  /** Towards the viewer. */
  Vec OUT = new Vec(0, 0, 1);

  /** Away from the viewer. */
  Vec IN = new Vec(0, 0, -1);

  /** Up and left, of length sqrt(2). */
  Vec UL = new Vec(-1, 1, 0);

  /** Up and right, of length sqrt(2). */
  Vec UR = new Vec(1, 1, 0);

  /** Down and left, of length sqrt(2). */
  Vec DL = new Vec(-1, -1, 0);

  /** Down and right, of length sqrt(2). */
  Vec DR = new Vec(1, -1, 0);

  /** The direction of x: {@link #RIGHT}. */
  Vec X_AXIS = RIGHT;

  /** The direction of y: {@link #UP}. */
  Vec Y_AXIS = UP;

  /** The direction of z: {@link #OUT}. */
  Vec Z_AXIS = OUT;
}
