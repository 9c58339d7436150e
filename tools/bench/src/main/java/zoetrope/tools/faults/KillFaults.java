package zoetrope.tools.faults;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Renderings that are killed at a random time. */
final class KillFaults {
  private static final List<String> TARGETS =
      List.of("film.mp4", "film.mov", "film.mkv", "film.webm", "film.gif", "still.png", "frames");
  private static final int KILLED = 137;
  private static final int MAX_DELAY_MILLIS = 5000;

  private KillFaults() {}

  static List<InjectedFault> all() {
    return TARGETS.stream()
        .map(target -> new InjectedFault("kill -9, " + target, bench -> kill(bench, target)))
        .toList();
  }

  /**
   * Kills a rendering. Afterwards, the target must be the older video, the complete new video, or
   * missing. The next run must delete leftover files.
   */
  private static void kill(Bench bench, String name) throws Exception {
    Path target = bench.folder().resolve(name);
    Path still = bench.folder().resolve("older.png");
    boolean older = bench.random().nextBoolean() && !name.equals("frames");
    if (older) {
      bench.run(bench.command("StillPicture", "--at", "0", "-o", still.toString())).with(0);
      Files.copy(still, target);
    }
    Process process = bench.start(bench.glyphs(target));
    process.waitFor(bench.random().nextInt(MAX_DELAY_MILLIS), TimeUnit.MILLISECONDS);
    process.destroyForcibly();
    bench.end(process).with(0, KILLED);
    boolean untouched = older && Files.mismatch(still, target) < 0;
    if (Files.isDirectory(target)) {
      requireWholePictures(bench, target);
    } else if (!untouched) {
      bench.requireWholeOrNone(target);
    }
    Path next = (name.equals("frames") ? target : bench.folder()).resolve("next.png");
    bench.run(bench.command("StillPicture", "--at", "0", "-o", next.toString())).with(0);
    bench.requireNoLeftovers(bench.folder());
    bench.requireNoLeftovers(target);
    bench.requireNoLeftovers(bench.temporary());
  }

  private static void requireWholePictures(Bench bench, Path folder) throws Exception {
    for (String name : Bench.contents(folder).keySet()) {
      if (name.endsWith(".png")) {
        bench.requireWhole(folder.resolve(name));
      }
    }
  }
}
