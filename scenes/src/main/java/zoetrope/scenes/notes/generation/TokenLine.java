package zoetrope.scenes.notes.generation;

import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.Random;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Glyph;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.TokenGlyphs;
import zoetrope.scenes.components.WordBoxes;
import zoetrope.scenes.components.WordLines;

/**
 * A line of words in boxes with a placeholder for the next word after them. The layout includes all
 * words that will be added.
 */
final class TokenLine {
  /** The width of the placeholder, in units. */
  private static final double GUESS_WIDTH = 2.1;

  /** The distance between the two lines of a portrait frame, in units. */
  private static final double PITCH = 1.1;

  private final FrameShape shape = FrameShape.current();

  /** The words, including those that will be added. */
  final Group<Group<Glyph>> words;

  /** The boxes of the words. */
  final Group<Rectangle> boxes;

  /** The placeholder: an arrow and a yellow box with question marks. */
  final Group<Mobject<?>> guess;

  /** Creates a line of words, or of tokens with leading spaces. */
  TokenLine(List<String> all, boolean tokens, Random random) {
    double maxWidth = shape.choose(10.8, 9.6, 10.4);
    double y = shape.choose(3.25, 5.3, 7.2);
    if (tokens) {
      words = TokenGlyphs.of(all, maxWidth);
      words.moveTo(at(left(words), y), LEFT);
    } else {
      var text = text(String.join(" ", all)).fontSize(shape.choose(48, 54, 60));
      text.setMaxWidth(maxWidth).moveTo(at(left(text), y), LEFT);
      words = text.words();
    }
    boxes = new WordBoxes().around(words, random);
    if (shape == FrameShape.PORTRAIT) {
      Group<Group<Mobject<?>>> boxed = words.mapIndexed((word, i) -> group(boxes.get(i), word));
      WordLines.wrap(boxed, frameWidth() - 0.8 - GUESS_WIDTH, PITCH);
    }
    var marks = text("???").fontSize(40);
    var box =
        surroundingRectangle(marks)
            .setStroke(YELLOW, 2)
            .setFill(YELLOW, 0.2)
            .setShape(marks.width() + 0.4, boxes.first().height(), 0);
    var arrow = arrow(ORIGIN, right(0.7)).buff(0.05);
    box.nextTo(arrow, RIGHT, 0.05);
    marks.moveTo(box);
    guess = group(arrow, box, marks);
  }

  /** Returns the left end of the line. */
  private double left(Mobject<?> line) {
    return shape == FrameShape.PORTRAIT
        ? 0.4 - frameWidth() / 2
        : -(line.width() + GUESS_WIDTH) / 2;
  }

  /** Moves {@code mobject}, the placeholder or its copy, behind the first {@code count} words. */
  <M extends Mobject<?>> M behind(int count, M mobject) {
    Rectangle last = boxes.get(count - 1);
    mobject.nextTo(last, RIGHT, 0.05);
    mobject.setY(last.y());
    return mobject;
  }
}
