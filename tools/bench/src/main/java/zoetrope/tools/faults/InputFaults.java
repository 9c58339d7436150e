package zoetrope.tools.faults;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Input files that are unreadable, empty or endless, or that change while they are read. */
final class InputFaults {
  /** The kinds of files, with their endings. */
  private static final List<String> KINDS =
      List.of(
          "picture png",
          "picture jpg",
          "picture gif",
          "drawing svg",
          "font ttf",
          "attention npz",
          "attention npy",
          "attention json",
          "source java");

  private static final String SOURCE =
      "class Reads extends zoetrope.scene.Scene {\n  protected void construct() {\n"
          + "    pause();\n  }\n}\n";

  /** Puts something unreadable at a path. */
  private interface Spoiler {
    void make(Path file, Bench bench) throws Exception;
  }

  private InputFaults() {}

  static List<InjectedFault> all() {
    List<InjectedFault> all = new ArrayList<>();
    all.add(of("a folder in a file's place", (f, b) -> Files.createDirectory(f)));
    all.add(of("a link to nothing", (f, b) -> Files.createSymbolicLink(f, b.beside("none"))));
    all.add(of("a link to itself", (f, b) -> Files.createSymbolicLink(f, f)));
    all.add(of("a pipe that gives nothing", (f, b) -> pipe(f)));
    all.add(of("a link to /dev/zero", (f, b) -> link(f, "/dev/zero")));
    all.add(of("a link to /dev/null", (f, b) -> link(f, "/dev/null")));
    all.add(of("an empty file", (f, b) -> Files.createFile(f)));
    all.add(of("no permission to read", InputFaults::forbid));
    all.add(of("a file of 4 GB of zeros", (f, b) -> hole(f, 4L << 30)));
    all.add(new InjectedFault("a file that changes while it is read", InputFaults::changing));
    return all;
  }

  private static InjectedFault of(String name, Spoiler spoiler) {
    return new InjectedFault(
        name,
        bench -> {
          String kind = KINDS.get(bench.random().nextInt(KINDS.size()));
          Path file = file(bench, kind);
          spoiler.make(file, bench);
          Ended ended = bench.end(bench.unprivileged(reading(bench, kind, file)));
          ended.with(1, 2).saying("Given");
          requireNothing(bench);
        });
  }

  private static Path file(Bench bench, String kind) {
    return bench.beside("Given." + kind.split(" ")[1]);
  }

  private static List<String> reading(Bench bench, String kind, Path file) {
    String target = bench.folder().resolve("a.png").toString();
    String what = kind.split(" ")[0];
    List<String> command =
        what.equals("source")
            ? bench.command(file.toString(), "--at", "0", "-o", target)
            : bench.command(
                "UsesFile", "--at=0", "-o", target, "--set=kind=" + what, "--set=file=" + file);
    return bench.withJava(List.of("-Xmx300m"), command);
  }

  private static void requireNothing(Bench bench) throws Exception {
    if (!Bench.contents(bench.folder()).isEmpty()) {
      throw new NotSurvived("a failed run leaves " + Bench.contents(bench.folder()).keySet());
    }
  }

  private static void link(Path file, String device) throws IOException, NotHere {
    if (!Files.exists(Path.of(device))) {
      throw new NotHere("there is no " + device);
    }
    Files.createSymbolicLink(file, Path.of(device));
  }

  private static void pipe(Path file) throws IOException, InterruptedException, NotHere {
    if (new ProcessBuilder("mkfifo", file.toString()).start().waitFor() != 0) {
      throw new NotHere("there is no mkfifo");
    }
  }

  private static void forbid(Path file, Bench bench) throws IOException {
    Files.write(file, intact(file.toString(), bench.random()));
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
  }

  private static void hole(Path file, long bytes) throws IOException {
    try (var sparse = new java.io.RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(bytes);
    }
  }

  private static void changing(Bench bench) throws Exception {
    String kind = KINDS.get(bench.random().nextInt(KINDS.size()));
    Path file = file(bench, kind);
    byte[] whole = intact(file.toString(), bench.random());
    Files.write(file, whole);
    Process process = bench.start(reading(bench, kind, file));
    while (process.isAlive()) {
      Files.write(file, cut(whole, bench.random()));
      Files.write(file, whole);
    }
    bench.end(process).with(0, 1);
  }

  private static byte[] cut(byte[] whole, Random random) {
    return Arrays.copyOf(whole, random.nextInt(whole.length));
  }

  /** Returns an intact file of the kind that belongs to the ending of its name. */
  private static byte[] intact(String name, Random random) throws IOException {
    String ending = name.substring(name.lastIndexOf('.') + 1);
    return switch (ending) {
      case "svg" -> text("<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0L9 9H3z'/></svg>");
      case "java" -> text(SOURCE);
      case "ttf" -> IntactFiles.font();
      case "npy" -> IntactFiles.npy();
      case "npz" -> IntactFiles.npz();
      case "json" -> text("{\"attention\": [[[[1.0, 0.0], [0.5, 0.5]]]]}");
      default -> IntactFiles.picture(ending, random);
    };
  }

  private static byte[] text(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
