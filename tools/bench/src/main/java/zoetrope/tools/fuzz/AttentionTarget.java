package zoetrope.tools.fuzz;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import zoetrope.attention.file.AttentionFile;
import zoetrope.attention.file.AttentionFileException;

/** Attention files of a model: {@code .npy}, {@code .npz} and {@code .json}. */
final class AttentionTarget extends FolderTarget {
  private static final List<String> ENDINGS = List.of("npy", "npz", "json");
  private static final String[] TYPES = {
    "<f8", "<f4", "<f2", ">f4", "<i4", "|b1", "<U3", "|O", "<c8"
  };
  private static final String[] NAMES = {
    "attention", "queries", "keys", "values", "embeddings", "tokens", "key_tokens", "causal"
  };

  @Override
  public byte[] generate(Random random) throws IOException {
    Mutator mutator = new Mutator(random);
    int kind = random.nextInt(ENDINGS.size());
    byte[] content =
        switch (kind) {
          case 0 -> npy(mutator, random);
          case 1 -> npz(mutator, random);
          default -> json(mutator, random).getBytes(StandardCharsets.UTF_8);
        };
    byte[] altered = random.nextInt(4) == 0 ? content : mutator.bytes(content);
    return numbered(kind, altered);
  }

  private static byte[] npy(Mutator mutator, Random random) throws IOException {
    int tokens = 1 + random.nextInt(5);
    String shape =
        switch (random.nextInt(6)) {
          case 0 -> "(" + mutator.number() + ", " + mutator.number() + ")";
          case 1 -> "(2, " + tokens + ", " + tokens + ")";
          case 2 -> "()";
          default -> "(" + tokens + ", " + tokens + ")";
        };
    String type = random.nextInt(3) == 0 ? mutator.pick(TYPES) : "<f8";
    String order = random.nextInt(4) == 0 ? "True" : "False";
    String header =
        "{'descr': '" + type + "', 'fortran_order': " + order + ", 'shape': " + shape + ", }\n";
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(0x93);
    out.write("NUMPY\1\0".getBytes(StandardCharsets.US_ASCII));
    out.write(header.length() & 0xff);
    out.write(header.length() >> 8);
    out.write(header.getBytes(StandardCharsets.US_ASCII));
    ByteBuffer numbers =
        ByteBuffer.allocate(8 * 2 * tokens * tokens).order(ByteOrder.LITTLE_ENDIAN);
    while (numbers.hasRemaining()) {
      numbers.putDouble(random.nextInt(9) == 0 ? random.nextGaussian() : 1.0 / tokens);
    }
    out.write(numbers.array());
    return out.toByteArray();
  }

  private static byte[] npz(Mutator mutator, Random random) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(out)) {
      for (int i = random.nextInt(NAMES.length); i >= 0; i--) {
        if (random.nextBoolean()) {
          zip.putNextEntry(new ZipEntry(NAMES[i] + ".npy"));
          zip.write(npy(mutator, random));
        }
      }
      zip.putNextEntry(new ZipEntry("other"));
    }
    return out.toByteArray();
  }

  private static String json(Mutator mutator, Random random) {
    StringBuilder text = new StringBuilder("{");
    for (int i = random.nextInt(4); i >= 0; i--) {
      text.append('"').append(mutator.pick(NAMES)).append("\": ").append(value(mutator, random, 4));
      text.append(i > 0 ? ", " : "}");
    }
    int deep = random.nextInt(100) == 0 ? random.nextInt(5000) : 0;
    String all = text + "[".repeat(deep);
    return random.nextBoolean() ? all : mutator.text(all, "[", "]", ",", "{", "}", "\"", "\\u00");
  }

  private static String value(Mutator mutator, Random random, int depth) {
    if (depth == 0 || random.nextInt(4) == 0) {
      return mutator.pick("0.5", "true", "null", "\"the\"", "1", mutator.number());
    }
    int length = random.nextInt(4);
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < length; i++) {
      text.append(i > 0 ? "," : "").append(value(mutator, random, depth - 1));
    }
    return text.append(']').toString();
  }

  @Override
  public boolean feed(byte[] input) throws Exception {
    String ending = ENDINGS.get(number(input, ENDINGS.size()));
    try {
      AttentionFile.read(write("input." + ending, content(input)));
      return true;
    } catch (AttentionFileException e) {
      return false;
    }
  }
}
