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
 * A language model of one attention block that has read a dozen sentences, all of it trained when
 * the model is made; see {@link ToyModel}.
 *
 * <pre>{@code
 * var model = TinyLanguageModel.trained();
 * double[] chances = Softmax.of(model.predict(List.of("the", "cat", "sat")).logits());
 * }</pre>
 */
final class TinyLanguageModel {
  /** The end of a sentence, a word of the vocabulary like others. */
  static final String END = ToyModel.END;

  /** How many numbers a vector has, C. */
  static final int CHANNELS = 32;

  private static final int HEADS = 4;
  private static final long SEED = 5;

  private final ToyModel model;

  private TinyLanguageModel(ToyModel model) {
    this.model = model;
  }

  /**
   * What the model makes of a text of T words.
   *
   * @param embeddings words and places, [T, C]
   * @param updated the same after the attention block, [T, C]
   * @param weights how much the last word takes from each, the mean of all heads, [T]
   * @param logits a number for each word of the vocabulary: the greater, the likelier it is next
   */
  record Prediction(RealMatrix embeddings, RealMatrix updated, double[] weights, double[] logits) {}

  /** The model, always the same. */
  static TinyLanguageModel trained() {
    return new TinyLanguageModel(ToyModel.trained(ToySize.of(CHANNELS, HEADS), SEED));
  }

  /** All words it knows, in the order in which it met them. */
  List<String> vocabulary() {
    return model.table().words();
  }

  /** W_U, [words, C]. */
  RealMatrix unembedding() {
    return model.unembedding().weights();
  }

  /**
   * The words of {@code text}, in small letters.
   *
   * @throws IllegalArgumentException when there are fewer than 2 or more than {@code most}, or one
   *     is not in the vocabulary, or the last one ends the sentence
   */
  List<String> read(String text, int most) {
    List<String> words = List.of(text.strip().toLowerCase(Locale.ROOT).split("\\s+"));
    new WordLimits(2, most).require("the prompt", words);
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

  /** What comes after {@code words}, all of the vocabulary. */
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
