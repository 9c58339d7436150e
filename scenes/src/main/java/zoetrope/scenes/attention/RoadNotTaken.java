package zoetrope.scenes.attention;

import static zoetrope.Zoetrope.*;

import zoetrope.animation.Animation;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Placement;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.mobject.lines.Vector;
import zoetrope.mobject.shapes.Difference;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.Text;
import zoetrope.scene.Fault;
import zoetrope.scene.PlayOptions;
import zoetrope.scenes.components.ChangeMatrixEntries;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.NumericEmbedding;
import zoetrope.text.Alignment;

/**
 * How much of a poem a model must take up to predict the next word: the vector of "one" must hold a
 * hundred words, if "less" is to follow from it. The poem is Robert Frost's "The Road Not Taken";
 * the attention library computes the numbers of the vector.
 */
public final class RoadNotTaken extends Scene {
  private static final int LENGTH = 10;
  private static final double FULL_COLOR = 4;

  /**
   * How far the corners of the outline are moved down, in units, so that it does not cut the line
   * above.
   */
  private static final double OUTLINE_DROP = 0.06;

  private static final double DIM_OPACITY = 0.5;

  private FrameShape shape;
  private Text poem;
  private Group<Glyph> known;
  private Group<Glyph> unknown;
  private Group<Glyph> less;
  private Group<Glyph> one;
  private Difference outline;
  private SurroundingRectangle lessBox;
  private Difference oneBox;
  private Vector arrow;
  private NumericEmbedding embedding;

  private final Commentary commentary = new Commentary(this::say, this::time, this::pauseUntil);

  /** Creates the film, which lasts about 37 seconds. */
  public RoadNotTaken() {}

  @Override
  protected void construct() {
    shape = FrameShape.compose(this::frameSize, 14, 8.6);
    section("The poem");
    commentary.tell("A poem by Robert Frost.");
    showThePoem();
    commentary.tell("So much of it has been read.");
    markKnownWords();
    section("The next word");
    commentary.tell("From its last word");
    pointToTheLastWord();
    commentary.tell("the next one should follow.");
    pointToTheNextWord();
    returnToTheLastWord();
    section("What it takes");
    commentary.tell("Its line helps a little,");
    lookAtItsLine();
    commentary.tell("and so do lines that stand far above.");
    lookBackFurther();
    commentary.tell("Everything before may matter.");
    letEveryLetterSpeak();
    pointToTheNextWordAgain();
    section("The vector");
    commentary.tell("All of it meets in one vector.");
    showTheVector();
    commentary.finish();
  }

  private void showThePoem() {
    var stanzas = FilmTexts.blocks(FilmTexts.POEM);
    poem = text(String.join("\n\n", stanzas)).alignment(Alignment.LEFT);
    var columns = group(stanzas.stream().map(stanza -> poem.part(stanza)));
    switch (shape) {
      case LANDSCAPE -> {
        columns.arrangeInGrid(gridLayout(2, 2).buff(1.5, 1).byColumns());
        columns.setWidth(2 * Placement.FRAME_X_RADIUS - 1).moveTo(up(0.5));
      }
      case SQUARE -> {
        columns.arrangeInGrid(gridLayout(2, 2).buff(1.2, 2.4).byColumns());
        columns.setWidth(frameWidth() - 0.8).moveTo(up(0.8));
      }
      case PORTRAIT -> {
        // The arrow needs room on the left.
        columns.arrange(DOWN, 0.9, LEFT).setWidth(7.2).moveTo(right(0.3));
      }
    }
    less = poem.part("less", -1);
    one = poem.part("one", -1);
    int next = poem.source().lastIndexOf("less");
    known = poem.part(0, next);
    unknown = poem.part(next, poem.source().length());
    play(fadeIn(poem).lagRatio(0.01).runTime(4));
    pause();
  }

  private void markKnownWords() {
    outline = around(poem, less, poem.part("And", -1)).setStroke(TEAL, 3);
    lessBox = surroundingRectangle(less).setStroke(YELLOW, 3);
    oneBox = difference(surroundingRectangle(one), lessBox).setStroke(BLUE, 3);
    oneBox.stretchToHeight(lessBox.height(), DOWN);
    var copy = known.copy().setColor(TEAL_B);
    play(
        fadeIn(outline),
        write(copy).strokeColor(TEAL).lagRatio(0.01).runTime(2).mayCross(),
        animate(unknown, u -> u.setFillOpacity(DIM_OPACITY)));
    play(fadeOut(copy));
    pause();
  }

