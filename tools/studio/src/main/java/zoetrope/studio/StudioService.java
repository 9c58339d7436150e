package zoetrope.studio;

import java.io.PrintStream;
import java.nio.file.Path;
import zoetrope.cli.Studio;

/** The studio that the command line finds. */
public final class StudioService implements Studio {
  @Override
  public void serve(Request request, PrintStream out) {
    Project project = new Project(request.scenes(), request.classPath(), Path.of(""));
    try (Workspace workspace = open(project, request);
        StudioServer server = new StudioServer(workspace, request.address(), request.port())) {
      out.println(server.link());
      out.flush();
      Thread.sleep(Long.MAX_VALUE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static Workspace open(Project project, Request request) {
    Workspace workspace = new Workspace(project, request.settings(), new Editor(request.editor()));
    workspace.openAhead();
    return workspace;
  }
}
