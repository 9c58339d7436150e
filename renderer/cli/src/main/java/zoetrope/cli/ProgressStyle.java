package zoetrope.cli;

/** The values of {@code --progress}. */
enum ProgressStyle {
  AUTO,
  PLAIN,
  NONE;

  ProgressMeter.Style ofFilms() {
    return switch (this) {
      case NONE -> ProgressMeter.Style.NONE;
      case PLAIN -> ProgressMeter.Style.PLAIN;
      case AUTO -> Terminal.showsErrors() ? ProgressMeter.Style.BAR : ProgressMeter.Style.PLAIN;
    };
  }
}
