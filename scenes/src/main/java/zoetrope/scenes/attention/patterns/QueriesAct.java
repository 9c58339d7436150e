package zoetrope.scenes.attention.patterns;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.annotations.SpeechBubble;
import zoetrope.mobject.lines.Vector;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Baking;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.NumberedSymbols;
import zoetrope.scenes.components.NumericEmbedding;

/**
 * The act where a noun asks whether there are adjectives in front of it. Its question becomes a
 * query vector.
 */
final class QueriesAct extends Act<QueriesAct.Result> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);

  private static final int LENGTH = 7;

  /** The scales of answers, in the order of the attempts. */
  private static final double[] BUBBLE_SCALES = {1, 0.8, 0.65, 0.5};

  private final Story story;
  private final SentenceAct.Result sentence;
  private final EmbeddingsAct.Result embeddings;
  private final int hero;
  private final Group<Group<Mobject<?>>> wordGroups;
  private final SpeechBubble asking;
  private final Group<SpeechBubble> answers;
  private final Group<Vector> arrows;

  /**
   * The objects that later acts use.
   *
   * @param embeddings the symbols and arrows of the previous act
   * @param wordGroups the box and the text of each word
   * @param arrows the arrows from each symbol of an embedding down to its query
   * @param answers the speech bubbles of the adjectives
   * @param question the question in words
   * @param query the query vector of {@link Story#hero} when it first appears
   * @param name a brace beside this vector, its name, and its size
   * @param symbols Q with an arrow and a number, for each word; not yet shown
   * @param matrixLabels W_Q beside each arrow; not yet shown
   */
  record Result(
      EmbeddingsAct.Result embeddings,
      Group<Group<Mobject<?>>> wordGroups,
      Group<Vector> arrows,
      Group<SpeechBubble> answers,
      Mobject<?> question,
      NumericEmbedding query,
      List<Mobject<?>> name,
      Group<Tex> symbols,
      Group<Tex> matrixLabels) {
    /** Returns everything below the word {@code i}, from its arrow down to its query. */
    Group<Mobject<?>> column(int i) {
      return group(
          embeddings.arrows().get(i),
          embeddings.symbols().get(i),
          matrixLabels.get(i),
          arrows.get(i),
          symbols.get(i));
    }
  }

  QueriesAct(Story story, SentenceAct.Result sentence, EmbeddingsAct.Result embeddings) {
    this.story = story;
    this.sentence = sentence;
    this.embeddings = embeddings;
    hero = story.hero();
    wordGroups = sentence.boxes().mapIndexed((box, i) -> group(box, sentence.words().get(i)));
    asking = speechBubble(story.wording().question()).moveTipTo(sentence.boxes().get(hero).top());
    answers = answers(story.adjectivesOf(hero));
    arrows =
        embeddings.symbols().map(symbol -> vector(down(0.75)).nextTo(symbol, DOWN, SMALL_BUFF));
  }

  /**
   * Returns the answers. The first adjective answers to its left, and the last, if there are two,
   * to its right. Other sides and smaller bubbles are used if bubbles would cover each other; if
   * none fit, the first adjective answers for both.
   */
  private Group<SpeechBubble> answers(int[] adjectives) {
    if (story.isAlone()) {
      return group();
    }
    int first = adjectives[0];
    int last = adjectives[adjectives.length - 1];
    for (double scale : BUBBLE_SCALES) {
      for (Vec left : List.of(RIGHT, LEFT)) {
        for (Vec right : List.of(LEFT, RIGHT)) {
          Group<SpeechBubble> bubbles =
              last > first
                  ? group(answer(first, left, scale), answer(last, right, scale))
                  : group(answer(first, left, scale));
          if (areApart(bubbles)) {
            return bubbles;
          }
        }
      }
    }
    var bubble = answer(first, RIGHT, 1);
    return group(meet(bubble, asking) ? answer(first, LEFT, 1) : bubble);
  }

  private boolean areApart(Group<SpeechBubble> bubbles) {
    return bubbles.stream().noneMatch(bubble -> meet(bubble, asking))
        && (bubbles.size() == 1 || !meet(bubbles.first(), bubbles.last()));
  }

  private SpeechBubble answer(int adjective, Vec side, double scale) {
    return speechBubble(story.wording().answer())
        .direction(side)
        .scale(scale)
        .moveTipTo(sentence.boxes().get(adjective).top());
  }

  /** Whether one bubble covers text of the other. */
  private static boolean meet(SpeechBubble a, SpeechBubble b) {
    return reach(a.content(), b.body()) || reach(b.content(), a.body());
  }

  private static boolean reach(Mobject<?> a, Mobject<?> b) {
    return a.x(LEFT) < b.x(RIGHT)
        && b.x(LEFT) < a.x(RIGHT)
        && a.y(DOWN) < b.y(UP)
        && b.y(DOWN) < a.y(UP);
  }

  @Override
  protected Result construct() {
    narration.tell("A word asks the others a question.");
    askInWords();
    answerInWords();
    narration.tell("The question is a vector, too: its query.");
    NumericEmbedding query = putTheQuestionIntoNumbers();
    List<Mobject<?>> name = nameTheVector(query);
    var numbered = NumberedSymbols.vector("Q").largeArrow();
    Group<Tex> symbols =
        arrows.mapIndexed(
            (arrow, i) -> numbered.at(i + 1).setColor(YELLOW).nextTo(arrow, DOWN, SMALL_BUFF));
    Group<Tex> matrixLabels =
        arrows.map(arrow -> tex("W_Q").fontSize(30).setColor(YELLOW).nextTo(arrow, RIGHT, 0.1));
    Mobject<?> question = asking.content();
    narration.finish();
    return new Result(
        embeddings, wordGroups, arrows, answers, question, query, name, symbols, matrixLabels);
  }

  private void askInWords() {
    wordGroups.forEach(Group::saveState);
    List<Animation<?>> animations = new ArrayList<>();
    animations.add(fadeIn(asking));
    var view = View.at(0, 2, 8);
    var wider = view.including(sentence.boxes(), asking, answers);
    if (!wider.equals(view)) {
      animations.add(animate(camera(), wider::applyTo));
    }
    animations.add(animate(wordGroups.to(hero), g -> g.fade(0.75)));
    animations.add(still(wordGroups.get(hero)));
    animations.add(animate(wordGroups.from(hero + 1), g -> g.fade(0.75)));
    play(animations);
    pause();
  }

  private void answerInWords() {
    int[] adjectives = story.adjectivesOf(hero);
    List<Animation<?>> animations = new ArrayList<>();
    for (int adjective : adjectives) {
      animations.add(restore(wordGroups.get(adjective)));
    }
    answers.forEach(bubble -> animations.add(write(bubble)));
    // The boxes touch each other. Those on the right stay in front of those on the left.
    play(laggedStart(animations).lagRatio(0.5), still(wordGroups.from(adjectives[0] + 1)));
    pause();
  }

  private NumericEmbedding putTheQuestionIntoNumbers() {
    var query =
        new NumericEmbedding(LENGTH, random())
            .setHeight(FrameShape.current().choose(2, 2, 3.2))
            .nextTo(arrows.get(hero), DOWN);
    Mobject<?> question = asking.content();
    question.generateTarget().scale(0.75);
    question.target().nextTo(query, RIGHT);
    var view =
        View.at(0, 0, 8)
            .including(sentence.boxes(), group(nameOf(query)), query, question.target())
            .withNarrow(answers);
    play(
        laggedStart(
            fadeOut(asking.body()).shift(DOWN),
            moveToTarget(question),
            fadeIn(query).shift(DOWN),
            growArrow(arrows.get(hero)),
            animate(camera(), view::applyTo),
            animate(answers, a -> a.fade(0.5))));
    play(Baking.bakeLetters(question, query, story.query(hero, LENGTH)));
    pause();
    return query;
  }

  private List<Mobject<?>> nameTheVector(NumericEmbedding query) {
    List<Mobject<?>> all = nameOf(query);
    var name = (Text) all.get(1);
    Mobject<?> size = all.get(2);
    play(growFromCenter(all.get(0)), fadeIn(name).shift(left(0.25)));
    pause();
    play(animate(name, n -> n.nextTo(size, UP, SMALL_BUFF)), fadeIn(size).shift(down(0.1)));
    pause();
    return all;
  }

  /** Returns a brace beside a query, its name, and its size, which replaces the name. */
  private List<Mobject<?>> nameOf(NumericEmbedding query) {
    var brace = brace(query, LEFT, SMALL_BUFF);
    var name = text("Query").setColor(YELLOW).nextTo(brace, LEFT, SMALL_BUFF);
    var size = text(story.sizes().key() + "-dimensional").fontSize(36).setColor(YELLOW);
    size.nextTo(brace, LEFT, SMALL_BUFF).setY(name.y(DOWN));
    return List.of(brace, name, size);
  }
}
