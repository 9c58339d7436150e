package zoetrope.scenes.attention;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.file.LoadedAttention;
import zoetrope.attention.story.Question;
import zoetrope.attention.story.StoryWeights;
import zoetrope.attention.story.StoryWeights.Link;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;
import zoetrope.scene.Parameter;
import zoetrope.scenes.components.ChangeMatrixEntries;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.ModelFile;
import zoetrope.scenes.components.TokenGlyphs;
import zoetrope.scenes.components.WeightMatrix;
import zoetrope.scenes.components.WordBoxes;
import zoetrope.scenes.components.WordLimits;

/**
 * Context changes words in many ways: with other matrices W_Q, W_K and W_V, other words update each
 * other. For each kind of update, its name appears, arcs run from the words that update to the
 * words that are updated, and the matrices become those of another head.
 */
public final class ManyTypesOfUpdates extends Scene {
  /** The largest run time of the arcs and of their flashes, in seconds. */
  private static final double CHANGE = 2.9;

  /**
   * The value that gets the full brightness. Weights are normally distributed up to 9.9, so few are
   * near the largest.
   */
  private static final double FULL_COLOR = 5.5;

  /** The colours of the kinds of updates: none is a colour of a matrix. */
  private static final List<Color> COLORS = List.of(GREEN, BLUE, ORANGE, PINK, PURPLE_B);

  private static final WordLimits WORD_LIMITS = new WordLimits(1, 20);

  private final Parameter<String> phrase =
      parameter(
          "phrase",
          KindOfUpdate.PHRASE,
          "a sentence with verbs and their subjects, adverbs, pronouns, or adjectives and nouns");

  private final ModelFile model = ModelFile.ofLayer(this::parameter, phrase);

  private FrameShape shape;
  private Group<WeightMatrix> matrices;
  private Group<Group<Mobject<?>>> words;
  private List<KindOfUpdate> kinds;
  private Group<Line> arcs;
  private Text name;

  private final Commentary commentary = new Commentary(this::say, this::time, this::pauseUntil);

  /** Creates the film, which lasts 24.5 s: 4.9 s for each kind of update. */
  public ManyTypesOfUpdates() {}

  @Override
  protected void construct() {
    shape = FrameShape.compose(this::frameSize, 11, 8.6);
    if (!model.isGiven()) {
      StoryWeights story = StoryWeights.of(phrase.get());
      kinds = KindOfUpdate.of(phrase.get(), story);
      List<AttentionHead> heads = story.heads(Question.values().length + 3);
      showTheMatrices(KindOfUpdate.numbersOf(heads.get(heads.size() - 1)));
      showTheSentence(story.tokens());
    } else {
      LoadedAttention loaded = model.read();
      kinds = HeadsOfFile.kinds(loaded, model.layer());
      showTheMatrices(HeadsOfFile.numbers(-1));
      showTheSentence(loaded.tokens());
    }
    for (int i = 0; i < kinds.size(); i++) {
      section((i + 1) + ". " + kinds.get(i).name());
      commentary.tell(
          i == 0 ? "Words update each other in many ways." : "Another head, other matrices.");
      update(kinds.get(i), COLORS.get(i));
    }
    commentary.finish();
  }

  /** Returns the kinds of updates in the order of the film. */
  List<KindOfUpdate> kinds() {
    return kinds;
  }

  /** Returns W_Q, W_K, value-up and value-down. */
  Group<WeightMatrix> matrices() {
    return matrices;
  }

  /** Returns the arcs of the last kind of update, in drawing order. */
  Group<Line> arcs() {
    return arcs;
  }

  private void showTheMatrices(List<double[][]> numbers) {
    matrices = group(numbers.stream().map(values -> new WeightMatrix(values).fullFrom(FULL_COLOR)));
    placeTheMatrices();
    List<Tex> titles =
        List.of(
            tex("W_Q").setColor(YELLOW),
            tex("W_K").setColor(TEAL),
            tex("\\uparrow W_V").setColor(RED_B),
            tex("\\downarrow W_V").setColor(RED_C));
    for (int i = 0; i < titles.size(); i++) {
      if (shape == FrameShape.LANDSCAPE) {
        titles.get(i).matchX(matrices.get(i)).toEdge(UP, MED_SMALL_BUFF);
      } else {
        titles.get(i).nextTo(matrices.get(i), UP, 0.15);
      }
    }
    for (Tex title : titles.subList(2, 4)) {
      title.get(0).nextTo(title.get(1), LEFT, SMALL_BUFF / 2);
    }
    add(matrices);
    add(titles);
  }