  /**
   * Returns a frame around {@code text}. It leaves out the areas to the right of and below {@code
   * first} and {@code second}, which are parts of the text.
   */
  private static Difference around(Mobject<?> text, Mobject<?> first, Mobject<?> second) {
    return difference(
        surroundingRectangle(text),
        surroundingRectangle(first).shift(down(OUTLINE_DROP)).scaleAboutEdge(10, UL),
        surroundingRectangle(second).shift(down(OUTLINE_DROP)).scaleAboutEdge(10, UL));
  }

  private void pointToTheLastWord() {
    arrow = vector(up(0.75)).nextTo(one, DOWN, SMALL_BUFF).setStroke(YELLOW);
    allow(Fault.CLASH, "the arrow and the boxes mark words of the dimmed poem", poem);
    play(growArrow(arrow));
    pause();
  }

  private void pointToTheNextWord() {
    play(
        showCreation(lessBox),
        animate(less, l -> l.setFillOpacity(1)),
        animate(arrow, a -> a.matchX(less)));
    pause();
  }

  private void returnToTheLastWord() {
    remove(lessBox);
    play(animate(arrow, a -> a.matchX(one)), transformFromCopy(lessBox, oneBox));
    pause();
  }

  private void lookAtItsLine() {
    var twoRoads = poem.part("Two roads", -1);
    var spokenOf = group(twoRoads, poem.part("I took the", -1), one).familyWithPoints();
    var rest = poem.filter(glyph -> !spokenOf.contains(glyph));
    play(
        PlayOptions.NONE.runTime(1.5),
        turnTo(-PI / 2, twoRoads, LEFT),
        animate(rest, r -> r.setFillOpacity(DIM_OPACITY)));
    pause();
  }

  private void lookBackFurther() {
    lookAt("Two roads diverged", PI / 2, DOWN);
    lookAt("Then took the other", 3 * PI / 4, UP);
    lookAt("it was grassy and wanted wear", -PI / 2, DOWN);
  }

  private void lookAt(String phrase, double turn, Vec side) {
    var part = poem.part(phrase);
    play(turnTo(turn, part, side), animate(part, p -> p.setFillOpacity(1)));
    pause();
  }

  /**
   * Turns the arrow to {@code angle}, in radians, while it moves in a straight line to a {@code
   * side} of {@code target}.
   */
  private Animation<?> turnTo(double angle, Mobject<?> target, Vec side) {
    Vector start = arrow.copy();
    Vec from = start.center();
    Vec to = arrow.copy().rotate(angle).nextTo(target, side, SMALL_BUFF).center();
    return updateFromAlpha(
        arrow, (a, t) -> a.become(start.copy().rotate(t * angle).moveTo(from.lerp(to, t))));
  }

  private void letEveryLetterSpeak() {
    var letters = known.copy().setFill(YELLOW_A, 1);
    play(
        laggedStart(letters, letter -> fadeIn(letter).rate(thereAndBackWithPause()))
            .lagRatio(0.005)
            .runTime(6)
            .mayCross());
    remove(letters);
    pause();
  }

  private void pointToTheNextWordAgain() {
    play(
        turnTo(-PI / 4, less, DOWN),
        showCreation(lessBox),
        animate(less, l -> l.setFillOpacity(1)));
    pause();
  }

  private void makeRoomForTheVector(CameraFrame frame) {
    switch (shape) {
      case LANDSCAPE -> frame.setHeight(9).moveTo(DOWN);
      case SQUARE -> frame.moveTo(down(0.8));
      case PORTRAIT -> frame.setHeight(17.4).moveTo(down(2));
    }
  }

  private void showTheVector() {
    var context = new LastWord(poem.source().substring(0, poem.source().lastIndexOf("less")));
    double room = arrow.length() + 2 * SMALL_BUFF;
    embedding =
        new NumericEmbedding(context.alone(LENGTH))
            .fullFrom(FULL_COLOR)
            .setHeight(shape.choose(3, 4, 3.4))
            .nextTo(one, DOWN, room);
    play(
        animate(arrow, a -> a.rotate(PI).nextTo(one, DOWN, SMALL_BUFF)).pathArc(PI),
        animate(camera(), this::makeRoomForTheVector));
    play(fadeInFromPoint(embedding, one.center()));
    play(ChangeMatrixEntries.to(embedding, context.updated(context.changes(0), LENGTH)));
    pause();
  }
}
