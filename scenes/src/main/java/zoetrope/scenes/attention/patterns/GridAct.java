package zoetrope.scenes.attention.patterns;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.text.Tex;
import zoetrope.scene.Fault;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.StaggeredMoves;

/**
 * The act where every key meets every query in a grid of dot products. A disc is large where a key
 * answers.
 */
final class GridAct extends Act<GridAct.Result> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);

  private static final double WIDTH = 12;
  private static final double TALL_WIDTH = 8;

  /** The largest distance between two columns, for phrases of few words. */
  private static final double MAX_PITCH = 2.4;

  /** The score with the largest disc. */
  private static final double LARGE = 12.5;

  private final boolean tall = FrameShape.current() == FrameShape.PORTRAIT;
  private final Story story;
  private final QueriesAct.Result queries;
  private final KeysAct.Result keys;
  private final Group<Group<Mobject<?>>> columns;
  private final Group<Line> rowLines;

  /**
   * The objects that later acts use.
   *
   * @param rowLines the lines of the rows: one above every key; there is none below the last
   * @param columnLines the lines of the columns: between the queries and beside them
   * @param products K, a dot and Q in every cell, row by row
   * @param discs a disc in every cell, row by row
   * @param columns the objects above each column, from the arrow below its word down to its query
   */
  record Result(
      Group<Line> rowLines,
      Group<Line> columnLines,
      Group<Group<Tex>> products,
      Group<Group<Dot>> discs,
      Group<Group<Mobject<?>>> columns) {}

  GridAct(Story story, QueriesAct.Result queries, KeysAct.Result keys) {
    this.story = story;
    this.queries = queries;
    this.keys = keys;
    columns = queries.symbols().mapIndexed((symbol, i) -> queries.column(i));
    rowLines = rowLines();
  }

  @Override
  protected Result construct() {
    placeColumns();
    Group<Line> columnLines = columnLines();
    narration.tell("How well do they fit?");
    drawTheGrid(columnLines);
    narration.tell("Their dot product tells.");
    Group<Group<Tex>> products = multiply();
    narration.tell("The larger the dot, the better they fit.");
    Group<Group<Dot>> discs = showSimilarity(products);
    narration.finish();
    return new Result(rowLines, columnLines, products, discs, columns);
  }

  private void placeColumns() {
    Group<Group<Mobject<?>>> words = queries.wordGroups();
    columns.generateTarget().forEach(column -> column.scaleAboutEdge(story.shrink(), UP));
    columns.target().shift(down(0.25));
    if (story.size() > 1) {
      double width = tall ? TALL_WIDTH : WIDTH;
      columns.target().arrangeToFitWidth(Math.min(width, MAX_PITCH * story.size()), LEFT);
    }
    if (tall) {
      // The first line of the grid is between the queries and the first row.
      double low = KeysAct.gap(story, keys.wordGroups()) / 2 + 0.15;
      columns.target().nextTo(keys.rows(), UR, 0.5).shift(up(low - 0.5));
    }
    words.generateTarget();
    double pitch = pitch();
    double widest = words.stream().mapToDouble(Mobject::width).max().orElseThrow();
    double scale = Math.min(0.7, 0.92 * pitch / widest);
    for (int i = 0; i < story.size(); i++) {
      words.target().get(i).scale(scale).nextTo(columns.target().get(i).get(0), UP, SMALL_BUFF);
    }
  }

  /** Returns the distance between two columns. */
  private double pitch() {
    var targets = columns.target();
    return story.size() > 1 ? targets.get(1).x() - targets.get(0).x() : MAX_PITCH;
  }

  private void drawTheGrid(Group<Line> columnLines) {
    group(rowLines, columnLines).setStroke(GREY_A, 1);
    trim(columnLines);
    keys.rows().generateTarget();
    shadeWithoutVeils();
    var view =
        View.at(-2, -4.75, 15)
            .including(keys.rows(), columns.target(), queries.wordGroups().target());
    play(
        animate(camera(), view::applyTo).runTime(3),
        moveToTarget(columns),
        moveToTarget(queries.wordGroups()),
        still(queries.wordGroups().get(story.hero())),
        moveToTarget(keys.rows()),
        showCreation(rowLines).lagRatio(0.2),
        showCreation(columnLines).lagRatio(0.2));
  }

  /**
   * Replaces the veils by colours of the same darkness. The colours move with the words, which
   * would move out from under the veils.
   */
  private void shadeWithoutVeils() {
    remove(keys.veils());
    for (Mobject<?> part : keys.hidden().familyWithPoints()) {
      Color fill = part.fillColor();
      part.setFill(shaded(fill), fill.alpha(), part.style().fillBorder());
      part.setStroke(shaded(part.strokeColor()));
    }
  }

  private static Color shaded(Color color) {
    return color.lerp(BLACK, KeysAct.DARKNESS);
  }

  private Group<Line> rowLines() {
    var words = keys.wordGroups();
    double gap = KeysAct.gap(story, words) / 2;
    return words.map(word -> line().setWidth(20).nextTo(word, UP, gap).alignTo(words, LEFT));
  }

  private Group<Line> columnLines() {
    List<Line> lines = new ArrayList<>();
    var targets = columns.target();
    double gap = Math.min(0.5, 0.7 * (pitch() - targets.get(0).width()));
    for (Group<Mobject<?>> column : targets) {
      lines.add(rule().nextTo(column, LEFT, gap, UP));
    }
    lines.add(rule().nextTo(columns.target(), RIGHT, 0.5, UP));
    return group(lines);
  }

  /**
   * Shortens the lines of the grid if there are few words, and makes its columns longer if there
   * are rows below their ends.
   */
  private void trim(Group<Line> columnLines) {
    double right = columnLines.last().x();
    double bottom = 2 * rowLines.last().y() - rowLines.get(Math.max(0, story.size() - 2)).y();
    boolean few = tall || story.size() < 8;
    if (story.size() > 1 && few) {
      rowLines.forEach(
          line -> line.setWidth(right - line.x(LEFT)).alignTo(keys.wordGroups(), LEFT));
    }
    boolean tooShort = bottom < columnLines.first().y(DOWN);
    if (story.size() > 1 && (few || tooShort)) {
      columnLines.forEach(
          line -> line.stretchAboutEdge((line.y(UP) - bottom) / line.height(), 1, UP));
    }
  }

  private static Line rule() {
    return line(UP, DOWN).setHeight(14);
  }

  /** Returns the point where row {@code key} and column {@code query} cross. */
  private Vec cell(int key, int query) {
    return at(queries.symbols().get(query).x(), keys.symbols().get(key).y());
  }

  private Group<Group<Tex>> multiply() {
    List<Group<Tex>> all = new ArrayList<>();
    for (int key = 0; key < story.size(); key++) {
      for (int query = 0; query < story.size(); query++) {
        all.add(product(key, query));
      }
    }
    var products = group(all);
    List<Animation<?>> flights = new ArrayList<>();
    products.forEach(product -> flights.add(moveToTarget(product)));
    play(StaggeredMoves.lagged(flights, 0.025).runTime(4).mayCross());
    pause();
    return products;
  }

  private Group<Tex> product(int key, int query) {
    Vec cell = cell(key, query);
    var dot = tex(".").fontSize(72).moveTo(cell).setFillOpacity(0);
    var product = group(keys.symbols().get(key).copy(), dot, queries.symbols().get(query).copy());
    product
        .generateTarget()
        .arrange(RIGHT, 0.15)
        .scale(tall ? 0.9 : 0.65)
        .moveTo(cell)
        .setFillOpacity(1);
    product.target().scale(story.shrink());
    return product;
  }

  private Group<Group<Dot>> showSimilarity(Group<Group<Tex>> products) {
    double[][] scores = story.scores();
    List<Group<Dot>> rows = new ArrayList<>();
    for (int key = 0; key < story.size(); key++) {
      List<Dot> row = new ArrayList<>();
      for (int query = 0; query < story.size(); query++) {
        var disc = dot().setFill(GREY_C, 0.8).moveTo(cell(key, query));
        double score = scores[key][query];
        disc.setWidth(story.shrink() * roughDiameter(score));
        disc.generateTarget().setWidth(story.shrink() * diameter(score));
        row.add(disc);
      }
      rows.add(group(row));
    }
    var discs = group(rows);
    var all = flat(discs);
    allow(Fault.CLASH, "the discs grow over the products that they replace", discs);
    allow(Fault.CONTRAST, "the discs grow over the products that they replace", products);
    play(
        animate(products, p -> p.setFillOpacity(0.75)),
        laggedStartMap(all, disc -> growFromCenter(disc)));
    pause();
    play(laggedStartMap(all, disc -> moveToTarget(disc)).lagRatio(0.01));
    pause();
    return discs;
  }

  static <E extends Mobject<?>> Group<E> flat(Group<Group<E>> rows) {
    return group(rows.stream().flatMap(row -> row.stream()));
  }

  /**
   * Returns the diameter with which a disc appears, in [0, 1]: linear in the score from -{@link
   * #LARGE} to {@link #LARGE}.
   */
  private static double roughDiameter(double score) {
    return Math.max(0, Math.min(1, (score + LARGE) / (2 * LARGE)));
  }

  /**
   * Returns the diameter that a disc gets later: 0.1 for scores up to 0, then linear up to 0.95 at
   * LARGE.
   */
  private static double diameter(double score) {
    return 0.1 + 0.85 * Math.max(0, Math.min(1, score / LARGE));
  }
}
