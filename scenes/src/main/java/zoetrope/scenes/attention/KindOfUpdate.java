package zoetrope.scenes.attention;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.FactoredMap;
import zoetrope.attention.LinearMap;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.WeightGenerator;
import zoetrope.attention.story.Question;
import zoetrope.attention.story.StoryWeights;
import zoetrope.attention.story.StoryWeights.Link;
import zoetrope.scenes.components.MatrixExcerpt;
import zoetrope.scenes.components.WeightMatrix;

/**
 * A possible purpose of an attention head: which words update which.
 *
 * @param name the purpose in a few words
 * @param numbers the numbers shown for W_Q, W_K, value-up and value-down: see {@link #numbersOf}
 * @param links the links from words to the words that they update, with strengths in [0, 1]
 */
record KindOfUpdate(String name, List<double[][]> numbers, List<Link> links) {
  /** The sentence of the film: adverbs, subjects and pronouns, some of them far apart. */
  static final String PHRASE =
      "John hit the brakes sharply, they screeched loudly, and he jolted forward.";

  /** A link is drawn if its weight is at least this. */
  private static final double MIN_LINK_WEIGHT = 0.05;

  /**
   * A head agrees with the written links if their words get more than this share of the attention.
   */
  private static final double MIN_AGREEING_SHARE = 0.5;

  /** The number of rows or columns shown for an embedding. */
  private static final int SHOWN_EMBEDDING = 8;

  private static final int SHOWN_KEY = 4;

  /**
   * The factor by which {@link #asLearned} stretches or shrinks each dimension between the factors
   * of a value map.
   */
  private static final double STRETCH = 3;

  /** The seed of the random factors of a value map. */
  private static final long FACTOR_SEED = 1;

  /** The largest number of kinds shown for a sentence. */
  static final int MAX_KINDS = 5;

  /**
   * Returns the kinds of updates in the sentence of {@code story}: five written ones for {@link
   * #PHRASE}, up to five of the story's heads for any other sentence.
   *
   * @throws IllegalArgumentException if no head finds an answer in it
   */
  static List<KindOfUpdate> of(String phrase, StoryWeights story) {
    List<KindOfUpdate> kinds = phrase.equals(PHRASE) ? kindsOf(story) : found(story);
    if (kinds.isEmpty()) {
      throw new IllegalArgumentException(
          "no word of \""
              + phrase
              + "\" updates another word: try a sentence with a verb and its subject, or"
              + " with adjectives in front of nouns");
    }
    return kinds;
  }

  /**
   * Returns the numbers shown for the matrices of {@code head}: W_Q and W_K, [4, 8], value-up, [8,
   * 4], and value-down, [4, 8], each scaled so that its largest absolute value is 9.9.
   */
  static List<double[][]> numbersOf(AttentionHead head) {
    FactoredMap value = asLearned((FactoredMap) head.value());
    return List.of(
        excerpt(head.query().weights(), SHOWN_KEY, SHOWN_EMBEDDING),
        excerpt(head.key().weights(), SHOWN_KEY, SHOWN_EMBEDDING),
        excerpt(value.up().weights(), SHOWN_EMBEDDING, SHOWN_KEY),
        excerpt(value.down().weights(), SHOWN_KEY, SHOWN_EMBEDDING));
  }

  /**
   * Returns the same map with the factors up · A and A⁻¹ · down for a random A. The story's factors
   * are transposes of each other, which no training would produce.
   */
  private static FactoredMap asLearned(FactoredMap map) {
    int size = map.rank();
    var random = WeightGenerator.of(FACTOR_SEED, "factors");
    RealMatrix first = random.rotation(size);
    RealMatrix second = random.rotation(size);
    RealMatrix stretched =
        RealMatrix.of(size, size, (i, j) -> i != j ? 0 : i % 2 == 0 ? STRETCH : 1 / STRETCH);
    RealMatrix change = first.times(stretched).times(second);
    return new FactoredMap(
        new LinearMap(change.inverse().times(map.down().weights())),
        new LinearMap(map.up().weights().times(change)));
  }

  private static double[][] excerpt(RealMatrix weights, int rows, int columns) {
    return MatrixExcerpt.of(weights, rows, columns).scaledToMaxAbs(WeightMatrix.RANGE).toRows();
  }

  private static List<KindOfUpdate> kindsOf(StoryWeights story) {
    List<AttentionHead> heads = story.heads(Question.values().length + 2);
    return List.of(
        kindOf("Adverb to verb", story, Question.VERB_OF_ADVERB, link(4, 1, 1), link(7, 6, 1)),
        kindOf(
            "Subject to verb",
            story,
            Question.SUBJECT,
            link(0, 1, 1),
            link(3, 6, 0.5),
            link(5, 6, 0.5),
            link(0, 10, 0.5),
            link(9, 10, 0.5)),
        kindOf("Antecedent to pronoun", story, Question.ANTECEDENT, link(0, 9, 1), link(3, 5, 1)),
        new KindOfUpdate(
            "Related to the subject",
            numbersOf(heads.get(heads.size() - 2)),
            List.of(
                link(0, 1, 0.25),
                link(0, 3, 0.25),
                link(0, 9, 0.2),
                link(0, 10, 0.2),
                link(0, 11, 0.2))),
        new KindOfUpdate(
            "Related to the object",
            numbersOf(heads.get(heads.size() - 1)),
            List.of(link(3, 4, 0.2), link(3, 5, 0.5), link(3, 6, 0.35), link(3, 7, 0.2))));
  }

  private static Link link(int from, int to, double strength) {
    return new Link(from, to, strength);
  }

  /**
   * Returns a kind of update with the links {@code expected}. Their strengths are the weights of
   * the head that asks {@code question}, if the head agrees with these links. A head depends on
   * word classes only, so "he" may attend to a brake; then the strengths of {@code expected} are
   * used. They are also used for a link that needs two steps, such as the link from "John" through
   * "he" to "jolted", and for a link to an earlier word, which the mask of the head hides.
   */
  private static KindOfUpdate kindOf(
      String name, StoryWeights story, Question question, Link... expected) {
    RealMatrix weights = story.trace(question).weights();
    List<Link> links = new ArrayList<>();
    for (Link link : expected) {
      double all =
          Arrays.stream(expected)
              .filter(other -> other.to() == link.to())
              .mapToDouble(other -> weights.get(other.to(), other.from()))
              .reduce(0, Double::sum);
      double weight = weights.get(link.to(), link.from());
      links.add(
          all > MIN_AGREEING_SHARE && weight >= MIN_LINK_WEIGHT
              ? link(link.from(), link.to(), weight)
              : link);
    }
    return new KindOfUpdate(name, numbersOf(story.head(question)), links);
  }

  private static List<KindOfUpdate> found(StoryWeights story) {
    List<KindOfUpdate> kinds = new ArrayList<>();
    for (Question question : Question.values()) {
      List<Link> links = story.links(question, MIN_LINK_WEIGHT);
      if (!links.isEmpty() && kinds.size() < MAX_KINDS) {
        kinds.add(new KindOfUpdate(question.text(), numbersOf(story.head(question)), links));
      }
    }
    return kinds;
  }
}
