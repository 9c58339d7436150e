package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import zoetrope.render.request.Quality;

/**
 * The options that {@code render} and {@code render.cmd} pass to Java. A script replaces Java and
 * prints its arguments.
 */
@Timeout(60)
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "Windows has no bash")
class LauncherTest {
  /** The end of a ZIP file without entries. */
  private static final String EMPTY_ZIP = "PK\5\6" + "\0".repeat(18);

  private static final String LAUNCHER = "tools/launcher/";

  private static final String BUILD = LAUNCHER + "src/main/java/zoetrope/launcher/Build.java";

  private static final List<String> OPTIONS =
      List.of("always", "java-24", "few-cores", "many-cores", "quick", "spark");

  private static final String JAVA = System.getProperty("java.home") + "/bin/java";

  @TempDir private Path root;

  @BeforeEach
  void layOutABuiltProject() throws IOException {
    executable("render", Files.readString(source("render")));
    for (String name : List.of(LAUNCHER + "start", BUILD)) {
      write(name, Files.readString(source(name)));
    }
    for (String name : OPTIONS) {
      write(LAUNCHER + "options/" + name, Files.readString(source(LAUNCHER + "options/" + name)));
    }
    buildBy(": >\"$PWD/built\"");
    executable("jdk/bin/javac", "#!/bin/sh\n");
    executable("bin/mvn", "#!/bin/sh\n");
    write("jdk/release", "JAVA_VERSION=\"17.0.1\"\n");
    for (String jar : List.of("renderer", "scenes", "studio")) {
      write(jar + "/target/" + jar + ".jar", EMPTY_ZIP);
    }
    Files.createDirectories(root.resolve("examples/gallery"));
    String jars = "%1$s\n%1$s/renderer/target/renderer.jar\n%1$s/scenes/target/scenes.jar\n";
    write("target/launcher/launcher", jars.formatted(root.toRealPath()));
    write("target/launcher/studio", root + "/studio/target/studio.jar\n");
    for (String made : List.of("stamp", "stamp-studio", "archive-17.0.1.jsa")) {
      write("target/launcher/" + made, "made");
      setAge(root.resolve("target/launcher").resolve(made), -1);
    }
    Files.copy(archive(), archive().resolveSibling("archive-studio-17.0.1.jsa"));
  }

  /**
   * Installs a fake Java. It prints its arguments, except for the build program: for that, it runs
   * {@code script}.
   */
  private void buildBy(String script) throws IOException {
    String java = "#!/bin/sh\ncase $* in *Build.java*) %s; exit ;; esac\nprintf '%%s\\n' \"$@\"\n";
    executable("jdk/bin/java", java.formatted(script));
  }

  /**
   * Prepares a build with the real build program, and with a fake Maven that runs {@code script}.
   */
  private void buildWithMaven(String script) throws IOException {
    buildBy("exec " + JAVA + " \"$@\"");
    executable("bin/mvn", "#!/bin/sh\n" + script + "\n");
    Files.delete(root.resolve("target/launcher/stamp"));
  }

