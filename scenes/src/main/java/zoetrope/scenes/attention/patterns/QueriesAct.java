package zoetrope.scenes.attention.patterns;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Brace;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Tex;
import zoetrope.mobject.Text;
import zoetrope.mobject.Vector;
import zoetrope.mobject.bubbles.SpeechBubble;
import zoetrope.scenes.components.Baking;
import zoetrope.scenes.components.NumberedSymbols;
import zoetrope.scenes.components.NumericEmbedding;

/** A noun asks whether there are adjectives in front of it: its question becomes a query vector. */
final class QueriesAct extends Act {
  private static final int LENGTH = 7;

  private final Story story;
  private final SentenceAct sentence;
  private final EmbeddingsAct embeddings;
  private final int hero;

  /** Box and word, for each word. */
  Group<Group<Mobject<?>>> wordGroups;

  /** From each symbol down to its query. */
  Group<Vector> arrows;

  /** Q with an arrow and a number, for each word. */
  Group<Tex> symbols;

  /** W_Q beside each arrow. */
  Group<Tex> matrixLabels;

  /** The question in words. */
  Mobject<?> question;

  /** The query vector of the hero, as it was written down at first. */
  NumericEmbedding query;

  /** What takes the question away when the next act begins. */
  Animation<?> questionLeaves;

  private SpeechBubble asking;
  private Group<SpeechBubble> answers;
  private Brace brace;
  private Text name;
  private Text size;

  QueriesAct(Story story, SentenceAct sentence, EmbeddingsAct embeddings) {
    this.story = story;
    this.sentence = sentence;
    this.embeddings = embeddings;
    hero = story.hero();
  }

  @Override
  protected void construct() {
    askInWords();
    answerInWords();
    putTheQuestionIntoNumbers();
    nameTheVector();
    var matrix = new QueryMatrixAct(story, sentence, embeddings, this, List.of(brace, name, size));
    perform(matrix);
    questionLeaves = matrix.questionLeaves();
  }

  private void askInWords() {
    List<Group<Mobject<?>>> groups = new ArrayList<>();
    for (int i = 0; i < story.size(); i++) {
      groups.add(new Group<Mobject<?>>(sentence.boxes.get(i), sentence.words.get(i)));
    }
    wordGroups = new Group<>(groups);
    wordGroups.forEach(Group::saveState);
    asking = new SpeechBubble(story.wording().question()).moveTipTo(sentence.boxes.get(hero).top());
    List<Animation<?>> animations = new ArrayList<>();
    animations.add(fadeIn(asking));
    animations.add(animate(wordGroups.to(hero), g -> g.fade(0.75)));
    animations.add(still(wordGroups.get(hero)));
    animations.add(animate(wordGroups.from(hero + 1), g -> g.fade(0.75)));
    play(animations);
    pause();
  }

  /** The first adjective answers to its left, the last, if there are two, to its right. */
  private void answerInWords() {
    int[] adjectives = story.adjectivesOf(hero);
    List<SpeechBubble> bubbles = new ArrayList<>();
    bubbles.add(answer(adjectives[0], RIGHT));
    if (adjectives.length > 1) {
      bubbles.add(answer(adjectives[adjectives.length - 1], LEFT));
    }
    answers = new Group<>(bubbles);
    List<Animation<?>> animations = new ArrayList<>();
    for (int adjective : adjectives) {
      animations.add(restore(wordGroups.get(adjective)));
    }
    answers.forEach(bubble -> animations.add(write(bubble)));
    // The boxes touch: those to the right stay in front of those to the left.
    play(laggedStart(animations).lagRatio(0.5), still(wordGroups.from(adjectives[0] + 1)));
    pause();
  }

  private SpeechBubble answer(int adjective, Vec side) {
    return new SpeechBubble(story.wording().answer())
        .direction(side)
        .moveTipTo(sentence.boxes.get(adjective).top());
  }

  private void putTheQuestionIntoNumbers() {
    arrows =
        embeddings.symbols.map(symbol -> new Vector(down(0.75)).nextTo(symbol, DOWN, SMALL_BUFF));
    query = new NumericEmbedding(LENGTH, random()).setHeight(2).nextTo(arrows.get(hero), DOWN);
    question = asking.content();
    question.generateTarget().scale(0.75);
    question.target().nextTo(query, RIGHT);
    play(
        laggedStart(
            fadeOut(asking.body()).shift(DOWN),
            moveToTarget(question),
            fadeIn(query).shift(DOWN),
            growArrow(arrows.get(hero)),
            animate(camera(), c -> c.moveTo(ORIGIN)),
            animate(answers, a -> a.fade(0.5))));
    play(Baking.bake(question, query, story.query(hero, LENGTH)));
    pause();
  }

  private void nameTheVector() {
    brace = new Brace(query, LEFT, SMALL_BUFF);
    name = new Text("Query").setColor(YELLOW).nextTo(brace, LEFT, SMALL_BUFF);
    size = new Text("128-dimensional").fontSize(36).setColor(YELLOW);
    size.nextTo(brace, LEFT, SMALL_BUFF).setY(name.y(DOWN));
    play(growFromCenter(brace), fadeIn(name).shift(left(0.25)));
    pause();
    play(animate(name, n -> n.nextTo(size, UP, SMALL_BUFF)), fadeIn(size).shift(down(0.1)));
    pause();
  }

  /** All that stands below the word {@code i}, from its arrow down to its query. */
  Group<Mobject<?>> column(int i) {
    return new Group<Mobject<?>>(
        embeddings.arrows.get(i),
        embeddings.symbols.get(i),
        matrixLabels.get(i),
        arrows.get(i),
        symbols.get(i));
  }

  /** What adjectives said. */
  Group<SpeechBubble> answers() {
    return answers;
  }

  /** Places arrows' queries. */
  void placeSymbols() {
    var numbered = NumberedSymbols.vector("Q").largeArrow();
    symbols =
        arrows.mapIndexed(
            (arrow, i) -> numbered.at(i + 1).setColor(YELLOW).nextTo(arrow, DOWN, SMALL_BUFF));
    matrixLabels =
        arrows.map(arrow -> new Tex("W_Q").fontSize(30).setColor(YELLOW).nextTo(arrow, RIGHT, 0.1));
  }
}
