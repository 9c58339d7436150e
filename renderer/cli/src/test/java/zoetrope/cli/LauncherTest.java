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
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
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
import zoetrope.render.Quality;

/** What {@code render} and {@code render.cmd} give to Java, which a script takes the place of. */
@Timeout(60)
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "has no bash")
class LauncherTest {
  private static final String QUICK = "-XX:TieredStopAtLevel=1";

  private static final String JAVA = "#!/bin/sh\nprintf '%s\\n' \"$@\"\n";

  @TempDir private Path root;

  @BeforeEach
  void layOutABuiltProject() throws IOException {
    String launcher = Files.readString(source("render"));
    executable("render", launcher);
    executable("jdk/bin/java", JAVA);
    executable("jdk/bin/javac", "#!/bin/sh\n");
    executable("bin/mvn", "#!/bin/sh\n: >\"$PWD/built\"\n");
    write("jdk/release", "JAVA_VERSION=\"17.0.1\"\n");
    for (String jar : List.of("renderer", "scenes", "studio")) {
      write(jar + "/target/" + jar + ".jar", "");
    }
    String jars = "%1$s\n%1$s/renderer/target/renderer.jar\n%1$s/scenes/target/scenes.jar\n";
    write("target/launcher/launcher", jars.formatted(root));
    write("target/launcher/studio", root + "/studio/target/studio.jar\n");
    // No archive is made: Java is no Java here. It would be the longest part of each start.
    Path made = root.resolve("target/launcher/archive-17.0.1.made");
    write("target/launcher/stamp", root + "/examples/*.java " + root + "/examples/gallery/*.java");
    Files.createFile(made);
    Files.setLastModifiedTime(made, FileTime.from(Instant.now().plusSeconds(1)));
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
        "Sliding",
        "--all --quality high",
        "--all --quality low",
        "Sliding -o low",
        "Sliding --set mood=low --preset slow",
        "-o --at/still.mp4 Sliding"
      })
  void aLineIsReadAsTheProgramReadsIt(String line) throws Exception {
    List<String> options = options(Map.of(), line.split(" "));
    assertEquals(asksForLittle(line.split(" ")), options.contains(QUICK), options::toString);
  }

  private static boolean asksForLittle(String[] line) {
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
  void anOptionIsNeverTakenForTheValueOfAnother(String options) {
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
  void theUsersOwnOptionsWin(String own) throws Exception {
    write("options", "-XX:+UseG1GC -Xmx80m");
    List<String> options = options(Map.of("JAVA_OPTS", own), "Sliding", "--at", "1");
    List<String> last = List.of(own.split(" "));
    assertEquals(last, options.subList(options.size() - last.size(), options.size()));
    assertJavaStartsWith(Map.of(), options);
    assertEquals(options, options(Map.of("ZOETROPE_JAVA_OPTS", own), "Sliding", "--at", "1"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS"})
  void aCollectorThatJavaIsToldByItselfStandsAlone(String variable) throws Exception {
    Map<String, String> environment = Map.of(variable, "-XX:+UseG1GC");
    assertJavaStartsWith(environment, options(environment, "Sliding"));
  }

  @Test
  void theStudioHasItsHeapAtOnceUnlessTheUserSaysHowMuch() throws Exception {
    assertTrue(options(Map.of(), "studio").contains("-Xms704m"));
    assertFalse(options(Map.of(), "Sliding").contains("-Xms704m"));
    List<String> own = options(Map.of("JAVA_OPTS", "-Xmx300m"), "studio");
    assertTrue(own.stream().noneMatch(option -> option.startsWith("-Xms")), own.toString());
  }

  @Test
  void withoutWordsOfTheUsersACollectorIsChosen() throws Exception {
    List<String> options =
        options(Map.of("JAVA_OPTS", "-XX:+UseDynamicNumberOfGCThreads"), "Sliding");
    assertEquals(
        1, options.stream().filter(o -> o.matches("-XX:\\+Use(Serial|Parallel)GC")).count());
    assertTrue(options.contains("-XX:-OmitStackTraceInFastThrow"), "lines of exceptions in loops");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pom.xml",
        "scenes/pom.xml",
        "renderer/cli/pom.xml",
        "renderer/src/main/java/A.java",
        "scenes/attention/src/main/java/A.java",
        "examples/A.java"
      })
  void whatIsNewerThanTheBuildIsBuilt(String file) throws Exception {
    options(Map.of(), "Sliding");
    assertFalse(Files.exists(root.resolve("built")));
    write(file, "");
    Files.setLastModifiedTime(root.resolve(file), FileTime.from(Instant.now().plusSeconds(60)));
    options(Map.of(), "Sliding", "--set", "source=A.java");
    assertTrue(Files.exists(root.resolve("built")));
  }

  /** Java keeps what it has opened, and finds nothing where it is written over. */
  @Test
  void aBuildLeavesTheJarsToProgramsThatRun() throws Exception {
    Path jar = root.resolve("renderer/target/renderer.jar");
    Files.writeString(jar, "old");
    executable("bin/mvn", "#!/bin/sh\nprintf new >renderer/target/renderer.jar\n");
    Files.delete(root.resolve("target/launcher/stamp"));
    try (InputStream running = Files.newInputStream(jar)) {
      options(Map.of(), "Sliding");
      assertEquals("old", new String(running.readAllBytes(), StandardCharsets.UTF_8));
    }
    assertEquals("new", Files.readString(jar));
  }

  @Test
  void anArchiveThatWasWrittenToSinceItWasMadeIsMadeAnew() throws Exception {
    Path archive = archive();
    assertTrue(isTaken(archive));
    write("target/launcher/" + archive.getFileName(), "damaged");
    Files.setLastModifiedTime(archive, FileTime.from(Instant.now().plusSeconds(60)));
    assertFalse(isTaken(archive));
    assertTrue(Files.notExists(archive));
  }

  @ParameterizedTest
  @ValueSource(ints = {50, 70})
  void anArchiveThatCouldNotBeMadeIsTriedAgainInAnHour(int minutes) throws Exception {
    options(Map.of(), "Sliding");
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.toList()) {
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().minusSeconds(7200)));
      }
    }
    FileTime made = FileTime.from(Instant.now().minusSeconds(60L * minutes));
    Path mark = root.resolve("target/launcher/archive-17.0.1.made");
    Files.setLastModifiedTime(mark, made);
    options(Map.of(), "Sliding");
    assertEquals(minutes > 60, Files.getLastModifiedTime(mark).compareTo(made) > 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"g+w archive", "o+w archive", "g+w .", "o+w ."})
  void anArchiveThatOthersCanWriteToIsMadeAnew(String opened) throws Exception {
    Path archive = archive();
    String[] words = opened.replace("archive", archive.getFileName().toString()).split(" ");
    Path folder = archive.getParent();
    Process chmod =
        new ProcessBuilder("chmod", words[0], words[1]).directory(folder.toFile()).start();
    assertEquals(0, chmod.waitFor());
    assertFalse(isTaken(archive));
    assertTrue(Files.notExists(archive));
    Set<PosixFilePermission> allowed = Files.getPosixFilePermissions(folder);
    assertFalse(allowed.contains(PosixFilePermission.GROUP_WRITE), allowed::toString);
    assertFalse(allowed.contains(PosixFilePermission.OTHERS_WRITE), allowed::toString);
  }

  @ParameterizedTest
  @ValueSource(strings = {"archive", "folder"})
  void anArchiveOfAnotherUsersIsNotTaken(String whose) throws Exception {
    Path archive = archive();
    Path given = whose.equals("archive") ? archive : archive.getParent();
    int me = (Integer) Files.getAttribute(given, "unix:uid");
    assumeTrue(me == 0, "left out: only root can give a file to another user");
    Files.setAttribute(given, "unix:uid", 12345);
    assertFalse(isTaken(archive));
    Files.setAttribute(root, "unix:uid", 12345);
    Files.setAttribute(root.resolve("render"), "unix:uid", 12345);
    assertTrue(isTaken(archive) || Files.notExists(archive), "who owns the script is trusted");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void anArchiveWithWhichARunHasFallenIsChecked(boolean damaged) throws Exception {
    Path archive = archive();
    String mark = archive.getFileName().toString().replace(".jsa", ".run-");
    Process ended = new ProcessBuilder("true").start();
    ended.waitFor();
    write("target/launcher/" + mark + ended.pid(), "");
    write("target/launcher/" + mark + ProcessHandle.current().pid(), "");
    if (damaged) {
      executable("jdk/bin/java", JAVA + "case \"$*\" in *VerifySharedSpaces*) exit 1;; esac\n");
    }
    assertEquals(!damaged, isTaken(archive));
    assertEquals(damaged, Files.notExists(archive));
    Path folder = archive.getParent();
    assertTrue(Files.notExists(folder.resolve(mark + ended.pid())));
    assertTrue(Files.exists(folder.resolve(mark + ProcessHandle.current().pid())), "still runs");
  }

  /** The archive of the JDK, as if it had been made. */
  private Path archive() throws Exception {
    options(Map.of(), "Sliding");
    Path made;
    try (Stream<Path> files = Files.list(root.resolve("target/launcher"))) {
      made = files.filter(file -> file.toString().endsWith(".made")).findFirst().orElseThrow();
    }
    Path archive = made.resolveSibling(made.getFileName().toString().replace(".made", ".jsa"));
    Files.createFile(archive);
    Files.setLastModifiedTime(archive, FileTime.from(Instant.now().minusSeconds(60)));
    return archive;
  }

  private boolean isTaken(Path archive) throws Exception {
    String name = archive.getFileName().toString();
    return options(Map.of(), "Sliding").stream()
        .anyMatch(option -> option.startsWith("-XX:SharedArchiveFile=") && option.endsWith(name));
  }

  @Test
  void anExampleThatIsNamedByItsFileIsNotBuilt() throws Exception {
    write("examples/A.java", "");
    options(Map.of(), "examples/A.java:A", "-o", "a.mp4");
    assertFalse(Files.exists(root.resolve("built")));
  }

  @ParameterizedTest
  @CsvSource({"INT, java, 130", "TERM, java, 143", "HUP, java, 129", "TERM, mvn, 143"})
  @EnabledOnOs(value = OS.LINUX, disabledReason = "needs an env that knows signals")
  void aSignalEndsTheStartAndWhatItMakes(String signal, String program, int code) throws Exception {
    executable(
        "jdk/bin/java", "#!/bin/sh\ncase $* in *Xshare:dump*) : >making; exec sleep 50 ;; esac\n");
    executable("bin/mvn", "#!/bin/sh\n: >target/launcher/making; exec sleep 50\n");
    String made = program.equals("mvn") ? "stamp" : "archive-17.0.1.made";
    Files.delete(root.resolve("target/launcher").resolve(made));
    String render = root.resolve("render").toString();
    // What runs in the background of a script ignores interrupts.
    Process start = builder("env", "--default-signal=INT,HUP", render, "list").start();
    while (!Files.exists(root.resolve("target/launcher/making"))) {
      assertTrue(start.isAlive());
      Thread.sleep(20);
    }
    List<ProcessHandle> started = start.descendants().toList();
    assertFalse(started.isEmpty());
    new ProcessBuilder("kill", "-" + signal, Long.toString(start.pid())).start().waitFor();
    assertEquals(code, start.waitFor());
    assertEquals(List.of(), started.stream().filter(ProcessHandle::isAlive).toList());
  }

  @Test
  void aFolderThatIsGoneIsToldOfInPlaceOfJava() throws Exception {
    String line = "mkdir gone && cd gone && rmdir ../gone && exec '" + root + "/render' list";
    String said = output(builder("bash", "-c", line));
    assertTrue(said.contains("render: the folder that it is started in is gone"), said);
    assertFalse(said.contains("-cp"), said);
  }

  @Test
  void theLauncherOfWindowsGivesJavaTheSame() throws IOException {
    String bash = Files.readString(source("render"));
    Stream<String> options =
        Pattern.compile("-(XX:[+]?|Xlog:|D)[A-Z][\\w=]+|-Xlog:\\w+|-D[a-z.]+=?")
            .matcher(Files.readString(source("render.cmd")))
            .results()
            .map(MatchResult::group)
            .filter(o -> !o.matches("-D(style|maven|spotless).*|-XX:[+]Auto.*|-XX:[+]Use"));
    List<String> missing = options.filter(o -> !bash.contains(o)).toList();
    assertEquals(List.of(), missing);
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

  /** A start with the stubs of Java and Maven. */
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
    String said = output(builder);
    assertTrue(said.contains("version \""), said);
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

  /** A file at the project's root, which lies above the module that is tested. */
  private static Path source(String name) {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.isRegularFile(folder.resolve(name))) {
      folder = folder.getParent();
    }
    return folder.resolve(name);
  }
}
