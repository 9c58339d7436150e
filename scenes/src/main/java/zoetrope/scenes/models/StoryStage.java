package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.attention.RealMatrix;
import zoetrope.mobject.Group;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.FrameShape;

/**
 * The objects that stay on the stage in the film about a whole model: the words, their vectors, the
 * map.
 */
final class StoryStage {
  private final FrameShape shape = FrameShape.current();
  private final WrittenStory story;
  private final VectorColumns all;
  private VectorColumns columns;
  private final ModelMap map;
  private final Group<Text> words = group();
  private final Group<Group<Group<Rectangle>>> stream = group();

  StoryStage(WrittenStory story) {
    this.story = story;
    map = new ModelMap(story.model().layers());
    double reach = reach(story.model());
    all = new VectorColumns(story.words().size(), 0, reach);
    columns = new VectorColumns(story.given(), 0.7, reach);
  }

  /**
   * Returns twice the root mean square of the stream before the first or after the last layer,
   * whichever is larger; at least 0.1.
   */
  private static double reach(StudiedModel model) {
    double square = 0;
    for (int layer : new int[] {0, model.layers()}) {
      RealMatrix stream = model.stream(layer);
      double sum = 0;
      for (double[] row : stream.toRows()) {
        for (double x : row) {
          sum += x * x;
        }
      }
      square = Math.max(square, sum / stream.rows() / stream.columns());
    }
    return Math.max(0.1, 2 * Math.sqrt(square));
  }

  WrittenStory story() {
    return story;
  }

  StudiedModel model() {
    return story.model();
  }

  VectorColumns columns() {
    return columns;
  }

  /** Moves the words and their vectors to the left, so that the words that follow have a place. */
  Animation<?> makeRoom() {
    List<Animation<?>> moves = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      double shift = all.x(i) - columns.x(i);
      Text moved = words.get(i);
      moves.add(animate(group(moved, stream.get(i)), both -> both.shift(right(shift))));
    }
    columns = all;
    return animationGroup(moves);
  }

  ModelMap map() {
    return map;
  }

  /** Returns the words that are on the stage. */
  Group<Text> words() {
    return words;
  }

  /** Returns the columns of the stream that are on the stage. */
  Group<Group<Group<Rectangle>>> stream() {
    return stream;
  }

  /** Returns the y coordinate of the columns of the stream. */
  double streamY() {
    return shape.choose(-1.85, -2.8, -4.1);
  }

  /** Returns the y coordinate of the words. */
  double wordY() {
    return shape.choose(-3.35, -4.9, -6.5);
  }

  /**
   * Returns the y coordinate of the columns above the stream, which show the result of a part of a
   * layer.
   */
  double partY() {
    return shape.choose(0.85, 1.2, 0.7);
  }

  /** Returns the y coordinate of the upper ends of the columns that show a part's result. */
  double topOfParts() {
    return partY() + columns.halfHeight() + 0.1;
  }

  /** Returns the name of the columns at {@code y}, left of the first one. */
  Text name(String name, double y) {
    var words = text(name).fontSize(26).setColor(GREY_A).setMaxWidth(shape.choose(1.1, 1.1, 0.95));
    return words.moveTo(at(shape.choose(-6.9, -5.8, -4.35), y), LEFT);
  }

  /** Returns a word at its place below its column. */
  Text word(int i) {
    var word = text(story.words().get(i)).fontSize(34).setMaxWidth(shape.choose(1.45, 1.3, 0.95));
    word.setX(columns.x(i)).shift(up(wordY() - word.baseline().y()));
    return word.setColor(i < story.given() ? WHITE : TEAL);
  }
}
