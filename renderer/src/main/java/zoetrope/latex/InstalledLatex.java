package zoetrope.latex;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.files.ContentKey;
import zoetrope.internal.files.ProgramRun;
import zoetrope.internal.files.WorkFolder;
import zoetrope.svg.SvgDrawing;

/**
 * The LaTeX that is installed on this machine. It draws content that the built-in formulas cannot,
 * such as TikZ, circuits and structural formulas.
 *
 * <pre>{@code
 * SvgDrawing star = InstalledLatex.draw("\\tikz \\draw (0,0) circle (1);", LatexOptions.DEFAULT);
 * }</pre>
 *
 * <p>The programs {@code latex} and {@code dvisvgm} run in a new, empty folder. They start no other
 * programs, write nowhere else, and read only the source and installed files. PostScript in a
 * document is not run. Results are cached, up to 64 MB, in the user's cache folder; {@code
 * ZOETROPE_CACHE} can name another folder. A drawing is made again when the source, the packages,
 * the preamble, the colour or the programs' versions change.
 */
public final class InstalledLatex {
  private static final long CACHE_BYTES = 64L << 20;
  private static final int MAX_SOURCE_CHARACTERS = 1 << 20;

  /** The version of the cache entries. Change it when documents or stored drawings change. */
  private static final String CACHE_VERSION = "1";

  private static final String DVI = "zoetrope.dvi";
  private static final String SVG = "zoetrope.svg";
  private static final String LOG_NAME = "said.txt";

  private InstalledLatex() {}

  /**
   * Returns the programs' versions.
   *
   * @throws LatexException if one is missing or does not start; the message says what to install
   */
  public static String versions() {
    return LatexPrograms.find().versions().replace("\n", ", ");
  }

  /**
   * Draws a source: the body of a document, or a whole document if it has a {@code \documentclass}.
   * The drawing is in PostScript points (1/72 inch). In 10pt text, 1 em is 9.9626 points.
   *
   * @throws LatexException if LaTeX is not installed, finds an error, takes too long or writes too
   *     much
   * @throws IllegalArgumentException if the source is blank or has more than a million characters,
   *     or if packages or a preamble are given for a whole document
   * @throws java.util.concurrent.CancellationException if the thread is interrupted
   */
  public static SvgDrawing draw(String source, LatexOptions options) {
    if (source.length() > MAX_SOURCE_CHARACTERS) {
      throw new IllegalArgumentException(
          "latex() takes at most a million characters, not " + source.length());
    }
    LatexDocument document = new LatexDocument(source, options);
    LatexPrograms programs = LatexPrograms.find();
    Optional<LatexCache> cache =
        CacheFolder.find().map(folder -> new LatexCache(folder, CACHE_BYTES));
    String key = key(document, programs);
    Optional<String> cached = cache.flatMap(c -> c.read(key));
    String drawn = cached.orElseGet(() -> run(document, programs, options.timeLimit()));
    if (cached.isEmpty()) {
      cache.ifPresent(c -> c.write(key, drawn));
    }
    return parse(drawn);
  }

  private static String key(LatexDocument document, LatexPrograms programs) {
    return ContentKey.of(
        Stream.concat(
                Stream.of(CACHE_VERSION, programs.versions()),
                document.files().entrySet().stream()
                    .flatMap(file -> Stream.of(file.getKey(), file.getValue())))
            .toList());
  }

  /** Returns notes, one per line, then an empty line and the SVG. */
  private static String run(LatexDocument document, LatexPrograms programs, int seconds) {
    try (WorkFolder folder = WorkFolder.create("latex")) {
      for (var file : document.files().entrySet()) {
        folder.write(file.getKey(), file.getValue());
      }
      List<String> notes = set(document, programs, folder, seconds);
      String svg = convert(programs, folder, seconds);
      return notes.stream().map(note -> note + "\n").collect(Collectors.joining()) + "\n" + svg;
    } catch (IOException e) {
      throw LatexException.because("LaTeX cannot run in a temporary folder: " + e, e);
    }
  }

  /** Runs LaTeX on the document. Returns notes on omissions. */
  private static List<String> set(
      LatexDocument document, LatexPrograms programs, WorkFolder folder, int seconds)
      throws IOException {
    List<String> command =
        List.of(
            programs.latex().toString(),
            "-no-shell-escape",
            "-interaction=nonstopmode",
            "-halt-on-error",
            "-file-line-error",
            LatexDocument.MAIN);
    ProgramRun.End end = TexEnvironment.run(command, folder.path(), LOG_NAME, seconds);
    requireLimits("LaTeX", end, seconds);
    LatexLog log = new LatexLog(document, folder.read("zoetrope.log"));
    if (end == ProgramRun.End.FAILED) {
      throw log.error();
    }
    if (log.pages() == 0) {
      throw LatexException.of("the source draws nothing: LaTeX produced no page");
    }
    if (log.hasRead("pstricks.sty")) {
      throw LatexException.of(
          "PSTricks draws with PostScript, which latex() does not run: draw with TikZ");
    }
    return notes(log);
  }

  private static List<String> notes(LatexLog log) {
    List<String> notes = new ArrayList<>();
    if (log.pages() > 1) {
      notes.add("the document has " + log.pages() + " pages, but only the first is drawn");
    }
    log.lostCharacters().forEach(lost -> notes.add("LaTeX has left out a character: " + lost));
    return notes;
  }

  private static String convert(LatexPrograms programs, WorkFolder folder, int seconds)
      throws IOException {
    List<String> command =
        List.of(
            programs.dvisvgm().toString(),
            "--no-fonts",
            "--no-specials=ps",
            "--no-mktexmf",
            "--cache=none",
            "--exact-bbox",
            "--bbox=none",
            "--verbosity=3",
            "--output=" + SVG,
            DVI);
    ProgramRun.End end = TexEnvironment.run(command, folder.path(), LOG_NAME, seconds);
    requireLimits("dvisvgm", end, seconds);
    String svg = folder.read(SVG);
    if (end == ProgramRun.End.FAILED || svg.isBlank()) {
      throw LatexException.of(
          "dvisvgm cannot convert LaTeX's output: " + folder.read(LOG_NAME).strip());
    }
    return svg;
  }

  private static void requireLimits(String program, ProgramRun.End end, int seconds) {
    if (end == ProgramRun.End.TOO_LONG) {
      throw LatexException.of(
          Messages.of(
              "%s took longer than %s s and was stopped: does the source loop? latex(\"...\","
                  + " latexOptions().timeLimit(%s)) raises the limit",
              program, seconds, 5 * seconds));
    }
    if (end == ProgramRun.End.TOO_MUCH) {
      throw LatexException.of(
          Messages.of(
              "%s wrote more than %s MB and was stopped: does the source loop?",
              program, ProgramRun.MAX_BYTES >> 20));
    }
  }

  private static SvgDrawing parse(String drawn) {
    int svg = drawn.startsWith("\n") ? 1 : drawn.indexOf("\n\n") + 2;
    SvgDrawing drawing = SvgDrawing.parse(drawn.substring(svg));
    List<String> notes = new ArrayList<>(drawn.substring(0, svg).lines().toList());
    notes.removeIf(String::isEmpty);
    drawing
        .notes()
        .forEach(n -> notes.add("in LaTeX's drawing, " + n.replaceFirst("^[^,]*, ", "")));
    return new SvgDrawing(drawing.parts(), drawing.viewport(), notes);
  }
}
