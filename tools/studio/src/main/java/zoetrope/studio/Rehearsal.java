package zoetrope.studio;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import zoetrope.cli.CommandLineTool;
import zoetrope.render.cache.SegmentCache;
import zoetrope.studio.project.Project;

/**
 * Starts the studio with a scene and a client that shows the scene, plays it and disconnects. The
 * launcher records the classes that this run loads and archives them, so that the studio starts
 * quickly.
 */
public final class Rehearsal {
  private static final long PATIENCE_SECONDS = 60;

  private static final List<String> CALLS =
      List.of(
          "{'call':'open','id':1,'scene':'%s'}",
          "{'call':'picture','id':2,'frame':0,'scale':1}",
          "{'call':'segment','run':1,'index':0,'frame':0,'step':1,'count':3,'scale':2}");

  /**
   * The number of expected messages: the list of scenes, an answer, an outline, the findings, an
   * image and a segment.
   */
  private static final int MESSAGES = 6;

  /** The calls that the client sends after the scene is shown. Each call has one answer. */
  private static final List<String> LATER_CALLS =
      List.of(
          "{'call':'source','id':3,'file':'%s.java'}",
          "{'call':'objects','id':4,'frame':0}",
          "{'call':'hit','id':5,'frame':0,'x':427,'y':240,'reach':4}");

  private Rehearsal() {}

  /**
   * Runs the program.
   *
   * @param args the name of a scene
   */
  public static void main(String[] args) throws Exception {
    Project project = new Project(List.of(args), List.of(), Path.of(""), SegmentCache.none());
    PipedInputStream in = new PipedInputStream();
    PrintStream out = new PrintStream(new PipedOutputStream(in), true, StandardCharsets.UTF_8);
    CommandLineTool tool = new CommandLineTool(out, System.err);
    Thread studio = new Thread(() -> tool.run("studio", "--quality", "low", args[0]), "rehearsal");
    studio.setDaemon(true);
    studio.start();
    String link = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)).readLine();
    visit(URI.create(link), project.state().scenes().keySet().iterator().next());
    project.warmCompiler();
    System.exit(0); // Threads of the scene and of the studio may still run.
  }

  private static void visit(URI link, String scene) throws Exception {
    HttpClient http = HttpClient.newHttpClient();
    HttpResponse<String> page =
        http.send(HttpRequest.newBuilder(link).build(), HttpResponse.BodyHandlers.ofString());
    String cookie = page.headers().firstValue("Set-Cookie").orElseThrow().replaceAll(";.*", "");
    Semaphore arrived = new Semaphore(0);
    WebSocket window =
        http.newWebSocketBuilder()
            .header("Cookie", cookie)
            .buildAsync(URI.create("ws://" + link.getAuthority() + "/window"), new Reader(arrived))
            .join();
    exchange(window, CALLS, scene, arrived, MESSAGES);
    exchange(window, LATER_CALLS, scene.replaceAll(".*\\.", ""), arrived, LATER_CALLS.size());
  }

  /** Sends calls and waits for a number of messages. */
  private static void exchange(
      WebSocket window, List<String> calls, String name, Semaphore arrived, int messages)
      throws InterruptedException {
    for (String call : calls) {
      window.sendText(call.formatted(name).replace('\'', '"'), true).join();
    }
    if (!arrived.tryAcquire(messages, PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      throw new IllegalStateException("only " + arrived.availablePermits() + " messages arrived");
    }
  }

  /** Counts the messages that arrive. */
  private record Reader(Semaphore arrived) implements WebSocket.Listener {
    @Override
    public CompletionStage<?> onText(WebSocket window, CharSequence part, boolean last) {
      return read(window, last);
    }

    @Override
    public CompletionStage<?> onBinary(WebSocket window, ByteBuffer part, boolean last) {
      return read(window, last);
    }

    private CompletionStage<?> read(WebSocket window, boolean last) {
      if (last) {
        arrived.release();
      }
      window.request(1);
      return null;
    }
  }
}
