package zoetrope.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.frame.FrameRate;
import zoetrope.readback.FilmReader;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.Thumbnail;
import zoetrope.render.request.TimePoint;
import zoetrope.render.result.RenderResult;
import zoetrope.render.result.UsageException;

/** A thumbnail is embedded in its video and written to a file. */
class ThumbnailTest {
  private static final RenderSettings SMALL = RenderSettings.of(160, 90, FrameRate.of(10));

  @TempDir private static Path folder;

  private static final SceneEntry SCENE =
      SceneEntry.of(
          () ->
              new Scene() {
                @Override
                protected void construct() {
                  play(create(circle(2).setFill(RED, 0.7)).runTime(0.4));
                  pause(0.2);
                }
              });

  private static RenderRequest request(String film, String picture, String time) {
    return RenderRequest.film(SCENE, folder.resolve(film))
        .withThumbnail(new Thumbnail(TimePoint.parse(time), folder.resolve(picture)));
  }

  private static RenderResult film(RenderSettings settings, RenderRequest request) {
    return new Renderer(settings).render(List.of(request)).get(0);
  }

  private static String bytes(String file) throws IOException {
    return Files.readString(folder.resolve(file), StandardCharsets.ISO_8859_1);
  }

  @ParameterizedTest
  @CsvSource({"a.mp4, a.png", "a.mkv, a-mkv.png", "b.mp4, b.jpg", "b.mkv, b-mkv.jpeg"})
  void isInTheVideoAndInAFileNextToIt(String name, String picture) throws IOException {
    RenderResult result = film(SMALL.withJobs(1), request(name, picture, "0.3"));
    assertEquals(List.of(), result.warnings());
    String told = Report.of(SMALL, List.of(result), 1).toJson();
    assertTrue(told.matches("(?s).*\"thumbnail\": \"[^\"]*" + picture + "\".*"), told);
    assertTrue(bytes(name).contains(bytes(picture)), "the picture's bytes are in the film");
    try (FilmReader reader = FilmReader.open(folder.resolve(name))) {
      int frames = 0;
      for (; reader.next(); frames++) {
        assertEquals(160 * 90, reader.argb().length);
      }
      assertEquals(6, frames);
    }
    byte[] one = Files.readAllBytes(folder.resolve(name));
    film(SMALL.withJobs(4), request(name, picture, "0.3"));
    assertArrayEquals(one, Files.readAllBytes(folder.resolve(name)));
  }

  @ParameterizedTest
  @CsvSource({"png.mp4, png.png, 0", "jpg.mp4, jpg.jpg, 1.0"})
  void showsTheFrameAtItsTime(String name, String picture, double bound) throws IOException {
    film(SMALL, request(name, picture, "0.3"));
    int[] drawn = new Renderer(SMALL).picture(SCENE, TimePoint.parse("0.3")).argb();
    BufferedImage read = ImageIO.read(folder.resolve(picture).toFile());
    double off = 0;
    for (int i = 0; i < drawn.length; i++) {
      int decoded = read.getRGB(i % 160, i / 160);
      for (int shift = 0; shift < 24; shift += 8) {
        off += Math.abs((decoded >> shift & 0xff) - (drawn[i] >> shift & 0xff));
      }
    }
    assertEquals(0, off / drawn.length / 3, bound);
  }

  @ParameterizedTest
  @ValueSource(strings = {"c.gif", "c.webm", "c.mov"})
  void isOnlyInAFileIfTheVideoFormatHasNoPlaceForIt(String name) {
    RenderResult result = film(SMALL, request(name, name + ".png", "end"));
    assertTrue(result.warnings().get(0).contains("has no place for a cover"), result::toString);
    assertTrue(Files.exists(folder.resolve(name + ".png")));
  }

  @Test
  void aTimeAfterTheEndWritesNothing() {
    RenderResult result = film(SMALL, request("d.mp4", "d.png", "0.6"));
    String told = result.failure().orElseThrow().message();
    assertTrue(told.startsWith("the thumbnail at 0.6 s is beyond the last frame"), told);
    assertTrue(Report.of(SMALL, List.of(result), 1).toJson().contains("\"thumbnail\": null"));
    assertFalse(Files.exists(folder.resolve("d.mp4")) || Files.exists(folder.resolve("d.png")));
  }

  @Test
  void rejectsImpossibleThumbnails() {
    Renderer renderer = new Renderer(SMALL);
    assertThrows(
        UsageException.class, () -> renderer.render(List.of(request("e.wav", "e.png", "0"))));
    UsageException sameName =
        assertThrows(
            UsageException.class,
            () ->
                renderer.render(
                    List.of(request("e.mp4", "e.png", "0"), request("e.mkv", "e.png", "0"))));
    assertTrue(sameName.getMessage().contains("e.png"), sameName.getMessage());
    Renderer clear = new Renderer(SMALL.withTransparency());
    UsageException noAlpha =
        assertThrows(
            UsageException.class, () -> clear.render(List.of(request("e.mov", "e.jpg", "0"))));
    assertTrue(noAlpha.getMessage().contains("name a .png"), noAlpha.getMessage());
    assertThrows(
        IllegalArgumentException.class,
        () -> new Thumbnail(TimePoint.parse("0"), Path.of("cover.webp")));
  }
}
