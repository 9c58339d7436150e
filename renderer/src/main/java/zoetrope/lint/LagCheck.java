package zoetrope.lint;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import zoetrope.frame.Camera;
import zoetrope.frame.FrameRate;
import zoetrope.geometry.Vec;
import zoetrope.internal.lint.objects.ObjectNames;
import zoetrope.internal.lint.objects.Places;
import zoetrope.internal.lint.outline.Box;
import zoetrope.internal.mobject.UpdaterLog;
import zoetrope.lint.report.Finding;
import zoetrope.lint.report.FoundObject;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Presence;
import zoetrope.mobject.Updater;
import zoetrope.scene.Fault;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageView;
import zoetrope.scene.Time;

/**
 * A check for mobjects that follow others a frame late. Updaters run in the order of the stage. If
 * an updater reads an object whose own updater runs later, it reads the state of the frame before.
 *
 * <p>In the middle of a play, the check runs the updaters of a copy again. If the copy moves, and
 * moves along with an object that is updated later, the original is late. The copies leave the
 * stage as it is. Updaters that depend on the length of a step are left out, and so are those that
 * move a copy at each run.
 */
final class LagCheck implements StageObserver {
  /** The smallest distance that viewers notice, in frame units; 2 pixels at 480 lines. */
  private static final double MIN_LAG = 2.0 / 60;

  /** Smaller changes are rounding errors. */
  private static final double ROUNDING = 1e-9;

  /** An object that was in time in so many plays is not tested again. */
  private static final int MAX_TESTS = 3;

  /** How far an object is moved to find out whether another one follows it. */
  private static final Vec SHIFT = new Vec(0.37, 0.29, 0);

  private final ObjectNames names;
  private final UpdaterLog log;
  private final List<Finding> findings = new ArrayList<>();

  /** The number of tests of each mobject with updaters. */
  private final Map<Mobject<?>, Integer> tests = new IdentityHashMap<>();

  /** The numbers of the objects that each run of their updaters moves. */
  private final List<Integer> unsteady = new ArrayList<>();

  /** The places of mobjects with updaters at the start of the play. */
  private final Map<Mobject<?>, Places> starts = new IdentityHashMap<>();

  LagCheck(ObjectNames names, UpdaterLog log) {
    this.names = names;
    this.log = log;
  }

  /** Returns the findings, ordered by time. */
  List<Finding> findings() {
    return findings;
  }

  /**
   * Whether a pop concerns only objects that are late, or that move whenever their updaters run.
   * Such objects move after a play, because updaters run again then.
   */
  boolean explains(Finding pop) {
    List<Integer> late = new ArrayList<>(unsteady);
    findings.forEach(finding -> late.addAll(finding.objects().get(0).numbers()));
    return !pop.objects().isEmpty()
        && pop.objects().stream().allMatch(object -> late.contains(object.id()));
  }

  @Override
  public List<Time> moments(PlayRecord play) {
    return log.owners().size() < 2 || play.duration().equals(Time.ZERO)
        ? List.of()
        : List.of(Time.ZERO, middle(play));
  }

  private static Time middle(PlayRecord play) {
    return new Time(play.duration().flicks() / 2);
  }

  @Override
  public void called(PlayRecord play, StageView stage) {
    starts.clear();
  }

  @Override
  public void at(PlayRecord play, Time moment, StageView stage) {
    if (moment.equals(Time.ZERO)) {
      List<Mobject<?>> updated = updated(stage);
      if (updated.stream().anyMatch(this::isTested)) {
        updated.forEach(m -> starts.put(m, Places.of(m)));
      }
    } else if (!starts.isEmpty() && moment.equals(middle(play))) {
      List<Mobject<?>> moving = updated(stage);
      moving.removeIf(m -> !starts.containsKey(m) || !(starts.get(m).distance(Places.of(m)) > 0));
      double frames = framesSinceUpdate(play.start().plus(moment), stage.rate());
      double scale = Camera.FRAME_HEIGHT / stage.currentCamera().height() / frames;
      for (int i = 0; i + 1 < moving.size(); i++) {
        if (isTested(moving.get(i))) {
          test(moving.get(i), moving.subList(i + 1, moving.size()), scale, play);
        }
      }
    }
  }

