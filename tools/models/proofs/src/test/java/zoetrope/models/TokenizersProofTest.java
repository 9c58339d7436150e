package zoetrope.models;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import ai.djl.huggingface.tokenizers.HuggingFaceTokenizer;
import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.attention.model.LanguageModel;
import zoetrope.attention.model.SafetensorsWriter;
import zoetrope.attention.token.ModelToken;
import zoetrope.attention.token.ModelTokenizer;

/**
 * Compares our tokenizers with those of two libraries, on the real vocabularies of GPT-2 and
 * MiniLM.
 */
class TokenizersProofTest {
  private static final String[] PIECES = {
    "the",
    " fluffy",
    " creature",
    "ROAMED",
    " caf\u00e9",
    " na\u00efve",
    "don't",
    " we'll",
    "I'M",
    " 12,288",
    "3.14",
    " x\u00b2",
    "!?",
    " \u2014 ",
    "\u2026",
    "\n",
    "\t",
    "  ",
    " \u00a0",
    "\u65e5\u672c",
    " \u4e2d\u6587",
    " \uac00\ub098",
    "\u0bb5\u0ba3",
    " \ud83d\ude80",
    "\ud83d\udc69\u200d\ud83d\udcbb",
    "\u200b",
    "_under_score",
    "#hash",
    "a@b.c",
    "http://x.y/z?q=1",
    " Stra\u00dfe",
    "\u0130stanbul",
    " \u01c5",
    "e\u0301",
    "\u1e9e",
    " antidisestablishmentarianism",
    "$100",
    "~`^|",
    "\u00bd",
    "\u2163"
  };

  @TempDir private Path folder;

  @Test
  void wordPiecesEqualThoseOfHuggingFacesLibrary() throws IOException {
    MiniLm.write(folder);
    ModelTokenizer ours = LanguageModel.open(folder).tokenizer();
    // The file of the tokenizer asks for truncation and padding, which are turned off here.
    Map<String, String> options =
        Map.of("padding", "false", "truncation", "false", "addSpecialTokens", "true");
    try (HuggingFaceTokenizer reference =
        HuggingFaceTokenizer.newInstance(folder.resolve("tokenizer.json"), options)) {
      for (String text : texts()) {
        assertArrayEquals(reference.encode(text).getIds(), ids(ours, text), text);
      }
    }
  }

  @Test
  void bytePairsEqualThoseOfAnIndependentLibrary() throws IOException {
    writeGpt2();
    ModelTokenizer ours = LanguageModel.open(folder).tokenizer();
    Encoding reference = Encodings.newDefaultEncodingRegistry().getEncoding(EncodingType.R50K_BASE);
    for (String text : texts()) {
      long[] expected =
          reference.encodeOrdinary(text).boxed().stream().mapToLong(Integer::longValue).toArray();
      assertArrayEquals(expected, ids(ours, text), text);
    }
  }

  private static long[] ids(ModelTokenizer tokenizer, String text) {
    return tokenizer.encode(text).stream().mapToLong(ModelToken::id).toArray();
  }

  private static List<String> texts() {
    Random random = new Random(5);
    List<String> texts = new ArrayList<>(List.of(PIECES));
    for (int i = 0; i < 2000; i++) {
      StringBuilder text = new StringBuilder();
      for (int n = 1 + random.nextInt(8); n > 0; n--) {
        text.append(PIECES[random.nextInt(PIECES.length)]);
      }
      texts.add(text.toString());
    }
    return texts;
  }

