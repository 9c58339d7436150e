package zoetrope.studio.window;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CloseStatus;
import org.eclipse.jetty.websocket.core.CoreSession;
import zoetrope.cli.project.SourceFiles;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.request.FilmFormat;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.studio.edit.SourceEdits;
import zoetrope.studio.live.LiveScenes;
import zoetrope.studio.make.MakeQueue;
import zoetrope.studio.make.MakeSettings;
import zoetrope.studio.make.OutputChoices;
import zoetrope.studio.project.CompiledElsewhere;
import zoetrope.studio.project.Editor;
import zoetrope.studio.project.PacedRefresh;
import zoetrope.studio.project.Problem;
import zoetrope.studio.project.Project;

/** The state that all windows share: the project, the open scenes, and the watch of files. */
public final class Workspace implements AutoCloseable {
  private static final int MAX_WINDOWS = 16;

  /**
   * One thread looks for changed files, one compiles, one watches scenes, and one does all other
   * periodic work.
   */
  private static final int THREADS = 4;

  private static final long LOOK_MILLIS = 60;

  /**
   * The time until the first look for changed files. An author saves nothing before the first image
   * is shown.
   */
  private static final long FIRST_LOOK_MILLIS = 1000;

  /** The maximum number of looks for changed files that are skipped while no image is shown. */
  private static final int MAX_SKIPPED_LOOKS = 100;

  /** The time without requests from a page after which background work is done. */
  private static final long REST_NANOS = 1_000_000_000;

  private static final long REST_LOOK_MILLIS = 20;
  private static final long JOBS_MILLIS = 200;
  private static final long GUARD_MILLIS = 400;
  private static final Duration PATIENCE = Duration.ofSeconds(15);

  private final Project project;
  private final RenderSettings settings;
  private final RenderSettings making;
  private final Editor editor;
  private final SegmentCache cache;
  private final Duration patience;
  private final ObjectMapper json = new ObjectMapper();
  private final ExecutorService executor = Executors.newCachedThreadPool(daemons("studio"));
  private final ScheduledExecutorService clock =
      Executors.newScheduledThreadPool(THREADS, daemons("studio-watch"));
  private final LiveScenes liveScenes = new LiveScenes(executor);
  private final Set<Window> windows = ConcurrentHashMap.newKeySet();

  /** The lock for collecting and sending changes, so that every window receives them in order. */
  private final Object sendLock = new Object();

  private final OpenedAhead openedAhead = new OpenedAhead();
  private final MakeQueue makeQueue;
  private final SourceEdits edits = new SourceEdits();
  private final AtomicBoolean warm = new AtomicBoolean();
  private final Takes takes = new Takes();

  /** What a remote control shows: the message of the page that presents. */
  private volatile JsonNode remoteState = json.createObjectNode();

  private volatile boolean isRemote;
  private List<Map<String, Object>> reportedJobs = List.of();
  private volatile boolean shown;
  private volatile int skippedLooks;
  private volatile long askedAt = System.nanoTime();
  private final PacedRefresh changes;
  private Project.State reported;

  public Workspace(Project project, RenderSettings settings, Editor editor, SegmentCache cache) {
    this(project, settings, editor, cache, PATIENCE);
  }

  /** Creates a workspace with a time limit for pages to read a message. */
  public Workspace(
      Project project,
      RenderSettings settings,
      Editor editor,
      SegmentCache cache,
      Duration patience) {
    this.patience = patience;
    this.cache = cache;
    this.project = project;
    this.making = settings;
    this.settings =
        settings
            .withFormat(FilmFormat.DEFAULT)
            .withEncoding(RenderSettings.DEFAULT_CRF, RenderSettings.DEFAULT_PRESET);
    this.changes = new PacedRefresh(project, System::nanoTime);
    this.reported = project.state();
    this.editor = editor;
    this.makeQueue = new MakeQueue(project.folder(), daemons("studio-make"), cache);
    repeat(this::reportJobs, JOBS_MILLIS, JOBS_MILLIS);
    repeat(this::look, FIRST_LOOK_MILLIS, LOOK_MILLIS);
    repeat(this::watchScenes, GUARD_MILLIS, GUARD_MILLIS);
    repeat(this::compileAtRest, REST_LOOK_MILLIS, REST_LOOK_MILLIS);
  }

  private void repeat(Runnable task, long first, long pause) {
    Runnable guarded =
        () -> {
          try {
            task.run();
          } catch (RuntimeException | Error e) {
            // If the task threw an exception here, the executor would not run it again.
          }
        };
    clock.scheduleWithFixedDelay(guarded, first, pause, TimeUnit.MILLISECONDS);
  }

  private static ThreadFactory daemons(String name) {
    AtomicInteger count = new AtomicInteger();
    return task -> {
      Thread thread = new Thread(task, name + "-" + count.incrementAndGet());
      thread.setDaemon(true);
      return thread;
    };
  }

  public Project project() {
    return project;
  }

  /** Returns the settings for showing scenes. */
  RenderSettings settings() {
    return settings;
  }

  /** Returns the default settings of videos and stills, including the encoding. */
  RenderSettings making() {
    return making;
  }

  Duration patience() {
    return patience;
  }

  Editor editor() {
    return editor;
  }

  LiveScenes liveScenes() {
    return liveScenes;
  }

  /** Opens the scene that a page will show first. */
  public void openAhead() {
    executor.execute(() -> openedAhead.open(liveScenes, project, settings));
  }

  /** Notes that a page shows an image. */
  void hasShown() {
    shown = true;
  }

  /**
   * Loads the compiler for the first change on another thread. Only the first call has an effect.
   */
  void warmCompiler() {
    if (warm.compareAndSet(false, true)) {
      executor.execute(project::warmCompiler);
    }
  }

