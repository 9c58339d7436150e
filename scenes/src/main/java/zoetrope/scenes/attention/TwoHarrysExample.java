package zoetrope.scenes.attention;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import zoetrope.attention.DotProductAttention;
import zoetrope.attention.story.Question;
import zoetrope.attention.story.StoryWeights;
import zoetrope.attention.story.WordClass;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.text.Glyph;
import zoetrope.scene.Parameter;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.ContextAnimation;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.WordLines;

/**
 * One name, two men: the names before it show which one is meant. The last name asks who it means,
 * like a pronoun. The arc from a name is thicker the more attention it gets.
 */
public final class TwoHarrysExample extends Scene {
  private static final Pattern COMMA = Pattern.compile("\\s*,\\s*");
  private static final double MAX_WIDTH = 13;

  /**
   * The temperature of the softmax. It is above 1, so that names with less weight are visible, too.
   */
  private static final double TEMPERATURE = 3;

  private final Parameter<String> first =
      parameter(
          "first",
          "wizard, Hogwarts, Hermione, Harry",
          "words separated by commas; the last one is the name");

  private final Parameter<String> second =
      parameter(
          "second",
          "Queen, Sussex, William, Harry",
          "as many words as in first; the last one is the name");

  private FrameShape shape;
  private List<String> firstNames;
  private List<String> secondNames;
  private Group<Group<Glyph>> above;
  private Group<Group<Glyph>> below;

  private final Commentary commentary = new Commentary(this::say, this::time, this::pauseUntil);

  /** Creates the film, which lasts 14 seconds. */
  public TwoHarrysExample() {}

  @Override
  protected void construct() {
    shape = FrameShape.compose(this::frameSize, 9, 8);
    section("Which of two");
    arrangeLines();
    commentary.tell("The same name, in one context");
    showTheFirst();
    commentary.tell("and in another.");
    showTheSecond();
    commentary.finish();
  }

  private void arrangeLines() {
    firstNames = names(first);
    secondNames = names(second);
    if (firstNames.size() != secondNames.size()) {
      throw new IllegalArgumentException(
          "\"first\" has "
              + firstNames.size()
              + " words, \"second\" "
              + secondNames.size()
              + ": each word turns into a word of the other list, so both need the same number");
    }
    above = line(firstNames);
    below = line(secondNames);
    if (shape == FrameShape.LANDSCAPE) {
      group(above, below).arrange(DOWN, 2, RIGHT).setMaxWidth(MAX_WIDTH).toCenter();
    } else {
      double pitch = shape.choose(0, 1, 1.35);
      group(WordLines.column(above, pitch), WordLines.column(below, pitch))
          .arrange(RIGHT, 1)
          .setHeight(frameHeight() - 1.4)
          .setMaxWidth(frameWidth() - 2);
    }
  }

  private static List<String> names(Parameter<String> parameter) {
    List<String> names = Arrays.asList(COMMA.split(parameter.get().strip()));
    if (names.size() < 2 || names.stream().anyMatch(String::isBlank)) {
      throw new IllegalArgumentException(
          "\""
              + parameter.name()
              + "\" needs at least two words with a comma between, such as \"Queen, Harry\", not \""
              + parameter.get()
              + "\"");
    }
    return names;
  }

  /**
   * Returns ellipses and names alternately: "... wizard ... Harry". The names may be translated.
   */
  private static Group<Group<Glyph>> line(List<String> names) {
    var text = text("... " + String.join(" ... ", names));
    List<Group<Glyph>> pieces = new ArrayList<>();
    int at = 0;
    for (String name : text.source().substring(4).split(" \\.\\.\\. ")) {
      pieces.add(text.part(at, at + 3));
      at += 4;
      pieces.add(text.part(at, at + name.length()));
      at += name.length() + 1;
    }
    return group(pieces);
  }

  private void showTheFirst() {
    add(above);
    letContextFlow(above, firstNames, shape == FrameShape.LANDSCAPE ? DOWN : LEFT);
    pause();
  }

  private void showTheSecond() {
    play(fadeTransformPieces(above.copy(), below));
    letContextFlow(below, secondNames, shape == FrameShape.LANDSCAPE ? DOWN : RIGHT);
    pause(2);
  }

  private void letContextFlow(Group<Group<Glyph>> line, List<String> names, Vec side) {
    Group<Group<Glyph>> others = group();
    for (int i = 1; i < line.size() - 1; i += 2) {
      others.add(line.get(i));
    }
    play(
        new ContextAnimation(line.last(), Influence.glyphs(others))
            .direction(side)
            .pathArc(PI / 4)
            .strengths(Influence.perGlyph(others, strengths(names)))
            .runTime(5)
            .lagRatio(0.025)
            .animation(random()));
  }

  /**
   * Returns how much the last name attends to each name before it, divided by the greatest weight.
   */
  private static double[] strengths(List<String> names) {
    WordClass[] classes = new WordClass[names.size()];
    Arrays.fill(classes, WordClass.NOUN);
    int last = classes.length - 1;
    classes[last] = WordClass.PRONOUN;
    var story = StoryWeights.of(String.join(" ", glued(names))).classes(List.of(classes));
    var gentle = DotProductAttention.causal().temperature(TEMPERATURE);
    double[] weights = story.trace(Question.ANTECEDENT, gentle).weights().row(last);
    return Influence.relative(Arrays.copyOf(weights, last));
  }

  /** Returns the names with hyphens instead of spaces, so that each name is one word. */
  private static List<String> glued(List<String> names) {
    return names.stream().map(name -> name.replaceAll("\\s+", "-")).toList();
  }
}
