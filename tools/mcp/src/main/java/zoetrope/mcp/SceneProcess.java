package zoetrope.mcp;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** A process with a {@link SceneWorker}. */
final class SceneProcess implements AutoCloseable {
  private static final String QUICK = "-XX:TieredStopAtLevel=1";
  private static final int MAX_PACKET_BYTES = 1 << 20;
  private static final int MAX_RESULT_BYTES = 1 << 25;
  private static final int MAX_NOTE_BYTES = 1 << 16;
  private static final int MILLIS_TO_DELETE_FILES = 3000;

  /** The message if a process ended without a message. */
  private static final String ENDED =
      "error: the process of the scene ended before the scene: a scene must not halt its process,"
          + " use up its memory, or write to its standard output";

  private final Process process;
  private final DataOutputStream lines;
  private final DataInputStream packets;
  private boolean usable = true;

  /** The reason why the command was stopped; empty if it was not stopped. */
  private volatile String stopped = "";

  /**
   * The output of a command.
   *
   * @param code the exit code of the command line, or -1 if the process ended before the command
   * @param result the text of standard output
   * @param notes the text of the error output, and of the scene
   */
  record Output(int code, String result, String notes) {}

  private SceneProcess(Process process) {
    this.process = process;
    this.lines = new DataOutputStream(new BufferedOutputStream(process.getOutputStream()));
    this.packets = new DataInputStream(new BufferedInputStream(process.getInputStream()));
  }

  /**
   * Starts a process with the Java options and the class path of the current process.
   *
   * @param folder the working folder of the process
   * @param temporary the folder for the cache and other files of the process
   * @param memoryBytes the heap limit of the process
   * @param quick whether to run without Java's optimizing compiler, which saves time only for
   *     videos
   * @throws IOException if the process cannot be started
   */
  static SceneProcess start(Path folder, Path temporary, long memoryBytes, boolean quick)
      throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(option -> !option.matches("-Xm[sx].*|-XX:MaxHeapSize.*|-agentlib:.*|" + QUICK))
        .forEach(command::add);
    if (quick) {
      command.add(QUICK);
    }
    command.add("-Xmx" + memoryBytes);
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(SceneWorker.class.getName(), temporary.toString()));
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().put("ZOETROPE_CACHE", temporary.resolve("cache").toString());
    return new SceneProcess(builder.redirectError(ProcessBuilder.Redirect.INHERIT).start());
  }

  /**
   * Runs a command line and returns its output.
   *
   * @param notes receives the text of the error output while the command runs
   */
  Output run(List<String> line, Consumer<String> notes) {
    ByteArrayOutputStream result = new ByteArrayOutputStream();
    ByteArrayOutputStream noted = new ByteArrayOutputStream();
    int code = -1;
    try {
      send(line);
      int kind = packets.readByte();
      for (; kind != SceneWorker.DONE; kind = packets.readByte()) {
        byte[] bytes = packet();
        if (kind == SceneWorker.NOTE) {
          append(noted, bytes, MAX_NOTE_BYTES);
          notes.accept(new String(bytes, StandardCharsets.UTF_8));
        } else if (kind == SceneWorker.RESULT) {
          append(result, bytes, MAX_RESULT_BYTES);
        } else {
          throw new IOException("not a packet");
        }
      }
      byte[] done = packet();
      code = done[0];
      usable = done[1] == 1;
    } catch (IOException e) {
      usable = false;
      close();
    }
    String text = noted.toString(StandardCharsets.UTF_8);
    if (!stopped.isEmpty()) {
      return new Output(-1, "", text + stopped);
    }
    return new Output(
        code,
        result.toString(StandardCharsets.UTF_8),
        code < 0 && !text.contains("error:") ? text + ENDED : text);
  }

  private void send(List<String> line) throws IOException {
    lines.writeInt(line.size());
    for (String word : line) {
      lines.writeUTF(word);
    }
    lines.flush();
  }

  private byte[] packet() throws IOException {
    int length = packets.readInt();
    if (length < 0 || length > MAX_PACKET_BYTES) {
      throw new IOException("not a packet");
    }
    byte[] bytes = packets.readNBytes(length);
    if (bytes.length < length) {
      throw new EOFException();
    }
    return bytes;
  }

  private static void append(ByteArrayOutputStream text, byte[] bytes, int limit) {
    text.write(bytes, 0, Math.min(bytes.length, limit - Math.min(limit, text.size())));
  }

  /** Ends the command for a reason. Unfinished files are deleted. */
  void stop(String reason) {
    stopped = reason;
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroy();
    process
        .onExit()
        .orTimeout(MILLIS_TO_DELETE_FILES, TimeUnit.MILLISECONDS)
        .exceptionally(
            late -> {
              close();
              return process;
            });
  }

  /** Whether another command can run. */
  boolean isUsable() {
    return usable && stopped.isEmpty() && process.isAlive();
  }

  @Override
  public void close() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
