package zoetrope.farm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.cli.options.Farms;
import zoetrope.cli.project.AuthorProject;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.request.SceneEntry;

/** The classes and files of an author's project reach the workers. */
class FarmProjectTest extends FarmedFilms {
  private static final String SCENE_OF_PROJECT =
      """
      package my;
      import static zoetrope.Zoetrope.*;
      public class Own extends Scene {
        protected void construct() {
          var dot = square(Sizes.side()).setFill(BLUE, 1);
          add(imageMobject("dots.png"), dot);
          for (int i = 0; i < 4; i++) {
            play(animate(dot, d -> d.rotate(lib.Angles.some())).runTime(1.3));
            pause(0.7);
          }
        }
      }
      """;

  private Path project;

  @BeforeEach
  void layOut() throws IOException {
    project = Files.createDirectories(folder.resolve("project"));
    Files.writeString(project.resolve("pom.xml"), "<project><artifactId>my</artifactId></project>");
    Path sources = Files.createDirectories(project.resolve("src/main/java/my"));
    Files.writeString(sources.resolve("Own.java"), SCENE_OF_PROJECT);
    Files.writeString(
        sources.resolve("Sizes.java"),
        "package my; class Sizes { static double side() { return 1.5; } }");
    Path resources = Files.createDirectories(project.resolve("src/main/resources/my"));
    var picture =
        new java.awt.image.BufferedImage(40, 40, java.awt.image.BufferedImage.TYPE_INT_RGB);
    picture.setRGB(7, 9, 0xff8800);
    javax.imageio.ImageIO.write(picture, "png", resources.resolve("dots.png").toFile());
    Path library = Files.createDirectories(folder.resolve("library/lib"));
    Files.writeString(
        library.resolve("Angles.java"),
        "package lib; public class Angles { public static double some() { return 0.3; } }");
    compile(folder.resolve("library"), "", library.resolve("Angles.java"));
    Path jars = Files.createDirectories(project.resolve("target/dependency"));
    Files.move(FolderJar.of(folder.resolve("library")), jars.resolve("angles-1.0.jar"));
  }

  private static void compile(Path to, String libraries, Path... sources) {
    String[] line = new String[4 + sources.length];
    line[0] = "-d";
    line[1] = to.toString();
    line[2] = "-cp";
    line[3] = System.getProperty("java.class.path") + java.io.File.pathSeparator + libraries;
    for (int i = 0; i < sources.length; i++) {
      line[4 + i] = sources[i].toString();
    }
    assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, line));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void sendsClassesFilesAndLibraries(boolean compiled) throws IOException {
    if (compiled) {
      Path sources = project.resolve("src/main/java/my");
      compile(
          Files.createDirectories(project.resolve("target/classes")),
          project.resolve("target/dependency/angles-1.0.jar").toString(),
          sources.resolve("Own.java"),
          sources.resolve("Sizes.java"));
    }
    SceneEntry scene =
        AuthorProject.in(project, getClass().getClassLoader())
            .orElseThrow()
            .catalogue(SegmentCache.none())
            .find(List.of("Own"))
            .get(0);
    try (Farms.Connected farm =
        SparkFarm.connect(new Farms.Request("local[2]", Map.of(), Optional.empty()))) {
      assertSameFilms(farm, SETTINGS, List.of(scene), ".mp4");
    }
  }
}
