package zoetrope.models;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import zoetrope.attention.model.SafetensorsWriter;
import zoetrope.render.cache.UserCache;

/**
 * Converts the model all-MiniLM-L6-v2 (6 layers, 12 heads, 384 numbers for each token). A library
 * contains it as ONNX; this class writes it as a folder in the format of model hubs.
 */
public final class MiniLm {
  static final String ONNX = "/all-minilm-l6-v2.onnx";
  static final String TOKENIZER = "/all-minilm-l6-v2-tokenizer.json";

  private static final int LAYERS = 6;

  private static final String CONFIG =
      """
      {
        "model_type": "bert",
        "hidden_size": 384,
        "intermediate_size": 1536,
        "num_hidden_layers": 6,
        "num_attention_heads": 12,
        "max_position_embeddings": 512,
        "type_vocab_size": 2,
        "vocab_size": 30522,
        "hidden_act": "gelu",
        "layer_norm_eps": 1e-12,
        "position_embedding_type": "absolute"
      }
      """;

  private MiniLm() {}

  /**
   * Writes the named folder, by default the folder that {@code --set model=minilm} uses.
   *
   * @param arguments the folder, or nothing
   * @throws IOException if that fails
   */
  public static void main(String... arguments) throws IOException {
    Path folder =
        arguments.length > 0
            ? Path.of(arguments[0])
            : UserCache.folder().resolve("models").resolve("minilm");
    write(folder);
    System.out.println("all-MiniLM-L6-v2 is in " + folder);
  }

  /** Writes the three files. The configuration is last, so that a folder with it is complete. */
  static void write(Path folder) throws IOException {
    Files.createDirectories(folder);
    Files.write(folder.resolve("tokenizer.json"), bytes(TOKENIZER));
    weights().write(folder.resolve("model.safetensors"));
    Files.writeString(folder.resolve("config.json"), CONFIG);
  }

  static byte[] bytes(String resource) throws IOException {
    try (InputStream in = MiniLm.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IOException("the library has no " + resource);
      }
      return in.readAllBytes();
    }
  }

  private static SafetensorsWriter weights() throws IOException {
    OnnxFile onnx = new OnnxFile(ByteBuffer.wrap(bytes(ONNX)));
    SafetensorsWriter writer = new SafetensorsWriter();
    for (String name : onnx.names()) {
      if (name.startsWith("embeddings.") || name.startsWith("encoder.")) {
        add(writer, name, onnx.tensor(name));
      }
    }
    for (int layer = 0; layer < LAYERS; layer++) {
      for (String map :
          new String[] {
            "attention/self/query",
            "attention/self/key",
            "attention/self/value",
            "attention/output/dense",
            "intermediate/dense",
            "output/dense"
          }) {
        OnnxFile.Tensor factor = onnx.factor("/encoder/layer." + layer + "/" + map + "/MatMul");
        int inputs = factor.shape().get(0);
        int outputs = factor.shape().get(1);
        // The matrix is transposed, because the folder stores [outputs, inputs].
        writer.add(
            "encoder.layer." + layer + "." + map.replace('/', '.') + ".weight",
            outputs,
            inputs,
            (i, j) -> factor.get(j * outputs + i));
      }
    }
    return writer;
  }

  private static void add(SafetensorsWriter writer, String name, OnnxFile.Tensor tensor) {
    if (tensor.shape().size() == 1) {
      writer.add(name, tensor.shape().get(0), (i, j) -> tensor.get(j));
    } else {
      int columns = tensor.shape().get(1);
      writer.add(name, tensor.shape().get(0), columns, (i, j) -> tensor.get(i * columns + j));
    }
  }
}
