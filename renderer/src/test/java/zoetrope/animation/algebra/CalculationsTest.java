package zoetrope.animation.algebra;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import zoetrope.author.Runs;
import zoetrope.frame.FrameRate;
import zoetrope.lint.Lint;
import zoetrope.scene.SceneException;
import zoetrope.scene.StageSettings;

/** Row reduction, matrix products and long division. */
class CalculationsTest {
  private static final int CASES = 200;

  /** A prime that divides no minor of the small random matrices. */
  private static final long PRIME = 1_000_000_007;

  private static void play(List<CalculationStep> steps) {
    Runs.run(s -> steps.forEach(step -> s.playAll(step.runTime(0))));
  }

  private static int[][] matrix(Random random, int rows, int columns) {
    int[][] matrix = new int[rows][columns];
    for (int[] row : matrix) {
      Arrays.setAll(row, j -> random.nextInt(4) == 0 ? 0 : random.nextInt(13) - 6);
    }
    if (rows > 2 && random.nextInt(3) == 0) {
      matrix[2] = matrix[0].clone();
    }
    return matrix;
  }

  // --- row reduction ---

  @Test
  void reducingEndsInTheReducedRowEchelonForm() {
    Random random = new Random(1);
    for (int k = 0; k < CASES; k++) {
      int[][] given = matrix(random, 1 + random.nextInt(3), 1 + random.nextInt(4));
      RowReduction m = rowReduction(given);
      play(m.reduce());
      assertEquals(
          echelonFormModuloThePrime(given), modulo(m.values()), Arrays.deepToString(given));
      assertTrue(m.reduce().isEmpty());
    }
  }

  private static List<List<Long>> modulo(String[][] values) {
    return Arrays.stream(values)
        .map(row -> Arrays.stream(row).map(CalculationsTest::modulo).toList())
        .toList();
  }

  private static long modulo(String fraction) {
    String[] parts = fraction.split("/");
    BigInteger prime = BigInteger.valueOf(PRIME);
    BigInteger denominator = new BigInteger(parts.length > 1 ? parts[1] : "1");
    return new BigInteger(parts[0]).multiply(denominator.modInverse(prime)).mod(prime).longValue();
  }

  /** Returns the reduced row echelon form in the field of the integers modulo {@link #PRIME}. */
  private static List<List<Long>> echelonFormModuloThePrime(int[][] given) {
    long[][] m =
        Arrays.stream(given)
            .map(row -> Arrays.stream(row).mapToLong(v -> Math.floorMod(v, PRIME)).toArray())
            .toArray(long[][]::new);
    int done = 0;
    for (int column = 0; column < m[0].length; column++) {
      int pivot = done;
      while (pivot < m.length && m[pivot][column] == 0) {
        pivot++;
      }
      if (pivot == m.length) {
        continue;
      }
      long[] row = m[pivot];
      m[pivot] = m[done];
      long inverse = modulo("1/" + row[column]);
      m[done] = Arrays.stream(row).map(v -> v * inverse % PRIME).toArray();
      for (int i = 0; i < m.length; i++) {
        long factor = m[i][column];
        for (int j = 0; i != done && j < row.length; j++) {
          m[i][j] = Math.floorMod(m[i][j] - factor * m[done][j], PRIME);
        }
      }
      done++;
    }
    return Arrays.stream(m).map(row -> Arrays.stream(row).boxed().toList()).toList();
  }

  @Test
  void stepsReadTheStateWhenTheyArePlayed() {
    var m = rowReduction(new int[][] {{2, 1, 5}, {1, -1, 1}}).bar(2);
    var steps = List.of(m.swap(0, 1), m.add(1, -2, 0), m.scale(1, "1/3"), m.add(0, 1, 1));
    assertEquals("2", m.values()[0][0]);
    Runs.run(s -> s.playAll(succession(steps)));
    assertEquals("[[1, 0, 2], [0, 1, 1]]", Arrays.deepToString(m.values()));
    assertEquals("R_{1} + R_{2}", m.reason().orElseThrow().source());
    assertEquals("2", m.matrix().get(0, 2).source());
  }

  @Test
  void pivotsAreLeftOfTheBar() {
    var m = rowReduction(new String[][] {{"1/2", "1", "1"}, {"0.5", "1", "2"}}).bar(-1);
    play(m.reduce());
    assertEquals("[[1, 2, 2], [0, 0, 1]]", Arrays.deepToString(m.values()));
  }

