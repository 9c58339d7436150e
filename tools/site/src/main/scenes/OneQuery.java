import static zoetrope.Zoetrope.*;

/** The weights of three keys for one query. */
public final class OneQuery extends Scene {
  @Override
  protected void construct() {
    var words = List.of("a", "fluffy", "creature");
    double[] query = {1, 2};
    double[][] keys = {{0.1, -0.5}, {0.9, 1.4}, {0.4, 0.2}};
    double[] weights = new double[3];
    double sum = 0;
    for (int i = 0; i < 3; i++) {
      double score = (query[0] * keys[i][0] + query[1] * keys[i][1]) / Math.sqrt(2);
      weights[i] = StrictMath.exp(score);
      sum += weights[i];
    }
    var columns = new Group<Mobject<?>>();
    for (int i = 0; i < 3; i++) {
      double weight = weights[i] / sum;
      var box = square(1.2).setStroke(GRAY_B, 2).setFill(YELLOW, weight);
      var share = decimalNumber(weight).nextTo(box, UP);
      columns.add(group(text(words.get(i)).nextTo(box, DOWN), box, share));
    }
    columns.arrange(RIGHT, 1);
    play(laggedStart(columns, column -> fadeIn(column).shift(UP)));
    pause();
  }
}