  /** Writes GPT-2's vocabulary from the library's list of ranks, and a model of one small layer. */
  private void writeGpt2() throws IOException {
    Map<String, Integer> ranks = new HashMap<>();
    List<String> tokens = new ArrayList<>();
    try (InputStream in =
        Encoding.class.getResourceAsStream("/com/knuddels/jtokkit/r50k_base.tiktoken")) {
      for (String line : new String(in.readAllBytes(), StandardCharsets.US_ASCII).split("\n")) {
        byte[] bytes = Base64.getDecoder().decode(line.substring(0, line.indexOf(' ')));
        String token = new String(bytes, StandardCharsets.ISO_8859_1);
        ranks.put(token, tokens.size());
        tokens.add(token);
      }
    }
    StringBuilder vocabulary = new StringBuilder("{\"<|endoftext|>\": " + tokens.size());
    StringBuilder merges = new StringBuilder("#version: 0.2\n");
    for (String token : tokens) {
      vocabulary.append(", \"").append(letters(token).replace("\\", "\\\\").replace("\"", "\\\""));
      vocabulary.append("\": ").append(ranks.get(token));
      if (token.length() > 1) {
        merges.append(parts(token, ranks)).append('\n');
      }
    }
    Files.writeString(folder.resolve("vocab.json"), vocabulary.append('}'));
    Files.writeString(folder.resolve("merges.txt"), merges);
    writeSmallModel(tokens.size() + 1);
  }

  /**
   * Returns the two parts that were merged into a token, by applying earlier merges to its bytes.
   */
  private static String parts(String token, Map<String, Integer> ranks) {
    List<String> parts = new ArrayList<>();
    for (char c : token.toCharArray()) {
      parts.add(String.valueOf(c));
    }
    while (parts.size() > 2) {
      int best = -1;
      for (int i = 0; i + 1 < parts.size(); i++) {
        Integer rank = ranks.get(parts.get(i) + parts.get(i + 1));
        if (rank != null && (best < 0 || rank < ranks.get(parts.get(best) + parts.get(best + 1)))) {
          best = i;
        }
      }
      parts.set(best, parts.get(best) + parts.remove(best + 1));
    }
    return letters(parts.get(0)) + " " + letters(parts.get(1));
  }

  /** Returns GPT-2's letters for bytes, computed independently of the tokenizer. */
  private static String letters(String bytes) {
    StringBuilder letters = new StringBuilder();
    for (char value : bytes.toCharArray()) {
      int before = 0;
      for (int other = 0; other < value; other++) {
        before += isPrintable(other) ? 0 : 1;
      }
      letters.append(isPrintable(value) ? value : (char) (256 + before));
    }
    return letters.toString();
  }

  private static boolean isPrintable(int value) {
    return value >= '!' && value <= '~'
        || value >= '\u00a1' && value <= '\u00ac'
        || value >= '\u00ae' && value <= '\u00ff';
  }

  private void writeSmallModel(int vocabulary) throws IOException {
    SafetensorsWriter writer = new SafetensorsWriter();
    writer.add("wte.weight", vocabulary, 2, (i, j) -> 0).add("wpe.weight", 1024, 2, (i, j) -> 0);
    for (String norm : List.of("h.0.ln_1", "h.0.ln_2", "ln_f")) {
      writer.add(norm + ".weight", 2, (i, j) -> 1).add(norm + ".bias", 2, (i, j) -> 0);
    }
    writer.add("h.0.attn.c_attn.weight", 2, 6, (i, j) -> 0);
    writer.add("h.0.attn.c_attn.bias", 6, (i, j) -> 0);
    writer.add("h.0.attn.c_proj.weight", 2, 2, (i, j) -> 0);
    writer.add("h.0.attn.c_proj.bias", 2, (i, j) -> 0);
    writer.add("h.0.mlp.c_fc.weight", 2, 8, (i, j) -> 0).add("h.0.mlp.c_fc.bias", 8, (i, j) -> 0);
    writer.add("h.0.mlp.c_proj.weight", 8, 2, (i, j) -> 0);
    writer.add("h.0.mlp.c_proj.bias", 2, (i, j) -> 0);
    writer.write(folder.resolve("model.safetensors"));
    ByteArrayOutputStream config = new ByteArrayOutputStream();
    config.writeBytes(
        ("{\"model_type\": \"gpt2\", \"n_layer\": 1, \"n_head\": 1, \"n_embd\": 2,"
                + " \"n_positions\": 1024, \"vocab_size\": "
                + vocabulary
                + "}")
            .getBytes(StandardCharsets.UTF_8));
    Files.write(folder.resolve("config.json"), config.toByteArray());
  }
}
