package zoetrope.attention.token;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.stream.Stream;

/**
 * Byte pair encoding. Each step merges a pair of neighbours in a word: the known pair that was
 * learned first. The steps end when no known pair is left (Sennrich, Haddow, Birch, "Neural Machine
 * Translation of Rare Words with Subword Units", 2016).
 */
public final class BytePairMerges {
  private final Map<Pair, Integer> ranks = new HashMap<>();

  /** Two neighbours that are merged. */
  public record Pair(String left, String right) {}

  private record Candidate(int rank, int left, String joined) implements Comparable<Candidate> {
    @Override
    public int compareTo(Candidate other) {
      return rank != other.rank
          ? Integer.compare(rank, other.rank)
          : Integer.compare(left, other.left);
    }
  }

  /** Creates merges from pairs in the order of learning. */
  public BytePairMerges(List<Pair> pairs) {
    for (Pair pair : pairs) {
      ranks.putIfAbsent(pair, ranks.size());
    }
  }

  /** Merges the letters of {@code word} and returns the resulting pieces, in order. */
  List<String> apply(List<String> word) {
    String[] symbols = word.toArray(String[]::new);
    int[] next = new int[symbols.length];
    int[] previous = new int[symbols.length];
    PriorityQueue<Candidate> queue = new PriorityQueue<>();
    for (int i = 0; i < symbols.length; i++) {
      next[i] = i + 1;
      previous[i] = i - 1;
    }
    for (int i = 0; i + 1 < symbols.length; i++) {
      offer(queue, symbols, i, i + 1);
    }
    while (!queue.isEmpty()) {
      Candidate best = queue.poll();
      int left = best.left();
      int right = symbols[left] == null ? symbols.length : next[left];
      // The candidate is stale if one of its symbols has been merged since it was queued.
      if (right >= symbols.length || !best.joined().equals(symbols[left] + symbols[right])) {
        continue;
      }
      symbols[left] = best.joined();
      symbols[right] = null;
      next[left] = next[right];
      if (next[left] < symbols.length) {
        previous[next[left]] = left;
        offer(queue, symbols, left, next[left]);
      }
      if (previous[left] >= 0) {
        offer(queue, symbols, previous[left], left);
      }
    }
    return Stream.of(symbols).filter(Objects::nonNull).toList();
  }

  private void offer(PriorityQueue<Candidate> queue, String[] symbols, int left, int right) {
    Integer rank = ranks.get(new Pair(symbols[left], symbols[right]));
    if (rank != null) {
      queue.add(new Candidate(rank, left, symbols[left] + symbols[right]));
    }
  }
}
