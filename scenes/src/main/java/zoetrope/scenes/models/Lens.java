package zoetrope.scenes.models;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.Softmax;
import zoetrope.scenes.components.Conventions;

/**
 * The predictions of each layer of a model as if it were the last: its residual stream, normalized
 * and multiplied by the unembedding matrix (the logit lens, nostalgebraist 2020).
 *
 * @param rows the rows of the film, from the embeddings to the last layer
 * @param answer the index of the token that the last layer predicts after the phrase
 */
record Lens(List<Row> rows, int answer) {
  /** The largest number of readable rows. Deeper models show an even selection of layers. */
  static final int MAX_ROWS = 13;

  /** The number of shown entries of a vector. */
  static final int NUMBERS = 16;

  /**
   * The stream after some layers.
   *
   * @param layers the number of layers that the vectors have passed; 0 for the embeddings
   * @param numbers the first numbers of the last token's vector
   * @param guesses the likeliest next token after each token
   * @param answer the probability, in this row, of the answer of the last layer; in [0, 1]
   */
  record Row(int layers, double[] numbers, List<Guess> guesses, double answer) {
    Guess last() {
      return guesses.get(guesses.size() - 1);
    }

    /** Returns the name that the film shows. The first layer is layer 1. */
    String name() {
      return layers == 0 ? "embeddings" : Conventions.layer(layers - 1);
    }
  }

  /**
   * The likeliest token.
   *
   * @param id the index of the token
   * @param text the text of the token
   * @param chance the probability of the token, in [0, 1]
   */
  record Guess(int id, String text, double chance) {}

  static Lens of(StudiedModel model) {
    int last = model.tokens().size() - 1;
    int answer = likeliest(model.logits(model.stream(model.layers())).row(last));
    List<Row> rows = new ArrayList<>();
    for (int layers : heights(model.layers())) {
      RealMatrix stream = model.stream(layers);
      RealMatrix logits = model.logits(stream);
      List<Guess> guesses = new ArrayList<>();
      double[] chances = {};
      for (int t = 0; t <= last; t++) {
        chances = Softmax.of(logits.row(t));
        int best = likeliest(chances);
        guesses.add(new Guess(best, model.token(best), chances[best]));
      }
      double[] numbers = Arrays.copyOf(stream.row(last), Math.min(NUMBERS, stream.columns()));
      rows.add(new Row(layers, numbers, guesses, chances[answer]));
    }
    return new Lens(rows, answer);
  }

  private static List<Integer> heights(int layers) {
    int rows = Math.min(layers + 1, MAX_ROWS);
    return IntStream.range(0, rows)
        .mapToObj(i -> (int) Math.round((double) i * layers / (rows - 1)))
        .toList();
  }

  private static int likeliest(double[] numbers) {
    int best = 0;
    for (int i = 1; i < numbers.length; i++) {
      best = numbers[i] > numbers[best] ? i : best;
    }
    return best;
  }

  Row top() {
    return rows.get(rows.size() - 1);
  }

  /**
   * Returns the first row such that this row and all later rows guess the answer after the last
   * token.
   */
  int settled() {
    int row = rows.size() - 1;
    while (row > 0 && rows.get(row - 1).last().id() == answer) {
      row--;
    }
    return row;
  }
}
