package zoetrope.svg;

/** A rectangle of user units: of a {@code viewBox} attribute, or of a viewport. */
record ViewBox(double x, double y, double width, double height) {

  /** The diagonal that percentages without a direction refer to, over the root of 2. */
  double diagonal() {
    return Math.sqrt((width * width + height * height) / 2);
  }

  boolean isEmpty() {
    return !(width > 0 && height > 0);
  }
}
