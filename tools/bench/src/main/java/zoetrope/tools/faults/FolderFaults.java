package zoetrope.tools.faults;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Folders that are deleted, replaced, or not writable. */
final class FolderFaults {
  private static final int MAX_DELAY_MILLIS = 3000;

  private FolderFaults() {}

  static List<InjectedFault> all() {
    return List.of(
        new InjectedFault("the folder vanishes, film", bench -> vanish(bench, "film.mp4", false)),
        new InjectedFault("the folder vanishes, pictures", bench -> vanish(bench, "frames", false)),
        new InjectedFault(
            "a file takes the folder's place", bench -> vanish(bench, "film.webm", true)),
        new InjectedFault("the temporary folder vanishes", FolderFaults::vanishTemporary),
        new InjectedFault("a write-protected folder", FolderFaults::readOnly),
        new InjectedFault("a folder that becomes read-only", FolderFaults::closed),
        new InjectedFault("a write-protected file", FolderFaults::protectedFile));
  }

  private static void pause(Bench bench, Process process) throws InterruptedException {
    process.waitFor(500 + bench.random().nextInt(MAX_DELAY_MILLIS), TimeUnit.MILLISECONDS);
  }

  /**
   * Moves the output folder away during a rendering. The rendering may only succeed if its file
   * exists at the end. Incomplete files move with the folder; the next run in the moved folder
   * deletes them.
   */
  private static void vanish(Bench bench, String name, boolean replaced) throws Exception {
    Path target = bench.folder().resolve(name);
    Process process = bench.start(bench.glyphs(target));
    pause(bench, process);
    boolean running = process.isAlive();
    Files.move(bench.folder(), bench.beside("gone"));
    if (replaced) {
      Files.createFile(bench.folder());
    }
    Ended ended = bench.end(process).with(0, 1, 2);
    boolean there = Files.exists(target) || !running;
    if (ended.code() == 0 && !there) {
      throw new NotSurvived("exit code 0, and there is no " + name);
    }
    Path next = bench.beside("gone").resolve("next.png");
    bench.run(bench.command("StillPicture", "--at", "0", "-o", next.toString())).with(0);
    bench.requireNoLeftovers(bench.beside("gone"));
  }

  private static void vanishTemporary(Bench bench) throws Exception {
    Path target = bench.folder().resolve("film.mp4");
    Process process = bench.start(bench.glyphs(target));
    pause(bench, process);
    Files.move(bench.temporary(), bench.beside("gone"));
    bench.end(process).with(0, 1);
    bench.requireWholeOrNone(target);
    bench.requireNoLeftovers(bench.folder());
  }

  private static void readOnly(Bench bench) throws Exception {
    Path target = bench.folder().resolve(List.of("film.mp4", "a/b.gif", "frames").get(pick(bench)));
    permit(bench.folder(), "r-xr-xr-x");
    bench.end(bench.unprivileged(bench.glyphs(target))).with(2).saying("cannot write");
  }

  private static int pick(Bench bench) {
    return bench.random().nextInt(3);
  }

  private static void closed(Bench bench) throws Exception {
    Path target = bench.folder().resolve("film.mp4");
    Process process = bench.unprivileged(bench.glyphs(target));
    pause(bench, process);
    permit(bench.folder(), "r-xr-xr-x");
    bench.end(process).with(0, 1, 2);
    permit(bench.folder(), "rwxr-xr-x");
    bench.requireWholeOrNone(target);
    bench.run(bench.command("StillPicture", "--at", "0", "-o", bench.folder() + "/a.png")).with(0);
    bench.requireNoLeftovers(bench.folder());
  }

  private static void protectedFile(Bench bench) throws Exception {
    Path target = bench.folder().resolve("film.mp4");
    Files.writeString(target, "older");
    permit(target, "r--r--r--");
    bench.end(bench.unprivileged(bench.glyphs(target))).with(2).saying("write-protected");
    if (!Files.readString(target).equals("older")) {
      throw new NotSurvived("the protected file was written over");
    }
  }

  private static void permit(Path path, String permissions) throws Exception {
    Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
  }
}
