package zoetrope.attention.model;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.WeightGenerator;
import zoetrope.attention.file.AttentionFileException;
import zoetrope.attention.file.LoadedAttention;
import zoetrope.attention.layer.BlockTrace;
import zoetrope.attention.layer.Sampler;
import zoetrope.attention.token.ModelToken;

/**
 * Small random models, in the format of model hubs, compared with an independent implementation by
 * loops.
 */
class LanguageModelTest {
  private static final int[] IDS = {2, 4, 5, 6, 7, 3};

  @TempDir private Path folder;

  @Test
  void gpt2EqualsStraightLoops() throws IOException {
    HubFolder hub = HubFolder.gpt2();
    assertClose(new StraightLoops(hub).gpt2(IDS), run(hub, ElementType.F32), 1e-12);
  }

  @Test
  void bertEqualsStraightLoops() throws IOException {
    HubFolder hub = HubFolder.bert();
    assertClose(new StraightLoops(hub).bert(IDS), run(hub, ElementType.F32), 1e-11);
  }

  @Test
  void llamaWithSharedKeysEqualsStraightLoops() throws IOException {
    HubFolder hub = HubFolder.llama();
    assertClose(new StraightLoops(hub).llama(IDS), run(hub, ElementType.F32), 1e-12);
  }

  @Test
  void scaledRotaryPositionsEqualStraightLoops() throws IOException {
    HubFolder hub = HubFolder.llama();
    assertClose(
        new StraightLoops(hub, f -> f / 4).llama(IDS),
        scaled(hub, "\"type\": \"linear\", \"factor\": 4"),
        1e-12);
    for (int trained : new int[] {64, 256}) {
      assertClose(
          new StraightLoops(hub, f -> llama3(f, trained)).llama(IDS),
          scaled(
              hub,
              "\"rope_type\": \"llama3\", \"factor\": 8, \"low_freq_factor\": 1,"
                  + " \"high_freq_factor\": 4, \"original_max_position_embeddings\": "
                  + trained),
          1e-12);
    }
  }

  /**
   * Returns the scaled frequency of Llama 3.1, computed from wavelengths as in its reference code.
   */
  private static double llama3(double frequency, double trained) {
    double wave = 2 * Math.PI / frequency;
    if (wave < trained / 4) {
      return frequency;
    }
    if (wave > trained) {
      return frequency / 8;
    }
    double smooth = (trained / wave - 1) / (4 - 1);
    return (1 - smooth) * frequency / 8 + smooth * frequency;
  }

  private RealMatrix scaled(HubFolder hub, String rope) throws IOException {
    hub.write(folder, ElementType.F32);
    Path file = folder.resolve("config.json");
    String config = Files.readString(file);
    Files.writeString(
        file, config.replace("\"rope_scaling\": null", "\"rope_scaling\": {" + rope + "}"));
    return outputOf(LanguageModel.open(folder));
  }

  @Test
  void rejectsUnknownScalingsOfRotaryPositions() {
    HubFolder hub = HubFolder.llama();
    assertRefused(hub, "\"type\": \"yarn\"", "rope_scaling: the rope_type yarn is not supported");
    assertRefused(hub, "\"type\": \"linear\"", "greater than 0 as \"factor\", found null");
    assertRefused(hub, "\"type\": \"linear\", \"factor\": 0.5", "a finite factor of at least 1");
    assertRefused(
        hub,
        "\"type\": \"llama3\", \"factor\": 2, \"low_freq_factor\": 4, \"high_freq_factor\": 1,"
            + " \"original_max_position_embeddings\": 64",
        "turns with 0 < slow < fast");
  }

  private void assertRefused(HubFolder hub, String rope, String part) {
    var error = assertThrows(AttentionFileException.class, () -> scaled(hub, rope));
    assertTrue(error.getMessage().contains(part), error.getMessage());
  }

  @Test
  void qwenHasBiasesOfQueriesKeysAndValues() throws IOException {
    HubFolder hub = HubFolder.llama();
    for (int i = 0; i < 2; i++) {
      String attention = "model.layers." + i + ".self_attn.";
      hub.add(attention + "q_proj.bias", 16).add(attention + "k_proj.bias", 8);
      hub.add(attention + "v_proj.bias", 8);
    }
    assertClose(new StraightLoops(hub).llama(IDS), run(hub, ElementType.F32), 1e-12);
  }

