package zoetrope.tools;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import zoetrope.cli.CommandLineTool;

/**
 * Makes the animations of the README: one with five scenes, and thumbnails of twelve scenes. {@code
 * tools/run ReadmePictures} at the root of the project writes them to {@link #FOLDER}.
 */
public final class ReadmePictures {
  private static final Path FOLDER = Path.of("examples/images/readme");

  /** A RIFF file begins with {@code RIFF}, its size and its type. */
  private static final int RIFF_HEADER = 12;

  private static final int CHUNK_HEADER = 8;

  private record Clip(String scene, double from, double to) {}

  private static final List<Clip> MONTAGE =
      List.of(
          new Clip("LinearTransformations", 3, 4.6),
          new Clip("EmbeddingSpace", 32.9, 34.5),
          new Clip("Matching", 1.6, 3.2),
          new Clip("Globe", 2, 3.6),
          new Clip("Clacks", 3.4, 5));

  private static final List<Clip> THUMBNAILS =
      List.of(
          new Clip("LinearTransformations", 3, 5.5),
          new Clip("EmbeddingSpace", 32.9, 34.5),
          new Clip("Matching", 1.4, 4.4),
          new Clip("Globe", 2, 3.6),
          new Clip("Clacks", 2.5, 5.5),
          new Clip("MultiHeadedAttention", 18, 19.6),
          new Clip("CrossingSolids", 1.5, 4),
          new Clip("Graphs", 2, 5),
          new Clip("Fields", 2.2, 3.8),
          new Clip("SineCurveUnitCircle", 3, 6),
          new Clip("CameraMoves", 2.5, 4.1),
          new Clip("Networks", 3, 6));

  private ReadmePictures() {}

  /** Writes all animations. */
  public static void main(String[] args) throws IOException {
    Files.createDirectories(FOLDER);
    for (Clip clip : THUMBNAILS) {
      Files.write(FOLDER.resolve(clip.scene() + ".webp"), rendered(clip, "256x144", "10"));
    }
    List<byte[]> clips = new ArrayList<>();
    for (Clip clip : MONTAGE) {
      clips.add(rendered(clip, "640x360", "15"));
    }
    Files.write(FOLDER.resolve("montage.webp"), joined(clips));
  }

  private static byte[] rendered(Clip clip, String size, String rate) throws IOException {
    Path folder = Files.createTempDirectory("clip");
    Path file = folder.resolve("clip.webp");
    String from = String.valueOf(clip.from());
    String to = String.valueOf(clip.to());
    String[] line = {clip.scene(), "--from", from, "--to", to, "-r", size, "--fps", rate};
    List<String> arguments = new ArrayList<>(List.of(line));
    arguments.addAll(List.of("--progress", "none", "-o", file.toString()));
    int code = new CommandLineTool(System.out, System.err).run(arguments.toArray(String[]::new));
    if (code != 0) {
      throw new IllegalStateException(clip + " ended with exit code " + code);
    }
    return Files.readAllBytes(file);
  }

  /** Returns one animated WebP with the frames of several, which all have the same size. */
  private static byte[] joined(List<byte[]> clips) {
    ByteArrayOutputStream chunks = new ByteArrayOutputStream();
    for (byte[] clip : clips) {
      ByteBuffer file = ByteBuffer.wrap(clip).order(ByteOrder.LITTLE_ENDIAN);
      for (int at = RIFF_HEADER; at < clip.length; ) {
        String name = new String(clip, at, 4, StandardCharsets.ISO_8859_1);
        int length = file.getInt(at + 4);
        int whole = CHUNK_HEADER + length + length % 2;
        if (clip == clips.get(0) || name.equals("ANMF")) {
          chunks.write(clip, at, whole);
        }
        at += whole;
      }
    }
    ByteBuffer all = ByteBuffer.allocate(RIFF_HEADER + chunks.size());
    all.order(ByteOrder.LITTLE_ENDIAN);
    all.put("RIFF".getBytes(StandardCharsets.ISO_8859_1));
    all.putInt(chunks.size() + 4);
    all.put("WEBP".getBytes(StandardCharsets.ISO_8859_1)).put(chunks.toByteArray());
    return all.array();
  }
}
