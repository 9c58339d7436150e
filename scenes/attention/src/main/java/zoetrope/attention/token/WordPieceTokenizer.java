package zoetrope.attention.token;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * The tokenizer of BERT: words and punctuation, each split into the longest pieces of the
 * vocabulary. All pieces but the first of a word begin with {@code ##} (Devlin et al., "BERT",
 * 2019).
 */
public final class WordPieceTokenizer implements ModelTokenizer {
  private static final String GOES_ON = "##";
  private static final String SIGNS = "$+<=>^`|~";

  private final TokenTable table;
  private final int unknown;
  private final Options options;

  /**
   * The normalization of a phrase before it is split.
   *
   * @param lowercase whether capitals become lower case
   * @param stripAccents whether accents are removed
   * @param longestWord the maximum length of a word in characters; longer words are unknown
   */
  public record Options(boolean lowercase, boolean stripAccents, int longestWord) {}

  /**
   * Creates a tokenizer for a vocabulary of pieces.
   *
   * @param unknown the token of a word that cannot be spelled
   * @throws IllegalArgumentException if the vocabulary has no token {@code unknown}
   */
  public WordPieceTokenizer(TokenTable table, int unknown, Options options) {
    this.table = table;
    this.unknown = unknown;
    this.options = options;
    table.piece(unknown);
  }

  @Override
  public List<ModelToken> encode(String phrase) {
    return table.encode(
        phrase,
        this,
        (text, tokens) -> words(simplified(text)).forEach(word -> addWord(word, tokens)));
  }

  private void addWord(String word, List<ModelToken> tokens) {
    List<ModelToken> pieces = new ArrayList<>();
    int[] letters = word.codePoints().toArray();
    int start = letters.length > options.longestWord() ? -1 : 0;
    while (start >= 0 && start < letters.length) {
      int end = letters.length;
      OptionalInt id = OptionalInt.empty();
      while (end > start && id.isEmpty()) {
        String piece = new String(letters, start, end - start);
        id = table.find(start == 0 ? piece : GOES_ON + piece);
        end = id.isEmpty() ? end - 1 : end;
      }
      if (id.isPresent()) {
        pieces.add(token(id.getAsInt()));
      }
      start = id.isPresent() ? end : -1;
    }
    if (start < 0) {
      tokens.add(token(unknown));
    } else {
      tokens.addAll(pieces);
    }
  }

  /**
   * Removes control characters and adds spaces around ideographs. If the options say so, also
   * removes accents and converts to lower case.
   */
  private String simplified(String text) {
    StringBuilder clean = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              if (isBlank(c)) {
                clean.append(' ');
              } else if (isIdeograph(c)) {
                clean.append(' ').appendCodePoint(c).append(' ');
              } else if (c != 0xFFFD && !isControl(c)) {
                clean.appendCodePoint(c);
              }
            });
    String simple = clean.toString();
    if (options.stripAccents()) {
      simple = without(Normalizer.normalize(simple, Normalizer.Form.NFD));
    }
    if (options.lowercase()) {
      StringBuilder small = new StringBuilder();
      simple.codePoints().map(Character::toLowerCase).forEach(small::appendCodePoint);
      simple = small.toString();
    }
    return simple;
  }

  private static String without(String decomposed) {
    StringBuilder bare = new StringBuilder();
    decomposed
        .codePoints()
        .filter(c -> Character.getType(c) != Character.NON_SPACING_MARK)
        .forEach(bare::appendCodePoint);
    return bare.toString();
  }

  private static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    for (int c : text.codePoints().toArray()) {
      boolean sign = isSign(c);
      if ((isBlank(c) || sign) && !word.isEmpty()) {
        words.add(word.toString());
        word.setLength(0);
      }
      if (sign) {
        words.add(Character.toString(c));
      } else if (!isBlank(c)) {
        word.appendCodePoint(c);
      }
    }
    if (!word.isEmpty()) {
      words.add(word.toString());
    }
    return words;
  }

  private static boolean isBlank(int c) {
    return c == '\t' || c == '\n' || c == '\r' || Character.isSpaceChar(c);
  }

  private static boolean isControl(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.SURROGATE ->
          true;
      default -> false;
    };
  }

  private static boolean isSign(int c) {
    return switch (Character.getType(c)) {
      case Character.CONNECTOR_PUNCTUATION,
          Character.DASH_PUNCTUATION,
          Character.START_PUNCTUATION,
          Character.END_PUNCTUATION,
          Character.INITIAL_QUOTE_PUNCTUATION,
          Character.FINAL_QUOTE_PUNCTUATION,
          Character.OTHER_PUNCTUATION ->
          true;
      default -> SIGNS.indexOf(c) >= 0;
    };
  }

  /** Returns whether a character is in the blocks that BERT's authors list. */
  private static boolean isIdeograph(int c) {
    return c >= 0x4E00 && c <= 0x9FFF
        || c >= 0x3400 && c <= 0x4DBF
        || c >= 0x20000 && c <= 0x2A6DF
        || c >= 0x2A700 && c <= 0x2CEAF
        || c >= 0xF900 && c <= 0xFAFF
        || c >= 0x2F800 && c <= 0x2FA1F;
  }

  @Override
  public ModelToken token(int id) {
    String piece = table.piece(id);
    return new ModelToken(id, piece, piece, table.isSpecial(id));
  }

  @Override
  public int size() {
    return table.size();
  }
}
