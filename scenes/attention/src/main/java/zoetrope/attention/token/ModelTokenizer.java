package zoetrope.attention.token;

import java.util.List;

/** Cuts phrases into the tokens of a model. */
public sealed interface ModelTokenizer
    permits ByteLevelTokenizer, SentencePieceTokenizer, WordPieceTokenizer {
  /** The most characters of a phrase. */
  int LONGEST = 1 << 16;

  /**
   * The tokens of {@code phrase}, with the special ones that the model expects before and after.
   *
   * @throws IllegalArgumentException if the phrase is longer than {@link #LONGEST}
   */
  List<ModelToken> encode(String phrase);

  /**
   * The token {@code id}.
   *
   * @throws IllegalArgumentException if there is none of this number
   */
  ModelToken token(int id);

  /** One more than the largest number of a token. */
  int size();
}
