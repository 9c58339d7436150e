package zoetrope.scenes.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.render.lookup.SceneCatalogue;
import zoetrope.render.request.SceneEntry;

/**
 * Computes again every sum, product, softmax and percentage that films show, from the texts on the
 * stage. By default, it tries the default parameters of each film and two others. {@code
 * -Dvariants=10} tries all others.
 */
class TrueNumbersTest {
  private static final int VARIANTS = Integer.getInteger("variants", 2);

  /** Other parameters of the films that show results. */
  private static final Map<String, List<String>> OTHERS =
      Map.of(
          "SelfAttentionSteps",
          List.of(
              "phrase=we met",
              "phrase=one two three four five six seven eight",
              "phrase=The bird sang in the tree",
              "phrase=no no no",
              "phrase=the dog saw a dog",
              "seed=1",
              "seed=5",
              "seed=11",
              "seed=12;phrase=a cat and a mat",
              "seed=99"),
          "MultiHeadOutput",
          List.of(
              "heads=1",
              "heads=6",
              "heads=2",
              "phrase=we met",
              "phrase=the dog and the bird",
              "phrase=no no",
              "seed=1",
              "seed=7;heads=2",
              "seed=30;heads=6",
              "seed=31"),
          "SoftmaxTemperature",
          List.of(
              "scores=-3.25 0 9.9 4 5 5 -9.9 1",
              "scores=-9 -9.8",
              "scores=1 1 1",
              "scores=0.126 2.504 3.333",
              "scores=9.9 9.9 -9.9",
              "hottest=2.345",
              "hottest=100",
              "coldest=0.237",
              "coldest=0.004",
              "scores=-1 -2 -3 -4 -5"),
          "NextToken",
          List.of(
              "temperature=0.5",
              "temperature=0",
              "temperature=3.337",
              "topK=3",
              "topP=0.8",
              "words=6",
              "prompt=the dog ran to",
              "prompt=the bird flew over the",
              "prompt=the cat",
              "prompt=the dog sat on the rug and"),
          "PrefixAverages",
          seeds(10),
          "ShowMasking",
          List.of(
              "phrase=only three words",
              "phrase=two words",
              "phrase=six words can be shown here",
              "temperature=2",
              "temperature=0.3",
              "temperature=50",
              "seed=1",
              "seed=2",
              "seed=4;temperature=1.7",
              "seed=5"),
          "AttentionPatterns",
          List.of(
              "phrase=big red bus",
              "phrase=tired",
              "phrase=The old dog saw a cat.",
              "phrase=It was the best of times, it was the worst of times.",
              "phrase=no hungry fear",
              "phrase=one two three four five six seven eight nine ten",
              "phrase=the quick brown fox jumps over the lazy dog",
              "phrase=old wooden hills",
              "phrase=Der kleine Mond ist aufgegangen",
              "phrase=yellow 2024"),
          "CountMatrixParameters",
          List.of(
              "embedding=100;keySize=7",
              "embedding=768;keySize=64",
              "embedding=4096",
              "keySize=1",
              "embedding=2;keySize=2",
              "weights=1",
              "weights=2",
              "embedding=16384;keySize=256",
              "embedding=1000;keySize=10",
              "keySize=64"),
          "TransformerArchitecture",
          List.of("language=EN"),
          "Translation",
          List.of(
              "sentence=the small cat follows the small horse",
              "sentence=the cat sees the cat",
              "sentence=the dog follows the white horse",
              "sentence=the black horse sees the dog",
              "sentence=the small horse sees the white cat",
              "sentence=the black cat follows the black cat",
              "sentence=horse sees",
              "sentence=the the the the the the the",
              "sentence=white dog",
              "sentence=the cat sees"));

  private static List<String> seeds(int count) {
    List<String> seeds = new ArrayList<>();
    for (int seed = 1; seed <= count; seed++) {
      seeds.add("seed=" + seed);
    }
    return seeds;
  }

  static List<Arguments> films() {
    List<Arguments> all = new ArrayList<>();
    for (SceneEntry film : SceneCatalogue.of(TrueNumbersTest.class.getClassLoader()).all()) {
      all.add(Arguments.of(film, ""));
      OTHERS.getOrDefault(film.name(), List.of()).stream()
          .limit(VARIANTS)
          .forEach(parameters -> all.add(Arguments.of(film, parameters)));
    }
    return all;
  }

  private static Map<String, String> values(String parameters) {
    Map<String, String> values = new TreeMap<>();
    for (String parameter : parameters.isEmpty() ? new String[0] : parameters.split(";")) {
      String[] parts = parameter.split("=", 2);
      values.put(parts[0], parts[1]);
    }
    return values;
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("films")
  void showsTrueNumbers(SceneEntry film, String parameters) {
    NumberCheck check = NumberCheck.of(film.create(), values(parameters));
    assertEquals(List.of(), check.faults(), () -> String.join("\n", check.faults()));
    if (OTHERS.containsKey(film.name())) {
      assertTrue(check.checked() > 0, "the film states no relation");
    }
    if (Boolean.getBoolean("counts")) {
      System.out.println(film.name() + " " + parameters + ": " + check.checked());
    }
  }

  /** A film that shows 0.40 times 1.9 as 0.75, as a film once did. */
  static final class FalseProduct extends Scene {
    @Override
    protected void construct() {
      var weight = decimalNumber(0.396, 2).shift(LEFT);
      var value = decimalNumber(1.9, 1);
      var product = decimalNumber(0.396 * 1.9, 2).shift(RIGHT);
      var formula = tex("4 \\times (3 \\cdot 2) = 4 \\times 5").shift(DOWN);
      play(fadeIn(weight), fadeIn(value), fadeIn(product), fadeIn(formula));
      states(Relation.product(Figure.all(List.of(weight, value)), Figure.of(product)));
      remove(value);
      weight.setOpacity(0);
      states(Relation.sum(List.of(weight, weight), value));
    }
  }

  @Test
  void findsFalseProductsFalseEquationsAndMissingNumbers() {
    List<String> faults = NumberCheck.of(new FalseProduct(), Map.of()).faults();
    assertEquals(5, faults.size(), faults::toString);
    assertEquals("1.0 s: 4 \\times (3 \\cdot 2) is not 4 \\times 5", faults.get(0));
    assertEquals("1.0 s: the product of 0.40, 1.9 is shown as 0.75 instead of 0.76", faults.get(1));
    assertEquals("1.0 s: the statement is about 0.40, which is invisible", faults.get(2));
    assertEquals("1.0 s: the statement is about 1.9, which is not on the stage", faults.get(3));
  }

  @Test
  void readsTheEquationsInFormulas() {
    assertEquals(List.of(), Equations.contradictions("x = -11.05 / 2 = -5.525 \\approx -5.5"));
    assertEquals(3 - 1, Equations.count("x = -11.05 / 2 = -5.525 \\approx -5.5"));
    assertEquals(
        List.of(),
        Equations.contradictions("12{,}288 \\times 50{,}257 = 617{,}558{,}016 \\text{ numbers}"));
    assertEquals(List.of("\\frac{1}{4} is not 0.5"), Equations.contradictions("\\frac{1}{4}=0.5"));
    assertEquals(0, Equations.count("\\pi = 3.14159\\ldots"));
  }
}
