package zoetrope.render;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import zoetrope.frame.RasterImage;
import zoetrope.internal.render.cluster.FarmSession;
import zoetrope.internal.render.film.RemoteSegments;
import zoetrope.internal.render.film.VariedFilm;
import zoetrope.internal.render.guard.Guard;
import zoetrope.internal.render.plan.ConfiguredScene;
import zoetrope.internal.render.plan.RenderSession;
import zoetrope.internal.render.plan.SceneParameters;
import zoetrope.internal.render.sheet.SheetRenderer;
import zoetrope.internal.render.still.StillRenderer;
import zoetrope.internal.text.AwtFonts;
import zoetrope.internal.video.ffmpeg.Ffmpeg;
import zoetrope.internal.video.still.Png;
import zoetrope.mobject.display.Visibility;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.cluster.Farm;
import zoetrope.render.request.Cancellation;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.RunActivity;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.ScenePart;
import zoetrope.render.request.SheetSettings;
import zoetrope.render.request.TimePoint;
import zoetrope.render.result.Progress;
import zoetrope.render.result.RenderResult;
import zoetrope.render.result.SheetResult;
import zoetrope.render.result.UsageException;
import zoetrope.scene.Parameter;
import zoetrope.scene.Scene;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageResult;
import zoetrope.scene.StageView;

/**
 * A renderer of scenes to videos, image sequences, stills, storyboards and previews.
 *
 * <pre>{@code
 * RenderSettings settings = RenderSettings.of(Quality.MEDIUM);
 * Renderer.render(Pythagoras::new, settings, Path.of("pythagoras.mp4"));
 *
 * Cancellation stop = new Cancellation(); // stop.cancel() from any thread
 * Renderer renderer = new Renderer(settings).withProgress(bar::add).withCancellation(stop);
 * SceneEntry scene = SceneEntry.of(Pythagoras::new);
 * RenderResult film = renderer.film(scene, Path.of("pythagoras.webm"));
 * renderer.still(scene, TimePoint.parse("12.5"), Path.of("pythagoras.png"));
 * String report = Report.of(settings, List.of(film), film.wallSeconds()).toJson();
 * }</pre>
 *
 * <p>A scene and its settings give the same bytes for any number of jobs. A file gets its name when
 * it is complete, and a rendering that fails or is cancelled leaves no incomplete file. When a
 * method returns, all threads of the rendering have ended. The threads of a {@link Preview} end
 * when it is closed. An interrupt of the calling thread cancels its rendering like {@link
 * Cancellation#cancel}.
 *
 * <p>A scene may hang. With a {@linkplain RenderSettings#timeout time limit} it then fails. If a
 * scene does not end within two seconds after its time limit or cancellation, the renderer stops
 * waiting for it. Java cannot end the scene's thread, which is a daemon, but its results are
 * ignored. The thread ends at the scene's next call to the stage, such as a play.
 *
 * <p>If the settings contain a parameter that no scene of the call declares, videos, image
 * sequences and previews fail. All other methods ignore such a parameter, so that several scenes
 * can be tried with the same settings; {@link #checkParameters} finds it.
 *
 * <p>Immutable and thread-safe.
 */
public final class Renderer {
  private final RenderSession session;
  private final double pictureScale;
  private final Optional<RemoteSegments> farm;

  /** Creates a renderer without progress reports; see {@link #withProgress}. */
  public Renderer(RenderSettings settings) {
    this(RenderSession.of(settings));
  }

  Renderer(RenderSession session) {
    this(session, 2, Optional.empty());
  }

  private Renderer(RenderSession session, double pictureScale, Optional<RemoteSegments> farm) {
    this.session = session;
    this.pictureScale = pictureScale;
    this.farm = farm;
  }

