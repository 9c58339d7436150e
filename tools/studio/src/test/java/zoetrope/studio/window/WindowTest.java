package zoetrope.studio.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.Stream;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.OutgoingEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.mobject.display.Visibility;
import zoetrope.render.FramePainter;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.request.SceneEntry;
import zoetrope.studio.RunningStudio;
import zoetrope.studio.live.LiveScenes;
import zoetrope.studio.live.LiveScenesTest;
import zoetrope.studio.project.Editor;
import zoetrope.studio.project.Project;

/** A page that is closed while it opens something. */
@Timeout(60)
class WindowTest {
  private final ObjectMapper json = new ObjectMapper();
  private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
  @TempDir private Path folder;

  /** Returns a page that accepts all messages. */
  private CoreSession page() {
    InvocationHandler handler =
        (proxy, method, arguments) -> {
          if (!(arguments[0] instanceof OutgoingEntry entry)) {
            return null; // A refused session is closed.
          }
          messages.add(entry.getFrame().getPayloadAsUTF8());
          entry.getCallback().succeeded();
          return null;
        };
    Class<?>[] types = {CoreSession.class};
    return (CoreSession) Proxy.newProxyInstance(types[0].getClassLoader(), types, handler);
  }

  @Test
  void releasesASceneThatWasOpenedForAClosedPage() throws Exception {
    Path file = folder.resolve("Slide.java");
    Files.writeString(file, RunningStudio.SLIDE);
    Project project = new Project(List.of(file.toString()), List.of(), folder, SegmentCache.none());
    Editor none = new Editor(Optional.empty());
    try (Workspace workspace =
        new Workspace(project, RunningStudio.SETTINGS, none, SegmentCache.none())) {
      SceneEntry other = SceneEntry.of(LiveScenesTest.Resting.class);
      long all = memoryLimit(workspace, other);
      Window window = new Window(workspace, page());
      window.close();
      window.received(json.readTree("{\"call\":\"open\",\"id\":7,\"scene\":\"Slide\"}"));
      JsonNode answer = json.readTree(messages.take());
      assertEquals(7, answer.path("id").asInt());
      assertTrue(answer.has("problem"), answer::toString);
      assertEquals(all, memoryLimit(workspace, other), "the scene is still in use");
    }
  }

  @Test
  void givesThePainterOfTheFirstImageToOneWindow() throws Exception {
    Path file = Files.writeString(folder.resolve("Slide.java"), RunningStudio.SLIDE);
    Project project = new Project(List.of(file.toString()), List.of(), folder, SegmentCache.none());
    Editor none = new Editor(Optional.empty());
    try (Workspace workspace =
        new Workspace(project, RunningStudio.SETTINGS, none, SegmentCache.none())) {
      workspace.openedAhead().open(workspace.liveScenes(), project, workspace.settings());
      SceneEntry slide = project.open(project.state().scenes().get("Slide"));
      try (FramePainter painter = workspace.openedAhead().painterOf(slide).orElseThrow()) {
        assertEquals(RunningStudio.SETTINGS.width(), painter.width());
      }
      assertEquals(Optional.empty(), workspace.openedAhead().painterOf(slide));
    }
  }

  @Test
  void keepsToTheLimitOfWindowsWhenManyConnectAtOnce() throws Exception {
    Project project = new Project(List.of(), List.of(), folder, SegmentCache.none());
    Editor none = new Editor(Optional.empty());
    try (Workspace workspace =
        new Workspace(project, RunningStudio.SETTINGS, none, SegmentCache.none())) {
      CountDownLatch start = new CountDownLatch(1);
      List<CompletableFuture<Boolean>> opened =
          Stream.generate(
                  () ->
                      CompletableFuture.supplyAsync(
                          () -> {
                            await(start);
                            return workspace.connected(page()).isPresent();
                          },
                          task -> new Thread(task).start()))
              .limit(60)
              .toList();
      start.countDown();
      assertEquals(16, opened.stream().filter(CompletableFuture::join).count());
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Returns the memory limit that another scene would get. The limit is smaller while other scenes
   * are open.
   */
  private static long memoryLimit(Workspace workspace, SceneEntry scene) {
    try (LiveScenes.Lease lease =
        workspace
            .liveScenes()
            .open(scene, 1, workspace.settings(), Visibility.ALL, Optional.empty())) {
      return lease.scene().room();
    }
  }
}
