package zoetrope.lint;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import zoetrope.scene.Fault;
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
    Fault kind,
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
      Fault kind,
      PlayRecord play,
      double from,
      double until,
      List<FoundObject> objects,
      String what) {
    this(kind, play, from, until, 1, objects, what, kind.fix());
  }

  Finding seenUntil(double seconds) {
    return new Finding(kind, play, from, seconds, times, objects, what, fix);
  }

  /** Whether another finding begins in the same play and has no other objects. */
  boolean explains(Finding other) {
    List<Integer> known = objects.stream().flatMap(o -> o.numbers().stream()).toList();
    return play.index() == other.play.index()
        && other.objects.stream().allMatch(o -> known.contains(o.id()));
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
    boolean isOfPlay = kind == Fault.POP || objects.isEmpty();
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
