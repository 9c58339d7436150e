package zoetrope.scenes.attention.patterns;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import zoetrope.attention.AttentionHead;
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
import zoetrope.scenes.components.TokenGlyphs;
import zoetrope.scenes.components.WordLimits;

/** Makes the story of the film: of a phrase whose weights are by construction, or of a model. */
final class Stories {
  private static final WordLimits WORD_LIMITS = new WordLimits(1, 16);

  /** The least score that a film shows. */
  private static final double LEAST_SCORE = -99.9;

  /** The same where scores are logarithms of weights: its weight is shown as 0.00. */
  private static final double LEAST_LOGARITHM = -9.9;

  /** The model of the original film. */
  private static final Story.Sizes GPT_3 = new Story.Sizes(12_288, 128);

  /** How many seeds are tried. */
  private static final int SEEDS = 40;

  /** The least weight of an answer. */
  private static final double ANSWER = 0.125;

  /** Questions in the order in which they are asked, and what is said then. */
  private static final Map<Question, Story.Wording> WORDINGS = wordings();

  private static final Story.Wording ANYTHING =
      new Story.Wording("Who of you\nmatters to me?", "I do!", "I matter!\nI'm there!");

  private Stories() {}

  private static Map<Question, Story.Wording> wordings() {
    Map<Question, Story.Wording> wordings = new LinkedHashMap<>();
    wordings.put(
        Question.ADJECTIVES,
        new Story.Wording(
            "Any adjectives\nin front of me?", "I am!", "I'm an adjective!\nI'm there!"));
    wordings.put(
        Question.SUBJECT,
        new Story.Wording("Who does\nwhat I tell?", "I do!", "I do it!\nI'm there!"));
    wordings.put(
        Question.VERB_OF_OBJECT,
        new Story.Wording("What is done\nwith me?", "I tell!", "I tell it!\nI'm there!"));
    wordings.put(
        Question.ANTECEDENT,
        new Story.Wording("Whom do I\nstand for?", "For me!", "I may be it!\nI'm there!"));
    wordings.put(
        Question.VERB_OF_ADVERB,
        new Story.Wording("What happens\nlike this?", "I do!", "I happen!\nI'm there!"));
    wordings.put(
        Question.PREPOSITION,
        new Story.Wording("Where am I\nto the others?", "I tell!", "I tell it!\nI'm there!"));
    wordings.put(
        Question.DETERMINER,
        new Story.Wording("Which one\nam I?", "I tell!", "I tell it!\nI'm there!"));
    return wordings;
  }

  /**
   * The story of {@code phrase}: of the first question that some of its words ask and others
   * answer; where there is none, of what each word takes most from.
   *
   * @throws IllegalArgumentException when it has no word, or more than 16
   */
  static Story of(String phrase) {
    WORD_LIMITS.require("the phrase", WordTokens.of(phrase));
    StoryWeights weights = balanced(StoryWeights.of(phrase).farSighted());
    for (Map.Entry<Question, Story.Wording> asked : WORDINGS.entrySet()) {
      List<StoryWeights.Link> links = fewest(weights.links(asked.getKey(), ANSWER));
      if (!links.isEmpty()) {
        return of(weights, asked.getKey(), links, asked.getValue());
      }
    }
    RealMatrix causal = weights.trace(Question.ADJECTIVES).weights();
    return of(weights, Question.ADJECTIVES, telling(causal), ANYTHING);
  }

  /** With the first seed for which every adjective matters to the noun behind it. */
  private static StoryWeights balanced(StoryWeights weights) {
    List<StoryWeights.Link> wanted = phrases(weights.classes());
    StoryWeights candidate = weights;
    for (int tried = 0; tried < SEEDS && !wanted.isEmpty(); tried++) {
      List<StoryWeights.Link> links = candidate.links(Question.ADJECTIVES, ANSWER);
      if (wanted.stream().allMatch(w -> has(links, w.from(), w.to()))) {
        return candidate;
      }
      candidate = candidate.seed(candidate.seed() + 1);
    }
    return weights;
  }

  private static boolean has(List<StoryWeights.Link> links, int from, int to) {
    return links.stream().anyMatch(link -> link.from() == from && link.to() == to);
  }

  /** Each of up to three adjectives in a row with the noun behind them. */
  private static List<StoryWeights.Link> phrases(List<WordClass> classes) {
    List<StoryWeights.Link> phrases = new ArrayList<>();
    for (int noun = 0; noun < classes.size(); noun++) {
      int from = noun;
      while (classes.get(noun) == WordClass.NOUN
          && from > 0
          && noun - from < 3
          && classes.get(from - 1) == WordClass.ADJECTIVE) {
        from--;
        phrases.add(new StoryWeights.Link(from, noun, 1));
      }
    }
    return phrases;
  }

