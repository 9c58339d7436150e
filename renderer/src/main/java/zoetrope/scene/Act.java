package zoetrope.scene;

/**
 * A part of a long scene, in a class of its own. It uses the stage of the scene that performs it,
 * and returns what later acts need of it.
 *
 * <pre>{@code
 * final class Introduction extends Act<Introduction.Result> {
 *   record Result(Text title) {}
 *
 *   protected Result construct() {
 *     var title = text("Attention");
 *     play(write(title));
 *     return new Result(title);
 *   }
 * }
 *
 * // in the scene's construct():
 * var introduction = perform(new Introduction());
 * perform(new Ending(introduction));
 * }</pre>
 *
 * <p>What an act needs it is given in its constructor: results of earlier acts, and the values of
 * parameters, which belong to the scene. An act of which nothing is needed later extends {@code
 * Act<Void>} and returns null.
 *
 * @param <R> what the act returns, a record as a rule; {@link Void} for nothing
 */
public abstract non-sealed class Act<R> extends Staging {
  private Scene scene;

  /** An act that has not been performed. */
  protected Act() {}

  /**
   * Builds and animates the act, strictly forward. Called once, on the stage's thread.
   *
   * @return what later acts need of this one
   */
  protected abstract R construct();

  final R performIn(Scene owner) {
    if (scene != null) {
      throw new IllegalStateException(
          "the act "
              + getClass().getSimpleName()
              + " is performed twice: make a new one each time");
    }
    scene = owner;
    return construct();
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
