package zoetrope.tools.fuzz;

import java.util.List;
import java.util.Random;

/** Mutates inputs at random places. */
record Mutator(Random random) {
  private static final int[] EDGES = {0, 1, 0x7f, 0x80, 0xff};
  private static final int MAX_LETTERS = 4000;

  /** Returns a random element. */
  <T> T pick(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  /** Returns a random word. */
  String pick(String... all) {
    return all[random.nextInt(all.length)];
  }

  /** Mutates bytes: flips, sets, copies, cuts, repeats. */
  byte[] bytes(byte[] input) {
    byte[] result = input.clone();
    int changes = 1 + random.nextInt(8);
    for (int i = 0; i < changes && result.length > 0; i++) {
      result = change(result);
    }
    return result;
  }

  private byte[] change(byte[] b) {
    int at =
        random.nextInt(3) == 0 ? random.nextInt(Math.min(64, b.length)) : random.nextInt(b.length);
    switch (random.nextInt(7)) {
      case 0 -> b[at] ^= (byte) (1 << random.nextInt(8));
      case 1 -> b[at] = (byte) random.nextInt(256);
      case 2 -> b[at] = (byte) EDGES[random.nextInt(EDGES.length)];
      case 3 -> {
        for (int i = at; i < Math.min(b.length, at + 4); i++) {
          b[i] = (byte) (random.nextBoolean() ? 0xff : random.nextInt(256));
        }
      }
      case 4 -> {
        int to = random.nextInt(b.length);
        int length = Math.min(random.nextInt(32), b.length - Math.max(at, to));
        System.arraycopy(b, at, b, to, length);
      }
      case 5 -> {
        return cut(b, at, Math.min(b.length, at + 1 + random.nextInt(16)));
      }
      default -> {
        return random.nextInt(4) == 0 ? java.util.Arrays.copyOf(b, at) : b;
      }
    }
    return b;
  }

  private static byte[] cut(byte[] b, int from, int to) {
    byte[] rest = new byte[b.length - (to - from)];
    System.arraycopy(b, 0, rest, 0, from);
    System.arraycopy(b, to, rest, from, b.length - to);
    return rest;
  }

  /** Mutates a text: removes, repeats and swaps pieces, and inserts words. */
  String text(String input, String... words) {
    StringBuilder text = new StringBuilder(input);
    int changes = 1 + random.nextInt(5);
    for (int i = 0; i < changes; i++) {
      int from = random.nextInt(text.length() + 1);
      int to = Math.min(text.length(), from + random.nextInt(12));
      switch (random.nextInt(5)) {
        case 0 -> text.delete(from, to);
        case 1 -> {
          String piece = text.substring(from, to);
          int times = random.nextInt(8) == 0 ? random.nextInt(300) : 1 + random.nextInt(3);
          if (text.length() + piece.length() * times < MAX_LETTERS) {
            text.insert(from, piece.repeat(times));
          }
        }
        case 2 -> text.insert(from, number());
        default -> text.insert(from, pick(words));
      }
    }
    return text.toString();
  }

  /** Returns a number as text: ordinary, an edge case, or invalid. */
  String number() {
    return switch (random.nextInt(8)) {
      case 0 -> "0";
      case 1 -> "-1";
      case 2 -> Integer.toString(random.nextInt(1000));
      case 3 -> Double.toString(random.nextGaussian());
      case 4 -> "1e" + (random.nextInt(640) - 320);
      case 5 -> Long.toString(random.nextLong());
      case 6 -> pick("NaN", "Infinity", "-0", ".5", "5.", "1e", "--1", "0x10", "٣", "1,5");
      default -> Integer.toString(1 + random.nextInt(12));
    };
  }
}
