package zoetrope.internal.render.sheet;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import zoetrope.frame.FrameRate;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.files.Replacement;
import zoetrope.internal.raster.Canvas;
import zoetrope.internal.render.guard.Guard;
import zoetrope.internal.render.guard.SceneWatch;
import zoetrope.internal.render.plan.ConfiguredScene;
import zoetrope.internal.render.plan.RenderSession;
import zoetrope.internal.vector.Drawing;
import zoetrope.internal.vector.PdfWriter;
import zoetrope.internal.vector.SvgWriter;
import zoetrope.internal.video.still.Png;
import zoetrope.output.Feature;
import zoetrope.output.OutputFormat;
import zoetrope.output.OutputKind;
import zoetrope.render.request.OutputFiles;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.SheetFrames;
import zoetrope.render.request.SheetSettings;
import zoetrope.render.result.SheetResult;
import zoetrope.scene.StageResult;

/** Writes storyboards of scenes to PDF, SVG or PNG files. */
public record SheetRenderer(RenderSession session, double pictureScale) {
  /** The resolution of pages in PNG files, in pixels per inch. */
  private static final int DOTS_PER_INCH = 150;

  private static final double POINTS_PER_INCH = 72;

  public SheetResult write(SceneEntry scene, SheetSettings settings, Path target) {
    scene
        .problem()
        .ifPresent(
            problem -> {
              throw problem;
            });
    OutputFiles.checkFiles(List.of(target));
    return session.watched(scene, watched -> write(watched, settings, target));
  }

  private SheetResult write(ConfiguredScene scene, SheetSettings settings, Path target) {
    Optional<OutputFormat> format =
        OutputFormat.find(target, OutputKind.STORYBOARD).filter(f -> f.holds(Feature.PATHS));
    Observed observed = observe(scene, settings, format.isPresent());
    StageResult result = observed.result();
    List<SheetCard> all = observed.cards();
    List<SheetCard> cards =
        settings.code() ? all : all.stream().map(SheetCard::withoutCode).toList();
    boolean isDocument = format.filter(f -> f.holds(Feature.PAGES)).isPresent();
    SheetPaper paper = paper(settings, cards, isDocument);
    String facts = SheetCards.clock(result.duration().seconds()) + " \u00b7 " + facts(cards);
    String title = settings.title().isEmpty() ? scene.entry().name() : settings.title();
    Storyboard storyboard = new Storyboard(title, facts, paper);
    List<List<SheetCard>> pages = storyboard.paginate(cards);
    List<Path> files = files(target, format, pages.size());
    OutputFiles.checkFiles(files);
    List<String> warnings = new ArrayList<>(result.warnings());
    warnings.addAll(observed.late());
    DenseCards dense = new DenseCards(paper, cards, DOTS_PER_INCH * pictureScale);
    UnaryOperator<SheetCard> bound = format.isPresent() ? dense::bounded : UnaryOperator.identity();
    long many = format.isPresent() ? cards.stream().filter(dense::isDense).count() : 0;
    if (many > 0) {
      warnings.add(
          Messages.of(
              "drawn as pixels, not as paths, so that the file stays small: %s of %s, which have"
                  + " very many curves; their words cannot be searched",
              many, facts(cards)));
    }
    draw(
        scene,
        () -> {
          if (isDocument) {
            pdf(storyboard, pages, bound, title, target, warnings);
          } else {
            pictures(storyboard, pages, bound, files, format.isPresent(), warnings);
          }
        });
    return new SheetResult(files, pages.size(), cards.size(), warnings);
  }

  /**
   * Returns the pages' format. A contact sheet of images has no more columns than frames, and
   * higher pages for frames in portrait format, which would be very small otherwise.
   */
  private static SheetPaper paper(
      SheetSettings settings, List<SheetCard> cards, boolean isDocument) {
    if (isDocument || settings.frames().isEmpty() || cards.isEmpty()) {
      return new SheetPaper(settings.width(), settings.height(), settings.columns());
    }
    double aspect = Math.min(1, cards.get(0).frame().size().aspect());
    double height = Math.max(settings.height(), settings.width() / aspect);
    int columns = Math.min(settings.columns(), cards.size());
    return new SheetPaper(settings.width(), aspect < 1 ? height : settings.height(), columns);
  }

  /** The cards of a scene, the result of its run, and warnings about times after its end. */
  private record Observed(List<SheetCard> cards, StageResult result, List<String> late) {}

