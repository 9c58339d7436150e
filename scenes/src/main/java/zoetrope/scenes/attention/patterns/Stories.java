package zoetrope.scenes.attention.patterns;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import zoetrope.attention.AttentionPattern;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.DotProductAttention;
import zoetrope.attention.LinearMap;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.Softmax;
import zoetrope.attention.WordTokens;
import zoetrope.attention.file.LoadedAttention;
import zoetrope.attention.story.Question;
import zoetrope.attention.story.StoryWeights;
import zoetrope.attention.story.WordClass;
import zoetrope.scenes.components.WordLimits;

/** Makes the story of the film: of a phrase whose weights are by construction, or of a model. */
final class Stories {
  private static final WordLimits WORD_LIMITS = new WordLimits(4, 12);

  /** What a film shows of a score that is minus infinity. */
  private static final double LEAST_SCORE = -99.9;

  private static final Story.Wording ADJECTIVES =
      new Story.Wording(
          "Any adjectives\nin front of me?", "I am!", "I'm an adjective!\nI'm there!");

  private static final Story.Wording ANYTHING =
      new Story.Wording("Who of you\nmatters to me?", "I do!", "I matter!\nI'm there!");

  private Stories() {}

  /**
   * The story of {@code phrase}, in which nouns ask for adjectives.
   *
   * @throws IllegalArgumentException when it has fewer than 4 or more than 12 words, or no noun
   *     with an adjective in front of it
   */
  static Story of(String phrase) {
    WORD_LIMITS.require("the phrase", WordTokens.of(phrase));
    StoryWeights weights = StoryWeights.of(phrase);
    List<StoryWeights.Link> links = weights.links(Question.ADJECTIVES, 0.125);
    if (links.isEmpty()) {
      throw new IllegalArgumentException(
          "the film shows how nouns ask for the adjectives in front of them, and there are none in"
              + " \""
              + phrase
              + "\"; a phrase such as \"the old man saw a tiny red boat\" has some");
    }
    AttentionTrace open = weights.trace(Question.ADJECTIVES, DotProductAttention.unmasked());
    AttentionTrace causal = weights.trace(Question.ADJECTIVES, DotProductAttention.causal());
    Story.Results results =
        new Story.Results(
            open.dotProducts(),
            Math.sqrt(open.keys().columns()),
            open.weights(),
            causal.weights(),
            weights.embeddings(),
            weights.wordEmbeddings(),
            open.queries(),
            weights.head(Question.ADJECTIVES).query().weights(),
            weights.head(Question.ADJECTIVES).key().weights());
    return new Story(
        words(weights.tokens()), weights.wordsOf(WordClass.NOUN), links, ADJECTIVES, results);
  }

  /**
   * The story of a head of a model: the words that attend most to others are the heroes. What the
   * file does not have (embeddings, matrices) is as in {@link #of}.
   *
   * @throws IllegalArgumentException when it has fewer than 4 or more than 12 tokens, or there is
   *     no word that attends to an earlier one by at least 0.2
   */
  static Story of(LoadedAttention model, int layer, int head) {
    WORD_LIMITS.require("the model's phrase", model.tokens());
    AttentionPattern pattern = model.pattern(layer, head);
    Optional<AttentionTrace> trace = model.trace(layer, head);
    RealMatrix scores =
        trace
            .map(AttentionTrace::dotProducts)
            .orElse(pattern.scores())
            .map(score -> Math.max(score, LEAST_SCORE));
    double temperature = trace.map(t -> Math.sqrt(t.keys().columns())).orElse(1.0);
    RealMatrix causal = softmaxOfEarlier(scores, temperature);
    List<StoryWeights.Link> links = links(causal, 0.2);
    if (links.isEmpty()) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "in layer %d, head %d no word attends to an earlier one by 0.2 or more: choose"
                  + " another with --set layer=… --set head=…",
              layer,
              head));
    }
    StoryWeights weights = StoryWeights.of(model.tokens(), 1);
    RealMatrix embeddings = model.embeddings().map(Stories::wide).orElse(weights.embeddings());
    LinearMap query = weights.head(Question.ADJECTIVES).query();
    LinearMap key = weights.head(Question.ADJECTIVES).key();
    Story.Results results =
        new Story.Results(
            scores,
            temperature,
            Softmax.ofRows(scores, temperature),
            causal,
            embeddings,
            model.embeddings().isPresent() ? embeddings : weights.wordEmbeddings(),
            trace.map(t -> wide(t.queries())).orElse(query.apply(weights.embeddings())),
            query.weights(),
            key.weights());
    return new Story(words(model.tokens()), new int[0], strongest(links), ANYTHING, results);
  }

  /** Who attends to an earlier word by at least {@code least}. */
  private static List<StoryWeights.Link> links(RealMatrix causalWeights, double least) {
    List<StoryWeights.Link> links = new ArrayList<>();
    for (int query = 1; query < causalWeights.rows(); query++) {
      for (int key = 0; key < query; key++) {
        double weight = causalWeights.get(query, key);
        if (weight >= least) {
          links.add(new StoryWeights.Link(key, query, weight));
        }
      }
    }
    return links;
  }

  /** Each word asks three others at most: more answers than that cannot be followed. */
  private static List<StoryWeights.Link> strongest(List<StoryWeights.Link> links) {
    return links.stream()
        .filter(
            link ->
                links.stream()
                        .filter(other -> other.to() == link.to())
                        .sorted(Comparator.comparingDouble(StoryWeights.Link::weight).reversed())
                        .toList()
                        .indexOf(link)
                    < 3)
        .toList();
  }

  private static RealMatrix softmaxOfEarlier(RealMatrix scores, double temperature) {
    RealMatrix masked =
        RealMatrix.of(
            scores.rows(),
            scores.columns(),
            (query, key) -> key <= query ? scores.get(query, key) : Double.NEGATIVE_INFINITY);
    return Softmax.ofRows(masked, temperature);
  }

  /** Numbers within ±9.9; rows that are too short to be shown go on with zeros. */
  private static RealMatrix wide(RealMatrix matrix) {
    int width = Math.max(matrix.columns(), 12);
    return RealMatrix.of(
            matrix.rows(), width, (i, j) -> j < matrix.columns() ? matrix.get(i, j) : 0)
        .scaledToMaxAbs(9.9);
  }

  private static List<String> words(List<String> tokens) {
    return tokens.stream().map(WordTokens::word).toList();
  }
}
