package zoetrope.mcp;

import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import zoetrope.cli.CommandLineTool;
import zoetrope.render.Renderer;
import zoetrope.render.cache.SegmentCache;

/**
 * The program of the process that runs scenes. It reads command lines from standard input, runs
 * them one after the other, and writes packets to standard output: a kind, a length and bytes.
 */
public final class SceneWorker {
  /** The kind of a packet with text of the command's standard output. */
  static final int RESULT = 1;

  /** The kind of a packet with text of the command's error output, or of a scene's output. */
  static final int NOTE = 2;

  /** The kind of the last packet of a command: its exit code, and whether the process is usable. */
  static final int DONE = 3;

  private static final int MILLIS_BEFORE_REHEARSAL = 1500;

  /** The share of the heap limit below which the heap of a usable process stays. */
  private static final double MAX_USED_HEAP = 0.9;

  private static final String REHEARSAL =
      """
      import static zoetrope.Zoetrope.*;

      class Rehearsal extends Scene {
        @Override
        protected void construct() {
          var circle = circle(1).setFill(BLUE, 0.5);
          var label = text("a circle").nextTo(circle, UP);
          var axes = axes(Range.of(-3, 3), Range.of(-2, 2));
          play(create(circle), write(label));
          play(transform(circle, square(2)), fadeOut(label), create(axes.plot(x -> x * x / 4)));
          play(write(tex("x^2 + \\\\frac{1}{2}").toEdge(DOWN)), animate(circle, c -> c.shift(UP)));
        }
      }
      """;

  private final DataOutputStream packets =
      new DataOutputStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)));
  private final PrintStream results = stream(RESULT);
  private final PrintStream notes = stream(NOTE);

  /** Whether a command has run; only for the thread of the commands. */
  private boolean used;

  private SceneWorker() {}

  /**
   * Runs command lines until standard input ends.
   *
   * @param args a folder for temporary files
   * @throws IOException if standard input cannot be read
   */
  public static void main(String[] args) throws IOException {
    DataInputStream lines = new DataInputStream(System.in);
    System.setIn(InputStream.nullInputStream());
    SceneWorker worker = new SceneWorker();
    ScheduledExecutorService commands = Executors.newSingleThreadScheduledExecutor();
    Path temporary = Path.of(args[0]);
    commands.schedule(
        () -> worker.rehearse(temporary), MILLIS_BEFORE_REHEARSAL, TimeUnit.MILLISECONDS);
    try {
      while (true) {
        String[] line = new String[lines.readInt()];
        for (int i = 0; i < line.length; i++) {
          line[i] = lines.readUTF();
        }
        commands.execute(() -> worker.run(line));
      }
    } catch (EOFException e) {
      Runtime.getRuntime().halt(0); // The server is gone, even if a scene still runs.
    }
  }

  /**
   * Runs a small scene if no command has come yet, so that the first scene of a user does not wait
   * for classes to load.
   */
  private void rehearse(Path temporary) {
    if (used) {
      return;
    }
    PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    System.setOut(nowhere);
    System.setErr(nowhere);
    try {
      Path folder = Files.createTempDirectory(temporary, "rehearsal");
      String scene = Files.writeString(folder.resolve("Rehearsal.java"), REHEARSAL).toString();
      CommandLineTool tool = new CommandLineTool(nowhere, nowhere);
      tool.run("check", scene, "--json", "-", "--quality=low");
      tool.run(scene, "--at", "1.5", "--quality=low", "-o", folder.resolve("still.png").toString());
    } catch (IOException | RuntimeException e) {
      // If something is wrong, the first scene of the user will report it.
      nowhere.println(e);
    }
  }

  private void run(String... line) {
    used = true;
    System.setOut(notes);
    System.setErr(notes);
    int code = 1;
    boolean ended = false;
    try {
      code = new CommandLineTool(results, notes, Path.of(""), SegmentCache::ofUser).run(line);
      ended = true;
    } finally {
      results.flush();
      notes.flush();
      if (!isEnding()) {
        send(DONE, new byte[] {(byte) code, (byte) (ended && isUsable() ? 1 : 0)}, 0, 2);
      }
    }
  }

  /** Whether the scene is ending the process. The shutdown hook then reports the reason. */
  private static boolean isEnding() {
    Thread hook = new Thread();
    try {
      Runtime.getRuntime().addShutdownHook(hook);
      Runtime.getRuntime().removeShutdownHook(hook);
      return false;
    } catch (IllegalStateException e) {
      return true;
    }
  }

  /**
   * Whether the process can run another scene. It cannot if a thread of an earlier scene still
   * runs. It cannot if memory was scarce at any time, because classes whose initialization failed
   * stay unusable.
   */
  private static boolean isUsable() {
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() < MAX_USED_HEAP * runtime.maxMemory()
        && Thread.getAllStackTraces().keySet().stream()
            .allMatch(thread -> Renderer.sceneOf(thread).isEmpty());
  }

  private PrintStream stream(int kind) {
    OutputStream sender =
        new OutputStream() {
          @Override
          public void write(int b) {
            write(new byte[] {(byte) b}, 0, 1);
          }

          @Override
          public void write(byte[] bytes, int from, int count) {
            send(kind, bytes, from, count);
          }
        };
    return new PrintStream(new BufferedOutputStream(sender), true, StandardCharsets.UTF_8);
  }

  private void send(int kind, byte[] bytes, int from, int count) {
    try {
      synchronized (packets) {
        packets.writeByte(kind);
        packets.writeInt(count);
        packets.write(bytes, from, count);
        packets.flush();
      }
    } catch (IOException e) {
      Runtime.getRuntime().halt(1); // The server is gone.
    }
  }
}