  /**
   * Renders a video of a whole scene. The scene runs once without drawing, which finds errors and
   * the length. If its frames did not fit in memory, a new object of the scene runs once more.
   *
   * @param film a file with the ending of a video format, such as .mp4, .webm or .gif
   * @throws UsageException before any work, if the target is not writable or a parameter is unknown
   * @throws zoetrope.scene.SceneException for an error in the scene
   * @throws zoetrope.render.result.OutputException if writing fails
   * @throws java.util.concurrent.CancellationException if it was cancelled
   */
  public static RenderResult render(
      Supplier<? extends Scene> scene, RenderSettings settings, Path film) {
    return new Renderer(settings).film(SceneEntry.of(scene), film);
  }

  /** Returns this renderer with progress reports to {@code progress}. */
  public Renderer withProgress(Progress progress) {
    return new Renderer(session.withProgress(progress), pictureScale, farm);
  }

  /** Returns this renderer, cancelled by {@code cancellation}. */
  public Renderer withCancellation(Cancellation cancellation) {
    return new Renderer(session.withCancellation(cancellation), pictureScale, farm);
  }

  /** Returns this renderer, whose running scenes {@code activity} shows. */
  public Renderer withActivity(RunActivity activity) {
    return new Renderer(session.withActivity(activity), pictureScale, farm);
  }

  /** Returns this renderer, which also computes the SHA-256 of videos and stills. */
  public Renderer withHashes() {
    return new Renderer(session.withHashes(), pictureScale, farm);
  }

  /**
   * Returns this renderer with another resolution for images in SVG and PDF files.
   *
   * @param scale image pixels for each pixel of the settings, above 0, up to 8; 2 by default
   * @throws UsageException for another value
   */
  public Renderer withPictureScale(double scale) {
    UsageException.require(
        scale > 0 && scale <= 8, "a raster scale of %s is out of range: expected up to 8", scale);
    return new Renderer(session, scale, farm);
  }

  /** Returns this renderer with a cache for the segments of videos. */
  public Renderer withCache(SegmentCache cache) {
    return new Renderer(session.withCache(cache), pictureScale, farm);
  }

  /**
   * Returns this renderer with a farm that makes the segments of videos and image sequences, with
   * the same bytes. Scenes must be classes. Each scene also runs on this machine, without drawing.
   */
  public Renderer withFarm(Farm farm) {
    return new Renderer(
        session, pictureScale, Optional.of(new FarmSession(farm, session.settings())));
  }

  /**
   * Renders a video of a whole scene.
   *
   * @param file a file with the ending of a video format, such as .mp4, .webm or .gif
   * @throws UsageException before any work, if the target is not writable or a parameter is unknown
   * @throws zoetrope.scene.SceneException for an error in the scene
   * @throws zoetrope.render.result.OutputException if writing fails
   * @throws java.util.concurrent.CancellationException if it was cancelled
   */
  public RenderResult film(SceneEntry scene, Path file) {
    return render(RenderRequest.film(scene, file));
  }

  /**
   * Renders each frame of a scene to a PNG file, {@code frame-00000.png} and so on. Complete files
   * stay after a cancellation.
   *
   * @throws UsageException before any work, if the target is not writable or a parameter is unknown
   * @throws zoetrope.scene.SceneException for an error in the scene
   * @throws zoetrope.render.result.OutputException if writing fails
   * @throws java.util.concurrent.CancellationException if it was cancelled
   */
  public RenderResult sequence(SceneEntry scene, Path folder) {
    return render(RenderRequest.sequence(scene, folder));
  }

  /**
   * Renders one video or image sequence, or a range of it.
   *
   * @throws UsageException before any work, if the target is not writable or a parameter is unknown
   * @throws zoetrope.scene.SceneException for an error in the scene
   * @throws zoetrope.render.result.OutputException if writing fails
   * @throws java.util.concurrent.CancellationException if it was cancelled
   */
  public RenderResult render(RenderRequest request) {
    return render(List.of(request)).get(0).orThrow();
  }

