package zoetrope.scenes.attention.patterns;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.DotProductAttention;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.WordTokens;
import zoetrope.attention.story.Question;
import zoetrope.attention.story.StoryWeights;
import zoetrope.attention.story.WordClass;

/**
 * The phrase of the film and what the attention core makes of it: who asks, who answers, and every
 * number on the screen. Matrices are indexed {@code [key][query]}, as the grid is drawn.
 */
final class Story {
  private static final int FEWEST = 4;
  private static final int MOST = 12;

  /** A weight from which on a word is said to attend to another. */
  private static final double STRONG = 0.25;

  private final StoryWeights weights;
  private final List<String> words;
  private final AttentionTrace open;
  private final AttentionTrace causal;
  private final List<StoryWeights.Link> links;

  private Story(StoryWeights weights) {
    this.weights = weights;
    words = weights.tokens().stream().map(WordTokens::word).toList();
    open = weights.trace(Question.ADJECTIVES, DotProductAttention.unmasked());
    causal = weights.trace(Question.ADJECTIVES, DotProductAttention.causal());
    links = weights.links(Question.ADJECTIVES, STRONG / 2);
  }

  /**
   * The story of {@code phrase}.
   *
   * @throws IllegalArgumentException when it has fewer than 4 or more than 12 words, or no noun
   *     with an adjective in front of it
   */
  static Story of(String phrase) {
    List<String> tokens = WordTokens.of(phrase);
    if (tokens.size() < FEWEST || tokens.size() > MOST) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "the phrase has %d words, but the film has room for %d to %d: \"%s\"",
              tokens.size(),
              FEWEST,
              MOST,
              phrase));
    }
    Story story = new Story(StoryWeights.of(phrase));
    if (story.links.isEmpty()) {
      throw new IllegalArgumentException(
          "the film shows how nouns ask for the adjectives in front of them, and there are none in"
              + " \""
              + phrase
              + "\"; a phrase such as \"the old man saw a tiny red boat\" has some");
    }
    return story;
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

  /** The adjectives that a noun attends to, in order. */
  int[] adjectives() {
    return links.stream().mapToInt(StoryWeights.Link::from).sorted().distinct().toArray();
  }

  /** The nouns. */
  int[] nouns() {
    int[] nouns = weights.wordsOf(WordClass.NOUN);
    int[] asking = askers();
    return IntStream.concat(Arrays.stream(nouns), Arrays.stream(asking))
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

  /** The adjectives of the noun {@code noun}, in order. */
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

  /** A word that has nothing to say to the hero: the last that is neither adjective nor noun. */
  int stranger() {
    int[] others = others();
    return others.length > 0 ? others[others.length - 1] : leastOf(open.dotProducts().row(hero()));
  }

  private static int leastOf(double[] numbers) {
    int least = 0;
    for (int i = 1; i < numbers.length; i++) {
      least = numbers[i] < numbers[least] ? i : least;
    }
    return least;
  }

  // --- numbers ---

  /** The dot products of keys and queries, {@code [key][query]}. */
  double[][] scores() {
    return byKey(open.dotProducts());
  }

  /** By how much scores are divided before the softmax: the root of the size of a key. */
  double temperature() {
    return Math.sqrt(open.keys().columns());
  }

  /** The softmax of each column of the scores, later words included, {@code [key][query]}. */
  double[][] weights() {
    return byKey(open.weights());
  }

  /** The weights when no word sees a later one, {@code [key][query]}. */
  double[][] causalWeights() {
    return byKey(causal.weights());
  }

  /** Whether {@code query} attends to {@code key} so much that one speaks of it. */
  boolean attends(int query, int key) {
    return causal.weights().get(query, key) > STRONG
        && (query == key || links.stream().anyMatch(l -> l.to() == query && l.from() == key));
  }

  /** The first {@code length} numbers of the embedding of {@code word}, its place included. */
  double[] embedding(int word, int length) {
    return head(weights.embeddings().row(word), length);
  }

  /** The first {@code length} numbers of what {@code word} means wherever it stands. */
  double[] meaning(int word, int length) {
    return head(weights.wordEmbeddings().row(word), length);
  }

  /** The first {@code length} numbers of the query of {@code word}. */
  double[] query(int word, int length) {
    return head(open.queries().row(word), length);
  }

  /** The upper left corner of the query matrix, magnified so that its largest number is 9.9. */
  double[][] queryMatrix(int rows, int columns) {
    return corner(weights.head(Question.ADJECTIVES).query().weights(), rows, columns);
  }

  /** The upper left corner of the key matrix, magnified so that its largest number is 9.9. */
  double[][] keyMatrix(int rows, int columns) {
    return corner(weights.head(Question.ADJECTIVES).key().weights(), rows, columns);
  }

  private static double[][] corner(RealMatrix matrix, int rows, int columns) {
    return matrix.rowsFrom(0, rows).columnsFrom(0, columns).scaledToReach(9.9).toRows();
  }

  private static double[] head(double[] row, int length) {
    return Arrays.copyOf(row, length);
  }

  private static double[][] byKey(RealMatrix byQuery) {
    return byQuery.transpose().toRows();
  }

  static boolean contains(int[] numbers, int n) {
    return Arrays.stream(numbers).anyMatch(i -> i == n);
  }
}
