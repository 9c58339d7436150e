package zoetrope.studio.window;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.websocket.core.CoreSession;
import zoetrope.inspect.VariableNames;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.UsageException;
import zoetrope.sound.VoiceSettings;
import zoetrope.studio.live.LiveScene;
import zoetrope.studio.live.LiveScenes;
import zoetrope.studio.make.MakeOrder;
import zoetrope.studio.make.MakePlan;
import zoetrope.studio.project.LaneGuess;
import zoetrope.studio.project.Problem;
import zoetrope.studio.project.Project;
import zoetrope.studio.stream.Outbox;
import zoetrope.studio.stream.PictureSender;
import zoetrope.studio.stream.SegmentSender;
import zoetrope.studio.stream.SoundSender;

/** A browser window that shows the page: its scene, and the calls that it sends. */
public final class Window implements AutoCloseable {
  private static final int MAX_CALLS = 8;

  private final Workspace workspace;
  private final Outbox outbox;
  private final AtomicInteger underWay = new AtomicInteger();
  private final CallTable calls = new CallTable();
  private final PictureSender pictures;
  private final SegmentSender segments;
  private final SoundSender sounds;
  private final ProfileCalls profile;
  private final SceneGuard guard;
  private final ThumbnailCalls thumbnails = new ThumbnailCalls(this::scene);

  /** The lock for opening a scene, which may take long or hang in an author's code. */
  private final Object opening = new Object();

  /** The page's last call that opens a scene; earlier ones that have not begun are dropped. */
  private volatile JsonNode lastOpening;

  /** Guarded by this object's lock; {@link #closed}, too. */
  private LiveScenes.Lease lease;

  private boolean closed;
  private volatile int generation;

  Window(Workspace workspace, CoreSession session) {
    this.workspace = workspace;
    this.outbox = new Outbox(session, workspace.patience());
    this.pictures =
        new PictureSender(
            outbox, workspace.executor(), this::failed, seeking -> tell("seeking", seeking));
    this.segments =
        new SegmentSender(
            outbox, workspace.executor(), this::scene, workspace.cache(), this::failed);
    this.sounds = new SoundSender(outbox, workspace.executor(), this::scene, this::failed);
    guard =
        new SceneGuard(
            workspace.project().sources(),
            stall -> tell("stalled", stall),
            problem -> tell("problem", problem));
    calls
        .with("open", this::open)
        .with("view", this::view)
        .with("make", this::make)
        .with("plan", this::plan)
        .with("cancel", workspace.makeQueue()::cancel)
        .with("presenting", workspace::showRemotely);
    thumbnails.addTo(calls);
    new CodeCalls(workspace).addTo(calls);
    new SoundCalls(this::scene).addTo(calls);
    new LineCalls(this::scene, workspace.takes()).addTo(calls);
    profile = new ProfileCalls(this::scene, workspace.project().sources(), this::tell);
    profile.addTo(calls);
    new ObjectCalls(this::scene, workspace.project().sources()).addTo(calls);
    guard.addTo(calls);
    VerifiedEdits.addTo(calls, workspace, this::scene, () -> generation);
  }

  void tell(String event, Object data) {
    Map<String, Object> message = new LinkedHashMap<>();
    message.put("event", event);
    message.put("data", data);
    send(message);
  }

  private void send(Map<String, Object> message) {
    try {
      outbox.send(workspace.json().writeValueAsString(message));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("cannot be sent to the page", e);
    }
  }

  /** Queues requests for images, video and sound; answers other calls on another thread. */
  public void received(JsonNode call) {
    String name = call.path("call").asText();
    if (name.equals("alive")) {
      return;
    }
    workspace.asked();
    if (name.equals("picture")) {
      pictures.want(
          call.path("id").asInt(), call.path("frame").asLong(), PictureSender.scale(call));
    } else if (name.equals("segment")) {
      segments.want(call);
    } else if (name.equals("sound")) {
      sounds.want(call);
    } else if (underWay.incrementAndGet() <= MAX_CALLS) {
      if (name.equals("open")) {
        lastOpening = call;
      }
      workspace.executor().execute(() -> answer(name, call));
    } else {
      // Only another client makes so many calls; the studio's page waits for answers.
      underWay.decrementAndGet();
    }
  }

  private void answer(String name, JsonNode call) {
    Map<String, Object> message = new LinkedHashMap<>();
    message.put("id", call.path("id").asInt());
    try {
      message.put("result", result(name, call));
    } catch (RuntimeException | Error e) {
      message.put("problem", Problem.of(e, workspace.project().sources()));
    } finally {
      underWay.decrementAndGet();
    }
    send(message);
    if (name.equals("open") && message.containsKey("result")) {
      if (call.path("picture").asBoolean()) {
        pictures.afterFirst(this::follow);
      } else {
        follow();
      }
    }
  }

  /**
   * Answers a call. If its scene was closed during the call, answers it again for the scene that
   * was opened instead.
   */
  private Object result(String name, JsonNode call) {
    Optional<LiveScenes.Lease> before = shown();
    try {
      return calls.answer(name, call);
    } catch (CancellationException | CompletionException e) {
      boolean ended =
          e instanceof CancellationException || e.getCause() instanceof CancellationException;
      if (!ended || name.equals("open") || name.equals("make")) {
        throw e;
      }
      if (!shown().equals(before)) {
        return result(name, call);
      }
      throw new UsageException("the scene was stopped: it runs again after the next save");
    }
  }

  private Map<String, Object> make(JsonNode call) {
    return workspace.makeQueue().add(order(call));
  }

  private Map<String, Object> plan(JsonNode call) {
    return MakePlan.of(order(call), workspace.makeQueue().folder());
  }

