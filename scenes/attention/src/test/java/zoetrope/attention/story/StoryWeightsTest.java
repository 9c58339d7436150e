package zoetrope.attention.story;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.DotProductAttention;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.WordTokens;

class StoryWeightsTest {
  private static final String PHRASE = " a fluffy blue creature roamed the verdant forest";

  private final StoryWeights story = StoryWeights.of(PHRASE);
  private final AttentionTrace trace = story.trace(Question.ADJECTIVES);

  @Test
  void creatureAndForestAttendToTheirAdjectives() {
    RealMatrix weights = trace.weights();
    assertEquals(0.4, weights.get(3, 1), 0.1);
    assertEquals(0.6, weights.get(3, 2), 0.1);
    assertTrue(weights.get(7, 6) > 0.95);
    assertEquals(List.of("1>3", "2>3", "6>7"), links(story, Question.ADJECTIVES));
  }

  @Test
  void scoresAreInTheRangeOfTheFilm() {
    RealMatrix products = trace.dotProducts();
    assertTrue(products.maxAbs() < 100);
    for (int key : new int[] {1, 2}) {
      assertEquals(93, products.get(3, key), 4);
    }
    assertEquals(93, products.get(7, 6), 4);
    assertTrue(products.get(3, 5) < -20);
    assertTrue(story.embeddings().maxAbs() < 9.95);
  }

  @Test
  void otherWordsAttendToThemselvesAndTheirNeighboursOnly() {
    for (int word : new int[] {1, 2, 4, 5, 6}) {
      assertTrue(trace.weights().get(word, word) + trace.weights().get(word, word - 1) > 0.3);
      assertTrue(trace.dotProducts().get(word, word) < 30);
    }
  }

  @Test
  void theExplainedAttentionHoldsForOtherPhrasesAndAnySeed() {
    for (long seed = 0; seed < 12; seed++) {
      assertEquals(
          List.of("1>2", "5>7", "6>7"), adjectives("the old man saw a tiny red boat", seed));
      StoryWeights foxes =
          StoryWeights.of(WordTokens.of("quick brown foxes jump over lazy dogs"), seed);
      assertTrue(links(foxes, Question.ADJECTIVES).containsAll(List.of("0>2", "1>2", "5>6")));
      // The random scores may let the dogs attend a little to the foxes' adjectives, five words
      // later.
      assertTrue(foxes.trace(Question.ADJECTIVES).weights().get(6, 5) > 0.8);
      assertEquals(List.of("3>4"), adjectives("she met another wonderful wugling", seed));
      assertEquals(List.of(), adjectives("the cat sat on the mat", seed));
    }
  }

  @Test
  void otherQuestionsHaveOtherAnswers() {
    StoryWeights john =
        StoryWeights.of(
            "John hit the brakes sharply, they screeched loudly, and he jolted forward.");
    assertTrue(links(john, Question.SUBJECT).containsAll(List.of("0>1", "5>6", "9>10")));
    assertEquals(List.of("1>4", "6>7", "10>11"), links(john, Question.VERB_OF_ADVERB));
    assertEquals(List.of("1>3"), links(john, Question.VERB_OF_OBJECT));
    assertEquals(List.of("3>4"), links(story, Question.SUBJECT));
    assertEquals(List.of("0>3", "5>7"), links(story, Question.DETERMINER));
  }

  @Test
  void theNounReceivesTheMeaningsOfItsAdjectives() {
    RealMatrix before = story.wordEmbeddings();
    RealMatrix change = trace.output().sliceRows(3, 4);
    double related = alike(change, before.sliceRows(1, 2)) + alike(change, before.sliceRows(2, 3));
    double unrelated =
        alike(change, before.sliceRows(5, 6)) + alike(change, before.sliceRows(6, 7));
    assertTrue(related > 0.6 && Math.abs(unrelated) < 0.4, related + " " + unrelated);
  }

  @Test
  void equalWordsHaveEqualEmbeddingsWithoutPositions() {
    StoryWeights cat = StoryWeights.of("The cat sat on the mat");
    RealMatrix words = cat.wordEmbeddings();
    assertTrue(words.sliceRows(0, 1).isCloseTo(words.sliceRows(4, 5), 1e-12));
    assertTrue(!cat.embeddings().sliceRows(0, 1).isCloseTo(cat.embeddings().sliceRows(4, 5), 0.1));
    assertTrue(words.plus(cat.positions()).isCloseTo(cat.embeddings(), 1e-12));
  }

  @Test
  void headsAllDiffer() {
    List<AttentionHead> heads = story.heads(15);
    List<RealMatrix> patterns =
        heads.stream()
            .map(head -> head.trace(story.embeddings(), DotProductAttention.causal()).weights())
            .toList();
    for (int i = 0; i < 15; i++) {
      for (int j = 0; j < i; j++) {
        assertTrue(!patterns.get(i).isCloseTo(patterns.get(j), 0.1), i + " and " + j);
      }
    }
  }

  @Test
  void acceptsOtherWordClasses() {
    StoryWeights doubt = StoryWeights.of("the zorp blick");
    assertEquals(List.of(), links(doubt, Question.ADJECTIVES));
    StoryWeights classified =
        doubt.classes(List.of(WordClass.DETERMINER, WordClass.ADJECTIVE, WordClass.NOUN));
    assertEquals(List.of("1>2"), links(classified, Question.ADJECTIVES));
    assertThrows(IllegalArgumentException.class, () -> doubt.classes(List.of(WordClass.NOUN)));
  }

  @Test
  void handlesManyWords() {
    RealMatrix last = StoryWeights.of("word ".repeat(300)).trace(Question.SUBJECT).weights();
    assertEquals("[300, 300]", last.shape());
  }

  private static List<String> adjectives(String phrase, long seed) {
    return links(StoryWeights.of(WordTokens.of(phrase), seed), Question.ADJECTIVES);
  }

  private static List<String> links(StoryWeights story, Question question) {
    return story.links(question, 0.04).stream().map(link -> link.from() + ">" + link.to()).toList();
  }

  private static double alike(RealMatrix a, RealMatrix b) {
    double product = a.timesTransposed(b).get(0, 0);
    return product / Math.sqrt(a.timesTransposed(a).get(0, 0) * b.timesTransposed(b).get(0, 0));
  }
}
