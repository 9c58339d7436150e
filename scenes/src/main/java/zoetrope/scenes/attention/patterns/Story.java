package zoetrope.scenes.attention.patterns;

import static zoetrope.Zoetrope.*;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.Softmax;
import zoetrope.attention.story.StoryWeights;
import zoetrope.color.Color;
import zoetrope.scenes.components.FrameShape;

/**
 * The phrase of the film and its attention: who asks, who answers, and every number on the screen.
 * Words are given by their indices, from 0. Matrices are indexed {@code [key][query]}, like the
 * grid. {@link Stories} creates a story from a phrase or a model file.
 */
final class Story {
  /** A word attends to another if the weight is above this. */
  private static final double MIN_STRONG_WEIGHT = 0.25;

  private final List<String> words;
  private final int[] nouns;
  private final List<StoryWeights.Link> links;
  private final Wording wording;
  private final Sizes sizes;
  private final Results results;

  /**
   * The wordings in the film.
   *
   * @param question the question of the hero, in two lines
   * @param answer a short answer
   * @param keyAnswer the answer of the keys, in two lines
   */
  record Wording(String question, String answer, String keyAnswer) {}

  /**
   * The sizes of the model that labels show.
   *
   * @param embedding the number of dimensions of an embedding
   * @param key the number of dimensions of a query and of a key
   */
  record Sizes(int embedding, int key) {}

  /**
   * The attention of the words; rows are queries. The scores are rounded as the film shows them,
   * and the weights are the softmax of these rounded scores.
   *
   * @param scores the dot products of queries and keys, [T, T]
   * @param decimals the number of decimal places of the scores
   * @param weights the weights without a mask, [T, T]
   * @param causalWeights the weights with a causal mask, [T, T]
   */
  record Attention(RealMatrix scores, int decimals, RealMatrix weights, RealMatrix causalWeights) {
    /** Returns the attention for scores that are not yet rounded. */
    static Attention of(RealMatrix scores, int decimals, boolean masked) {
      double unit = StrictMath.pow(10, decimals);
      RealMatrix shown = scores.map(score -> Math.round(score * unit) / unit);
      RealMatrix open = Softmax.ofRows(shown);
      return new Attention(shown, decimals, open, masked ? Softmax.ofRows(earlier(shown)) : open);
    }

    private static RealMatrix earlier(RealMatrix scores) {
      return RealMatrix.of(
          scores.rows(),
          scores.columns(),
          (query, key) -> key <= query ? scores.get(query, key) : Double.NEGATIVE_INFINITY);
    }
  }

  /**
   * The computed values; rows are words.
   *
   * @param embeddings the embeddings with positions, [T, C]
   * @param meanings the embeddings without positions, [T, C]
   * @param queries the queries, [T, d_k]
   * @param queryMatrix W_Q
   * @param keyMatrix W_K
   */
  record Results(
      Attention attention,
      RealMatrix embeddings,
      RealMatrix meanings,
      RealMatrix queries,
      ShownMatrix queryMatrix,
      ShownMatrix keyMatrix) {}

  Story(
      List<String> words,
      int[] nouns,
      List<StoryWeights.Link> links,
      Wording wording,
      Sizes sizes,
      Results results) {
    this.words = List.copyOf(words);
    this.nouns = nouns.clone();
    this.links = List.copyOf(links);
    this.wording = wording;
    this.sizes = sizes;
    this.results = results;
  }

  // --- words ---

  /** Returns the words, without spaces. */
  List<String> words() {
    return words;
  }

  /** Returns the number of words. */
  int size() {
    return words.size();
  }

  /**
   * Returns the scale of objects beside words, relative to eight words in a wide frame; at most 1.
   */
  double shrink() {
    return Math.min(1, 8.0 / size()) * FrameShape.current().choose(1, 1, 0.75);
  }

  /** Returns the wordings in the film. */
  Wording wording() {
    return wording;
  }

  /** Returns the sizes that labels show. */
  Sizes sizes() {
    return sizes;
  }

  /** Returns the words that others attend to, in order, such as adjectives. */
  int[] adjectives() {
    int[] askers = askers();
    return links.stream()
        .mapToInt(StoryWeights.Link::from)
        .filter(word -> !contains(askers, word))
        .sorted()
        .distinct()
        .toArray();
  }

  /** Returns the nouns, with or without adjectives. */
  int[] nouns() {
    int[] adjectives = adjectives();
    return IntStream.concat(Arrays.stream(nouns), Arrays.stream(askers()))
        .filter(word -> !contains(adjectives, word))
        .sorted()
        .distinct()
        .toArray();
  }

  /** Returns the words that are neither adjectives nor nouns. */
  int[] others() {
    int[] nouns = nouns();
    int[] adjectives = adjectives();
    return IntStream.range(0, size())
        .filter(i -> !contains(nouns, i) && !contains(adjectives, i))
        .toArray();
  }

  /** Returns the nouns with adjectives, in order. */
  int[] askers() {
    return links.stream().mapToInt(StoryWeights.Link::to).sorted().distinct().toArray();
  }

