package zoetrope.render;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import zoetrope.frame.RasterImage;
import zoetrope.internal.render.cluster.FarmSession;
import zoetrope.internal.render.film.BatchRenderer;
import zoetrope.internal.render.film.RemoteSegments;
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
import zoetrope.output.Feature;
import zoetrope.output.OutputFormat;
import zoetrope.output.OutputKind;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.cluster.Farm;
import zoetrope.render.request.Cancellation;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
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
 * Renders scenes: films, sequences of pictures, stills, and any frame at once for a preview.
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
 * <p>The same scene and settings give the same bytes, whatever the number of jobs. A file gets its
 * name when it is whole, and when a rendering fails or is stopped nothing half-written is left. All
 * threads of a rendering have ended when the method returns; those of a {@link Preview} end with
 * it. An interrupt of the calling thread stops its rendering as {@link Cancellation#cancel} does.
 *
 * <p>A scene may hang. With a {@linkplain RenderSettings#timeout time limit} it fails then, and so
 * it ends when it is stopped: what does not end by itself within two seconds is let go. Its thread,
 * a daemon, cannot be ended by Java's means, but nothing comes of it any more, and it ends as soon
 * as the scene plays, adds or makes something known to the stage.
 *
 * <p>Films, sequences and previews refuse a parameter in the settings that no scene of the call
 * has. All else passes over it, so that several scenes can be tried with the same settings: {@link
 * #checkParameters} finds it.
 *
 * <p>Immutable; for any number of threads.
 */
public final class Renderer {
  private static final double DEFAULT_PICTURE_SCALE = 2;

  private final RenderSession session;
  private final double pictureScale;
  private final Optional<RemoteSegments> farm;

  /** A renderer without progress reports; see {@link #withProgress}. */
  public Renderer(RenderSettings settings) {
    this(RenderSession.of(settings));
  }

  Renderer(RenderSession session) {
    this(session, DEFAULT_PICTURE_SCALE, Optional.empty());
  }

  private Renderer(RenderSession session, double pictureScale, Optional<RemoteSegments> farm) {
    this.session = session;
    this.pictureScale = pictureScale;
    this.farm = farm;
  }

  /**
   * Renders a film, a new object of the scene for each time that it is run: once without drawing,
   * which shows what is wrong and how long it is, and, where its frames have not all found room in
   * memory meanwhile, once more for these.
   *
   * @param film a file whose name ends with .mp4, .mov, .mkv, .webm or .gif
   * @throws UsageException before any work, when the target cannot be written or a parameter is not
   *     known
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene
   * @throws zoetrope.render.result.OutputException when writing fails
   * @throws java.util.concurrent.CancellationException when it was stopped
   */
  public static RenderResult render(
      Supplier<? extends Scene> scene, RenderSettings settings, Path film) {
    return new Renderer(settings).film(SceneEntry.of(scene), film);
  }

  /** The same, which reports its progress to {@code progress}. */
  public Renderer withProgress(Progress progress) {
    return new Renderer(session.withProgress(progress), pictureScale, farm);
  }

  /** The same, which {@code cancellation} stops. */
  public Renderer withCancellation(Cancellation cancellation) {
    return new Renderer(session.withCancellation(cancellation), pictureScale, farm);
  }

  /** The same, which also computes the SHA-256 of films and stills. */
  public Renderer withHashes() {
    return new Renderer(session.withHashes(), pictureScale, farm);
  }

  /**
   * The same that gives what no path can show in an SVG or PDF file, and becomes a picture there,
   * so many pixels for each pixel of the settings; 2 by default.
   *
   * @param scale above 0, up to 8
   * @throws UsageException for another one
   */
  public Renderer withPictureScale(double scale) {
    if (!(scale > 0 && scale <= 8)) {
      throw new UsageException("pictures of " + scale + " times the pixels: expected up to 8");
    }
    return new Renderer(session, scale, farm);
  }

  /** The same, which takes segments of films from {@code cache} and keeps there what it draws. */
  public Renderer withCache(SegmentCache cache) {
    return new Renderer(session.withCache(cache), pictureScale, farm);
  }

  /**
   * The same that has {@code farm} make the segments of films and sequences of pictures, whose
   * bytes are the same. Scenes have to be classes; each is run without drawing here, too.
   */
  public Renderer withFarm(Farm farm) {
    return new Renderer(
        session, pictureScale, Optional.of(new FarmSession(farm, session.settings())));
  }

  /**
   * Renders a film of a whole scene.
   *
   * @param file its name ends with .mp4, .mov, .mkv, .webm or .gif
   * @throws UsageException before any work, when the target cannot be written or a parameter is not
   *     known
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene
   * @throws zoetrope.render.result.OutputException when writing fails
   * @throws java.util.concurrent.CancellationException when it was stopped
   */
  public RenderResult film(SceneEntry scene, Path file) {
    return render(RenderRequest.film(scene, file));
  }

  /**
   * Renders each frame of a scene to a PNG file, {@code frame-00000.png} and on. Those that are
   * done stay when it is stopped.
   *
   * @throws UsageException before any work, when the target cannot be written or a parameter is not
   *     known
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene
   * @throws zoetrope.render.result.OutputException when writing fails
   * @throws java.util.concurrent.CancellationException when it was stopped
   */
  public RenderResult sequence(SceneEntry scene, Path folder) {
    return render(RenderRequest.sequence(scene, folder));
  }

  /**
   * Renders one film or sequence, or a part of it.
   *
   * @throws UsageException before any work, when the target cannot be written or a parameter is not
   *     known
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene
   * @throws zoetrope.render.result.OutputException when writing fails
   * @throws java.util.concurrent.CancellationException when it was stopped
   */
  public RenderResult render(RenderRequest request) {
    return render(List.of(request)).get(0).orThrow();
  }

  /**
   * Renders several films or sequences, side by side where that is faster, and returns their
   * results in the same order. What fails costs no other scene its film: it is in the results, as
   * are those that a cancellation stopped.
   *
   * @throws UsageException before any work, when a target cannot be written, two are the same or a
   *     parameter is not known
   */
  public List<RenderResult> render(List<RenderRequest> requests) {
    return new BatchRenderer(session, farm).render(requests);
  }

  /**
   * Writes the frame that a film of the scene shows at {@code time}, without drawing those before
   * it: as a PNG file, or, made of paths, as an SVG or PDF file.
   *
   * @throws UsageException that names the scene's length when {@code time} is beyond it, or when
   *     the file cannot be written
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene up to there
   * @throws zoetrope.render.result.OutputException when writing fails
   * @throws java.util.concurrent.CancellationException when it was stopped
   */
  public RenderResult still(SceneEntry scene, TimePoint time, Path file) {
    return stills(scene, List.of(time), file);
  }

  /**
   * The same for frames at several times, of which a PDF file has a page each.
   *
   * @throws UsageException that names the scene's length when a time is beyond it, or when the file
   *     cannot be written or holds one picture only
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene up to there
   * @throws zoetrope.render.result.OutputException when writing fails
   * @throws java.util.concurrent.CancellationException when it was stopped
   */
  public RenderResult stills(SceneEntry scene, List<TimePoint> times, Path file) {
    boolean pages =
        OutputFormat.find(file, OutputKind.STILL).filter(f -> f.holds(Feature.PAGES)).isPresent();
    if (times.isEmpty() || times.size() > 1 && !pages) {
      throw new UsageException(
          times.size() + " pictures for " + file + ": several are pages of a PDF file only");
    }
    return new StillRenderer(session, pictureScale).write(scene, times, file);
  }

  /**
   * Writes the picture with which a part of a scene ends as a PNG, SVG or PDF file. Where it ends
   * with a play or pause, that is the state in which this leaves the stage; else the part's last
   * frame.
   *
   * @throws UsageException when the scene has no such part, or when the file cannot be written
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene
   * @throws zoetrope.render.result.OutputException when writing fails
   * @throws java.util.concurrent.CancellationException when it was stopped
   */
  public RenderResult still(SceneEntry scene, ScenePart part, Path file) {
    return new StillRenderer(session, pictureScale).write(scene, part, file);
  }

  /**
   * Writes a storyboard: what each play leaves, with its time, section, words and line, on pages.
   *
   * @param file its name ends with .pdf for all pages, or with .png or .svg for a file a page,
   *     numbered where there are several
   * @throws UsageException when a file cannot be written
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene
   * @throws zoetrope.render.result.OutputException when writing fails
   * @throws java.util.concurrent.CancellationException when it was stopped
   */
  public SheetResult sheet(SceneEntry scene, SheetSettings settings, Path file) {
    return new SheetRenderer(session, pictureScale).write(scene, settings, file);
  }

  /**
   * The pixels of the frame that a film of the scene shows at {@code time}, the same as those of a
   * still.
   *
   * @throws UsageException that names the scene's length when {@code time} is beyond it
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene up to there
   * @throws java.util.concurrent.CancellationException when it was stopped
   */
  public RasterImage picture(SceneEntry scene, TimePoint time) {
    return new StillRenderer(session, pictureScale).draw(scene, time);
  }

  /**
   * Begins to run a scene for a preview, which has to be closed; its frames take at most 1 GB of
   * memory, and a quarter of the heap. What is wrong with the scene itself is thrown when a frame
   * is asked for. What ends it is that it is closed: there is no progress to tell, and nothing else
   * to stop.
   *
   * @throws UsageException for parameters that the scene does not have or cannot read
   */
  public Preview preview(SceneEntry scene) {
    return preview(scene, Preview.defaultRoom());
  }

  /**
   * The same with {@code room} for frames, in bytes.
   *
   * @throws UsageException for parameters that the scene does not have or cannot read
   */
  public Preview preview(SceneEntry scene, long room) {
    return preview(scene, room, Visibility.ALL);
  }

  /**
   * The same of which only a part is seen.
   *
   * @throws UsageException for parameters that the scene does not have or cannot read
   */
  public Preview preview(SceneEntry scene, long room, Visibility visibility) {
    return new Preview(scene, session.settings(), room, visibility);
  }

  /**
   * Runs a scene up to a frame, and returns what {@code inspector} makes of its stage as that frame
   * shows it, on the thread that the scene runs on. Its mobjects know where they were made ({@link
   * zoetrope.mobject.Mobject#creationSite}). Empty when the scene is shorter.
   *
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene up to there
   * @throws java.util.concurrent.CancellationException when it was stopped
   */
  public <T> Optional<T> inspect(SceneEntry scene, long frame, Function<StageView, T> inspector) {
    return session.watched(scene, watched -> watched.inspect(frame, inspector));
  }

  /**
   * Runs a scene to its end without drawing: its length, plays, sections, subtitles and warnings.
   *
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene
   * @throws java.util.concurrent.CancellationException when it was stopped
   */
  public StageResult dryRun(SceneEntry scene) {
    return session.watched(scene, ConfiguredScene::dryRun);
  }

  /**
   * Runs a scene to its end without drawing, and shows it to {@code observer} on the thread that
   * the scene runs on.
   *
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene
   * @throws java.util.concurrent.CancellationException when it was stopped
   */
  public StageResult observe(SceneEntry scene, StageObserver observer) {
    return session.watched(scene, watched -> watched.observe(observer));
  }

  /**
   * The parameters that a scene declares.
   *
   * @throws zoetrope.scene.SceneException when it cannot be made
   * @throws java.util.concurrent.CancellationException when it was stopped
   */
  public List<Parameter<?>> parameters(SceneEntry scene) {
    return session.watched(scene, ConfiguredScene::parameters);
  }

  /**
   * Checks that each parameter in the settings is known to one of the scenes, and that those which
   * know it can read its value.
   *
   * @throws UsageException for one that is not, with the nearest name, or what is expected
   */
  public void checkParameters(List<SceneEntry> scenes) {
    SceneParameters.check(scenes, session);
  }

  /** The scene whose own code runs on a thread, or has started it; empty for other threads. */
  public static Optional<String> sceneOf(Thread thread) {
    return Guard.sceneOf(thread);
  }

  /**
   * Loads on a thread of its own what reads fonts and what writes pictures, so that the first still
   * of a process need not wait for it. What goes wrong then is found out once more, and thrown, by
   * {@link #still}.
   */
  public static void warmUp() {
    warmUp(Png::warmUp);
  }

  /** The same for the first film of a process. */
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
                // The first still or film will say so.
              }
            },
            "zoetrope-warm-up");
    loading.setDaemon(true);
    loading.start();
  }
}
