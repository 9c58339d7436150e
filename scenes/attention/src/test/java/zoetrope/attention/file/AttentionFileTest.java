package zoetrope.attention.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.attention.AttentionPattern;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.DotProductAttention;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.WeightGenerator;

class AttentionFileTest {
  private static final byte[] TOKENS =
      NumpyFiles.npy(1, "<U2", false, "(2,)", NumpyFiles.unicode(2, "a", " b"));

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void readsPatternsOfLayersAndHeads(boolean deflated) throws IOException {
    byte[] weights = NumpyFiles.f4(1, 0, .5, .5, 1, 0, .2, .8, 1, 0, .1, .9, 1, 0, .7, .3);
    LoadedAttention loaded =
        npz(
            deflated,
            Map.of(
                "attention",
                NumpyFiles.npy(1, "<f4", false, "(2, 2, 2, 2)", weights),
                "tokens",
                TOKENS,
                "something_else",
                new byte[3]));
    assertEquals(List.of("a", " b"), loaded.tokens());
    assertEquals(2, loaded.layers());
    assertEquals(2, loaded.heads());
    AttentionPattern pattern = loaded.pattern(1, 0);
    assertEquals(.9, pattern.weight(1, 1), 1e-7);
    assertEquals(StrictMath.log(pattern.weight(1, 0)), pattern.scores().get(1, 0));
    assertEquals(Double.NEGATIVE_INFINITY, pattern.scores().get(0, 1));
    assertTrue(loaded.trace(0, 0).isEmpty());
    assertFails("no head 2 of layer 0", () -> loaded.pattern(0, 2));
  }

  @Test
  void computesFromQueriesKeysAndValues() throws IOException {
    WeightGenerator random = new WeightGenerator(2);
    RealMatrix q = random.gaussian(2, 3, 1);
    RealMatrix k = random.gaussian(2, 3, 1);
    RealMatrix v = random.gaussian(2, 4, 1);
    LoadedAttention loaded =
        npz(
            true,
            Map.of("queries", npy(q), "keys", npy(k), "values", npy(v), "embeddings", npy(v)));
    AttentionTrace expected = DotProductAttention.causal().trace(q, k, v);
    assertEquals(expected, loaded.trace(0, 0).orElseThrow());
    assertEquals(expected.weights(), loaded.pattern(0, 0).weights());
    assertEquals(v, loaded.embeddings().orElseThrow());
    byte[] no = NumpyFiles.npy(1, "|b1", false, "()", new byte[] {0});
    LoadedAttention open = npz(true, Map.of("queries", npy(q), "keys", npy(k), "causal", no));
    assertTrue(open.pattern(0, 0).weight(0, 1) > 0);
  }

  @Test
  void readsCrossAttention() throws IOException {
    Map<String, byte[]> arrays = new LinkedHashMap<>();
    arrays.put("attention", npy(RealMatrix.ofRows(new double[][] {{1}, {1}})));
    arrays.put("tokens", TOKENS);
    arrays.put("key_tokens", NumpyFiles.npy(1, "<U1", false, "(1,)", NumpyFiles.unicode(1, "x")));
    assertEquals(List.of("x"), npz(false, arrays).pattern(0, 0).keyTokens());
  }

  @Test
  void readsJsonAndSingleArrays() throws IOException {
    LoadedAttention json =
        json(
            "{\"note\": null, \"tokens\": [\"a\", \"\\u00e9\"],\n \"attention\": [[1, 0], [2.5e-1, 0.75]]}");
    assertEquals(List.of("a", "é"), json.tokens());
    assertEquals(.75, json.pattern(0, 0).weight(1, 1));
    Path npy = Files.write(folder.resolve("one.npy"), npy(RealMatrix.identity(3)));
    assertEquals(List.of("1", "2", "3"), AttentionFile.read(npy).tokens());
  }

  @Test
  void aPhraseWithAsManyWordsReplacesTheTokens() throws IOException {
    LoadedAttention loaded = json("{\"attention\": [[1, 0], [0, 1]]}");
    assertEquals(List.of("x", " y"), loaded.tokens(List.of("x", " y")).pattern(0, 0).keyTokens());
    assertFails(
        "2 queries and 2 keys, but the phrase has 1 tokens", () -> loaded.tokens(List.of("x")));
  }

