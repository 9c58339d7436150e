package zoetrope.attention.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.AttentionPattern;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.DotProductAttention;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.WeightGenerator;
import zoetrope.attention.WordTokens;

/**
 * Embeddings of a phrase, and heads in whose attention one can see a reason: nouns ask for the
 * adjectives in front of them, verbs for their subjects, and so on. Nothing is trained; {@link
 * HeadDesign} tells how the weights are made, and all the rest is computed from them.
 *
 * <pre>{@code
 * var story = StoryWeights.of("a fluffy blue creature roamed the verdant forest");
 * AttentionTrace trace = story.trace(Question.ADJECTIVES);
 * trace.weights().row(3); // "creature": mostly "fluffy" and "blue"
 * }</pre>
 *
 * <p>Dot products lie between about −100 and 100, and numbers of embeddings between about −10 and
 * 10. A word to which nothing answers attends to itself and its neighbours.
 */
public final class StoryWeights {
  /** With these numbers "creature" takes two fifths from "fluffy" and three from "blue". */
  private static final long SEED = 182;

  private final List<String> tokens;
  private final List<WordClass> classes;
  private final long seed;
  private final RealMatrix rotation;
  private final RealMatrix embeddings;

  /** Those that were asked for: millions of products each. */
  private final Map<Question, AttentionHead> heads = new ConcurrentHashMap<>();

  private StoryWeights(List<String> tokens, List<WordClass> classes, long seed) {
    this.tokens = List.copyOf(tokens);
    this.classes = List.copyOf(classes);
    this.seed = seed;
    rotation = WeightGenerator.of(seed, "embedding").rotation(Features.CHANNELS);
    embeddings = rotated(Features.of(tokens, classes, seed));
  }

  /** The words of {@code phrase}. */
  public static StoryWeights of(String phrase) {
    return of(WordTokens.of(phrase), SEED);
  }

  /** The words {@code tokens}; another seed gives other numbers with the same story. */
  public static StoryWeights of(List<String> tokens, long seed) {
    return new StoryWeights(tokens, Lexicon.classify(tokens), seed);
  }

  /** The same with classes that the author knows better than the lexicon. */
  public StoryWeights classes(List<WordClass> better) {
    if (better.size() != tokens.size()) {
      throw new IllegalArgumentException(
          tokens.size() + " words need as many classes, not " + better.size());
    }
    return new StoryWeights(tokens, better, seed);
  }

  /** The T words, each with the blanks before it. */
  public List<String> tokens() {
    return tokens;
  }

  /** The class of each word. */
  public List<WordClass> classes() {
    return classes;
  }

  /** The numbers, from 0, of the words of class {@code kind}. */
  public int[] wordsOf(WordClass kind) {
    return IntStream.range(0, tokens.size()).filter(i -> classes.get(i) == kind).toArray();
  }

  /** The embeddings with all that they tell, places too, [T, 128]. */
  public RealMatrix embeddings() {
    return embeddings;
  }

  /**
   * The part of the embeddings that the words have by themselves, wherever they stand, [T, 128].
   */
  public RealMatrix wordEmbeddings() {
    return embeddings.minus(positions());
  }

  /** The part of the embeddings that tells the place in the phrase, [T, 128]. */
  public RealMatrix positions() {
    RealMatrix features = Features.of(tokens, classes, seed);
    return rotated(
        RealMatrix.of(
            features.rows(),
            features.columns(),
            (i, j) -> Features.PLACE <= j && j < Features.CONSTANT ? features.get(i, j) : 0));
  }

  /** The head that asks {@code question}: d_k = 64, and a value map of rank 64. */
  public AttentionHead head(Question question) {
    return heads.computeIfAbsent(
        question,
        asked -> HeadDesign.of(asked).build(rotation, WeightGenerator.of(seed, asked.name())));
  }

  /**
   * So many heads that differ: first those that ask a question, then such as look for a place
   * before the word and for what chance makes interesting, some sharply, some hardly.
   */
  public List<AttentionHead> heads(int count) {
    List<AttentionHead> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      all.add(i < Question.values().length ? head(Question.values()[i]) : wandering(i));
    }
    return all;
  }

  /** What attention computes for {@code question} with a causal mask. */
  public AttentionTrace trace(Question question) {
    return trace(question, DotProductAttention.causal());
  }

  /** What attention computes for {@code question}. */
  public AttentionTrace trace(Question question, DotProductAttention attention) {
    return head(question).trace(embeddings, attention);
  }

  /** Who attends to whom for {@code question}, with a causal mask. */
  public AttentionPattern pattern(Question question) {
    return trace(question).pattern(tokens);
  }

  /**
   * The answers that {@code question} finds: pairs of words whose classes fit, and of which the one
   * takes at least {@code least} of its update from the other; by asking word, then by answer.
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
   * A word that another one asks and finds.
   *
   * @param from the number of the word that answers, from 0
   * @param to the number of the word that asks and is updated, from 0
   * @param weight how much of the update comes from there, in [0, 1]
   */
  public record Link(int from, int to, double weight) {}

  private AttentionHead wandering(int number) {
    WeightGenerator random = WeightGenerator.of(seed, "head " + number);
    double distance = 4 * random.next();
    double place = 10 + 60 * random.next();
    double self = 40 * random.next();
    double chance = 5 + 20 * random.next();
    return new HeadDesign(null, distance, 0, place, self, chance).build(rotation, random);
  }

  private RealMatrix rotated(RealMatrix features) {
    return features.dotRows(rotation);
  }
}
