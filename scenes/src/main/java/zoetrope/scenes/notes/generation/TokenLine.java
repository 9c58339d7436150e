package zoetrope.scenes.notes.generation;

import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.Random;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Glyph;
import zoetrope.scenes.components.TokenGlyphs;
import zoetrope.scenes.components.WordBoxes;

/**
 * A line of words in boxes with a placeholder for the next word after them. The layout includes all
 * words that will be added.
 */
final class TokenLine {
  /** The width of the placeholder, in units. */
  private static final double GUESS_WIDTH = 2.1;

  private static final double MAX_WIDTH = 10.8;
  private static final double Y = 3.25;

  /** The words, including those that will be added. */
  final Group<Group<Glyph>> words;

  /** The boxes of the words. */
  final Group<Rectangle> boxes;

  /** The placeholder: an arrow and a yellow box with question marks. */
  final Group<Mobject<?>> guess;

  /** Creates a line of words, or of tokens with leading spaces. */
  TokenLine(List<String> all, boolean tokens, Random random) {
    if (tokens) {
      words = TokenGlyphs.of(all, MAX_WIDTH);
      words.moveTo(at(-(words.width() + GUESS_WIDTH) / 2, Y), LEFT);
    } else {
      var text = text(String.join(" ", all)).setMaxWidth(MAX_WIDTH);
      text.moveTo(at(-(text.width() + GUESS_WIDTH) / 2, Y), LEFT);
      words = text.words();
    }
    boxes = new WordBoxes().around(words, random);
    var marks = text("???").fontSize(40);
    var box =
        surroundingRectangle(marks)
            .setStroke(YELLOW, 2)
            .setFill(YELLOW, 0.2)
            .setShape(marks.width() + 0.4, boxes.height(), 0);
    var arrow = arrow(ORIGIN, right(0.7)).buff(0.05);
    box.nextTo(arrow, RIGHT, 0.05);
    marks.moveTo(box);
    guess = group(arrow, box, marks);
  }

  /** Moves {@code mobject}, the placeholder or its copy, behind the first {@code count} words. */
  <M extends Mobject<?>> M behind(int count, M mobject) {
    Rectangle last = boxes.get(count - 1);
    mobject.nextTo(last, RIGHT, 0.05);
    mobject.setY(last.y());
    return mobject;
  }
}
