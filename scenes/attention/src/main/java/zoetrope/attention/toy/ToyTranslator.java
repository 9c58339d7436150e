package zoetrope.attention.toy;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.RealMatrix;

/**
 * A small encoder and decoder that learns to translate English into French when it is created,
 * always in the same way, by Adam. Its sentences have two animals, each perhaps with an adjective.
 * Most French adjectives follow their noun, so the decoder has to look at English words in another
 * order. Every sixth sentence is not used for training.
 *
 * <pre>{@code
 * var translator = ToyTranslator.trained();
 * var steps = translator.translate(List.of("the", "black", "cat", "sees", "the", "small", "dog"));
 * }</pre>
 */
public final class ToyTranslator {
  /** The sign from which the decoder writes its first word. */
  public static final String START = "(start)";

  /** The sign that ends a translation. */
  public static final String END = ".";

  private static final String[][] NOUNS = {{"cat", "chat"}, {"dog", "chien"}, {"horse", "cheval"}};
  private static final String[][] VERBS = {{"sees", "voit"}, {"follows", "suit"}};

  /** English and French adjectives; "small" stands before its noun in both languages. */
  private static final String[][] ADJECTIVES = {
    {"", ""}, {"black", "noir"}, {"white", "blanc"}, {"small", "petit"}
  };

  private static final int HELD_BACK = 6;
  private static final int BATCH = 12;
  private static final int STEPS = 130;
  private static final double RATE = 0.02;

  /** The shrinkage of weights keeps the attention from being all or nothing. */
  private static final double DECAY = 1.2;

  /**
   * The seed from 1 to 8 whose loss after the training is the smallest, counted over the sentences
   * of the training only. The others have no part in the choice, so they measure the translator.
   */
  private static final long SEED = 2;

  /** A sentence and its translation, with the signs for the beginning and the end. */
  private record Pair(List<String> english, List<String> french) {}

  /**
   * A step of a translation.
   *
   * @param own the decoder's attention from its last word to each word it has read, which adds up
   *     to 1; the first one is the sign for the start
   * @param scores the scores of the English words for the query of this step, divided by √d_k
   * @param chances the probability of each French word, in the order of {@link #french}
   * @param word the likeliest word, which is written
   */
  public record Step(double[] own, double[] scores, double[] chances, String word) {}

  private final List<String> english;
  private final List<String> french;

  /** The English sentences that it has learned from. */
  private final List<List<String>> read;

  private final TranslatorWeights weights;

  private ToyTranslator(
      List<String> english,
      List<String> french,
      List<List<String>> read,
      TranslatorWeights weights) {
    this.english = english;
    this.french = french;
    this.read = read;
    this.weights = weights;
  }

  /** The translator is trained once for all films of a program. */
  private static final class Trained {
    static final ToyTranslator TRANSLATOR = train();
  }

  /** Returns the trained translator. */
  public static ToyTranslator trained() {
    return Trained.TRANSLATOR;
  }

  private static List<Pair> pairs() {
    List<String[]> groups = new ArrayList<>();
    for (String[] noun : NOUNS) {
      for (String[] adjective : ADJECTIVES) {
        boolean before = adjective[1].equals("petit");
        String phrase = before ? adjective[1] + " " + noun[1] : noun[1] + " " + adjective[1];
        groups.add(new String[] {"the " + adjective[0] + " " + noun[0], ("le " + phrase).strip()});
      }
    }
    List<Pair> all = new ArrayList<>();
    for (String[] first : groups) {
      for (String[] verb : VERBS) {
        for (String[] second : groups) {
          all.add(
              new Pair(
                  words(first[0] + " " + verb[0] + " " + second[0]),
                  words(START + " " + first[1] + " " + verb[1] + " " + second[1] + " " + END)));
        }
      }
    }
    return all;
  }

  private static List<String> words(String sentence) {
    return List.of(sentence.strip().split("\\s+"));
  }