  @Test
  void reportsMismatchesWithArrayAndFix() throws IOException {
    assertFails("[att], but only these names are read", () -> npz(true, Map.of("att", TOKENS)));
    assertFails("either an array 'attention'", () -> npz(true, Map.of("tokens", TOKENS)));
    assertFails("attention.npy, byte 0", () -> npz(true, Map.of("attention", new byte[9])));
    assertFails("'attention': expected numbers", () -> npz(true, Map.of("attention", TOKENS)));
    byte[] three = npy(RealMatrix.identity(3));
    assertFails(
        "'tokens': expected 3 strings",
        () -> npz(true, Map.of("attention", three, "tokens", TOKENS)));
    assertFails("query 1: expected weights", () -> json("{\"attention\": [[1, 0], [1, 1]]}"));
    assertFails(
        "element 1 is NaN",
        () -> npz(true, Map.of("attention", npy(RealMatrix.ofRows(new double[] {1, Double.NaN})))));
    byte[] narrow = npy(RealMatrix.zeros(3, 2));
    assertFails(
        "[3, 2] does not fit that of queries, [3, 3]",
        () -> npz(true, Map.of("queries", three, "keys", narrow)));
    byte[] few = npy(RealMatrix.zeros(2, 3));
    assertFails(
        "3 causal queries do not fit 2 keys",
        () -> npz(true, Map.of("queries", three, "keys", few)));
    assertFails(
        "[2, 3] does not fit that of keys, [3, 3]",
        () -> npz(true, Map.of("queries", three, "keys", three, "values", few)));
    assertFails("no such file", () -> AttentionFile.read(folder.resolve("no.npz")));
    assertFails(
        "must end with .npz, .npy or .json", () -> AttentionFile.read(folder.resolve("a.pt")));
  }

  @Test
  void reportsBrokenArchives() throws IOException {
    Path file = NumpyFiles.npz(folder.resolve("a.npz"), true, Map.of("attention", TOKENS));
    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(bytes, bytes.length - 30));
    assertFails("this is not a valid .npz file", () -> AttentionFile.read(file));
    for (int i = 50; i < 60; i++) {
      bytes[i] ^= (byte) 0xFF;
    }
    Files.write(file, bytes);
    assertThrows(AttentionFileException.class, () -> AttentionFile.read(file));
  }

  @Test
  void reportsBrokenJsonWithLineAndColumn() {
    assertFails("line 2, column 4", () -> json("{\"attention\": [1\n  2]}"));
    assertFails("Unexpected end-of-input", () -> json("{\"attention\": [[1"));
    assertFails("found the end", () -> json(""));
    assertFails("Duplicate field 'a'", () -> json("{\"a\": 1, \"a\": 2}"));
    assertFails("token 'NaN'", () -> json("{\"attention\": [NaN]}"));
    assertFails("too large", () -> json("{\"attention\": [1e999]}"));
    assertFails("expected the end of the text", () -> json("{} {}"));
    assertFails("nesting depth", () -> json("[".repeat(100_000)));
    assertFails("escape sequence", () -> json("{\"\\u12\": 1}"));
    assertFails("differ in length", () -> json("{\"attention\": [[1, 0], [1]]}"));
    assertFails("expected an object", () -> json("[1]"));
    assertFails("found x", () -> json("{\"attention\": [[1, \"x\"]]}"));
  }

  private LoadedAttention npz(boolean deflated, Map<String, byte[]> arrays) throws IOException {
    return AttentionFile.read(NumpyFiles.npz(folder.resolve("a.npz"), deflated, arrays));
  }

  private LoadedAttention json(String text) throws IOException {
    return AttentionFile.read(Files.writeString(folder.resolve("a.json"), text));
  }

  private static byte[] npy(RealMatrix matrix) {
    double[] numbers = Arrays.stream(matrix.toRows()).flatMapToDouble(Arrays::stream).toArray();
    String shape = "(" + matrix.rows() + ", " + matrix.columns() + ")";
    byte[] elements = NumpyFiles.f8(ByteOrder.LITTLE_ENDIAN, numbers);
    return NumpyFiles.npy(1, "<f8", false, shape, elements);
  }

  private interface Mistake {
    void make() throws IOException;
  }

  private static void assertFails(String part, Mistake mistake) {
    var error = assertThrows(AttentionFileException.class, mistake::make);
    assertTrue(error.getMessage().contains(part), error.getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"npy", "npz", "json"})
  @Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void doesNotReadFromSpecialFiles(String ending, @TempDir Path folder) throws IOException {
    assumeTrue(Files.exists(Path.of("/dev/zero")), "skipped: this machine has no /dev/zero");
    Path file = Files.createSymbolicLink(folder.resolve("endless." + ending), Path.of("/dev/zero"));
    var error = assertThrows(AttentionFileException.class, () -> AttentionFile.read(file));
    assertTrue(error.getMessage().contains("not a regular file"), error::toString);
  }
}
