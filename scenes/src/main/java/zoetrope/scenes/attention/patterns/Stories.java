package zoetrope.scenes.attention.patterns;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.AttentionPattern;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.DotProductAttention;
import zoetrope.attention.LinearMap;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.WordTokens;
import zoetrope.attention.file.LoadedAttention;
import zoetrope.attention.story.Question;
import zoetrope.attention.story.StoryWeights;
import zoetrope.attention.story.WordClass;
import zoetrope.scenes.components.Conventions;
import zoetrope.scenes.components.TokenGlyphs;
import zoetrope.scenes.components.WordLimits;

/** Factories of the film's story, from a phrase with constructed weights or from a model. */
final class Stories {
  private static final WordLimits WORD_LIMITS = new WordLimits(1, 16);

  /**
   * The first seed. In the phrase of the film, it gives "creature" weights of .38 for "fluffy" and
   * .62 for "blue", and its lowest score for "the".
   */
  private static final long SEED = 1274;

  /** The smallest score that the film shows. */
  private static final double MIN_SCORE = -99.9;

  /** The smallest score if scores are logarithms of weights. Its weight is shown as 0.00. */
  private static final double MIN_LOGARITHM = -9.9;

  /** The decimal places of logarithms, enough for the softmax to give the weights of the file. */
  private static final int LOGARITHM_DECIMALS = 2;

  /** The model of the original film. */
  private static final Story.Sizes GPT_3 = new Story.Sizes(12_288, 128);

  /** The number of seeds that are tried. */
  private static final int MAX_SEEDS = 40;

  /** The smallest weight that counts as an answer. */
  private static final double MIN_ANSWER_WEIGHT = 0.125;

  /** The questions with their wordings, in the order of the attempts. */
  private static final Map<Question, Story.Wording> WORDINGS = wordings();

  /** The classes of the words between an adjective and its noun. */
  private static final Set<WordClass> WITHIN_A_NAME =
      EnumSet.of(WordClass.ADJECTIVE, WordClass.ADVERB, WordClass.CONJUNCTION);

  private static final Story.Wording ANYTHING =
      new Story.Wording("Who of you\nmatters to me?", "I do!", "I matter!\nI’m there!");

  private Stories() {}

  private static Map<Question, Story.Wording> wordings() {
    Map<Question, Story.Wording> wordings = new LinkedHashMap<>();
    wordings.put(
        Question.ADJECTIVES,
        new Story.Wording(
            "Any adjectives\nin front of me?", "I am!", "I’m an adjective!\nI’m there!"));
    wordings.put(
        Question.SUBJECT,
        new Story.Wording("Who does\nwhat I tell?", "I do!", "I do it!\nI’m there!"));
    wordings.put(
        Question.VERB_OF_OBJECT,
        new Story.Wording("What is done\nwith me?", "I tell!", "I tell it!\nI’m there!"));
    wordings.put(
        Question.ANTECEDENT,
        new Story.Wording("Whom do I\nstand for?", "For me!", "I may be it!\nI’m there!"));
    wordings.put(
        Question.VERB_OF_ADVERB,
        new Story.Wording("What happens\nlike this?", "I do!", "I happen!\nI’m there!"));
    wordings.put(
        Question.PREPOSITION,
        new Story.Wording("Where am I\nto the others?", "I tell!", "I tell it!\nI’m there!"));
    wordings.put(
        Question.DETERMINER,
        new Story.Wording("Which one\nam I?", "I tell!", "I tell it!\nI’m there!"));
    return wordings;
  }

  /**
   * Returns the story of {@code phrase}, about the first question that some of its words ask and
   * others answer. If there is no such question, the story is about the words that attend most to
   * others.
   *
   * @throws IllegalArgumentException if the phrase has no word or more than 16
   */
  static Story of(String phrase) {
    WORD_LIMITS.require("the phrase", WordTokens.of(phrase));
    StoryWeights weights = balanced(StoryWeights.of(phrase).seed(SEED).scattered());
    for (Map.Entry<Question, Story.Wording> asked : WORDINGS.entrySet()) {
      List<StoryWeights.Link> links =
          limited(meant(weights.links(asked.getKey(), MIN_ANSWER_WEIGHT), weights.classes()));
      if (!links.isEmpty()) {
        return of(weights, asked.getKey(), links, asked.getValue());
      }
    }
    RealMatrix causal = weights.trace(Question.ADJECTIVES).weights();
    return of(weights, Question.ADJECTIVES, strongestLinks(causal), ANYTHING);
  }

  /**
   * Returns the links without those from an adjective to a noun that it does not describe. An
   * adjective describes only the next noun, with no verb or preposition before it.
   */
  private static List<StoryWeights.Link> meant(
      List<StoryWeights.Link> links, List<WordClass> classes) {
    return links.stream()
        .filter(
            link ->
                classes.get(link.from()) != WordClass.ADJECTIVE
                    || WITHIN_A_NAME.containsAll(classes.subList(link.from() + 1, link.to())))
        .toList();
  }

