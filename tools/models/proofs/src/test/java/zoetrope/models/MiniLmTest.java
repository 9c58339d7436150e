package zoetrope.models;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.layer.BlockTrace;
import zoetrope.attention.model.LanguageModel;
import zoetrope.attention.model.ModelRun;
import zoetrope.attention.model.ParameterKind;
import zoetrope.attention.token.ModelToken;

/** Compares our computation of MiniLM with ONNX Runtime, layer by layer. */
class MiniLmTest {
  private static final double TOLERANCE = 1e-4;

  private static final List<String> PHRASES =
      List.of(
          "a fluffy blue creature roamed the verdant forest",
          "The glass ball fell right through the table because it was made of steel.",
          "Unaffordable caf\u00e9s, 50 % off \u2014 hooray!",
          "x");

  @TempDir private static Path folder;
  private static LanguageModel model;

  /** The largest differences, by intermediate result. */
  private static final Map<String, Double> LARGEST = new LinkedHashMap<>();

  @BeforeAll
  static void write() throws IOException {
    MiniLm.write(folder);
    model = LanguageModel.open(folder);
  }

  @AfterAll
  static void printDifferences() throws IOException {
    StringBuilder table = new StringBuilder("| compared | largest difference |\n| --- | ---: |\n");
    LARGEST.forEach(
        (what, difference) ->
            table.append(String.format(Locale.ROOT, "| %s | %.1e |%n", what, difference)));
    Files.writeString(Path.of("target", "differences.md"), table);
  }

  @Test
  void hasTheKnownSize() {
    assertEquals(6, model.config().layers());
    assertEquals(12, model.config().heads().count());
    assertEquals(32, model.config().heads().size());
    // MiniLM has 22,713,216 parameters. Those of its pooler are left out, because no video needs
    // them.
    assertEquals(22_713_216 - 384 * 385, model.parameterCount());
    assertEquals(30522L * 384, model.parameters().get(ParameterKind.EMBEDDING));
    assertEquals(List.of(), model.unread());
  }

  @Test
  void everyLayerAndHeadEqualsOnnxRuntime() throws OrtException, IOException {
    try (OrtEnvironment environment = OrtEnvironment.getEnvironment();
        OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
      // Without optimization, because joined nodes would hide intermediate results.
      options.setOptimizationLevel(OrtSession.SessionOptions.OptLevel.NO_OPT);
      try (OrtSession session = environment.createSession(withOutputs(), options)) {
        for (String phrase : PHRASES) {
          compare(environment, session, model.run(phrase));
        }
      }
    }
    LARGEST.forEach((what, difference) -> assertTrue(difference < TOLERANCE, what + difference));
    assertEquals(1 + 3 * 6, LARGEST.size());
  }

  private static void compare(OrtEnvironment environment, OrtSession session, ModelRun run)
      throws OrtException {
    int count = run.tokens().size();
    long[][] ids = new long[1][count];
    long[][] ones = new long[1][count];
    for (int i = 0; i < count; i++) {
      ids[0][i] = run.tokens().get(i).id();
      ones[0][i] = 1;
    }
    Map<String, OnnxTensor> inputs =
        Map.of(
            "input_ids", OnnxTensor.createTensor(environment, ids),
            "attention_mask", OnnxTensor.createTensor(environment, ones),
            "token_type_ids", OnnxTensor.createTensor(environment, new long[1][count]));
    try (OrtSession.Result result = session.run(inputs)) {
      note("embeddings", stream(result, "/embeddings/LayerNorm/Add_1_output_0"), run.stream(0));
      for (int layer = 0; layer < 6; layer++) {
        BlockTrace block = run.block(layer);
        float[][][][] weights =
            (float[][][][]) value(result, at(layer) + "attention/self/Softmax_output_0");
        for (int head = 0; head < 12; head++) {
          note(
              "layer " + layer + ", weights of all heads",
              matrix(weights[0][head]),
              block.attention().heads().get(head).weights());
        }
        note(
            "layer " + layer + ", neurons",
            stream(result, at(layer) + "intermediate/intermediate_act_fn/Mul_1_output_0"),
            block.feedForward().neurons());
        note("layer " + layer + ", output", stream(result, output(layer)), block.output());
      }
    } finally {
      inputs.values().forEach(OnnxTensor::close);
    }
  }

