package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.output.VideoCodec;
import zoetrope.text.FontFamily;

/**
 * {@code --watch} watches files that a scene reads through the library, names in a string or
 * declares.
 */
@Timeout(120)
class WatchedFilesTest {
  @TempDir private Path folder;

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private void scene(String name, String body) throws IOException {
    write(
        name + ".java",
        "import static zoetrope.Zoetrope.*;\nimport java.nio.file.*;\nimport zoetrope.render.*;\n"
            + "class %s extends Scene {\n".formatted(name)
            + "  double read(Path p) {\n"
            + "    try { return Double.parseDouble(Files.readString(p)); }\n"
            + "    catch (java.io.IOException e) { throw new RuntimeException(e); }\n"
            + "  }\n"
            + "  protected void construct() {\n    %s\n  }\n}\n".formatted(body));
  }

  private void picture(String name, int color) throws IOException {
    BufferedImage image = new BufferedImage(4, 4, BufferedImage.TYPE_INT_RGB);
    for (int i = 0; i < 16; i++) {
      image.setRGB(i % 4, i / 4, color);
    }
    assertTrue(ImageIO.write(image, "png", folder.resolve(name).toFile()));
  }

  private void drawing(String name, String data) throws IOException {
    write(
        name,
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path fill='red' d='"
            + data
            + "'/></svg>");
  }

  private void sound(String name, int period) throws IOException {
    byte[] samples = new byte[4000];
    for (int i = 0; i < samples.length; i++) {
      samples[i] = (byte) (i / period % 2 * 90);
    }
    AudioFormat format = new AudioFormat(8000, 8, 1, true, false);
    AudioInputStream in =
        new AudioInputStream(new ByteArrayInputStream(samples), format, samples.length);
    AudioSystem.write(in, AudioFileFormat.Type.WAVE, folder.resolve(name).toFile());
  }

  private void font(String name, String bundled) throws IOException {
    try (InputStream in = FontFamily.class.getResourceAsStream("fonts/" + bundled + ".ttf")) {
      Files.write(folder.resolve(name), in.readAllBytes());
    }
  }

  private Watching watch(String... words) {
    String[] small = {"-r", "160x90", "--fps", "10", "--progress", "plain", "--watch"};
    return new Watching(
        Stream.concat(
                Arrays.stream(words)
                    .map(w -> w.startsWith("/") ? folder.resolve(w.substring(1)).toString() : w),
                Stream.of(small))
            .toArray(String[]::new));
  }

  private interface Save {
    void now() throws IOException;
  }

  @Test
  void rendersAgainAfterASaveOfAnyFileThatTheSceneReads() throws Exception {
    picture("a.png", 0xFF0000);
    drawing("s.svg", "M0 0H9V9Z");
    font("f.ttf", "cmunrm");
    sound("t.wav", 10);
    write("size.csv", "1");
    Path apart = Files.createDirectory(folder.resolve("model")).resolve("weights.bin");
    Files.writeString(apart, "1");
    scene(
        "Mine",
        """
        add(imageMobject("a.png").shift(left(3)), svgMobject("s").shift(right(3)));
            Path here = Path.of("%s");
            add(text("Hand").font(zoetrope.text.FontFamily.ofFile(here.resolve("f.ttf"))));
            add(circle(read(here.resolve("size.csv"))));
            add(square(read(FilesAskedFor.reading(here.resolve("mod" + "el")).resolve("weights.bin"))));
            sound("t.wav");
            pause(0.2);
        """
            .formatted(folder.toString().replace("\\", "/")));
    List<Save> saves =
        List.of(
            () -> picture("a.png", 0x0000FF),
            () -> drawing("s.svg", "M0 0H3V9Z"),
            () -> font("f.ttf", "cmunsx"),
            () -> sound("t.wav", 25),
            () -> write("size.csv", "2"),
            () -> Files.writeString(apart, "2"));
    Path film = folder.resolve("film.mp4");
    try (Watching watching = watch("/Mine.java", "-o", "/film.mp4")) {
      watching.await("watching Mine.java, 5 more files");
      for (int i = 0; i < saves.size(); i++) {
        byte[] before = Files.readAllBytes(film);
        saves.get(i).now();
        watching.await("film.mp4: 0.200 s");
        assertFalse(Arrays.equals(before, Files.readAllBytes(film)), "save " + i);
      }
    }
  }

  @Test
  void rendersSeveralScenesWithSectionsAgain() throws Exception {
    scene("One", section("a", 0.2) + section("b", 0.2));
    scene("Two", section("c", 0.2));
    try (Watching watching =
        watch("/One.java", "/Two.java", "-o", "/out", "--sections", "/parts")) {
      watching.await("watching One.java, Two.java");
      Path one = folder.resolve("out/One.mp4");
      byte[] before = Files.readAllBytes(one);
      scene("Two", section("c", 0.3) + "add(dot());" + section("d", 0.3));
      watching.await("Two.mp4: 0.600 s");
      scene("Two", section("c", 0.1) + "add(dot());" + section("d", 0.3));
      watching.await("Two.mp4: 0.400 s");
      assertTrue(Arrays.equals(before, Files.readAllBytes(one)));
    }
    try (Stream<Path> parts = Files.walk(folder.resolve("parts"))) {
      List<String> films = parts.map(p -> p.getFileName().toString()).filter(this::isFilm).toList();
      assertEquals(List.of("01-a.mp4", "01-c.mp4", "02-b.mp4", "02-d.mp4"), sorted(films));
    }
  }

  private static String section(String name, double seconds) {
    return "section(\"" + name + "\"); pause(" + seconds + ");";
  }

  private boolean isFilm(String name) {
    return name.endsWith(".mp4");
  }

  private static List<String> sorted(List<String> names) {
    return names.stream().sorted().toList();
  }

  @Test
  void rendersGifsAndPresentationsAgain() throws Exception {
    assumeTrue(VideoCodec.H264.isAvailable(), "this build of FFmpeg has no x264");
    for (String target : List.of("a.gif", "a.html")) {
      scene("Mine", "nextSlide(); play(fadeIn(square()).runTime(0.2));");
      Watching watching =
          target.endsWith("html")
              ? watch("/Mine.java", "-o", "/" + target, "--presentation")
              : watch("/Mine.java", "-o", "/" + target);
      try (watching) {
        watching.await("watching Mine.java");
        byte[] before = Files.readAllBytes(folder.resolve(target));
        scene("Mine", "nextSlide(); play(fadeIn(circle()).runTime(0.2));");
        watching.await(target);
        assertFalse(Arrays.equals(before, Files.readAllBytes(folder.resolve(target))), target);
      }
    }
  }
}
