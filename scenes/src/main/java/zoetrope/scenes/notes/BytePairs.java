package zoetrope.scenes.notes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Tokens by byte-pair encoding (Sennrich, Haddow and Birch, "Neural Machine Translation of Rare
 * Words with Subword Units", 2016). The tokens are letters at first. Then the most frequent
 * neighbours are merged, again and again.
 */
final class BytePairs {
  /** The smallest number of occurrences of a pair that is merged. */
  private static final int MIN_OCCURRENCES = 2;

  private record Pair(String first, String second) {}

  private final List<Pair> merges = new ArrayList<>();

  /** Learns at most {@code count} merges from {@code words}. Repeated words count repeatedly. */
  BytePairs(List<String> words, int count) {
    List<List<String>> texts = words.stream().map(BytePairs::letters).collect(Collectors.toList());
    while (merges.size() < count) {
      Map<String, Integer> counts = new TreeMap<>();
      for (List<String> text : texts) {
        for (int i = 0; i + 1 < text.size(); i++) {
          counts.merge(text.get(i) + "\n" + text.get(i + 1), 1, Integer::sum);
        }
      }
      String best = null;
      for (Map.Entry<String, Integer> entry : counts.entrySet()) {
        if (best == null || entry.getValue() > counts.get(best)) {
          best = entry.getKey();
        }
      }
      if (best == null || counts.get(best) < MIN_OCCURRENCES) {
        return;
      }
      String[] parts = best.split("\n");
      Pair pair = new Pair(parts[0], parts[1]);
      merges.add(pair);
      texts.replaceAll(text -> merged(text, pair));
    }
  }

  private static List<String> letters(String word) {
    return word.codePoints().mapToObj(Character::toString).toList();
  }

  private static List<String> merged(List<String> text, Pair pair) {
    List<String> result = new ArrayList<>();
    for (int i = 0; i < text.size(); i++) {
      boolean both =
          i + 1 < text.size()
              && text.get(i).equals(pair.first())
              && text.get(i + 1).equals(pair.second());
      result.add(both ? pair.first() + pair.second() : text.get(i));
      i += both ? 1 : 0;
    }
    return result;
  }

  /** Returns the number of merges. */
  int merges() {
    return merges.size();
  }

  /** Returns the pieces of {@code word} after the first {@code count} merges. */
  List<String> pieces(String word, int count) {
    List<String> text = letters(word);
    for (Pair pair : merges.subList(0, Math.min(count, merges.size()))) {
      text = merged(text, pair);
    }
    return text;
  }
}
