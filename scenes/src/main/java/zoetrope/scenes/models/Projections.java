package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.RealMatrix;
import zoetrope.color.Color;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.scenes.components.Conventions;

/**
 * The query, the key and the value of each word in a head, to the right of its vector, and the sum
 * of the values for the last word.
 */
final class Projections {
  private static final int QUERY = 0;
  private static final int KEY = 1;
  private static final int VALUE = 2;
  private static final int SUM = 3;

  private final StoryStage stage;
  private final AttentionTrace head;
  private final int given;
  private final double y;
  private final Group<Mobject<?>> all = group();
  private final List<Group<Group<Rectangle>>> values = new ArrayList<>();
  private final Group<SurroundingRectangle> compared = group();

  Projections(StoryStage stage, AttentionTrace head) {
    this.stage = stage;
    this.head = head;
    given = stage.story().given();
    y = stage.partY();
    for (int word = 0; word < given; word++) {
      Mobject<?> query = column(head.queries(), word, QUERY, "q", Conventions.QUERY);
      Mobject<?> key = column(head.keys(), word, KEY, "k", Conventions.KEY);
      values.add(column(head.values(), word, VALUE, "v", Conventions.VALUE));
      compared.add(surroundingRectangle(key, 0.03).setStroke(Conventions.KEY, 3));
      if (word == given - 1) {
        compared.add(surroundingRectangle(query, 0.03).setStroke(Conventions.QUERY, 3));
      }
    }
  }

  private Group<Group<Rectangle>> column(
      RealMatrix vectors, int word, int place, String name, Color color) {
    return column(vectors.sliceRows(word, word + 1), 1, word, place, name, color);
  }

  /** Adds a column of a vector times a factor, with its name below it. */
  private Group<Group<Rectangle>> column(
      RealMatrix vector, double factor, int word, int place, String name, Color color) {
    var column = stage.columns().beside(vector.times(factor).transpose(), word, place, y);
    var label = tex(name).fontSize(30).setColor(color);
    label.moveTo(at(column.x(), column.y(DOWN) - 0.2));
    all.add(column);
    all.add(label);
    return column;
  }

  /** Returns everything that is on the stage. */
  Mobject<?> all() {
    return all;
  }

  Animation<?> appear() {
    return laggedStart(all, part -> fadeIn(part).shift(right(0.2)));
  }

  /** Returns the frames around the query of the last word and all keys. */
  Group<SurroundingRectangle> compared() {
    return compared;
  }

  private RealMatrix part(int word) {
    return head.values().sliceRows(word, word + 1).times(head.weights().get(given - 1, word));
  }

  /** Multiplies each value by its share for the last word. */
  Animation<?> toParts() {
    List<Animation<?>> changes = new ArrayList<>();
    for (int word = 0; word < given; word++) {
      var part = stage.columns().beside(part(word).transpose(), word, VALUE, y);
      changes.add(transform(values.get(word), part));
    }
    return animationGroup(changes);
  }

  /** Adds the values that are multiplied by their shares. */
  Animation<?> addUp() {
    RealMatrix output = head.output().sliceRows(given - 1, given);
    var sum = column(output, 1, given - 1, SUM, "\\textstyle\\sum", WHITE);
    List<Animation<?>> moves = new ArrayList<>();
    for (var value : values) {
      moves.add(animate(value, v -> v.moveTo(sum).setOpacity(0)));
    }
    moves.add(fadeIn(sum));
    moves.add(fadeIn(all.get(all.size() - 1)));
    return animationGroup(moves);
  }
}
