package zoetrope.attention.token;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The tokenizer of GPT-2 (Radford et al., "Language Models are Unsupervised Multitask Learners",
 * 2019). A phrase is split into words with the space before them. Each word is spelled in letters
 * that stand for bytes. Then neighbours are merged by {@link BytePairMerges}.
 */
public final class ByteLevelTokenizer implements ModelTokenizer {
  /** The pattern of the words that GPT-2 splits a phrase into. */
  public static final Pattern GPT2_WORDS =
      Pattern.compile(
          "'s|'t|'re|'ve|'m|'ll|'d| ?\\p{L}+| ?\\p{N}+| ?[^\\s\\p{L}\\p{N}]+|\\s+(?!\\S)|\\s+",
          Pattern.UNICODE_CHARACTER_CLASS);

  private final TokenTable table;
  private final BytePairMerges merges;
  private final Pattern words;
  private final boolean wholeWordsFirst;

  /**
   * Creates a tokenizer for a vocabulary with pieces spelled in letters for bytes.
   *
   * @param words the pattern of the words in a phrase
   * @param wholeWordsFirst whether a word in the vocabulary is one token without merging
   */
  public ByteLevelTokenizer(
      TokenTable table, BytePairMerges merges, Pattern words, boolean wholeWordsFirst) {
    this.table = table;
    this.merges = merges;
    this.words = words;
    this.wholeWordsFirst = wholeWordsFirst;
  }

  @Override
  public List<ModelToken> encode(String phrase) {
    return table.encode(phrase, this, this::addText);
  }

  private void addText(String text, List<ModelToken> tokens) {
    Matcher matcher = words.matcher(text);
    int end = 0;
    while (matcher.find()) {
      addWord(text.substring(end, matcher.start()), tokens);
      addWord(matcher.group(), tokens);
      end = matcher.end();
    }
    addWord(text.substring(end), tokens);
  }

  private void addWord(String word, List<ModelToken> tokens) {
    List<String> letters = ByteLetters.of(word);
    String whole = String.join("", letters);
    boolean known = wholeWordsFirst && table.find(whole).isPresent();
    for (String piece : known ? List.of(whole) : merges.apply(letters)) {
      tokens.add(
          token(
              table
                  .find(piece)
                  .orElseThrow(
                      () ->
                          new IllegalArgumentException(
                              "the vocabulary has no \""
                                  + piece
                                  + "\", which a merge makes or which stands for a byte"))));
    }
  }

  @Override
  public ModelToken token(int id) {
    String piece = table.piece(id);
    return new ModelToken(
        id, piece, table.isAdded(id) ? piece : ByteLetters.text(piece), table.isSpecial(id));
  }

  @Override
  public int size() {
    return table.size();
  }
}
