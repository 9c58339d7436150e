package zoetrope.scenes.attention;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.attention.WordTokens;
import zoetrope.attention.story.StoryWeights;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.Glyph;
import zoetrope.scene.Parameter;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.ContextAnimation;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.WordBoxes;

/**
 * The words before a word change its meaning: a car that crashed is a different car. The more
 * attention a word gets, the thicker its arc is.
 */
public final class CarCrashedExample extends Scene {
  /** How many preceding words get arcs. */
  private static final int REACH = 3;

  private static final double MAX_WIDTH = 13;

  private final Parameter<String> sentence =
      parameter(
          "sentence",
          "... when suddenly they crashed the car into a tree ...",
          "words separated by spaces; an ellipsis counts as a word");

  private final Parameter<String> word =
      parameter("word", "car", "the word whose meaning changes; not the first of the sentence");

  private FrameShape shape;
  private Group<Group<Glyph>> words;
  private Group<Group<Mobject<?>>> boxed;
  private int listener;
  private int firstSpeaker;

  private final Commentary commentary = new Commentary(this::say, this::time, this::pauseUntil);

  /** Creates the film, which lasts ten seconds. */
  public CarCrashedExample() {}

  @Override
  protected void construct() {
    shape = FrameShape.compose(this::frameSize, 8, 8);
    section("What stands before");
    commentary.tell("What is meant here?");
    showTheSentence();
    pointOutTheWord();
    commentary.tell("The words before it tell.");
    letContextFlow();
    commentary.finish();
  }

  private void showTheSentence() {
    words = text(sentence.get()).setMaxWidth(MAX_WIDTH).words();
    listener = placeOfTheWord(WordTokens.of(sentence.get()));
    firstSpeaker = Math.max(0, listener - REACH);
    var boxes = new WordBoxes().around(words, random());
    boxed = words.mapIndexed((w, i) -> group(boxes.get(i), w));
    if (shape != FrameShape.LANDSCAPE) {
      standInColumn();
    }
    play(laggedStartMap(boxed, w -> fadeIn(w).shift(up(0.25))).lagRatio(0.25));
  }

  /** Puts each word below the previous one, so that they can be large. */
  private void standInColumn() {
    boxed.arrange(DOWN, 0.12).setHeight(frameHeight() - 1).setMaxWidth(frameWidth() / 2);
  }

  private int placeOfTheWord(List<String> tokens) {
    for (int i = tokens.size() - 1; i > 0; i--) {
      if (WordTokens.word(tokens.get(i)).equalsIgnoreCase(word.get())) {
        return i;
      }
    }
    throw new IllegalArgumentException(
        "the word \""
            + word.get()
            + "\" does not stand after another word in \""
            + sentence.get()
            + "\"; set \"word\" to one that does");
  }

  private void pointOutTheWord() {
    Vec side = shape == FrameShape.LANDSCAPE ? UP : LEFT;
    var arrow = vector(side).nextTo(boxed.get(listener), side, SMALL_BUFF);
    var question = text("which " + word.get() + "?").setColor(YELLOW);
    if (shape != FrameShape.LANDSCAPE) {
      question.setMaxWidth(arrow.x(LEFT) + frameWidth() / 2 - 2 * SMALL_BUFF);
    }
    question.nextTo(arrow, side, SMALL_BUFF);
    List<Animation<?>> animations = new ArrayList<>();
    for (var rest : List.of(boxed.to(firstSpeaker), boxed.from(listener + 1))) {
      if (rest.size() > 0) {
        animations.add(animate(rest, r -> r.fade(0.5)));
      }
    }
    animations.add(fadeIn(question));
    animations.add(fadeIn(arrow));
    play(animations);
    pause();
  }

  private void letContextFlow() {
    double[] all = Influence.ofAllHeads(StoryWeights.of(sentence.get()), listener);
    double[] strengths = Influence.relative(Arrays.copyOfRange(all, firstSpeaker, listener));
    play(flow(strengths).runTime(5).animation(random()));
    pause();
  }

  /**
   * Returns arcs from the letters of a line, or from the boxes of a column, where arcs from letters
   * would cross the letters beside them.
   */
  private ContextAnimation flow(double... strengths) {
    if (shape != FrameShape.LANDSCAPE) {
      var boxes = boxed.slice(firstSpeaker, listener).children();
      return new ContextAnimation(boxed.get(listener), boxes).direction(RIGHT).strengths(strengths);
    }
    Group<Group<Glyph>> speakers = words.slice(firstSpeaker, listener);
    return new ContextAnimation(boxed.get(listener), Influence.glyphs(speakers))
        .direction(DOWN)
        .strengths(Influence.perGlyph(speakers, strengths));
  }
}
