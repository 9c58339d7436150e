package zoetrope.internal.render.guard;

/** Is told of scenes in which nothing moves. */
@FunctionalInterface
public interface Stalls {
  /** Tells nobody. */
  Stalls NOBODY = (scene, place, seconds) -> {};

  /**
   * A scene that is being staged has not come further for so many seconds.
   *
   * @param place {@code File.java:12}, or a method of this program; may be empty
   */
  void stalled(String scene, String place, long seconds);
}
