package zoetrope.scenes.attention;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.attention.WordTokens;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Arrow;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Glyph;
import zoetrope.scene.Parameter;
import zoetrope.scene.PlayOptions;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.WordBoxes;
import zoetrope.scenes.components.WordLimits;
import zoetrope.scenes.components.WordLines;

/**
 * A phrase asks for its next word, and so does every beginning of it: one phrase gives many
 * training examples.
 */
public final class ShowAllPossibleNextTokenPredictions extends Scene {
  private static final WordLimits WORD_LIMITS = new WordLimits(5, 16);
  private static final double MAX_WIDTH = 12.66;
  private static final double TALLEST = 7;

  private final Parameter<String> phrase =
      parameter(
          "phrase",
          "the fluffy blue creature roamed the verdant forest despite",
          "5 to 16 words; the last one is to be predicted");

  private FrameShape shape;
  private Beginning whole;
  private List<Beginning> beginnings;

  private final Commentary commentary = new Commentary(this::say, this::time, this::pauseUntil);

  /** Creates the film, which lasts about twelve seconds. */
  public ShowAllPossibleNextTokenPredictions() {}

  @Override
  protected void construct() {
    shape = FrameShape.compose(this::frameSize, 10.5, 9);
    section("Every beginning asks for its next word");
    commentary.tell("What comes next?");
    askForTheNextWord();
    makeRoom();
    commentary.tell("Every beginning asks that.");
    askAfterEveryBeginning();
    commentary.tell("So one text makes many examples.");
    speakOfTwo();
    commentary.finish();
  }

  /** Words in boxes, and an arrow from them to the box of the unknown word. */
  private record Beginning(
      Group<Group<Mobject<?>>> words, Arrow arrow, Group<Mobject<?>> nextWord) {
    /** Returns a copy with the first words only. */
    Beginning firstWords(int count) {
      return new Beginning(words.to(count).copy(), arrow.copy(), nextWord.copy());
    }

    /** Scales the words and puts the pointer, also scaled, next to them. */
    Beginning scale(double factor) {
      words.scale(factor);
      pointer().scale(factor).nextTo(words.last(), RIGHT, SMALL_BUFF);
      return this;
    }

    /** Removes the tints of the boxes, which would add up where boxes overlap. */
    Beginning withoutTints() {
      words.forEach(word -> word.first().setFillOpacity(0));
      nextWord.first().setFillOpacity(0);
      return this;
    }

    Group<Mobject<?>> pointer() {
      return group(arrow, nextWord);
    }

    Group<Mobject<?>> all() {
      return group(words, arrow, nextWord);
    }
  }

  private void askForTheNextWord() {
    var words = wordsOfThePhrase();
    Group<Rectangle> boxes = new WordBoxes().around(words, random());
    List<Group<Mobject<?>>> known = new ArrayList<>();
    for (int i = 0; i < words.size() - 1; i++) {
      known.add(group(boxes.get(i), words.get(i)));
    }
    var shown = group(known);
    var box = boxes.last();
    if (shape != FrameShape.LANDSCAPE) {
      double pointer = LARGE_BUFF + box.width();
      WordLines.wrap(shown, frameWidth() - 1 - pointer, 1.1 * box.height());
    }
    shown.toEdge(LEFT);
    box.setColor(YELLOW).setStrokeWidth(3);
    box.nextTo(shown.last(), RIGHT, LARGE_BUFF);
    var marks = tex("???").setMaxWidth(box.width() - SMALL_BUFF).moveTo(box);
    var arrow = arrow(shown.last(), box).buff(SMALL_BUFF);
    whole = new Beginning(shown, arrow, group(box, marks));
    add(whole.words());
    play(growArrow(arrow), fadeIn(whole.nextWord()).shift(RIGHT));
    pause();
  }

  private Group<Group<Glyph>> wordsOfThePhrase() {
    WORD_LIMITS.require("the phrase", WordTokens.of(phrase.get()));
    return text(phrase.get()).setMaxWidth(MAX_WIDTH).words();
  }

  private void makeRoom() {
    int size = whole.words().size();
    beginnings = new ArrayList<>();
    for (int n = 1; n <= size; n++) {
      beginnings.add(whole.firstWords(n).scale(shape.choose(0.75, 0.75, 0.95)));
    }
    arrangeInLines();
    Beginning last = beginnings.get(size - 1);
    play(transform(whole.words(), last.words()), transform(whole.pointer(), last.pointer()));
    beginnings.set(size - 1, whole);
  }

  private void arrangeInLines() {
    var lines = group(beginnings.stream().map(Beginning::all));
    lines.arrange(DOWN, shape.choose(0.4, 0.6, 0.8), LEFT);
    lines.setMaxHeight(TALLEST + frameHeight() - 8).toCorner(UL);
  }

  private void askAfterEveryBeginning() {
    for (int n = beginnings.size() - 1; n > 0; n--) {
      Beginning copy = beginnings.get(n).firstWords(n).withoutTints();
      Beginning shorter = beginnings.get(n - 1);
      play(
          PlayOptions.NONE.rate(LINEAR).runTime(0.5),
          replacementTransform(copy.words(), shorter.words()),
          replacementTransform(copy.pointer(), shorter.pointer()));
    }
    pause();
  }

  /** Returns the x coordinate of the right end of the line to which the narration refers. */
  private double highlightX() {
    return shape.choose(4.5, 4.6, 4.1);
  }

  private void speakOfTwo() {
    int last = beginnings.size() - 1;
    int first = last / 2;
    int second = Math.max(first + 1, beginnings.size() * 3 / 4 - 1);
    List<Group<Mobject<?>>> lines = beginnings.stream().map(Beginning::all).toList();
    lines.forEach(Mobject::saveState);
    var all = group(lines);
    play(
        laggedStart(
                animate(all.get(last), l -> l.fade(0.75)),
                animate(all.to(first), l -> l.fade(0.75)),
                animate(all.slice(first + 1, last), l -> l.fade(0.75)),
                animate(all.get(first), l -> l.setX(highlightX(), RIGHT)))
            .runTime(1.25));
    pause();
    Group<Mobject<?>> next = all.get(second).savedState().copy().setX(highlightX(), RIGHT);
    play(
        animate(all.get(first), l -> l.alignTo(all, LEFT).fade(0.75)),
        transform(all.get(second), next));
    pause();
  }
}
