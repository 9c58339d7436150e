package zoetrope.dist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.internal.files.Folders;

/** Unpacks the package and runs it, on this system and in a root folder without Java. */
@EnabledOnOs(OS.LINUX)
class PackageTest {
  private static final Path TARGET = Path.of("target").toAbsolutePath();
  private static final long MAX_BYTES = 210_000_000;
  private static final Pattern ADDRESS = Pattern.compile("http://\\S+");

  private static final String SCENE =
      """
      import static zoetrope.Zoetrope.*;

      class Own extends Scene {
        protected void construct() {
          var name = text("one of my own").shift(up(2));
          play(write(name), create(circle(1)));
          play(write(tex("e^{i\\\\pi} + 1 = 0")));
        }
      }
      """;

  @TempDir private static Path root;

  private static BareRoot bare;
  private static String render;

  @BeforeAll
  static void unpack() throws IOException, InterruptedException {
    bare = BareRoot.in(root);
    Path to = Files.createDirectories(root.resolve("opt/with blanks"));
    try (InputStream file = Files.newInputStream(packed());
        TarArchiveInputStream tar =
            new TarArchiveInputStream(new GzipCompressorInputStream(file))) {
      for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
        unpack(entry, tar, to.resolve(entry.getName()));
      }
    }
    try (Stream<Path> folders = Files.list(to)) {
      render = "/" + root.relativize(folders.findFirst().orElseThrow()) + "/bin/render";
    }
    Files.writeString(root.resolve("work/Own.java"), SCENE);
  }

  private static void unpack(TarArchiveEntry entry, InputStream content, Path file)
      throws IOException {
    if (entry.isDirectory()) {
      Files.createDirectories(file);
    } else if (entry.isSymbolicLink()) {
      Files.createSymbolicLink(file, Path.of(entry.getLinkName()));
    } else {
      Files.copy(content, file);
      Files.setLastModifiedTime(file, entry.getLastModifiedTime());
      Files.setPosixFilePermissions(
          file,
          PosixFilePermissions.fromString(
              (entry.getMode() & 0100) == 0 ? "rw-r--r--" : "rwxr-xr-x"));
    }
  }

  private static Path packed() throws IOException {
    try (Stream<Path> files = Files.list(TARGET)) {
      return files.filter(file -> file.toString().endsWith(".tar.gz")).findFirst().orElseThrow();
    }
  }

  /** Returns the program's path outside of the bare root. */
  private static String program() {
    return bare.inside(Path.of(render)).toString();
  }

  private static Run inBareRoot(String... arguments) throws IOException, InterruptedException {
    assumeTrue(
        Run.of("/usr/bin/unshare", "-rnm", "/bin/mount", "--rbind", "/proc", "/mnt").code() == 0,
        "skipped: this user is not permitted to change the root folder (unshare)");
    String[] command =
        Stream.concat(Stream.of(render), Stream.of(arguments)).toArray(String[]::new);
    return bare.run(command);
  }

  private static void assertSucceeds(String... arguments) throws IOException, InterruptedException {
    Run run = inBareRoot(arguments);
    assertEquals(0, run.code(), run::output);
  }

  @Test
  void theArchiveIsSmall() throws IOException {
    assertTrue(Files.size(packed()) < MAX_BYTES);
  }

  @Test
  void containsTheTextsForAgents() {
    for (String file :
        List.of(
            "docs/llms.txt",
            "docs/llms-full.txt",
            "docs/guides/tutorial.md",
            "skills/zoetrope/SKILL.md",
            "skills/zoetrope/examples/HelloCircle.java")) {
      assertTrue(Files.exists(folder().resolve(file)), file);
    }
  }

  /** Returns the package's folder outside of the bare root. */
  private static Path folder() {
    return bare.inside(Path.of(render)).getParent().getParent();
  }

  @Test
  void theReadmeNamesOnlyFilesOfThePackage() throws IOException {
    String readme = Files.readString(folder().resolve("README.md"));
    List<String> missing =
        Pattern.compile("(?m)^\\| (`[^|]*`) \\|")
            .matcher(readme)
            .results()
            .flatMap(row -> Stream.of(row.group(1).split("[`, ]+")))
            .filter(name -> !name.isEmpty() && !(name.equals("site") && !hasSite()))
            .filter(name -> !Files.exists(folder().resolve(name)))
            .toList();
    assertEquals(List.of(), missing);
  }

  @Test
  void theCommandsOfTheReadmeWork() throws IOException, InterruptedException {
    assertSucceeds("HelloCircle", "--at", "end", "-o", "/tmp/hello.png");
    String readme = Files.readString(folder().resolve("README.md"));
    String scene = readme.split("```java\n")[1].split("```")[0];
    Files.writeString(
        Files.createDirectory(root.resolve("tmp/first")).resolve("MyScene.java"), scene);
    String first = "cd /tmp/first && \"$0\" MyScene -q low && \"$0\" check MyScene";
    Run run = bare.run("/bin/sh", "-c", first, render);
    assertEquals(0, run.code(), run::output);
    Path examples = Path.of(render).getParent().resolveSibling("examples");
    for (String name : List.of("Images", "OnTheBeat", "RoundSolids")) {
      assertSucceeds(examples + "/" + name + ".java", "--at", "1", "-o", "/tmp/" + name + ".png");
    }
  }

  @Test
  void printsTheAddressOfItsSite() throws IOException, InterruptedException {
    assumeTrue(hasSite(), "skipped: the site was not built before the package");
    Run run = inBareRoot("docs");
    assertEquals(0, run.code(), run::output);
    Path page = Path.of(URI.create(run.output().strip()));
    assertTrue(Files.size(bare.inside(page)) > 1000, run::output);
  }

  private static boolean hasSite() {
    return Files.exists(folder().resolve("site"));
  }

  @Test
  void everythingWorksWithoutNetworkFontsAndJava() throws IOException, InterruptedException {
    Run doctor = inBareRoot("doctor");
    assertEquals(0, doctor.code(), doctor::output);
    assertTrue(doctor.output().contains("bundled fonts"), doctor::output);
    assertSucceeds("doc", "circle");
    assertSucceeds("Own.java", "--at", "1.5", "-o", "own.png");
    assertSucceeds("Own.java", "-q", "low", "-o", "own.mp4");
    assertSucceeds("AttentionPatterns", "--at", "60", "-o", "boat.png");
    assertTrue(Files.size(root.resolve("work/own.mp4")) > 1000);
    try (Stream<Path> left = Files.list(root.resolve("work"))) {
      assertEquals(
          List.of("Own.java", "boat.png", "own.mp4", "own.png"),
          left.map(file -> file.getFileName().toString()).sorted().toList());
    }
  }

  @Test
  void installsTheKernelForNotebooks() throws IOException, InterruptedException {
    assertSucceeds("notebook", "--data", "jupyter");
    Path kernel = root.resolve("work/jupyter/kernels/zoetrope/kernel.json");
    assertTrue(Files.readString(kernel).contains("jjava-jupyter"), "the kernel lacks its protocol");
    Path release = folder().resolve("java/release");
    assertTrue(Files.readString(release).contains("jdk.jshell"), "no JShell runs the cells");
    Folders.delete(root.resolve("work/jupyter")); // Another test lists the folder.
  }

  @Test
  void rendersTheSameVideoAsTheClassesOfTheBuild() throws IOException, InterruptedException {
    Path here = root.resolve("work/here.mp4");
    Path there = root.resolve("work/there.mp4");
    Path scene = root.resolve("work/Own.java");
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String[] options = {scene.toString(), "-q", "low", "-o"};
    Run ours =
        Run.of(
            Stream.of(
                    Stream.of(java, "-cp", System.getProperty("java.class.path")),
                    Stream.of("zoetrope.cli.Main"),
                    Stream.of(options),
                    Stream.of(here.toString()))
                .flatMap(words -> words)
                .toArray(String[]::new));
    assertEquals(0, ours.code(), ours::output);
    Run theirs =
        Run.of(
            Stream.of(Stream.of(program()), Stream.of(options), Stream.of(there.toString()))
                .flatMap(words -> words)
                .toArray(String[]::new));
    assertEquals(0, theirs.code(), theirs::output);
    assertEquals(-1, Files.mismatch(here, there));
    Files.delete(here);
    Files.delete(there);
  }

  @Test
  void rendersANewProjectWithoutABuildTool() throws IOException, InterruptedException {
    assumeTrue(inBareRoot("--version").code() == 0);
    String project =
        "cd /tmp && \"$0\" new my-talk && cd my-talk && \"$0\" list"
            + " && \"$0\" FirstScene --at end -o last.png"
            + " && cd .. && \"$0\" new lesson --lesson parabola && cd lesson"
            + " && \"$0\" Parabola -q low --to 5 -o part.mp4";
    Run run = bare.run("/bin/sh", "-c", project, render);
    assertEquals(0, run.code(), run::output);
    assertTrue(run.output().contains("FirstScene  A circle becomes a formula."), run::output);
    assertTrue(Files.size(root.resolve("tmp/my-talk/last.png")) > 1000);
  }

  /**
   * Maven takes Zoetrope's library and plugin from the package. It takes all other libraries from
   * the local repository of this build, which the settings name.
   */
  @Test
  void mavenBuildsAndRendersANewProject() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/mvn")), "skipped: Maven is not installed");
    Path project = root.resolve("tmp/by-maven");
    Run made = Run.of(program(), "new", project.toString());
    assertEquals(0, made.code(), made::output);
    Path settings = Files.writeString(root.resolve("tmp/settings.xml"), settings());
    String[] build = {
      "/usr/bin/mvn",
      "-B",
      "-q",
      "-o",
      "-Daether.offline.protocols=file",
      "-s",
      settings.toString(),
      "-Dmaven.repo.local=" + root.resolve("tmp/repository"),
      "-f",
      project.toString()
    };
    Run run = Run.of(with(build, "test"));
    assertEquals(0, run.code(), run::output);
    assertTrue(Files.exists(project.resolve("target/classes/bymaven/FirstScene.class")));
    Path library = root.resolve("tmp/repository/zoetrope/renderer");
    try (Stream<Path> files = Files.walk(library)) {
      assertTrue(
          files.anyMatch(file -> file.toString().endsWith(".jar")),
          "Maven did not use the repository of the package");
    }
    Run rendered = Run.of(with(build, "zoetrope:render", "-Dzoetrope.quality=low"));
    assertEquals(0, rendered.code(), rendered::output);
    assertTrue(Files.size(project.resolve("out/FirstScene.mp4")) > 1000, rendered::output);
    Path artifacts = bare.inside(Path.of(render)).resolveSibling("../repository/zoetrope/renderer");
    try (Stream<Path> files = Files.walk(artifacts.toRealPath())) {
      String all = files.map(file -> file.getFileName().toString()).toList().toString();
      assertTrue(all.contains("-sources.jar") && all.contains("-javadoc.jar"), all);
    }
  }

  private static String[] with(String[] line, String... more) {
    return Stream.concat(Stream.of(line), Stream.of(more)).toArray(String[]::new);
  }

  private static String settings() {
    String fetched = Path.of(System.getProperty("zoetrope.fetched")).toUri().toString();
    String place =
        "<%s><id>fetched</id><url>"
            + fetched
            + "</url><releases><checksumPolicy>ignore"
            + "</checksumPolicy></releases></%s>";
    return "<settings><profiles><profile><id>fetched</id><activation><activeByDefault>true"
        + "</activeByDefault></activation><repositories>"
        + place.formatted("repository", "repository")
        + "</repositories><pluginRepositories>"
        + place.formatted("pluginRepository", "pluginRepository")
        + "</pluginRepositories></profile></profiles></settings>";
  }

  @Test
  void theStudioStartsInTheBareRoot() throws IOException, InterruptedException {
    assumeTrue(inBareRoot("--version").code() == 0);
    Process studio =
        new ProcessBuilder(bare.line(render, "studio", "Own.java"))
            .redirectErrorStream(true)
            .start();
    try (BufferedReader said = studio.inputReader()) {
      List<String> lines = new ArrayList<>();
      for (String line = said.readLine(); line != null; line = said.readLine()) {
        lines.add(line);
        if (ADDRESS.matcher(line).find()) {
          return;
        }
      }
      throw new AssertionError("the studio ended: " + lines);
    } finally {
      studio.destroy();
      studio.waitFor();
    }
  }

  /** With -Xshare:on, Java does not start if it cannot use the archive of class data (CDS). */
  @Test
  void startsFromItsClassData() throws IOException, InterruptedException {
    Run run = Run.of("/usr/bin/env", "ZOETROPE_JAVA_OPTS=-Xshare:on", program(), "--version");
    assertEquals(0, run.code(), run::output);
    assertTrue(run.output().startsWith("zoetrope "), run::output);
  }

  @Test
  void startsThroughASymbolicLink() throws IOException, InterruptedException {
    Path link = Files.createSymbolicLink(root.resolve("tmp/render"), Path.of(program()));
    Run run = Run.of(link.toString(), "--version");
    assertEquals(0, run.code(), run::output);
  }

  @Test
  void reportsErrorsWithTheirLine() throws IOException, InterruptedException {
    Path scene = root.resolve("tmp/Wrong.java");
    Files.writeString(scene, SCENE.replace("Own", "Wrong").replace("circle(1)", "Circle()"));
    Run run = Run.of(program(), scene.toString(), "--at", "1", "-o", root + "/tmp/w.png");
    assertNotEquals(0, run.code());
    assertTrue(run.output().contains("Wrong.java:6"), run::output);
    assertTrue(run.output().contains("circle"), run::output);
  }

  @Test
  void namesTheMissingPartsOfTheSystem() throws IOException, InterruptedException {
    Path library;
    try (Stream<Path> all = Files.walk(root.resolve("lib"))) {
      library = all.filter(file -> file.endsWith("libudev.so.1")).findFirst().orElseThrow();
    }
    Path aside = root.resolve("tmp/aside");
    Files.move(library, aside);
    try {
      Run run = inBareRoot("Own.java", "--at", "1", "-o", "none.png");
      assertEquals(1, run.code(), run::output);
      assertTrue(run.output().contains("FFmpeg needs libudev.so.1"), run::output);
      assertTrue(run.output().lines().count() < 5, run::output);
    } finally {
      Files.move(aside, library);
    }
  }

  @Test
  void theStudioOpensAScene() throws IOException, InterruptedException {
    Process studio =
        new ProcessBuilder(
                program(), "studio", root.resolve("work/Own.java").toString(), "--port", "0")
            .redirectErrorStream(true)
            .start();
    try (BufferedReader said = studio.inputReader()) {
      String address =
          said.lines()
              .map(ADDRESS::matcher)
              .filter(Matcher::find)
              .map(Matcher::group)
              .findFirst()
              .orElseThrow(() -> new AssertionError("the studio ended"));
      HttpRequest request = HttpRequest.newBuilder(URI.create(address)).build();
      assertEquals(
          200,
          HttpClient.newBuilder()
              .followRedirects(HttpClient.Redirect.NORMAL)
              .build()
              .send(request, BodyHandlers.ofString())
              .statusCode());
    } finally {
      studio.destroy();
      studio.waitFor();
    }
  }
}
