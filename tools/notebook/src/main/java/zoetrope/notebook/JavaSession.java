package zoetrope.notebook;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jdk.jshell.Diag;
import jdk.jshell.EvalException;
import jdk.jshell.ImportSnippet;
import jdk.jshell.JShell;
import jdk.jshell.JShellException;
import jdk.jshell.MethodSnippet;
import jdk.jshell.Snippet;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.SourceCodeAnalysis.Completeness;
import jdk.jshell.SourceCodeAnalysis.CompletionInfo;
import jdk.jshell.SourceCodeAnalysis.Suggestion;
import jdk.jshell.TypeDeclSnippet;
import jdk.jshell.UnresolvedReferenceException;
import jdk.jshell.VarSnippet;

/** The Java of the cells without a scene: one JShell in this process, with all earlier cells. */
final class JavaSession implements AutoCloseable {
  private static final List<String> IMPORTS =
      List.of(
          "import static zoetrope.Zoetrope.*;",
          "import java.util.*;",
          "import java.util.function.*;",
          "import java.util.stream.*;");

  /** The methods of scenes that users first try outside of a scene. */
  private static final Set<String> METHODS_OF_SCENES =
      Set.of("play", "pause", "add", "remove", "section", "subtitle", "sound");

  private final CellExecution execution = new CellExecution();
  private final JShell shell =
      JShell.builder()
          .executionEngine(execution.provider(), Map.of())
          .compilerOptions("-classpath", System.getProperty("java.class.path"))
          .build();

  JavaSession() {
    IMPORTS.forEach(shell::eval);
  }

  /**
   * A declaration of an earlier cell that scenes can use.
   *
   * @param isVariable whether the source declares a variable whose value must be shared
   */
  record CellDeclaration(String name, String source, boolean isVariable) {}

  /**
   * Runs the snippets of a cell in order.
   *
   * @return the value of the last snippet as text; empty if it is a statement or a declaration
   * @throws CellException for the first snippet that does not compile or that throws an exception
   */
  Optional<String> run(String code) {
    Optional<String> result = Optional.empty();
    String rest = code;
    while (!rest.isBlank()) {
      CompletionInfo part = shell.sourceCodeAnalysis().analyzeCompletion(rest);
      if (part.completeness() == Completeness.DEFINITELY_INCOMPLETE) {
        throw new CellException(
            "this code has no end: close the brackets and quotes\n    " + rest.strip());
      }
      String source = part.source() == null ? rest : part.source();
      if (part.completeness() == Completeness.EMPTY) {
        break;
      }
      for (SnippetEvent event : shell.eval(source)) {
        result = event.causeSnippet() == null ? result(event) : result;
      }
      rest = part.source() == null || part.remaining() == null ? "" : part.remaining();
    }
    return result;
  }

  private Optional<String> result(SnippetEvent event) {
    if (event.status() == Snippet.Status.REJECTED) {
      throw new CellException(
          shell
              .diagnostics(event.snippet())
              .filter(Diag::isError)
              .map(error -> describe(error, event.snippet().source()))
              .collect(Collectors.joining("\n")));
    }
    if (event.exception() != null) {
      throw new CellException(describe(event.exception()), event.exception());
    }
    boolean isValue =
        event.snippet().subKind() == Snippet.SubKind.TEMP_VAR_EXPRESSION_SUBKIND
            || event.snippet().subKind() == Snippet.SubKind.VAR_VALUE_SUBKIND;
    return isValue ? Optional.ofNullable(event.value()) : Optional.empty();
  }

