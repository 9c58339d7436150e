package zoetrope.cli.options;

import zoetrope.render.doctor.Doctor;
import zoetrope.render.result.Failure;
import zoetrope.render.result.UsageException;

/**
 * Functions that add the names of command-line options to the messages of the library, which does
 * not know them.
 */
public final class CommandLineWords {
  private CommandLineWords() {}

  /** Returns the message of a failure, with the options that caused it or that help against it. */
  public static String of(Failure failure) {
    String text = failure.toString();
    return switch (failure.subject()) {
      case SCENE_NAME -> text + "; 'render list' lists the scenes";
      case STILL_TIME -> withOption("--at", failure) + "; --at end is the last frame";
      case RANGE_START -> withOption("--from", failure);
      case FILM_LENGTH -> text + " with --at end";
      case MEMORY -> text + " (--jobs, --quality, ZOETROPE_JAVA_OPTS=-Xmx4g)";
      case TIME_LIMIT -> text + " (--timeout)";
      case RECORDINGS ->
          text
              + "\n"
              + "  hint: 'render voice SCENE' lists all spoken lines; --voice none renders silence"
              + " instead";
      case CACHE -> text + " (render cache --clear)";
      case TARGET, OTHER -> text;
    };
  }

  /** Inserts an option before the value that the user gave. */
  private static String withOption(String option, Failure failure) {
    String text = failure.toString();
    String given = failure.cause() instanceof UsageException e ? e.given() : "";
    int place = given.isEmpty() ? -1 : text.indexOf(given);
    return place < 0
        ? option + ": " + text
        : text.substring(0, place) + option + " " + text.substring(place);
  }

  /** Returns the fix of a check, with the option that it concerns. */
  public static String fix(Doctor.Check check) {
    return switch (check.subject()) {
      case MEMORY -> check.fix() + " (ZOETROPE_JAVA_OPTS=-Xmx512m)";
      case TARGET -> check.fix() + " (--out)";
      default -> check.fix();
    };
  }
}
