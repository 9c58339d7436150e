package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.ArcBetweenPoints;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.text.IntegerNumber;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.LabeledBox;
import zoetrope.scenes.components.SumNode;

/**
 * The act where vectors rise through all layers of a model; attention and feed-forward add to them
 * in each.
 */
final class LayersAct extends Act<Void> {
  private static final double SUM_HEIGHT = 0.3;

  private final FrameShape shape = FrameShape.current();
  private final double wordsY = shape.choose(-3.4, -3.5, -4.9);
  private final double[] layerY =
      shape.choose(
          new double[] {-2.1, -0.85, 1.55},
          new double[] {-2.1, -0.7, 1.9},
          new double[] {-3.4, -1.6, 1.9});
  private final double top = shape.choose(2.75, 3.1, 3.4);
  private final double pitch = shape.choose(1.45, 1.45, 1.05);
  private final double center = shape.choose(-1, 0.7, 0.95);
  private final double layerHeight = shape.choose(1, 1.1, 1.4);
  private final Vec place = shape.choose(at(4.3, 0.4), at(-3.6, 4.5), at(-0.8, 6));

  private final List<String> words;
  private final int layers;

  LayersAct(List<String> words, int layers) {
    this.words = words;
    this.layers = layers;
  }

  private double x(int word) {
    return center + pitch * (word - (words.size() - 1) / 2.0);
  }

  @Override
  protected Void construct() {
    Group<Text> names = group();
    Group<Dot> vectors = group();
    Group<Mobject<?>> streams = group();
    for (int i = 0; i < words.size(); i++) {
      names.add(Blocks.level(text(words.get(i)).fontSize(36).setX(x(i)), wordsY));
      streams.add(line(at(x(i), wordsY + 0.4), at(x(i), top)).setStroke(GREY_C, 3));
      vectors.add(dot(at(x(i), wordsY + 0.4), 0.12).setColor(WHITE));
    }
    Group<Mobject<?>> boxes = group();
    for (int k = 0; k < layerY.length; k++) {
      boxes.add(layer(k == 2 ? layers : k + 1, layerY[k]));
    }
    var dots = tex("\\vdots").fontSize(60).moveTo(at(center, shape.choose(0.35, 0.6, 0.15)));
    play(
        laggedStart(names, name -> fadeIn(name).shift(up(0.3))).lagRatio(0.2),
        fadeIn(streams).lagRatio(0.1),
        fadeIn(vectors));
    play(laggedStart(boxes, box -> fadeIn(box).shift(up(0.3))).lagRatio(0.4), fadeIn(dots));
    bringToFront(vectors);
    var number = integerNumber(0).fontSize(44).setColor(YELLOW);
    var of = text("of " + layers + " layers").fontSize(40);
    number.moveTo(place, RIGHT);
    of.moveTo(place.plus(right(0.15)), LEFT);
    var added = text("attention adds\nfrom earlier words,\nfeed-forward adds").fontSize(30);
    added.colorPart("attention adds", YELLOW).colorPart("feed-forward adds", GREEN);
    added.moveTo(shape.choose(at(4.9, -0.8), at(0.7, -4.5), at(0.5, -6.2)));
    play(fadeIn(of), fadeIn(number), fadeIn(added));
    rise(vectors, number);
    lookAtTheLast(vectors);
    play(fadeOut(group(names, streams, vectors, boxes, dots, number, of, added)));
    return null;
  }

  /**
   * Returns a layer: its number, a frame, and the additions of attention and feed-forward on each
   * stream.
   */
  private Group<Mobject<?>> layer(int number, double y) {
    double width = pitch * words.size() + 0.2;
    var frame =
        LabeledBox.frame(width, layerHeight, TEAL).setFill(TEAL, 0.15).moveTo(at(center, y));
    Group<Mobject<?>> all = group(frame);
    all.add(text("layer " + number).fontSize(30).nextTo(frame, LEFT, 0.2));
    all.add(arcs(y - 0.24 * layerHeight));
    for (int i = 0; i < words.size(); i++) {
      all.add(new SumNode(YELLOW).setHeight(SUM_HEIGHT).moveTo(at(x(i), y - 0.24 * layerHeight)));
      all.add(new SumNode(GREEN).setHeight(SUM_HEIGHT).moveTo(at(x(i), y + 0.24 * layerHeight)));
    }
    return all;
  }

  /** Returns the arcs from each word to all words after it: what attention brings. */
  private Group<ArcBetweenPoints> arcs(double sumY) {
    Group<ArcBetweenPoints> arcs = group();
    for (int i = 1; i < words.size(); i++) {
      for (int j = 0; j < i; j++) {
        var arc = arcBetweenPoints(at(x(j), sumY - 0.2), at(x(i), sumY), 0.5 / (i - j));
        arcs.add(arc.setStroke(YELLOW, 2).setStrokeOpacity(0.6));
      }
    }
    return arcs;
  }

  /**
   * Moves the vectors up through the layers. The count of layers increases, and the colours of the
   * vectors change on the way.
   */
  private void rise(Group<Dot> vectors, IntegerNumber number) {
    List<Animation<?>> all = new ArrayList<>();
    for (Dot vector : vectors) {
      double x = vector.x();
      all.add(
          updateFromAlpha(
              vector,
              (dot, alpha) ->
                  dot.moveTo(at(x, height(alpha))).setColor(WHITE.lerp(TEAL_B, alpha))));
    }
    all.add(
        updateFromAlpha(
            number, (n, alpha) -> n.setValue(passed(height(alpha))).moveTo(place, RIGHT)));
    all.forEach(animation -> animation.runTime(4));
    play(all);
    pause(0.5);
  }

  private double height(double alpha) {
    return wordsY + 0.4 + alpha * (top - wordsY - 0.4);
  }

  /** Returns the number of layers below {@code y}. The vertical dots stand for undrawn layers. */
  private double passed(double y) {
    double second = layerY[1];
    if (y < second) {
      return y < layerY[0] ? 0 : 1;
    }
    double share = Math.min(1, (y - second) / (layerY[2] - second));
    return Math.rint(2 + share * (layers - 2));
  }

  private void lookAtTheLast(Group<Dot> vectors) {
    var ring = circle(0.25).setStroke(YELLOW, 3).moveTo(vectors.last());
    var caption = text("the last vector of the last layer\ntells the next token").fontSize(32);
    // The caption is to the right of the streams, so that it covers none of them.
    caption.setColor(YELLOW).fontSize(28);
    caption.moveTo(shape.choose(at(4.85, top), at(2.4, 4.4), at(1, 4.6)));
    play(showCreation(ring), fadeIn(caption).lagRatio(0.02));
    pause(1.5);
    play(fadeOut(group(ring, caption)).runTime(0.5));
  }
}
