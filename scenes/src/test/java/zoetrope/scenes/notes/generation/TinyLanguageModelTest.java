package zoetrope.scenes.notes.generation;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import zoetrope.attention.Softmax;
import zoetrope.attention.layer.Sampler;

class TinyLanguageModelTest {
  private static final TinyLanguageModel MODEL = TinyLanguageModel.trained();

  private static String likeliest(String text) {
    double[] logits = MODEL.predict(List.of(text.split(" "))).logits();
    double largest = Arrays.stream(logits).max().orElseThrow();
    for (int i = 0; i < logits.length; i++) {
      if (logits[i] == largest) {
        return MODEL.vocabulary().get(i);
      }
    }
    throw new AssertionError("no logit of " + text);
  }

  @Test
  void predictsTheTrainingSentences() {
    assertEquals("river", likeliest("the bird flew over the"));
    assertEquals("rug", likeliest("the dog slept on the"));
    assertTrue(Set.of("mat", "sofa").contains(likeliest("the cat sat on the")));
    assertEquals(TinyLanguageModel.END, likeliest("the cat sat on the mat and purred"));
  }

  @Test
  void trainsToTheSameModelEachTime() {
    assertEquals(MODEL.unembedding(), TinyLanguageModel.trained().unembedding());
  }

  @Test
  void theWeightsOfTheLastWordSumToOne() {
    double[] weights = MODEL.predict(List.of("the", "cat", "sat")).weights();
    assertEquals(3, weights.length);
    assertEquals(1, Arrays.stream(weights).sum(), 1e-12);
  }

  private static Generation written(List<String> words, double temperature, long seed) {
    WordPredictor model = new WordPredictor.Tiny(MODEL, words);
    return Generation.of(model, 6, Sampler.at(temperature), new Random(seed));
  }

  @Test
  void choosesTheWordWhoseShareContainsTheDraw() {
    var generation = written(List.of("the", "cat"), 1, 3);
    for (Generation.Step step : generation.steps()) {
      assertArrayEquals(Softmax.of(step.logits()), step.chances());
      double before = 0;
      for (int i = 0; step.ranking()[i] != step.chosen(); i++) {
        before += step.chances()[step.ranking()[i]];
      }
      assertTrue(before <= step.draw());
      assertTrue(step.draw() < before + step.chances()[step.chosen()] + 1e-12);
    }
  }

  @Test
  void choosesTheLikeliestWordAtTemperatureZero() {
    var generation = written(List.of("the", "bird", "flew"), 0, 1);
    for (Generation.Step step : generation.steps()) {
      assertEquals(step.ranking()[0], step.chosen());
    }
    List<String> words = generation.words();
    assertTrue(words.indexOf(".") < 0 || words.indexOf(".") == words.size() - 1, words.toString());
  }
}
