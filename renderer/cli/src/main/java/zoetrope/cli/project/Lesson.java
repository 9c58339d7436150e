package zoetrope.cli.project;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Stream;
import zoetrope.render.result.UsageException;

/** The first scene of a new project: a short one, or a lesson for school. */
public enum Lesson {
  /** No lesson, but a short scene. */
  NONE("FirstScene"),

  DERIVATION("Derivation"),
  PARABOLA("Parabola"),
  UNIT_CIRCLE("UnitCircle"),
  SLIDES("SixSlides");

  private final String scene;

  Lesson(String scene) {
    this.scene = scene;
  }

  /**
   * Returns the lesson with a name, such as {@code unit-circle}.
   *
   * @throws UsageException if there is none
   */
  public static Lesson named(String name) {
    return all()
        .filter(lesson -> lesson.label().equals(name.toLowerCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(
            () ->
                new UsageException(
                    "there is no lesson '"
                        + name
                        + "'; the lessons are "
                        + String.join(", ", all().map(Lesson::label).toList())));
  }

  private static Stream<Lesson> all() {
    return Arrays.stream(values()).filter(lesson -> lesson != NONE);
  }

  private String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the name of its scene. */
  public String scene() {
    return scene;
  }

  /** Returns the arguments that render its scene. */
  public String arguments() {
    return this == SLIDES ? scene + " --presentation" : scene;
  }

  /** Returns the file that is then made. */
  public String output() {
    return "out/" + scene + (this == SLIDES ? ".html" : ".mp4");
  }
}