  private static ToyTranslator train() {
    List<Pair> all = pairs();
    Set<String> english = new LinkedHashSet<>();
    Set<String> french = new LinkedHashSet<>();
    List<Pair> known = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      english.addAll(all.get(i).english());
      french.addAll(all.get(i).french());
      if (i % HELD_BACK != HELD_BACK - 1) {
        known.add(all.get(i));
      }
    }
    var sources = List.copyOf(english);
    var targets = List.copyOf(french);
    int positions = all.stream().mapToInt(pair -> pair.french().size()).max().orElseThrow();
    var weights = TranslatorWeights.random(sources.size(), targets.size(), positions, SEED);
    Adam adam = new Adam(RATE, DECAY);
    for (int step = 0; step < STEPS; step++) {
      List<RealMatrix> sums = null;
      int predictions = 0;
      for (int k = 0; k < BATCH; k++) {
        // The stride is prime to the number of sentences, so that all are read equally often.
        Pair pair = known.get((step * BATCH + k) * 101 % known.size());
        var one =
            new TranslatorGradient(
                weights, ids(pair.english(), sources), ids(pair.french(), targets));
        predictions += pair.french().size() - 1;
        sums = sums == null ? one.get() : sum(sums, one.get());
      }
      double share = 1.0 / predictions;
      weights =
          new TranslatorWeights(
              adam.step(weights.all(), sums.stream().map(sum -> sum.times(share)).toList()));
    }
    return new ToyTranslator(sources, targets, known.stream().map(Pair::english).toList(), weights);
  }

  private static List<RealMatrix> sum(List<RealMatrix> one, List<RealMatrix> other) {
    return IntStream.range(0, one.size()).mapToObj(k -> one.get(k).plus(other.get(k))).toList();
  }

  private static List<Integer> ids(List<String> words, List<String> known) {
    List<Integer> ids = new ArrayList<>();
    for (String word : words) {
      int id = known.indexOf(word);
      if (id < 0) {
        throw new IllegalArgumentException(
            "the translator has never read \"" + word + "\"; it knows " + String.join(" ", known));
      }
      ids.add(id);
    }
    return ids;
  }

  /** Returns the number of sentences with translations that it has learned from. */
  public int sentences() {
    return read.size();
  }

  /** Whether it has learned from this English sentence. */
  public boolean hasRead(List<String> sentence) {
    return read.contains(sentence);
  }

  /** Returns the French words and signs. */
  public List<String> french() {
    return french;
  }

  /**
   * Returns the encoder's attention: that of each English word to all.
   *
   * @throws IllegalArgumentException if it does not know a word
   */
  public AttentionTrace encode(List<String> sentence) {
    return start(sentence).encoder();
  }

  /**
   * Returns the vectors that the decoder looks at: what the encoder makes of each word, [words, C].
   */
  public RealMatrix memory(List<String> sentence) {
    return start(sentence).memory();
  }

  /** Returns the vectors of the words with their positions, before the encoder, [words, C]. */
  public RealMatrix embeddings(List<String> sentence) {
    return start(sentence).source();
  }

  private TranslatorWeights.Pass start(List<String> sentence) {
    return weights.pass(ids(sentence, english), List.of(french.indexOf(START)));
  }

  /**
   * Returns the index of the English word that a French word of a translation means, or −1 if the
   * sentence lacks it. The second of two equal words means the second of their English words.
   *
   * @param written the French words, from the first one on
   * @param word the index of the French word
   */
  public static int meant(List<String> sentence, List<String> written, int word) {
    String meaning =
        Stream.of(NOUNS, VERBS, ADJECTIVES, new String[][] {{"the", "le"}})
            .flatMap(Stream::of)
            .filter(pair -> pair[1].equals(written.get(word)))
            .map(pair -> pair[0])
            .findFirst()
            .orElse("");
    long earlier = written.subList(0, word).stream().filter(written.get(word)::equals).count();
    return IntStream.range(0, sentence.size())
        .filter(i -> sentence.get(i).equals(meaning))
        .skip(earlier)
        .findFirst()
        .orElse(-1);
  }

  /**
   * Translates a sentence: writes the likeliest word, again and again, up to the end.
   *
   * @throws IllegalArgumentException if it does not know a word
   */
  public List<Step> translate(List<String> sentence) {
    List<Integer> source = ids(sentence, english);
    List<Integer> written = new ArrayList<>(List.of(french.indexOf(START)));
    List<Step> steps = new ArrayList<>();
    int longest = weights.get(TranslatorWeights.Name.TARGET_POSITION).rows();
    while (written.size() <= longest) {
      var pass = weights.pass(source, written);
      int last = written.size() - 1;
      double[] chances = pass.chances().row(last);
      int best =
          IntStream.range(0, chances.length).reduce(0, (a, b) -> chances[b] > chances[a] ? b : a);
      String word = french.get(best);
      steps.add(
          new Step(
              pass.self().weights().row(last), pass.cross().scores().row(last), chances, word));
      if (word.equals(END)) {
        return steps;
      }
      written.add(best);
    }
    return steps;
  }
}
