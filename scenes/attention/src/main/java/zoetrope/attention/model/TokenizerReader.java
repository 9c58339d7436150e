package zoetrope.attention.model;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import zoetrope.attention.file.AttentionFileException;
import zoetrope.attention.token.ByteLevelTokenizer;
import zoetrope.attention.token.BytePairMerges;
import zoetrope.attention.token.ModelTokenizer;
import zoetrope.attention.token.TokenTable;
import zoetrope.attention.token.WordPieceTokenizer;

/**
 * A reader of the tokenizer in a model's folder. It uses the first that exists of {@code
 * tokenizer.json}, {@code vocab.json} with {@code merges.txt}, and {@code vocab.txt}.
 */
final class TokenizerReader {
  private static final String WHOLE = "tokenizer.json";
  private static final String VOCABULARY = "vocab.json";
  private static final String MERGES = "merges.txt";
  private static final String PIECES = "vocab.txt";
  private static final String SETTINGS = "tokenizer_config.json";

  private TokenizerReader() {}

  /**
   * Reads the tokenizer of the model in {@code folder}.
   *
   * @throws AttentionFileException if there is no tokenizer, its kind is unknown, or it has tokens
   *     without a vector in the model
   */
  static ModelTokenizer read(Path folder, int vocabulary) {
    Path file;
    ModelTokenizer tokenizer;
    try {
      if (Files.exists(folder.resolve(WHOLE))) {
        file = folder.resolve(WHOLE);
        tokenizer = new TokenizerJson(file, FolderFiles.json(file)).tokenizer();
      } else if (Files.exists(folder.resolve(VOCABULARY))) {
        file = folder.resolve(VOCABULARY);
        tokenizer = bytePairs(file, folder.resolve(MERGES));
      } else if (Files.exists(folder.resolve(PIECES))) {
        file = folder.resolve(PIECES);
        tokenizer = wordPieces(file, folder.resolve(SETTINGS));
      } else {
        throw new AttentionFileException(
            folder.toString(),
            "there is no tokenizer: expected tokenizer.json, vocab.json with merges.txt, or"
                + " vocab.txt");
      }
    } catch (IllegalArgumentException e) {
      throw new AttentionFileException(folder.toString(), "its tokenizer: " + e.getMessage(), e);
    }
    if (tokenizer.size() > vocabulary) {
      throw new AttentionFileException(
          file.toString(),
          String.format(
              "the vocabulary has tokens up to number %s, but the model has vectors for %s"
                  + " (vocab_size of config.json): they do not belong together",
              tokenizer.size() - 1, vocabulary));
    }
    return tokenizer;
  }

  private static ModelTokenizer bytePairs(Path vocabulary, Path merges) {
    Map<String, Integer> ids = ids(FolderFiles.json(vocabulary), vocabulary.toString());
    List<BytePairMerges.Pair> pairs = new ArrayList<>();
    int number = 0;
    for (String line : FolderFiles.text(merges).split("\r?\n")) {
      number++;
      if (!line.isEmpty() && !(number == 1 && line.startsWith("#version"))) {
        pairs.add(pair(line, ids, merges + ", line " + number));
      }
    }
    List<TokenTable.Added> added = new ArrayList<>();
    if (ids.containsKey("<|endoftext|>")) {
      added.add(new TokenTable.Added("<|endoftext|>", ids.get("<|endoftext|>"), true));
    }
    return new ByteLevelTokenizer(
        new TokenTable(ids, added, List.of(), List.of()),
        new BytePairMerges(pairs),
        ByteLevelTokenizer.GPT2_WORDS,
        false);
  }

  private static ModelTokenizer wordPieces(Path pieces, Path settings) {
    Map<String, Integer> ids = new TreeMap<>();
    String[] lines = FolderFiles.text(pieces).split("\r?\n");
    for (int i = 0; i < lines.length; i++) {
      if (!lines[i].isEmpty() && ids.putIfAbsent(lines[i], i) != null) {
        throw new AttentionFileException(
            pieces + ", line " + (i + 1), "the piece \"" + lines[i] + "\" occurs twice");
      }
    }
    boolean lowercase =
        !Files.exists(settings)
            || !Boolean.FALSE.equals(FolderFiles.json(settings).get("do_lower_case"));
    List<TokenTable.Added> added = new ArrayList<>();
    for (String name : List.of("[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]")) {
      if (ids.containsKey(name)) {
        added.add(new TokenTable.Added(name, ids.get(name), true));
      }
    }
    for (String name : List.of("[UNK]", "[CLS]", "[SEP]")) {
      if (!ids.containsKey(name)) {
        throw new AttentionFileException(pieces.toString(), "there is no piece " + name);
      }
    }
    return new WordPieceTokenizer(
        new TokenTable(ids, added, List.of(ids.get("[CLS]")), List.of(ids.get("[SEP]"))),
        ids.get("[UNK]"),
        new WordPieceTokenizer.Options(lowercase, lowercase, 100));
  }

  /** Returns the index of each piece of a vocabulary. */
  static Map<String, Integer> ids(Map<?, ?> object, String place) {
    Map<String, Integer> ids = new TreeMap<>();
    object.forEach(
        (piece, id) -> {
          if (!(id instanceof Double d) || d < 0 || d > 1 << 28 || d != Math.rint(d)) {
            throw new AttentionFileException(
                place,
                "the piece \"%s\" has the index %s, not a whole number of at least 0"
                    .formatted(piece, id));
          }
          ids.put((String) piece, d.intValue());
        });
    if (ids.isEmpty()) {
      throw new AttentionFileException(place, "the vocabulary is empty");
    }
    return ids;
  }

  /** Parses two pieces with a space between them. Their concatenation must be in the vocabulary. */
  static BytePairMerges.Pair pair(String line, Map<String, Integer> ids, String place) {
    int blank = line.indexOf(' ');
    if (blank < 1 || blank != line.lastIndexOf(' ') || blank == line.length() - 1) {
      throw new AttentionFileException(
          place, "expected two pieces with a blank between them, found \"" + line + "\"");
    }
    return pair(line.substring(0, blank), line.substring(blank + 1), ids, place);
  }

  /** Returns a pair of two pieces. Their concatenation must be in the vocabulary. */
  static BytePairMerges.Pair pair(
      String left, String right, Map<String, Integer> ids, String place) {
    if (!ids.containsKey(left + right)) {
      throw new AttentionFileException(
          place,
          "\"%s\" and \"%s\" are joined, but the vocabulary has no \"%s%s\""
              .formatted(left, right, left, right));
    }
    return new BytePairMerges.Pair(left, right);
  }
}
