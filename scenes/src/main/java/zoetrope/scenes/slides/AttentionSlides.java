package zoetrope.scenes.slides;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ObjDoubleConsumer;
import zoetrope.animation.Animation;
import zoetrope.attention.AttentionPattern;
import zoetrope.attention.RealMatrix;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.Polygon;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.TexText;
import zoetrope.scene.Fault;
import zoetrope.scene.Parameter;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.ModelFile;

/**
 * A film about attention as matrices in space. A query is matched against all keys, which gives a
 * row of A. The row weights the values, which gives a column of Y. The film shows one query, a
 * second one, and then all.
 */
public final class AttentionSlides extends Scene {
  private static final double DIM_OPACITY = 0.25;

  private final Parameter<Integer> queries =
      parameter("queries", 15, "how many queries there are, 3 to 40");

  private final Parameter<Integer> keys =
      parameter("keys", 20, "how many keys and values there are, 3 to 40");

  private final Parameter<Double> temperature =
      parameter("temperature", 1.0, "the divisor of scores in the softmax");

  private final Parameter<Long> seed =
      parameter("seed", 2618L, "the seed of the toy model, before it is trained");

  private final ModelFile model = ModelFile.ofHead(this::parameter);

  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);

  private FrameShape shape;
  private AttentionSpace space;

  /** The pattern of a model's file, or null without a file. */
  private AttentionPattern tokens;

  private int count;
  private TexText task;
  private TexText rest;
  private Tex match;
  private Tex weigh;
  private Tex index;

  /** The computed rows of A. */
  private final Group<Mobject<?>> pattern = group();

  /** Creates the film, which lasts 44 s. */
  public AttentionSlides() {}

  @Override
  protected void construct() {
    shape = FrameShape.compose(this::frameSize, 10.4, 9);
    tokens = model.isGiven() ? model.pattern() : null;
    RealMatrix weights =
        model.isGiven()
            ? Sequences.weightsOf(model)
            : Sequences.of(queries.get(), keys.get(), 1, seed.get(), temperature.get()).cross(0);
    space = new AttentionSpace(weights);
    count = weights.rows();
    section("Task");
    narration.tell("Three sequences of vectors: queries, keys and values.");
    writeTheTask();
    for (int query = 0; query < 2; query++) {
      section(query == 0 ? "First query" : "Second query");
      narration.tell(query == 0 ? "A query is matched with all keys," : "Likewise the next query.");
      var profile = matchWithAllKeys(query);
      if (query == 0) {
        narration.tell("and its weights mix the values.");
      }
      weighTheValues(query, profile);
      layDown(query, profile);
    }
    section("All queries");
    narration.tell("All others do the same. None has to wait for another.");
    treatAllQueries();
    narration.finish();
  }

  // --- the task ---

  private void writeTheTask() {
    task =
        texText(
            "Given a query sequence $Q$,",
            "a key sequence $K$,",
            "and a value sequence $V$,",
            "compute an attention");
    rest = texText("matrix $A$ by matching $Q$s to $K$s,", "and weight $V$ with it to get $Y$.");
    Group<Mobject<?>> lines = lines().scale(shape.choose(0.66, 0.71, 1));
    lines.arrange(DOWN, shape.choose(0.18, 0.2, 0.24), LEFT).toEdge(UP, 0.3);
    match = tex("A_i = \\operatorname{softmax}\\left(\\frac{Q_i K^{\\top}}{\\sqrt{d}}\\right)");
    weigh = tex("Y_i = A_i V");
    match
        .scale(shape.choose(0.8, 0.8, 1))
        .moveTo(shape.choose(at(-4.1, 1.72), at(-1.3, 2.4), at(-1.55, 2)));
    weigh
        .scale(shape.choose(0.8, 0.8, 1))
        .moveTo(shape.choose(at(4.9, 1.72), at(3.4, 2.4), at(2.9, 2)));
    List<Animation<?>> first = new ArrayList<>();
    first.add(fadeIn(task.part(0)).lagRatio(0.02));
    first.add(come(space.queries, space.q));
    if (model.isGiven()) {
      first.add(fadeIn(space.tokens(tokens.queryTokens(), tokens.keyTokens())));
    } else {
      var source = text(Sequences.SOURCE).fontSize(shape.choose(26, 28, 40)).setColor(GREY_B);
      first.add(fadeIn(source.toCorner(DR, 0.2)));
    }
    play(first);
    play(fadeIn(task.part(1)).lagRatio(0.02), come(space.keys, space.k));
    play(fadeIn(task.part(2)).lagRatio(0.02), come(space.values, space.v));
    play(
        fadeIn(group(task.part(3), rest.part(0))).lagRatio(0.02),
        showCreation(space.floor),
        fadeIn(space.a));
    play(fadeIn(rest.part(1)).lagRatio(0.02), come(space.results, space.y));
    pause();
  }

  /** Returns the lines of the task from top to bottom. */
  private Group<Mobject<?>> lines() {
    return shape.choose(
        group(task, rest),
        group(group(task.part(0), task.part(1)), group(task.part(2), task.part(3)), rest),
        group(task.part(0), task.part(1), task.part(2), task.part(3), rest.part(0), rest.part(1)));
  }

  private static Animation<?> come(Sheet sheet, Tex name) {
    return animationGroup(
        laggedStartMap(sheet.columns, column -> fadeIn(column)).lagRatio(0.1).runTime(1.5),
        showCreation(sheet.edge).runTime(1.5),
        fadeIn(name).timeSpan(0.5, 1.5));
  }

  // --- one query ---

  private Group<Polygon> matchWithAllKeys(int query) {
    var asking = space.queries.columns.get(query);
    List<Animation<?>> first = new ArrayList<>();
    first.add(animate(asking, column -> Sheet.use(column, YELLOW)));
    first.add(emphasize(rest.part(0), task, rest.part(1)));
    first.addAll(nextIndex(query + 1));
    if (query == 0) {
      first.add(animate(space.a, a -> a.setOpacity(DIM_OPACITY)));
      first.add(write(match).runTime(1));
    } else {
      first.add(animate(match, m -> m.setOpacity(1)));
      first.add(animate(weigh, w -> w.setOpacity(DIM_OPACITY)));
    }
    play(first);
    var profile = space.profile(query);
    var ray = line().setStroke(YELLOW, 2);
    var track = line().setStroke(YELLOW, 2);
    double time = query == 0 ? 4 : 3;
    play(
        laggedStartMap(space.keys.columns, c -> animate(c, b -> Sheet.use(b, YELLOW)))
            .lagRatio(0.5)
            .runTime(time),
        sweep(track, (line, part) -> space.layTrack(line, query, part)).runTime(time),
        sweep(ray, (line, part) -> space.layRay(line, query, part)).runTime(time));
    // The bars grow after the last key has been matched, because the softmax needs all scores.
    play(fadeOut(ray, track).runTime(0.5), rise(profile, query));
    pause(0.5);
    return profile;
  }

  private static Animation<?> sweep(Line line, ObjDoubleConsumer<Line> move) {
    return updateFromAlpha(line, move).rate(LINEAR);
  }

  private Animation<?> rise(Group<Polygon> profile, int query) {
    return updateFromAlpha(
        profile,
        (bars, part) -> {
          for (int key = 0; key < bars.size(); key++) {
            space.raise(bars.get(key), query, key, part);
          }
        });
  }

  private List<Animation<?>> nextIndex(int i) {
    var next = tex("i = " + i).scale(0.8).setColor(YELLOW);
    next.moveTo(shape.choose(at(-5.8, 0.75), at(-4.4, 2.4), at(2.9, 1.2)));
    List<Animation<?>> change = new ArrayList<>();
    change.add(index == null ? fadeIn(next) : fadeTransform(index, next));
    index = next;
    return change;
  }

  private static Animation<?> emphasize(Mobject<?> part, Mobject<?>... others) {
    List<Animation<?>> changes = new ArrayList<>();
    changes.add(animate(part, p -> p.setColor(YELLOW)));
    for (Mobject<?> other : others) {
      changes.add(animate(other, o -> o.setColor(WHITE)));
    }
    return animationGroup(changes);
  }

  private void weighTheValues(int query, Group<Polygon> profile) {
    var result = space.results.columns.get(query);
    play(
        animate(space.queries.columns.get(query), c -> Sheet.rest(c)),
        animate(space.keys.columns, c -> Sheet.rest(c)),
        animate(profile, bars -> bars.setFill(YELLOW)),
        laggedStartMap(space.values.columns, c -> animate(c, b -> Sheet.use(b, YELLOW))).runTime(1),
        emphasize(rest.part(1), rest.part(0)),
        animate(match, m -> m.setOpacity(DIM_OPACITY)),
        query == 0 ? write(weigh).runTime(1) : animate(weigh, w -> w.setOpacity(1)));
    List<Animation<?>> flights = new ArrayList<>();
    for (int key = 0; key < profile.size(); key++) {
      var vector = space.values.columns.get(key);
      flights.add(fly(vector, result, 0.15 + 0.85 * space.share(query, key)));
    }
    play(
        laggedStart(flights).lagRatio(0.1).runTime(3),
        animate(
                result,
                c -> {
                  Sheet.use(c, RED);
                  c.setStrokeOpacity(0.7);
                })
            .timeSpan(1, 3));
    pause();
  }

  /**
   * Returns an animation of a copy of a value that flies into the result and turns from yellow to
   * red.
   */
  private static Animation<?> fly(Polygon value, Polygon result, double opacity) {
    double[] from = value.path().coordinates();
    double[] to = result.path().coordinates();
    return updateFromAlpha(
            value.copy(),
            (copy, part) -> {
              double[] now = new double[from.length];
              for (int i = 0; i < now.length; i++) {
                now[i] = (1 - part) * from[i] + part * to[i];
              }
              copy.setPath(value.path().withCoordinates(now));
              double shown = Math.min(1, 5 * Math.min(part, 1 - part));
              copy.setFill(YELLOW.mix(RED, part), opacity * shown).setStroke(WHITE, 1, 0.7 * shown);
            })
        .remover(true);
  }

  /** Lowers the profile to the floor, where its row of A stays. */
  private void layDown(int query, Group<Polygon> profile) {
    var row = space.row(query);
    pattern.add(row);
    play(
        fadeIn(row),
        updateFromAlpha(
            profile,
            (bars, part) -> {
              for (int key = 0; key < bars.size(); key++) {
                space.raise(bars.get(key), query, key, 1 - part);
              }
            }),
        animate(space.results.columns.get(query), c -> Sheet.rest(c)),
        animate(space.values.columns, c -> Sheet.rest(c)));
    remove(profile);
  }

  // --- all queries ---

  private void treatAllQueries() {
    List<Animation<?>> waves = new ArrayList<>();
    for (int query = 2; query < count; query++) {
      waves.add(wave(query));
    }
    play(
        fadeOut(index),
        emphasize(rest),
        animate(match, m -> m.setOpacity(1)),
        animate(weigh, w -> w.setOpacity(1)),
        animate(space.keys.columns, c -> Sheet.use(c, YELLOW)),
        animate(space.values.columns, c -> Sheet.use(c, YELLOW)));
    if (shape == FrameShape.LANDSCAPE) {
      allow(Fault.CLASH, "the name of the matrix is on its cells", space.a);
    }
    play(laggedStart(waves).lagRatio(0.35).runTime(7));
    play(
        emphasize(space.y, rest),
        animate(space.keys.columns, c -> Sheet.rest(c)),
        animate(space.values.columns, c -> Sheet.rest(c)),
        animate(space.a, a -> a.setOpacity(1)));
    play(animate(space.y, y -> y.setColor(WHITE)));
    pause(2);
  }

  /**
   * Returns an animation of one query: its profile rises and sinks, and its row of A and its column
   * of Y appear.
   */
  private Animation<?> wave(int query) {
    var asking = space.queries.columns.get(query);
    var profile = space.profile(query);
    var row = space.row(query);
    pattern.add(row);
    return animationGroup(
        updateFromAlpha(asking, (c, part) -> c.setFill(YELLOW.mix(GREEN, part), mixed(part)))
            .rate(t -> 1 - THERE_AND_BACK.at(t))
            .runTime(2),
        fadeIn(row).timeSpan(0.5, 2),
        updateFromAlpha(
                profile,
                (bars, part) -> {
                  for (int key = 0; key < bars.size(); key++) {
                    space.raise(bars.get(key), query, key, part);
                  }
                })
            .rate(THERE_AND_BACK)
            .remover(true)
            .runTime(2),
        animate(space.results.columns.get(query), c -> Sheet.rest(c)).timeSpan(1, 2));
  }

  private static double mixed(double part) {
    return (1 - part) * Sheet.BUSY_OPACITY + part * Sheet.DONE_OPACITY;
  }
}
