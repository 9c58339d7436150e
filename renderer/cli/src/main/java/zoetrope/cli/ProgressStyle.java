package zoetrope.cli;

/** How progress is shown. */
enum ProgressStyle {
  AUTO,
  PLAIN,
  NONE;

  /** How films show it. */
  ProgressMeter.Style ofFilms() {
    return switch (this) {
      case NONE -> ProgressMeter.Style.NONE;
      case PLAIN -> ProgressMeter.Style.PLAIN;
      case AUTO -> Terminal.showsErrors() ? ProgressMeter.Style.BAR : ProgressMeter.Style.PLAIN;
    };
  }
}
