package zoetrope.scenes.notes;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.DotProductAttention;
import zoetrope.attention.LinearMap;
import zoetrope.attention.PositionEncoding;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.WeightGenerator;
import zoetrope.scenes.components.WordLimits;

/**
 * A sentence, its embeddings and positions, and the output of a head of attention before and after
 * two words change places.
 *
 * @param words the words of the sentence, T
 * @param embeddings random embeddings, equal for equal words, [T, C]
 * @param encoding the encoding of the positions
 * @param head a head for vectors of C numbers
 * @param first the position of the word that changes places with the word at {@code second}
 * @param second the position of the other word
 * @param watched the position of the word whose output is shown
 */
record WordOrder(
    List<String> words,
    RealMatrix embeddings,
    PositionEncoding encoding,
    AttentionHead head,
    int first,
    int second,
    int watched) {

  /**
   * Returns a sentence of 4 to 8 words, at least three of them different.
   *
   * @throws IllegalArgumentException if the sentence does not meet these conditions, or {@code
   *     channels} is not an even number from 8 to 24
   */
  static WordOrder of(String sentence, int channels, long seed) {
    List<String> words = List.of(sentence.strip().split("\\s+"));
    new WordLimits(4, 8).require("the sentence", words);
    if (channels < 8 || channels > 24 || channels % 2 != 0) {
      throw new IllegalArgumentException(
          "channels=" + channels + ": an even number from 8 to 24 is expected");
    }
    double[][] rows = new double[words.size()][];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = WeightGenerator.of(seed, words.get(i)).gaussian(1, channels, 1).row(0);
    }
    int last = words.size() - 1;
    WordOrder order =
        new WordOrder(
            words,
            RealMatrix.ofRows(rows),
            new PositionEncoding(channels),
            head(WeightGenerator.of(seed, "head"), channels),
            partner(words),
            last,
            last);
    return order.watching(order.mostConcerned());
  }

  /**
   * Returns a random head. Its scores are far enough apart that some words clearly outweigh others.
   */
  private static AttentionHead head(WeightGenerator random, int channels) {
    double deviation = 1.5 / Math.sqrt(channels);
    return new AttentionHead(
        new LinearMap(random.gaussian(channels, channels, deviation)),
        new LinearMap(random.gaussian(channels, channels, deviation)),
        new LinearMap(random.gaussian(channels, channels, deviation)));
  }

  /**
   * Returns the first position above 0 of a word that differs from the last word; 0 if there is
   * none.
   */
  private static int partner(List<String> words) {
    if (new LinkedHashSet<>(words).size() < 3) {
      throw new IllegalArgumentException(
          "sentence: three different words are needed to change the order, but there are only "
              + new LinkedHashSet<>(words));
    }
    int last = words.size() - 1;
    for (int i = 1; i < last; i++) {
      if (!alike(words, i, last)) {
        return i;
      }
    }
    return 0;
  }

  /** Returns a copy that watches another word. */
  private WordOrder watching(int place) {
    return new WordOrder(words, embeddings, encoding, head, first, second, place);
  }

  /**
   * Returns the position with the greatest change of its output among the words that do not move.
   */
  private int mostConcerned() {
    int best = -1;
    for (int i = 0; i < length(); i++) {
      boolean stays = i != first && i != second;
      if (stays && (best < 0 || watching(i).change(true) > watching(best).change(true))) {
        best = i;
      }
    }
    return best;
  }

  private static boolean alike(List<String> words, int a, int b) {
    return words.get(a).equals(words.get(b));
  }

  int length() {
    return words.size();
  }

  int channels() {
    return embeddings.columns();
  }

  /** Returns the vectors of all positions, [T, C]. */
  RealMatrix positions() {
    return encoding.encode(length());
  }

  /**
   * Returns number {@code channel} of the encoding at the position {@code p}, which may be between
   * two words.
   */
  double wave(double p, int channel) {
    double angle = p / divisor(channel);
    return channel % 2 == 0 ? StrictMath.sin(angle) : StrictMath.cos(angle);
  }

  /** Returns the divisor of a position before its sine or cosine is taken. */
  double divisor(int channel) {
    return StrictMath.pow(encoding.base(), (double) (channel - channel % 2) / channels());
  }

  /** Returns the positions of a word that occurs twice, or an empty list. */
  List<Integer> twice() {
    for (int i = 0; i < length(); i++) {
      for (int j = i + 1; j < length(); j++) {
        if (alike(words, i, j)) {
          return List.of(i, j);
        }
      }
    }
    return List.of();
  }

  /** Returns the position of each word after the change. */
  int[] changed() {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < length(); i++) {
      order.add(i);
    }
    Collections.swap(order, first, second);
    return order.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Returns the output of the head for the watched word, [1, C]. */
  RealMatrix output(boolean changed, boolean positioned) {
    RealMatrix x = changed ? embeddings.selectRows(changed()) : embeddings;
    RealMatrix input = positioned ? x.plus(positions()) : x;
    return head.trace(input, DotProductAttention.unmasked())
        .output()
        .sliceRows(watched, watched + 1);
  }

  /** Returns the distance between both outputs relative to the length of the first. */
  double change(boolean positioned) {
    RealMatrix before = output(false, positioned);
    RealMatrix difference = output(true, positioned).minus(before);
    return length(difference) / length(before);
  }

  private static double length(RealMatrix vector) {
    return Math.sqrt(vector.timesTransposed(vector).get(0, 0));
  }
}
