package zoetrope.scenes.attention.patterns;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.lines.Vector;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Tex;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;

/** The preview of the goal: the updated embeddings, and the black box that computes them. */
final class UpdatesAct extends Act<UpdatesAct.Result> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);

  /**
   * The factor of the temperature for connections. A softer softmax makes weak connections visible.
   */
  private static final double SOFT = 4;

  private final FrameShape shape = FrameShape.current();
  private final Story story;
  private final EmbeddingsAct.Result before;
  private final Group<Tex> primes;
  private final Group<Line> connections;
  private final Group<Vector> inArrows;
  private final Rectangle box;
  private final Group<Vector> outArrows;

  /**
   * The objects that later acts use.
   *
   * @param primes E with an arrow, a number and a prime: the updated embeddings
   * @param outcomes the updated meaning of each noun with adjectives, in the order of {@link
   *     Story#askers}
   */
  record Result(Group<Tex> primes, Group<Mobject<?>> outcomes) {}

  UpdatesAct(Story story, EmbeddingsAct.Result before) {
    this.story = story;
    this.before = before;
    primes = before.symbols().map(UpdatesAct::primed);
    primes.shift(down(shape.choose(2, 3, 5))).setColor(TEAL);
    connections = connections();
    inArrows =
        before
            .symbols()
            .map(
                symbol -> vector(down(0.25)).maxWidthToLength(12).nextTo(symbol, DOWN, SMALL_BUFF));
    box =
        rectangle(shape.choose(15, 11.8, 11.4), shape.choose(3, 3, 5))
            .setFill(GREY_E, 1)
            .setStroke(WHITE, 1)
            .nextTo(inArrows, DOWN, SMALL_BUFF);
    outArrows = inArrows.copy().nextTo(box, DOWN);
  }

  @Override
  protected Result construct() {
    narration.tell("Attention is to refine them: each takes in what others mean.");
    connectEverything();
    Group<Mobject<?>> outcomes = joinPictures();
    putABoxBetween(outcomes);
    clearTheBoard(outcomes);
    narration.finish();
    return new Result(primes, outcomes);
  }

  private void connectEverything() {
    List<Animation<?>> updates = new ArrayList<>();
    for (int i = 0; i < primes.size(); i++) {
      updates.add(transformFromCopy(before.symbols().get(i), primes.get(i)));
    }
    play(showCreation(connections).lagRatio(0.01).runTime(2), laggedStart(updates).lagRatio(0.05));
    pause();
  }

  private static Tex primed(Tex symbol) {
    Tex copy = symbol.copy();
    return copy.add(tex("'").moveTo(copy.corner(UR).plus(DL.times(0.05))));
  }

  /**
   * Returns lines from every symbol to every updated one. Their width shows the attention, and none
   * is too thin for a small frame. The line from an asking word to itself is strong, too, because
   * the update is added to what the word already means.
   */
  private Group<Line> connections() {
    double[][] weights = story.causalWeights();
    double[][] softWeights = story.weightsAt(SOFT);
    List<Line> lines = new ArrayList<>();
    for (int key = 0; key < story.size(); key++) {
      for (int query = 0; query < story.size(); query++) {
        var line = line(before.symbols().get(key).bottom(), primes.get(query).top());
        line.buff(SMALL_BUFF);
        double weight = weights[key][query];
        boolean keepsItsMeaning = key == query && Story.contains(story.askers(), query);
        if (keepsItsMeaning || story.attends(query, key)) {
          line.setStroke(WHITE, 2 + weight);
        } else {
          double soft = softWeights[key][query];
          line.setStroke(
              GREY_B, Math.max(0.9, 3 * soft), Math.max(0.5 * story.shrink(), Math.sqrt(soft)));
        }
        lines.add(line);
      }
    }
    return group(lines);
  }

  private Group<Mobject<?>> joinPictures() {
    List<Mobject<?>> joined = new ArrayList<>();
    List<Animation<?>> unions = new ArrayList<>();
    for (int noun : story.askers()) {
      List<Mobject<?>> parts = new ArrayList<>();
      List<String> words = new ArrayList<>();
      int[] answers = story.isAlone() ? new int[0] : story.adjectivesOf(noun);
      for (int word : with(answers, noun)) {
        parts.add(before.picture(word));
        words.add(story.words().get(word));
      }
      Mobject<?> outcome = Ideas.of(words, TEAL);
      outcome.setHeight(Math.min(1.32, roomBelow(noun)));
      outcome.nextTo(primes.get(noun), DOWN, MED_SMALL_BUFF);
      joined.add(outcome);
      List<Animation<?>> flights = new ArrayList<>();
      for (Mobject<?> part : parts) {
        flights.add(fadeTransform((Mobject<?>) part.copy(), outcome).remover(true));
      }
      unions.add(laggedStart(flights).lagRatio(0.02));
    }
    var outcomes = group(joined);
    play(laggedStart(unions).lagRatio(0.5).runTime(2).mayCross());
    add(outcomes.children());
    pause();
    return outcomes;
  }

  /**
   * Returns the largest height of a square picture that does not touch the pictures of the other
   * nouns.
   */
  private double roomBelow(int noun) {
    double height = Double.POSITIVE_INFINITY;
    for (int other : story.askers()) {
      if (other != noun) {
        height = Math.min(height, Math.abs(primes.get(noun).x() - primes.get(other).x()) - 0.05);
      }
    }
    return height;
  }

  private static int[] with(int[] numbers, int last) {
    int[] all = Arrays.copyOf(numbers, numbers.length + 1);
    all[numbers.length] = last;
    return all;
  }

  private void putABoxBetween(Group<Mobject<?>> outcomes) {
    List<Animation<?>> animations = new ArrayList<>();
    animations.add(fadeIn(box).shift(down(0.25)));
    for (Group<Vector> arrows : List.of(inArrows, outArrows)) {
      animations.add(
          laggedStartMap(arrows, arrow -> fadeIn(arrow).shift(down(0.25))).lagRatio(0.025));
    }
    animations.add(fadeOut(connections));
    animations.add(animate(primes, p -> p.nextTo(outArrows, DOWN, SMALL_BUFF)));
    for (Mobject<?> outcome : outcomes) {
      animations.add(maintainPosition(outcome, primes));
    }
    animations.add(animate(camera(), this::lookAtTheBox));
    play(animations);
    pause();
  }

  private CameraFrame lookAtTheBox(CameraFrame camera) {
    return shape == FrameShape.LANDSCAPE
        ? camera.setHeight(10).moveTo(up(4), UP)
        : camera.moveTo(at(0, shape.choose(0, -1, -2)));
  }

  private CameraFrame lookAtTheWords(CameraFrame camera) {
    return shape == FrameShape.LANDSCAPE
        ? camera.setHeight(8).moveTo(up(2))
        : camera.moveTo(at(0, shape.choose(0, 1, 0)));
  }

  private void clearTheBoard(Group<Mobject<?>> outcomes) {
    List<Mobject<?>> board = new ArrayList<>(before.pictures().children());
    board.addAll(List.of(inArrows, box, outArrows, primes));
    board.addAll(outcomes.children());
    play(
        animate(camera(), this::lookAtTheWords).runTime(1.5),
        laggedStartMap(group(board), each -> fadeOut(each)).lagRatio(0.1));
  }
}
