package zoetrope.attention.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.IntBinaryOperator;
import zoetrope.attention.AttentionPattern;
import zoetrope.attention.file.LoadedAttention;

/**
 * What some heads of models are seen to do, with a score from 0 to 1: how much weight the tokens of
 * a phrase give to the key that the role is about, on average over the tokens that have one.
 */
public enum HeadRole {
  /** To the token just before it. */
  PREVIOUS("the token before", (query, keys) -> query - 1),
  /** To the token just after it; causal models cannot. */
  NEXT("the token after", (query, keys) -> query + 1 < keys ? query + 1 : -1),
  /** To the first token, where models put the weight that they need nowhere else. */
  FIRST("the first token", (query, keys) -> query > 1 ? 0 : -1),
  /** To itself. */
  ITSELF("the token itself", (query, keys) -> query),
  /** To other tokens that read the same, in capitals or not. */
  SAME("the same word elsewhere", (query, keys) -> -1);

  private final String words;
  private final IntBinaryOperator key;

  HeadRole(String words, IntBinaryOperator key) {
    this.words = words;
    this.key = key;
  }

  /** Which key the role is about, in words. */
  public String words() {
    return words;
  }

  /** A head of a model and its score. */
  public record Scored(int layer, int head, double score) {}

  /** The score of a pattern; none if no token has such a key that it may see. */
  public OptionalDouble score(AttentionPattern pattern) {
    List<Double> scores = new ArrayList<>();
    for (int query = 0; query < pattern.queryTokens().size(); query++) {
      if (this == SAME) {
        double same = 0;
        boolean any = false;
        for (int other = 0; other < pattern.keyTokens().size(); other++) {
          if (other != query && isSame(pattern, query, other)) {
            same += pattern.weight(query, other);
            any = true;
          }
        }
        if (any) {
          scores.add(same);
        }
      } else {
        int wanted = key.applyAsInt(query, pattern.keyTokens().size());
        if (wanted >= 0 && (query > 0 || this != ITSELF)) {
          scores.add(pattern.weight(query, wanted));
        }
      }
    }
    return scores.stream().mapToDouble(Double::doubleValue).average();
  }

  /** The heads of the greatest scores, so many at most; equal ones in order. */
  public List<Scored> strongest(LoadedAttention attention, int most) {
    List<Scored> scored = new ArrayList<>();
    for (int layer = 0; layer < attention.layers(); layer++) {
      for (int head = 0; head < attention.heads(); head++) {
        OptionalDouble score = score(attention.pattern(layer, head));
        if (score.isPresent()) {
          scored.add(new Scored(layer, head, score.getAsDouble()));
        }
      }
    }
    scored.sort(Comparator.comparingDouble(head -> -head.score()));
    return List.copyOf(scored.subList(0, Math.min(most, scored.size())));
  }

  /** Tokens that can be heard twice, not commas; a later one only where it may be seen. */
  private static boolean isSame(AttentionPattern pattern, int query, int other) {
    String token = pattern.queryTokens().get(query).strip();
    boolean seen = other < query || pattern.weight(query, other) > 0;
    return seen
        && token.codePoints().anyMatch(Character::isLetterOrDigit)
        && token.equalsIgnoreCase(pattern.keyTokens().get(other).strip());
  }
}
