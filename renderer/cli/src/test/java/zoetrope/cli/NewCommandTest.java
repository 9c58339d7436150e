package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.cli.project.BuildTool;
import zoetrope.cli.project.Lesson;
import zoetrope.cli.project.NewProject;
import zoetrope.render.result.UsageException;

/** A new project is complete, and the program finds its scenes. */
class NewCommandTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent().getParent();

  @TempDir private Path folder;
  private String out;
  private String err;

  private int run(Path in, String... arguments) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ByteArrayOutputStream failed = new ByteArrayOutputStream();
    int code =
        new CommandLineTool(
                new PrintStream(bytes, true, StandardCharsets.UTF_8),
                new PrintStream(failed, true, StandardCharsets.UTF_8),
                in)
            .run(arguments);
    out = bytes.toString(StandardCharsets.UTF_8);
    err = failed.toString(StandardCharsets.UTF_8);
    return code;
  }

  private Path project(String... options) {
    String[] line =
        Stream.concat(Stream.of("new", "my-talk"), Stream.of(options)).toArray(String[]::new);
    assertEquals(0, run(folder, line), () -> err);
    return folder.resolve("my-talk");
  }

  private static List<String> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString().replace('\\', '/'))
          .sorted()
          .toList();
    }
  }

  @Test
  void listsTheFilesWithScenesInTheFolderFirst() throws IOException {
    Files.writeString(folder.resolve("Mine.java"), "class Mine extends Scene { construct() { } }");
    Files.writeString(folder.resolve("Other.java"), "class Other { }");
    assertEquals(0, run(folder, "list"), () -> err);
    assertTrue(out.startsWith("Files in this folder\n  Mine.java\n"), out);
  }

  @Test
  void listsAndDrawsScenesBeforeTheProjectIsCompiled() throws IOException {
    Path project = project();
    assertTrue(out.contains("render FirstScene"), out);
    assertEquals(0, run(project, "list"), () -> err);
    assertEquals("FirstScene  A circle becomes a formula.\n", out);
    Path still = folder.resolve("still.png");
    String[] line = {"FirstScene", "--at", "1.5", "-q", "low", "-o", still.toString()};
    assertEquals(0, run(project, line), () -> err);
    assertTrue(Files.size(still) > 1000);
    assertFalse(Files.exists(project.resolve("target")), "a list or a still wrote classes");
    assertEquals(0, run(project, "check", "--all"), () -> out + err);
    assertEquals(0, run(project, "list", "--all"), () -> err);
    assertTrue(out.lines().count() > 1, "--all also lists the program's scenes");
  }

  @Test
  void usesOnlyClassesThatAreAsNewAsTheirSources() throws IOException {
    Path project = project();
    Path source = project.resolve("src/main/java/mytalk/FirstScene.java");
    Path classes = Files.createDirectories(project.resolve("target/classes"));
    String path =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    Path test = project.resolve("src/test/java/mytalk/ScenesTest.java");
    int javac =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-Werror",
                "-cp",
                path,
                "-d",
                classes.toString(),
                source + "",
                test + "");
    assertEquals(0, javac, "the project's test does not compile");
    String other = Files.readString(source).replace("FirstScene", "Renamed");
    Files.writeString(source, other);
    Files.setLastModifiedTime(source, FileTime.fromMillis(0));
    assertEquals(0, run(project, "list"), () -> err);
    assertEquals("FirstScene", out.split("\\s")[0]);
    Files.setLastModifiedTime(source, FileTime.fromMillis(System.currentTimeMillis() + 5000));
    assertEquals(0, run(project, "list"), () -> err);
    assertTrue(out.contains("Renamed"), out);
  }

  @Test
  void reportsACompileErrorWithItsHint() throws IOException {
    Path project = project();
    Path source = project.resolve("src/main/java/mytalk/FirstScene.java");
    String right = Files.readString(source);
    Files.writeString(source, right.replace("circle(1.5)", "Circle(1.5)"));
    assertEquals(1, run(project, "FirstScene", "--dry-run"));
    assertTrue(err.contains("FirstScene.java:9") && err.contains("circle"), err);
    Files.writeString(source, right.replace("/** A", "import org.acme.Palette;\n\n/** A"));
    assertEquals(1, run(project, "list"));
    assertTrue(err.contains("mvn compile") && err.contains("copy-dependencies"), err);
    assertEquals(2, run(folder, "FirstScene", "--dry-run"), "outside of the project");
  }

  @Test
  void overwritesNothing() throws IOException {
    Path project = project();
    List<String> before = files(project);
    assertEquals(2, run(folder, "new", "my-talk", "--build", "gradle"));
    assertTrue(err.contains("exists already"), err);
    assertEquals(before, files(project));
    Files.writeString(folder.resolve("file"), "");
    assertEquals(2, run(folder, "new", "file"));
    Files.createDirectory(folder.resolve("empty"));
    assertEquals(0, run(folder, "new", "empty"), () -> err);
    assertEquals(1, run(folder, "new", "file/below"));
    assertTrue(err.contains("cannot be written"), err);
  }

  @ParameterizedTest
  @ValueSource(strings = {"9lives", "with blank", "-x.y", "..", "é", "a$b"})
  void refusesAnImpossibleProjectName(String name) throws IOException {
    Path target = folder.resolve(name);
    assertThrows(
        UsageException.class,
        () -> new NewProject(target, BuildTool.MAVEN, Lesson.NONE, "1", Optional.empty()).write());
    assertEquals(List.of(), files(folder));
  }

  @ParameterizedTest
  @ValueSource(strings = {"class", "java", "zoetrope", "Int"})
  void extendsANameThatNoPackageCanHave(String name) throws IOException {
    Path target = folder.resolve(name);
    new NewProject(target, BuildTool.MAVEN, Lesson.NONE, "1", Optional.empty()).write();
    String pack = name.toLowerCase(java.util.Locale.ROOT) + "films";
    assertTrue(Files.exists(target.resolve("src/main/java/" + pack + "/FirstScene.java")));
  }

  @Test
  void keepsTheRepositoryPathOnThisMachine() throws Exception {
    Path repository = Files.createDirectories(folder.resolve("with blanks/repository"));
    Path maven = folder.resolve("a");
    new NewProject(maven, BuildTool.MAVEN, Lesson.NONE, "1.2", Optional.of(repository)).write();
    String place = Files.readString(maven.resolve(".mvn/maven.config"));
    assertTrue(
        place.matches("-Dzoetrope.repository=file:///\\S*with%20blanks/repository\n"), place);
    assertTrue(Files.readString(maven.resolve(".gitignore")).contains("/.mvn/maven.config\n"));
    String pom = Files.readString(maven.resolve("pom.xml"));
    assertTrue(pom.contains("<zoetrope.version>1.2<"), pom);
    DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(maven.resolve("pom.xml").toFile());
    Path gradle = folder.resolve("b");
    new NewProject(gradle, BuildTool.GRADLE, Lesson.NONE, "1.2", Optional.of(repository)).write();
    assertTrue(Files.readString(gradle.resolve("local.properties")).startsWith("zoetrope.repos"));
    assertTrue(Files.readString(gradle.resolve(".gitignore")).contains("/local.properties\n"));
    String workflow = Files.readString(gradle.resolve(".github/workflows/films.yml"));
    assertTrue(
        workflow.contains("\n        with:\n          gradle-version: \"")
            && workflow.contains("\n          cache-provider: basic\n      - run: gradle test\n"),
        workflow);
    for (Path project : List.of(maven, gradle)) {
      for (String file : files(project)) {
        boolean ofThisMachine = file.endsWith("maven.config") || file.endsWith("local.properties");
        String text = Files.readString(project.resolve(file));
        assertEquals(
            ofThisMachine, text.contains(folder.toString()) || text.contains("with%20"), file);
        assertFalse(Pattern.compile("@[a-z]+@").matcher(text).find(), file);
      }
    }
    UsageException none =
        assertThrows(UsageException.class, () -> NewProject.repository(folder.toString()));
    assertTrue(none.getMessage().contains("ZOETROPE_HOME"), none.getMessage());
    assertEquals(
        Optional.of(repository), NewProject.repository(folder.resolve("with blanks").toString()));
  }

  /** New projects use the same versions as the program's own build. */
  @Test
  void usesTheVersionsOfTheProgramsBuild() throws IOException {
    String root = Files.readString(ROOT.resolve("pom.xml"));
    String pom = Files.readString(project().resolve("pom.xml"));
    Matcher plugin =
        Pattern.compile("<artifactId>(maven-\\w+-plugin)</artifactId>\\s*<version>.*?</version>")
            .matcher(pom);
    while (plugin.find()) {
      String asked = plugin.group().replaceAll("\\s", "");
      assertTrue(root.replaceAll("\\s", "").contains(asked), asked);
    }
    assertEquals(0, run(folder, "new", "other", "--build", "gradle"), () -> err);
    String gradle = Files.readString(folder.resolve("other/build.gradle"));
    for (String library : List.of("javacv", "ffmpeg", "junit")) {
      Matcher version = Pattern.compile("<" + library + ".version>(.*?)<").matcher(root);
      assertTrue(version.find());
      assertTrue(gradle.contains(":" + version.group(1)), library);
      assertTrue(!library.equals("junit") || pom.contains(">" + version.group(1) + "<"), library);
    }
  }
}
