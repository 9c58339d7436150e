package zoetrope.scenes.attention.heads;

import java.util.ArrayList;
import java.util.List;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.AttentionPattern;
import zoetrope.attention.DotProductAttention;
import zoetrope.attention.WordTokens;
import zoetrope.attention.file.LoadedAttention;
import zoetrope.attention.story.StoryWeights;
import zoetrope.scenes.components.WordLimits;

/**
 * The heads of the film. Their patterns are computed by the attention library for a phrase, or read
 * from a file.
 *
 * @param patterns the patterns of the 5 to 15 heads that are drawn, the nearest first
 * @param count the number of heads that the film names, at least the number of patterns
 */
record Heads(List<AttentionPattern> patterns, int count) {
  /** The number of panels that the film has space for. */
  static final int DRAWN = 15;

  private static final int MIN_HEADS = 5;
  private static final WordLimits WORD_LIMITS = new WordLimits(2, 16);

  /**
   * Returns {@code count} heads. The first heads are computed for {@code phrase} with a causal
   * mask.
   *
   * @throws IllegalArgumentException if there are fewer than 5 heads, or not 2 to 16 words
   */
  static Heads of(String phrase, int count) {
    StoryWeights story = StoryWeights.of(phrase);
    List<String> words = story.tokens().stream().map(WordTokens::word).toList();
    WORD_LIMITS.require("the phrase", words);
    requireHeads(count);
    List<AttentionPattern> patterns = new ArrayList<>();
    for (AttentionHead head : story.heads(Math.min(count, DRAWN))) {
      patterns.add(head.trace(story.embeddings(), DotProductAttention.causal()).pattern(words));
    }
    return new Heads(patterns, count);
  }

  /**
   * Returns the heads of layer {@code layer} of a model, from 0.
   *
   * @throws IllegalArgumentException if there are fewer than 5 heads, or not 2 to 16 words
   */
  static Heads of(LoadedAttention loaded, int layer) {
    WORD_LIMITS.requireTokens("the model's phrase", loaded.tokens());
    WORD_LIMITS.requireTokens("the model's answering phrase", loaded.keyTokens());
    requireHeads(loaded.heads());
    List<AttentionPattern> patterns = new ArrayList<>();
    for (int head = 0; head < Math.min(loaded.heads(), DRAWN); head++) {
      patterns.add(loaded.pattern(layer, head));
    }
    return new Heads(patterns, loaded.heads());
  }

  private static void requireHeads(int heads) {
    if (heads < MIN_HEADS) {
      throw new IllegalArgumentException(
          "the film needs at least "
              + MIN_HEADS
              + " heads, since it shows four and says that there are more; it has "
              + heads);
    }
  }
}
