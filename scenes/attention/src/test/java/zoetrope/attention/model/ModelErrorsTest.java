package zoetrope.attention.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.attention.file.AttentionFileException;

/** Tests invalid models: messages name file, tensor and both shapes, and suggest a fix. */
class ModelErrorsTest {
  private static final String QKV = "h.1.attn.c_attn.weight";

  @TempDir private Path folder;
  private final HubFolder hub = HubFolder.gpt2();

  @BeforeEach
  void write() throws IOException {
    hub.write(folder, ElementType.F32);
  }

  @Test
  void reportsAnUnknownFamily() throws IOException {
    config("\"gpt2\"", "\"t5\"");
    fails("config.json: the model_type is t5; the families that are known are gpt2, bert");
    Files.writeString(folder.resolve("config.json"), "[]");
    fails("config.json: expected a JSON object");
    Files.delete(folder.resolve("config.json"));
    fails("config.json: there is no such file");
  }

  @Test
  void reportsInvalidSizes() throws IOException {
    config("\"n_head\": 2", "\"n_head\": 3");
    fails("vectors of 8 numbers cannot be divided among 3 heads");
    config("\"n_head\": 3", "\"n_head\": -1");
    fails("expected a whole number of at least 1 as \"n_head\", found -1.0");
    config("\"n_head\": -1", "\"n_head\": 2, \"scale_attn_by_inverse_layer_idx\": true");
    fails("scale_attn_by_inverse_layer_idx = true is not supported");
    config("gelu_new", "gelu_old");
    config("true", "false");
    fails("activation_function is gelu_old; supported are gelu");
  }

  @Test
  void reportsAMissingTensor() throws IOException {
    hub.remove(QKV);
    hub.write(folder, ElementType.F32);
    fails("there is no tensor '" + QKV + "' of shape [8, 24]: the nearest is 'h.0.attn.c_attn.w");
  }

  @Test
  void reportsATensorOfAnotherShape() throws IOException {
    hub.reshape(QKV, 24, 8);
    hub.write(folder, ElementType.F32);
    fails(
        "model.safetensors, tensor '"
            + QKV
            + "': expected the shape [8, 24], which follows from config.json, found [24, 8]");
  }

  @Test
  void reportsATruncatedFile() throws IOException {
    byte[] whole = Files.readAllBytes(weights());
    for (int length : new int[] {0, 7, 8, 100, whole.length / 2, whole.length - 1}) {
      Files.write(weights(), java.util.Arrays.copyOf(whole, length));
      fails("cut off");
    }
  }

  @Test
  void reportsAHugeHeader() throws IOException {
    for (long length : new long[] {1L << 40, -1, Long.MIN_VALUE, (1 << 25) + 1}) {
      ByteBuffer bytes = ByteBuffer.allocate(100).order(ByteOrder.LITTLE_ENDIAN);
      Files.write(weights(), bytes.putLong(length).array());
      fails("model.safetensors: the header has " + Long.toUnsignedString(length) + " bytes");
    }
    header("[".repeat(5000));
    fails("nesting depth (17)");
    header("{\"wte.weight\": {\"dtype\": \"F32\", \"shape\": [4294967296, 4294967296, 16]");
    fails("Unexpected end-of-input");
  }

  @Test
  void reportsInvalidEntriesOfAHeader() throws IOException {
    entry("\"F12\", \"shape\": [2], \"data_offsets\": [0, 8]");
    fails("tensor 'a': the dtype F12 is not known: F32, F16, BF16 and F64 are read");
    entry("\"F32\", \"shape\": [2], \"data_offsets\": [0, 12]");
    fails("tensor 'a': its shape [2] of F32 does not fit its 12 bytes");
    entry("\"F32\", \"shape\": [2], \"data_offsets\": [8, 0]");
    fails("not a begin and an end");
    entry("\"F32\", \"shape\": [2], \"data_offsets\": [16, 24]");
    fails("the file is cut off: the tensor's bytes end at 24, but the file has 16 bytes of data");
    entry("\"F32\", \"shape\": [-2], \"data_offsets\": [0, 8]");
    fails("its shape should be a list of whole numbers");
    entry("\"F32\", \"shape\": [4294967296, 4294967296], \"data_offsets\": [0, 0]");
    fails("does not fit its 0 bytes");
    header(
        """
        {"a": {"dtype": "F32", "shape": [2], "data_offsets": [0, 8]},
         "b": {"dtype": "F32", "shape": [2], "data_offsets": [4, 12]}}\
        """);
    fails("tensor 'b': its bytes overlap with those of 'a'");
  }

  @Test
  void reportsNanAndIntegerWeights() throws IOException {
    hub.get(QKV)[27] = Double.NaN;
    hub.write(folder, ElementType.F32);
    LanguageModel model = LanguageModel.open(folder);
    var error = assertThrows(AttentionFileException.class, () -> model.block(1));
    assertTrue(
        error.getMessage().endsWith("'" + QKV + "': the number at [1, 3] is NaN"),
        error.getMessage());
    Files.write(
        weights(),
        HubFolder.file(
            "{\"wte.weight\":{\"dtype\":\"I64\",\"shape\":[10,8],\"data_offsets\":[0,640]}}",
            new byte[640]));
    fails("tensor 'wte.weight': its numbers are I64; F32, F16, BF16 and F64 are read");
  }