  @Test
  void aStepKeepsThePlaceTheSizeAndTheColors() {
    var m = rowReduction(new int[][] {{2, 1}, {1, -1}}).fontSize(24).shift(up(2));
    m.matrix().columnOf(1).setColor(RED);
    var copy = m.copy();
    play(List.of(m.add(1, "-1/2", 0)));
    assertEquals(24, m.matrix().get(1, 1).fontSize(), 1e-9);
    assertEquals(0, m.matrix().brackets().center().distance(at(0, 2)), 1e-9);
    assertEquals(RED, m.matrix().get(1, 1).color());
    assertEquals("1", copy.values()[1][0]);
    assertEquals("0", m.values()[1][0]);
  }

  @Test
  void twoStepsOfOneMatrixAreNotPlayedTogether() {
    var m = rowReduction(new int[][] {{2, 1}, {1, -1}});
    String message =
        assertThrows(
                SceneException.class, () -> Runs.run(s -> s.playAll(m.swap(0, 1), m.scale(0, 2))))
            .getMessage();
    assertTrue(
        message.contains("two steps of a RowReduction are played at the same time"), message);
  }

  // --- matrix products ---

  @Test
  void theEntriesOfAProductAreSumsOfProducts() {
    Random random = new Random(2);
    for (int k = 0; k < CASES; k++) {
      int[][] a = matrix(random, 1 + random.nextInt(3), 1 + random.nextInt(4));
      int[][] b = matrix(random, a[0].length, 1 + random.nextInt(3));
      var p = matrixProduct(a, b);
      for (int i = 0; i < a.length; i++) {
        for (int j = 0; j < b[0].length; j++) {
          int sum = 0;
          for (int n = 0; n < b.length; n++) {
            sum += a[i][n] * b[n][j];
          }
          assertEquals("" + sum, p.value(i, j));
        }
      }
    }
  }

  @Test
  void entriesCanBeDecimalNumbersFractionsAndFormulas() {
    var rounded = matrixProduct(new double[][] {{0.1, 0.25}}, new double[][] {{3}, {0.5}}, 2);
    assertEquals("0.43", rounded.value(0, 0));
    var mixed =
        matrixProduct(
            new String[][] {{"a", "-1/2", "2"}, {"0", "1", "x+1"}},
            new String[][] {{"b"}, {"4"}, {"x"}});
    assertEquals("a b+2 x-2", mixed.value(0, 0));
    assertEquals("(x+1) x+4", mixed.value(1, 0));
    var signs =
        matrixProduct(new String[][] {{"-s", "-1", "-b"}}, new String[][] {{"-t"}, {"x-y"}, {"1"}});
    assertEquals("s t-(x-y)-b", signs.value(0, 0));
  }

  @Test
  void eachStepFillsAnEntry() {
    var p = matrixProduct(new int[][] {{1, 2}, {3, 4}}, new int[][] {{5, 6}, {7, 8}});
    play(List.of(p.entry(1, 0), p.next(), p.next()));
    assertEquals("22", p.get(0, 1).orElseThrow().source());
    assertTrue(p.get(1, 1).isEmpty());
    p.shift(up(1)).scale(0.5);
    play(List.of(p.entry(0, 0), p.rest()));
    for (int k = 0; k < 4; k++) {
      var entry = p.get(k / 2, k % 2).orElseThrow();
      assertEquals(24, entry.fontSize(), 1e-9);
      assertEquals(p.leftMatrix().get(k / 2, 0).baseline().y(), entry.baseline().y(), 1e-9);
    }
  }

  // --- long division ---

