package zoetrope.studio;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicReference;
import zoetrope.cli.service.Studio;
import zoetrope.internal.diagnostics.Rethrown;
import zoetrope.studio.project.Editor;
import zoetrope.studio.project.Project;
import zoetrope.studio.window.Workspace;

/** The entry point of the studio, which the command line finds with a service loader. */
public final class StudioService implements Studio {
  /**
   * The server that is prepared while the command line is parsed; null if there is none, or once it
   * is used.
   */
  private static final AtomicReference<CompletableFuture<Ready>> WARM = new AtomicReference<>();

  /** A server that waits for an address and for its workspace. */
  private record Ready(CompletableFuture<Workspace> opened, StudioServer server) {
    static Ready make() {
      CompletableFuture<Workspace> opened = new CompletableFuture<>();
      return new Ready(opened, new StudioServer(opened::join));
    }

    void open(Workspace workspace, Throwable error) {
      if (error == null) {
        opened.complete(workspace);
      } else {
        opened.completeExceptionally(error);
      }
    }
  }

  @Override
  public void warmUp() {
    CompletableFuture<Ready> warm = new CompletableFuture<>();
    if (WARM.compareAndSet(null, warm)) {
      try {
        Ready ready = Ready.make();
        ready.server().warmUp();
        warm.complete(ready);
      } catch (RuntimeException | Error e) {
        warm.completeExceptionally(e);
      }
    }
  }

  @Override
  public void serve(Request request, PrintStream out) {
    Optional<CompletableFuture<Ready>> warm = Optional.ofNullable(WARM.getAndSet(null));
    CompletableFuture<Workspace> opened = new CompletableFuture<>();
    Thread opener = new Thread(() -> open(request, opened), "studio-open");
    opener.setDaemon(true);
    opener.start();
    Ready ready = warm.map(CompletableFuture::join).orElseGet(Ready::make);
    opened.whenComplete((workspace, error) -> ready.open(workspace, error));
    try (StudioServer server = ready.server()) {
      server.listen(request.address(), request.port(), request.embedders());
      awaitOpen(opened);
      out.println(server.link());
      if (request.open() && !BrowserStart.open(server.link())) {
        out.println("hint: --open found no browser: open the link yourself");
      }
      out.flush();
      if (request.remote()) {
        remote(opened.join(), out);
      }
      Thread.sleep(Long.MAX_VALUE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      opened.thenAccept(Workspace::close);
    }
  }

  /** Opens the workspace while the server starts, and runs the first scene. */
  private static void open(Request request, CompletableFuture<Workspace> opened) {
    try {
      Project project =
          new Project(request.scenes(), request.classPath(), Path.of(""), request.cache());
      Workspace workspace =
          new Workspace(project, request.settings(), new Editor(request.editor()), request.cache());
      opened.complete(workspace);
      workspace.openAhead();
    } catch (RuntimeException | Error e) {
      opened.completeExceptionally(e);
    }
  }

  /** Serves the remote control until the thread is interrupted. */
  private static void remote(Workspace workspace, PrintStream out) throws InterruptedException {
    try (RemoteServer remote = new RemoteServer(workspace, RemoteServer.networkAddress())) {
      workspace.expectRemote();
      out.println("remote: " + remote.link());
      out.flush();
      Thread.sleep(Long.MAX_VALUE);
    }
  }

  private static void awaitOpen(CompletableFuture<Workspace> opened) {
    try {
      opened.join();
    } catch (CompletionException e) {
      throw Rethrown.of(e.getCause());
    }
  }
}
