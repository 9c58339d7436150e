package zoetrope.lint;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import zoetrope.frame.Frame;
import zoetrope.frame.Leaf;
import zoetrope.mobject.Mobject;
import zoetrope.scene.Fault;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageView;
import zoetrope.scene.Time;

/**
 * A check for texts that overlap in the middle of a play. It ignores texts that already overlap at
 * the beginning, or still overlap at the end, and short overlaps. It also ignores texts that fade
 * in or out, copies that leave their text or arrive at it, and texts that are {@linkplain
 * StageView#crossing meant to cross}.
 */
final class MovementCheck implements StageObserver {
  /**
   * The minimum time between two checks. It is longer in long plays, in which mobjects move more
   * slowly.
   */
  private static final Time MIN_STEP = Time.of(0.2);

  private static final int MAX_CHECKS = 6;

  /** The minimum number of successive checks in which two texts must overlap. */
  private static final int MIN_CHECKS_IN_A_ROW = 2;

  /**
   * If the time between checks, in seconds, is at least this, an overlap in one check is enough.
   */
  private static final double SPARSE_STEP_SECONDS = 0.5;

  /** Texts with less opacity are fading in or out. */
  private static final double MIN_OPACITY = 0.5;

  private final ObjectNames names;
  private final List<Finding> findings = new ArrayList<>();
  private OutlineCache outlines;

  /** The pairs that overlap now, by name, with their first time and the number of checks. */
  private Map<String, Crossing> now = new LinkedHashMap<>();

  private final Map<String, Crossing> crossed = new LinkedHashMap<>();

  /** The pairs whose boxes intersect when the play begins, which are not checked. */
  private final Set<String> together = new HashSet<>();

  MovementCheck(ObjectNames names) {
    this.names = names;
  }

  private record Crossing(
      double from, double until, int checks, List<FoundObject> objects, String what) {}

  /** Returns the findings, ordered by time. */
  List<Finding> findings() {
    return findings;
  }

  @Override
  public List<Time> moments(PlayRecord play) {
    if (play.description().equals("pause")) {
      return List.of();
    }
    List<Time> moments = new ArrayList<>();
    for (Time t = Time.ZERO; t.compareTo(play.duration()) < 0; t = t.plus(step(play))) {
      moments.add(t);
    }
    return moments;
  }

  private static Time step(PlayRecord play) {
    return new Time(Math.max(MIN_STEP.flicks(), play.duration().flicks() / MAX_CHECKS));
  }

  @Override
  public void called(PlayRecord play, StageView stage) {
    now = new LinkedHashMap<>();
    crossed.clear();
    together.clear();
  }

  @Override
  public void at(PlayRecord play, Time moment, StageView stage) {
    if (moment.equals(Time.ZERO)) {
      pairs(stage, this::remember);
      return;
    }
    double seconds = play.start().plus(moment).seconds();
    Map<String, Crossing> next = new LinkedHashMap<>();
    for (TextPair pair : pairs(stage, this::isApartAtFirst)) {
      Crossing before = now.get(pair.names());
      next.put(
          pair.names(),
          new Crossing(
              before == null ? seconds : before.from,
              seconds,
              before == null ? 1 : before.checks + 1,
              List.of(pair.a().found(), pair.b().found()),
              pair.names() + " cross at " + pair.region().place()));
    }
    now.forEach(
        (names, crossing) -> {
          if (!next.containsKey(names)) {
            crossed.put(names, crossing);
          }
        });
    now = next;
  }

  @Override
  public void ended(PlayRecord play, StageView stage) {
    crossed.putAll(now);
    int enough = step(play).seconds() < SPARSE_STEP_SECONDS ? MIN_CHECKS_IN_A_ROW : 1;
    boolean any = crossed.values().stream().anyMatch(c -> c.checks >= enough);
    Set<String> atEnd = new HashSet<>();
    if (any) {
      pairs(stage, this::isApartAtFirst).forEach(pair -> atEnd.add(pair.names()));
    }
    crossed.forEach(
        (names, c) -> {
          if (c.checks >= enough && !atEnd.contains(names)) {
            findings.add(new Finding(Fault.CROSSING, play, c.from, c.until, c.objects, c.what));
          }
        });
    crossed.clear();
    now = new LinkedHashMap<>();
  }

  /** Records a pair of texts whose boxes intersect at the start. Such pairs are not checked. */
  private boolean remember(VisibleText a, VisibleText b) {
    together.add(TextPair.names(a, b));
    return false;
  }

  private boolean isApartAtFirst(VisibleText a, VisibleText b) {
    return !a.name().equals(b.name()) && !together.contains(TextPair.names(a, b));
  }

  /** Returns the pairs of legible texts whose ink overlaps. */
  private List<TextPair> pairs(StageView stage, BiPredicate<VisibleText, VisibleText> wanted) {
    Frame frame = stage.frame();
    outlines = new OutlineCache(frame.camera(), outlines);
    List<Leaf> leaves = Leaf.of(frame.items());
    List<VisibleText> texts =
        new ArrayList<>(new Texts(names, frame.camera(), leaves, outlines).in(stage.mobjects()));
    texts.removeIf(text -> text.opacity() < MIN_OPACITY);
    Occluders occluders = new Occluders(leaves, outlines);
    Set<Mobject<?>> meant = stage.crossing();
    List<TextPair> pairs =
        TextPair.of(
            texts,
            occluders,
            Box.of(stage.frameSize()),
            (a, b) -> wanted.test(a, b) && !a.isOf(meant) && !b.isOf(meant));
    pairs.removeIf(pair -> pair.isSame() || pair.ofLetters());
    return pairs;
  }
}
