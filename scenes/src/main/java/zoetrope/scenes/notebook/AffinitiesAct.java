package zoetrope.scenes.notebook;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.attention.RealMatrix;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Arrow;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.Conventions;
import zoetrope.scenes.components.FrameShape;

/**
 * The act where queries meet keys, later words are masked, and the softmax turns scores into
 * weights. The result is the enlarged tensor of weights.
 */
final class AffinitiesAct extends Act<Tensor> {
  private static final double MAX_GROWTH = 1.6;

  private final FrameShape shape = FrameShape.current();
  private final double large = shape.choose(3.5, 3.2, 3.9);
  private final Vec scoresPlace = shape.choose(at(-4.0, 0.4), at(-2.75, 0.9), at(0.2, 4.5));
  private final Vec weightsPlace = shape.choose(at(4.0, 0.4), at(2.35, 0.9), at(0.2, -3.6));

  private final HeadShapes shapes;
  private final BatchProjectionsAct.Result before;
  private final Commentary narration;
  private final Vec queriesPlace;
  private final Tensor turned;
  private final Tensor scores;

  /** The scale of the factors and of their product. */
  private final double growth;

  private final Tex equals = tex("=").fontSize(60);
  private final Tex shapeLine = shapeLine("[B, T, h] \\cdot [B, h, T] \\longrightarrow [B, T, T]");

  AffinitiesAct(HeadShapes shapes, BatchProjectionsAct.Result before, Commentary narration) {
    this.shapes = shapes;
    this.narration = narration;
    this.before = before;
    turned = before.keys().transposed(shapes, Conventions.KEY);
    RealMatrix values = shapes.trace().scores();
    scores = new Tensor(values, shapes.batch(), WHITE, shapes, "T", "T");
    scores.tiles.setFillOpacity(0);
    var queries = before.queries().all.copy().scale(1 / before.scale());
    double width = queries.width() + turned.all.width();
    if (shape != FrameShape.PORTRAIT) {
      width += scores.all.width();
    }
    double height = turned.all.height();
    growth =
        Math.min(
            MAX_GROWTH,
            Math.min(shape.choose(9.9, 9.1, 8.1) / width, shape.choose(4.6, 5.2, 5.2) / height));
    arrange(queries);
    queriesPlace = queries.get(2).center();
  }

  /** Places the factors and their product, in one line or in a portrait frame in two. */
  private void arrange(Group<Mobject<?>> queries) {
    for (Group<Mobject<?>> all : List.of(queries, turned.all, scores.all)) {
      all.scale(growth);
    }
    if (shape == FrameShape.PORTRAIT) {
      var factors = group(queries, turned.all).arrange(RIGHT, 0.3);
      var product = group(equals, scores.all).arrange(RIGHT, 0.3);
      group(factors, product).arrange(DOWN, 0.5).moveTo(at(0, 1.8));
    } else {
      var line = group(queries, turned.all, equals, scores.all).arrange(RIGHT, 0.3);
      line.moveTo(shape.choose(at(-1.2, 0.2), at(0, 1.5), ORIGIN));
    }
  }

  @Override
  protected Tensor construct() {
    narration.tell("Every query meets every key.");
    Group<Mobject<?>> factors = turnTheKeys();
    multiply(factors);
    var caption =
        text("mask: nothing from tokens to come").fontSize(shape.choose(36, 29, 44)).setColor(RED);
    narration.tell("What is to come is masked.");
    Group<Tex> infinities = mask(factors, caption);
    return takeTheSoftmax(group(scores.all, infinities, caption));
  }

  /** Returns queries and transposed keys with their names. */
  private Group<Mobject<?>> turnTheKeys() {
    var queries = before.queries();
    var names = before.names();
    var turnedName = tex("k^{\\top}").fontSize(48).setColor(Conventions.KEY);
    turnedName.nextTo(turned.edge, UP, 0.6);
    Vec queryTop = at(queriesPlace.x(), turnedName.y());
    Vec keyTop = at(turned.edge.x(), turnedName.y());
    play(
        bring(queries, queriesPlace),
        animate(names.get(0), n -> n.moveTo(queryTop)),
        bring(before.keys(), turned.edge.center()),
        animate(names.get(1), n -> n.moveTo(keyTop)));
    List<Animation<?>> turn = new ArrayList<>(turnIntoColumns(before.keys()));
    turn.add(fadeTransform(names.get(1), turnedName));
    play(turn);
    add(turned.all);
    return group(names.get(0), turnedName, queries.all, turned.all);
  }

