package zoetrope.scenes.attention.equation;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.animation.AnimationGroup;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.Tex;
import zoetrope.scenes.components.DotProducts;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.StaggeredMoves;

/**
 * Queries above the columns of a grid, keys left of its rows, and their product in each cell. The
 * second-to-last query and key are dots.
 */
final class ProductGrid {
  /** The query whose column becomes weights: the first is too close to the names of the rows. */
  private static final int FOLLOWED = 1;

  private final FrameShape shape;
  private final double columnGap;
  private final double rowGap;
  private final double keyGap;
  private final Group<Tex> queries;
  private final Group<Tex> keys;

  /** The lines between the columns, and left of the first. */
  Group<Line> columnLines;

  /** The lines between the rows, and above the first. */
  Group<Line> rowLines;

  /** The products, column by column. */
  Group<Group<Tex>> products;

  /** The denominators below all products that are not dots. */
  Group<Group<Glyph>> denominators;

  private final List<Group<Tex>> divided = new ArrayList<>();

  ProductGrid(FrameShape shape, Group<Tex> queries, Group<Tex> keys) {
    this.shape = shape;
    columnGap = shape.choose(0.8, 0.8, 0.58);
    rowGap = shape.choose(0.6, 0.6, 0.9);
    keyGap = shape.choose(0.42, 0.62, 1.05);
    this.queries = queries;
    this.keys = keys;
  }

  /**
   * Places the targets of queries in a row below {@code equation}, and of keys in a column next to
   * them.
   */
  void placeTargets(Mobject<?> equation) {
    double scale = shape == FrameShape.LANDSCAPE ? 0.75 : 1 / queries.first().height() * 0.4;
    queries.generateTarget().scale(scale).arrange(RIGHT, columnGap);
    queries.target().nextTo(equation, DOWN, shape.choose(0.45, 0.75, 0.75));
    keys.generateTarget().scale(scale).arrange(DOWN, keyGap);
    Tex dots = keys.target().get(-2);
    double low = dots.y(DOWN);
    dots.rotate(PI / 2);
    keys.target().last().shift(down(low - dots.y(DOWN)));
    keys.target().nextTo(queries.target(), DL, rowGap);
    if (shape != FrameShape.LANDSCAPE) {
      group(queries.target(), keys.target()).setX(-0.1);
    }
  }

  /** Draws lines to the right of all symbols and below them. All symbols must be in place. */
  void drawLines() {
    var symbols = group(queries, keys);
    columnLines = group();
    for (Mobject<?> left : headAnd(keys, queries)) {
      columnLines.add(
          line(UP, DOWN)
              .matchHeight(symbols)
              .scale(1.1)
              .nextTo(left, RIGHT, columnGap / 2)
              .alignTo(queries, UP));
    }
    rowLines = group();
    for (Mobject<?> above : headAnd(queries, keys)) {
      rowLines.add(
          line(LEFT, RIGHT)
              .matchWidth(symbols)
              .scale(1.1)
              .nextTo(above, DOWN, rowGap / 2)
              .alignTo(keys, LEFT));
    }
    columnLines.setStroke(GREY_B, 1);
    rowLines.setStroke(GREY_B, 1);
  }

  private static List<Mobject<?>> headAnd(Group<Tex> head, Group<Tex> symbols) {
    List<Mobject<?>> all = new ArrayList<>();
    all.add(head);
    symbols.forEach(all::add);
    return all;
  }

  /** Returns the dots among the keys. */
  Tex keyDots() {
    return keys.get(-2);
  }

  double middleOfTheRowOfDots() {
    return rowLines.slice(-3, -1).y();
  }

  /**
   * Creates products with targets in their cells. The product of dots and a symbol is shown as
   * dots.
   */
  void makeProducts() {
    products = group();
    for (Tex query : queries) {
      for (Tex key : keys) {
        products.add(product(query, key));
      }
    }
  }

  private Group<Tex> product(Tex query, Tex key) {
    Group<Tex> product = DotProducts.of(query, key);
    if (query == queries.get(-2)) {
      leaveOnly(product, 0);
    } else if (key == keyDots()) {
      leaveOnly(product, 2);
    } else {
      divided.add(product);
    }
    return product;
  }

