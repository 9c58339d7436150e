package zoetrope.internal.render.source;

import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles the mistakes of a table. All mistakes are parsed at once. Those without a syntax error
 * are then compiled together, each in a separate method.
 */
final class Mistakes {
  private static final String CLASS =
      """
      import static zoetrope.Zoetrope.*;
      class Mistakes extends Scene {
      zoetrope.mobject.shapes.Circle circle;
      zoetrope.mobject.shapes.Square square;
      zoetrope.mobject.shapes.Dot dot;
      zoetrope.mobject.lines.Line line;
      zoetrope.mobject.lines.Arrow arrow;
      zoetrope.mobject.Group<zoetrope.mobject.shapes.Circle> group;
      zoetrope.mobject.text.Text label;
      zoetrope.mobject.text.Tex formula;
      zoetrope.mobject.text.DecimalNumber number;
      zoetrope.mobject.coordinates.Axes axes;
      zoetrope.mobject.coordinates.NumberPlane plane;
      zoetrope.mobject.VMobject graph;
      zoetrope.mobject.changing.ValueTracker tracker;
      java.util.List<zoetrope.mobject.shapes.Circle> list;
      protected void construct() { }
      """
          .replace("\n", " ");

  /**
   * A row of the table.
   *
   * @param how how the mistake is compiled: empty for most mistakes, which are compiled together;
   *     {@code flow} for mistakes in the flow of control, which are compiled together later,
   *     because the compiler reports them only if there are no others; {@code alone} for a mistake
   *     that may end the compiler; {@code file} for a whole file, with {@code \n} for line ends
   * @param code the mistake
   * @param hints parts of the expected hints; the mistake must get no other hints
   */
  record Mistake(String how, String code, List<String> hints) {}

  /** The compiler's errors and the hints for a mistake. */
  record CompileResult(Mistake mistake, List<String> errors, Set<String> hints) {}

  private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
  private final CompileHints hints = new CompileHints();
  private final List<CompileResult> results = new ArrayList<>();

  private Mistakes() {}

  static List<Mistake> read(InputStream table) throws IOException {
    try (table) {
      return new String(table.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank())
          .skip(1)
          .map(line -> line.split("\t", -1))
          .map(row -> new Mistake(row[0], row[1], List.of(row[2].split(" \\|\\| "))))
          .toList();
    }
  }

  /** Returns the errors and hints for each mistake. */
  static List<CompileResult> compile(List<Mistake> all) throws IOException {
    Mistakes mistakes = new Mistakes();
    Map<Boolean, List<Mistake>> files =
        all.stream().collect(Collectors.partitioningBy(row -> row.how().equals("file")));
    for (Mistake row : files.get(true)) {
      InMemory source = new InMemory("A", row.code().replace("\\n", "\n"));
      mistakes.addResult(row, source, mistakes.errors(List.of(source), true));
    }
    List<Mistake> parsed = mistakes.parse(files.get(false));
    for (String how : List.of("", "flow")) {
      mistakes.compileTogether(parsed.stream().filter(row -> row.how().equals(how)).toList());
    }
    for (Mistake row : parsed) {
      if (row.how().equals("alone")) {
        mistakes.compileTogether(List.of(row));
      }
    }
    return mistakes.results;
  }

  /** Records the parser's errors, and returns the mistakes without any. */
  private List<Mistake> parse(List<Mistake> rows) throws IOException {
    Map<InMemory, Mistake> sources = new HashMap<>();
    List<InMemory> order = new ArrayList<>();
    for (Mistake row : rows) {
      InMemory source = new InMemory("M" + order.size(), source(List.of(row)));
      order.add(source);
      sources.put(source, row);
    }
    Map<JavaFileObject, List<Diagnostic<? extends JavaFileObject>>> errors =
        errors(order, false).stream().collect(Collectors.groupingBy(Diagnostic::getSource));
    List<Mistake> fine = new ArrayList<>();
    for (InMemory source : order) {
      List<Diagnostic<? extends JavaFileObject>> sourceErrors = errors.get(source);
      if (sourceErrors == null) {
        fine.add(sources.get(source));
      } else {
        addResult(sources.get(source), source, sourceErrors);
      }
    }
    return fine;
  }

  private void compileTogether(List<Mistake> rows) throws IOException {
    InMemory source = new InMemory("Mistakes", source(rows));
    List<Diagnostic<? extends JavaFileObject>> errors = errors(List.of(source), true);
    for (int i = 0; i < rows.size(); i++) {
      int line = 3 * i + 3;
      addResult(
          rows.get(i), source, errors.stream().filter(d -> d.getLineNumber() == line).toList());
    }
  }

  private static String source(List<Mistake> rows) {
    StringBuilder source = new StringBuilder(CLASS).append('\n');
    for (int i = 0; i < rows.size(); i++) {
      source.append("void mistake").append(i).append("() {\n");
      source.append("    ").append(rows.get(i).code()).append("\n}\n");
    }
    return source.append("}\n").toString();
  }

  private List<Diagnostic<? extends JavaFileObject>> errors(List<InMemory> sources, boolean names)
      throws IOException {
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(found, Locale.ENGLISH, null)) {
      List<String> options = List.of("-proc:none", "-nowarn", "-Xmaxerrs", "5000");
      JavacTask task = (JavacTask) compiler.getTask(null, files, found, options, null, sources);
      task.parse();
      if (names) {
        SourceCompiler.analyze(task, found);
      }
    }
    return found.getDiagnostics().stream()
        .filter(error -> error.getKind() == Diagnostic.Kind.ERROR)
        .toList();
  }

  private void addResult(
      Mistake row, InMemory source, List<Diagnostic<? extends JavaFileObject>> errors) {
    SourceText text = new SourceText("Mistakes.java", source.text);
    Set<String> told = new LinkedHashSet<>();
    CompileHints.withoutConsequences(errors)
        .forEach(error -> hints.of(text, error).ifPresent(told::add));
    List<String> messages =
        errors.stream().map(d -> d.getCode() + ": " + d.getMessage(Locale.ENGLISH)).toList();
    results.add(new CompileResult(row, messages, told));
  }

  private static final class InMemory extends SimpleJavaFileObject {
    private final String text;

    InMemory(String name, String text) {
      super(URI.create("memory:///" + name + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
