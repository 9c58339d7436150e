package zoetrope.attention.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.attention.file.AttentionFileException;
import zoetrope.attention.token.ModelToken;
import zoetrope.attention.token.ModelTokenizer;

/** Tests small vocabularies in all supported formats. */
class TokenizersTest {
  @TempDir private Path folder;

  @Test
  void bytePairsMergeThePairLearnedFirst() throws IOException {
    writeBytePairs("Ġ b|l u|Ġb lu|Ġblu e|a b|i n|ab in");
    assertEquals(List.of(" blue"), texts(" blue"));
    assertEquals(List.of("b", "lu", "e", " blue"), texts("blue blue"));
    assertEquals(List.of("abin"), texts("abin"));
    assertEquals(List.of("ab", "b"), texts("abb"));
  }

  @Test
  void bytePairsSpellAnyTextAndCutItAsGpt2Does() throws IOException {
    writeBytePairs("d o|do n|' t");
    assertEquals(List.of("don", "'t", "!", " ", " ", "do"), texts("don't!  do"));
    assertEquals(List.of("\\xC3", "\\xA9"), texts("é"));
    assertEquals(List.of("<|endoftext|>", "a"), texts("<|endoftext|>a"));
    assertTrue(read().encode("<|endoftext|>").get(0).special());
    assertEquals(List.of(), texts(""));
  }

  @Test
  void wordPiecesUseTheLongestPrefix() throws IOException {
    Files.writeString(
        folder.resolve("vocab.txt"),
        "[PAD]\n[UNK]\n[CLS]\n[SEP]\n[MASK]\nun\n##afford\n##able\ncafe\n!\nの\n%\n50\n");
    assertEquals(
        List.of("[CLS]", "un", "##afford", "##able", "!", "[SEP]"), texts("Unaffordable!"));
    assertEquals(List.of("[CLS]", "cafe", "[MASK]", "[SEP]"), texts("CAF\u00c9 [MASK]"));
    assertEquals(List.of("[CLS]", "50", "%", "[UNK]", "[SEP]"), texts("50% unknown"));
    assertEquals(List.of("[CLS]", "[UNK]", "[SEP]"), texts("の" + "x".repeat(101)).subList(0, 3));
    Files.writeString(folder.resolve("tokenizer_config.json"), "{\"do_lower_case\": false}");
    assertEquals(List.of("[CLS]", "[UNK]", "[SEP]"), texts("Un"));
  }

  @Test
  void readsACompleteFileOfWordPieces() throws IOException {
    whole(
        """
        {"added_tokens": [{"id": 0, "content": "[CLS]", "special": true}],
         "normalizer": {"type": "BertNormalizer", "lowercase": true, "strip_accents": null},
         "pre_tokenizer": {"type": "BertPreTokenizer"},
         "post_processor": {"type": "TemplateProcessing",
           "single": [{"SpecialToken": {"id": "[CLS]"}}, {"Sequence": {"id": "A"}},
                      {"SpecialToken": {"id": "[SEP]"}}],
           "special_tokens": {"[CLS]": {"ids": [0]}, "[SEP]": {"ids": [1]}}},
         "model": {"type": "WordPiece", "unk_token": "[UNK]",
           "continuing_subword_prefix": "##", "max_input_chars_per_word": 100,
           "vocab": {"[CLS]": 0, "[SEP]": 1, "[UNK]": 2, "a": 3, "##b": 4}}}""");
    assertEquals(List.of("[CLS]", "a", "##b", "[UNK]", "[SEP]"), texts("AB b"));
    assertTrue(read().encode("a").get(2).special());
  }

  @Test
  void readsACompleteFileOfBytePairsWithItsPattern() throws IOException {
    whole(
        """
        {"added_tokens": [{"id": 6, "content": "<s>", "special": true}], "normalizer": null,
         "pre_tokenizer": {"type": "Sequence", "pretokenizers": [
           {"type": "Split", "pattern": {"Regex": "\\\\p{N}{1,3}|[^\\\\p{N}]+"},
            "behavior": "Isolated", "invert": false},
           {"type": "ByteLevel", "add_prefix_space": false, "use_regex": false}]},
         "post_processor": {"type": "Sequence", "processors": [{"type": "ByteLevel"},
           {"type": "TemplateProcessing",
            "single": [{"SpecialToken": {"id": "<s>"}}, {"Sequence": {"id": "A"}}],
            "special_tokens": {"<s>": {"ids": [6]}}}]},
         "model": {"type": "BPE", "ignore_merges": true, "merges": [["1", "1"]],
           "vocab": {"1": 0, "11": 1, "a": 2, "Ġ": 3, "111": 4, "aa": 5}}}""");
    assertEquals(List.of("<s>", "111", "11", "aa"), texts("11111aa"));
  }