  /** Returns an animation that enlarges a parked array again and brings it to {@code place}. */
  private Animation<?> bring(Tensor tensor, Vec place) {
    Vec center = tensor.edge.center();
    double scale = growth / before.scale();
    return animate(
        tensor.all,
        all -> {
          all.scale(scale, center).shift(place.minus(center));
          if (tensor == before.keys()) {
            // The keys' letters would touch the queries until the keys have turned.
            all.last().setOpacity(0);
          }
        });
  }

  /** Returns animations that turn the rows of the keys into columns, one after the other. */
  private List<Animation<?>> turnIntoColumns(Tensor keys) {
    remove(keys.all);
    List<Animation<?>> rows = new ArrayList<>();
    for (int i = 0; i < shapes.tokens(); i++) {
      rows.add(replacementTransform(keys.tiles.get(i), turned.tiles.get(i)));
    }
    return List.of(
        replacementTransform(keys.back, turned.back),
        laggedStart(rows).lagRatio(0.1).runTime(1),
        replacementTransform(keys.edge, turned.edge),
        fadeOut(keys.letters).timeSpan(0, 0.4),
        fadeIn(turned.letters).timeSpan(0.6, 1));
  }

  private void multiply(Group<Mobject<?>> factors) {
    RealMatrix values = shapes.trace().scores();
    play(fadeIn(equals), fadeIn(scores.all), write(shapeLine).runTime(1));
    int query = clearest(values)[0];
    int key = clearest(values)[1];
    factors.add(showOne(query, key));
    List<Animation<?>> others = new ArrayList<>();
    for (int i = 0; i < shapes.tokens(); i++) {
      for (int j = 0; j < shapes.tokens(); j++) {
        if (i != query || j != key) {
          others.add(show(scores.tiles.get(i).get(j)));
        }
      }
    }
    play(laggedStart(others).lagRatio(0.1).runTime(2));
  }

  /** Returns the query and the earlier key whose product is farthest from 0. */
  private static int[] clearest(RealMatrix scores) {
    int[] best = {1, 0};
    for (int i = 1; i < scores.rows(); i++) {
      for (int j = 0; j < i; j++) {
        if (Math.abs(scores.get(i, j)) > Math.abs(scores.get(best[0], best[1]))) {
          best = new int[] {i, j};
        }
      }
    }
    return best;
  }

  private static Animation<?> show(Rectangle tile) {
    return animate(tile, t -> t.setFillOpacity(1));
  }

  /** Shows the product of one row and one column: frames around them, words and the number. */
  private Group<Mobject<?>> showOne(int query, int key) {
    var tile = scores.tiles.get(query).get(key);
    var row = frame(before.queries().tiles.get(query)).setStroke(Conventions.QUERY, 4);
    var column = frame(turned.tiles.get(key)).setStroke(Conventions.KEY, 4);
    var words =
        text("query " + (query + 1) + " · key " + (key + 1) + " =")
            .fontSize(shape.choose(36, 44, 50))
            .setBackstroke(BLACK, 5);
    words
        .colorPart("query " + (query + 1), Conventions.QUERY)
        .colorPart("key " + (key + 1), Conventions.KEY);
    var number = decimalNumber(shapes.trace().scores().get(query, key), 2);
    number.fontSize(words.fontSize());
    words.moveTo(shape.choose(at(-1.3, 3.4), at(-0.7, 4.9), at(-0.7, 7)));
    number.nextTo(words, RIGHT, 0.15).matchY(words.parts("=").first());
    play(showCreation(row), showCreation(column), fadeIn(words));
    play(
        fadeOutToPoint(before.queries().tiles.get(query).copy(), tile.center()),
        fadeOutToPoint(turned.tiles.get(key).copy(), tile.center()),
        show(tile).timeSpan(0.5, 1),
        write(number).runTime(1));
    pause(0.5);
    return group(row, column, words, number);
  }

  private static SurroundingRectangle frame(Group<Rectangle> tiles) {
    return surroundingRectangle(tiles).buff(0.02);
  }

  static Tex shapeLine(String source) {
    FrameShape shape = FrameShape.current();
    var line = tex(source).fontSize(shape.choose(44, 44, 54));
    return line.moveTo(shape.choose(at(-1.3, -2.4), at(-1.5, -2.6), at(0, -6.6)));
  }