  @Test
  void quotientTimesDivisorPlusRemainderIsTheDividend() {
    Random random = new Random(3);
    for (int k = 0; k < CASES; k++) {
      long n = random.nextInt(1 << random.nextInt(31));
      long d = 1 + random.nextInt(1 << (1 + random.nextInt(10)));
      var division = longDivision(n, d);
      assertEquals(n / d, Long.parseLong(division.quotient()));
      assertEquals(n % d, Long.parseLong(division.remainder()));
      String p = polynomial(random, 1 + random.nextInt(5));
      String q = polynomial(random, random.nextInt(4));
      var ofPolynomials = longDivision(p, q);
      for (double x : new double[] {-1.5, 0.5, 2}) {
        double product = value(ofPolynomials.quotient(), x) * value(q, x);
        double expected = value(p, x);
        double sum = product + value(ofPolynomials.remainder(), x);
        assertEquals(expected, sum, 1e-7 * (1 + Math.abs(product)), p + " by " + q);
      }
      String rest = ofPolynomials.remainder();
      assertTrue(rest.equals("0") || degree(rest) < degree(q), p + " by " + q + ": " + rest);
    }
  }

  private static String polynomial(Random random, int degree) {
    StringBuilder terms = new StringBuilder(1 + random.nextInt(4) + "x^" + degree);
    for (int k = degree - 1; k >= 0; k--) {
      int value = random.nextInt(9) - 4;
      terms.append(value < 0 ? " - " : " + ").append(Math.abs(value)).append("/3 x^").append(k);
    }
    return terms.toString();
  }

  private static final Pattern TERM =
      Pattern.compile(
          "([+-]?)\\s*(?:\\\\tfrac\\{(\\d+)}\\{(\\d+)}|(\\d*)(?:/(\\d+)"
              + " )?)(x?)(?:\\^\\{?(\\d+)}?)?");

  private static double value(String polynomial, double x) {
    double sum = 0;
    Matcher term = TERM.matcher(polynomial);
    while (term.find()) {
      if (!term.group().isBlank()) {
        String number = term.group(2) != null ? term.group(2) : term.group(4);
        String under = term.group(3) != null ? term.group(3) : term.group(5);
        double factor = number.isEmpty() ? 1 : Double.parseDouble(number);
        factor /= under == null ? 1 : Double.parseDouble(under);
        int power = term.group(6).isEmpty() ? 0 : power(term.group(7));
        sum += (term.group(1).equals("-") ? -factor : factor) * Math.pow(x, power);
      }
    }
    return sum;
  }

  private static int power(String written) {
    return written == null ? 1 : Integer.parseInt(written);
  }

  private static int degree(String polynomial) {
    Matcher power = Pattern.compile("x(?:\\^\\{?(\\d+)}?)?").matcher(polynomial);
    return power.find() ? power(power.group(1)) : 0;
  }

  @Test
  void theDigitsAreWrittenInColumns() {
    var d = longDivision(4206, 6);
    play(d.steps());
    assertEquals("701", d.quotient());
    assertTrue(d.steps().isEmpty());
    String message =
        assertThrows(SceneException.class, () -> Runs.run(s -> s.playAll(d.next()))).getMessage();
    assertTrue(message.contains("the long division is complete: it has 9 steps"), message);
  }

  // --- movement ---

  private static void isClean(Consumer<Runs.Sketch> body) {
    assertEquals(
        List.of(),
        Lint.check(new Runs.Sketch(body), StageSettings.of(FrameRate.of(30))).stream()
            .filter(finding -> !finding.kind().isNote())
            .toList());
  }

  @Test
  void nothingLiesOnAnotherPartDuringASwap() {
    isClean(
        s -> {
          var m =
              rowReduction(
                  new String[][] {{"-11/13", "7"}, {"-1", "-23/8"}, {"0", "-1/2"}, {"40", "1"}});
          s.playAll(fadeIn(m.bar(1)));
          s.playAll(m.swap(0, 3));
          s.playAll(m.swap(1, 2));
          s.playAll(m.add(2, "-5/4", 0));
          s.rest(0.5);
        });
  }

  @Test
  void nothingLiesOnAnotherPartInAProductAndADivision() {
    isClean(
        s -> {
          var p = matrixProduct(new int[][] {{1, -20}, {3, 4}}, new int[][] {{5, 6}, {-7, 18}});
          s.playAll(fadeIn(p));
          s.playAll(p.entry(1, 0));
          s.playAll(p.entry(0, 0));
          s.playAll(p.rest(), fadeIn(text("done").toEdge(UP)));
          s.playAll(fadeOut(p));
          var d = longDivision("2x^4 - 3x^3 + x", "2x^2 + 1").fontSize(36).shift(up(2));
          s.playAll(fadeIn(d));
          d.steps().forEach(s::playAll);
          s.rest(0.5);
        });
  }
}
