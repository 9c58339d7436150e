package zoetrope.scenes.attention.patterns;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Arrow;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.Glyph;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.ContextAnimation;
import zoetrope.scenes.components.FrameShape;

/**
 * The act with the sentence, its adjectives and nouns, and the meaning that adjectives give to
 * nouns.
 */
final class SentenceAct extends Act<SentenceAct.Result> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);

  private static final double MAX_TEXT_WIDTH = 11;

  /** The angle of arcs from word to word, in radians. */
  private static final double ARC = 150 * DEGREES;

  /** The largest height of an arc above the words; a higher one would leave the frame. */
  private static final double MAX_ARC_HEIGHT = 1.5;

  /** The largest distance of two words in a column. */
  private static final double MAX_PITCH = 2;

  private final boolean inColumn = FrameShape.current() != FrameShape.LANDSCAPE;
  private final Story story;

  private final Group<Group<Glyph>> words;
  private final Group<SurroundingRectangle> boxes;

  /** The centres of the boxes when all words are in one line. */
  private final List<Vec> linePlaces = new ArrayList<>();

  private double columnScale = 1;

  /**
   * The objects that later acts use.
   *
   * @param words the words, left to right
   * @param boxes a box around each word
   * @param updates arrows from adjectives to their nouns
   */
  record Result(
      Group<Group<Glyph>> words, Group<SurroundingRectangle> boxes, Group<Arrow> updates) {}

  SentenceAct(Story story) {
    this.story = story;
    var text = text(String.join(" ", story.words())).setMaxWidth(MAX_TEXT_WIDTH).moveTo(up(2));
    words = text.words();
    boxes =
        words.map(
            word ->
                surroundingRectangle(word)
                    .stretchToHeight(text.height() + SMALL_BUFF)
                    .matchY(text)
                    .setStroke(GREY, 2)
                    .setFill(GREY, 0.2));
  }

  @Override
  protected Result construct() {
    if (inColumn) {
      standInColumn();
    }
    narration.tell("A sentence, word by word.");
    showTheSentence();
    Group<Arrow> updates = markAdjectivesAndNouns();
    narration.tell("Some words change what others mean.");
    if (!story.isAlone()) {
      passMeaningOn();
    }
    if (inColumn) {
      returnToLine(updates);
      updates = group();
    }
    narration.finish();
    return new Result(words, boxes, updates);
  }

  /** Puts each word below the previous one, so that the words can be large. */
  private void standInColumn() {
    double pitch = Math.min(MAX_PITCH, 0.9 * frameHeight() / story.size());
    double widest = boxes.stream().mapToDouble(Mobject::width).max().orElseThrow();
    double scale = Math.min(0.7 * pitch / boxes.first().height(), 0.55 * frameWidth() / widest);
    double top = pitch * (story.size() - 1) / 2;
    for (int i = 0; i < story.size(); i++) {
      linePlaces.add(boxes.get(i).center());
      columnScale = scale;
      group(boxes.get(i), words.get(i)).scale(scale).moveTo(at(-1.2, top - i * pitch));
    }
  }

  private void returnToLine(Group<Arrow> updates) {
    List<Animation<?>> animations = new ArrayList<>();
    for (int i = 0; i < story.size(); i++) {
      Vec place = linePlaces.get(i);
      var word = group(boxes.get(i), words.get(i));
      if (Story.contains(story.others(), i)) {
        // The boxes of other words are not on the stage yet.
        Vec inBox = words.get(i).center().minus(boxes.get(i).center()).times(1 / columnScale);
        boxes.get(i).scale(1 / columnScale).moveTo(place);
        Vec end = place.plus(inBox);
        animations.add(animate(words.get(i), w -> w.scale(1 / columnScale).moveTo(end)));
      } else {
        animations.add(animate(word, w -> w.scale(1 / columnScale).moveTo(place)));
      }
    }
    if (updates.size() > 0) {
      animations.add(fadeOut(updates).runTime(0.5));
    }
    play(animations);
  }

  private void showTheSentence() {
    play(laggedStartMap(words, word -> fadeIn(word).shift(up(0.5))).lagRatio(0.25));
    pause();
  }

  private Group<Arrow> markAdjectivesAndNouns() {
    int[] adjectives = story.adjectives();
    for (int noun : story.askers()) {
      tint(story.adjectivesOf(noun), noun == story.hero());
    }
    boxes.pick(story.nouns()).setColor(GREY_BROWN).setStrokeWidth(3);
    List<Arrow> arrows = new ArrayList<>();
    for (int noun : story.askers()) {
      for (int adjective : story.adjectivesOf(noun)) {
        if (adjective != noun) {
          arrows.add(update(adjective, noun));
        }
      }
    }
    var updates = group(arrows);
    if (adjectives.length > 0) {
      play(
          laggedStartMap(boxes.pick(adjectives), box -> drawBorderThenFill(box)),
          still(words.pick(adjectives)));
      pause();
    }
    List<Animation<?>> asking = new ArrayList<>();
    asking.add(laggedStartMap(boxes.pick(story.nouns()), box -> drawBorderThenFill(box)));
    asking.add(still(words.pick(story.nouns())));
    if (!arrows.isEmpty()) {
      asking.add(laggedStartMap(updates, arrow -> showCreation(arrow)).lagRatio(0.2).runTime(1.5));
    }
    play(asking);
    return updates;
  }

  /** Colours the adjectives of the hero blue, and those of other nouns green. */
  private void tint(int[] adjectives, boolean ofTheHero) {
    boxes
        .pick(adjectives)
        .setColorsByGradient(ofTheHero ? BLUE_C : GREEN, ofTheHero ? BLUE_D : GREEN);
  }

  private Arrow update(int adjective, int noun) {
    return arrow(end(adjective), end(noun))
        .pathArc(-arc(adjective, noun))
        .buff(0.1)
        .setStroke(GREY_B);
  }

  /** Returns the point of a word where arrows begin and end. */
  private Vec end(int word) {
    return inColumn ? boxes.get(word).right() : words.get(word).top();
  }

  /**
   * Returns {@link #ARC}, or a smaller angle if the words are so far apart that the arc would leave
   * the frame.
   */
  private double arc(int from, int to) {
    double chord =
        inColumn
            ? Math.abs(words.get(from).y() - words.get(to).y())
            : Math.abs(words.get(from).x() - words.get(to).x());
    // An arc with the angle a over a chord c rises by c / 2 tan(a / 4).
    return Math.min(ARC, 4 * Math.atan2(2 * MAX_ARC_HEIGHT, chord));
  }

  private void passMeaningOn() {
    List<Animation<?>> contexts = new ArrayList<>();
    for (int noun : story.askers()) {
      int[] adjectives = story.adjectivesOf(noun);
      double[] full = new double[adjectives.length];
      Arrays.fill(full, 1);
      contexts.add(
          new ContextAnimation(words.get(noun), words.pick(adjectives).stream().toList())
              .direction(inColumn ? RIGHT : UP)
              .timeWidth(2)
              .strokeWidths(0, 10)
              .lagRatio(0.2)
              .pathArc(
                  Arrays.stream(adjectives).mapToDouble(from -> arc(from, noun)).min().orElse(ARC))
              .strengths(full)
              .animation(random()));
    }
    play(contexts);
    pause();
  }
}
