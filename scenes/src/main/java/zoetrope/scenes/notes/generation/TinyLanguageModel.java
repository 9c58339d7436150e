package zoetrope.scenes.notes.generation;

import java.util.List;
import java.util.Locale;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.MultiHeadTrace;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.toy.ToyModel;
import zoetrope.attention.toy.ToySize;
import zoetrope.scenes.components.WordLimits;

/**
 * A language model of one attention block, trained on a dozen sentences when it is created; see
 * {@link ToyModel}.
 *
 * <pre>{@code
 * var model = TinyLanguageModel.trained();
 * double[] chances = Softmax.of(model.predict(List.of("the", "cat", "sat")).logits());
 * }</pre>
 */
final class TinyLanguageModel {
  /** The end of a sentence, an ordinary word of the vocabulary. */
  static final String END = ToyModel.END;

  /** The number of dimensions of a vector, C. */
  static final int CHANNELS = 32;

  private static final int HEADS = 4;
  private static final long SEED = 5;

  private final ToyModel model;

  private TinyLanguageModel(ToyModel model) {
    this.model = model;
  }

  /**
   * The model's result for a text of T words.
   *
   * @param embeddings the sum of words and positions, [T, C]
   * @param updated the vectors after the attention block, [T, C]
   * @param weights the attention of the last word to each word, averaged over all heads, [T]
   * @param logits the logit of each word of the vocabulary as the next word
   */
  record Prediction(RealMatrix embeddings, RealMatrix updated, double[] weights, double[] logits) {}

  /** Returns the model, which is the same in every call. */
  static TinyLanguageModel trained() {
    return new TinyLanguageModel(ToyModel.trained(ToySize.of(CHANNELS, HEADS), SEED));
  }

  /** Returns all known words, in the order of their first occurrence in the training text. */
  List<String> vocabulary() {
    return model.table().words();
  }

  /** Returns W_U, [words, C]. */
  RealMatrix unembedding() {
    return model.unembedding().weights();
  }

  /**
   * Returns the words of {@code text} in lower case.
   *
   * @throws IllegalArgumentException if there are fewer than 2 or more than {@code maxWords} words,
   *     if one is not in the vocabulary, or if the last one ends the sentence
   */
  List<String> read(String text, int maxWords) {
    List<String> words = List.of(text.strip().toLowerCase(Locale.ROOT).split("\\s+"));
    new WordLimits(2, maxWords).require("the prompt", words);
    for (String word : words) {
      if (!vocabulary().contains(word)) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "the prompt has the word \"%s\", which the model has never read; it knows %s",
                word,
                String.join(" ", vocabulary())));
      }
    }
    if (words.get(words.size() - 1).equals(END)) {
      throw new IllegalArgumentException(
          "the prompt ends with \"" + END + "\": nothing follows a whole sentence; leave it out");
    }
    return words;
  }

  /** Predicts the word after {@code words}, which must be in the vocabulary. */
  Prediction predict(List<String> words) {
    RealMatrix embeddings = model.input(words);
    MultiHeadTrace trace = model.attention().trace(embeddings, model.kind());
    RealMatrix updated = embeddings.plus(trace.output());
    int last = words.size() - 1;
    double[] weights = new double[words.size()];
    for (AttentionTrace head : trace.heads()) {
      for (int j = 0; j < weights.length; j++) {
        weights[j] += head.weights().get(last, j) / HEADS;
      }
    }
    double[] logits = model.unembedding().apply(updated.row(last));
    return new Prediction(embeddings, updated, weights, logits);
  }
}
