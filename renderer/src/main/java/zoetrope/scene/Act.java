package zoetrope.scene;

/**
 * A part of a long scene, in a separate class. It uses the stage of the scene that performs it, and
 * returns the values that later acts need.
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
 * <p>Pass the results of earlier acts and the values of parameters to the act's constructor.
 * Parameters belong to the scene. An act without a result extends {@code Act<Void>} and returns
 * null.
 *
 * @param <R> the type of the result, usually a record; {@link Void} for none
 */
public abstract non-sealed class Act<R> extends Staging {
  private Scene scene;

  protected Act() {}

  /**
   * Builds and animates the act. The engine calls it once, on the scene's thread.
   *
   * @return the values that later acts need
   */
  protected abstract R construct();

  final R performIn(Scene owner) {
    if (scene != null) {
      throw new IllegalStateException(
          "the act "
              + getClass().getSimpleName()
              + " is performed twice: create a new one each time");
    }
    scene = owner;
    return construct();
  }

  @Override
  final Scene scene() {
    if (scene == null) {
      throw new IllegalStateException(
          "call play, add and similar methods in construct() of the act "
              + getClass().getSimpleName()
              + ", not in its constructor");
    }
    return scene;
  }
}