  /**
   * Runs the scene and collects its cards. If a time is after the end, the last frame is known only
   * then, so the scene runs again.
   */
  private Observed observe(ConfiguredScene scene, SheetSettings settings, boolean words) {
    CardSource source = source(scene, settings.frames(), words);
    StageResult result = scene.observe(source);
    List<String> late = source.late(result);
    if (!late.isEmpty()) {
      long frames = result.frames();
      FrameRate rate = session.settings().rate();
      source = source(scene, settings.frames().map(f -> f.within(rate, frames)), words);
      result = scene.observe(source);
    }
    return new Observed(source.cards(result), result, late);
  }

  private CardSource source(ConfiguredScene scene, Optional<SheetFrames> chosen, boolean words) {
    return chosen
        .<CardSource>map(frames -> new FrameCards(frames, scene, session.settings(), words))
        .orElseGet(() -> new SheetCards(words));
  }

  private static String facts(List<SheetCard> cards) {
    return cards.size() + (cards.size() == 1 ? " picture" : " pictures");
  }

  private static List<Path> files(Path target, Optional<OutputFormat> format, int pages) {
    if (pages == 1 || format.filter(f -> f.holds(Feature.PAGES)).isPresent()) {
      return List.of(target);
    }
    String name = target.getFileName().toString();
    int dot = name.lastIndexOf('.');
    int digits = Integer.toString(pages).length();
    List<Path> files = new ArrayList<>();
    for (int page = 1; page <= pages; page++) {
      String number = Messages.of("-%0" + digits + "d", page);
      files.add(target.resolveSibling(name.substring(0, dot) + number + name.substring(dot)));
    }
    return files;
  }

  private static void draw(ConfiguredScene scene, Runnable drawing) {
    new Guard(scene.watch(), SceneWatch.Work.DRAWING)
        .call(
            () -> {
              drawing.run();
              return null;
            });
  }

  private void pdf(
      Storyboard storyboard,
      List<List<SheetCard>> pages,
      UnaryOperator<SheetCard> bound,
      String title,
      Path target,
      List<String> warnings) {
    byte[] bytes;
    try (PdfWriter writer = new PdfWriter(title)) {
      each(
          storyboard,
          pages,
          bound,
          true,
          (page, i) -> writer.add(drawing(page, warnings), POINTS_PER_INCH / DOTS_PER_INCH));
      bytes = writer.bytes();
    }
    OutputFiles.write(target, bytes);
  }

  private void pictures(
      Storyboard storyboard,
      List<List<SheetCard>> pages,
      UnaryOperator<SheetCard> bound,
      List<Path> files,
      boolean svg,
      List<String> warnings) {
    try (Replacement replacement = new Replacement()) {
      each(
          storyboard,
          pages,
          bound,
          false,
          (page, i) -> {
            Path file = files.get(i);
            byte[] bytes =
                svg
                    ? SvgWriter.write(drawing(page, warnings), file.getFileName().toString())
                    : png(page);
            replacement.of(file);
            OutputFiles.write(file, bytes);
          });
      replacement.done();
    }
  }

  private void each(
      Storyboard storyboard,
      List<List<SheetCard>> pages,
      UnaryOperator<SheetCard> bound,
      boolean isDocument,
      BiConsumer<SheetPage, Integer> action) {
    for (int i = 0; i < pages.size(); i++) {
      session.cancellation().check();
      List<SheetCard> cards = pages.get(i).stream().map(bound).toList();
      action.accept(storyboard.page(cards, i + 1, pages.size(), isDocument), i);
    }
  }

  private Drawing drawing(SheetPage page, List<String> warnings) {
    Drawing drawing =
        Drawing.of(
            page.frame(),
            dots(page, true),
            dots(page, false),
            page.words(),
            page.pictures(),
            pictureScale);
    drawing.notes().stream().filter(note -> !warnings.contains(note)).forEach(warnings::add);
    return drawing;
  }

  private static int dots(SheetPage page, boolean wide) {
    double side = wide ? page.frame().size().width() : page.frame().size().height();
    return (int) Math.rint(side * DOTS_PER_INCH);
  }

  private static byte[] png(SheetPage page) {
    Canvas canvas = new Canvas(dots(page, true), dots(page, false));
    canvas.draw(page.frame());
    return Png.encode(canvas.pixels(), dots(page, true), dots(page, false));
  }
}
