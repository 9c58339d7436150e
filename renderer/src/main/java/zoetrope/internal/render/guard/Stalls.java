package zoetrope.internal.render.guard;

/** Receives reports of scenes that do not advance. */
@FunctionalInterface
public interface Stalls {
  /** Ignores all reports. */
  Stalls NOBODY = (scene, place, seconds) -> {};

  /**
   * Reports that the dry run of a scene has not advanced for this many seconds.
   *
   * @param place {@code File.java:12}, or a method of this program; may be empty
   */
  void stalled(String scene, String place, long seconds);
}
