package zoetrope.latex;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Runs a program in a folder of its own, within limits of time and of what it writes there. */
final class ProgramRun {
  /** What a program may write. */
  static final long MOST_BYTES = 64L << 20;

  private static final int STEP_MILLIS = 20;
  private static final int SECOND = 1000;

  /**
   * For all programs: TeX reads and writes nothing but what is below the folder or installed, makes
   * no fonts, takes the beginning of 1970 for today, and does not break the lines of its log.
   */
  private static final Map<String, String> ENVIRONMENT =
      Map.ofEntries(
          Map.entry("openin_any", "p"),
          Map.entry("openout_any", "p"),
          Map.entry("shell_escape", "f"),
          Map.entry("MKTEXTFM", "0"),
          Map.entry("MKTEXPK", "0"),
          Map.entry("MKTEXMF", "0"),
          Map.entry("MKTEXTEX", "0"),
          Map.entry("SOURCE_DATE_EPOCH", "0"),
          Map.entry("FORCE_SOURCE_DATE", "1"),
          Map.entry("max_print_line", "1000"),
          Map.entry("error_line", "254"),
          Map.entry("half_error_line", "238"),
          Map.entry("LC_ALL", "C"));

  /** How a run came to its end. */
  enum End {
    /** The program ended, with exit code 0. */
    DONE,
    /** It ended with another exit code. */
    FAILED,
    /** It was stopped at the time limit. */
    TOO_LONG,
    /** It was stopped as it wrote more than {@link #MOST_BYTES}. */
    TOO_MUCH
  }

  private ProgramRun() {}

  /**
   * Runs a command; what it prints goes to the file {@code log} of the folder. No process of it is
   * left when this returns or throws.
   *
   * @throws CancellationException when the thread is interrupted
   * @throws IOException when the program cannot be started
   */
  static End run(List<String> command, Path folder, String log, int seconds) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve(log).toFile());
    builder.environment().putAll(ENVIRONMENT);
    builder.environment().remove("TEXMFOUTPUT");
    Process process = builder.start();
    Thread guard = new Thread(() -> kill(process), "zoetrope-latex-guard");
    Runtime.getRuntime().addShutdownHook(guard);
    try {
      process.getOutputStream().close();
      return await(process, folder, seconds);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("stopped while LaTeX was running");
    } finally {
      kill(process);
      forget(guard);
    }
  }

  private static End await(Process process, Path folder, int seconds)
      throws InterruptedException, IOException {
    for (int step = 0; step < seconds * SECOND / STEP_MILLIS; step++) {
      if (process.waitFor(STEP_MILLIS, TimeUnit.MILLISECONDS)) {
        return process.exitValue() == 0 ? End.DONE : End.FAILED;
      }
      if (size(folder) > MOST_BYTES) {
        return End.TOO_MUCH;
      }
    }
    return End.TOO_LONG;
  }

  private static void kill(Process process) {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    boolean interrupted = false;
    while (process.isAlive()) {
      try {
        process.waitFor();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private static void forget(Thread guard) {
    try {
      Runtime.getRuntime().removeShutdownHook(guard);
    } catch (IllegalStateException e) {
      // Java is ending, and the guard runs already.
    }
  }

  /** The bytes of all files in a folder. */
  private static long size(Path folder) throws IOException {
    long sum = 0;
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        sum += sizeOf(file);
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    return sum;
  }

  private static long sizeOf(Path file) throws IOException {
    try {
      return Files.size(file);
    } catch (NoSuchFileException e) {
      return 0;
    }
  }
}
