package zoetrope.lint.report;

import zoetrope.geometry.Vec;

/** A change of the source that removes a fault, as data for programs that apply it. */
public sealed interface FixEdit {
  /**
   * Whether this change alone is enough. It is not if an updater moves the object, or if another
   * object is in the way at the new place.
   */
  default boolean sufficient() {
    return true;
  }

  /**
   * A move of an object.
   *
   * @param by the distance in scene units; in frame units if the object is fixed in the frame
   * @param sufficient see {@link FixEdit#sufficient}
   */
  record Shift(FoundObject object, Vec by, boolean sufficient) implements FixEdit {}

  /**
   * A change of the size of an object.
   *
   * @param factor the factor for its width and height
   * @param sufficient see {@link FixEdit#sufficient}
   */
  record Scale(FoundObject object, double factor, boolean sufficient) implements FixEdit {}

  /**
   * Another colour for an object.
   *
   * @param color the name of the colour in the palette, such as {@code WHITE}
   */
  record Recolor(FoundObject object, String color) implements FixEdit {}

  /**
   * Another layer for an object, in front of or behind other objects.
   *
   * @param zIndex its new place in the order of painting; objects have 0 by default
   */
  record Layer(FoundObject object, double zIndex) implements FixEdit {}

  /**
   * A longer pause before the play during which the object of the finding vanishes.
   *
   * @param seconds how much longer it must be visible
   */
  record Wait(double seconds) implements FixEdit {}

  /**
   * The object is added to the stage.
   *
   * @param empty whether it draws nothing, so that it can be added as soon as it is made;
   *     otherwise, it can be added at the play of the finding, which shows its members
   */
  record Add(FoundObject object, boolean empty) implements FixEdit {
    /** An object without a variable cannot be named in the source. */
    @Override
    public boolean sufficient() {
      return !object.variable().isEmpty();
    }
  }

  /** The removal of the statement at the line of the finding. */
  record Removal() implements FixEdit {}
}