  /** Returns the adjectives of the noun {@code noun}, in order; a single word answers itself. */
  int[] adjectivesOf(int noun) {
    return links.stream()
        .filter(link -> link.to() == noun)
        .mapToInt(StoryWeights.Link::from)
        .sorted()
        .toArray();
  }

  /** Returns the noun that the film follows: the first among those with the most adjectives. */
  int hero() {
    int best = askers()[0];
    for (int noun : askers()) {
      best = adjectivesOf(noun).length > adjectivesOf(best).length ? noun : best;
    }
    return best;
  }

  /** Whether the hero is the only word and has no other word to ask. */
  boolean isAlone() {
    return size() == 1;
  }

  /**
   * Returns a word that is irrelevant to the hero. It has the smallest score among the words that
   * are neither adjectives nor nouns, or among all words if all are.
   */
  int stranger() {
    int[] answers = adjectivesOf(hero());
    int[] others = Arrays.stream(others()).filter(i -> !contains(answers, i)).toArray();
    double[] scores = results.attention().scores().row(hero());
    IntStream candidates =
        others.length > 0
            ? Arrays.stream(others)
            : IntStream.range(0, size()).filter(i -> !contains(answers, i));
    return candidates.boxed().min(Comparator.comparingDouble(i -> scores[i])).orElse(0);
  }

  // --- numbers ---

  /** Returns the dot products of keys and queries, {@code [key][query]}. */
  double[][] scores() {
    return byKey(results.attention().scores());
  }

  /** Returns the number of decimal places of the scores. */
  int scoreDecimals() {
    return results.attention().decimals();
  }

  /**
   * Returns the colour of a score by its value: red for the lowest score of the story, grey in the
   * middle, and white for the highest.
   */
  Color scoreColor(double score) {
    double[] all =
        Arrays.stream(results.attention().scores().toRows())
            .flatMapToDouble(Arrays::stream)
            .toArray();
    double low = Arrays.stream(all).min().orElse(score);
    double high = Arrays.stream(all).max().orElse(score);
    double place = high > low ? (score - low) / (high - low) : 1;
    return place < 0.5 ? RED_D.mix(GREY_C, 2 * place) : GREY_C.mix(WHITE, 2 * place - 1);
  }

  /**
   * Returns the softmax of each column of the scores, including later words, {@code [key][query]}.
   */
  double[][] weights() {
    return byKey(results.attention().weights());
  }

  /** Returns the softmax of the scores at {@code temperature}, {@code [key][query]}. */
  double[][] weightsAt(double temperature) {
    return byKey(Softmax.ofRows(results.attention().scores(), temperature));
  }

  /** Whether words attend to later ones without a mask. */
  boolean looksAhead() {
    return looksAhead(results.attention().causalWeights());
  }

  /** Whether a word attends to a later one, as in bidirectional models. */
  static boolean looksAhead(RealMatrix weights) {
    return IntStream.range(0, weights.rows())
        .anyMatch(
            query ->
                IntStream.range(query + 1, weights.columns())
                    .anyMatch(key -> weights.get(query, key) > 1e-6));
  }

  /**
   * Returns the weights of the sums of values, {@code [key][query]}. Later words have no weight,
   * except in bidirectional models.
   */
  double[][] causalWeights() {
    return byKey(results.attention().causalWeights());
  }

  /** Whether a weight, in [0, 1], is large enough to be mentioned. */
  static boolean isStrong(double weight) {
    return weight > MIN_STRONG_WEIGHT;
  }

  /** Whether {@code query} asks {@code key} and attends to it strongly enough to be mentioned. */
  boolean attends(int query, int key) {
    return isStrong(results.attention().causalWeights().get(query, key))
        && (query == key || links.stream().anyMatch(l -> l.to() == query && l.from() == key));
  }

  /**
   * Returns the first numbers and the last number of the embedding of {@code word}, with its
   * position.
   */
  double[] embedding(int word, int length) {
    return excerpt(results.embeddings().row(word), length);
  }

  /**
   * Returns the first numbers and the last number of the embedding of {@code word}, without its
   * position.
   */
  double[] meaning(int word, int length) {
    return excerpt(results.meanings().row(word), length);
  }

  /** Returns the first numbers and the last number of the query of {@code word}. */
  double[] query(int word, int length) {
    return excerpt(results.queries().row(word), length);
  }

  /** Returns W_Q. */
  ShownMatrix queryMatrix() {
    return results.queryMatrix();
  }

  /** Returns W_K. */
  ShownMatrix keyMatrix() {
    return results.keyMatrix();
  }

  private static double[] excerpt(double[] all, int length) {
    return IntStream.range(0, length).mapToDouble(i -> all[shown(i, length, all.length)]).toArray();
  }

  /**
   * Returns the index of the number at a place. The places show the first numbers in order, except
   * the last place, which shows the last number.
   */
  private static int shown(int place, int places, int size) {
    return place == places - 1 ? size - 1 : place;
  }

  private static double[][] byKey(RealMatrix byQuery) {
    return byQuery.transpose().toRows();
  }

  static boolean contains(int[] numbers, int n) {
    return Arrays.stream(numbers).anyMatch(i -> i == n);
  }
}