  /**
   * Returns the number of frames, at most 1, between a time and the frame before it, when the
   * updaters ran for the last time.
   */
  private static double framesSinceUpdate(Time time, FrameRate rate) {
    Time frame = Time.ofFrame(time.firstFrame(rate) - 1, rate);
    return time.minus(frame).seconds() * rate.perSecond();
  }

  /** Returns the mobjects on the stage whose own updaters run, in the order of these updaters. */
  private List<Mobject<?>> updated(StageView stage) {
    Set<Mobject<?>> owners = Collections.newSetFromMap(new IdentityHashMap<>());
    log.owners().forEach(owner -> owners.add((Mobject<?>) owner));
    List<Mobject<?>> all = new ArrayList<>();
    stage.mobjects().forEach(root -> addUpdated(root, owners, all));
    return all;
  }

  private static void addUpdated(Mobject<?> m, Set<Mobject<?>> owners, List<Mobject<?>> all) {
    if (m.hasActiveUpdaters()) {
      Presence.children(m).forEach(child -> addUpdated(child, owners, all));
      if (m.hasUpdaters() && owners.remove(m) && !m.familyWithPoints().isEmpty()) {
        all.add(m);
      }
    }
  }

  private boolean isTested(Mobject<?> m) {
    return tests.getOrDefault(m, 0) < MAX_TESTS
        && m.updaters().stream().allMatch(updater -> updater instanceof Updater.Untimed);
  }

  /**
   * Tests whether a moving mobject follows one of the others late.
   *
   * @param later the moving mobjects whose updaters run after its own
   * @param scale the factor from scene units at this moment to frame units of a whole frame
   */
  private void test(Mobject<?> m, List<Mobject<?>> later, double scale, PlayRecord play) {
    tests.merge(m, 1, Integer::sum);
    Mobject<?> copy = m.copy();
    copy.update(0);
    Places now = Places.of(copy);
    double lag = scale * Places.of(m).distance(now);
    if (!(lag >= MIN_LAG)) {
      return;
    }
    copy.update(0);
    if (now.distance(Places.of(copy)) > ROUNDING) {
      tests.put(m, MAX_TESTS);
      unsteady.addAll(names.found(m, m, Box.EMPTY).numbers());
      return;
    }
    for (Mobject<?> other : later) {
      if (!areRelated(m, other) && follows(copy, other, now)) {
        report(m, other, lag, play);
        return;
      }
    }
  }

  private static boolean areRelated(Mobject<?> a, Mobject<?> b) {
    return a.anyMember(m -> m == b) || b.anyMember(m -> m == a);
  }

  /** Whether the updaters of a copy move it if another mobject moves. */
  private static boolean follows(Mobject<?> copy, Mobject<?> other, Places now) {
    other.shift(SHIFT);
    try {
      copy.update(0);
      return now.distance(Places.of(copy)) > ROUNDING;
    } finally {
      other.shift(SHIFT.times(-1));
    }
  }

  private void report(Mobject<?> m, Mobject<?> other, double lag, PlayRecord play) {
    tests.put(m, MAX_TESTS);
    double from = play.start().seconds();
    double until = play.start().plus(play.duration()).seconds();
    List<FoundObject> objects =
        List.of(names.found(m, m, Box.EMPTY), names.found(other, other, Box.EMPTY));
    String name = names.of(m);
    String first = names.of(other);
    String what =
        String.format(
            Locale.ROOT,
            "%s follows %s, but is updated before it, so it is a frame late: %.2f units at %.2f s",
            name,
            first,
            lag,
            (from + until) / 2);
    String fix =
        String.format(
            Locale.ROOT,
            "add %s to the stage before %s; if it must be in front, call setZIndex(1)",
            shortName(other),
            shortName(m));
    findings.add(new Finding(Fault.LATE, play, from, until, objects, what).withFix(fix));
  }

  private String shortName(Mobject<?> m) {
    String variable = names.variable(m, m);
    return variable.isEmpty() ? "the " + m.kind() : variable;
  }
}
