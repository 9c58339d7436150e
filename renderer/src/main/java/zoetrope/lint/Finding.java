package zoetrope.lint;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import zoetrope.scene.PlayRecord;

/**
 * A likely visual fault in a video.
 *
 * @param play the play after which it is first visible; for a pop, the play that begins with it
 * @param from when it is first visible, in seconds
 * @param until the last time when it is visible, in seconds
 * @param times how often it occurs, 1 or more
 * @param objects the objects that it concerns, the ones to change first
 * @param what a description with a place, in scene units from the middle of the frame
 * @param fix what to do
 */
public record Finding(
    Kind kind,
    PlayRecord play,
    double from,
    double until,
    int times,
    List<FoundObject> objects,
    String what,
    String fix) {
  public Finding {
    objects = List.copyOf(objects);
  }

  /** Creates a finding that occurs once, with the usual fix of its kind. */
  Finding(
      Kind kind,
      PlayRecord play,
      double from,
      double until,
      List<FoundObject> objects,
      String what) {
    this(kind, play, from, until, 1, objects, what, kind.fix);
  }

  /** How bad a finding is. */
  public enum Severity {
    /** Viewers miss something. */
    ERROR,
    /** Viewers stumble. */
    WARNING,
    /** It may well be intended. */
    NOTE
  }

  /** The kind of a finding. */
  public enum Kind {
    /** A text that is only partly visible. */
    CUT("move it, make it smaller, or zoom out with the camera", Severity.ERROR),
    /** A text outside the frame. */
    OUTSIDE("move it into the frame, or remove it from the stage", Severity.ERROR),
    /** Two texts that overlap. */
    OVERLAP("move one of them, or remove one first", Severity.ERROR),
    /** A text in nearly the same colour as its background. */
    CONTRAST("use another colour, or put a backgroundRectangle(...) behind it", Severity.ERROR),
    /** A text that is on the stage twice at the same place. */
    DUPLICATE(
        "remove one of them: a copy or the start of a transform was left behind", Severity.WARNING),
    /** A mobject that appears, vanishes or changes suddenly between two plays. */
    POP("animate the change: fadeIn, fadeOut, animate", Severity.WARNING),
    /** An updater that does not run. */
    UPDATER("add it to the stage: updaters run only there", Severity.WARNING),
    /** An animated mobject that is not visible. */
    UNSEEN(
        "add it to the stage and move it into the frame first, or leave the animation out",
        Severity.WARNING),
    /** A mobject that an animation changes although it does not animate it. */
    CAPTURED("in the function of animate(...), change only its argument", Severity.WARNING),
    /**
     * A translucent mobject that suddenly looks denser, because a copy of it starts at the same
     * place.
     */
    DENSER("make the original opaque, or remove it when its copy appears", Severity.NOTE),
    /** A text that is too small to read. */
    SMALL("make it larger: its height should be at least 8 pixels at 480 lines", Severity.NOTE),
    /** A text that is hardly visible. */
    FAINT("fade it in or out completely", Severity.NOTE),
    /** Two texts that overlap while they move. */
    CROSSING("remove one first, or change the path: pathArc, shift, lagRatio", Severity.NOTE),
    /** An arrow whose tip is inside a text. */
    TIP("let the arrow end in front of the text, with a buff", Severity.NOTE);

    private final String fix;
    private final Severity severity;

    Kind(String fix, Severity severity) {
      this.fix = fix;
      this.severity = severity;
    }

    /** Returns how bad it is. */
    public Severity severity() {
      return severity;
    }

    /** Returns whether this finding is only a note, because the author may have intended it. */
    public boolean isNote() {
      return severity == Severity.NOTE;
    }
  }

  Finding seenUntil(double seconds) {
    return new Finding(kind, play, from, seconds, times, objects, what, fix);
  }

  /** Returns the finding with another fix. */
  Finding withFix(String better) {
    return new Finding(kind, play, from, until, times, objects, what, better);
  }

  /**
   * Returns findings with those of one cause as one: the same kind, and objects of the same
   * variables or lines. Pops must also be at the same line. The first of them stays, with the
   * number and the last time of all.
   */
  public static List<Finding> grouped(List<Finding> findings) {
    Map<String, Finding> groups = new LinkedHashMap<>();
    for (Finding finding : findings) {
      groups.merge(finding.cause(), finding, Finding::with);
    }
    return List.copyOf(groups.values());
  }

  private String cause() {
    boolean isOfPlay = kind == Kind.POP || objects.isEmpty();
    String line = isOfPlay ? play.file() + ":" + play.line() : "";
    return kind + " " + line + objects.stream().map(FoundObject::place).toList();
  }

  private Finding with(Finding other) {
    double last = Math.max(until, other.until);
    return new Finding(kind, play, from, last, times + other.times, objects, what, fix);
  }

  /** Returns the finding on one line. */
  @Override
  public String toString() {
    String time =
        from == until
            ? String.format(Locale.ROOT, "%.3f s", from)
            : String.format(Locale.ROOT, "%.3f to %.3f s", from, until);
    String place = play.file().isEmpty() ? "" : " (" + play.file() + ":" + play.line() + ")";
    return "play "
        + play.index()
        + place
        + ", "
        + time
        + (times == 1 ? "" : ", " + times + " times")
        + ": "
        + kind.name().toLowerCase(Locale.ROOT)
        + ": "
        + what
        + "; "
        + fix;
  }
}
