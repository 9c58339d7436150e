package zoetrope.internal.files;

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

/** Runs a program in its own folder, with limits on time and on the bytes that it writes there. */
public final class ProgramRun {
  /** The maximum number of bytes that a program may write. */
  public static final long MAX_BYTES = 64L << 20;

  private static final int STEP_MILLIS = 20;
  private static final int MILLIS_PER_SECOND = 1000;

  /** The outcome of a run. */
  public enum End {
    /** The program ended, with exit code 0. */
    DONE,
    /** The program ended with another exit code. */
    FAILED,
    /** The program was stopped at the time limit. */
    TOO_LONG,
    /** The program was stopped because it wrote more than {@link #MAX_BYTES}. */
    TOO_MUCH
  }

  private ProgramRun() {}

  /**
   * Runs a command; its output goes to the file {@code log} in the folder. If the program does not
   * end by itself, it is killed together with the processes that it started.
   *
   * @param environment added to this process's environment; an empty value removes a variable
   * @throws CancellationException when the thread is interrupted
   * @throws IOException when the program cannot be started, or its folder cannot be read
   */
  public static End run(
      List<String> command, Map<String, String> environment, Path folder, String log, int seconds)
      throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve(log).toFile());
    builder.environment().putAll(environment);
    builder.environment().values().removeIf(String::isEmpty);
    Process process = builder.start();
    Thread guard = new Thread(() -> kill(process), "zoetrope-program-guard");
    try {
      addHook(guard);
      process.getOutputStream().close();
      return await(process, folder, seconds);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("stopped while a program was running");
    } finally {
      kill(process);
      forget(guard);
    }
  }

  private static End await(Process process, Path folder, int seconds)
      throws InterruptedException, IOException {
    for (int step = 0; step < seconds * MILLIS_PER_SECOND / STEP_MILLIS; step++) {
      if (process.waitFor(STEP_MILLIS, TimeUnit.MILLISECONDS)) {
        return process.exitValue() == 0 ? End.DONE : End.FAILED;
      }
      if (size(folder) > MAX_BYTES) {
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

  private static void addHook(Thread guard) {
    try {
      Runtime.getRuntime().addShutdownHook(guard);
    } catch (IllegalStateException e) {
      throw new CancellationException("the Java process is ending");
    }
  }

  private static void forget(Thread guard) {
    try {
      Runtime.getRuntime().removeShutdownHook(guard);
    } catch (IllegalStateException e) {
      // Java is exiting, and the guard is already running.
    }
  }

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
