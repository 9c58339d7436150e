package zoetrope.scenes.attention;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.geometry.Affine;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.mobject.lines.FillArrow;
import zoetrope.scene.Fault;
import zoetrope.scene.PlayOptions;
import zoetrope.scenes.components.ChangeMatrixEntries;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.ContextAnimation;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.NumericEmbedding;

/**
 * To predict the last word of a crime story, the murderer's name, the vector of the word before it
 * must hold the whole story. The more a word adds to a number of this vector, the thicker its arc
 * to this number is. The name of the class is spelled as in the original.
 */
public final class MyseteryNovel extends Scene {
  private static final int LENGTH = 12;
  private static final double FULL_COLOR = 4;
  private static final double DIM_OPACITY = 0.25;
  private static final double ZOOM = 2.35;

  /** How many of the last blocks of the story have arcs in the end. */
  private static final int BLOCKS_WITH_ARCS = 4;

  private FrameShape shape;
  private NovelText story;
  private LastWord lastWord;
  private Group<Mobject<?>> rest;
  private FillArrow arrow;
  private NumericEmbedding vector;

  private final Commentary commentary = new Commentary(this::say, this::time, this::pauseUntil);

  /** Creates the film, which lasts 37 seconds. */
  public MyseteryNovel() {}

  @Override
  protected void construct() {
    shape = FrameShape.compose(this::frameSize, 11.8, 11.6);
    story = new NovelText();
    lastWord = new LastWord(story.source());
    section("The story");
    commentary.tell("A crime story begins.");
    readTheFirstSentence();
    commentary.tell("After many pages it ends with a name.");
    readOn();
    section("The last words");
    commentary.tell("Which one?");
    keepTheLastWords();
    commentary.tell("The last vector must know.");
    showTheVector();
    section("The whole context");
    commentary.tell("So it must take in what comes before,");
    drawArcsFrom(story.paragraphs.size() - 1);
    pause();
    commentary.tell("from all of the story.");
    stepBack();
    drawArcsFrom(story.paragraphs.size() - BLOCKS_WITH_ARCS);
    pause(2);
    commentary.finish();
  }

  private void readTheFirstSentence() {
    story.paragraphs.setFillOpacity(DIM_OPACITY);
    allow(Fault.CUT, "the camera scrolls over the text", story.paragraphs);
    allow(Fault.SHORT, "the story only passes", story.paragraphs);
    camera().setY(15 - moreHeight() / 2);
    add(story.paragraphs, story.question);
    play(animate(story.opening, o -> o.setFillOpacity(1)).lagRatio(0.1));
    pause();
  }

  /** Returns how much higher the frame is than a landscape frame. */
  private double moreHeight() {
    return frameHeight() - 8;
  }

  private void readOn() {
    play(
        PlayOptions.NONE.runTime(5),
        animate(camera(), c -> c.setY(-15.4 + moreHeight() / 2)),
        animate(story.paragraphs, p -> p.setFillOpacity(1)).lagRatio(0.01));
    pause();
  }

  private void keepTheLastWords() {
    List<Mobject<?>> endingLetters = story.ending.familyWithPoints();
    rest =
        group(
            story.paragraphs.familyWithPoints().stream()
                .filter(letter -> !endingLetters.contains(letter)));
    play(animate(rest, r -> r.setFillOpacity(DIM_OPACITY)));
    pause();
  }

  private void lookAtTheVector(CameraFrame frame) {
    switch (shape) {
      case LANDSCAPE -> frame.setY(story.below(-11.25) - 6.25).setHeight(12.5);
      case SQUARE -> frame.setY(story.below(-11.25) - 6.25).setHeight(12.5);
      case PORTRAIT -> frame.setY(story.below(-3.6) - 0.5 * frameHeight()).setHeight(frameHeight());
    }
  }

  private void showTheVector() {
    arrow = fillArrow(ORIGIN, DOWN).buff(0).thickness(0.07);
    arrow.nextTo(story.was, DOWN, MED_SMALL_BUFF);
    vector =
        new NumericEmbedding(lastWord.alone(LENGTH))
            .fullFrom(FULL_COLOR)
            .setHeight(5)
            .nextTo(arrow, DOWN);
    play(
        laggedStart(
                animate(camera(), this::lookAtTheVector),
                fadeIn(arrow).scale(3).shift(DOWN),
                fadeIn(vector).shift(DOWN))
            .runTime(2));
  }

  private void stepBack() {
    var group = group(arrow, vector);
    // Scaled as an image, because the arrow's shaft would grow with its length.
    Affine zoom = Affine.scaling(ZOOM).about(group.top());
    play(
        PlayOptions.NONE.runTime(2),
        animate(rest, r -> r.setFillOpacity(0.8)),
        animate(camera(), c -> c.setHeight(37).setY(story.below(4.5) - 18.5)),
        animate(group, g -> g.transform(zoom)));
  }

  /**
   * Draws arcs from the letters of {@code block} and of all later blocks. The letters are
   * distributed among the numbers of the vector, so that each letter has one arc.
   */
  private void drawArcsFrom(int block) {
    int first = story.firstWord(block);
    double[][] changes = lastWord.changes(first);
    List<NovelText.ArcStart> arcStarts = story.arcStartsFrom(block);
    var numbers = vector.entries();
    List<Animation<?>> contexts = new ArrayList<>();
    for (int n = 0; n < numbers.size(); n++) {
      int row = n < vector.ellipsesRow() ? n : n + 1;
      List<Mobject<?>> marks = new ArrayList<>();
      List<Double> weights = new ArrayList<>();
      for (int i = n; i < arcStarts.size(); i += numbers.size()) {
        marks.add(arcStarts.get(i).mark());
        weights.add(arcStarts.get(i).greatestWeight(word -> Math.abs(changes[word - first][row])));
      }
      // The square root makes the many weak words visible next to the few strong ones.
      double[] strengths = Influence.relative(weights.stream().mapToDouble(Math::sqrt).toArray());
      contexts.add(
          new ContextAnimation(numbers.get(n), marks)
              .pathArc(-PI / 2)
              .runTime(5)
              .lagRatio(1e-3)
              .strokeWidths(0, 2)
              .strengths(strengths)
              .animation(random()));
    }
    play(
        laggedStart(contexts).lagRatio(0.1),
        ChangeMatrixEntries.to(vector, lastWord.updated(changes, LENGTH)).runTime(5));
  }
}
