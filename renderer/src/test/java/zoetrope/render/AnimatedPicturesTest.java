package zoetrope.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.Needs;
import zoetrope.frame.FrameRate;
import zoetrope.output.VideoCodec;
import zoetrope.readback.FilmReader;
import zoetrope.render.request.FilmFormat;
import zoetrope.render.request.Metadata;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.render.result.UsageException;

/** APNG and WebP files have exactly the pixels that were drawn. */
class AnimatedPicturesTest {
  private static final int WIDTH = 161;
  private static final int HEIGHT = 91;
  private static final int FRAMES = 15;

  private static final RenderSettings SMALL =
      RenderSettings.of(WIDTH, HEIGHT, FrameRate.parse("30000/1001"));

  @TempDir private static Path folder;

  /** A scene with a movement in a corner, a pause, and a rotation in the middle. */
  private static final SceneEntry SCENE =
      SceneEntry.of(
          () ->
              new Scene() {
                @Override
                protected void construct() {
                  var dot = circle(0.3).setFill(RED, 0.6).toCorner(UL);
                  var box = square(3).setFill(BLUE, 0.5);
                  add(dot, box);
                  play(animate(dot, d -> d.shift(RIGHT)).runTime(0.17));
                  pause(0.16);
                  play(rotate(box, 0.4).runTime(0.17));
                }
              });

  /** An image, and the time in seconds when it appears. */
  private record Shown(double time, int[] argb) {}

  private static Path film(RenderSettings settings, String name) {
    Path film = folder.resolve(name);
    new Renderer(settings).film(SCENE, film);
    return film;
  }

  private static RenderSettings clear() {
    return SMALL.withTransparency();
  }

  @ParameterizedTest
  @CsvSource({"a.apng, false", "clear.apng, true", "a.webp, false", "clear.webp, true"})
  void everyFrameIsAsItWasDrawn(String name, boolean transparent) throws IOException {
    RenderSettings settings = transparent ? clear() : SMALL;
    Path film = film(settings, name);
    assertShows(
        settings, name.endsWith("apng") ? decoded(film) : composed(Files.readAllBytes(film)));
  }

  private static void assertShows(RenderSettings settings, List<Shown> shown) {
    for (int frame = 0; frame < FRAMES; frame++) {
      int[] drawn = new Renderer(settings).picture(SCENE, TimePoint.parse("frame:" + frame)).argb();
      double time = frame * 1001 / 30_000.0;
      Shown then =
          shown.stream().filter(s -> s.time() < time + 1e-3).reduce((a, b) -> b).orElseThrow();
      assertArrayEquals(drawn, then.argb(), "frame " + frame);
    }
    assertTrue(shown.size() < FRAMES, "equal frames are stored as one image");
  }

  /** Returns the frames that FFmpeg decodes. */
  private static List<Shown> decoded(Path film) {
    List<Shown> shown = new ArrayList<>();
    try (FilmReader reader = FilmReader.open(film)) {
      while (reader.next()) {
        shown.add(new Shown(reader.time(), reader.argb().clone()));
      }
    }
    return shown;
  }

