package zoetrope.tools.faults;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Disks, files and memory that are too small. */
final class CapacityFaults {
  private static final List<String> TARGETS =
      List.of("film.mp4", "film.webm", "film.gif", "frames");

  private CapacityFaults() {}

  static List<InjectedFault> all() {
    List<InjectedFault> all = new ArrayList<>();
    for (String target : TARGETS) {
      all.add(new InjectedFault("full disk, " + target, bench -> fullDisk(bench, target)));
    }
    all.add(new InjectedFault("full disk of the temporary folder", CapacityFaults::fullTemporary));
    all.add(new InjectedFault("files of at most some kB (ulimit -f)", CapacityFaults::smallFiles));
    all.add(new InjectedFault("little address space (ulimit -v)", CapacityFaults::littleSpace));
    all.add(new InjectedFault("few open files (ulimit -n)", CapacityFaults::fewFiles));
    all.add(new InjectedFault("a small heap (-Xmx)", CapacityFaults::smallHeap));
    return all;
  }

  private static void fullDisk(Bench bench, String name) throws Exception {
    bench.mount(bench.folder(), 16 + 4 * bench.random().nextInt(60));
    Path target = bench.folder().resolve(name);
    Path older = bench.folder().resolve("older.png");
    if (!name.equals("frames")) {
      Files.writeString(older, "older");
      Files.copy(older, target);
    }
    bench.run(bench.glyphs(target)).with(1).saying("space|full");
    if (!name.equals("frames") && Files.mismatch(older, target) >= 0) {
      throw new NotSurvived("the older " + name + " is gone");
    }
    bench.requireNoLeftovers(bench.folder());
    bench.requireNoLeftovers(target);
  }

  private static void fullTemporary(Bench bench) throws Exception {
    bench.mount(bench.temporary(), 64);
    Bench.fill(bench.temporary());
    Path target = bench.folder().resolve("film.mp4");
    Ended ended = bench.run(bench.glyphs(target)).with(0, 1);
    if (ended.code() == 1) {
      ended.saying("temporary file");
    }
    bench.requireWholeOrNone(target);
    bench.requireNoLeftovers(bench.folder());
  }

  private static void smallFiles(Bench bench) throws Exception {
    Path target = bench.folder().resolve("film.mp4");
    String limit = "ulimit -f " + (8 + bench.random().nextInt(60)) + ";";
    bench.end(bench.inShell(limit, bench.glyphs(target))).with(1);
    bench.requireWholeOrNone(target);
    bench.requireNoLeftovers(bench.folder());
  }

  /**
   * Limits the address space. If it is too small for the JVM to start, the JVM itself prints a
   * message.
   */
  private static void littleSpace(Bench bench) throws Exception {
    Path target = bench.folder().resolve("film.mp4");
    String limit = "ulimit -v " + (1_600_000 + bench.random().nextInt(4_000_000)) + ";";
    List<String> small = bench.withJava(List.of("-Xmx300m"), bench.glyphs(target));
    Ended ended = bench.end(bench.inShell(limit, small));
    if (!ended.output().contains("Could not create the Java Virtual Machine")) {
      ended.with(0, 1);
    }
    bench.requireWholeOrNone(target);
    bench.requireNoLeftovers(bench.folder());
  }

  private static void fewFiles(Bench bench) throws Exception {
    Path target = bench.folder().resolve("film.mp4");
    String limit = "ulimit -n " + (8 + bench.random().nextInt(60)) + ";";
    Ended ended = bench.end(bench.inShell(limit, bench.glyphs(target)));
    // Exit code 1 without an error message: the JVM could not even open its classes.
    if (ended.code() != 1 || ended.output().contains("error: ")) {
      ended.with(0, 1);
    }
    bench.requireWholeOrNone(target);
  }

  private static void smallHeap(Bench bench) throws Exception {
    String ending = List.of("mp4", "webm", "gif").get(bench.random().nextInt(3));
    Path target = bench.folder().resolve("film." + ending);
    String heap = "-Xmx" + (12 + bench.random().nextInt(52)) + "m";
    bench.run(bench.withJava(List.of(heap), bench.glyphs(target))).with(0, 1);
    bench.requireWholeOrNone(target);
    bench.requireNoLeftovers(bench.folder());
  }
}
