package zoetrope.farm;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.Timeout;
import zoetrope.cli.CommandLineTool;
import zoetrope.render.Renderer;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;

/** A cluster's videos have the same bytes as those of one machine. */
@Timeout(300)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class ClusterFilmsTest extends ClusteredFilms {
  @Test
  @Order(1)
  void rendersExamplesWithImagesAndSound() throws IOException {
    List<SceneEntry> some =
        Stream.of(
                "HelloCircle",
                "Clacks",
                "Narrated",
                "OnTheBeat",
                "Images",
                "Layers",
                "Formulas",
                "Sections",
                "Charts",
                "Words",
                "Solids",
                "Springs")
            .map(ClusteredFilms::example)
            .toList();
    assertSameFilms(farm, SETTINGS, some, ".mp4");
    Map<String, Object> usage = farm.usage();
    long tasks = (long) usage.get("tasks");
    assertTrue(tasks > 0 && tasks <= (long) usage.get("segments"), usage::toString);
  }

  @Test
  @Order(2)
  void rendersOtherOutputFormats() throws IOException {
    assertSameFilms(farm, SETTINGS, List.of(example("Clacks")), ".webm");
    assertSameFilms(farm, SETTINGS.withTransparency(), List.of(example("Layers")), ".mov");
    assertSameFilms(farm, SETTINGS, List.of(example("Layers")), ".gif");
  }

  @Test
  @Order(3)
  void rendersASourceFileThatOnlyTheDriverHas() throws IOException {
    assertSameFilms(farm, SETTINGS, List.of(scene("Travels", "")), ".mp4");
  }

  @Test
  @Order(4)
  void usesCachedSegmentsAndRedrawsDamagedOnes() throws IOException {
    SceneEntry scene = scene("Kept", "dot.scale(0.97);");
    films(new Renderer(SETTINGS), List.of(scene), folder.resolve("here"), ".mp4");
    Map<String, byte[]> before = files(root.resolve("cache"));
    films(new Renderer(SETTINGS).withFarm(farm), List.of(scene), folder.resolve("x"), ".mp4");
    Map<String, byte[]> after = files(root.resolve("cache"));
    after.keySet().removeAll(before.keySet());
    List<String> entries = after.keySet().stream().filter(name -> !name.endsWith(".crc")).toList();
    Path poisoned = root.resolve("cache").resolve(entries.get(0));
    byte[] bytes = Files.readAllBytes(poisoned);
    bytes[bytes.length / 2] ^= 1;
    Files.write(poisoned, bytes);
    long found = ((Number) farm.usage().get("found")).longValue();
    long damaged = ((Number) farm.usage().get("damaged")).longValue();
    films(new Renderer(SETTINGS).withFarm(farm), List.of(scene), folder.resolve("there"), ".mp4");
    assertSame();
    assertEquals(damaged + 1, farm.usage().get("damaged"));
    assertEquals(found + entries.size() - 1, farm.usage().get("found"));
  }

  @Test
  @Order(5)
  void theCommandLineWritesToAnAddressAtomically() throws IOException {
    disconnect();
    scene(
        "Failing",
        "dot.setFill(RED, 1); if (i == 4 && "
            + ELSEWHERE
            + ") throw new IllegalStateException(\"no\");");
    scene("Well", "");
    List<String> line =
        new ArrayList<>(
            List.of(
                folder.resolve("Well.java").toString(),
                folder.resolve("Failing.java").toString(),
                "--farm",
                cluster.master(),
                "--farm-conf",
                "spark.executor.memory=512m",
                "--farm-conf",
                "spark.executor.extraJavaOptions=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
                    + " -Dorg.bytedeco.javacpp.cachedir="
                    + System.getProperty("org.bytedeco.javacpp.cachedir"),
                "--quality",
                "low",
                "--json",
                folder.resolve("report.json").toString(),
                "-o",
                "file:" + folder.resolve("films")));
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream errors = new PrintStream(err, true, StandardCharsets.UTF_8);
    int code = new CommandLineTool(errors, errors).run(line.toArray(new String[0]));
    String text = err.toString(StandardCharsets.UTF_8);
    assertEquals(1, code, text);
    assertTrue(text.contains("Failing.java:8"), text);
    assertTrue(text.contains("file:" + folder.resolve("films") + "/Well.mp4: 20.000 s"), text);
    assertTrue(Files.readString(folder.resolve("report.json")).contains("\"workers\""));
    assertEquals(
        List.of("Well.mp4"),
        files(folder.resolve("films")).keySet().stream().filter(n -> !n.endsWith(".crc")).toList());
    new Renderer(RenderSettings.of(zoetrope.render.request.Quality.LOW))
        .film(example(folder.resolve("Well.java").toString()), folder.resolve("Well.mp4"));
    assertArrayEquals(
        Files.readAllBytes(folder.resolve("Well.mp4")),
        Files.readAllBytes(folder.resolve("films/Well.mp4")));
  }
}
