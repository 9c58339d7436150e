package zoetrope.attention.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.DotProductAttention;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.WeightGenerator;
import zoetrope.attention.WordTokens;

/**
 * Embeddings of a phrase, and heads with attention that can be explained: nouns attend to the
 * adjectives in front of them, verbs to their subjects, and so on. Nothing is trained: {@code
 * HeadDesign} constructs the weights, and everything else is computed from them.
 *
 * <pre>{@code
 * var story = StoryWeights.of("a fluffy blue creature roamed the verdant forest");
 * AttentionTrace trace = story.trace(Question.ADJECTIVES);
 * trace.weights().row(3); // "creature": mostly "fluffy" and "blue"
 * }</pre>
 *
 * <p>Dot products are between about −100 and 100, and numbers of embeddings between about −10 and
 * 10. A word without an answer attends to itself and its neighbours.
 */
public final class StoryWeights {
  /** The default seed, which gives "creature" weights of 2/5 for "fluffy" and 3/5 for "blue". */
  private static final long SEED = 182;

  private final List<String> tokens;
  private final List<WordClass> classes;
  private final long seed;

  /** The standard deviation of the random scores between words in the heads of questions. */
  private final double chance;

  private final RealMatrix rotation;
  private final RealMatrix embeddings;

  /** The cached heads; each takes millions of multiplications. */
  private final Map<Question, AttentionHead> heads = new ConcurrentHashMap<>();

  private StoryWeights(List<String> tokens, List<WordClass> classes, long seed, double chance) {
    this.tokens = List.copyOf(tokens);
    this.classes = List.copyOf(classes);
    this.seed = seed;
    this.chance = chance;
    rotation = WeightGenerator.of(seed, "embedding").rotation(Features.CHANNELS);
    embeddings = rotated(Features.of(tokens, classes, seed));
  }

  /**
   * Returns the story of the words of {@code phrase}.
   *
   * @throws IllegalArgumentException if there is no word
   */
  public static StoryWeights of(String phrase) {
    return of(WordTokens.of(phrase), SEED);
  }

  /**
   * Returns the story of the words {@code tokens}. Other seeds give other numbers with similar
   * attention.
   */
  public static StoryWeights of(List<String> tokens, long seed) {
    return new StoryWeights(tokens, Lexicon.classify(tokens), seed, HeadDesign.SMALL_CHANCE);
  }

  /**
   * Returns this story with other classes than the lexicon's.
   *
   * @throws IllegalArgumentException if the number of classes differs from the number of words
   */
  public StoryWeights classes(List<WordClass> better) {
    if (better.size() != tokens.size()) {
      throw new IllegalArgumentException(
          "each of the %s words needs one class, but there are %s"
              .formatted(tokens.size(), better.size()));
    }
    return new StoryWeights(tokens, better, seed, chance);
  }

  /** Returns this story with another seed. */
  public StoryWeights seed(long other) {
    return new StoryWeights(tokens, classes, other, chance);
  }

  /** Returns the seed of all random numbers. */
  public long seed() {
    return seed;
  }

  /**
   * Returns this story with larger random scores between words. Words that do not answer also get
   * weight, and so do later words unless a mask hides them.
   */
  public StoryWeights scattered() {
    return new StoryWeights(tokens, classes, seed, HeadDesign.LARGE_CHANCE);
  }

  /** Returns the T words, each with the white space before it. */
  public List<String> tokens() {
    return tokens;
  }

  /** Returns the class of each word. */
  public List<WordClass> classes() {
    return classes;
  }

  /** Returns the indices, from 0, of the words of class {@code kind}. */
  public int[] wordsOf(WordClass kind) {
    return IntStream.range(0, tokens.size()).filter(i -> classes.get(i) == kind).toArray();
  }

  /** Returns the embeddings, positional encoding included, [T, 128]. */
  public RealMatrix embeddings() {
    return embeddings;
  }

  /** Returns the embeddings without the positional encoding, [T, 128]. */
  public RealMatrix wordEmbeddings() {
    return embeddings.minus(positions());
  }

  /** Returns the positional encoding in the embeddings, [T, 128]. */
  public RealMatrix positions() {
    RealMatrix features = Features.of(tokens, classes, seed);
    return rotated(
        RealMatrix.of(
            features.rows(),
            features.columns(),
            (i, j) -> Features.PLACE <= j && j < Features.CONSTANT ? features.get(i, j) : 0));
  }

  /** Returns the head of {@code question}: d_k = 64, and a value map of rank 64. */
  public AttentionHead head(Question question) {
    return heads.computeIfAbsent(
        question,
        asked ->
            HeadDesign.of(asked, chance).build(rotation, WeightGenerator.of(seed, asked.name())));
  }

  /**
   * Returns {@code count} different heads. The first are those of the questions. Each of the others
   * prefers a random distance and random words; the strength of this preference is random, too.
   */
  public List<AttentionHead> heads(int count) {
    List<AttentionHead> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      all.add(i < Question.values().length ? head(Question.values()[i]) : wandering(i));
    }
    return all;
  }

  /** Computes the attention of the head of {@code question}, with a causal mask. */
  public AttentionTrace trace(Question question) {
    return trace(question, DotProductAttention.causal());
  }

  /** Computes the attention of the head of {@code question}. */
  public AttentionTrace trace(Question question, DotProductAttention attention) {
    return head(question).trace(embeddings, attention);
  }

  /**
   * Returns the answers to {@code question}: pairs of a query and a key with fitting classes and a
   * weight of at least {@code least}. They are sorted by query, then by key.
   */
  public List<Link> links(Question question, double least) {
    RealMatrix weights = trace(question).weights();
    List<Link> links = new ArrayList<>();
    for (int asking = 0; asking < weights.rows(); asking++) {
      for (int answering = 0; answering < weights.columns(); answering++) {
        double weight = weights.get(asking, answering);
        if (weight >= least
            && question.isAskedBy(classes.get(asking))
            && question.isAnsweredBy(classes.get(answering))) {
          links.add(new Link(answering, asking, weight));
        }
      }
    }
    return links;
  }

  /**
   * A pair of words. The word {@code to} attends to the word {@code from}.
   *
   * @param from the index of the word that gives the key, from 0
   * @param to the index of the word that gives the query, from 0
   * @param weight the weight of the key for the query, in [0, 1]
   */
  public record Link(int from, int to, double weight) {}

  private AttentionHead wandering(int number) {
    WeightGenerator random = WeightGenerator.of(seed, "head " + number);
    double distance = 4 * random.next();
    double place = 10 + 60 * random.next();
    double self = 40 * random.next();
    double noise = 5 + 20 * random.next();
    return new HeadDesign(null, distance, 0, place, self, noise).build(rotation, random);
  }

  private RealMatrix rotated(RealMatrix features) {
    return features.timesTransposed(rotation);
  }
}
