package zoetrope.attention.token;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The tokenizer of Llama 2. Spaces become ▁, one ▁ is put before the phrase, and neighbours are
 * merged by {@link BytePairMerges}. A character that is not in the vocabulary is spelled in bytes
 * such as {@code <0xF0>} (Kudo and Richardson, "SentencePiece", 2018).
 */
public final class SentencePieceTokenizer implements ModelTokenizer {
  private static final String BLANK = "\u2581";
  private static final Pattern BYTE = Pattern.compile("<0x([0-9A-F]{2})>");

  private final TokenTable table;
  private final BytePairMerges merges;
  private final int unknown;
  private final boolean blankFirst;

  /**
   * Creates a tokenizer for a vocabulary of pieces.
   *
   * @param unknown the token for text that cannot be spelled
   * @param blankFirst whether a space is put before a phrase that does not begin with an added
   *     token
   * @throws IllegalArgumentException if the vocabulary has no token {@code unknown}
   */
  public SentencePieceTokenizer(
      TokenTable table, BytePairMerges merges, int unknown, boolean blankFirst) {
    this.table = table;
    this.merges = merges;
    this.unknown = unknown;
    this.blankFirst = blankFirst;
    table.piece(unknown);
  }

  @Override
  public List<ModelToken> encode(String phrase) {
    return table.encode(phrase, this, this::addText);
  }

  private void addText(String part, List<ModelToken> tokens) {
    boolean first = tokens.size() == table.countBefore();
    String text = ((blankFirst && first ? " " : "") + part).replace(" ", BLANK);
    List<String> symbols = new ArrayList<>();
    text.codePoints().forEach(c -> symbols.add(Character.toString(c)));
    for (String piece : merges.apply(symbols)) {
      OptionalInt id = table.find(piece);
      if (id.isPresent()) {
        tokens.add(token(id.getAsInt()));
      } else {
        addBytes(piece, tokens);
      }
    }
  }

  private void addBytes(String piece, List<ModelToken> tokens) {
    List<ModelToken> bytes = new ArrayList<>();
    for (byte value : piece.getBytes(StandardCharsets.UTF_8)) {
      OptionalInt id = table.find(String.format(Locale.ROOT, "<0x%02X>", value));
      if (id.isEmpty()) {
        tokens.add(token(unknown));
        return;
      }
      bytes.add(token(id.getAsInt()));
    }
    tokens.addAll(bytes);
  }

  @Override
  public ModelToken token(int id) {
    String piece = table.piece(id);
    return new ModelToken(id, piece, text(piece), table.isSpecial(id));
  }

  private static String text(String piece) {
    Matcher one = BYTE.matcher(piece);
    if (one.matches()) {
      byte value = (byte) Integer.parseInt(one.group(1), 16);
      return ByteLetters.text(ByteBuffer.wrap(new byte[] {value}));
    }
    return piece.replace(BLANK, " ");
  }

  @Override
  public int size() {
    return table.size();
  }
}
