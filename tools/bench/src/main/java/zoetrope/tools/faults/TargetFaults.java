package zoetrope.tools.faults;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** Unusual names, links, and several runs with the same target. */
final class TargetFaults {
  /** Names in bash's notation {@code $'...'}. */
  private static final List<String> NAMES =
      List.of(
          "\\U1F600\\U1F468\\u200D\\U1F469\\u200D\\U1F467.mp4",
          "\\xff\\xfe.mp4",
          "a".repeat(251) + ".mp4",
          "a".repeat(252) + ".mp4",
          "\\U1F600".repeat(62) + ".mp4",
          "\\U1F600".repeat(63) + ".mp4",
          "a\\001\\033[31mb.mp4",
          "a\\nb.mp4",
          "-film.mp4",
          "--all.mp4",
          "film.mp4.",
          "film.mp4 ",
          " film.mp4",
          "CON.mp4",
          "NUL.mp4",
          "com1.mp4",
          "a:b.mp4",
          "a\\\\b.mp4",
          "a%20b.mp4",
          "a*b?.mp4",
          ".mp4",
          "..mp4",
          "\\u202Egpm.mp4",
          "e\\u0301.mp4",
          "d/../f.mp4",
          "no/such/folder/f.mp4");

  private static final String FAST = "--to=0.2";

  private TargetFaults() {}

  static List<InjectedFault> all() {
    List<InjectedFault> all = new ArrayList<>();
    all.add(new InjectedFault("a name of any kind", TargetFaults::named));
    all.add(new InjectedFault("a link as target", TargetFaults::link));
    all.add(new InjectedFault("a link in the middle of the path", TargetFaults::linkedFolder));
    all.add(new InjectedFault("a link to itself, a pipe, a device", TargetFaults::noFile));
    for (String target : List.of("film.mp4", "still.png", "film.gif", "frames")) {
      all.add(new InjectedFault("two runs to one place, " + target, bench -> race(bench, target)));
    }
    all.add(
        new InjectedFault("two runs of several scenes to one folder", TargetFaults::raceOfMany));
    return all;
  }

  private static void named(Bench bench) throws Exception {
    String name = NAMES.get(bench.random().nextInt(NAMES.size()));
    String words = "cd '" + bench.folder() + "'; set -- \"$@\" --out=$'" + name + "';";
    List<String> command = bench.command("StillPicture", FAST, "--set=seconds=0.3");
    Ended ended = bench.end(bench.inShell(words, command)).with(0, 2);
    List<String> there = new ArrayList<>(Bench.contents(bench.folder()).keySet());
    boolean folder = name.startsWith("no/");
    if (there.size() != (ended.code() == 0 ? 1 : 0)) {
      throw new NotSurvived(name + " with exit code " + ended.code() + " leaves " + there);
    }
    if (ended.code() == 0 && !folder && !name.matches(".*[\\\\/].*") && !there.contains(name)) {
      throw new NotSurvived(name + " becomes " + there);
    }
  }

  private static void link(Bench bench) throws Exception {
    Path real = bench.beside("real.mp4");
    if (bench.random().nextBoolean()) {
      Files.writeString(real, "older");
    }
    Path link = Files.createSymbolicLink(bench.folder().resolve("film.mp4"), real);
    bench.run(bench.command("StillPicture", FAST, "-o", link.toString())).with(0);
    if (!Files.isSymbolicLink(link)) {
      throw new NotSurvived("the link has become a file");
    }
    bench.requireWhole(real);
  }

  private static void linkedFolder(Bench bench) throws Exception {
    Path real = Files.createDirectory(bench.beside("real"));
    Path link = Files.createSymbolicLink(bench.folder().resolve("linked"), real);
    Path film = link.resolve("deep/film.mp4");
    bench.run(bench.command("StillPicture", FAST, "-o", film.toString())).with(0);
    if (!Files.isSymbolicLink(link)) {
      throw new NotSurvived("the link has become a folder");
    }
    bench.requireWhole(real.resolve("deep/film.mp4"));
    bench.requireNoLeftovers(real.resolve("deep"));
  }

  private static void noFile(Bench bench) throws Exception {
    Path target = bench.folder().resolve("film.mp4");
    switch (bench.random().nextInt(3)) {
      case 0 -> Files.createSymbolicLink(target, target);
      case 1 -> new ProcessBuilder("mkfifo", target.toString()).start().waitFor();
      default -> Files.createSymbolicLink(target, Path.of("/dev/full"));
    }
    bench.run(bench.command("StillPicture", FAST, "-o", target.toString())).with(2);
    if (Files.isRegularFile(target, LinkOption.NOFOLLOW_LINKS)) {
      throw new NotSurvived("a file has replaced something that is not a file");
    }
  }

  /**
   * Starts two runs with the same target. For a file, both must succeed; for a folder of images,
   * one may fail. The output must be complete.
   */
  private static void race(Bench bench, String name) throws Exception {
    Path target = bench.folder().resolve(name);
    List<String> command = bench.glyphs(target);
    Process first = bench.start(command);
    first.waitFor(bench.random().nextInt(1500), java.util.concurrent.TimeUnit.MILLISECONDS);
    Process second = bench.start(command);
    int failures = bench.end(first).with(0, 1, 2).code() == 0 ? 0 : 1;
    failures += bench.end(second).with(0, 1, 2).code() == 0 ? 0 : 1;
    if (failures > (name.equals("frames") ? 1 : 0)) {
      throw new NotSurvived(failures + " of two runs failed: " + bench.last().output());
    }
    if (name.equals("frames")) {
      requireAll(bench, target);
    } else {
      bench.requireWhole(target);
    }
    bench.requireNoLeftovers(bench.folder());
    bench.requireNoLeftovers(target);
  }

  private static void requireAll(Bench bench, Path pictures) throws Exception {
    TreeMap<String, String> there = Bench.contents(pictures);
    for (String name : there.keySet()) {
      bench.requireWhole(pictures.resolve(name));
    }
    if (there.isEmpty()) {
      throw new NotSurvived("there are no pictures");
    }
  }

  private static void raceOfMany(Bench bench) throws Exception {
    List<String> command = bench.command("StillPicture", "zoetrope.tools.scenes.StillPage", FAST);
    command.addAll(List.of("-o", bench.folder().toString()));
    Process first = bench.start(command);
    Process second = bench.start(command);
    bench.end(first).with(0);
    bench.end(second).with(0);
    TreeMap<String, String> there = Bench.contents(bench.folder());
    if (there.size() != 2) {
      throw new NotSurvived("expected two films, found " + there.keySet());
    }
    for (String name : there.keySet()) {
      bench.requireWhole(bench.folder().resolve(name));
    }
  }
}