  /** Returns weights with the first seed that makes every adjective matter to the noun after it. */
  private static StoryWeights balanced(StoryWeights weights) {
    List<StoryWeights.Link> wanted = adjectiveLinks(weights.classes());
    StoryWeights candidate = weights;
    for (int tried = 0; tried < MAX_SEEDS && !wanted.isEmpty(); tried++) {
      List<StoryWeights.Link> links = candidate.links(Question.ADJECTIVES, MIN_ANSWER_WEIGHT);
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

  /** Returns links from each of up to three adjectives in a row to the noun after them. */
  private static List<StoryWeights.Link> adjectiveLinks(List<WordClass> classes) {
    List<StoryWeights.Link> adjectiveLinks = new ArrayList<>();
    for (int noun = 0; noun < classes.size(); noun++) {
      int from = noun;
      while (classes.get(noun) == WordClass.NOUN
          && from > 0
          && noun - from < 3
          && classes.get(from - 1) == WordClass.ADJECTIVE) {
        from--;
        adjectiveLinks.add(new StoryWeights.Link(from, noun, 1));
      }
    }
    return adjectiveLinks;
  }

  private static Story of(
      StoryWeights weights,
      Question question,
      List<StoryWeights.Link> links,
      Story.Wording wording) {
    AttentionTrace open = weights.trace(question, DotProductAttention.unmasked());
    Story.Results results =
        new Story.Results(
            Story.Attention.of(dividedScores(open), 1, true),
            weights.embeddings(),
            weights.wordEmbeddings(),
            open.queries().times(1 / StrictMath.sqrt(divisor(open))),
            new ShownMatrix(
                weights.head(question).query().weights(), ShownMatrix.Source.STORY, "W_Q"),
            new ShownMatrix(
                weights.head(question).key().weights(), ShownMatrix.Source.STORY, "W_K"));
    int[] nouns = question == Question.ADJECTIVES ? weights.wordsOf(WordClass.NOUN) : new int[0];
    return new Story(words(weights.tokens()), nouns, links, wording, GPT_3, results);
  }

  /**
   * Returns the scores that the softmax takes: dot products divided by √d_k. The film, like the
   * original, does not mention the division. It shows queries and keys that are each divided by the
   * square root of √d_k, whose dot products are these scores.
   */
  private static RealMatrix dividedScores(AttentionTrace trace) {
    return trace.dotProducts().times(1 / divisor(trace));
  }

  private static double divisor(AttentionTrace trace) {
    return StrictMath.sqrt(trace.keys().columns());
  }

  /**
   * Returns the story of a head of a model: the words that attend most to others are the heroes.
   * Embeddings and matrices that the file lacks are the same as in {@link #of}.
   *
   * @throws IllegalArgumentException if the model has no token or more than 16
   */
  static Story of(LoadedAttention model, int layer, int head) {
    WORD_LIMITS.requireTokens("the model's phrase", model.tokens());
    AttentionPattern pattern = model.pattern(layer, head);
    Optional<AttentionTrace> trace = model.trace(layer, head);
    RealMatrix scores =
        trace
            .map(t -> dividedScores(t).map(score -> Math.max(score, MIN_SCORE)))
            .orElseGet(() -> likelyScores(pattern));
    int decimals = trace.isPresent() ? 1 : LOGARITHM_DECIMALS;
    Story.Attention attention =
        Story.Attention.of(scores, decimals, !Story.looksAhead(pattern.weights()));
    StoryWeights weights = StoryWeights.of(model.tokens(), 1);
    RealMatrix embeddings = model.embeddings().map(Stories::clamped).orElse(weights.embeddings());
    LinearMap query = weights.head(Question.ADJECTIVES).query();
    LinearMap key = weights.head(Question.ADJECTIVES).key();
    Story.Results results =
        new Story.Results(
            attention,
            embeddings,
            model.embeddings().isPresent() ? embeddings : weights.wordEmbeddings(),
            trace.map(t -> clamped(t.queries())).orElse(query.apply(weights.embeddings())),
            shown(model, layer, head, AttentionHead::query, query, "W_Q"),
            shown(model, layer, head, AttentionHead::key, key, "W_K"));
    Story.Sizes sizes =
        new Story.Sizes(
            model.embeddings().orElse(weights.embeddings()).columns(),
            trace.map(t -> t.queries().columns()).orElse(query.weights().rows()));
    return new Story(
        words(model.tokens()),
        new int[0],
        strongestLinks(attention.causalWeights()),
        ANYTHING,
        sizes,
        results);
  }

  /** Returns the model's matrix, or a random one if the file has none. */
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
                    name + " of " + Conventions.place(layer, head)))
        .orElse(new ShownMatrix(byChance.weights(), ShownMatrix.Source.CHANCE, name));
  }

  /**
   * Returns the links of words that attend to another word with a weight of at least a fifth. If
   * there are none, returns the strongest link; a single word is linked to itself.
   */
  private static List<StoryWeights.Link> strongestLinks(RealMatrix weights) {
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
    return large.isEmpty() ? List.of(largest) : limited(large);
  }

  /**
   * Returns at most three links for each asking word, because a viewer cannot follow more answers.
   */
  private static List<StoryWeights.Link> limited(List<StoryWeights.Link> links) {
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
   * Returns scores whose softmax is the weights of {@code pattern}. The scores of later words
   * before the mask are unknown. They are set to the mean of the earlier ones, so that there is
   * something to mask.
   */
  private static RealMatrix likelyScores(AttentionPattern pattern) {
    RealMatrix known = pattern.scores().map(score -> Math.max(score, MIN_LOGARITHM));
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

  /**
   * Returns the numbers scaled so that the largest absolute value is 9.9. Rows with fewer than 12
   * numbers are padded with zeros.
   */
  private static RealMatrix clamped(RealMatrix matrix) {
    int width = Math.max(matrix.columns(), 12);
    return RealMatrix.of(
            matrix.rows(), width, (i, j) -> j < matrix.columns() ? matrix.get(i, j) : 0)
        .scaledToMaxAbs(9.9);
  }

  private static List<String> words(List<String> tokens) {
    return tokens.stream().map(TokenGlyphs::shown).toList();
  }
}
