package zoetrope.scenes.attention.value;

import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.Random;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Vector;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Baselines;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.NumericEmbedding;
import zoetrope.scenes.components.WordBoxes;

/**
 * The words "blue", "fluffy" and "creature" in boxes; below each an arrow and the numbers of its
 * embedding. They are fixed in the frame.
 */
final class WordColumns {
  /**
   * Numbers of this absolute value or more are white. It is below the largest possible number,
   * because few numbers are that large.
   */
  private static final double FULL_COLOR = 6;

  final Group<Rectangle> boxes;
  final Group<Text> words;
  final Group<Vector> arrows;
  final Group<NumericEmbedding> embeddings;

  /** Creates the columns at the left edge of the frame; "blue" is not yet visible. */
  WordColumns(ValueNumbers numbers, Random random) {
    words = group(text("blue"), text("fluffy"), text("creature"));
    words.scale(1.5).arrange(RIGHT, MED_SMALL_BUFF, UP).toEdge(UP);
    double baseline = words.get(ValueNumbers.FLUFFY).baseline().y();
    words.forEach(word -> Baselines.level(word, baseline, 0));
    placeSideways(words);
    boxes = new WordBoxes().buff(0.1, 0.1).around(words, random);
    boxes.get(ValueNumbers.BLUE).setColor(BLUE);
    boxes.get(ValueNumbers.FLUFFY).setColor(TEAL);
    boxes.get(ValueNumbers.CREATURE).setColor(ORANGE);
    arrows = boxes.map(box -> vector(DOWN).nextTo(box, DOWN));
    embeddings =
        arrows.mapIndexed(
            (arrow, i) ->
                new NumericEmbedding(numbers.embedding(i))
                    .fullFrom(FULL_COLOR)
                    .setHeight(4)
                    .nextTo(arrow, DOWN));
    all().fixInFrame();
    blue().setOpacity(0);
  }

  private static void placeSideways(Group<Text> words) {
    switch (FrameShape.current()) {
      case LANDSCAPE -> words.toEdge(LEFT, 0);
      case SQUARE -> words.scale(0.8).toEdge(UP).toEdge(LEFT, 0.1);
      // "blue" is not visible at first.
      case PORTRAIT -> words.toEdge(LEFT, 0.2);
    }
  }

  /** Makes the columns small and moves them to the upper edge. */
  static Group<Mobject<?>> makeRoom(Group<Mobject<?>> columns) {
    return switch (FrameShape.current()) {
      case LANDSCAPE -> columns.setHeight(3).toEdge(UP, 0.25).setX(-2);
      case SQUARE -> columns.setHeight(3.6).toEdge(UP, 0.25).setX(-2.6);
      case PORTRAIT -> columns.setHeight(3.9).toEdge(UP, 0.3).setX(0);
    };
  }

  /** Returns everything, in painting order. */
  Group<Mobject<?>> all() {
    return group(boxes, words, arrows, embeddings);
  }

  /** Returns the box, word, arrow and numbers of "blue". */
  Group<Mobject<?>> blue() {
    return group(List.of(boxes.first(), words.first(), arrows.first(), embeddings.first()));
  }
}