  /**
   * Renders several videos or image sequences, in parallel if that is faster, and returns their
   * results in the same order. A failure or cancellation of one is in its result and does not
   * affect the others.
   *
   * @throws UsageException before any work, if a target is not writable, two are equal or a
   *     parameter is unknown
   */
  public List<RenderResult> render(List<RenderRequest> requests) {
    return VariedFilm.render(session, farm, requests);
  }

  /**
   * Writes the frame that a video of the scene shows at {@code time}, without drawing earlier
   * frames. The file may be an image, or an SVG or PDF file that consists of paths.
   *
   * @throws UsageException if {@code time} is beyond the scene's end (the message names the
   *     length), or the file is not writable
   * @throws zoetrope.scene.SceneException for an error in the scene before that frame
   * @throws zoetrope.render.result.OutputException if writing fails
   * @throws java.util.concurrent.CancellationException if it was cancelled
   */
  public RenderResult still(SceneEntry scene, TimePoint time, Path file) {
    return stills(scene, List.of(time), file);
  }

  /**
   * Writes the frames at several times to one file. A PDF file has a page for each frame.
   *
   * @throws UsageException if a time is beyond the scene's end (the message names the length), or
   *     the file is not writable or can hold one image only
   * @throws zoetrope.scene.SceneException for an error in the scene before that frame
   * @throws zoetrope.render.result.OutputException if writing fails
   * @throws java.util.concurrent.CancellationException if it was cancelled
   */
  public RenderResult stills(SceneEntry scene, List<TimePoint> times, Path file) {
    return new StillRenderer(session, pictureScale).write(scene, times, file);
  }

  /**
   * Writes the frame at each of several times to a separate file. The scene runs once.
   *
   * @param times the times; none may be the end of the scene
   * @throws UsageException if a time is beyond the scene's end, or a file is not writable
   * @throws zoetrope.scene.SceneException for an error in the scene before the last frame
   */
  public List<RenderResult> stills(SceneEntry scene, List<TimePoint> times, List<Path> files) {
    return new StillRenderer(session, pictureScale).write(scene, times, files);
  }

  /**
   * Writes the end of a part of a scene as a PNG, SVG or PDF file. If the part ends with a play or
   * pause, the file shows the stage after it. Otherwise it shows the part's last frame.
   *
   * @throws UsageException if the scene has no such part, or the file is not writable
   * @throws zoetrope.scene.SceneException for an error in the scene
   * @throws zoetrope.render.result.OutputException if writing fails
   * @throws java.util.concurrent.CancellationException if it was cancelled
   */
  public RenderResult still(SceneEntry scene, ScenePart part, Path file) {
    return new StillRenderer(session, pictureScale).write(scene, part, file);
  }

  /**
   * Writes a storyboard: pages that show the frame at the end of each play, with the play's time,
   * section, source line and spoken line.
   *
   * @param file a .pdf file for all pages, or a .png or .svg file for each page, numbered if many
   * @throws UsageException if a file is not writable
   * @throws zoetrope.scene.SceneException for an error in the scene
   * @throws zoetrope.render.result.OutputException if writing fails
   * @throws java.util.concurrent.CancellationException if it was cancelled
   */
  public SheetResult sheet(SceneEntry scene, SheetSettings settings, Path file) {
    return new SheetRenderer(session, pictureScale).write(scene, settings, file);
  }

  /**
   * Returns the pixels of the frame that a video of the scene shows at {@code time}. They are the
   * same as in a still.
   *
   * @throws UsageException if {@code time} is beyond the scene's end; the message names the length
   * @throws zoetrope.scene.SceneException for an error in the scene before that frame
   * @throws java.util.concurrent.CancellationException if it was cancelled
   */
  public RasterImage picture(SceneEntry scene, TimePoint time) {
    return new StillRenderer(session, pictureScale).draw(scene, time);
  }