  OpenedAhead openedAhead() {
    return openedAhead;
  }

  SegmentCache cache() {
    return cache;
  }

  public MakeQueue makeQueue() {
    return makeQueue;
  }

  public Takes takes() {
    return takes;
  }

  /** Asks pages to report their presentations to a remote control. */
  public void expectRemote() {
    isRemote = true;
  }

  /** Returns the state of the presentation for a remote control, as JSON. */
  public JsonNode remoteState() {
    return remoteState;
  }

  /** Sets the state of the presentation for a remote control. */
  Object showRemotely(JsonNode state) {
    remoteState = state;
    return Map.of();
  }

  /** Sends a step of a remote control to all windows; the one that presents takes it. */
  public void remoteStep(String name) {
    windows.forEach(window -> window.tell("step", Map.of("name", name)));
  }

  SourceEdits edits() {
    return edits;
  }

  ExecutorService executor() {
    return executor;
  }

  public ObjectMapper json() {
    return json;
  }

  // --- windows ---

  /** Opens a window; returns empty and ends the session if there are too many. */
  public Optional<Window> connected(CoreSession session) {
    synchronized (sendLock) {
      if (windows.size() >= MAX_WINDOWS) {
        session.close(
            CloseStatus.TRY_AGAIN_LATER, "too many windows are open: close some", Callback.NOOP);
        return Optional.empty();
      }
      Window window = new Window(this, session);
      windows.add(window);
      window.tell("scenes", scenes());
      List<Map<String, Object>> jobs = makeQueue.messages();
      if (!jobs.isEmpty()) {
        window.tell("jobs", Map.of("jobs", jobs));
      }
      return Optional.of(window);
    }
  }

  /** Notes that a page has requested something. */
  void asked() {
    askedAt = System.nanoTime();
  }

  public void closed(Window window) {
    if (windows.remove(window)) {
      window.close();
    }
  }

  /** Sends the state of the jobs to all windows if it has changed. */
  private void reportJobs() {
    synchronized (sendLock) {
      List<Map<String, Object>> jobs = makeQueue.messages();
      if (!jobs.equals(reportedJobs)) {
        reportedJobs = jobs;
        windows.forEach(window -> window.tell("jobs", Map.of("jobs", jobs)));
      }
    }
  }

  /** Reports scenes that do not advance, and stops scenes that use too much memory. */
  private void watchScenes() {
    windows.forEach(window -> window.guard().look());
    if (windows.stream().anyMatch(w -> w.guard().isRunning()) && HeapLimit.isExceeded()) {
      windows.forEach(window -> window.guard().stop(HeapLimit.message()));
    }
  }

  // --- the project ---

  private boolean isOpening() {
    return !shown && skippedLooks < MAX_SKIPPED_LOOKS;
  }

  private void look() {
    if (isOpening()) {
      skippedLooks++;
      return;
    }
    edits.unlessTrying(this::reportChanges);
  }

  private void reportChanges() {
    try {
      changes.refresh();
      Project.State now = project.state();
      if (now != reported) {
        reported = now;
        synchronized (sendLock) {
          Map<String, Object> scenes = scenes();
          windows.forEach(window -> window.tell("scenes", scenes));
        }
      }
    } catch (RuntimeException | Error e) {
      Problem problem = Problem.of(e, project.sources());
      windows.forEach(window -> window.tell("problem", problem));
    }
  }

  /** Compiles a listed file while there is nothing else to do. */
  private void compileAtRest() {
    if (isOpening()) {
      return;
    }
    try {
      project.compileNext(System.nanoTime() - askedAt < REST_NANOS);
    } catch (RuntimeException | Error e) {
      // The error is reported when the file is opened.
    }
  }

  private Map<String, Object> scenes() {
    Project.State state = project.state();
    List<Map<String, Object>> list = new ArrayList<>();
    for (Map.Entry<String, SceneEntry> scene : state.scenes().entrySet()) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("id", scene.getKey());
      one.put("name", scene.getValue().name());
      one.put("group", scene.getValue().group());
      one.put("summary", scene.getValue().summary());
      one.put("asked", list.size() < state.asked());
      scene
          .getValue()
          .source()
          .ifPresent(
              file -> {
                one.put("file", file.toString());
                one.put("folder", folderOf(file));
              });
      scene.getValue().problem().ifPresent(problem -> one.put("wrongLine", problem.line()));
      list.add(one);
    }
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("generation", state.generation());
    data.put("scenes", list);
    data.put("emptyFolder", project.emptyFolder().map(Path::toString).orElse(null));
    data.put("editor", editor.isKnown());
    data.put("remote", isRemote);
    data.put("basis", MakeSettings.message(making));
    data.put("outputs", OutputChoices.message());
    data.put(
        "problem", state.problem() == null ? null : Problem.of(state.problem(), project.sources()));
    data.put("outdated", state.outdated().map(Workspace::outdated).orElse(null));
    return data;
  }

  /** Returns the folder of a file, relative to the folder where the studio was started. */
  private String folderOf(Path file) {
    Path top = SourceFiles.real(project.folder());
    Path parent = SourceFiles.real(file).getParent();
    return parent.startsWith(top)
        ? top.relativize(parent).toString().replace(File.separatorChar, '/')
        : parent.toString();
  }

  private static Map<String, Object> outdated(CompiledElsewhere.Outdated outdated) {
    return Map.of(
        "file", outdated.source().getFileName().toString(), "command", outdated.command());
  }

  @Override
  public void close() {
    clock.shutdownNow();
    makeQueue.close();
    openedAhead.close();
    List.copyOf(windows).forEach(this::closed);
    executor.shutdown();
  }
}
