package zoetrope.cli;

import zoetrope.render.result.Progress;

/** Says where a scene is in which nothing moves, and nothing else of the progress. */
record StallLines(Console console) implements Progress {
  /** Lines on the error stream; none where no progress is wanted. */
  static Progress of(Console console, ProgressStyle style) {
    return style == ProgressStyle.NONE ? NONE : new StallLines(console);
  }

  /** What to say. */
  static String line(String scene, String place, long seconds) {
    return scene
        + ": nothing has moved for "
        + seconds
        + " s"
        + (place.isEmpty() ? "" : ", at " + place);
  }

  @Override
  public void advance(long frames) {}

  @Override
  public void stalled(String scene, String place, long seconds) {
    console.live().println(line(scene, place, seconds));
    console.live().flush();
  }
}
