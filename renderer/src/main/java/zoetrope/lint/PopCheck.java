package zoetrope.lint;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.internal.lint.objects.ObjectNames;
import zoetrope.internal.lint.objects.PaintOrder;
import zoetrope.internal.lint.outline.Box;
import zoetrope.internal.lint.outline.ProjectedOutline;
import zoetrope.internal.mobject.FrameProjection;
import zoetrope.internal.mobject.ValueLog;
import zoetrope.lint.report.Finding;
import zoetrope.lint.report.FoundObject;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Presence;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.text.AbstractNumber;
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
  private static final int MAX_NAMES = 3;
  private static final String ENTERED =
      "it is already on the stage when this animation shows it: leave the animation out, or call"
          + " remove(...) before";
  private static final int MAX_DESCRIPTION_LENGTH = 60;
  private static final String DENSER = " suddenly looks denser, because of a copy";

  /**
   * How far the boxes of two similar outlines may differ, divided by their size. Boxes include the
   * handles of curves, and a transform adds curves.
   */
  private static final double MAX_BOX_DIFFERENCE = 0.15;

  /**
   * Two values are in the same place if their boxes have at least this fraction of the smaller box
   * in common.
   */
  private static final double MIN_COMMON_SHARE = 0.5;

  private final ObjectNames names;
  private final List<Finding> findings = new ArrayList<>();
  private Look arrived;
  private Look left;
  private Look called;

  /** The value trackers that the author sets between two plays. */
  private final ValueLog values = new ValueLog();

  private List<Object> setValues = List.of();
  private final FrameComparison images = new FrameComparison();

  /** The mobjects that changed between two plays, by name. */
  private final Map<String, Mobject<?>> subjects = new HashMap<>();

  PopCheck(ObjectNames names) {
    this.names = names;
  }

  /** The visible content at an instant, and the items of each mobject. */
  private record Look(
      PlayRecord play,
      Frame frame,
      List<Named> mobjects,
      Map<Mobject<?>, ShownNumber> numbers,
      Set<Mobject<?>> animated) {
    static Look at(PlayRecord play, StageView stage) {
      Frame frame = stage.frame();
      List<Named> named = new ArrayList<>();
      Map<Mobject<?>, ShownNumber> numbers = new IdentityHashMap<>();
      for (Mobject<?> m : stage.mobjects()) {
        DisplayListBuilder out = new DisplayListBuilder(frame.camera());
        m.emit(out);
        named.add(new Named(m, ObjectNames.description(m), Item.DepthGroup.flatten(out.items())));
        Presence.visit(m, part -> ShownNumber.add(part, frame.camera(), numbers));
      }
      Set<Mobject<?>> animated = Collections.newSetFromMap(new IdentityHashMap<>());
      stage.animated().forEach(m -> animated.addAll(m.family()));
      return new Look(play, frame, named, numbers, animated);
    }

    /** Returns the items of a top-level mobject; none if it is not on the stage. */
    List<Item> items(Mobject<?> m) {
      return mobjects.stream()
          .filter(named -> named.mobject == m)
          .findFirst()
          .map(Named::items)
          .orElse(List.of());
    }

    boolean animates(Mobject<?> m) {
      return m.family().stream().anyMatch(animated::contains);
    }

    /** Returns the top-level mobjects, from back to front. */
    List<Mobject<?>> stage() {
      return mobjects.stream().<Mobject<?>>map(Named::mobject).toList();
    }
  }

  private record Named(Mobject<?> mobject, String description, List<Item> items) {}

  /** The digits and the place of a number. */
  private record ShownNumber(String text, List<Item> items, Camera camera) {
    static void add(Mobject<?> m, Camera camera, Map<Mobject<?>, ShownNumber> numbers) {
      if (m instanceof AbstractNumber<?> number) {
        DisplayListBuilder out = new DisplayListBuilder(camera);
        m.emit(out);
        numbers.put(m, new ShownNumber(number.text(), out.items(), camera));
      }
    }

    /** Whether {@code other} shows another value in the same place. */
    boolean counts(ShownNumber other) {
      if (text.equals(other.text)) {
        return false;
      }
      Box common = box().intersection(other.box());
      return !common.isEmpty()
          && common.area() >= MIN_COMMON_SHARE * Math.min(box().area(), other.box().area());
    }

    Box box() {
      return PopCheck.box(items, camera);
    }
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

  @Override
  public List<Time> moments(PlayRecord play) {
    return play.duration().equals(Time.ZERO) ? List.of() : List.of(Time.ZERO, play.duration());
  }

  @Override
  public void called(PlayRecord play, StageView stage) {
    called = Look.at(play, stage);
    setValues = values.changed();
  }

  @Override
  public void at(PlayRecord play, Time moment, StageView stage) {
    Look now = Look.at(play, stage);
    if (!moment.equals(Time.ZERO)) {
      arrived = now;
      values.clear();
    } else if (arrived != null) {
      compare(arrived, left, called, now);
    }
  }

  @Override
  public void ended(PlayRecord play, StageView stage) {
    if (!play.duration().equals(Time.ZERO)) {
      left = Look.at(play, stage);
    }
  }

  private void compare(Look before, Look cleaned, Look asked, Look after) {
    List<Box> counting = counting(before, after);
    FrameComparison.Difference difference = images.difference(before.frame, after.frame, counting);
    if (difference == null) {
      return;
    }
    boolean isCleanUp = images.difference(before.frame, cleaned.frame, counting) != null;
    boolean isByScene =
        !isCleanUp && images.difference(cleaned.frame, asked.frame, counting) != null;
    String cause =
        isCleanUp
            ? "when " + shortened(before.play) + " is cleaned up"
            : isByScene
                ? "by the scene itself, between " + places(before.play, after.play)
                : "when " + shortened(after.play) + " begins";
    double seconds = before.play.start().plus(before.play.duration()).seconds();
    subjects.clear();
    Map<String, FoundObject> changed = changed(before, after, difference);
    Map<String, PopChange> changes = changes(changed, before, after);
    Frame single = withoutCopies(before.frame, after.frame);
    boolean copies = images.difference(before.frame, single, counting) == null;
    String how = copies ? String.join(", ", changed.keySet()) + DENSER : summary(changes);
    String what = how + " at " + difference.place() + ", " + cause;
    Fault kind = copies && !isByScene ? Fault.DENSER : Fault.POP;
    List<FoundObject> objects = List.copyOf(changed.values());
    Finding finding = new Finding(kind, after.play, seconds, seconds, objects, what);
    String fix =
        copies
            ? Fault.DENSER.fix()
            : areHiddenByStart(asked, after, difference)
                ? ENTERED
                : isCleanUp
                    ? PopChange.fixAfter(before.play, PopChange.fix(changes))
                    : PopChange.fix(changes);
    findings.add(finding.withFix(fix));
  }

  /** Returns "two plays", with their lines if both are known. */
  private static String places(PlayRecord before, PlayRecord after) {
    return before.file().isEmpty() || !before.file().equals(after.file())
        ? "two plays"
        : "the plays of lines " + before.line() + " and " + after.line();
  }

  /**
   * Whether the only change is that mobjects on the stage become invisible when a play begins. This
   * happens if the play lets a mobject appear that is already on the stage.
   */
  private boolean areHiddenByStart(Look asked, Look after, FrameComparison.Difference difference) {
    Map<String, FoundObject> gone = new LinkedHashMap<>();
    Map<String, FoundObject> appeared = new LinkedHashMap<>();
    addNews(asked, after, difference, gone, gone);
    addNews(after, asked, difference, appeared, appeared);
    List<Mobject<?>> present = after.stage();
    return !gone.isEmpty()
        && appeared.isEmpty()
        && asked.mobjects.stream()
            .filter(
                named ->
                    gone.containsKey(names.of(named.mobject, named.mobject, named.description)))
            .allMatch(named -> present.contains(named.mobject) && after.animates(named.mobject));
  }

  /**
   * Returns the boxes of numbers whose value changes. Such a change is not a pop, because digits
   * change at once during animations, too.
   */
  private static List<Box> counting(Look before, Look after) {
    List<Box> boxes = new ArrayList<>();
    before.numbers.forEach(
        (m, number) -> {
          ShownNumber now = after.numbers.get(m);
          if (now != null && number.counts(now)) {
            boxes.add(number.box().union(now.box()));
          }
        });
    return boxes;
  }

  /** Returns the box around the outlines of items. */
  static Box box(List<Item> items, Camera camera) {
    FrameProjection projection = new FrameProjection(camera);
    Box box = Box.EMPTY;
    for (Item item : items) {
      box = box.union(ProjectedOutline.of(item, projection).box());
    }
    return box;
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

  /** Returns how each mobject changed, by name. */
  private Map<String, PopChange> changes(
      Map<String, FoundObject> changed, Look before, Look after) {
    Map<String, PopChange> changes = new LinkedHashMap<>();
    for (String name : changed.keySet()) {
      Mobject<?> m = subjects.get(name);
      changes.put(
          name,
          PopChange.of(
              before.items(m),
              before.frame.camera(),
              after.items(m),
              after.frame.camera(),
              m.hasActiveUpdaters()));
    }
    return changes;
  }

  /** Returns the names of mobjects with their changes, for messages. */
  private static String summary(Map<String, PopChange> changes) {
    if (changes.isEmpty()) {
      return "the order of painting changes";
    }
    String shown =
        changes.entrySet().stream()
            .limit(MAX_NAMES)
            .map(change -> change.getKey() + " " + change.getValue().words())
            .collect(Collectors.joining(", "));
    int more = changes.size() - MAX_NAMES;
    return more > 0 ? shown + " and " + more + " more" : shown;
  }

  /**
   * Returns the mobjects that changed, by name. Those with updaters follow others, so they count
   * only if nothing else changed.
   */
  private Map<String, FoundObject> changed(
      Look before, Look after, FrameComparison.Difference difference) {
    Map<String, FoundObject> causes = new LinkedHashMap<>();
    Map<String, FoundObject> followers = new LinkedHashMap<>();
    addNews(after, before, difference, causes, followers);
    addNews(before, after, difference, causes, followers);
    if (causes.isEmpty() && followers.isEmpty()) {
      PaintOrder.moved(before.stage(), after.stage()).forEach(m -> put(m, after, causes));
    }
    if (causes.isEmpty() && !followers.isEmpty()) {
      setValues.forEach(m -> put((Mobject<?>) m, after, causes));
    }
    if (causes.isEmpty() && followers.isEmpty()) {
      List<Mobject<?>> old = before.stage();
      after.stage().stream().filter(m -> !old.contains(m)).forEach(m -> put(m, after, causes));
    }
    return causes.isEmpty() ? followers : causes;
  }

  private void put(Mobject<?> m, Look look, Map<String, FoundObject> objects) {
    Box place =
        look.mobjects.stream()
            .filter(named -> named.mobject == m)
            .findFirst()
            .map(named -> box(named.items, look.frame.camera()))
            .orElse(Box.EMPTY);
    String name = names.of(m);
    subjects.putIfAbsent(name, m);
    objects.putIfAbsent(name, names.found(m, m, place));
  }

  private void addNews(
      Look look,
      Look other,
      FrameComparison.Difference difference,
      Map<String, FoundObject> causes,
      Map<String, FoundObject> followers) {
    Set<Item> known = Collections.newSetFromMap(new IdentityHashMap<>());
    known.addAll(Item.DepthGroup.flatten(other.frame.items()));
    for (Named named : look.mobjects) {
      List<Item> news = named.items.stream().filter(item -> !known.contains(item)).toList();
      if (news.stream().anyMatch(i -> difference.touches(box(List.of(i), look.frame.camera())))) {
        Mobject<?> m = named.mobject;
        Box place = box(named.items, look.frame.camera());
        String name = names.of(m, m, named.description);
        subjects.putIfAbsent(name, m);
        (m.hasActiveUpdaters() ? followers : causes).putIfAbsent(name, names.found(m, m, place));
      }
    }
  }
}
