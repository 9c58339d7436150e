package zoetrope.attention.model;

/** The purpose of a model's parameters. */
public enum ParameterKind {
  /** A vector for each token. */
  EMBEDDING("token embeddings"),
  /** A vector for each position, and for each of BERT's segments. */
  POSITION("positions"),
  /** Queries, keys, values and output of all heads. */
  ATTENTION("attention"),
  /** The feed-forward networks. */
  FEED_FORWARD("feed-forward"),
  /** Gains and biases of norms. */
  NORM("norms"),
  /** The map back to the vocabulary, if it is not the embedding matrix. */
  UNEMBEDDING("unembedding");

  private final String words;

  ParameterKind(String words) {
    this.words = words;
  }

  /** Returns the kind in words. */
  public String words() {
    return words;
  }
}
