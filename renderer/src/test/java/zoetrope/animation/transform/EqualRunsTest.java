package zoetrope.animation.transform;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class EqualRunsTest {
  @Test
  void findsTheSameRunsAsRepeatedSearchForTheLongest() {
    Random random = new Random(1);
    for (int i = 0; i < 500; i++) {
      int letters = 1 + random.nextInt(4);
      String[] a = symbols(random, random.nextInt(30), letters);
      String[] b = symbols(random, random.nextInt(30), letters);
      assertEquals(
          oneByOne(a.clone(), b.clone()),
          new EqualRuns(a, b).find(),
          () -> String.join(" ", a) + " | " + String.join(" ", b));
    }
  }

  private static String[] symbols(Random random, int n, int letters) {
    String[] result = new String[n];
    for (int i = 0; i < n; i++) {
      result[i] =
          random.nextInt(10) == 0
              ? null
              : "abcd".substring(random.nextInt(letters)).substring(0, 1);
    }
    return result;
  }

  /**
   * Returns the common runs by their definition: finds the longest common run, removes it from both
   * sequences, and repeats this. Of several longest runs, the leftmost is found first.
   */
  private static List<Symbols.Run> oneByOne(String[] a, String[] b) {
    List<Symbols.Run> found = new ArrayList<>();
    while (true) {
      Symbols.Run best = new Symbols.Run(0, 0, 0);
      for (int i = 0; i < a.length; i++) {
        for (int j = 0; j < b.length; j++) {
          int length = 0;
          while (i + length < a.length && j + length < b.length && isEqual(a, i, b, j, length)) {
            length++;
          }
          best = length > best.length() ? new Symbols.Run(i, j, length) : best;
        }
      }
      if (best.length() == 0) {
        return found;
      }
      found.add(best);
      for (int k = 0; k < best.length(); k++) {
        a[best.first() + k] = null;
        b[best.second() + k] = null;
      }
    }
  }

  private static boolean isEqual(String[] a, int i, String[] b, int j, int k) {
    return a[i + k] != null && a[i + k].equals(b[j + k]);
  }

  @Test
  @Timeout(20)
  void findsShuffledWordsOfALongTextQuickly() {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < 2000; i++) {
      words.add("w" + i);
    }
    String[] a = String.join(" ", words).split("");
    Collections.shuffle(words, new Random(2));
    String[] b = String.join(" ", words).split("");
    int taken = new EqualRuns(a, b).find().stream().mapToInt(Symbols.Run::length).sum();
    assertEquals(a.length, taken);
  }
}