  @Test
  void numbersOfAllTypesAreReadAsExactlyAsTheyAreStored() throws IOException {
    HubFolder hub = HubFolder.gpt2();
    double[][] exact = new StraightLoops(hub).gpt2(IDS);
    assertClose(exact, run(hub, ElementType.F64), 1e-12);
    assertClose(exact, run(hub, ElementType.F16), 0.02);
    assertClose(exact, run(hub, ElementType.BF16), 0.15);
    assertEquals(0.333251953125, ElementType.ofHalf((short) 0x3555));
    assertEquals(-65504, ElementType.ofHalf((short) 0xFBFF));
    assertEquals(0x1p-24, ElementType.ofHalf((short) 1));
    assertTrue(Double.isNaN(ElementType.ofHalf((short) 0x7E00)));
    assertEquals(Double.NEGATIVE_INFINITY, ElementType.ofHalf((short) 0xFC00));
  }

  @Test
  void severalFilesEqualOneFile() throws IOException {
    HubFolder hub = HubFolder.llama();
    RealMatrix whole = run(hub, ElementType.F32);
    Files.delete(folder.resolve("model.safetensors"));
    hub.writeParts(folder);
    assertEquals(whole, outputOf(LanguageModel.open(folder)));
  }

  @Test
  void readsNamesWithAPrefixAndOldNamesOfNorms() throws IOException {
    HubFolder hub = HubFolder.bert();
    RealMatrix plain = run(hub, ElementType.F32);
    HubFolder other = new HubFolder(Files.readString(folder.resolve("config.json")));
    hub.all()
        .forEach(
            (name, values) -> {
              String old = name.replace("LayerNorm.weight", "LayerNorm.gamma");
              old = "bert." + old.replace("LayerNorm.bias", "LayerNorm.beta");
              other.add(old, hub.shape(name));
              System.arraycopy(values, 0, other.get(old), 0, values.length);
            });
    assertEquals(plain, run(other, ElementType.F32));
  }

  @Test
  void storesEveryStepOfEveryLayerAndHead() throws IOException {
    LanguageModel model = model(HubFolder.gpt2());
    ModelRun run = model.run(tokens(model));
    BlockTrace block = run.block(1);
    assertEquals(run.stream(1), block.input());
    assertEquals(run.output(), block.output());
    assertTrue(
        block.attentionSum().isCloseTo(block.input().plus(block.attention().output()), 1e-15));
    assertTrue(
        block.output().isCloseTo(block.attentionSum().plus(block.feedForward().output()), 1e-15));
    AttentionTrace head = block.attention().heads().get(1);
    assertEquals("[6, 4]", head.queries().shape());
    assertEquals(0, head.weights().get(2, 3));
    assertEquals("[6, 32]", block.feedForward().neurons().shape());
    LoadedAttention attention = run.attention();
    assertEquals(head.weights(), attention.pattern(1, 1).weights());
    assertEquals("[4, 8]", attention.weights(1, 1).orElseThrow().query().weights().shape());
    assertEquals(run.stream(0), attention.embeddings().orElseThrow());
    assertArrayEquals(run.logits(), run.logits(2, 5));
    assertThrows(IllegalArgumentException.class, () -> run.block(2));
    assertThrows(IllegalArgumentException.class, () -> run.stream(3));
  }

  @Test
  void aCacheOfKeysAndValuesDoesNotChangeTheResult() throws IOException {
    for (HubFolder hub : List.of(HubFolder.gpt2(), HubFolder.llama())) {
      LanguageModel model = model(hub);
      List<ModelToken> tokens = tokens(model);
      CachedRun cached = CachedRun.begin(model, tokens.subList(0, 2));
      cached = cached.then(tokens.subList(2, 5)).then(tokens.get(5));
      assertArrayEquals(model.run(tokens).logits(), cached.logits(), 1e-12);
      assertEquals(6, cached.caches().get(1).length());
      assertEquals(tokens, cached.tokens());
    }
  }

