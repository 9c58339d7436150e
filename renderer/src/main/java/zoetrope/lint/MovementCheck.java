package zoetrope.lint;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import zoetrope.frame.Leaf;
import zoetrope.mobject.Mobject;
import zoetrope.scene.Fault;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageView;

/**
 * A check for texts that overlap in the middle of a play, in each frame. It ignores texts that
 * already overlap at the beginning, or still overlap at the end, and short overlaps. It also
 * ignores texts that fade in or out, copies that leave their text or arrive at it, and texts that
 * are {@linkplain StageView#crossing meant to cross}.
 */
final class MovementCheck implements StageObserver {
  /** Shorter overlaps are not noticed, in seconds. */
  private static final double MIN_SECONDS = 0.25;

  /** Texts with less opacity are fading in or out. */
  private static final double MIN_OPACITY = 0.5;

  private final StageTexts stageTexts;
  private final List<Finding> findings = new ArrayList<>();

  /** The pairs that overlap now, by name, with their first frame. */
  private Map<String, Crossing> now = new LinkedHashMap<>();

  private final Map<String, Crossing> crossed = new LinkedHashMap<>();

  /** The pairs whose boxes intersect when the play begins, which are not checked. */
  private final Set<String> together = new HashSet<>();

  private PlayRecord play;
  private boolean begins;

  MovementCheck(ObjectNames names) {
    this.stageTexts = new StageTexts(names);
  }

  private record Crossing(long from, long until, List<FoundObject> objects, String what) {
    Crossing until(long frame) {
      return new Crossing(from, frame, objects, what);
    }
  }

  /** Returns the findings, ordered by time. */
  List<Finding> findings() {
    return findings;
  }

  @Override
  public void called(PlayRecord record, StageView stage) {
    play = record.description().equals("pause") ? null : record;
    begins = true;
    now = new LinkedHashMap<>();
    crossed.clear();
    together.clear();
  }

  /** Checks a frame of the current play. */
  void frame(long number, StageView stage) {
    if (play == null) {
      return;
    }
    List<VisibleText> texts = texts(stage);
    if (begins) {
      begins = false;
      pairs(texts, stage, this::remember);
      return;
    }
    if (!stageTexts.haveChanged()) {
      now.replaceAll((pair, crossing) -> crossing.until(number));
      return;
    }
    Map<String, Crossing> next = new LinkedHashMap<>();
    for (TextPair pair : pairs(texts, stage, this::isApartAtFirst)) {
      Crossing before = now.get(pair.names());
      next.put(pair.names(), before == null ? crossing(pair, number) : before.until(number));
    }
    now.forEach(
        (pair, crossing) -> {
          if (!next.containsKey(pair)) {
            crossed.merge(pair, crossing, MovementCheck::longer);
          }
        });
    now = next;
  }

  private static Crossing crossing(TextPair pair, long number) {
    List<FoundObject> objects = List.of(pair.a().found(), pair.b().found());
    String what = pair.names() + " cross at " + pair.region().place();
    return new Crossing(number, number, objects, what);
  }

  private static Crossing longer(Crossing a, Crossing b) {
    return b.until - b.from > a.until - a.from ? b : a;
  }

  @Override
  public void ended(PlayRecord record, StageView stage) {
    double framesPerSecond = stage.rate().perSecond();
    now.forEach((pair, crossing) -> crossed.merge(pair, crossing, MovementCheck::longer));
    crossed.values().removeIf(c -> (c.until - c.from + 1) / framesPerSecond < MIN_SECONDS);
    if (!crossed.isEmpty()) {
      pairs(texts(stage), stage, this::isApartAtFirst)
          .forEach(pair -> crossed.remove(pair.names()));
    }
    crossed.forEach(
        (pair, c) -> {
          double from = c.from / framesPerSecond;
          double until = c.until / framesPerSecond;
          findings.add(new Finding(Fault.CROSSING, record, from, until, c.objects, c.what));
        });
    crossed.clear();
    now = new LinkedHashMap<>();
    play = null;
  }

  /** Records a pair of texts whose boxes intersect at the start. Such pairs are not checked. */
  private boolean remember(VisibleText a, VisibleText b) {
    together.add(TextPair.names(a, b));
    return false;
  }

  private boolean isApartAtFirst(VisibleText a, VisibleText b) {
    return !a.name().equals(b.name()) && !together.contains(TextPair.names(a, b));
  }

  private List<VisibleText> texts(StageView stage) {
    List<VisibleText> texts = stageTexts.of(stage.mobjects(), stage.camera().toCamera());
    return texts.stream().filter(text -> text.opacity() >= MIN_OPACITY).toList();
  }

  /** Returns the pairs of legible texts whose ink overlaps. */
  private List<TextPair> pairs(
      List<VisibleText> texts, StageView stage, BiPredicate<VisibleText, VisibleText> wanted) {
    Occluders occluders =
        new Occluders(() -> Leaf.of(stage.frame().items()), stageTexts.outlines());
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
