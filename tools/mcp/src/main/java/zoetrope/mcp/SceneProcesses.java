package zoetrope.mcp;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * The processes that run scenes. If no command runs, at least one process waits for the next
 * command.
 */
final class SceneProcesses implements AutoCloseable {
  private static final int MAX_PROCESSES = 3;

  private final Path folder;
  private final Path temporary;
  private final long memoryBytes;
  private final Semaphore free = new Semaphore(MAX_PROCESSES, true);
  private final Deque<SceneProcess> idle = new ArrayDeque<>();
  private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();
  private boolean closed;

  /** Starts the first process; see {@link SceneProcess#start}. */
  SceneProcesses(Path folder, Path temporary, long memoryBytes) {
    this.folder = folder;
    this.temporary = temporary;
    this.memoryBytes = memoryBytes;
    keep(start(true));
  }

  /**
   * Runs a command line in a process and returns its output. The command ends at the limit, or when
   * the call is cancelled.
   *
   * @param isFilm whether the command renders a video; then a new process is started
   * @param notes receives the text of the error output while the command runs
   */
  SceneProcess.Output run(
      List<String> line,
      Duration limit,
      boolean isFilm,
      PendingCalls.Call call,
      Consumer<String> notes) {
    free.acquireUninterruptibly();
    try (SceneProcess film = isFilm ? start(false) : null) {
      SceneProcess process = isFilm ? film : take();
      String late =
          "error: stopped after "
              + limit.toSeconds()
              + " s, the time limit of this call: use a lower quality, such as low, or start the"
              + " server with a larger --timeout";
      ScheduledFuture<?> alarm =
          clock.schedule(() -> process.stop(late), limit.toMillis(), TimeUnit.MILLISECONDS);
      call.onCancel(() -> process.stop("cancelled"));
      SceneProcess.Output output = process.run(line, notes);
      call.onCancel(() -> {});
      alarm.cancel(false);
      if (!isFilm) {
        keep(process);
      }
      return output;
    } finally {
      free.release();
    }
  }

  private SceneProcess take() {
    synchronized (idle) {
      while (!idle.isEmpty()) {
        SceneProcess process = idle.pop();
        if (process.isUsable()) {
          return process;
        }
        process.close();
      }
    }
    return start(true);
  }

  /**
   * Keeps a process for the next command. If it cannot run another command, closes it, and starts a
   * new process unless another one is idle.
   */
  private void keep(SceneProcess process) {
    synchronized (idle) {
      if (!closed && process.isUsable()) {
        idle.push(process);
        return;
      }
      process.close();
      if (!closed && idle.isEmpty()) {
        idle.push(start(true));
      }
    }
  }

  private SceneProcess start(boolean quick) {
    try {
      return SceneProcess.start(folder, temporary, memoryBytes, quick);
    } catch (IOException e) {
      throw new UncheckedIOException("a process for scenes cannot be started", e);
    }
  }

  @Override
  public void close() {
    clock.shutdownNow();
    synchronized (idle) {
      closed = true;
      idle.forEach(SceneProcess::close);
      idle.clear();
    }
  }
}
