package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.text.IntegerNumber;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.LabeledBox;

/** Vectors rise through all layers of a model; attention and feed-forward add to them in each. */
final class LayersAct extends Act<Void> {
  private static final double WORDS_Y = -3.4;
  private static final double[] LAYER_Y = {-2.1, -0.85, 1.55};
  private static final double TOP = 2.75;
  private static final double PITCH = 1.6;
  private static final double CENTER = -1.9;

  private final List<String> words;
  private final int layers;

  LayersAct(List<String> words, int layers) {
    this.words = words;
    this.layers = layers;
  }

  private double x(int word) {
    return CENTER + PITCH * (word - (words.size() - 1) / 2.0);
  }

  @Override
  protected Void construct() {
    Group<Text> names = group();
    Group<Dot> vectors = group();
    Group<Mobject<?>> streams = group();
    for (int i = 0; i < words.size(); i++) {
      names.add(Blocks.level(text(words.get(i)).fontSize(36).setX(x(i)), WORDS_Y));
      streams.add(line(at(x(i), WORDS_Y + 0.4), at(x(i), TOP)).setStroke(GREY_C, 3));
      vectors.add(dot(at(x(i), WORDS_Y + 0.4), 0.12).setColor(WHITE));
    }
    Group<Mobject<?>> boxes = group();
    for (int k = 0; k < LAYER_Y.length; k++) {
      boxes.add(layer(k == 2 ? layers : k + 1, LAYER_Y[k]));
    }
    var dots = tex("\\vdots").fontSize(60).moveTo(at(CENTER, 0.35));
    play(
        laggedStart(names, name -> fadeIn(name).shift(up(0.3))).lagRatio(0.2),
        fadeIn(streams).lagRatio(0.1),
        fadeIn(vectors));
    play(laggedStart(boxes, box -> fadeIn(box).shift(up(0.3))).lagRatio(0.4), fadeIn(dots));
    bringToFront(vectors);
    var number = integerNumber(0).fontSize(44).setColor(YELLOW);
    var of = text("of " + layers + " layers").fontSize(40);
    number.moveTo(at(4.3, 0.4), RIGHT);
    of.moveTo(at(4.45, 0.4), LEFT);
    var added = text("each adds to the vectors").fontSize(28).setColor(GREY_A);
    added.moveTo(at(5.05, -0.4));
    play(fadeIn(of), fadeIn(number), fadeIn(added));
    rise(vectors, number);
    lookAtTheLast(vectors);
    play(fadeOut(group(names, streams, vectors, boxes, dots, number, of, added)));
    return null;
  }

  private LabeledBox layer(int number, double y) {
    var label = text("layer " + number + ":   + attention   + feed-forward").fontSize(26);
    label.setBackstroke(BLACK, 4);
    double width = PITCH * words.size() + 0.6;
    return new LabeledBox(Math.max(width, label.width() + 0.3), 0.85, TEAL, label)
        .moveTo(at(CENTER, y));
  }

  /** The vectors rise and the count of layers with them; their colours change on the way. */
  private void rise(Group<Dot> vectors, IntegerNumber number) {
    List<Animation<?>> all = new ArrayList<>();
    for (Dot vector : vectors) {
      double x = vector.x();
      all.add(
          updateFromAlpha(
              vector,
              (dot, alpha) ->
                  dot.moveTo(at(x, WORDS_Y + 0.4 + alpha * (TOP - WORDS_Y - 0.4)))
                      .setColor(WHITE.lerp(TEAL_B, alpha))));
    }
    all.add(
        updateFromAlpha(
            number,
            (n, alpha) -> n.setValue(Math.rint(alpha * layers)).moveTo(at(4.3, 0.4), RIGHT)));
    all.forEach(animation -> animation.runTime(4));
    play(all);
    pause(0.5);
  }

  private void lookAtTheLast(Group<Dot> vectors) {
    // Beside the streams.
    var ring = circle(0.25).setStroke(YELLOW, 3).moveTo(vectors.last());
    var said = text("the last vector of the last layer\ntells the next token").fontSize(32);
    said.setColor(YELLOW).fontSize(28).moveTo(at(4.95, TOP));
    play(showCreation(ring), fadeIn(said).lagRatio(0.02));
    pause(1.5);
    play(fadeOut(group(ring, said)).runTime(0.5));
  }
}