  private static Story of(
      StoryWeights weights,
      Question question,
      List<StoryWeights.Link> links,
      Story.Wording wording) {
    AttentionTrace open = weights.trace(question, DotProductAttention.unmasked());
    AttentionTrace causal = weights.trace(question, DotProductAttention.causal());
    Story.Results results =
        new Story.Results(
            open.dotProducts(),
            Math.sqrt(open.keys().columns()),
            open.weights(),
            causal.weights(),
            weights.embeddings(),
            weights.wordEmbeddings(),
            open.queries(),
            new ShownMatrix(
                weights.head(question).query().weights(), ShownMatrix.Source.STORY, "W_Q"),
            new ShownMatrix(
                weights.head(question).key().weights(), ShownMatrix.Source.STORY, "W_K"));
    int[] nouns = question == Question.ADJECTIVES ? weights.wordsOf(WordClass.NOUN) : new int[0];
    return new Story(words(weights.tokens()), nouns, links, wording, GPT_3, results);
  }

  /**
   * The story of a head of a model: the words that attend most to others are the heroes. What the
   * file does not have (embeddings, matrices) is as in {@link #of}.
   *
   * @throws IllegalArgumentException when it has no token, or more than 16
   */
  static Story of(LoadedAttention model, int layer, int head) {
    WORD_LIMITS.requireTokens("the model's phrase", model.tokens());
    AttentionPattern pattern = model.pattern(layer, head);
    Optional<AttentionTrace> trace = model.trace(layer, head);
    RealMatrix scores =
        trace
            .map(t -> t.dotProducts().map(score -> Math.max(score, LEAST_SCORE)))
            .orElseGet(() -> likelyScores(pattern));
    double temperature = trace.map(t -> Math.sqrt(t.keys().columns())).orElse(1.0);
    RealMatrix open = Softmax.ofRows(scores, temperature);
    RealMatrix causal =
        Story.looksAhead(pattern.weights()) ? open : softmaxOfEarlier(scores, temperature);
    StoryWeights weights = StoryWeights.of(model.tokens(), 1);
    RealMatrix embeddings = model.embeddings().map(Stories::wide).orElse(weights.embeddings());
    LinearMap query = weights.head(Question.ADJECTIVES).query();
    LinearMap key = weights.head(Question.ADJECTIVES).key();
    Story.Results results =
        new Story.Results(
            scores,
            temperature,
            open,
            causal,
            embeddings,
            model.embeddings().isPresent() ? embeddings : weights.wordEmbeddings(),
            trace.map(t -> wide(t.queries())).orElse(query.apply(weights.embeddings())),
            shown(model, layer, head, AttentionHead::query, query, "W_Q"),
            shown(model, layer, head, AttentionHead::key, key, "W_K"));
    Story.Sizes sizes =
        new Story.Sizes(
            model.embeddings().orElse(weights.embeddings()).columns(),
            trace.map(t -> t.queries().columns()).orElse(query.weights().rows()));
    return new Story(words(model.tokens()), new int[0], telling(causal), ANYTHING, sizes, results);
  }

  /** The model's own matrix, or one by chance for a file that has none. */
  private static ShownMatrix shown(
      LoadedAttention model,
      int layer,
      int head,
      Function<AttentionHead, LinearMap> which,
      LinearMap byChance,
      String name) {
    return model
        .weights(layer, head)
        .map(
            own ->
                new ShownMatrix(
                    which.apply(own).weights(),
                    ShownMatrix.Source.MODEL,
                    name + " of layer " + layer + ", head " + head))
        .orElse(new ShownMatrix(byChance.weights(), ShownMatrix.Source.CHANCE, name));
  }

  /**
   * Who takes most from other words: all that do so by a fifth or more; where nobody does, the one
   * that does most; of a single word, itself.
   */
  private static List<StoryWeights.Link> telling(RealMatrix weights) {
    List<StoryWeights.Link> all = new ArrayList<>();
    for (int query = 0; query < weights.rows(); query++) {
      for (int key = 0; key < weights.columns(); key++) {
        if (key != query && weights.get(query, key) > 0) {
          all.add(new StoryWeights.Link(key, query, weights.get(query, key)));
        }
      }
    }
    if (all.isEmpty()) {
      return List.of(new StoryWeights.Link(0, 0, 1));
    }
    List<StoryWeights.Link> large = all.stream().filter(link -> link.weight() >= 0.2).toList();
    StoryWeights.Link largest =
        Collections.max(all, Comparator.comparingDouble(StoryWeights.Link::weight));
    return large.isEmpty() ? List.of(largest) : fewest(large);
  }

  /** Each word asks three others at most: more answers than that cannot be followed. */
  private static List<StoryWeights.Link> fewest(List<StoryWeights.Link> links) {
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

  /**
   * Scores of which the softmax makes the weights of {@code pattern}. What later words scored
   * before a mask is not known: it is shown as the mean of what the earlier ones did, so that there
   * is something to be masked.
   */
  private static RealMatrix likelyScores(AttentionPattern pattern) {
    RealMatrix known = pattern.scores().map(score -> Math.max(score, LEAST_LOGARITHM));
    if (Story.looksAhead(pattern.weights())) {
      return known;
    }
    return RealMatrix.of(
        known.rows(),
        known.columns(),
        (query, key) ->
            key <= query
                ? known.get(query, key)
                : Arrays.stream(known.row(query)).limit(query + 1).average().orElse(0));
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
    return tokens.stream().map(TokenGlyphs::shown).toList();
  }
}