  private static void setAge(Path file, int seconds) throws IOException {
    Files.setLastModifiedTime(file, FileTime.from(Instant.now().minusSeconds(seconds)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Sliding --at 1",
        "Sliding -o a.png --at=end",
        "--all --dry-run",
        "Sliding --quality LOW",
        "Sliding -q low -r 640x360",
        "Sliding -qLow",
        "Sliding --quality=low -o film.mp4",
        "list",
        "info Sliding",
        "lint --all",
        "check Sliding",
        "objects Sliding",
        "doc circle",
        "Sliding",
        "--all --quality high",
        "--all --quality low",
        "Sliding -o low",
        "Sliding --set mood=low --preset slow",
        "-o --at/still.mp4 Sliding"
      })
  void readsTheCommandLineLikeTheProgram(String line) throws Exception {
    List<String> options = options(Map.of(), line.split(" "));
    boolean quick = options.stream().anyMatch(option -> option.endsWith("/options/quick"));
    assertEquals(isQuick(line.split(" ")), quick, options::toString);
  }

  private static boolean isQuick(String[] line) {
    ParseResult read = CommandLineTool.commandLine(System.out, System.err).parseArgs(line);
    return read.hasSubcommand()
        || read.hasMatchedOption("--at")
        || read.hasMatchedOption("--dry-run")
        || !read.hasMatchedOption("--all")
            && read.matchedOptionValue("--quality", Quality.HIGH) == Quality.LOW;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--out --dry-run",
        "--out=--dry-run",
        "--frames --help",
        "-o --at=end",
        "--quality --at"
      })
  void neverTakesAnOptionForTheValueOfAnother(String options) {
    String[] line = ("Sliding " + options).split(" ");
    CommandLine program = CommandLineTool.commandLine(System.out, System.err);
    assertThrows(ParameterException.class, () -> program.parseArgs(line));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-XX:+UseG1GC",
        "-XX:+UseParallelGC -Xmx700m",
        "-XX:+UseSerialGC",
        "-Xmx64m",
        "-Xmx1g -Xms1g",
        "-XX:MaxHeapSize=100m",
        "-XX:-TieredCompilation",
        "@options",
      })
  void prefersTheOptionsOfTheUser(String userOptions) throws Exception {
    write("options", "-XX:+UseG1GC -Xmx80m");
    List<String> options = options(Map.of("JAVA_OPTS", userOptions), "Sliding", "--at", "1");
    List<String> last = List.of(userOptions.split(" "));
    assertEquals(last, options.subList(options.size() - last.size(), options.size()));
    assertJavaStartsWith(Map.of(), options);
    assertEquals(
        options, options(Map.of("ZOETROPE_JAVA_OPTS", userOptions), "Sliding", "--at", "1"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS"})
  void addsNoCollectorIfTheUserSetsOne(String variable) throws Exception {
    Map<String, String> environment = Map.of(variable, "-XX:+UseG1GC");
    assertJavaStartsWith(environment, options(environment, "Sliding"));
  }

  @Test
  void allocatesTheHeapOfTheStudioAtOnceUnlessTheUserSetsIt() throws Exception {
    assertTrue(options(Map.of(), "studio").contains("-Xms704m"));
    assertFalse(options(Map.of(), "Sliding").contains("-Xms704m"));
    List<String> userOptions = options(Map.of("JAVA_OPTS", "-Xmx300m"), "studio");
    assertTrue(
        userOptions.stream().noneMatch(option -> option.startsWith("-Xms")),
        userOptions.toString());
  }

  @Test
  void choosesACollectorWithoutOptionsOfTheUser() throws Exception {
    List<String> options =
        options(Map.of("JAVA_OPTS", "-XX:+UseDynamicNumberOfGCThreads"), "Sliding");
    assertEquals(1, options.stream().filter(o -> o.matches("@.*/(few|many)-cores")).count());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pom.xml",
        "scenes/pom.xml",
        "renderer/cli/pom.xml",
        "renderer/src/main/java/A.java",
        "scenes/attention/src/main/java/A.java",
        "tools/launcher/src/main/java/A.java",
        "examples/A.java"
      })
  void buildsAfterAFileHasChanged(String file) throws Exception {
    options(Map.of(), "Sliding");
    assertFalse(isBuilt());
    write(file, "");
    setAge(root.resolve(file), -60);
    options(Map.of(), "Sliding", "--set", "source=A.java");
    assertTrue(isBuilt());
  }

  @ParameterizedTest
  @ValueSource(strings = {"studio", "mcp"})
  void doesNotBuildAfterAChangeThatRenderingDoesNotNeed(String part) throws Exception {
    Files.writeString(
        root.resolve("target/launcher/" + part), root + "/studio/target/studio.jar\n");
    Files.writeString(root.resolve("target/launcher/stamp-" + part), "made");
    String source = "tools/" + part + "/src/main/java/A.java";
    write(source, "");
    setAge(root.resolve(source), -60);
    write("tools/bench/pom.xml", "");
    setAge(root.resolve("tools/bench/pom.xml"), -60);
    options(Map.of(), "Sliding");
    assertFalse(isBuilt());
    options(Map.of(), part);
    assertTrue(isBuilt());
  }

  @Test
  void buildsAfterAnExampleWasDeleted() throws Exception {
    options(Map.of(), "Sliding");
    assertFalse(isBuilt());
    setAge(root.resolve("examples/gallery"), -60);
    options(Map.of(), "Sliding");
    assertTrue(isBuilt());
  }

  private boolean isBuilt() {
    return Files.exists(root.resolve("built"));
  }

  /**
   * A running Java program keeps its jars open. It could not read a jar whose content was
   * overwritten, so a build must replace the file.
   */
  @Test
  void keepsTheJarsOfRunningProgramsDuringABuild() throws Exception {
    Path jar = root.resolve("renderer/target/renderer.jar");
    Files.writeString(jar, "old");
    buildWithMaven("printf new >renderer/target/renderer.jar");
    try (InputStream running = Files.newInputStream(jar)) {
      options(Map.of(), "Sliding");
      assertEquals("old", new String(running.readAllBytes(), StandardCharsets.UTF_8));
    }
    assertEquals("new", Files.readString(jar));
  }

  @Test
  void buildsOnceForSimultaneousStarts() throws Exception {
    buildWithMaven("echo built >>builds; sleep 1");
    List<Process> starts = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      starts.add(builder(root.resolve("render").toString(), "Sliding").start());
    }
    for (Process start : starts) {
      start.getInputStream().readAllBytes();
      assertEquals(0, start.waitFor());
    }
    assertEquals(List.of("built"), Files.readAllLines(root.resolve("builds")));
  }

  @Test
  void saysThatItBuildsIfThatTakesLong() throws Exception {
    buildWithMaven("sleep 4");
    Process start = builder(root.resolve("render").toString(), "Sliding").start();
    String printed = new String(start.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(printed.contains("render: building, because"), printed);
    assertEquals(0, start.waitFor(), printed);
  }

  @Test
  void replacesTheJarThatAnInterruptedBuildLeft() throws Exception {
    Path jar = root.resolve("renderer/target/renderer.jar");
    Files.writeString(jar, "");
    buildWithMaven(
        "test -e renderer/target/renderer.jar || printf new >renderer/target/renderer.jar");
    options(Map.of(), "Sliding");
    assertEquals("new", Files.readString(jar));
  }

  @Test
  void reportsAFailedBuildAndTriesAgain() throws Exception {
    buildWithMaven("echo built >>builds; echo no room; exit 1");
    for (int i = 0; i < 2; i++) {
      Process start = builder(root.resolve("render").toString(), "Sliding").start();
      String printed = new String(start.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertEquals(1, start.waitFor(), printed);
      assertTrue(printed.contains("no room\nrender: the build failed"), printed);
    }
    assertEquals(2, Files.readAllLines(root.resolve("builds")).size());
  }

  @ParameterizedTest
  @ValueSource(ints = {50, 70})
  void retriesAFailedArchiveAfterAnHour(int minutes) throws Exception {
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.toList()) {
        setAge(file, 7200);
      }
    }
    setAge(root.resolve("target/launcher/stamp"), 7000);
    Files.writeString(archive(), "");
    setAge(archive(), 60 * minutes);
    assertFalse(isArchiveUsed());
    assertEquals(minutes > 60, isBuilt());
  }

  @ParameterizedTest
  @ValueSource(strings = {"g+w archive", "o+w archive", "g+w .", "o+w ."})
  void replacesAnArchiveThatOthersCanWriteTo(String opened) throws Exception {
    assertTrue(isArchiveUsed());
    String[] words = opened.replace("archive", archive().getFileName().toString()).split(" ");
    Path folder = archive().getParent();
    Process chmod =
        new ProcessBuilder("chmod", words[0], words[1]).directory(folder.toFile()).start();
    assertEquals(0, chmod.waitFor());
    assertFalse(isArchiveUsed());
    assertTrue(Files.notExists(archive()) && isBuilt());
    Set<PosixFilePermission> allowed = Files.getPosixFilePermissions(folder);
    assertFalse(allowed.contains(PosixFilePermission.GROUP_WRITE), allowed::toString);
    assertFalse(allowed.contains(PosixFilePermission.OTHERS_WRITE), allowed::toString);
  }

  @ParameterizedTest
  @ValueSource(strings = {"archive", "folder"})
  void ignoresTheArchiveOfAnotherUser(String whose) throws Exception {
    Path given = whose.equals("archive") ? archive() : archive().getParent();
    int me = (Integer) Files.getAttribute(given, "unix:uid");
    assumeTrue(me == 0, "only root can give a file to another user");
    Files.setAttribute(given, "unix:uid", 12345);
    assertFalse(isArchiveUsed());
    Files.setAttribute(root, "unix:uid", 12345);
    Files.setAttribute(root.resolve("render"), "unix:uid", 12345);
    assertTrue(isArchiveUsed() || Files.notExists(archive()), "the owner of the script is trusted");
  }

  @Test
  void checksAnArchiveAfterACrash() throws Exception {
    String doubt = archive() + ".doubt";
    assertTrue(options(Map.of(), "Sliding").contains("-XX:OnError=: >'" + doubt + "'"));
    assertFalse(isBuilt());
    Files.createFile(Path.of(doubt));
    options(Map.of(), "Sliding");
    assertTrue(isBuilt());
  }

  private Path archive() {
    return root.resolve("target/launcher/archive-17.0.1.jsa");
  }

  private boolean isArchiveUsed() throws Exception {
    return options(Map.of(), "Sliding").contains("-XX:SharedArchiveFile=" + archive());
  }

  @Test
  void doesNotBuildForAnExampleThatIsGivenAsAFile() throws Exception {
    write("examples/A.java", "");
    options(Map.of(), "examples/A.java:A", "-o", "a.mp4");
    assertFalse(isBuilt());
  }

  @ParameterizedTest
  @CsvSource({"INT, java, 130", "TERM, java, 143", "HUP, java, 129", "TERM, mvn, 143"})
  @EnabledOnOs(value = OS.LINUX, disabledReason = "needs env --default-signal")
  void endsTheBuildAfterASignal(String signal, String program, int code) throws Exception {
    String making = ": >target/launcher/making; exec sleep 50";
    if (program.equals("mvn")) {
      buildWithMaven(making);
    } else {
      buildBy(making);
      Files.delete(archive());
    }
    String render = root.resolve("render").toString();
    // A process that a script starts in the background ignores interrupts by default.
    Process start = builder("env", "--default-signal=INT,HUP", render, "list").start();
    while (!Files.exists(root.resolve("target/launcher/making"))) {
      assertTrue(start.isAlive());
      Thread.sleep(20);
    }
    List<ProcessHandle> started = start.descendants().toList();
    assertFalse(started.isEmpty());
    new ProcessBuilder("kill", "-" + signal, Long.toString(start.pid())).start().waitFor();
    assertEquals(code, start.waitFor());
    for (ProcessHandle process : started) {
      process.onExit().get(10, TimeUnit.SECONDS); // A process may end shortly after the launcher.
    }
  }

  @Test
  void reportsADeletedFolderInsteadOfJava() throws Exception {
    String line = "mkdir gone && cd gone && rmdir ../gone && exec '" + root + "/render' list";
    String printed = output(builder("bash", "-c", line));
    assertTrue(printed.contains("render: the current folder is gone"), printed);
    assertFalse(printed.contains("-cp"), printed);
  }

  @Test
  void usesTheSameOptionFilesOnWindows() throws IOException {
    assertEquals(optionFiles("start"), optionFiles("start.cmd"));
  }

  private static Set<String> optionFiles(String script) throws IOException {
    String text = Files.readString(source(LAUNCHER + script));
    return OPTIONS.stream()
        .filter(
            name ->
                !name.equals("spark") && Pattern.compile("\\b" + name + "\\b").matcher(text).find())
        .collect(Collectors.toSet());
  }

  private List<String> options(Map<String, String> environment, String... line) throws Exception {
    Stream<String> command = Stream.of(root.resolve("render").toString());
    ProcessBuilder builder =
        builder(Stream.concat(command, Stream.of(line)).toArray(String[]::new));
    builder.environment().putAll(environment);
    List<String> given = output(builder).lines().toList();
    assertTrue(given.contains("-cp"), given::toString);
    return given.subList(0, given.indexOf("-cp"));
  }

  /** Starts the launcher with the stubs of Java and Maven. */
  private ProcessBuilder builder(String... command) {
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(root.toFile()).redirectErrorStream(true);
    forgetOptions(builder);
    Map<String, String> environment = builder.environment();
    environment.put("JAVA_HOME", root.resolve("jdk").toString());
    environment.merge("PATH", root.resolve("bin").toString(), (path, bin) -> bin + ":" + path);
    return builder;
  }

  private void assertJavaStartsWith(Map<String, String> environment, List<String> options)
      throws Exception {
    Stream<String> java =
        Stream.of(Path.of(System.getProperty("java.home"), "bin/java").toString());
    ProcessBuilder builder =
        new ProcessBuilder(
                Stream.of(java, options.stream(), Stream.of("-version")).flatMap(s -> s).toList())
            .directory(root.toFile())
            .redirectErrorStream(true);
    forgetOptions(builder);
    builder.environment().putAll(environment);
    String printed = output(builder);
    assertTrue(printed.contains("version \""), printed);
  }

  private static void forgetOptions(ProcessBuilder builder) {
    builder
        .environment()
        .keySet()
        .removeAll(
            List.of(
                "JAVA_OPTS",
                "ZOETROPE_JAVA_OPTS",
                "JDK_JAVA_OPTIONS",
                "JAVA_TOOL_OPTIONS",
                "ZOETROPE_MAIN"));
  }

  private static String output(ProcessBuilder builder) throws IOException {
    return new String(builder.start().getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  private void executable(String name, String text) throws IOException {
    write(name, text);
    assertTrue(root.resolve(name).toFile().setExecutable(true));
  }

  private void write(String name, String text) throws IOException {
    Path file = root.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  /** Returns a file of this repository, by its path from the root. */
  private static Path source(String name) {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.isRegularFile(folder.resolve(name))) {
      folder = folder.getParent();
    }
    return folder.resolve(name);
  }
}
