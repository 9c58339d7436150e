package zoetrope.internal.render.source;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import zoetrope.reference.ManimNames;
import zoetrope.reference.Reference;

/**
 * Finds hints for compiler errors. A hint comes from the table of mistakes. If the table has none,
 * it suggests a function with a similar name, a missing import, or this library's name for a name
 * of Manim.
 */
final class CompileHints {
  private static final List<String> SYNTAX =
      List.of(
          "err.expected",
          "illegal.start",
          "not.stmt",
          "illegal.char",
          "illegal.dot",
          "without",
          "unclosed",
          "illegal.text.block",
          "underscore");
  private static final Pattern SYMBOL =
      Pattern.compile("symbol: +(variable|method|class) (\\w+)(?:\\(([^\n]*)\\))?");
  private static final Pattern LOCATION =
      Pattern.compile(
          "location: (?:\\w+ \\w+ of type|class|interface|package) ([\\w.$]+(?:\\[])*)");
  private static final Pattern CALL =
      Pattern.compile("(?:method|constructor) (?:found for )?(?:<[^>]*>)?(\\w+)");
  private static final Pattern OWNER = Pattern.compile("in (?:class|interface) ([\\w.]+)");
  private static final Pattern CANDIDATE =
      Pattern.compile("method ([\\w.]+)\\.(?:<[^>]*>)?\\w+\\(");
  private static final Pattern GIVEN =
      Pattern.compile("(?:found: +|found for \\w+\\()([^\n]*?)\\)?(?:\n|$)");
  private static final Pattern PACKAGE = Pattern.compile("package ([A-Z]\\w*) does not exist");
  private static final Pattern OPERATOR = Pattern.compile("operator '([^']+)'");

  private final HintTable table = HintTable.load();
  private final MissingNames missing;
  private final WrongArguments arguments;

  CompileHints() {
    Reference reference = Reference.load();
    this.missing = new MissingNames(reference, ManimNames.load(), table);
    this.arguments = new WrongArguments(reference);
  }

  /** Returns a fix for an error in one sentence; empty if none is known. */
  Optional<String> of(SourceText source, Diagnostic<?> error) {
    String code = error.getCode();
    String message = error.getMessage(Locale.ENGLISH);
    String line = HintTable.bare(source.lineAt(error.getPosition()));
    return methodReference(code, message)
        .or(() -> table.find(HintTable.Where.LINE, code, line))
        .or(() -> table.find(HintTable.Where.AT, code, source.textFrom(error.getPosition())))
        .or(() -> table.find(HintTable.Where.MESSAGE, code, message))
        .or(() -> byKind(code, message, source, error.getPosition()));
  }

  /**
   * Returns the errors without those that are probably consequences of a syntax error: further
   * errors in its line, and a missing or surplus brace at the end of the file.
   */
  static <D extends Diagnostic<?>> List<D> withoutConsequences(List<D> errors) {
    Set<Long> broken = new HashSet<>();
    return errors.stream()
        .filter(error -> broken.isEmpty() || !isBrace(error))
        .filter(
            error ->
                isSyntax(error)
                    ? broken.add(error.getLineNumber())
                    : !broken.contains(error.getLineNumber()))
        .toList();
  }

  private static boolean isBrace(Diagnostic<?> error) {
    return error.getCode().matches(".*(?:expected4|expected\\.module\\.or\\.open|premature\\.eof)");
  }

  private static boolean isSyntax(Diagnostic<?> error) {
    return SYNTAX.stream().anyMatch(error.getCode()::contains);
  }

  private Optional<String> byKind(String code, String message, SourceText source, long position) {
    if (code.contains("cant.resolve")) {
      return missing(message, source, position);
    }
    if (code.contains("premature.eof") && source.count('{') > source.count('}')) {
      return Optional.of("a } is missing: each { needs a }");
    }
    if (code.contains("doesnt.exist")) {
      return match(PACKAGE, message).flatMap(missing::importOf);
    }
    if (code.contains("operator.cant.be.applied")) {
      return operator(message);
    }
    if (code.contains("cant.apply")) {
      String owner = match(OWNER, message).or(() -> match(CANDIDATE, message)).orElse("");
      return match(CALL, message)
          .flatMap(name -> arguments.hint(owner, name, match(GIVEN, message).orElse("")));
    }
    if (code.contains("prob.found.req")) {
      String before = source.textBefore(position);
      return arguments.conversion(message).or(() -> arguments.called(before));
    }
    return Optional.empty();
  }

  /**
   * Returns the hint for a method reference such as {@code circle::getCenter} to a method that does
   * not exist.
   */
  private Optional<String> methodReference(String code, String message) {
    Matcher symbol = SYMBOL.matcher(message);
    return code.contains("invalid.mref") && symbol.find()
        ? missing.member(symbol.group(1), symbol.group(2), match(LOCATION, message).orElse(""))
        : Optional.empty();
  }

  private Optional<String> missing(String message, SourceText source, long position) {
    Matcher symbol = SYMBOL.matcher(message);
    if (!symbol.find()) {
      return Optional.empty();
    }
    String kind = symbol.group(1);
    String name = symbol.group(2);
    String text = source.textFrom(position);
    if (kind.equals("variable") && text.matches("(?s)\\w+\\s*=[^=].*")) {
      return Optional.of(assigned(name, source.textBefore(position)));
    }
    if (!text.startsWith(".")) {
      return source
          .declaredName(kind, name)
          .or(() -> missing.unqualified(kind, name, text.startsWith(name + ".")));
    }
    return missing.member(kind, name, match(LOCATION, message).orElse(""));
  }

  /** Returns the hint for {@code NAME = value} if there is no variable of this name. */
  private String assigned(String name, String before) {
    if (before.matches("(?s).*\\b(?:if|while)\\s*\\(\\s*")) {
      return "compare values with ==: if (x == 3) { ... }";
    }
    return before.matches("(?s).*[(,]\\s*")
        ? missing.namedArgument(name)
        : "declare a new variable with a type: var " + name + " = ...;";
  }

  private static Optional<String> operator(String message) {
    boolean vectors = message.contains("zoetrope.geometry.Vec");
    return match(OPERATOR, message)
        .filter(operator -> vectors)
        .map(
            operator ->
                switch (operator) {
                  case "+" -> "add vectors with a method: UP.plus(RIGHT)";
                  case "-" -> "subtract vectors with methods: UP.minus(RIGHT), UP.negate()";
                  case "/" -> "scale vectors with a method: UP.times(0.5), or up(0.5)";
                  default -> "scale vectors with a method: UP.times(2), or up(2)";
                });
  }

  private static Optional<String> match(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
  }
}
