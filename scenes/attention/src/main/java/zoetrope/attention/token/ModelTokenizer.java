package zoetrope.attention.token;

import java.util.List;

/** A tokenizer of a model. */
public sealed interface ModelTokenizer
    permits ByteLevelTokenizer, SentencePieceTokenizer, WordPieceTokenizer {
  /** The maximum length of a phrase in characters. */
  int MAX_CHARACTERS = 1 << 16;

  /**
   * Returns the tokens of {@code phrase}, with the special tokens that the model expects before and
   * after them.
   *
   * @throws IllegalArgumentException if the phrase is longer than {@link #MAX_CHARACTERS}
   */
  List<ModelToken> encode(String phrase);

  /**
   * Returns the token {@code id}.
   *
   * @throws IllegalArgumentException if there is no such token
   */
  ModelToken token(int id);

  /** Returns the largest token index plus one. */
  int size();
}
