package zoetrope.scenes.attention.heads;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.AttentionPattern;
import zoetrope.attention.DotProductAttention;
import zoetrope.attention.WordTokens;
import zoetrope.attention.file.AttentionFile;
import zoetrope.attention.file.LoadedAttention;
import zoetrope.attention.story.StoryWeights;

/**
 * The heads of the film: their patterns as the attention core computes them for a phrase, or as a
 * file has them.
 *
 * @param patterns of the heads that are drawn, the nearest first; 5 to 15
 * @param count how many heads there are said to be, at least as many
 */
record Heads(List<AttentionPattern> patterns, int count) {
  /** As many panels as the film has room for. */
  static final int DRAWN = 15;

  private static final int FEWEST = 5;
  private static final int FEWEST_WORDS = 2;
  private static final int MOST_WORDS = 16;

  /**
   * {@code count} heads, of which the first are computed for {@code phrase} with a causal mask.
   *
   * @throws IllegalArgumentException when there are fewer than 5 heads, or not 2 to 16 words
   */
  static Heads of(String phrase, int count) {
    StoryWeights story = StoryWeights.of(phrase);
    List<String> words = story.tokens().stream().map(WordTokens::word).toList();
    requireRoom("the phrase \"" + phrase + "\"", words.size(), count);
    List<AttentionPattern> patterns = new ArrayList<>();
    for (AttentionHead head : story.heads(Math.min(count, DRAWN))) {
      patterns.add(head.trace(story.embeddings(), DotProductAttention.causal()).pattern(words));
    }
    return new Heads(patterns, count);
  }

  /**
   * The heads of layer {@code layer}, counted from 0, of a file that {@link AttentionFile} reads.
   *
   * @throws IllegalArgumentException when there are fewer than 5 heads, or not 2 to 16 words
   */
  static Heads read(Path file, int layer) {
    LoadedAttention loaded = AttentionFile.read(file);
    int words = Math.max(loaded.tokens().size(), loaded.keyTokens().size());
    requireRoom(file.toString(), words, loaded.heads());
    List<AttentionPattern> patterns = new ArrayList<>();
    for (int head = 0; head < Math.min(loaded.heads(), DRAWN); head++) {
      patterns.add(loaded.pattern(layer, head));
    }
    return new Heads(patterns, loaded.heads());
  }

  private static void requireRoom(String what, int words, int heads) {
    if (words < FEWEST_WORDS || words > MOST_WORDS) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s has %d words, but a panel has room for %d to %d",
              what,
              words,
              FEWEST_WORDS,
              MOST_WORDS));
    }
    if (heads < FEWEST) {
      throw new IllegalArgumentException(
          "the film needs at least "
              + FEWEST
              + " heads, since it shows four and says that there are more; it has "
              + heads);
    }
  }
}
