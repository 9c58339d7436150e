package zoetrope.attention.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.IntBinaryOperator;
import zoetrope.attention.AttentionPattern;
import zoetrope.attention.file.LoadedAttention;

/**
 * A role of a head: the token that it attends to. Heads of trained models were observed to have
 * these roles. The score of a head, from 0 to 1, is the mean weight that the tokens of a phrase
 * give to the key of the role. Tokens without such a key do not count. For {@link #ITSELF}, the
 * first token does not count either, because in a causal model it sees no other token. For {@link
 * #FIRST}, the second token does not count, because the first token is also its previous token.
 */
public enum HeadRole {
  /** Attends to the token just before. */
  PREVIOUS("the token before", (query, keys) -> query - 1),
  /** Attends to the token just after; impossible in causal models. */
  NEXT("the token after", (query, keys) -> query + 1 < keys ? query + 1 : -1),
  /** Attends to the first token, where models put weight that they do not need elsewhere. */
  FIRST("the first token", (query, keys) -> query > 1 ? 0 : -1),
  /** Attends to the token itself. */
  ITSELF("the token itself", (query, keys) -> query),
  /** Attends to other tokens with the same text, ignoring case. */
  SAME("the same word elsewhere", (query, keys) -> -1);

  private final String words;
  private final IntBinaryOperator key;

  HeadRole(String words, IntBinaryOperator key) {
    this.words = words;
    this.key = key;
  }

  /** Returns a description of the key that the role attends to. */
  public String words() {
    return words;
  }

  /** A head of a model and its score. */
  public record Scored(int layer, int head, double score) {}

  /** Returns the score of a pattern, or empty if no token sees such a key. */
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

  /**
   * Returns at most {@code count} heads with the greatest scores; equal scores keep their order.
   */
  public List<Scored> strongest(LoadedAttention attention, int count) {
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
    return List.copyOf(scored.subList(0, Math.min(count, scored.size())));
  }

  /**
   * Returns whether two tokens are the same word. Punctuation is not a word. A later token with
   * weight 0 does not count, because it may be masked.
   */
  private static boolean isSame(AttentionPattern pattern, int query, int other) {
    String token = pattern.queryTokens().get(query).strip();
    boolean seen = other < query || pattern.weight(query, other) > 0;
    return seen
        && token.codePoints().anyMatch(Character::isLetterOrDigit)
        && token.equalsIgnoreCase(pattern.keyTokens().get(other).strip());
  }
}