  /** Returns the frames of an animated WebP, composed according to RFC 9649. */
  private static List<Shown> composed(byte[] webp) throws IOException {
    ByteBuffer file = ByteBuffer.wrap(webp).order(ByteOrder.LITTLE_ENDIAN);
    assertEquals("RIFF", letters(webp, 0));
    assertEquals(webp.length - 8, file.getInt(4));
    assertEquals("WEBPVP8X", letters(webp, 8) + letters(webp, 12));
    assertEquals(WIDTH - 1, number(file, 24));
    assertEquals(HEIGHT - 1, number(file, 27));
    int[] canvas = new int[WIDTH * HEIGHT];
    List<Shown> shown = new ArrayList<>();
    int time = 0;
    for (int at = 12; at < webp.length; at += 8 + (file.getInt(at + 4) + 1) / 2 * 2) {
      if (letters(webp, at).equals("ANMF")) {
        int width = number(file, at + 14) + 1;
        int[] part = picture(Arrays.copyOfRange(webp, at + 24, at + 8 + file.getInt(at + 4)));
        for (int i = 0; i < part.length; i++) {
          int x = 2 * number(file, at + 8) + i % width;
          int y = 2 * number(file, at + 11) + i / width;
          canvas[y * WIDTH + x] = part[i];
        }
        assertEquals(2, webp[at + 23], "a part replaces the pixels behind it");
        shown.add(new Shown(time / 1000.0, canvas.clone()));
        time += number(file, at + 20);
      }
    }
    assertEquals(Math.round(FRAMES * 1001 / 30.0), time);
    return shown;
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theProgramsOfWebpReadTheSamePictures(boolean transparent) throws Exception {
    Needs.programs("webpinfo", "webpmux", "dwebp");
    RenderSettings settings = transparent ? clear() : SMALL;
    String film = film(settings, "read" + transparent + ".webp").toString();
    assertTrue(run("webpinfo", film).contains("No error detected."));
    int[] canvas = new int[WIDTH * HEIGHT];
    List<Shown> shown = new ArrayList<>();
    int time = 0;
    // The columns: number, width, height, alpha, x, y, duration, dispose, blend, and others.
    for (String line : run("webpmux", "-info", film).lines().toList()) {
      String[] cells = line.strip().split("[: ]+");
      if (cells[0].matches("\\d+")) {
        assertEquals(List.of("none", "no"), List.of(cells[7], cells[8]));
        Path part = folder.resolve("read.webp");
        Path pixels = folder.resolve("read.pam");
        run("webpmux", "-get", "frame", cells[0], film, "-o", part.toString());
        run("dwebp", part.toString(), "-pam", "-o", pixels.toString());
        int width = Integer.parseInt(cells[1]);
        int[] argb = ofPam(Files.readAllBytes(pixels));
        for (int i = 0; i < argb.length; i++) {
          int x = Integer.parseInt(cells[4]) + i % width;
          int y = Integer.parseInt(cells[5]) + i / width;
          canvas[y * WIDTH + x] = argb[i];
        }
        shown.add(new Shown(time / 1000.0, canvas.clone()));
        time += Integer.parseInt(cells[6]);
      }
    }
    assertShows(settings, shown);
  }

  /** Returns the output of a program, with its errors. The program must succeed. */
  private static String run(String... command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), output);
    return output;
  }

  /** Returns the pixels of a PAM file, which has red, green, blue and alpha after its header. */
  private static int[] ofPam(byte[] file) {
    String end = "ENDHDR\n";
    int at = new String(file, StandardCharsets.ISO_8859_1).indexOf(end) + end.length();
    ByteBuffer samples = ByteBuffer.wrap(file, at, file.length - at);
    int[] argb = new int[samples.remaining() / Integer.BYTES];
    for (int i = 0; i < argb.length; i++) {
      argb[i] = Integer.rotateRight(samples.getInt(), Byte.SIZE);
    }
    return argb;
  }

  /** Writes a frame of an animated WebP to a separate file, and decodes it with FFmpeg. */
  private static int[] picture(byte[] chunks) throws IOException {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    ByteBuffer head = ByteBuffer.allocate(12).order(ByteOrder.LITTLE_ENDIAN);
    head.put("RIFF".getBytes(StandardCharsets.US_ASCII)).putInt(chunks.length + 4);
    file.writeBytes(head.put("WEBP".getBytes(StandardCharsets.US_ASCII)).array());
    file.writeBytes(chunks);
    Path still = folder.resolve("part.webp");
    Files.write(still, file.toByteArray());
    return decoded(still).get(0).argb();
  }

  private static String letters(byte[] file, int at) {
    return new String(file, at, 4, StandardCharsets.US_ASCII);
  }

  private static int number(ByteBuffer file, int at) {
    return file.getInt(at) & 0xffffff;
  }

  @ParameterizedTest
  @ValueSource(strings = {".apng", ".webp"})
  void theNumberOfJobsChangesNoByte(String ending) throws IOException {
    Path one = film(SMALL.withJobs(1), "one" + ending);
    Path four = film(SMALL.withJobs(4), "four" + ending);
    assertArrayEquals(Files.readAllBytes(one), Files.readAllBytes(four));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aStillIsAWebpToo(boolean transparent) {
    RenderSettings settings = transparent ? clear() : SMALL;
    Path still = folder.resolve("still.webp");
    new Renderer(settings.withMetadata(told())).still(SCENE, TimePoint.parse("0"), still);
    assertArrayEquals(
        new Renderer(settings).picture(SCENE, TimePoint.parse("0")).argb(),
        decoded(still).get(0).argb());
  }

  private static Metadata told() {
    Optional<String> none = Optional.empty();
    return new Metadata(Optional.of("A & B"), none, none, none);
  }

  @Test
  void filesContainTheirTitle() throws IOException {
    Path webp = film(SMALL.withMetadata(told()), "told.webp");
    assertTrue(text(webp).contains(">A &amp; B</rdf:li>"));
    composed(Files.readAllBytes(webp));
    Path png = film(SMALL.withMetadata(told()), "told.apng");
    assertTrue(text(png).contains("iTXtTitle\0\0\0\0\0A & B"));
    assertFalse(decoded(png).isEmpty());
  }

  private static String text(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.ISO_8859_1);
  }

  @Test
  void reportsWhatTheFormatCannotHold() {
    Renderer fast = new Renderer(RenderSettings.of(64, 64, FrameRate.of(100)));
    String slow = fast.film(SCENE, folder.resolve("fast.webp")).warnings().get(0);
    assertTrue(slow.startsWith("an animated WebP of 100 fps is slow in browsers"), slow);
    UsageException large =
        assertThrows(
            UsageException.class,
            () ->
                new Renderer(RenderSettings.of(16_384, 16, FrameRate.of(10)))
                    .film(SCENE, folder.resolve("large.webp")));
    assertTrue(large.getMessage().contains("at most 16383"), large.getMessage());
    UsageException coded =
        assertThrows(
            UsageException.class,
            () ->
                film(SMALL.withFormat(FilmFormat.DEFAULT.withCodec(VideoCodec.AV1)), "coded.apng"));
    assertTrue(
        coded.getMessage().contains("coded.apng cannot hold AV1: name a .mp4, .mkv or .webm"),
        coded.getMessage());
  }
}