  private static String describe(Diag error, String source) {
    int start = (int) Math.max(0, Math.min(source.length(), error.getStartPosition()));
    int lineStart = source.lastIndexOf('\n', start - 1) + 1;
    int end = source.indexOf('\n', start);
    String line = source.substring(lineStart, end < 0 ? source.length() : end);
    String message = error.getMessage(Locale.ENGLISH);
    String symbol = message.replaceFirst("(?s).*symbol: +method (\\w+)\\(.*", "$1");
    String hint =
        METHODS_OF_SCENES.contains(symbol)
            ? "\n  hint: " + symbol + "(...) is a method of scenes: begin the cell with %%scene"
            : "";
    return message.replaceFirst(
            "(\\R|$)", "\n    " + quoted(line) + "\n    " + " ".repeat(start - lineStart) + "^$1")
        + hint;
  }

  private static String quoted(String line) {
    return line.replace("\\", "\\\\").replace("$", "\\$");
  }

  private static String describe(JShellException exception) {
    if (exception instanceof UnresolvedReferenceException unresolved) {
      return unresolved.getSnippet().source().lines().findFirst().orElse("")
          + " uses names that are not declared yet: run the cell that declares them first";
    }
    EvalException thrown = (EvalException) exception;
    String message = thrown.getMessage() == null ? "" : ": " + thrown.getMessage();
    String places =
        Stream.of(thrown.getStackTrace())
            .map(place -> "\n    at " + place)
            .limit(5)
            .collect(Collectors.joining());
    return thrown.getExceptionClassName() + message + places;
  }

  /** Returns the import declarations of the cells, without the imports that every notebook has. */
  String imports() {
    return shell
        .snippets()
        .filter(snippet -> snippet instanceof ImportSnippet && isValid(snippet))
        .map(snippet -> snippet.source().strip())
        .map(source -> source.endsWith(";") ? source : source + ";")
        .filter(source -> !source.equals(IMPORTS.get(0)))
        .collect(Collectors.joining(" "));
  }

  /** Returns the variables, methods and types of the cells, in order. */
  List<CellDeclaration> declarations() {
    List<CellDeclaration> all = new ArrayList<>();
    shell.snippets().filter(this::isValid).forEach(snippet -> declaration(snippet, all));
    return all;
  }

  private static void declaration(Snippet snippet, List<CellDeclaration> all) {
    if (snippet instanceof VarSnippet variable && !variable.name().startsWith("$")) {
      String source =
          String.format(
              "static final %s %s = zoetrope.notebook.SharedVariables.get(\"%s\");",
              variable.typeName(), variable.name(), variable.name());
      all.add(new CellDeclaration(variable.name(), source, true));
    } else if (snippet instanceof MethodSnippet || snippet instanceof TypeDeclSnippet) {
      String name =
          snippet instanceof MethodSnippet method
              ? method.name()
              : ((TypeDeclSnippet) snippet).name();
      all.add(new CellDeclaration(name, "static " + withoutModifiers(snippet.source()), false));
    }
  }

  private static String withoutModifiers(String source) {
    return source.strip().replaceFirst("^(?:(?:public|private|protected|static|final)\\s+)+", "");
  }

  private boolean isValid(Snippet snippet) {
    return shell.status(snippet) == Snippet.Status.VALID;
  }

  /** Makes the current value of a variable available to scenes. */
  void share(String variable) {
    shell.eval(variable);
    SharedVariables.set(variable, execution.value());
  }

  Completeness completeness(String code) {
    return shell.sourceCodeAnalysis().analyzeCompletion(code).completeness();
  }

  /** Continuations of a name. {@code start} is the position where the texts begin. */
  record Continuations(List<String> texts, int start) {}

  /**
   * Returns what can replace the name before a position. Continuations whose type fits come first.
   */
  Continuations continuations(String code, int position) {
    int[] start = {position};
    SourceCodeAnalysis analysis = shell.sourceCodeAnalysis();
    List<String> texts =
        analysis.completionSuggestions(code, position, start).stream()
            .sorted(Comparator.comparing(suggestion -> !suggestion.matchesType()))
            .map(Suggestion::continuation)
            .distinct()
            .toList();
    return new Continuations(texts, start[0]);
  }

  void stop() {
    shell.stop();
  }

  @Override
  public void close() {
    shell.close();
  }
}
