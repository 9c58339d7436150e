package zoetrope.scenes.attention.patterns;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.animation.Animation;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.Tex;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.StaggeredMoves;

/**
 * The act where a column of weighted values adds up to a change of the embedding, first for one
 * word and then for all.
 */
final class SumsAct extends Act<Void> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);

  /** The maximum width of all equations side by side, in units. */
  private static final double MAX_WIDTH = 16.5;

  private final FrameShape shape = FrameShape.current();
  private final boolean beside = shape == FrameShape.LANDSCAPE;

  private final Story story;
  private final EmbeddingsAct.Result embeddings;
  private final UpdatesAct.Result updates;
  private final GridAct.Result grid;
  private final ScoresAct.Result scores;
  private final ValuesAct.Result values;
  private final int hero;
  private final Mobject<?> picture;
  private final Group<Tex> plusses;
  private final Group<Tex> equals;

  SumsAct(
      Story story,
      EmbeddingsAct.Result embeddings,
      UpdatesAct.Result updates,
      GridAct.Result grid,
      ScoresAct.Result scores,
      ValuesAct.Result values) {
    this.story = story;
    this.embeddings = embeddings;
    this.updates = updates;
    this.grid = grid;
    this.scores = scores;
    this.values = values;
    hero = story.hero();
    picture = embeddings.picture(hero);
    plusses = plusses(values.terms().get(hero));
    equals = values.terms().map(SumsAct::equalsSign);
  }

  private static Tex equalsSign(Group<Group<Mobject<?>>> column) {
    return tex("=")
        .fontSize(72)
        .rotate(PI / 2)
        .setColor(YELLOW)
        .nextTo(column.last().target(), DOWN, 0.5);
  }

  @Override
  protected Void construct() {
    narration.tell("The sum is the change of an embedding.");
    SurroundingRectangle frame = sumUpOneColumn();
    Group<Group<Tex>> changes =
        embeddings.symbols().mapIndexed((symbol, i) -> change(symbol, equals.get(i)));
    play(flight(hero, changes), write(equals.get(hero)));
    pause();
    narration.tell("It is added to what the word meant before.");
    Group<Mobject<?>> sumOfTheHero = addTheChange(frame, changes.get(hero).copy());
    revealAllColumns(frame, sumOfTheHero);
    if (!story.isAlone()) {
      sumUpAllColumns(changes);
    }
    narration.tell("And so for every word at once.");
    addAllChanges(changes, sumOfTheHero);
    narration.finish();
    return null;
  }

  private SurroundingRectangle sumUpOneColumn() {
    double room = story.isAlone() ? 1.5 : 0.95 * (x(1) - x(0));
    picture.setHeight(Math.min(1.5, room));
    picture.nextTo(scores.columns().get(hero).get(0), UP);
    Tex symbol = embeddings.symbols().get(hero);
    symbol.generateTarget().scaleAboutEdge(1.25, UP);
    var frame = surroundingRectangle(symbol.target()).setStroke(YELLOW, 2);
    frame.generateTarget().surround(values.terms().get(hero), MED_SMALL_BUFF);
    var view =
        View.at(-2.6, -4.79, 15.07)
            .including(grid.columnLines(), picture)
            .withNarrow(grid.rowLines());
    play(
        animate(camera(), c -> c.reorient(0, 0, 0, view.center(), view.height())).runTime(2),
        moveToTarget(symbol),
        showCreation(frame),
        fadeIn(picture).shift(UP),
        fadeOut(values.heading()));
    pause();
    var wider =
        View.at(-2.9, -6.5, 19)
            .including(grid.columnLines(), picture, equals)
            .withNarrow(grid.rowLines());
    play(
        animate(camera(), c -> c.reorient(0, 0, 0, wider.center(), wider.height())).runTime(2),
        moveToTarget(frame).runTime(2),
        write(plusses));
    pause();
    return frame;
  }

  private double x(int column) {
    return scores.columns().get(column).x();
  }

  private static Group<Tex> plusses(Group<Group<Mobject<?>>> terms) {
    List<Tex> signs = new ArrayList<>();
    for (int i = 1; i < terms.size(); i++) {
      Vec middle = terms.get(i - 1).bottom().plus(terms.get(i).top()).times(0.5);
      // The halo interrupts the line of the grid on which the sign stands.
      signs.add(tex("+").fontSize(72).setBackstroke(BLACK, 12).moveTo(middle));
    }
    return group(signs);
  }

  /** Returns the change of an embedding, Δ before its symbol, below {@code below}. */
  private Group<Tex> change(Tex symbol, Tex below) {
    var delta = tex("\\Delta").matchHeight(symbol.get(1));
    delta.nextTo(symbol.get(1), LEFT, 0, DOWN);
    return group(delta, symbol.copy())
        .setColor(YELLOW)
        .setHeight(0.8 * story.shrink())
        .nextTo(below, DOWN);
  }

  /**
   * Returns an animation where copies of all terms of a column merge into the change below the
   * column. The change starts at the last term and moves to its place.
   */
  private Animation<?> flight(int query, Group<Group<Tex>> changes) {
    Group<Tex> change = changes.get(query);
    Group<Group<Mobject<?>>> terms = values.terms().get(query);
    List<Animation<?>> flights = new ArrayList<>();
    terms.to(terms.size() - 1).forEach(term -> flights.add(melt(term.copy(), change)));
    flights.add(
        animationGroup(
            melt(terms.last().copy(), change), fadeIn(change).targetPosition(terms.last())));
    return laggedStart(flights).lagRatio(0.05).mayCross();
  }

  /**
   * Returns the flight of a copy that is invisible at both ends, so that it does not brighten its
   * original.
   */
  private static Animation<?> melt(Mobject<?> copy, Mobject<?> into) {
    return animationGroup(animate(copy, c -> c.replace(into)), vFadeInThenOut(copy));
  }

  /** Shows the equation of one word. A copy of the frame becomes the plus sign. */
  private Group<Mobject<?>> addTheChange(SurroundingRectangle frame, Group<Tex> change) {
    var head = group(picture, scores.columns().get(hero)).copy();
    head.generateTarget().scale(1.5).nextTo(grid.rowLines(), RIGHT, 4).alignTo(picture, UP);
    Vec on = beside ? DOWN : RIGHT;
    Mobject<?> first = beside ? head.target() : ((Group<?>) head.target().get(1)).get(2);
    var plus = tex("+").fontSize(96).nextTo(first, on);
    var equal = tex("=").fontSize(120).rotate(beside ? PI / 2 : 0);
    change.generateTarget().setHeight(1).nextTo(plus, on);
    equal.nextTo(change.target(), on, MED_LARGE_BUFF);
    var prime = updates.primes().get(hero).copy();
    prime.setHeight(1.25).nextTo(equal, on, MED_LARGE_BUFF);
    Mobject<?> outcome = outcome();
    outcome.setHeight(2.5);
    outcome.nextTo(prime, beside ? DOWN : UP, MED_LARGE_BUFF);
    if (!beside) {
      group(head.target(), plus, change.target(), equal, prime, outcome)
          .nextTo(group(grid.columnLines(), equals, change), DOWN, 0.6);
    }
    var view =
        View.at(4.96, -5.61, 19)
            .including(head.target(), change.target(), prime, outcome, grid.columnLines())
            .withNarrow(grid.rowLines(), picture);
    play(
        laggedStart(
                animate(camera(), c -> c.reorient(0, 0, 0, view.center(), view.height())),
                moveToTarget(head),
                fadeTransform(frame.copy(), plus),
                moveToTarget(change))
            .runTime(2)
            .lagRatio(0.1));
    pause();
    var symbol = ((Group<?>) head.get(1)).get(2);
    play(
        fadeTransform((Mobject<?>) symbol.copy(), prime),
        melt(change.copy(), prime),
        write(equal),
        fadeTransform((Mobject<?>) head.get(0).copy(), outcome).pathArc(-PI / 2).runTime(2));
    pause();
    return group(head, plus, change, equal, prime, outcome);
  }

  private Mobject<?> outcome() {
    int[] askers = story.askers();
    int place =
        IntStream.range(0, askers.length).filter(i -> askers[i] == hero).findFirst().orElseThrow();
    return updates.outcomes().get(place);
  }

  private int[] others() {
    return IntStream.range(0, story.size()).filter(i -> i != hero).toArray();
  }

  private void revealAllColumns(SurroundingRectangle frame, Group<Mobject<?>> sumOfTheHero) {
    var allWeights = values.weights();
    allWeights.forEach(
        column ->
            column.forEach(weight -> weight.setFillOpacity(ValuesAct.opacity(weight.value()))));
    List<Animation<?>> reveal = new ArrayList<>();
    reveal.add(animate(sumOfTheHero, s -> s.fade(0.75)));
    reveal.add(fadeOut(frame));
    reveal.add(fadeOut(picture));
    List<Animation<?>> veils = new ArrayList<>();
    List<Animation<?>> weights = new ArrayList<>();
    for (int j : others()) {
      veils.add(fadeOut(scores.columnVeils().get(j)));
      weights.add(fadeIn(allWeights.get(j)));
    }
    if (!story.isAlone()) {
      reveal.add(animationGroup(veils));
      reveal.add(animationGroup(weights));
    }
    reveal.add(animate(plusses, p -> p.setFill(GREY_C, 1)));
    play(laggedStart(reveal).runTime(2));
  }

  private void sumUpAllColumns(Group<Group<Tex>> changes) {
    Group<Group<Tex>> signs =
        values
            .terms()
            .map(column -> plusses.copy().matchX(column.first().target()).setFill(GREY_C, 1));
    joinValues();
    List<Animation<?>> sums = new ArrayList<>();
    for (int j : others()) {
      sums.add(
          laggedStart(fadeIn(signs.get(j)).lagRatio(0.1), write(equals.get(j)), flight(j, changes))
              .lagRatio(0.05));
    }
    play(laggedStart(sums).lagRatio(0.1));
    pause();
  }

  private void joinValues() {
    double growth = story.shrink() < 1 ? 1 : 1.25;
    List<Animation<?>> joins = new ArrayList<>();
    for (int j = 0; j < story.size(); j++) {
      joins.add(ValuesAct.join(values.terms().get(j)));
    }
    List<Animation<?>> animations = new ArrayList<>();
    animations.add(laggedStart(joins).lagRatio(0.1));
    animations.add(animate(grid.columnLines(), l -> l.setStroke(GREY_A, 4, 1)));
    for (int j : others()) {
      animations.add(animate(embeddings.symbols().get(j), s -> s.scaleAboutEdge(growth, UP)));
    }
    play(animations);
  }

  private void addAllChanges(Group<Group<Tex>> changes, Group<Mobject<?>> sumOfTheHero) {
    List<Group<Mobject<?>>> all = new ArrayList<>();
    for (int j = 0; j < story.size(); j++) {
      all.add(equation(embeddings.symbols().get(j).copy(), changes.get(j).copy(), j));
    }
    var equations = group(all);
    var aims = equations.map(Mobject::target);
    aims.scale(1.25).arrange(RIGHT, shape.choose(0.75, 0.75, 0.5));
    aims.setMaxWidth(shape.choose(MAX_WIDTH, MAX_WIDTH, 12));
    if (beside) {
      aims.nextTo(grid.rowLines(), RIGHT, 1.5).matchY(grid.rowLines());
    } else {
      aims.nextTo(group(grid.rowLines(), grid.columnLines(), changes), DOWN, 0.8);
    }
    List<Animation<?>> moves = new ArrayList<>();
    equations.pick(others()).forEach(equation -> moves.add(moveToTarget(equation)));
    // The equations end a little before the right edge of the frame.
    double middle = aims.x(RIGHT) + 0.7 - 20.33 * 8 / 9;
    var view = View.at(middle, -7.17, 20.33).including(aims, grid.columnLines(), grid.rowLines());
    List<Animation<?>> animations = new ArrayList<>();
    animations.add(
        animate(camera(), c -> c.reorient(0, 0, 0, view.center(), view.height())).runTime(2));
    if (!story.isAlone()) {
      animations.add(StaggeredMoves.lagged(moves, 0.05).runTime(2).mayCross());
    }
    animations.add(fadeTransform(sumOfTheHero, aims.get(hero)).runTime(2).mayCross());
    play(animations);
    pause();
    var results = group(aims.map(aim -> aim.last()).children());
    play(showCreation(surroundingRectangle(results).buff(0.25).setStroke(TEAL, 3)));
    pause();
  }

  /**
   * Returns the equation E + ΔE = E′. Its signs and its result are invisible and have the position
   * of the change.
   */
  private Group<Mobject<?>> equation(Tex symbol, Group<Tex> change, int j) {
    var prime = updates.primes().get(j);
    prime.matchHeight(symbol);
    var plus = tex("+").fontSize(96);
    var equal = tex("=").fontSize(96).rotate(PI / 2);
    Group<Mobject<?>> equation = group(symbol, plus, change, equal, prime);
    Group<Mobject<?>> aim = equation.generateTarget();
    for (int i : new int[] {0, 2, 4}) {
      aim.get(i).setHeight(0.8);
    }
    aim.arrange(DOWN);
    for (Mobject<?> hidden : List.of(prime, plus, equal)) {
      hidden.setOpacity(0);
      hidden.moveTo(change);
    }
    return equation;
  }
}
