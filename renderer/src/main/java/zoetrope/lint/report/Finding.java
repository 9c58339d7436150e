package zoetrope.lint.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zoetrope.scene.Fault;
import zoetrope.scene.PlayRecord;

/**
 * A likely visual fault in a video.
 *
 * @param play the play after which it is first visible; for a pop, the play that begins with it
 * @param from when it is first visible, in seconds
 * @param until the last time when it is visible, in seconds
 * @param moments when each occurrence is first visible, in seconds; at least one
 * @param objects the objects that it concerns; objects that should change come first
 * @param what a description with a place, in scene units from the middle of the frame
 * @param fix what to do
 * @param edit the fix as a change of one object; empty if it is known only in words
 */
public record Finding(
    Fault kind,
    PlayRecord play,
    double from,
    double until,
    List<Double> moments,
    List<FoundObject> objects,
    String what,
    String fix,
    Optional<FixEdit> edit) {
  private static final int MAX_SHOWN_MOMENTS = 3;

  /** Copies the lists. */
  public Finding {
    moments = List.copyOf(moments);
    objects = List.copyOf(objects);
  }

  /** Creates a finding that occurs once, with the usual fix of its kind. */
  public Finding(
      Fault kind,
      PlayRecord play,
      double from,
      double until,
      List<FoundObject> objects,
      String what) {
    this(kind, play, from, until, List.of(from), objects, what, kind.fix(), Optional.empty());
  }

  /** Returns how often it occurs. */
  public int times() {
    return moments.size();
  }

  public Finding seenUntil(double seconds) {
    return new Finding(kind, play, from, seconds, moments, objects, what, fix, edit);
  }

  /** Whether another finding begins in the same play and concerns only objects of this finding. */
  public boolean explains(Finding other) {
    List<Integer> known = objects.stream().flatMap(o -> o.numbers().stream()).toList();
    return play.index() == other.play.index()
        && other.objects.stream().allMatch(o -> known.contains(o.id()));
  }

  /** Returns the finding with another fix, which is known only in words. */
  public Finding withFix(String better) {
    return withFix(better, Optional.empty());
  }

  public Finding withFix(String better, Optional<FixEdit> betterEdit) {
    return new Finding(kind, play, from, until, moments, objects, what, better, betterEdit);
  }

  /**
   * Merges findings that have one cause. They are of the same kind, and their objects have the same
   * variables or lines. Pops must also belong to plays on the same line. The first of them stays,
   * with the moments of all and the last time.
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
    String line = isOfPlay ? play.place() : "";
    return kind + " " + line + objects.stream().map(FoundObject::place).toList();
  }

  private Finding with(Finding other) {
    double last = Math.max(until, other.until);
    List<Double> all = Stream.concat(moments.stream(), other.moments.stream()).sorted().toList();
    return new Finding(kind, play, from, last, all, objects, what, fix, edit);
  }

  /** Returns the first different moments: "at 3.200, 4.100, 5.000 s and 6 more". */
  private String shownMoments() {
    List<String> different =
        moments.stream()
            .map(moment -> String.format(Locale.ROOT, "%.3f", moment))
            .distinct()
            .toList();
    String shown = different.stream().limit(MAX_SHOWN_MOMENTS).collect(Collectors.joining(", "));
    int more = different.size() - MAX_SHOWN_MOMENTS;
    return "at " + shown + " s" + (more > 0 ? " and " + more + " more" : "");
  }

  /** Returns the finding on one line. */
  @Override
  public String toString() {
    String time =
        from == until
            ? String.format(Locale.ROOT, "%.3f s", from)
            : String.format(Locale.ROOT, "%.3f to %.3f s", from, until);
    String caller = play.caller().isEmpty() ? "" : ", called at " + play.caller();
    String place = play.file().isEmpty() ? "" : " (" + play.place() + caller + ")";
    return "play "
        + play.index()
        + place
        + ", "
        + time
        + (times() == 1 ? "" : ", " + times() + " times, " + shownMoments())
        + ": "
        + kind.name().toLowerCase(Locale.ROOT)
        + ": "
        + what
        + "; "
        + fix;
  }
}
