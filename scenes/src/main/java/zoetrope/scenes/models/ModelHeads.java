package zoetrope.scenes.models;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import zoetrope.attention.AttentionPattern;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.file.LoadedAttention;
import zoetrope.attention.model.HeadRole;
import zoetrope.attention.model.LanguageModel;
import zoetrope.attention.model.ModelRun;
import zoetrope.scenes.components.ModelFolder;

/**
 * The patterns of all heads of a model for a phrase.
 *
 * @param model the name of the model
 * @param tokens the tokens of the model, T
 * @param patterns the patterns by layer and head
 */
record ModelHeads(String model, List<String> tokens, List<List<AttentionPattern>> patterns) {
  /** The phrase of the patterns that are stored with the film. */
  static final String PHRASE = "the dog chased the cat because the cat was small";

  private static final List<String> TOKENS = List.of(("[CLS] " + PHRASE + " [SEP]").split(" "));
  private static final String STORED = "minilm-heads.bin";
  private static final int LAYERS = 6;
  private static final int HEADS = 12;
  private static final int MAX_HEADS = 400;
  private static final int MAX_TOKENS = 16;
  private static final int MIN_TOKENS = 3;

  /** The visible roles, in the order of the film. */
  private static final List<HeadRole> ROLES =
      List.of(HeadRole.PREVIOUS, HeadRole.NEXT, HeadRole.SAME, HeadRole.FIRST);

  private static final double MIN_ROLE_SCORE = 0.25;

  /** A head to show in detail, with its role. */
  record NotableHead(HeadRole role, int layer, int head, double score) {}

  /**
   * Returns the heads of the model in {@code folder} for {@code phrase}. Without a folder, returns
   * the stored heads of MiniLM for its phrase.
   *
   * @throws IllegalArgumentException if {@code folder} is empty and {@code phrase} is not {@link
   *     #PHRASE}, or if there are too many heads or tokens to see
   */
  static ModelHeads of(String folder, String phrase) {
    if (folder.isEmpty()) {
      if (!phrase.equals(PHRASE)) {
        throw new IllegalArgumentException(
            "a phrase of your own needs a model that reads it: --set model=FOLDER, or minilm");
      }
      return stored();
    }
    LanguageModel model = LanguageModel.open(ModelFolder.path(folder));
    ModelRun run = model.run(phrase);
    requireRange("tokens", run.tokens().size(), MIN_TOKENS, MAX_TOKENS);
    LoadedAttention attention = run.attention();
    requireRange("heads", attention.layers() * attention.heads(), 2, MAX_HEADS);
    List<List<AttentionPattern>> patterns = new ArrayList<>();
    for (int layer = 0; layer < attention.layers(); layer++) {
      List<AttentionPattern> row = new ArrayList<>();
      for (int head = 0; head < attention.heads(); head++) {
        row.add(attention.pattern(layer, head));
      }
      patterns.add(row);
    }
    return new ModelHeads(model.name(), run.texts(), patterns);
  }

  private static void requireRange(String what, int count, int min, int max) {
    if (count < min || count > max) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "the wall has room for %d to %d %s, but there are %d",
              min,
              max,
              what,
              count));
    }
  }

  /**
   * Reads the patterns in the format of the tool {@code FilmHeads}: weights in 16 bits, row by row.
   */
  private static ModelHeads stored() {
    ByteBuffer bytes = ByteBuffer.wrap(read());
    int count = TOKENS.size();
    List<List<AttentionPattern>> patterns = new ArrayList<>();
    for (int layer = 0; layer < LAYERS; layer++) {
      List<AttentionPattern> row = new ArrayList<>();
      for (int head = 0; head < HEADS; head++) {
        RealMatrix weights =
            RealMatrix.of(count, count, (i, j) -> (bytes.getShort() & 0xFFFF) / 65535.0);
        row.add(new AttentionPattern(TOKENS, TOKENS, weights, weights));
      }
      patterns.add(row);
    }
    return new ModelHeads("all-MiniLM-L6-v2", TOKENS, patterns);
  }

  private static byte[] read() {
    try (InputStream in = ModelHeads.class.getResourceAsStream(STORED)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new IllegalStateException(STORED + " cannot be read", e);
    }
  }

  int layers() {
    return patterns.size();
  }

  int heads() {
    return patterns.get(0).size();
  }

  AttentionPattern pattern(int layer, int head) {
    return patterns.get(layer).get(head);
  }

  /** Returns the strongest head of each role that is strong enough, each head at most once. */
  List<NotableHead> notableHeads() {
    List<NotableHead> notable = new ArrayList<>();
    for (HeadRole role : ROLES) {
      NotableHead best = null;
      for (int layer = 0; layer < layers(); layer++) {
        for (int head = 0; head < heads(); head++) {
          double score = role.score(pattern(layer, head)).orElse(0);
          int l = layer;
          int h = head;
          boolean taken = notable.stream().anyMatch(t -> t.layer() == l && t.head() == h);
          if (!taken && score >= MIN_ROLE_SCORE && (best == null || score > best.score())) {
            best = new NotableHead(role, layer, head, score);
          }
        }
      }
      if (best != null) {
        notable.add(best);
      }
    }
    return notable;
  }
}
