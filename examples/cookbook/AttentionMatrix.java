package cookbook;

import static zoetrope.Zoetrope.*;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Each row of an attention matrix shows which words a word looks at. */
public final class AttentionMatrix extends Scene {
  private static final List<String> WORDS = List.of("the", "cat", "sat", "on", "the", "mat");

  @Override
  protected void construct() {
    int n = WORDS.size();
    var cells = group(IntStream.range(0, n * n).mapToObj(i -> square(0.8).setStroke(GREY_D, 1)));
    cells.arrangeInGrid(n, n, 0.06).moveTo(at(0.6, -0.7));
    play(fadeIn(cells).runTime(0.5));
    for (int row = 0; row < n; row++) {
      var word = text(WORDS.get(row)).nextTo(cells.get(row * n), LEFT);
      var above = text(WORDS.get(row)).scale(0.8).rotate(PI / 4).nextTo(cells.get(row), UP);
      play(fadeIn(word).runTime(0.2), fadeIn(above).runTime(0.2));
    }
    var legend = colorBar(colorScale(0, 1, BLACK, BLUE), 0, 1, 4).nextTo(cells, RIGHT, 1);
    play(fadeIn(legend).runTime(0.5));
    for (int row = 0; row < n; row++) {
      var weights = softmax(n);
      var line = cells.slice(row * n, row * n + n);
      play(
          animate(
                  line,
                  l -> {
                    for (int i = 0; i < n; i++) {
                      l.get(i).setFill(BLUE, weights[i]);
                    }
                  })
              .lagRatio(0.1));
    }
    pause();
  }

  /** Returns positive weights with the sum 1. */
  private double[] softmax(int n) {
    double[] scores = random().doubles(n, 0, 4).map(StrictMath::exp).toArray();
    double sum = Arrays.stream(scores).sum();
    return Arrays.stream(scores).map(score -> score / sum).toArray();
  }
}
