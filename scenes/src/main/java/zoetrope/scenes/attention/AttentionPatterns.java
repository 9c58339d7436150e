package zoetrope.scenes.attention;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.animation.AnimationGroup;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Arrow;
import zoetrope.mobject.Brace;
import zoetrope.mobject.DecimalNumber;
import zoetrope.mobject.Glyph;
import zoetrope.mobject.Group;
import zoetrope.mobject.ImageMobject;
import zoetrope.mobject.IntegerNumber;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Shape;
import zoetrope.mobject.SurroundingRectangle;
import zoetrope.mobject.Tex;
import zoetrope.mobject.Text;
import zoetrope.mobject.image.Pictures;
import zoetrope.scene.Scene;
import zoetrope.scenes.pictures.Emblem;
import zoetrope.scenes.vocabulary.Baking;
import zoetrope.scenes.vocabulary.ContextAnimation;
import zoetrope.scenes.vocabulary.NumericEmbedding;

/**
 * How the words of a sentence update each other: the words and what they are about, their
 * embeddings and positions, and the symbols these collapse to.
 */
public final class AttentionPatterns extends Scene {
  private static final String PHRASE = " a fluffy blue creature roamed the verdant forest";
  private static final int[] ADJECTIVES = {1, 2, 6};
  private static final int[] NOUNS = {3, 7};
  private static final int[] OTHERS = {0, 4, 5};
  private static final int[] PICTURED = {1, 2, 3, 6, 7};
  private static final List<Emblem> EMBLEMS =
      List.of(Emblem.FLUFFY, Emblem.BLUE, Emblem.CREATURE, Emblem.VERDANT, Emblem.FOREST);
  private static final int HALF = 4;

  private Group<Group<Glyph>> words;
  private Group<SurroundingRectangle> boxes;
  private Group<Arrow> updates;
  private Group<NumericEmbedding> embeddings;
  private Group<Arrow> arrows;
  private Brace brace;
  private IntegerNumber dimension;
  private Group<ImageMobject> pictures;
  private Group<IntegerNumber> positions;
  private Group<Tex> symbols;

  @Override
  protected void construct() {
    showTheSentence();
    markAdjectivesAndNouns();
    passMeaningOn();
    turnWordsIntoVectors();
    countTheDimensions();
    bakePicturesIn();
    bakePositionsIn();
    collapseVectorsToSymbols();
  }

  private void showTheSentence() {
    var text = new Text(PHRASE).moveTo(up(2));
    words = text.words();
    boxes =
        words.map(
            word ->
                new SurroundingRectangle(word)
                    .stretchToHeight(text.height() + SMALL_BUFF)
                    .matchY(text)
                    .setStroke(GREY, 2)
                    .setFill(GREY, 0.2));
    play(laggedStartMap(words, word -> fadeIn(word).shift(up(0.5))).lagRatio(0.25));
    pause();
  }

  private void markAdjectivesAndNouns() {
    var adjectives = boxes.pick(ADJECTIVES).setColorsByGradient(BLUE_C, BLUE_D, GREEN);
    var nouns = boxes.pick(NOUNS).setColor(GREY_BROWN).setStrokeWidth(3);
    updates = new Group<>(update(1, 3), update(2, 3), update(6, 7));
    play(laggedStartMap(adjectives, box -> drawBorderThenFill(box)), still(words.pick(ADJECTIVES)));
    pause();
    play(
        laggedStartMap(nouns, box -> drawBorderThenFill(box)),
        still(words.pick(NOUNS)),
        laggedStartMap(updates, arrow -> showCreation(arrow)).lagRatio(0.2).runTime(1.5));
  }

  private Arrow update(int adjective, int noun) {
    return new Arrow(words.get(adjective).top(), words.get(noun).top())
        .pathArc(-150 * DEGREES)
        .buff(0.1)
        .setStroke(GREY_B);
  }

  private void passMeaningOn() {
    play(context(3, 1, 2), context(7, 6));
    pause();
  }

  private AnimationGroup context(int noun, int... adjectives) {
    double[] full = new double[adjectives.length];
    Arrays.fill(full, 1);
    return new ContextAnimation(words.get(noun), words.pick(adjectives).stream().toList())
        .timeWidth(2)
        .strokeWidths(0, 10)
        .lagRatio(0.2)
        .pathArc(150 * DEGREES)
        .strengths(full)
        .animation(random());
  }

  private void turnWordsIntoVectors() {
    embeddings =
        boxes.map(box -> new NumericEmbedding(10, random()).setWidth(0.5).nextTo(box, DOWN, 1.5));
    arrows =
        boxes.map(box -> new Arrow(boxes.first().bottom(), embeddings.first().top()).matchX(box));
    nudge(5, LEFT);
    nudge(6, RIGHT);
    play(
        fadeIn(boxes.pick(OTHERS)),
        still(words),
        laggedStartMap(arrows, arrow -> growArrow(arrow)),
        laggedStartMap(embeddings, embedding -> fadeIn(embedding).shift(down(0.5))),
        fadeOut(updates));
    pause();
  }

