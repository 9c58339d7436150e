package zoetrope.lint;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.frame.Leaf;
import zoetrope.internal.lint.objects.ObjectNames;
import zoetrope.internal.lint.outline.Box;
import zoetrope.internal.mobject.ValueLog;
import zoetrope.lint.report.Finding;
import zoetrope.lint.report.FoundObject;
import zoetrope.mobject.Mobject;
import zoetrope.scene.Fault;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageView;
import zoetrope.scene.Time;

/**
 * A check for sudden changes between two plays. It compares the image at the end of the first,
 * before its animations are cleaned up, with the image at the start of the second. A difference is
 * visible as a pop in the video. Calls without duration are not visible in a video, so the check
 * treats them as part of the boundary.
 */
final class PopCheck implements StageObserver {
  private static final String ENTERED =
      "it is already on the stage when this animation shows it: leave the animation out, or call"
          + " remove(...) before";
  private static final String MEMBERS_ENTERED =
      "its members are on the stage already: call add(...) with the whole, or show only the new"
          + " members";
  private static final int MAX_DESCRIPTION_LENGTH = 60;
  private static final String DENSER = " suddenly looks denser, because of a copy";

  /**
   * How far the boxes of two similar outlines may differ, divided by their size. Boxes include the
   * handles of curves, and a transform adds curves.
   */
  private static final double MAX_BOX_DIFFERENCE = 0.15;

  private final ObjectNames names;
  private final List<Finding> findings = new ArrayList<>();
  private PopLook arrived;
  private PopLook left;
  private PopLook called;

  /** The value trackers that the author sets between two plays. */
  private final ValueLog values = new ValueLog();

  private List<Object> setValues = List.of();
  private final FrameComparison images = new FrameComparison();

  PopCheck(ObjectNames names) {
    this.names = names;
  }

  /** Returns the findings, ordered by time. */
  List<Finding> findings() {
    if (arrived != null && left != null) {
      compare(arrived, left, left, left);
      arrived = null;
    }
    return findings;
  }

  @Override
  public void began(StageView stage) {
    values.open();
  }

  /** Must be called before a function that computes the end state of an animation. */
  void before() {
    values.rest();
  }

  /** Must be called when the function has returned. */
  void after() {
    values.resume();
  }

  @Override
  public List<Time> moments(PlayRecord play) {
    return play.duration().equals(Time.ZERO) ? List.of() : List.of(Time.ZERO, play.duration());
  }

  @Override
  public void called(PlayRecord play, StageView stage) {
    called = PopLook.at(play, stage);
    setValues = values.changed();
  }

  @Override
  public void at(PlayRecord play, Time moment, StageView stage) {
    if (!moment.equals(Time.ZERO)) {
      arrived = PopLook.withOwners(play, stage, stage.mobjects());
      values.clear();
    } else if (arrived != null) {
      compare(arrived, left, called, PopLook.withOwners(play, stage, arrived.stage()));
    }
  }

  @Override
  public void ended(PlayRecord play, StageView stage) {
    if (!play.duration().equals(Time.ZERO)) {
      left = PopLook.at(play, stage);
    }
    values.clear();
  }

  /** The steps between two plays, each of which may change the image. */
  private enum Cause {
    CLEAN_UP,
    SCENE,
    START
  }

  private void compare(PopLook before, PopLook cleaned, PopLook asked, PopLook after) {
    List<Box> counting = before.counting(after);
    FrameComparison.Difference difference =
        images.difference(before.frame(), after.frame(), counting);
    if (difference == null) {
      return;
    }
    Cause cause = cause(difference, List.of(before, cleaned, asked, after), counting);
    double seconds = before.play().start().plus(before.play().duration()).seconds();
    Map<String, PopSubjects.Subject> changed =
        PopSubjects.of(names, before, after, difference, images, setValues);
    Frame single = withoutCopies(before.frame(), after.frame());
    boolean copies = images.difference(before.frame(), single, counting) == null;
    Optional<Mobject<?>> entered =
        cause == Cause.START ? entered(asked, after, difference) : Optional.empty();
    String how =
        copies
            ? String.join(", ", changed.keySet()) + DENSER
            : entered.map(m -> entering(m, asked)).orElseGet(() -> summary(changed));
    String what = how + " at " + difference.place() + ", " + words(cause, before, after);
    Fault kind = copies && cause != Cause.SCENE ? Fault.DENSER : Fault.POP;
    List<FoundObject> objects = changed.values().stream().map(PopSubjects.Subject::found).toList();
    String fix =
        copies
            ? Fault.DENSER.fix()
            : entered
                .map(m -> asked.stage().contains(m) ? ENTERED : MEMBERS_ENTERED)
                .orElseGet(() -> fix(cause, before, changed.values()));
    findings.add(new Finding(kind, after.play(), seconds, seconds, objects, what).withFix(fix));
  }

  private static String fix(Cause cause, PopLook before, Collection<PopSubjects.Subject> changed) {
    String usual = PopChange.fix(changed.stream().map(PopSubjects.Subject::change).toList());
    if (cause != Cause.CLEAN_UP) {
      return usual;
    }
    boolean areUndone =
        !changed.isEmpty()
            && changed.stream()
                .map(PopSubjects.Subject::mobject)
                .allMatch(m -> m.hasActiveUpdaters() && before.animated().contains(m));
    return areUndone ? PopChange.UNDONE : PopChange.fixAfter(before.play(), usual);
  }

