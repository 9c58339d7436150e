package zoetrope.notebook;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import jdk.jshell.SourceCodeAnalysis.Completeness;
import org.dflib.jjava.jupyter.kernel.BaseKernel;
import org.dflib.jjava.jupyter.kernel.HelpLink;
import org.dflib.jjava.jupyter.kernel.JupyterIO;
import org.dflib.jjava.jupyter.kernel.LanguageInfo;
import org.dflib.jjava.jupyter.kernel.ReplacementOptions;
import org.dflib.jjava.jupyter.kernel.comm.CommManager;
import org.dflib.jjava.jupyter.kernel.display.DisplayData;
import org.dflib.jjava.jupyter.kernel.display.Renderer;
import org.dflib.jjava.jupyter.kernel.util.StringStyler;
import zoetrope.notebook.RenderCall.CallResult;
import zoetrope.notebook.RenderCall.OutputFile;
import zoetrope.render.Report;

/**
 * The kernel of one notebook. There are three kinds of cells: scenes, command lines that begin with
 * {@code %render}, and other Java.
 */
final class ZoetropeKernel extends BaseKernel {
  private static final String RENDER = "%render";

  /**
   * The code before the body of a scene, so that the body is completed like the code of a method.
   */
  private static final String BODY = "class C extends Scene { protected void construct() {";

  private final JavaSession session = new JavaSession();
  private final SceneFiles scenes = new SceneFiles(session);

  /** The thread that runs a cell; null between cells. */
  private volatile Thread running;

  private int cells;

  ZoetropeKernel() {
    this(new JupyterIO(StandardCharsets.UTF_8));
  }

  private ZoetropeKernel(JupyterIO io) {
    super(
        "Zoetrope",
        Report.version(),
        new LanguageInfo.Builder("Java")
            .version(System.getProperty("java.version"))
            .mimetype("text/x-java")
            .fileExtension(".java")
            .pygments("java")
            .codemirror("text/x-java")
            .build(),
        List.<HelpLink>of(),
        null,
        io,
        new CommManager(),
        new Renderer(),
        null,
        null,
        false,
        new StringStyler("", "", "", null));
  }

  /**
   * Runs a cell.
   *
   * @return the output of the cell; null if it has none
   * @throws CellException if the cell fails
   */
  @Override
  public Object evalRaw(String code) {
    running = Thread.currentThread();
    cells++;
    try {
      return evaluate(code);
    } finally {
      running = null;
      Thread.interrupted(); // A late request to stop must not stop the next cell.
    }
  }

  private Object evaluate(String code) {
    if (code.startsWith(RENDER)) {
      return commands(code);
    }
    Optional<SceneCell> scene = SceneCell.of(code, cells);
    if (scene.isPresent()) {
      scenes.add(scene.get());
      List<String> line = new ArrayList<>(List.of(scene.get().name()));
      line.addAll(scene.get().options());
      return render(line);
    }
    if (code.startsWith("%")) {
      throw new CellException(
          code.lines().findFirst().orElse("")
              + ": there are two commands: %%scene OPTIONS above a scene, and %render ARGUMENTS");
    }
    return session.run(code).map(DisplayData::new).orElse(null);
  }

  /** Runs the command lines of a cell whose lines all begin with {@code %render}. */
  private Object commands(String code) {
    Object last = null;
    for (String line : code.lines().filter(line -> !line.isBlank()).toList()) {
      if (!line.startsWith(RENDER)) {
        throw new CellException(
            "a cell with %render has only such lines: move '" + line.strip() + "' to another cell");
      }
      if (last instanceof DisplayData shown) {
        display(shown);
      }
      last = render(RenderCall.words(line.substring(RENDER.length())));
    }
    return last;
  }

  /** Runs a command line, prints its messages, and returns the last of its images and videos. */
  private DisplayData render(List<String> line) {
    CallResult result = scenes.run(line);
    if (!result.isDone() && result.text().isBlank()) {
      throw new CellException(result.notes());
    }
    print(result.text());
    print(result.notes());
    DisplayData last = null;
    for (OutputFile file : result.files()) {
      DisplayData shown = shown(file);
      if (shown != null && last != null) {
        display(last);
      }
      last = shown == null ? last : shown;
    }
    return last;
  }

  private static DisplayData shown(OutputFile file) {
    try {
      return InlineOutput.of(file).orElse(null);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void print(String text) {
    if (!text.isBlank()) {
      System.out.println(text);
    }
  }

  /** Returns the documentation of the name at a position. */
  @Override
  public DisplayData inspect(String code, int at, boolean extraDetail) {
    int start = Math.min(at, code.length());
    int end = start;
    while (start > 0 && Character.isJavaIdentifierPart(code.charAt(start - 1))) {
      start--;
    }
    while (end < code.length() && Character.isJavaIdentifierPart(code.charAt(end))) {
      end++;
    }
    if (start == end) {
      return null;
    }
    CallResult result = RenderCall.run(List.of("doc", code.substring(start, end)));
    return result.isDone() ? new DisplayData(result.text()) : null;
  }

  @Override
  public ReplacementOptions complete(String code, int at) {
    boolean isBody = code.startsWith(SceneCell.MAGIC);
    int firstLine = code.indexOf('\n');
    if (isBody && firstLine < 0) {
      return new ReplacementOptions(List.of(), at, at);
    }
    String before = isBody ? BODY : "";
    int skipped = isBody ? firstLine : 0;
    int shift = before.length() - skipped;
    JavaSession.Continuations found =
        session.continuations(before + code.substring(skipped), at + shift);
    return new ReplacementOptions(found.texts(), found.start() - shift, at);
  }

  @Override
  public String isComplete(String code) {
    if (code.startsWith("%") || session.completeness(code) == Completeness.COMPLETE) {
      return IS_COMPLETE_YES;
    }
    return session.completeness(code) == Completeness.DEFINITELY_INCOMPLETE
        ? "  "
        : IS_COMPLETE_MAYBE;
  }

  /** Stops the running cell, if its code reacts to interrupts. */
  @Override
  public void interrupt() {
    session.stop();
    Thread cell = running;
    if (cell != null) {
      cell.interrupt();
    }
  }

  @Override
  public List<String> formatError(Throwable e) {
    return e instanceof CellException ? e.getMessage().lines().toList() : super.formatError(e);
  }

  @Override
  public void onShutdown(boolean isRestarting) {
    session.close();
    super.onShutdown(isRestarting);
  }
}