  private MakeOrder order(JsonNode call) {
    SceneEntry scene = entry(workspace.project().state(), call.path("scene").asText());
    return MakeOrder.read(call, scene, workspace.making(), workspace.makeQueue().folder());
  }

  // --- the scene ---

  private Map<String, Object> open(JsonNode call) {
    synchronized (opening) {
      if (call != lastOpening) {
        throw new CancellationException("the page has opened another scene since");
      }
      Project.State state = workspace.project().state();
      SceneEntry entry = entry(state, call.path("scene").asText());
      entry
          .problem()
          .ifPresent(
              problem -> {
                throw problem;
              });
      LiveScenes.Lease opened = lease(entry, state.generation(), call);
      workspace.openedAhead().painterOf(entry).ifPresent(pictures::use);
      workspace.openedAhead().letGo();
      show(opened, state.generation());
      Map<String, Object> facts = SceneMessage.of(opened.scene(), state.generation());
      facts.put("lanes", lanes(opened.scene()));
      return facts;
    }
  }

  private LiveScenes.Lease lease(SceneEntry entry, int newGeneration, JsonNode call) {
    LiveScenes.Lease opened = null;
    try {
      opened =
          workspace
              .liveScenes()
              .open(
                  entry,
                  newGeneration,
                  OpenOptions.settings(call, workspace.settings()),
                  OpenOptions.visibility(call),
                  shown(),
                  guard.opening());
      return opened;
    } finally {
      guard.opened(opened);
    }
  }

  SceneGuard guard() {
    return guard;
  }

  private synchronized Optional<LiveScenes.Lease> shown() {
    return Optional.ofNullable(lease);
  }

  /** Shows a scene instead of the previous one. If the page was closed, releases the scene. */
  private synchronized void show(LiveScenes.Lease opened, int newGeneration) {
    if (closed) {
      opened.close();
      throw new CancellationException("the window is closed");
    }
    LiveScenes.Lease before = lease;
    lease = opened;
    generation = newGeneration;
    pictures.seenBy(Optional.empty());
    pictures.show(opened.scene());
    if (before != null) {
      before.close();
    }
  }

  private List<String> lanes(LiveScene scene) {
    String className = scene.entry().className().replaceAll("\\$.*|^.*\\.", "");
    boolean speaks = scene.settings().narration().voice().kind() != VoiceSettings.Kind.NONE;
    return scene
        .entry()
        .source()
        .or(() -> workspace.project().sources().find(className + ".java"))
        .map(source -> LaneGuess.of(source, speaks))
        .orElse(List.of());
  }

  /**
   * Shows the scene through another camera, without changing it; without a {@code view}, through
   * the scene's own camera again.
   */
  private Map<String, Object> view(JsonNode call) {
    CameraFrame sceneView =
        scene().inspect(call.path("frame").asLong(), finder -> finder.stage().camera());
    boolean other = call.hasNonNull("view");
    CameraFrame seen = other ? CameraViews.of(sceneView, call.path("view")) : sceneView;
    pictures.seenBy(other ? Optional.of(seen.toCamera()) : Optional.empty());
    return CameraViews.message(seen);
  }

  private synchronized LiveScene scene() {
    UsageException.require(lease != null, "no scene is open");
    return lease.scene();
  }

  private SceneEntry entry(Project.State state, String id) {
    SceneEntry found = state.scenes().get(id);
    if (found != null) {
      return workspace.project().open(found);
    }
    // The scenes of a file that does not compile are unknown.
    return state.scenes().values().stream()
        .filter(scene -> scene.problem().isPresent())
        .findFirst()
        .orElseThrow(() -> new UsageException("there is no scene '" + id + "' any more"));
  }

  /**
   * Reports the result of the run and the findings when they are known, but not before the page has
   * received the scene.
   */
  private void follow() {
    workspace.hasShown();
    LiveScene scene;
    int shownGeneration;
    synchronized (this) {
      if (lease == null) {
        return;
      }
      scene = lease.scene();
      shownGeneration = generation;
    }
    scene.whileRead(
        part -> {
          if (shows(scene) && !scene.whole().isDone()) {
            tell("part", SceneMessage.part(scene, part, shownGeneration, playNames(), false));
          }
        });
    scene
        .whole()
        .whenComplete(
            (result, error) -> {
              if (shows(scene)) {
                if (error == null) {
                  tell(
                      "outline", SceneMessage.outline(scene, result, shownGeneration, playNames()));
                } else {
                  failed(error);
                  scene
                      .beforeFailure()
                      .ifPresent(
                          part ->
                              tell(
                                  "part",
                                  SceneMessage.part(
                                      scene, part, shownGeneration, playNames(), true)));
                }
              }
            });
    scene
        .findings(new VariableNames(workspace.project().sources()::lines))
        .whenComplete(
            (found, error) -> {
              if (shows(scene) && error == null) {
                tell("lint", SceneMessage.lint(found, shownGeneration));
              }
              workspace.warmCompiler();
            });
  }

  /** Returns names from the current sources. */
  private PlayNames playNames() {
    return new PlayNames(workspace.project().sources()::lines);
  }

  private synchronized boolean shows(LiveScene scene) {
    return lease != null && lease.scene() == scene;
  }

  private void failed(Throwable error) {
    Throwable cause = error instanceof CompletionException ? error.getCause() : error;
    if (!(cause instanceof CancellationException)) {
      tell("problem", Problem.of(cause, workspace.project().sources()));
    }
  }

  @Override
  public synchronized void close() {
    closed = true;
    profile.end();
    thumbnails.close();
    pictures.close();
    segments.close();
    sounds.close();
    if (lease != null) {
      workspace.openedAhead().keep(lease);
      lease = null;
    }
  }
}