  /**
   * Returns the cause of a difference: the step between two plays that changes most of its pixels.
   */
  private Cause cause(
      FrameComparison.Difference difference, List<PopLook> steps, List<Box> counting) {
    Cause cause = Cause.START;
    int most = 0;
    for (Cause step : Cause.values()) {
      FrameComparison.Difference change =
          images.difference(
              steps.get(step.ordinal()).frame(), steps.get(step.ordinal() + 1).frame(), counting);
      int common = change == null ? 0 : change.common(difference);
      if (common > most) {
        most = common;
        cause = step;
      }
    }
    return cause;
  }

  private static String words(Cause cause, PopLook before, PopLook after) {
    return switch (cause) {
      case CLEAN_UP -> "when " + shortened(before.play()) + " is cleaned up";
      case SCENE -> "by the scene itself, between " + places(before.play(), after.play());
      case START -> "when " + shortened(after.play()) + " begins";
    };
  }

  /** Returns "two plays", with their lines if both are known. */
  private static String places(PlayRecord before, PlayRecord after) {
    return before.file().isEmpty() || !before.file().equals(after.file())
        ? "two plays"
        : "the plays of lines " + before.line() + " and " + after.line();
  }

  /**
   * Returns the top-level mobject that a play lets appear although it, or some of its members, are
   * on the stage. At its start, the play therefore hides them. Returns nothing if there are other
   * changes.
   */
  private static Optional<Mobject<?>> entered(
      PopLook asked, PopLook after, FrameComparison.Difference difference) {
    List<PopLook.Named> gone = PopSubjects.news(asked, after, difference);
    Set<Mobject<?>> wholes = Collections.newSetFromMap(new IdentityHashMap<>());
    boolean areHidden = !gone.isEmpty();
    for (PopLook.Named old : gone) {
      Optional<Mobject<?>> whole =
          after.stage().stream()
              .filter(m -> share(m, old.mobject()) && after.animates(m))
              .max(Comparator.comparingInt(m -> m.family().size()));
      whole.ifPresent(wholes::add);
      areHidden &= whole.isPresent();
    }
    areHidden &= PopSubjects.news(after, asked, difference).stream().noneMatch(PopCheck::isSeen);
    return areHidden && wholes.size() == 1
        ? Optional.of(wholes.iterator().next())
        : Optional.empty();
  }

  /** Whether two mobjects have common members. */
  private static boolean share(Mobject<?> a, Mobject<?> b) {
    Set<Mobject<?>> family = Collections.newSetFromMap(new IdentityHashMap<>());
    family.addAll(a.family());
    return b.anyMember(family::contains);
  }

  private static boolean isSeen(PopLook.Named named) {
    return Leaf.of(named.items()).stream()
        .anyMatch(leaf -> leaf.opacity() * leaf.item().opacity() > 0);
  }

  private String entering(Mobject<?> m, PopLook asked) {
    return asked.stage().contains(m)
        ? names.of(m) + " vanishes before it appears again"
        : "members of " + names.of(m) + " that are on the stage vanish before the whole appears";
  }

  /** Returns {@code after} without copies: new items at the same place as similar items. */
  private static Frame withoutCopies(Frame before, Frame after) {
    Set<Item> known = Collections.newSetFromMap(new IdentityHashMap<>());
    known.addAll(before.items());
    List<Item> remaining = new ArrayList<>();
    for (Item item : after.items()) {
      // An item that occurs once in the first frame and twice in the second has one copy.
      if (known.remove(item) || remaining.stream().noneMatch(other -> looksAlike(item, other))) {
        remaining.add(item);
      }
    }
    return new Frame(after.camera(), after.background(), remaining, after.size());
  }

  private static boolean looksAlike(Item a, Item b) {
    return a instanceof Item.Shape s
        && b instanceof Item.Shape t
        && s.style().fill().equals(t.style().fill())
        && s.bounds().min().distance(t.bounds().min())
            <= MAX_BOX_DIFFERENCE * s.bounds().size().length()
        && s.bounds().max().distance(t.bounds().max())
            <= MAX_BOX_DIFFERENCE * s.bounds().size().length();
  }

  private static String shortened(PlayRecord play) {
    String text = play.description();
    return text.length() <= MAX_DESCRIPTION_LENGTH
        ? text
        : text.substring(0, MAX_DESCRIPTION_LENGTH - 3) + "...";
  }

  /** Returns the names of mobjects with their changes, for messages. */
  private static String summary(Map<String, PopSubjects.Subject> changes) {
    if (changes.isEmpty()) {
      return "the order of painting changes";
    }
    String shown =
        changes.entrySet().stream()
            .limit(PopSubjects.MAX_NAMES)
            .map(change -> change.getKey() + " " + change.getValue().change().words())
            .collect(Collectors.joining(", "));
    int more = changes.size() - PopSubjects.MAX_NAMES;
    return more > 0 ? shown + " and " + more + " more" : shown;
  }
}
