package zoetrope.attention.toy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import zoetrope.attention.RealMatrix;

class ToyTranslatorTest {
  private static final List<String> SENTENCE = words("the white cat sees the black dog");

  private final ToyTranslator translator = ToyTranslator.trained();

  private static List<String> words(String sentence) {
    return List.of(sentence.split(" "));
  }

  @Test
  void theGradientIsTheSlopeOfTheLoss() {
    TranslatorWeights weights = TranslatorWeights.random(6, 7, 5, 1);
    List<RealMatrix> gradient = gradient(weights).get();
    for (int k = 0; k < gradient.size(); k++) {
      RealMatrix matrix = weights.all().get(k);
      for (int n = 0; n < 6; n++) {
        int i = n * 5 % matrix.rows();
        int j = (n * 7 + 1) % matrix.columns();
        double slope =
            (gradient(changed(weights, k, i, j, 1e-5)).loss()
                    - gradient(changed(weights, k, i, j, -1e-5)).loss())
                / 2e-5;
        assertEquals(slope, gradient.get(k).get(i, j), 1e-8, "matrix " + k + ": " + i + " " + j);
      }
    }
  }

  private static TranslatorGradient gradient(TranslatorWeights weights) {
    return new TranslatorGradient(weights, List.of(2, 0, 5, 0), List.of(1, 6, 3, 3, 0));
  }

  private static TranslatorWeights changed(
      TranslatorWeights weights, int matrix, int i, int j, double change) {
    List<RealMatrix> matrices = new ArrayList<>(weights.all());
    RealMatrix old = matrices.get(matrix);
    matrices.set(
        matrix,
        RealMatrix.of(
            old.rows(), old.columns(), (r, c) -> old.get(r, c) + (r == i && c == j ? change : 0)));
    return new TranslatorWeights(matrices);
  }

  @Test
  void translatesSentencesThatItHasNotRead() {
    assertEquals(240, translator.sentences());
    assertFalse(translator.hasRead(SENTENCE));
    assertEquals("le chat blanc voit le chien noir .", translation(SENTENCE));
    assertFalse(translator.hasRead(words("the small cat follows the small horse")));
    assertEquals(
        "le petit chat suit le petit cheval .",
        translation(words("the small cat follows the small horse")));
    assertTrue(translator.hasRead(words("the cat sees the cat")));
  }

  @Test
  void translatesAllSentencesThatAreHeldBack() {
    Map<String, String> french = new HashMap<>();
    for (String noun : List.of("cat", "dog", "horse")) {
      String name = Map.of("cat", "chat", "dog", "chien", "horse", "cheval").get(noun);
      french.put("the " + noun, "le " + name);
      french.put("the black " + noun, "le " + name + " noir");
      french.put("the white " + noun, "le " + name + " blanc");
      french.put("the small " + noun, "le petit " + name);
    }
    int heldBack = 0;
    for (String first : french.keySet()) {
      for (String second : french.keySet()) {
        for (String verb : List.of("sees", "follows")) {
          String sentence = first + " " + verb + " " + second;
          if (!translator.hasRead(words(sentence))) {
            heldBack++;
            String does = verb.equals("sees") ? " voit " : " suit ";
            assertEquals(
                french.get(first) + does + french.get(second) + " .", translation(words(sentence)));
          }
        }
      }
    }
    assertEquals(48, heldBack);
  }

  @Test
  void findsTheWordsThatAreMeant() {
    List<String> french = words("le chat blanc voit le chien noir .");
    int[] meant = {0, 2, 1, 3, 4, 6, 5, -1};
    for (int i = 0; i < meant.length; i++) {
      assertEquals(meant[i], ToyTranslator.meant(SENTENCE, french, i), french.get(i));
    }
    assertEquals(-1, ToyTranslator.meant(words("dog dog"), words("le chien"), 0));
  }

  private String translation(List<String> sentence) {
    return String.join(
        " ", translator.translate(sentence).stream().map(ToyTranslator.Step::word).toList());
  }

  @Test
  void looksAtTheWordsInTheOrderOfTheTranslation() {
    int[] expected = {0, 2, 1, 3, 0, 6, 5};
    List<ToyTranslator.Step> steps = translator.translate(SENTENCE);
    for (int i = 0; i < expected.length; i++) {
      double[] scores = steps.get(i).scores();
      int best = 0;
      for (int j = 1; j < scores.length; j++) {
        best = scores[j] > scores[best] ? j : best;
      }
      assertEquals(expected[i], best, steps.get(i).word());
    }
  }

  @Test
  void refusesUnknownWords() {
    var error =
        assertThrows(
            IllegalArgumentException.class,
            () -> translator.translate(words("the bird sees the dog")));
    assertTrue(error.getMessage().contains("never read \"bird\""), error.getMessage());
  }
}