  private Group<Tex> mask(Group<Mobject<?>> factors, Text caption) {
    play(
        fadeOut(factors).timeSpan(0, 0.4),
        fadeOut(equals).timeSpan(0, 0.4),
        fadeOut(shapeLine).timeSpan(0, 0.4),
        fadeOut(group(before.values().all, before.names().get(2))).timeSpan(0, 0.4),
        zoom(scores, scoresPlace).timeSpan(0.3, 1));
    caption.moveTo(captionPlace(scoresPlace));
    double height = 0.4 * scores.tiles.get(0).get(0).height();
    List<Tex> signs = new ArrayList<>();
    List<Animation<?>> masking = new ArrayList<>();
    for (int i = 0; i < shapes.tokens(); i++) {
      for (int j = i + 1; j < shapes.tokens(); j++) {
        var tile = scores.tiles.get(i).get(j);
        var sign = tex("-\\infty").setColor(RED).setHeight(height).moveTo(tile);
        sign.setMaxWidth(0.75 * tile.width());
        signs.add(sign);
        masking.add(animationGroup(animate(tile, t -> t.setFill(BLACK, 1)), fadeIn(sign).scale(2)));
      }
    }
    var infinities = group(signs);
    play(laggedStart(masking).lagRatio(0.1).runTime(2), fadeIn(caption));
    return infinities;
  }

  /** Returns an animation that enlarges and moves the whole tensor; letters grow a little. */
  private Animation<?> zoom(Tensor tensor, Vec place) {
    return animate(tensor.all, all -> enlarge(all, tensor, place, growth));
  }

  /** Returns the place of the caption of an enlarged tensor, below it. */
  private Vec captionPlace(Vec tensor) {
    return at(tensor.x(), tensor.y() - shape.choose(3.0, 2.9, 3.3));
  }

  /** Enlarges and moves a tensor that has the scale {@code scale}. */
  private void enlarge(Group<Mobject<?>> all, Tensor tensor, Vec place, double scale) {
    double zoom = large / (scale * Tensor.side(shapes.tokens(), shapes));
    all.scale(zoom, tensor.edge.center()).shift(place.minus(tensor.edge.center()));
    for (Mobject<?> letter : all.last().children()) {
      letter.scale(1.3 / (scale * zoom));
    }
  }

  private Tensor takeTheSoftmax(Group<Mobject<?>> masked) {
    narration.tell("The softmax makes weights of each row.");
    RealMatrix values = shapes.trace().weights();
    var map = Tensor.map(values, shapes).reach(0.6).colors(WHITE, RED);
    var weights = new Tensor(values, shapes.batch(), WHITE, shapes, map, "T", "T");
    enlarge(weights.all, weights, weightsPlace, 1);
    var arrow = way(weights);
    boolean portrait = shape == FrameShape.PORTRAIT;
    var name = text("softmax").fontSize(portrait ? 44 : 36);
    name.nextTo(arrow, portrait ? RIGHT : DOWN, SMALL_BUFF);
    var caption = text("each row adds up to 1").fontSize(portrait ? 44 : 36);
    caption.moveTo(captionPlace(weightsPlace));
    play(
        growArrow(arrow),
        fadeIn(name),
        fadeIn(weights.back),
        fadeIn(weights.edge),
        fadeIn(weights.letters),
        fadeIn(caption));
    List<Animation<?>> rows = new ArrayList<>();
    for (int i = 0; i < shapes.tokens(); i++) {
      var visible = weights.tiles.get(i).to(i + 1);
      rows.add(
          animationGroup(
              transformFromCopy(scores.tiles.get(i).to(i + 1), visible),
              fadeIn(weights.tiles.get(i).from(i + 1))));
    }
    play(laggedStart(rows).lagRatio(0.3).runTime(3));
    pause(0.5);
    play(fadeOut(group(masked, arrow, name, caption)));
    return weights;
  }

  /** Returns the arrow from the scores to the weights. */
  private Arrow way(Tensor weights) {
    if (shape == FrameShape.PORTRAIT) {
      Vec end = at(-0.6, weights.back.y(UP));
      return arrow(at(-0.6, captionPlace(scoresPlace).y() - 0.3), end).buff(0.1);
    }
    // The arrow is below the rows, which fly from the scores to the weights.
    var start = at(scores.edge.x(RIGHT), scores.edge.y(DOWN) - 0.35);
    return arrow(start, at(weights.edge.x(LEFT), start.y())).buff(0.15);
  }
}
