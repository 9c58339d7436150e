package zoetrope.scenes.attention;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import zoetrope.attention.WordTokens;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Paragraphs;

/**
 * The story as the film shows it: a column of paragraphs, dots in place of one of them, and
 * question marks in place of the last word. Every letter belongs to its word, every dot to the
 * words that it replaces.
 */
final class NovelText {
  private static final int LETTERS_A_LINE = 40;
  private static final double STEP = 0.02;
  private static final double ROOM = 0.06;
  private static final int LEFT_OUT = 4;
  private static final String FIRST_SENTENCE = "It was a dark and stormy night.";
  private static final String LAST_PHRASE = "therefore, the murderer was";
  private static final String CULPRIT = "Derek!”";

  private final List<String> blocks = FilmTexts.blocks(FilmTexts.STORY);

  /** The paragraphs and the dots, from top to bottom. */
  final Group<Mobject<?>> paragraphs = group();

  /** The letters of the first sentence. */
  final Group<Glyph> opening;

  /** The letters of the last word's clause, without the last word. */
  final Group<Glyph> ending;

  /** The letters of the last known word. */
  final Group<Glyph> was;

  /** A yellow box with question marks. */
  final Group<Mobject<?>> question;

  private final List<List<ArcStart>> arcStarts = new ArrayList<>();

  NovelText() {
    for (int i = 0; i < blocks.size(); i++) {
      paragraphs.add(i == LEFT_OUT ? dots() : Paragraphs.paragraph(blocks.get(i), LETTERS_A_LINE));
    }
    paragraphs.arrange(DOWN, 1, LEFT);
    paragraphs.get(LEFT_OUT).matchX(paragraphs);
    opening = text(0).part(FIRST_SENTENCE);
    Text last = text(blocks.size() - 1);
    ending = last.part(LAST_PHRASE);
    was = ending.from(-"was".length());
    question = cover(last.part(CULPRIT));
    // The word is removed and not only covered, so that it stays invisible when the opacity of all
    // letters is set.
    last.part(CULPRIT).forEach(last::remove);
    findArcStarts();
  }

  private static Tex dots() {
    return tex("\\vdots").fontSize(200);
  }

  private Text text(int block) {
    return (Text) paragraphs.get(block);
  }

  private static Group<Mobject<?>> cover(Mobject<?> word) {
    var box = surroundingRectangle(word).setStroke(YELLOW, 2).setFill(YELLOW, 0.25);
    var marks = tex("???").moveTo(box);
    return group(box, marks).shift(at(0.05, -0.05));
  }

  /** Returns the text before the last word. */
  String source() {
    String all = String.join(" ", blocks);
    return all.substring(0, all.lastIndexOf(CULPRIT));
  }

  /** Returns the number of the first word of a block. */
  int firstWord(int block) {
    return arcStarts.get(block).get(0).from();
  }

  /** Returns the letters and dots of {@code block} and of all later blocks. */
  List<ArcStart> arcStartsFrom(int block) {
    return arcStarts.subList(block, arcStarts.size()).stream().flatMap(List::stream).toList();
  }

  /** Returns the largest y coordinate, at most {@code y}, that is between two lines of the text. */
  double below(double y) {
    List<Mobject<?>> letters = paragraphs.familyWithPoints();
    double edge = y;
    while (cuts(letters, edge)) {
      edge -= STEP;
    }
    return edge;
  }

  private static boolean cuts(List<Mobject<?>> letters, double y) {
    return letters.stream()
        .anyMatch(letter -> letter.y(DOWN) < y + ROOM && letter.y(UP) > y - ROOM);
  }

  private void findArcStarts() {
    int word = 0;
    for (int block = 0; block < blocks.size(); block++) {
      List<ArcStart> found = new ArrayList<>();
      int words = WordTokens.of(blocks.get(block)).size();
      if (block == LEFT_OUT) {
        List<Mobject<?>> dots = paragraphs.get(block).familyWithPoints();
        for (int i = 0; i < dots.size(); i++) {
          int from = word + words * i / dots.size();
          found.add(new ArcStart(dots.get(i), from, word + words * (i + 1) / dots.size()));
        }
      } else {
        int next = word;
        for (Group<Glyph> letters : text(block).words()) {
          for (Glyph letter : letters) {
            found.add(new ArcStart(letter, next, next + 1));
          }
          next++;
        }
      }
      arcStarts.add(found);
      word += words;
    }
  }

  /**
   * The start of an arc.
   *
   * @param mark a letter or a dot
   * @param from the index of the first word that the mark stands for
   * @param to the index after the last word that the mark stands for
   */
  record ArcStart(Mobject<?> mark, int from, int to) {
    /**
     * Returns the greatest weight of the words from {@link #from} to before {@link #to}, or 0 if
     * none is greater.
     *
     * @param weight the weight of a word, by its index
     */
    double greatestWeight(ToDoubleFunction<Integer> weight) {
      double greatestWeight = 0;
      for (int word = from; word < to; word++) {
        greatestWeight = Math.max(greatestWeight, weight.applyAsDouble(word));
      }
      return greatestWeight;
    }
  }
}
