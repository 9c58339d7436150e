package zoetrope.scenes.attention.patterns;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.Softmax;
import zoetrope.attention.story.StoryWeights;

/**
 * The phrase of the film and what attention makes of it: who asks, who answers, and every number on
 * the screen. Matrices are indexed {@code [key][query]}, as the grid is drawn. {@link Stories}
 * makes it from a phrase or from a model's file.
 */
final class Story {
  /** A weight from which on a word is said to attend to another. */
  private static final double STRONG = 0.25;

  private final List<String> words;
  private final int[] nouns;
  private final List<StoryWeights.Link> links;
  private final Wording wording;
  private final Sizes sizes;
  private final Results results;

  /**
   * What is said in the film.
   *
   * @param question that the hero asks, in two lines
   * @param answer in words, short
   * @param keyAnswer the same, of keys, in two lines
   */
  record Wording(String question, String answer, String keyAnswer) {}

  /**
   * The sizes of the model that the film speaks of.
   *
   * @param embedding how many numbers an embedding has
   * @param key how many a query and a key have
   */
  record Sizes(int embedding, int key) {}

  /**
   * What was computed; rows are queries.
   *
   * @param scores before the softmax, [T, T]
   * @param temperature by which it divides them
   * @param weights without a mask, [T, T]
   * @param causalWeights with one, [T, T]
   * @param embeddings with places, [T, C]
   * @param meanings without places, [T, C]
   * @param queries [T, d_k]
   * @param queryMatrix W_Q
   * @param keyMatrix W_K
   */
  record Results(
      RealMatrix scores,
      double temperature,
      RealMatrix weights,
      RealMatrix causalWeights,
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

  /** The words, without blanks. */
  List<String> words() {
    return words;
  }

  /** How many words there are. */
  int size() {
    return words.size();
  }

  /** How much smaller things beside words are drawn than for eight words; at most 1. */
  double shrink() {
    return Math.min(1, 8.0 / size());
  }

  /** What is said in the film. */
  Wording wording() {
    return wording;
  }

  /** The sizes that labels say. */
  Sizes sizes() {
    return sizes;
  }

  /** The words that others attend to, in order, as adjectives are. */
  int[] adjectives() {
    int[] askers = askers();
    return links.stream()
        .mapToInt(StoryWeights.Link::from)
        .filter(word -> !contains(askers, word))
        .sorted()
        .distinct()
        .toArray();
  }

  /** The nouns, whether they have adjectives or not. */
  int[] nouns() {
    int[] adjectives = adjectives();
    return IntStream.concat(Arrays.stream(nouns), Arrays.stream(askers()))
        .filter(word -> !contains(adjectives, word))
        .sorted()
        .distinct()
        .toArray();
  }

  /** The words that are neither. */
  int[] others() {
    int[] nouns = nouns();
    int[] adjectives = adjectives();
    return IntStream.range(0, size())
        .filter(i -> !contains(nouns, i) && !contains(adjectives, i))
        .toArray();
  }

  /** The nouns that have adjectives, in order. */
  int[] askers() {
    return links.stream().mapToInt(StoryWeights.Link::to).sorted().distinct().toArray();
  }

  /** The adjectives of the noun {@code noun}, in order; a single word answers itself. */
  int[] adjectivesOf(int noun) {
    return links.stream()
        .filter(link -> link.to() == noun)
        .mapToInt(StoryWeights.Link::from)
        .sorted()
        .toArray();
  }

  /** The noun that the film follows: the first of those with the most adjectives. */
  int hero() {
    int best = askers()[0];
    for (int noun : askers()) {
      best = adjectivesOf(noun).length > adjectivesOf(best).length ? noun : best;
    }
    return best;
  }

  /** Whether the only word is the hero, who has nobody else to ask. */
  boolean isAlone() {
    return size() == 1;
  }

  /**
   * A word that has nothing to say to the hero: the last that is neither adjective nor noun; else
   * that of the least score.
   */
  int stranger() {
    int[] others = others();
    if (others.length > 0) {
      return others[others.length - 1];
    }
    int[] answers = adjectivesOf(hero());
    double[] scores = results.scores().row(hero());
    return IntStream.range(0, size())
        .filter(i -> !contains(answers, i))
        .boxed()
        .min(Comparator.comparingDouble(i -> scores[i]))
        .orElse(0);
  }

  // --- numbers ---

  /** The dot products of keys and queries, {@code [key][query]}. */
  double[][] scores() {
    return byKey(results.scores());
  }

  /** By how much scores are divided before the softmax. */
  double temperature() {
    return results.temperature();
  }

  /** The softmax of each column of the scores, later words included, {@code [key][query]}. */
  double[][] weights() {
    return byKey(results.weights());
  }

  /** The weights if the temperature were {@code factor} times as high, {@code [key][query]}. */
  double[][] weightsSoftenedBy(double factor) {
    return byKey(Softmax.ofRows(results.scores(), factor * results.temperature()));
  }

  /** Whether words attend to later ones, and nothing masks these. */
  boolean looksAhead() {
    return looksAhead(results.causalWeights());
  }

  /** Whether a word attends to a later one, as in models that read both ways. */
  static boolean looksAhead(RealMatrix weights) {
    return IntStream.range(0, weights.rows())
        .anyMatch(
            query ->
                IntStream.range(query + 1, weights.columns())
                    .anyMatch(key -> weights.get(query, key) > 1e-6));
  }

  /**
   * The weights that values are summed by: no word sees a later one, unless the model is one that
   * reads both ways; {@code [key][query]}.
   */
  double[][] causalWeights() {
    return byKey(results.causalWeights());
  }

  /** Whether a weight, in [0, 1], is so large that one speaks of it. */
  static boolean isStrong(double weight) {
    return weight > STRONG;
  }

  /** Whether {@code query} asks {@code key} and attends to it so much that one speaks of it. */
  boolean attends(int query, int key) {
    return isStrong(results.causalWeights().get(query, key))
        && (query == key || links.stream().anyMatch(l -> l.to() == query && l.from() == key));
  }

  /** Numbers of the embedding of {@code word}, its place included: the first, and the last. */
  double[] embedding(int word, int length) {
    return excerpt(results.embeddings().row(word), length);
  }

  /** Numbers of what {@code word} means wherever it stands: the first, and the last. */
  double[] meaning(int word, int length) {
    return excerpt(results.meanings().row(word), length);
  }

  /** Numbers of the query of {@code word}: the first, and the last. */
  double[] query(int word, int length) {
    return excerpt(results.queries().row(word), length);
  }

  /** W_Q. */
  ShownMatrix queryMatrix() {
    return results.queryMatrix();
  }

  /** W_K. */
  ShownMatrix keyMatrix() {
    return results.keyMatrix();
  }

  private static double[] excerpt(double[] all, int length) {
    return IntStream.range(0, length).mapToDouble(i -> all[shown(i, length, all.length)]).toArray();
  }

  /** Which number stands at a place: all in order, but the last at the last place. */
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
