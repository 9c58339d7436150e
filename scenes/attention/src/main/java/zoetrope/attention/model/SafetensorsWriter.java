package zoetrope.attention.model;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zoetrope.attention.Checks;
import zoetrope.attention.RealMatrix;

/**
 * A writer of {@code .safetensors} files of 32-bit numbers. It writes row by row, so files may be
 * larger than memory.
 *
 * <pre>{@code
 * new SafetensorsWriter()
 *     .add("wte.weight", 50257, 768, (i, j) -> 0.02 * random.nextGaussian())
 *     .write(Path.of("model.safetensors"));
 * }</pre>
 */
public final class SafetensorsWriter {
  private final Map<String, Tensor> tensors = new LinkedHashMap<>();

  private record Tensor(int[] shape, int rows, int columns, RealMatrix.Entry entry) {
    long bytes() {
      return 4L * rows * columns;
    }
  }

  /** Creates a writer of an empty file. */
  public SafetensorsWriter() {}

  /** Adds a matrix. Its entries are computed row by row when the file is written. */
  public SafetensorsWriter add(String name, int rows, int columns, RealMatrix.Entry entry) {
    return add(name, new Tensor(new int[] {rows, columns}, rows, columns, entry));
  }

  /** Adds a vector; the row passed to {@code entry} is 0. */
  public SafetensorsWriter add(String name, int size, RealMatrix.Entry entry) {
    return add(name, new Tensor(new int[] {size}, 1, size, entry));
  }

  private SafetensorsWriter add(String name, Tensor tensor) {
    Checks.require(
        tensor.rows() >= 1 && tensor.columns() >= 1 && name.matches("[\\w.:/-]+"),
        "the tensor \"%s\" needs rows, columns, and a name of letters, digits and _ . : / -",
        name);
    Checks.require(tensors.putIfAbsent(name, tensor) == null, "there are two tensors \"%s\"", name);
    return this;
  }

  /**
   * Writes to a temporary file first, so that {@code file} is always complete.
   *
   * @throws IOException if writing fails
   */
  public void write(Path file) throws IOException {
    Path aside = file.resolveSibling(file.getFileName() + ".part");
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(aside), 1 << 16)) {
      byte[] header = header().getBytes(StandardCharsets.UTF_8);
      out.write(
          ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN).putLong(header.length).array());
      out.write(header);
      for (Tensor tensor : tensors.values()) {
        ByteBuffer row = ByteBuffer.allocate(4 * tensor.columns()).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < tensor.rows(); i++) {
          row.clear();
          for (int j = 0; j < tensor.columns(); j++) {
            row.putFloat((float) tensor.entry().at(i, j));
          }
          out.write(row.array());
        }
      }
    }
    Files.move(aside, file, StandardCopyOption.REPLACE_EXISTING);
  }

  private String header() {
    StringBuilder header = new StringBuilder("{");
    long end = 0;
    for (Map.Entry<String, Tensor> entry : tensors.entrySet()) {
      long start = end;
      end += entry.getValue().bytes();
      String shape =
          IntStream.of(entry.getValue().shape())
              .mapToObj(Integer::toString)
              .collect(Collectors.joining(","));
      header
          .append(header.length() == 1 ? "" : ",")
          .append("\"" + entry.getKey() + "\":{\"dtype\":\"F32\",\"shape\":[" + shape)
          .append("],\"data_offsets\":[" + start + "," + end + "]}");
    }
    header.append('}');
    // Data begins at a multiple of eight bytes, which other programs expect.
    while (header.length() % 8 != 0) {
      header.append(' ');
    }
    return header.toString();
  }
}
