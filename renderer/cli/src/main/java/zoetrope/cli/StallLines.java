package zoetrope.cli;

import zoetrope.render.result.Progress;

/** A {@link Progress} that prints a line if a scene does not advance, and nothing else. */
record StallLines(Console console) implements Progress {
  /** Returns a progress that prints to the error stream, or none for {@code --progress none}. */
  static Progress of(Console console, ProgressMeter.Style style) {
    return style == ProgressMeter.Style.NONE ? NONE : new StallLines(console);
  }

  /** Returns the message about a scene that does not advance. */
  static String line(String scene, String place, long seconds) {
    return scene + ": no progress for " + seconds + " s" + (place.isEmpty() ? "" : ", at " + place);
  }

  @Override
  public void advance(long frames) {}

  @Override
  public void stalled(String scene, String place, long seconds) {
    console.live().println(line(scene, place, seconds));
    console.live().flush();
  }
}