  /**
   * Begins to run a scene for a preview, which must be closed. Cached frames take at most 1 GB of
   * memory and a quarter of the heap. An error in the scene is thrown when a frame is requested.
   * Progress and cancellation do not apply: closing the preview ends it.
   *
   * @throws UsageException for parameters that the scene does not have or cannot parse
   */
  public Preview preview(SceneEntry scene) {
    return preview(scene, Preview.defaultRoom());
  }

  /**
   * Begins a preview whose cached frames take at most {@code room} bytes.
   *
   * @throws UsageException for parameters that the scene does not have or cannot parse
   */
  public Preview preview(SceneEntry scene, long room) {
    return preview(scene, room, Visibility.ALL);
  }

  /**
   * Begins a preview that shows only some objects.
   *
   * @throws UsageException for parameters that the scene does not have or cannot parse
   */
  public Preview preview(SceneEntry scene, long room, Visibility visibility) {
    return new Preview(scene, session, room, visibility);
  }

  /**
   * Runs a scene up to a frame, calls {@code inspector} on the scene's thread with the stage at
   * that frame, and returns its result. Each mobject has the place where it was created ({@link
   * zoetrope.mobject.Mobject#creationSite}). The result is empty if the scene is shorter.
   *
   * @throws zoetrope.scene.SceneException for an error in the scene before that frame
   * @throws java.util.concurrent.CancellationException if it was cancelled
   */
  public <T> Optional<T> inspect(SceneEntry scene, long frame, Function<StageView, T> inspector) {
    return session.watched(scene, watched -> watched.inspect(frame, inspector));
  }

  /**
   * Returns the parameters that the fields of a scene declare. This runs its constructor only.
   *
   * @throws zoetrope.scene.SceneException if the scene cannot be created
   */
  public List<Parameter<?>> declaredParameters(SceneEntry scene) {
    return session.watched(scene, ConfiguredScene::parameters);
  }

  /**
   * Runs a scene to its end without drawing, and returns its length, plays, sections, subtitles and
   * warnings.
   *
   * @throws zoetrope.scene.SceneException for an error in the scene
   * @throws java.util.concurrent.CancellationException if it was cancelled
   */
  public StageResult dryRun(SceneEntry scene) {
    return session.watched(scene, ConfiguredScene::dryRun);
  }

  /**
   * Runs a scene to its end without drawing, and shows it to {@code observer} on the scene's
   * thread.
   *
   * @throws zoetrope.scene.SceneException for an error in the scene
   * @throws java.util.concurrent.CancellationException if it was cancelled
   */
  public StageResult observe(SceneEntry scene, StageObserver observer) {
    return session.watched(scene, watched -> watched.observe(observer));
  }

  /**
   * Checks that at least one scene declares each parameter in the settings, and that every scene
   * that declares it can parse its value.
   *
   * @throws UsageException if this fails; the message has the nearest name or the expected form
   */
  public void checkParameters(List<SceneEntry> scenes) {
    SceneParameters.check(scenes, session);
  }

  /**
   * Returns the name of the scene whose code runs on a thread or started it; empty for other
   * threads.
   */
  public static Optional<String> sceneOf(Thread thread) {
    return Guard.sceneOf(thread);
  }

  /**
   * Loads the code that reads fonts and writes images on a background thread, so that the first
   * still of a process does not wait for it. Errors are thrown later, by {@link #still}.
   */
  public static void warmUp() {
    warmUp(Png::warmUp);
  }

  /** Loads the code for the first video of a process on a background thread. */
  public static void warmUpForFilms() {
    warmUp(Ffmpeg::init);
  }

  private static void warmUp(Runnable libraries) {
    Thread loading =
        new Thread(
            () -> {
              try {
                AwtFonts.prepare();
                libraries.run();
              } catch (RuntimeException | Error e) {
                // The first still or video reports the error.
              }
            },
            "zoetrope-warm-up");
    loading.setDaemon(true);
    loading.start();
  }
}