  @Test
  void generatesTheSameTextForTheSameSeedUpToTheLastPosition() throws IOException {
    LanguageModel model = model(HubFolder.llama());
    assertEquals(generated(model, 7), generated(model, 7));
    CachedRun full = CachedRun.begin(model, tokens(model)).then(tokens(model));
    var error = assertThrows(IllegalArgumentException.class, () -> full.then(tokens(model)));
    assertTrue(error.getMessage().contains("18 tokens is too long"), error.getMessage());
  }

  private static List<Integer> generated(LanguageModel model, long seed) {
    WeightGenerator random = new WeightGenerator(seed);
    CachedRun text = CachedRun.begin(model, tokens(model).subList(0, 2));
    for (int i = 0; i < 6; i++) {
      // The tokenizer of the test has fewer tokens than the model.
      int next = new Sampler(0.9, 5, 0.9).pick(text.logits(), random) % 8;
      text = text.then(model.tokenizer().token(next));
    }
    return text.tokens().stream().map(ModelToken::id).toList();
  }

  @Test
  void bertReadsWholePhrasesAndDoesNotGenerate() throws IOException {
    LanguageModel model = model(HubFolder.bert());
    ModelRun run = model.run("the Cats");
    assertEquals(List.of("[CLS]", "the", "cat", "##s", "[SEP]"), run.texts());
    assertTrue(run.attention().pattern(0, 0).weight(0, 4) > 0);
    assertMessage("does not predict tokens", run::logits);
    assertMessage("does not generate", () -> model.begin("the cat"));
    assertMessage("13 tokens is too long", () -> model.run("cat ".repeat(11)));
  }

  @Test
  void countsTheParametersOfGpt2SmallFromItsConfiguration() throws IOException {
    Files.writeString(
        folder.resolve("config.json"),
        """
        {"model_type": "gpt2", "n_layer": 12, "n_head": 12, "n_embd": 768, "n_positions": 1024,
         "vocab_size": 50257}\
        """);
    var counts = LanguageModel.parametersOf(ConfigReader.read(folder));
    assertEquals(124_439_808, counts.values().stream().mapToLong(Long::longValue).sum());
    assertEquals(38_597_376, counts.get(ParameterKind.EMBEDDING));
    assertEquals(12L * (4 * 768 * 768 + 4 * 768), counts.get(ParameterKind.ATTENTION));
  }

  @Test
  void countsAllParametersOfTheFilesExceptUnusedTensors() throws IOException {
    for (HubFolder hub : List.of(HubFolder.gpt2(), HubFolder.bert(), HubFolder.llama())) {
      LanguageModel model = model(hub.add("pooler.dense.weight", 3, 3));
      long written = hub.all().values().stream().mapToLong(values -> values.length).sum() - 9;
      assertEquals(written, model.parameterCount());
      assertEquals(List.of("pooler.dense.weight"), model.unread());
    }
  }

  private RealMatrix run(HubFolder hub, ElementType type) throws IOException {
    return outputOf(LanguageModel.open(hub.write(folder, type)));
  }

  private LanguageModel model(HubFolder hub) throws IOException {
    return LanguageModel.open(hub.write(folder, ElementType.F32));
  }

  private static RealMatrix outputOf(LanguageModel model) {
    return model.run(tokens(model)).output();
  }

  private static List<ModelToken> tokens(LanguageModel model) {
    List<ModelToken> tokens = new ArrayList<>();
    for (int id : IDS) {
      tokens.add(model.tokenizer().token(id));
    }
    return tokens;
  }

  private static void assertClose(double[][] expected, RealMatrix actual, double tolerance) {
    double difference = RealMatrix.ofRows(expected).minus(actual).maxAbs();
    assertTrue(difference <= tolerance, String.format(Locale.ROOT, "differs by %g", difference));
  }

  private static void assertMessage(String part, Runnable mistake) {
    var error = assertThrows(IllegalArgumentException.class, mistake::run);
    assertTrue(error.getMessage().contains(part), error.getMessage());
  }
}
