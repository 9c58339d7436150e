package zoetrope.studio.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.cli.project.SourceFiles;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.lookup.SourceOverlay;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.UsageException;
import zoetrope.scene.Scene;
import zoetrope.studio.RunningStudio;

/** The scenes of a project follow its files. */
class ProjectTest {
  private static final String SCENE =
      "package demo; /** The summary. */ public class Own extends zoetrope.scene.Scene {"
          + " protected void construct() { pause(1); } }";

  @TempDir private Path folder;

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    return file;
  }

  /** Compiles like a project's own build. */
  private void compile(String source) throws IOException {
    compile("", source, "target/classes");
  }

  private void compile(String module, String source, String classes) throws IOException {
    Path file = write(module + "src/main/java/demo/Own.java", source);
    for (Map.Entry<String, byte[]> type :
        SourceOverlay.compile(List.of(file), List.of()).entrySet()) {
      Path target =
          folder.resolve(module + classes + "/" + type.getKey().replace('.', '/') + ".class");
      Files.createDirectories(target.getParent());
      Files.write(target, type.getValue());
    }
  }

  @Test
  void compilesAFileAgainAfterASave() throws IOException {
    Path file = write("Slide.java", RunningStudio.SLIDE);
    Project project = new Project(List.of(file.toString()), List.of(), folder, SegmentCache.none());
    SceneEntry before = project.scene("Slide").orElseThrow();
    assertFalse(project.refresh());
    write("Slide.java", RunningStudio.SLIDE.replace("square(2)", "square(1.25)"));
    assertTrue(project.refresh());
    SceneEntry after = project.scene("Slide").orElseThrow();
    assertNotSame(before.create().getClass(), after.create().getClass());
    write("picture.svg", "<svg/>");
    assertTrue(project.refresh(), "an image next to the source was added");
    write("out/Slide.mp4", "a film");
    assertFalse(project.refresh(), "an output does not change the scene");
  }

  @Test
  void findsTheFirstChangeAtOnceAndTheNextOneAfterAPause() throws IOException {
    Path file = write("Slide.java", RunningStudio.SLIDE);
    Project project = new Project(List.of(file.toString()), List.of(), folder, SegmentCache.none());
    long[] millis = {0};
    PacedRefresh changes = new PacedRefresh(project, () -> millis[0] * 1_000_000);
    int first = project.state().generation();
    for (int i = 0; i < 20; i++) {
      write("log.txt", "x".repeat(i));
      changes.refresh();
      millis[0] += 100;
    }
    assertEquals(first + 4, project.state().generation(), "changes at 0, 0.5, 1 and 1.5 s");
  }

  @Test
  void reportsABrokenFileUntilItIsFixed() throws IOException {
    Path file = write("Slide.java", RunningStudio.SLIDE);
    Project project = new Project(List.of(file.toString()), List.of(), folder, SegmentCache.none());
    write("Slide.java", RunningStudio.SLIDE.replace("square(2)", "sqare(2)"));
    assertTrue(project.refresh());
    assertTrue(project.compileNext(true));
    assertEquals(11, project.scene("Slide").orElseThrow().problem().orElseThrow().line());
    Files.delete(file);
    assertTrue(project.refresh());
    assertNotNull(project.state().problem());
    write("Slide.java", RunningStudio.SLIDE);
    assertTrue(project.refresh());
    assertNull(project.state().problem());
    assertTrue(project.scene("Slide").orElseThrow().problem().isEmpty());
  }

  @Test
  void findsAndReloadsCompiledClasses() throws IOException {
    compile(SCENE);
    Project project = new Project(List.of(), List.of(), folder, SegmentCache.none());
    SceneEntry before = project.scene("demo.Own").orElseThrow();
    assertTrue(project.sources().find("Own.java").isPresent());
    assertEquals("The summary.", before.summary());
    compile(SCENE.replace("pause(1)", "pause(2); pause(3)"));
    assertTrue(project.refresh());
    SceneEntry after = project.scene("demo.Own").orElseThrow();
    assertNotSame(before.create().getClass(), after.create().getClass());
  }

  @Test
  void findsResourcesOfMavenAndGradle() throws IOException {
    compile("", SCENE, "build/classes/java/main");
    write("build/resources/main/demo/made.txt", "of Gradle");
    Path picture = write("src/main/resources/demo/picture.svg", "<svg/>");
    Project project = new Project(List.of(), List.of(), folder, SegmentCache.none());
    Class<?> scene = project.scene("demo.Own").orElseThrow().create().getClass();
    assertNotNull(scene.getResource("made.txt"));
    assertNotNull(
        scene.getResource("picture.svg"), "the resource is found before the build copies it");
    Files.writeString(picture, "<svg>another</svg>");
    assertTrue(project.refresh(), "a drawing was changed");
  }

  @Test
  void findsModulesFromTheFolderAbove() throws IOException {
    compile("films/", SCENE, "target/classes");
    write("films/pom.xml", "<project/>");
    write("pom.xml", "<project/>");
    assertTrue(
        new Project(List.of(), List.of(), folder, SegmentCache.none())
            .scene("demo.Own")
            .isPresent());
  }

  /** Uses a class path that contains a renderer, as Maven makes it for a project. */
  @Test
  void usesItsOwnRendererOnAProjectsClassPath() throws IOException {
    compile(SCENE);
    Path jar = folder.resolve("renderer.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
        InputStream type = Scene.class.getResourceAsStream("Scene.class")) {
      out.putNextEntry(new ZipEntry("zoetrope/scene/Scene.class"));
      type.transferTo(out);
    }
    List<Path> classPath = List.of(Path.of("target/classes"), jar);
    Project project = new Project(List.of(), classPath, folder, SegmentCache.none());
    assertEquals("demo.Own", project.scene("demo.Own").orElseThrow().create().getClass().getName());
  }

  @Test
  void reportsAMissingLibraryWithAFix() {
    Error missing = new NoClassDefFoundError("org/acme/Palette");
    Problem problem =
        Problem.of(new IllegalStateException(missing), new SourceFiles(List::of, List.of()));
    assertTrue(problem.message().startsWith("org.acme.Palette is not on the class path"));
    assertTrue(problem.message().contains("--class-path"));
  }

  private static void makeNewer(Path file, int seconds) throws IOException {
    Files.setLastModifiedTime(
        file, FileTime.fromMillis(System.currentTimeMillis() + 1000L * seconds));
  }

  @Test
  void compilesASourceThatIsNewerThanItsClass() throws IOException {
    compile(SCENE);
    write("pom.xml", "<project/>");
    Project project = new Project(List.of(), List.of(), folder, SegmentCache.none());
    Path source = write("src/main/java/demo/Own.java", SCENE.replace("pause(1)", "pause(22)"));
    makeNewer(source, 2);
    int generation = project.state().generation();
    assertTrue(project.refresh());
    assertEquals(generation + 1, project.state().generation());
    assertTrue(project.state().outdated().isEmpty());
    assertEquals(
        source,
        project.toChange("Own.java", generation + 1),
        "the studio's tools may change the file");
    write("src/main/java/demo/Own.java", SCENE.replace("pause(1)", "pouse(1)"));
    makeNewer(source, 3);
    assertTrue(project.refresh());
    assertEquals("Own.java", project.state().problem().file());
    assertTrue(project.scene("demo.Own").isPresent());
  }

  @Test
  void showsAProjectBeforeItIsCompiled() throws IOException {
    write("pom.xml", "<project/>");
    write("src/main/java/demo/Own.java", SCENE);
    Project project = new Project(List.of("Own"), List.of(), folder, SegmentCache.none());
    assertEquals("demo.Own", project.scene("demo.Own").orElseThrow().create().getClass().getName());
    assertFalse(Files.exists(folder.resolve("target")), "nothing is written");
    write("src/main/java/demo/Own.java", SCENE.replace("pause(1)", "pouse(1);"));
    assertTrue(project.refresh());
    assertEquals("Own.java", project.state().problem().file());
    assertTrue(project.scene("demo.Own").isPresent(), "the shown scene stays");
    int generation = project.state().generation();
    assertThrows(UsageException.class, () -> project.toChange("Own.java", generation));
    write("src/main/java/demo/Own.java", SCENE);
    assertTrue(project.refresh());
    assertNull(project.state().problem());
  }

  /** Imports a library that only the project's build has. */
  @Test
  void namesTheCommandForASourceThatNeedsALibrary() throws IOException {
    compile(SCENE);
    write("pom.xml", "<project/>");
    Project project = new Project(List.of(), List.of(), folder, SegmentCache.none());
    Path source =
        write(
            "src/main/java/demo/Own.java",
            SCENE.replace("demo;", "demo; import org.acme.Palette;"));
    makeNewer(source, 2);
    int generation = project.state().generation();
    assertTrue(project.refresh());
    CompiledElsewhere.Outdated outdated = project.state().outdated().orElseThrow();
    assertEquals(source, outdated.source());
    assertEquals("mvn compile", outdated.command());
    assertEquals(generation, project.state().generation(), "the shown scenes do not change");
    makeNewer(folder.resolve("target/classes/demo/Own.class"), 4);
    assertTrue(project.refresh());
    assertTrue(project.state().outdated().isEmpty());
  }

  @Test
  void reportsUncompiledSourcesWithTheCommand() throws IOException {
    write("build.gradle", "");
    UsageException none =
        assertThrows(
            UsageException.class,
            () ->
                new Project(List.of(), List.of(Path.of("bin/main")), folder, SegmentCache.none()));
    assertTrue(none.getMessage().contains("(gradle classes)"), none.getMessage());
    UsageException unknown =
        assertThrows(
            UsageException.class,
            () -> new Project(List.of("Own"), List.of(), folder, SegmentCache.none()));
    assertTrue(unknown.getMessage().contains("first: gradle classes"), unknown.getMessage());
  }

  @Test
  void doesNotReloadItselfThroughLinksAndBlanks() throws Exception {
    URI classes = Scene.class.getProtectionDomain().getCodeSource().getLocation().toURI();
    Path module = Path.of(classes).getParent().getParent();
    Path link = Files.createSymbolicLink(folder.resolve("to it"), module);
    Path file = write("Slide.java", RunningStudio.SLIDE);
    String before = System.getProperty("java.class.path");
    System.setProperty("java.class.path", link + "/target/" + Path.of(classes).getFileName());
    try {
      Project project =
          new Project(List.of(file.toString()), List.of(), folder, SegmentCache.none());
      assertEquals("Slide", project.scene("Slide").orElseThrow().create().getClass().getName());
    } finally {
      System.setProperty("java.class.path", before);
    }
  }

  @Test
  void reportsAnUnknownScene() {
    List<String> unknown = List.of(folder.resolve("None.java").toString());
    assertThrows(
        UsageException.class, () -> new Project(unknown, List.of(), folder, SegmentCache.none()));
  }
}
