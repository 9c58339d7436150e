package zoetrope.tools.faults;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import zoetrope.tools.project.ProjectFolder;

/**
 * Renderings and starts of the launcher that a signal asks to end. The signal goes to all processes
 * of the session, as Ctrl-C in a terminal does, or only to the first one, as {@code kill} does.
 */
final class SignalFaults {
  private static final List<String> TARGETS =
      List.of(
          "film.mp4",
          "film.webm",
          "film.gif",
          "film.mov",
          "talk.html",
          "still.png",
          "still.svg",
          "still.pdf",
          "frames",
          "sections");
  private static final int MAX_DELAY_MILLIS = 5000;
  private static final int MAX_BUILD_MILLIS = 40_000;
  private static final int MAX_ARCHIVE_MILLIS = 12_000;
  private static final int MAX_START_SECONDS = 400;

  /** A signal, and the exit code of a process that it ends. */
  private enum Signal {
    INT(130),
    TERM(143),
    HUP(129);

    final int code;

    Signal(int code) {
      this.code = code;
    }
  }

  private SignalFaults() {}

  static List<InjectedFault> all() {
    List<InjectedFault> all = new ArrayList<>();
    for (String target : TARGETS) {
      all.add(new InjectedFault("signals, " + target, bench -> ask(bench, target)));
    }
    all.add(new InjectedFault("signals, a sheet", SignalFaults::askSheet));
    all.add(new InjectedFault("signals, the launcher builds", SignalFaults::build));
    all.add(new InjectedFault("signals, the launcher makes an archive", SignalFaults::archive));
    return all;
  }

  /** Sends a signal to a rendering, which must clean up and leave the older file or the new one. */
  private static void ask(Bench bench, String name) throws Exception {
    Path target = bench.folder().resolve(name);
    List<String> command = bench.glyphs(name.equals("sections") ? film(bench) : target);
    command.add("--set=seconds=12");
    if (name.equals("sections")) {
      command.addAll(List.of("--sections", target.toString()));
    }
    askToEnd(bench, command, name.indexOf('.') < 0 ? null : older(bench, target));
    if (Files.isDirectory(target)) {
      requireWholeOnes(bench, target);
    }
  }

  private static Path film(Bench bench) {
    return bench.folder().resolve("film.mp4");
  }

  private static void askSheet(Bench bench) throws Exception {
    Path target = bench.folder().resolve("sheet.pdf");
    List<String> command = bench.words("sheet", "Sections", "-o", target.toString());
    askToEnd(bench, command, older(bench, target));
  }

  /** In half of the cases, writes an older output to the target. Its content is its name. */
  private static Path older(Bench bench, Path target) throws Exception {
    if (bench.random().nextBoolean()) {
      Files.writeString(target, Bench.name(target));
    }
    return target;
  }

  private static void askToEnd(Bench bench, List<String> command, Path target) throws Exception {
    Signal signal = pick(bench);
    boolean older = target != null && Files.exists(target);
    Process process = bench.session(command);
    process.waitFor(bench.random().nextInt(MAX_DELAY_MILLIS), TimeUnit.MILLISECONDS);
    signal(process, signal, bench.random().nextBoolean());
    Ended ended = bench.end(process).with(0, signal.code);
    boolean untouched =
        older && Files.readString(target, StandardCharsets.ISO_8859_1).equals(Bench.name(target));
    if (older && !Files.exists(target)) {
      throw new NotSurvived("the older file is gone");
    }
    if (ended.code() == 0 && untouched) {
      throw new NotSurvived("exit code 0, and the older file is still there");
    }
    if (target != null && !untouched) {
      bench.requireWholeOrNone(target);
    }
    bench.requireNobodyOf(process);
    bench.requireNoLeftovers(bench.folder());
    bench.requireNoLeftovers(bench.temporary());
  }

  private static void requireWholeOnes(Bench bench, Path folder) throws Exception {
    bench.requireNoLeftovers(folder);
    TreeMap<String, String> there = Bench.contents(folder);
    for (String name : there.keySet()) {
      if (!name.endsWith(".json")) {
        bench.requireWhole(folder.resolve(name));
      }
    }
  }

  private static Signal pick(Bench bench) {
    return Signal.values()[bench.random().nextInt(Signal.values().length)];
  }

  private static void signal(Process process, Signal signal, boolean everybody) throws Exception {
    String whom = (everybody ? "-" : "") + process.pid();
    new ProcessBuilder("kill", "-" + signal, "--", whom).start().waitFor();
  }

  private static void build(Bench bench) throws Exception {
    Path project = copy(bench);
    Files.deleteIfExists(project.resolve("target/launcher/stamp"));
    start(bench, project, MAX_BUILD_MILLIS);
  }

  private static void archive(Bench bench) throws Exception {
    Path project = copy(bench);
    String stamp =
        "shopt -u nullglob; examples=(examples/{,gallery/}*.java);"
            + " printf '%s' \"${examples[*]/#/$PWD/}\" >target/launcher/stamp;"
            + " rm -f target/launcher/*.made";
    new ProcessBuilder("bash", "-c", stamp).directory(project.toFile()).start().waitFor();
    start(bench, project, MAX_ARCHIVE_MILLIS);
  }

  private static Path copy(Bench bench) throws Exception {
    Path project = bench.beside("project");
    String words = "mkdir \"$1\" && tar -c --exclude .git . | tar -x -C \"$1\"";
    new ProcessBuilder("bash", "-c", words, "bash", project.toString())
        .directory(ProjectFolder.find().toFile())
        .start()
        .waitFor();
    return project;
  }

  /** Sends a signal to a launch, which must also end its build. The next launch must work. */
  private static void start(Bench bench, Path project, int maxMillis) throws Exception {
    Signal signal = pick(bench);
    List<String> start = List.of(project.resolve("render").toString(), "list");
    Process process = bench.session(start);
    process.waitFor(bench.random().nextInt(maxMillis), TimeUnit.MILLISECONDS);
    signal(process, signal, bench.random().nextBoolean());
    Ended ended = bench.end(process);
    bench.requireNobodyOf(process);
    if (ended.code() != 0 && ended.code() != signal.code) {
      throw new NotSurvived("exit code " + ended.code() + ": " + ended.output());
    }
    bench.end(bench.start(start), MAX_START_SECONDS).with(0).saying("HelloCircle");
    if (ended.code() != 0) {
      bench.ended(ended);
    }
  }
}
