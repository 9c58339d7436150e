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
import java.util.Map;
import zoetrope.cli.CommandLineTool;

/**
 * Makes the animations of the README: one with five scenes, and thumbnails of twelve scenes. {@code
 * tools/run ReadmePictures} at the root of the project writes them to {@link #FOLDER}. GitHub shows
 * the animation of five scenes as WebP. The documentation site shows it as a video, which viewers
 * can pause.
 */
public final class ReadmePictures {
  private static final Path FOLDER = Path.of("examples/images/readme");

  /** A RIFF file begins with {@code RIFF}, its size and its type. */
  private static final int RIFF_HEADER = 12;

  private static final int CHUNK_HEADER = 8;

  /** The frame rate of the video of five scenes. */
  private static final int VIDEO_RATE = 20;

  /** A scene that shows the images in the folders next to it, each for one frame. */
  private static final String FRAMES =
      """
      import static zoetrope.Zoetrope.*;

      import java.nio.file.Files;
      import java.nio.file.Path;
      import java.util.List;
      import java.util.stream.Stream;

      public final class Montage extends Scene {
        @Override
        protected void construct() {
          for (Path file : files()) {
            var frame = imageMobject(file.toString()).setHeight(8);
            add(frame);
            pause(1.0 / %d);
            remove(frame);
          }
        }

        private static List<Path> files() {
          try (Stream<Path> all = Files.walk(Path.of("%s"))) {
            return all.filter(file -> file.toString().endsWith(".png")).sorted().toList();
          } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
          }
        }
      }
      """;

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
      Files.write(FOLDER.resolve(clip.scene() + ".webp"), rendered(clip, "256x144", 10));
    }
    List<byte[]> clips = new ArrayList<>();
    for (Clip clip : MONTAGE) {
      clips.add(rendered(clip, "640x360", 15));
    }
    Files.write(FOLDER.resolve("montage.webp"), joined(clips));
    writeVideos();
  }

  /** Writes the clips of {@link #MONTAGE} as one video in two formats, and its first frame. */
  private static void writeVideos() throws IOException {
    Path folder = Files.createTempDirectory("montage");
    for (int i = 0; i < MONTAGE.size(); i++) {
      Clip clip = MONTAGE.get(i);
      render(clip, "854x480", VIDEO_RATE, "--frames", folder.resolve("" + i).toString());
    }
    Path scene =
        Files.writeString(folder.resolve("Montage.java"), FRAMES.formatted(VIDEO_RATE, folder));
    String target = FOLDER.resolve("montage").toString();
    String[] still = {scene.toString(), "--at", "0", "-r", "854x480", "-o", target + ".png"};
    run(List.of(still));
    for (Map.Entry<String, String> quality : Map.of(".mp4", "30", ".webm", "36").entrySet()) {
      String file = target + quality.getKey();
      run(
          List.of(
              scene.toString(),
              "-r",
              "854x480",
              "--fps",
              String.valueOf(VIDEO_RATE),
              "--crf",
              quality.getValue(),
              "-o",
              file));
    }
  }

  private static byte[] rendered(Clip clip, String size, int rate) throws IOException {
    Path file = Files.createTempDirectory("clip").resolve("clip.webp");
    render(clip, size, rate, "-o", file.toString());
    return Files.readAllBytes(file);
  }

  private static void render(Clip clip, String size, int rate, String output, String target) {
    String from = String.valueOf(clip.from());
    String to = String.valueOf(clip.to());
    String fps = String.valueOf(rate);
    String[] line = {clip.scene(), "--from", from, "--to", to, "-r", size, "--fps", fps};
    List<String> arguments = new ArrayList<>(List.of(line));
    arguments.addAll(List.of("--progress", "none", output, target));
    run(arguments);
  }

  private static void run(List<String> arguments) {
    int code = new CommandLineTool(System.out, System.err).run(arguments.toArray(String[]::new));
    if (code != 0) {
      throw new IllegalStateException(arguments + " ended with exit code " + code);
    }
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
