package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.attention.RealMatrix;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.Tex;
import zoetrope.scenes.components.ColorLegend;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.HeatMap;

/**
 * The act where meaning and order are combined: the vector of each position is added to the word's
 * embedding.
 */
final class PlacesAct extends Act<PlacesAct.Result> {
  private final FrameShape shape = FrameShape.current();
  private final double meaningY = HeapAct.meaningY();
  private final double positionY = shape.choose(-2.2, -2.2, -2);
  private final double legendX = shape.choose(2.4, 2.4, 1.95);
  private final double legendY = shape.choose(-3.72, -4.6, -6.3);

  private final WordOrder order;
  private final HeapAct.Result heap;
  private final Tiles tiles;
  private final List<Group<Rectangle>> sums = new ArrayList<>();
  private final Group<Mobject<?>> otherObjects = group();

  /**
   * The objects that later acts use.
   *
   * @param sums the sums of meaning and position, below their words
   * @param otherObjects the objects that are no longer used
   */
  record Result(List<Group<Rectangle>> sums, Group<Mobject<?>> otherObjects) {}

  PlacesAct(WordOrder order, HeapAct.Result heap) {
    this.order = order;
    this.heap = heap;
    tiles = new Tiles(order.channels());
  }

  @Override
  protected Result construct() {
    RealMatrix positions = order.positions();
    RealMatrix total = order.embeddings().plus(positions);
    List<Group<Rectangle>> places = new ArrayList<>();
    List<Tex> plusses = new ArrayList<>();
    List<Animation<?>> moves = new ArrayList<>();
    for (int p = 0; p < order.length(); p++) {
      var column = tiles.position(positions, p).moveTo(at(x(p), positionY));
      places.add(column);
      moves.add(fadeIn(column).shift(up(0.4)));
      plusses.add(tex("+").fontSize(48).moveTo(at(x(p), (meaningY + positionY) / 2)));
    }
    var meaning = HeapAct.name("meaning", meaningY);
    var place = HeapAct.name("position", positionY).setColor(TEAL);
    Group<Mobject<?>> scale =
        ColorLegend.of(new HeatMap(0.4, 0.24), 2).moveTo(at(-legendX, legendY));
    Group<Mobject<?>> placeScale =
        ColorLegend.of(Tiles.positions(0.4, 0.24), 1).moveTo(at(legendX, legendY));
    otherObjects.add(scale);
    play(
        laggedStart(moves).lagRatio(0.1).runTime(2),
        fadeIn(heap.columns()),
        fadeIn(scale),
        fadeIn(placeScale),
        fadeIn(meaning),
        fadeIn(place));
    var signs = group(plusses);
    play(laggedStart(signs, sign -> write(sign).runTime(0.5)).lagRatio(0.1));
    add(total, places, signs, group(meaning, place, placeScale));
    compareTheSameWord();
    return new Result(sums, otherObjects);
  }

  private double x(int position) {
    return HeapAct.x(order, position);
  }

  private void add(
      RealMatrix total, List<Group<Rectangle>> places, Group<Tex> signs, Group<Mobject<?>> names) {
    var both = HeapAct.name("both", meaningY);
    List<Animation<?>> additions = new ArrayList<>();
    for (int p = 0; p < order.length(); p++) {
      var sum = tiles.meaning(total, p).moveTo(at(x(p), meaningY));
      sums.add(sum);
      additions.add(
          animationGroup(
              fadeOut(places.get(p)).shift(up(meaningY - positionY)),
              fadeOut(signs.get(p)),
              replacementTransform(heap.columns().get(p), sum)));
    }
    play(
        laggedStart(additions).lagRatio(0.2).runTime(3),
        fadeOut(names).runTime(0.8),
        fadeIn(both).timeSpan(1, 2));
    otherObjects.add(both);
  }

  private void compareTheSameWord() {
    var caption = text("the same word, another place: other numbers").fontSize(40);
    caption.setMaxWidth(frameWidth() - 0.8).moveTo(at(0, -1.6));
    List<SurroundingRectangle> frames = new ArrayList<>();
    for (int i : order.twice()) {
      var whole = group(heap.words().get(i), sums.get(i));
      frames.add(surroundingRectangle(whole).buff(0.15).setStroke(YELLOW, 3));
    }
    if (frames.isEmpty()) {
      return;
    }
    var around = group(frames);
    play(showCreation(around).lagRatio(0.3), fadeIn(caption).shift(up(0.3)));
    pause();
    otherObjects.add(around, caption);
  }
}