  private static void leaveOnly(Group<Tex> product, int visible) {
    for (int i = 0; i < product.size(); i++) {
      product.target().get(i).scale(i == visible ? 1 : 0).moveTo((Mobject<?>) product.get(1));
    }
  }

  /** Returns the animation that assembles the products. */
  AnimationGroup assemble() {
    return DotProducts.assemble(products);
  }

  /**
   * Creates copies of {@code root}, a fraction line and its denominator, at the positions of
   * products.
   */
  void makeDenominators(Group<Glyph> root) {
    denominators = group();
    for (Group<Tex> product : products) {
      product.generateTarget();
      if (divided.contains(product)) {
        var denominator =
            root.copy().setFillOpacity(0.9).matchWidth(product).moveTo(product.center(), UP);
        product.target().nextTo(denominator, UP, SMALL_BUFF);
        group(product.target(), denominator).scale(0.75);
        denominators.add(denominator);
      }
    }
  }

  /** Returns the animation that moves products up and shrinks them. */
  AnimationGroup makeRoom() {
    return laggedStartMap(products, product -> moveToTarget(product).timeSpan(1, 3))
        .lagRatio(0.05)
        .runTime(3);
  }

  /** Returns the animation that moves copies of {@code root} below the products. */
  AnimationGroup divideBy(Group<Glyph> root) {
    List<Animation<?>> flights = new ArrayList<>();
    // Many copies start at nearly the same time. If they were visible, they would pile up on the
    // root.
    Group<Glyph> unseen = root.copy().setOpacity(0);
    for (Group<Glyph> denominator : denominators) {
      flights.add(transformFromCopy(unseen, denominator));
    }
    return StaggeredMoves.lagged(flights, 0.01).mayCross();
  }

  /** Returns the products, divided by the root, of the query that is followed. */
  Group<Mobject<?>> followedColumn() {
    int n = keys.size();
    Group<Mobject<?>> all = group(products.slice(FOLLOWED * n, (FOLLOWED + 1) * n));
    all.add(denominators.slice(FOLLOWED * (n - 1), (FOLLOWED + 1) * (n - 1)));
    return all;
  }

  /** Returns a frame around the cells of the query that is followed. */
  SurroundingRectangle frameOfFollowedColumn() {
    var cells =
        rectangle(
            columnLines.get(FOLLOWED + 1).x() - columnLines.get(FOLLOWED).x(),
            rowLines.first().y() - rowLines.last().y());
    cells.moveTo(
        at(
            (columnLines.get(FOLLOWED + 1).x() + columnLines.get(FOLLOWED).x()) / 2,
            (rowLines.first().y() + rowLines.last().y()) / 2));
    return surroundingRectangle(cells, -0.05);
  }

  /** Puts a weight into each cell of the query that is followed. */
  Group<Tex> weights(Group<Tex> weights) {
    for (int i = 0; i < weights.size(); i++) {
      weights.get(i).scale(cellScale());
      boolean dots = keys.get(i) == keyDots();
      weights.get(i).moveTo(at(frameOfFollowedColumn().x(), keys.get(i).y()));
      if (dots) {
        weights.get(i).rotate(PI / 2);
      }
    }
    return weights;
  }

  /** Puts a value beside each weight, and makes room for it by targets of the weights. */
  void besideWeights(Group<Tex> weights, Group<Tex> values) {
    weights.generateTarget();
    for (int i = 0; i < values.size(); i++) {
      Tex weight = weights.target().get(i);
      Tex value = values.get(i).scale(cellScale());
      if (keys.get(i) == keyDots()) {
        value.scale(0).moveTo((Mobject<?>) weight);
      } else {
        var middle = weight.center();
        value.nextTo(weight, RIGHT, 0.08).alignTo(weight, UP);
        group(weight, value).setX(middle.x());
      }
    }
  }

  private double cellScale() {
    return 0.9 * keys.first().height() / 0.45;
  }
}
