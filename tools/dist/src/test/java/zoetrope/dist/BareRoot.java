package zoetrope.dist;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A root folder with a shell, the C and C++ libraries and libudev: no Java, no fonts, no users.
 * Programs in it have no network and an empty environment.
 */
record BareRoot(Path root) {
  private static final List<String> LIBRARIES =
      List.of(
          "libc.so.6",
          "libm.so.6",
          "libmvec.so.1",
          "libdl.so.2",
          "libpthread.so.0",
          "librt.so.1",
          "libstdc++.so.6",
          "libgcc_s.so.1",
          "libudev.so.1");

  /** Creates the root in an empty folder. */
  static BareRoot in(Path root) throws IOException, InterruptedException {
    for (String name : List.of("bin", "tmp", "proc", "dev", "work")) {
      Files.createDirectory(root.resolve(name));
    }
    BareRoot bare = new BareRoot(root);
    bare.copy(Path.of("/bin/sh"), Path.of("/bin/sh"));
    bare.copy(Path.of("/lib64/ld-linux-x86-64.so.2"), Path.of("/lib64/ld-linux-x86-64.so.2"));
    String all = Run.of("/sbin/ldconfig", "-p").output();
    for (String name : LIBRARIES) {
      all.lines()
          .filter(line -> line.strip().startsWith(name + " ") && line.contains("x86-64"))
          .map(line -> Path.of(line.replaceFirst(".*=> ", "")))
          .findFirst()
          .ifPresent(file -> bare.copy(file, file));
    }
    return bare;
  }

  private void copy(Path from, Path to) {
    try {
      Path target = inside(to);
      Files.createDirectories(target.getParent());
      Files.copy(from.toRealPath(), target);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the path on this system of a path in the root folder. */
  Path inside(Path path) {
    return root.resolve(Path.of("/").relativize(path));
  }

  /** Runs a command in this root folder, with {@code /work} as the working directory. */
  Run run(String... command) throws IOException, InterruptedException {
    return Run.of(line(command).toArray(String[]::new));
  }

  /** Returns the command line that runs a command in this root folder. */
  List<String> line(String... command) {
    List<String> line = new ArrayList<>();
    line.addAll(List.of("/usr/bin/env", "-i", "/usr/bin/unshare", "-rnm", "/bin/sh", "-c"));
    line.add(
        "/bin/mount --rbind /proc \"$0/proc\" && /bin/mount --rbind /dev \"$0/dev\" && root=$0 &&"
            + " exec /usr/sbin/chroot \"$root\" /bin/sh -c 'cd /work && exec \"$0\" \"$@\"'"
            + " \"$@\"");
    line.add(root.toString());
    line.addAll(List.of(command));
    return line;
  }
}
