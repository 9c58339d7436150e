package zoetrope.studio;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import zoetrope.cli.Studio;

/** The studio that the command line finds. */
public final class StudioService implements Studio {
  @Override
  public void serve(Request request, PrintStream out) {
    CompletableFuture<Workspace> opened = new CompletableFuture<>();
    Thread opener = new Thread(() -> open(request, opened), "studio-open");
    opener.setDaemon(true);
    opener.start();
    try (StudioServer server = new StudioServer(opened::join, request.address(), request.port())) {
      awaitOpen(opened);
      out.println(server.link());
      out.flush();
      Thread.sleep(Long.MAX_VALUE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      opened.thenAccept(Workspace::close);
    }
  }

  /** Looks for the scenes while the server starts, and runs the first of them. */
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

  private static void awaitOpen(CompletableFuture<Workspace> opened) {
    try {
      opened.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) e.getCause();
    }
  }
}