  private static void note(String what, RealMatrix expected, RealMatrix ours) {
    LARGEST.merge(what, expected.minus(ours).maxAbs(), Math::max);
  }

  private static RealMatrix stream(OrtSession.Result result, String name) throws OrtException {
    return matrix(((float[][][]) value(result, name))[0]);
  }

  private static Object value(OrtSession.Result result, String name) throws OrtException {
    return result.get(name).orElseThrow().getValue();
  }

  private static RealMatrix matrix(float[][] rows) {
    return RealMatrix.of(rows.length, rows[0].length, (i, j) -> rows[i][j]);
  }

  private static String output(int layer) {
    return layer < 5 ? at(layer) + "output/LayerNorm/Add_1_output_0" : "output_0";
  }

  private static String at(int layer) {
    return "/encoder/layer." + layer + "/";
  }

  /**
   * Returns the model with intermediate results as outputs. Bytes appended to a protocol buffer
   * message are merged into it. Outputs are field 12 of the graph, which is field 7.
   */
  private static byte[] withOutputs() throws IOException {
    List<String> names = new ArrayList<>(List.of("/embeddings/LayerNorm/Add_1_output_0"));
    for (int layer = 0; layer < 6; layer++) {
      names.add(at(layer) + "attention/self/Softmax_output_0");
      names.add(at(layer) + "intermediate/intermediate_act_fn/Mul_1_output_0");
      // The result of the last layer is an output already.
      if (layer < 5) {
        names.add(output(layer));
      }
    }
    ByteArrayOutputStream graph = new ByteArrayOutputStream();
    for (String name : names) {
      graph.writeBytes(field(12, field(1, name.getBytes(StandardCharsets.UTF_8))));
    }
    ByteArrayOutputStream model = new ByteArrayOutputStream();
    model.writeBytes(MiniLm.bytes(MiniLm.ONNX));
    model.writeBytes(field(7, graph.toByteArray()));
    return model.toByteArray();
  }

  private static byte[] field(int number, byte[] content) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(number << 3 | 2);
    int length = content.length;
    while (length > 127) {
      out.write(length & 127 | 128);
      length >>= 7;
    }
    out.write(length);
    out.writeBytes(content);
    return out.toByteArray();
  }

  @Test
  void theBundledAttentionWeightsEqualThoseOfTheModel() throws IOException {
    Path stored =
        Path.of("../../../scenes/src/main/resources/zoetrope/scenes/models/minilm-heads.bin");
    assertArrayEquals(Files.readAllBytes(stored), FilmHeads.of(model));
  }

  @Test
  void sentencesWithSimilarMeaningHaveSimilarVectors() {
    double near = similarity("a small dog sleeps", "a puppy is taking a nap");
    double far = similarity("a small dog sleeps", "stock prices fell on Monday");
    assertTrue(near > 0.5 && far < 0.2, near + " and " + far);
  }

  private static double similarity(String one, String other) {
    double[] a = mean(one);
    double[] b = mean(other);
    double dot = 0;
    double as = 0;
    double bs = 0;
    for (int i = 0; i < a.length; i++) {
      dot += a[i] * b[i];
      as += a[i] * a[i];
      bs += b[i] * b[i];
    }
    return dot / Math.sqrt(as * bs);
  }

  private static double[] mean(String phrase) {
    RealMatrix output = model.run(phrase).output();
    return Arrays.stream(output.transpose().toRows())
        .mapToDouble(column -> Arrays.stream(column).average().orElseThrow())
        .toArray();
  }

  @Test
  void tokensAreShownAsTheModelSeesThem() {
    assertEquals(
        List.of("[CLS]", "una", "##ff", "##ord", "##able", "[SEP]"),
        model.tokenizer().encode("Unaffordable").stream().map(ModelToken::text).toList());
  }
}
