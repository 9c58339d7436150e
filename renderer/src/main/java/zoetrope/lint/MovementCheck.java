package zoetrope.lint;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zoetrope.frame.Frame;
import zoetrope.frame.Leaf;
import zoetrope.lint.Finding.Kind;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageView;
import zoetrope.scene.Time;

/**
 * Looks into plays: texts that lie on one another on their way for longer than a blink, though
 * neither at its beginning nor at its end. Those that come or go meanwhile are faint, and do not
 * count, and neither do copies that leave their text or arrive at it.
 */
final class MovementCheck implements StageObserver {
  /** How far apart the looks are. */
  private static final Time STEP = Time.of(0.2);

  /** So often in a row are texts seen on one another that cross for longer than a blink. */
  private static final int LOOKS = 2;

  /** What is fainter is coming or going. */
  private static final double FAINT = 0.5;

  private final List<Finding> findings = new ArrayList<>();
  private OutlineCache outlines;

  /** The pairs that lie on one another, when first and for how many looks; by what they are. */
  private Map<String, Crossing> now = new LinkedHashMap<>();

  private final Map<String, Crossing> crossed = new LinkedHashMap<>();

  private record Crossing(double from, double until, int looks, boolean atStart, String what) {}

  /** What was found, in order of time. */
  List<Finding> findings() {
    return findings;
  }

  @Override
  public List<Time> moments(PlayRecord play) {
    if (play.description().equals("pause")) {
      return List.of();
    }
    List<Time> moments = new ArrayList<>();
    for (Time t = Time.ZERO; t.compareTo(play.duration()) < 0; t = t.plus(STEP)) {
      moments.add(t);
    }
    return moments;
  }

  @Override
  public void called(PlayRecord play, StageView stage) {
    now = new LinkedHashMap<>();
    crossed.clear();
  }

  @Override
  public void at(PlayRecord play, Time moment, StageView stage) {
    double seconds = play.start().plus(moment).seconds();
    Map<String, Crossing> next = new LinkedHashMap<>();
    for (TextPair pair : pairs(stage)) {
      Crossing before = now.get(pair.names());
      next.put(
          pair.names(),
          new Crossing(
              before == null ? seconds : before.from,
              seconds,
              before == null ? 1 : before.looks + 1,
              before == null ? moment.equals(Time.ZERO) : before.atStart,
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
    boolean any = crossed.values().stream().anyMatch(MovementCheck::isLong);
    Set<String> atEnd = new HashSet<>();
    if (any) {
      pairs(stage).forEach(pair -> atEnd.add(pair.names()));
    }
    crossed.forEach(
        (names, c) -> {
          if (isLong(c) && !atEnd.contains(names)) {
            findings.add(new Finding(Kind.CROSSING, play, c.from, c.until, c.what));
          }
        });
    crossed.clear();
    now = new LinkedHashMap<>();
  }

  private static boolean isLong(Crossing crossing) {
    return crossing.looks >= LOOKS && !crossing.atStart;
  }

  /** The texts that can be read and lie on others. */
  private List<TextPair> pairs(StageView stage) {
    Frame frame = stage.frame();
    outlines = new OutlineCache(frame.camera(), outlines);
    List<Leaf> leaves = Leaf.of(frame.items());
    List<VisibleText> texts =
        new ArrayList<>(new Texts(frame.camera(), leaves, outlines).in(stage.mobjects()));
    texts.removeIf(text -> text.opacity() < FAINT);
    Occluders occluders = new Occluders(leaves, outlines);
    List<TextPair> pairs = TextPair.of(texts, occluders, Box.of(stage.frameSize()));
    pairs.removeIf(pair -> pair.isSame() || pair.a().name().equals(pair.b().name()));
    return pairs;
  }
}