  @Test
  void piecesFallBackToBytes() throws IOException {
    whole(
        """
        {"added_tokens": [{"id": 0, "content": "<unk>", "special": true},
                          {"id": 1, "content": "<s>", "special": true}],
         "normalizer": {"type": "Sequence", "normalizers": [
           {"type": "Prepend", "prepend": "▁"},
           {"type": "Replace", "pattern": {"String": " "}, "content": "▁"}]},
         "pre_tokenizer": null,
         "post_processor": {"type": "TemplateProcessing",
           "single": [{"SpecialToken": {"id": "<s>"}}, {"Sequence": {"id": "A"}}],
           "special_tokens": {"<s>": {"ids": [1]}}},
         "model": {"type": "BPE", "byte_fallback": true, "unk_token": "<unk>",
           "merges": ["▁ a", "a b", "▁a b"],
           "vocab": {"<unk>": 0, "<s>": 1, "<0xC3>": 2, "<0xA9>": 3, "▁": 4, "a": 5, "b": 6,
                     "▁a": 7, "ab": 8, "▁ab": 9}}}""");
    assertEquals(List.of("<s>", " ab", " a", "ab"), texts("ab aab"));
    assertEquals(List.of("<s>", " ", "\\xC3", "\\xA9", "<unk>"), texts("éx"));
  }

  @Test
  void rejectsUnsupportedFeaturesOfAFile() throws IOException {
    whole("{\"model\": {\"type\": \"BPE\", \"merges\": [], \"vocab\": {\"a\": 0}}}");
    fails("byte pairs without ByteLevel and without byte_fallback are not known");
    whole(
        """
        {"normalizer": {"type": "Lowercase"}, "pre_tokenizer": {"type": "ByteLevel"},
         "model": {"type": "BPE", "merges": [], "vocab": {"a": 0}}}""");
    fails("a normalizer other than NFC");
    whole("{\"model\": 3}");
    fails("expected an object \"model\"");
    whole("{\"model\": {\"type\": \"WordPiece\", \"vocab\": {}}}");
    fails("word pieces with the normalizer [] are not supported; only BertNormalizer is");
  }

  @Test
  void splitsALongPhraseInTimeAndRejectsATooLongOne() throws IOException {
    writeBytePairs("a a|aa aa|aaaa aaaa");
    assertEquals(60_000 / 8, texts("a".repeat(60_000)).size());
    var error = assertThrows(IllegalArgumentException.class, () -> texts("a".repeat(70_000)));
    assertTrue(error.getMessage().contains("70000 characters is too long"), error.getMessage());
  }

  private void writeBytePairs(String merges) throws IOException {
    StringBuilder vocabulary = new StringBuilder("{\"<|endoftext|>\": 0");
    int id = 1;
    List<String> pieces = new ArrayList<>();
    for (char c = '!'; c < 0x144; c++) {
      if (c < 127 || c > 160 && c != 173) {
        pieces.add(String.valueOf(c));
      }
    }
    for (String merge : merges.split("\\|")) {
      pieces.add(merge.replace(" ", ""));
    }
    for (String piece : pieces) {
      String name = piece.replace("\\", "\\\\").replace("\"", "\\\"");
      vocabulary.append(", \"").append(name).append("\": ").append(id++);
    }
    Files.writeString(folder.resolve("vocab.json"), vocabulary.append('}'));
    Files.writeString(
        folder.resolve("merges.txt"), "#version: 0.2\n" + merges.replace('|', '\n') + "\n");
  }

  private void whole(String json) throws IOException {
    Files.writeString(folder.resolve("tokenizer.json"), json);
  }

  private ModelTokenizer read() {
    return TokenizerReader.read(folder, 1000);
  }

  private List<String> texts(String phrase) {
    return read().encode(phrase).stream().map(ModelToken::text).toList();
  }

  private void fails(String part) {
    var error = assertThrows(AttentionFileException.class, this::read);
    assertTrue(error.getMessage().contains(part), error.getMessage());
  }
}