  /** Places the matrices in a row, in a column on the right, or in two rows. */
  private void placeTheMatrices() {
    switch (shape) {
      case LANDSCAPE -> {
        matrices.arrange(RIGHT, 0.35 * matrices.first().width());
        WeightMatrix up = matrices.get(2);
        matrices.last().nextTo(up, RIGHT, 0.1 * up.width());
        matrices.toCenter().setWidth(camera().width() - 2).toEdge(UP, 1);
      }
      case SQUARE -> matrices.arrange(DOWN, 2).setHeight(8.8).toEdge(DOWN, 0.4).toEdge(RIGHT, 0.6);
      case PORTRAIT ->
          matrices
              .arrangeInGrid(gridLayout(2, 2).buff(1, 2))
              .setWidth(frameWidth() - 0.8)
              .toEdge(UP, 1.1);
    }
  }

  private void showTheSentence(List<String> tokens) {
    WORD_LIMITS.require("the sentence", tokens);
    Group<Group<Glyph>> glyphs = TokenGlyphs.of(tokens, Double.POSITIVE_INFINITY);
    Group<Rectangle> boxes = new WordBoxes().around(glyphs, random());
    boxes.fade(0.5);
    List<Group<Mobject<?>>> pairs = new ArrayList<>();
    for (int i = 0; i < boxes.size(); i++) {
      pairs.add(group(boxes.get(i), glyphs.get(i)));
    }
    words = group(pairs);
    switch (shape) {
      case LANDSCAPE -> words.setMaxWidth(camera().width() - 1).toCenter().setY(-2);
      case SQUARE -> words.arrange(DOWN, 0.1).setHeight(9.4).toEdge(DOWN, 0.4).toEdge(LEFT, 0.6);
      case PORTRAIT -> words.arrange(DOWN, 0.1).setHeight(8.2).toEdge(DOWN, 0.4).setX(-1.5);
    }
    add(words);
  }

  private void update(KindOfUpdate kind, Color color) {
    List<Animation<?>> animations = new ArrayList<>();
    if (arcs != null) {
      animations.add(fadeOut(arcs, name));
    }
    name = name(kind.name(), color);
    animations.add(fadeIn(name));
    List<Line> lines =
        new ArrayList<>(kind.links().stream().map(link -> arc(link, color)).toList());
    Collections.shuffle(lines, random());
    arcs = group(lines);
    animations.add(showCreation(arcs).lagRatio(0.25).runTime(Math.min(CHANGE, 0.5 * lines.size())));
    animations.add(matricesBecome(kind.numbers()));
    var flashes = laggedStart(arcs, ManyTypesOfUpdates::flash).lagRatio(0.1);
    animations.add(flashes.runTime(Math.min(CHANGE, flashes.duration())));
    play(animations);
    pause(2);
  }

  /** Returns the name of a kind of update, where no arc passes. */
  private Text name(String words, Color color) {
    var text = text(words).setColor(color).setMaxWidth(frameWidth() - 1);
    return switch (shape) {
      case LANDSCAPE -> text.nextTo(this.words, DOWN, MED_LARGE_BUFF).setX(0);
      case SQUARE -> text.toEdge(UP, MED_SMALL_BUFF).setX(0);
      case PORTRAIT -> text.nextTo(this.words, UP, 0.35).setX(0);
    };
  }

  /** Returns an arc from the word that updates to the word that is updated. */
  private Line arc(Link link, Color color) {
    Vec side = shape == FrameShape.LANDSCAPE ? UP : RIGHT;
    return line(words.get(link.from()).corner(side), words.get(link.to()).corner(side))
        .pathArc(link.from() < link.to() ? -PI / 2 : PI / 2)
        .setStroke(color, 5, Math.sqrt(link.weight()))
        .setStrokeWidth(0, 5, 5, 5, 0);
  }

  private static Animation<?> flash(Line arc) {
    return vShowPassingFlash(arc.copy().insertCurves(100).setStrokeWidth(10))
        .timeWidth(2)
        .runTime(2);
  }

  /** Underlines every number and changes it to one of {@code numbers}. */
  private Animation<?> matricesBecome(List<double[][]> numbers) {
    List<Animation<?>> changes = new ArrayList<>();
    for (int i = 0; i < matrices.size(); i++) {
      var lines =
          matrices
              .get(i)
              .entries()
              .map(entry -> underline(entry, 0.05).setStroke(WHITE).setStrokeWidth(1));
      changes.add(
          animationGroup(
              laggedStartMap(lines, line -> showCreationThenFadeOut(line)).lagRatio(0.01),
              ChangeMatrixEntries.to(matrices.get(i), numbers.get(i))));
    }
    return laggedStart(changes).lagRatio(0.15);
  }
}
