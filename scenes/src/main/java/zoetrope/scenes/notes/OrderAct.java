package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.FrameShape;

/**
 * The act where two words change places. A head of attention notices it only if positions were
 * added.
 */
final class OrderAct extends Act<Void> {
  private final FrameShape shape = FrameShape.current();
  private final double columnsY = shape.choose(-1.15, -0.9, -0.4);

  private final WordOrder order;
  private final HeapAct.Result heap;
  private final WavesAct.Result waves;
  private final PlacesAct.Result before;
  private final Tiles tiles;

  OrderAct(WordOrder order, HeapAct.Result heap, WavesAct.Result waves, PlacesAct.Result before) {
    this.order = order;
    this.heap = heap;
    this.waves = waves;
    this.before = before;
    tiles = new Tiles(order.channels());
  }

  /**
   * The output of the head for the watched word, before and after the change, with or without
   * positions.
   */
  private final class Panel {
    final Text title;
    final Group<Rectangle> old;
    final Group<Rectangle> changed;
    final Text oldName;
    final Text newName;
    final Group<Mobject<?>> verdict;

    Panel(String words, boolean positioned, double x) {
      double titleY = shape.choose(1.0, 1.5, 2.6);
      title = text(words).fontSize(shape.choose(40, 40, 32)).moveTo(at(x, titleY));
      old = column(false, positioned).moveTo(at(x - 0.8, columnsY));
      changed = column(true, positioned).moveTo(at(x + 0.8, columnsY));
      oldName = text("before").fontSize(30).nextTo(old, UP, 0.2);
      newName = text("after").fontSize(30).nextTo(changed, UP, 0.2).matchY(oldName);
      double share = 100 * order.change(positioned);
      var says = text("change:").fontSize(40);
      var number = decimalNumber(share, 1).fontSize(40).unit("\\ \\%");
      number.nextTo(says, RIGHT, 0.2).alignTo(says.to(1), DOWN);
      verdict = group(says, number);
      verdict.moveTo(at(x, shape.choose(-3.05, -3.2, -3.2))).setColor(positioned ? TEAL : RED);
    }

    private Group<Rectangle> column(boolean changedOrder, boolean positioned) {
      var output = order.output(changedOrder, positioned);
      return tiles.meaning(output.times(2 / order.output(false, true).maxAbs()), 0);
    }
  }

  @Override
  protected Void construct() {
    String word = order.words().get(order.watched());
    double panelX = shape.choose(3.2, 2.6, 2);
    var without = new Panel("meaning only", false, -panelX);
    var with = new Panel("meaning + position", true, panelX);
    var watched = heap.words().get(order.watched());
    var frame = surroundingRectangle(watched).buff(0.15).setStroke(YELLOW, 3);
    var caption = text("what attention without a mask gives “" + word + "”").fontSize(36);
    caption.setMaxWidth(frameWidth() - 0.6);
    caption.setColor(YELLOW).moveTo(at(0, shape.choose(1.7, 2.7, 4.1)));
    List<Mobject<?>> old = new ArrayList<>(before.otherObjects().children());
    old.addAll(before.sums());
    play(
        fadeOut(group(old)).timeSpan(0, 0.5),
        showCreation(frame),
        fadeIn(caption).timeSpan(0.5, 1));
    play(
        fadeIn(without.title),
        fadeIn(with.title),
        fadeIn(without.old).shift(down(0.4)),
        fadeIn(with.old).shift(down(0.4)),
        fadeIn(without.oldName, with.oldName));
    pause(0.5);
    exchange();
    play(
        fadeIn(without.changed).shift(down(0.4)),
        fadeIn(with.changed).shift(down(0.4)),
        fadeIn(without.newName, with.newName));
    var meaning = text("change: how far apart both columns are, as a share of the first's length");
    meaning.fontSize(28).setColor(GREY_B).setMaxWidth(frameWidth() - 0.6);
    meaning.moveTo(at(0, shape.choose(-3.7, -4.4, -5.2)));
    play(
        fadeIn(without.verdict).shift(up(0.3)),
        fadeIn(with.verdict).shift(up(0.3)),
        fadeIn(meaning));
    pause(2);
    return null;
  }

  /** Lets the two words fly past each other. The numbers of their positions do not move. */
  private void exchange() {
    var first = heap.words().get(order.first());
    var second = heap.words().get(order.second());
    Vec way = right(second.x() - first.x());
    List<Animation<?>> flights = new ArrayList<>();
    flights.add(animate(first, w -> w.shift(way).setColor(GREEN)).pathArc(-PI / 6));
    flights.add(animate(second, w -> w.shift(way.negate()).setColor(GREEN)).pathArc(-PI / 6));
    flights.add(animate(waves.counts(), c -> c.setOpacity(0.15)).rate(THERE_AND_BACK));
    play(lasting(1.5), flights.toArray(new Animation<?>[0]));
  }
}
