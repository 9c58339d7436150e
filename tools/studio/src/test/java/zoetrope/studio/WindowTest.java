package zoetrope.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.eclipse.jetty.websocket.api.RemoteEndpoint;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.WriteCallback;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.mobject.display.Visibility;
import zoetrope.render.SceneEntry;
import zoetrope.render.SegmentCache;

/** What becomes of a page that goes while it opens something. */
@Timeout(60)
class WindowTest {
  private final ObjectMapper json = new ObjectMapper();
  private final BlockingQueue<String> told = new LinkedBlockingQueue<>();
  @TempDir private Path folder;

  /** A page that takes all that it is sent. */
  private Session page() {
    RemoteEndpoint remote =
        proxy(
            RemoteEndpoint.class,
            (proxy, method, arguments) -> {
              if (method.getName().equals("sendString")) {
                told.add((String) arguments[0]);
              }
              ((WriteCallback) arguments[1]).writeSuccess();
              return null;
            });
    return proxy(
        Session.class,
        (proxy, method, arguments) -> method.getName().equals("getRemote") ? remote : null);
  }

  private static <T> T proxy(Class<T> type, java.lang.reflect.InvocationHandler handler) {
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
  }

  @Test
  void aSceneThatIsOpenedForAPageThatHasGoneIsGivenBack() throws Exception {
    Path file = folder.resolve("Slide.java");
    Files.writeString(file, RunningStudio.SLIDE);
    Project project = new Project(List.of(file.toString()), List.of(), folder, SegmentCache.none());
    Editor none = new Editor(Optional.empty());
    try (Workspace workspace =
        new Workspace(project, RunningStudio.SETTINGS, none, SegmentCache.none())) {
      SceneEntry other = SceneEntry.of(LiveScenesTest.Resting.class);
      long all = room(workspace, other);
      Window window = new Window(workspace, page());
      window.close();
      window.received(json.readTree("{\"call\":\"open\",\"id\":7,\"scene\":\"Slide\"}"));
      JsonNode answer = json.readTree(told.take());
      assertEquals(7, answer.path("id").asInt());
      assertTrue(answer.has("problem"), answer::toString);
      assertEquals(all, room(workspace, other), "the scene is still in use");
    }
  }

  /** What is left for frames of another scene. */
  private static long room(Workspace workspace, SceneEntry scene) {
    try (LiveScenes.Lease lease =
        workspace
            .liveScenes()
            .open(scene, 1, workspace.settings(), Visibility.ALL, Optional.empty())) {
      return lease.scene().room();
    }
  }
}