  private void nudge(int word, Vec direction) {
    embeddings.get(word).shift(direction.times(0.1));
    arrows.get(word).shift(direction.times(0.05));
  }

  private void countTheDimensions() {
    brace = new Brace(embeddings.first(), LEFT, SMALL_BUFF);
    dimension = new IntegerNumber(12_288).nextTo(brace, LEFT).setColor(YELLOW);
    play(growFromCenter(brace), countInFrom(dimension, 0), animate(camera(), c -> c.moveTo(LEFT)));
    pause();
  }

  private void bakePicturesIn() {
    pictures =
        boxes
            .pick(PICTURED)
            .mapIndexed((box, i) -> picture(EMBLEMS.get(i)).setHeight(1.1).nextTo(box, UP));
    play(laggedStartMap(pictures, picture -> fadeIn(picture).scale(2)).lagRatio(0.05));
    bake(pictures, embeddings.pick(PICTURED));
    pause();
    add(embeddings, pictures);
  }

  private static ImageMobject picture(Emblem emblem) {
    return new ImageMobject(Pictures.resource(Emblem.class, emblem.file()));
  }

  private void bake(Group<? extends Mobject<?>> what, Group<NumericEmbedding> vectors) {
    List<Animation<?>> bakings = new ArrayList<>();
    for (int i = 0; i < what.size(); i++) {
      bakings.add(Baking.bake(what.get(i), vectors.get(i), random()));
    }
    play(laggedStart(bakings).lagRatio(0.2).runTime(4));
  }

  private void bakePositionsIn() {
    positions =
        boxes
            .mapIndexed(
                (box, i) -> new IntegerNumber(i + 1).fontSize(36).nextTo(box, DOWN, SMALL_BUFF))
            .setColor(TEAL);
    play(
        laggedStart(arrows, arrow -> animate(arrow, a -> a.scaleAboutEdge(0.7, DOWN)))
            .lagRatio(0.1),
        laggedStartMap(positions, n -> fadeIn(n).shift(down(0.25))).lagRatio(0.1));
    bake(positions, embeddings);
    pause();
  }

  private void collapseVectorsToSymbols() {
    symbols = embeddingSymbols();
    var ghosts = symbols.copy().setOpacity(0);
    var aims = arrows.generateTarget();
    for (int i = 0; i < aims.size(); i++) {
      aims.get(i).become(arrowTo(boxes.get(i), symbols.get(i)));
    }
    List<Animation<?>> collapses = new ArrayList<>();
    for (int i = 0; i < embeddings.size(); i++) {
      collapses.add(collapse(embeddings.get(i), ghosts.get(i)));
    }
    play(
        animate(camera(), c -> c.setX(0)).runTime(2),
        laggedStart(collapses),
        laggedStartMap(symbols, symbol -> fadeIn(symbol).shift(UP)),
        animate(brace, b -> b.stretchAboutEdge(0.25, 1, UP).setOpacity(0)),
        fadeOut(dimension).shift(up(0.25)),
        moveToTarget(arrows).lagRatio(0.1).runTime(2),
        laggedStartMap(positions, n -> fadeOut(n).shift(UP)));
    clear();
    add(arrows, boxes, words, pictures, symbols);
    pause();
  }

  /** One symbol a word, E with an arrow and a number, evenly spread in two halves. */
  private Group<Tex> embeddingSymbols() {
    var template = new Tex("\\vec{\\textbf{E}}_{0}");
    template.get(0).scaleAboutEdge(1.5, DOWN);
    DecimalNumber number = template.makeNumberChangeable(0);
    Group<Tex> made =
        boxes.mapIndexed(
            (box, i) -> {
              number.setValue(i + 1);
              return template.copy().nextTo(box, DOWN, 0.75).setColor(GREY_A);
            });
    for (Group<Tex> half : List.of(made.to(HALF), made.from(HALF))) {
      half.arrangeToFitWidth(half.width());
    }
    return made;
  }

  /** Straight down to the symbol where that is below the box, else from the middle of the box. */
  private static Arrow arrowTo(SurroundingRectangle box, Tex symbol) {
    Vec low = symbol.get(0).top();
    boolean below = box.x(LEFT) < low.x() && low.x() < box.x(RIGHT);
    Vec top = below ? at(low.x(), box.y(DOWN)) : box.bottom();
    return new Arrow(top, low).buff(SMALL_BUFF);
  }

  private static AnimationGroup collapse(NumericEmbedding embedding, Tex ghost) {
    Group<Shape> brackets = embedding.brackets();
    brackets.generateTarget().stretchAboutEdge(0, 1, UP).setFillOpacity(0);
    return animationGroup(
        laggedStart(embedding.columnOf(0), entry -> fadeTransform(entry, ghost)).lagRatio(0.01),
        moveToTarget(brackets));
  }
}
