package zoetrope.internal.render.guard;

/** Receives reports of scenes that do not advance. */
@FunctionalInterface
public interface Stalls {
  Stalls NOBODY = (scene, place, seconds) -> {};

  /**
   * Reports that a scene's code has not advanced for this many seconds.
   *
   * @param place the source line that the scene executes, such as {@code File.java:12}, or a method
   *     of this program; may be empty
   */
  void stalled(String scene, String place, long seconds);
}
