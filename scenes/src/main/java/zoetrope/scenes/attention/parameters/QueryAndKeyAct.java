package zoetrope.scenes.attention.parameters;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.IntegerNumber;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.WeightMatrix;

/** The rows and columns of the query and the key matrix are counted; then both move aside. */
final class QueryAndKeyAct extends CountingAct<QueryAndKeyAct.Result> {
  private final HeadNumbers numbers;
  private final MatricesAct.Result before;
  private final Group<WeightMatrix> matrices;
  private final Group<Text> titles;

  /**
   * The result of the act.
   *
   * @param matrices the two matrices
   * @param titles their names
   * @param totals the number of parameters next to each matrix
   * @param queryProduct the equation for the query matrix
   * @param keyProduct the equation for the key matrix
   */
  record Result(
      Group<WeightMatrix> matrices,
      Group<Text> titles,
      Group<IntegerNumber> totals,
      ParameterProduct queryProduct,
      ParameterProduct keyProduct) {}

  QueryAndKeyAct(HeadNumbers numbers, MatricesAct.Result before) {
    this.numbers = numbers;
    this.before = before;
    matrices = before.matrices().to(2);
    titles = before.titles().to(2);
  }

  @Override
  protected Result construct() {
    MatrixDimension queryColumns = countColumns(matrices.get(0), numbers.size().embedding());
    MatrixDimension keyColumns = countColumns(matrices.get(1), numbers.size().embedding());
    pause();
    MatrixDimension queryRows = countRows(matrices.get(0), numbers.size().keySize());
    MatrixDimension keyRows = countRows(matrices.get(1), numbers.size().keySize());
    pause();
    ParameterProduct queryProduct =
        multiply(queryRows, queryColumns, animate(titles.get(0), title -> title.shift(UP)));
    ParameterProduct keyProduct =
        multiply(keyRows, keyColumns, animate(titles.get(1), title -> title.shift(UP)));
    pause();
    Group<Mobject<?>> counts =
        group(
            queryProduct.all(),
            keyProduct.all(),
            queryColumns.group(),
            queryRows.group(),
            keyColumns.group(),
            keyRows.group());
    var totals = group(queryProduct.result().copy(), keyProduct.result().copy());
    setThemAside(totals, counts);
    return new Result(matrices, titles, totals, queryProduct, keyProduct);
  }

  private void setThemAside(Group<IntegerNumber> totals, Group<Mobject<?>> counts) {
    FrameShape shape = FrameShape.current();
    double scale = shape.choose(0.5, 0.5, 0.7);
    Group<Text> smallTitles = titles.generateTarget();
    smallTitles.arrange(DOWN, 2, LEFT).toCorner(UL).scaleAboutEdge(scale, UL);
    Group<WeightMatrix> smallMatrices = matrices.generateTarget();
    Group<IntegerNumber> smallTotals = totals.generateTarget();
    for (int i = 0; i < 2; i++) {
      Text title = smallTitles.get(i);
      IntegerNumber total = smallTotals.get(i);
      total.scale(scale).nextTo(title, DOWN, SMALL_BUFF, LEFT);
      smallMatrices.get(i).scale(scale).nextTo(group(title, total), RIGHT, MED_LARGE_BUFF);
    }
    Group<Mobject<?>> value = before.valueGroup();
    Group<Mobject<?>> largeValue = value.savedState().copy();
    largeValue.get(1).scale(shape.choose(1, 4 / 5.6, 4.2 / 6.4));
    largeValue.arrange(DOWN, 1).moveTo(shape.choose(at(2, -0.5), at(0.1, -1.5), at(-0.4, -2.6)));
    play(
        moveToTarget(titles).runTime(2),
        moveToTarget(matrices).runTime(2),
        moveToTarget(totals).runTime(2),
        fadeOut(counts).shift(UL.times(0.5)).lagRatio(0.001).timeSpan(0, 1).runTime(2),
        transform(value, largeValue).runTime(2));
    pause();
  }
}