  @Test
  void rejectsPartsOutsideTheFolder() throws IOException {
    Files.delete(weights());
    for (String name :
        List.of("../other.safetensors", "/etc/passwd", "sub/a.safetensors", "a.bin", "..")) {
      index(name);
      fails("its file \"" + name + "\" is not a .safetensors file of this folder: it is not read");
    }
    index("a.safetensors");
    fails("there is no file a.safetensors in the folder");
    Files.write(
        folder.resolve("a.safetensors"), hub.safetensors(List.of("wpe.weight"), ElementType.F32));
    fails("tensor 'wte.weight' should be in a.safetensors, which has no such tensor");
    Files.writeString(folder.resolve("model.safetensors.index.json"), "{\"weight_map\": 3}");
    fails("expected an object \"weight_map\"");
  }

  @Test
  void followsSymbolicLinksInTheFolder() throws IOException {
    Path elsewhere = Files.createDirectory(folder.resolve("blobs")).resolve("123");
    Files.move(weights(), elsewhere);
    Files.createSymbolicLink(weights(), elsewhere);
    assertEquals(10, LanguageModel.open(folder).config().tables().vocabulary());
  }

  @Test
  void neverOpensPickles() throws IOException {
    Files.move(weights(), folder.resolve("pytorch_model.bin"));
    fails("only pytorch_model.bin: such files are programs (pickle) and are never opened; write");
    opening(folder.resolve("pytorch_model.bin"), "are never opened: name a folder");
    opening(
        folder.resolve("config.json"),
        "it is not a folder: name the folder that contains config.json");
    opening(folder.resolve("nowhere"), "there is no such folder");
  }

  @Test
  void reportsAVocabularyThatDoesNotFit() throws IOException {
    Files.writeString(folder.resolve("vocab.txt"), "[UNK]\n[CLS]\n[SEP]\n" + lines(9));
    fails("tokens up to number 11, but the model has vectors for 10 (vocab_size of config.json)");
    Files.writeString(folder.resolve("vocab.txt"), "[UNK]\n[CLS]\na\n");
    fails("vocab.txt: there is no piece [SEP]");
    Files.writeString(folder.resolve("vocab.json"), "{\"a\": 0, \"b\": 1}");
    Files.writeString(folder.resolve("merges.txt"), "#version: 0.2\na b\n");
    fails("merges.txt, line 2: \"a\" and \"b\" are joined, but the vocabulary has no \"ab\"");
    Files.writeString(folder.resolve("merges.txt"), "a b c\n");
    fails("merges.txt, line 1: expected two pieces with a blank between them");
    Files.writeString(folder.resolve("vocab.json"), "{\"a\": 0, \"b\": 0}");
    Files.writeString(folder.resolve("merges.txt"), "");
    fails("the tokens \"a\" and \"b\" have the same number, 0");
    Files.delete(folder.resolve("merges.txt"));
    fails("merges.txt: there is no such file");
    Files.writeString(
        folder.resolve("tokenizer.json"), "{\"model\": {\"type\": \"Unigram\", \"vocab\": []}}");
    fails("tokenizer.json: its model is Unigram; WordPiece and BPE are known");
    Files.delete(folder.resolve("tokenizer.json"));
    Files.delete(folder.resolve("vocab.json"));
    Files.delete(folder.resolve("vocab.txt"));
    fails("there is no tokenizer: expected tokenizer.json, vocab.json with merges.txt, or vocab");
  }

  private static String lines(int count) {
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < count; i++) {
      lines.append("w").append(i).append('\n');
    }
    return lines.toString();
  }

  private void index(String file) throws IOException {
    Files.writeString(
        folder.resolve("model.safetensors.index.json"),
        "{\"weight_map\": {\"wte.weight\": \"" + file + "\"}}");
  }

  private void config(String part, String other) throws IOException {
    Path file = folder.resolve("config.json");
    Files.writeString(file, Files.readString(file).replace(part, other));
  }

  private void entry(String fields) throws IOException {
    header("{\"a\": {\"dtype\": " + fields + "}}");
  }

  private void header(String json) throws IOException {
    Files.write(weights(), HubFolder.file(json, new byte[16]));
  }

  private Path weights() {
    return folder.resolve("model.safetensors");
  }

  private void fails(String part) {
    opening(folder, part);
  }

  private static void opening(Path path, String part) {
    var error = assertThrows(AttentionFileException.class, () -> LanguageModel.open(path));
    assertTrue(error.getMessage().contains(part), error.getMessage());
    assertTrue(error.getMessage().startsWith(path.toString()), error.getMessage());
  }
}
