package zoetrope.internal.vector.film;

import java.util.Arrays;

/**
 * The state of a step in the current frame, as a player knows it. A step that continues into the
 * next frame keeps its slot.
 */
final class Slot {
  /** The indices of the numbers: a map of the plane with its divisor, a colour, and a width. */
  static final int A = 0;

  static final int X = 4;
  static final int G = 6;
  static final int RED = 8;
  static final int ALPHA = 11;
  static final int WIDTH = 12;
  static final int NUMBERS = 13;

  /** The number of numbers of a map. */
  static final int MAP = 8;

  /** The stored value of the factor 1 of a map. */
  static final int ONE = 1 << 16;

  /** The stored value of the factor 1 in the divisor of a map in perspective. */
  static final int DIVISOR_ONE = 1 << 30;

  /** The step that the slot shows. */
  Step step;

  final Step.Kind kind;
  final int[] numbers = new int[NUMBERS];
  final int[] deltas = new int[NUMBERS];

  /** For each number, the frame of its last change. */
  final int[] changed = new int[NUMBERS];

  /** The index of the path in the table; -1 if the slot has its own path, or none. */
  int path = -1;

  /** The slot's own path, in units of the frame, and its last change; null if it has none. */
  PathForm form;

  int[] formDeltas;
  int formChanged;

  /** The index of the paint plus 1; 0 for one colour. */
  int paint;

  /** The map of the paint to the frame; all zeros for one colour. */
  float[] paintPlace = new float[6];

  /** The index of the pen or the image, or the blend mode of a group. */
  int style;

  Slot(Step.Kind kind) {
    this.kind = kind;
    Arrays.fill(changed, -2);
    formChanged = -2;
  }

  /** Sets the identity as the map, without a prediction of changes. */
  void clearMap() {
    for (int i = A; i < MAP; i++) {
      numbers[i] = i == A || i == A + 3 ? ONE : 0;
      changed[i] = -2;
    }
  }

  /** Whether the slot draws something, or begins a group. */
  boolean mark() {
    return kind == Step.Kind.FILL
        || kind == Step.Kind.LINE
        || kind == Step.Kind.PICTURE
        || kind == Step.Kind.BEGIN;
  }

  /** Returns the change of a number in the previous frame; 0 if it did not change. */
  int lastDelta(int number, int frame) {
    return changed[number] == frame - 1 ? deltas[number] : 0;
  }
}
