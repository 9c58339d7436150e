package zoetrope.scene;

/**
 * A part of a long scene, in a class of its own: it acts on the stage of the scene that performs
 * it.
 *
 * <pre>{@code
 * final class Introduction extends Act {
 *   private final Text title;
 *
 *   Introduction(Text title) {
 *     this.title = title;
 *   }
 *
 *   protected void construct() {
 *     play(write(title));
 *   }
 * }
 *
 * // in the scene's construct():
 * perform(new Introduction(title));
 * }</pre>
 *
 * <p>Parameters belong to the scene, which hands their values on. What one act leaves for the next,
 * it keeps in fields.
 */
public abstract non-sealed class Act extends Staging {
  private Scene scene;

  /** An act that is yet to be performed. */
  protected Act() {}

  /** Builds and animates the act, strictly forward. Called once, on the stage's thread. */
  protected abstract void construct();

  final void performIn(Scene owner) {
    if (scene != null) {
      throw new IllegalStateException(
          "the act "
              + getClass().getSimpleName()
              + " is performed twice: make a new one each time");
    }
    scene = owner;
    construct();
  }

  @Override
  final Scene scene() {
    if (scene == null) {
      throw new IllegalStateException(
          "play, add and their like belong into construct() of the act "
              + getClass().getSimpleName()
              + ", not into its constructor");
    }
    return scene;
  }
}
