package zoetrope.internal.render.source;

import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import zoetrope.reference.ManimNames;
import zoetrope.reference.Reference;

/**
 * What to write in place of what the compiler refuses: the nearest word, the missing import, what a
 * name of Manim is called here, what Python's syntax is in Java.
 */
final class CompileHints {
  private static final Pattern SYMBOL =
      Pattern.compile("symbol: +(variable|method|class) (\\w+)(?:\\(([^\n]*)\\))?");
  private static final Pattern LOCATION =
      Pattern.compile("location: (?:\\w+ \\w+ of type|class|interface) ([\\w.$]+)");
  private static final Pattern CALL = Pattern.compile("(?:method|constructor) (\\w+)");
  private static final Pattern GIVEN = Pattern.compile("found: +([^\n]*)");
  private static final Pattern OPERATOR = Pattern.compile("operator '([^']+)'");

  private final SourceText source;
  private final MissingNames missing;
  private final WrongArguments arguments;

  CompileHints(SourceText source) {
    Reference reference = Reference.load();
    this.source = source;
    this.missing = new MissingNames(reference, ManimNames.load());
    this.arguments = new WrongArguments(reference);
  }

  /** What helps against an error, in sentences; none where nothing is known. */
  Set<String> of(Diagnostic<?> error) {
    Set<String> hints = new LinkedHashSet<>();
    String line = source.lineAt(error.getPosition());
    hints.addAll(PythonSyntax.hints(line));
    if (hints.isEmpty()) {
      byKind(error, line).ifPresent(hints::add);
    }
    return hints;
  }

  private Optional<String> byKind(Diagnostic<?> error, String line) {
    String message = error.getMessage(Locale.ENGLISH);
    String code = error.getCode();
    if (code.contains("cant.resolve")) {
      return missing(message, error.getPosition());
    }
    if (code.contains("operator.cant.be.applied")) {
      return operator(message);
    }
    if (code.contains("unreported.exception") && line.matches(".*\\bwait\\s*\\(.*")) {
      return Optional.of("wait is Java's own, for threads: a scene holds its picture by pause(2)");
    }
    if (code.contains("cant.apply")) {
      return match(CALL, message, 1)
          .flatMap(name -> arguments.hint(name, match(GIVEN, message, 1).orElse("")));
    }
    if (code.contains("prob.found.req")) {
      return arguments.conversion(message);
    }
    return Optional.empty();
  }

  private Optional<String> missing(String message, long position) {
    Matcher symbol = SYMBOL.matcher(message);
    if (!symbol.find()) {
      return Optional.empty();
    }
    String kind = symbol.group(1);
    String name = symbol.group(2);
    if (kind.equals("variable") && source.textFrom(position).matches("(?s)\\w+\\s*=[^=].*")) {
      return Optional.of(MissingNames.namedArgument(name));
    }
    if (!source.textFrom(position).startsWith(".")) {
      return missing.unqualified(kind, name);
    }
    return missing.member(name, match(LOCATION, message, 1).orElse(""));
  }

  private static Optional<String> operator(String message) {
    boolean vectors = message.contains("zoetrope.geometry.Vec");
    return match(OPERATOR, message, 1)
        .filter(operator -> vectors)
        .map(
            operator ->
                switch (operator) {
                  case "+" -> "Java adds vectors by a method: UP.plus(RIGHT)";
                  case "-" -> "Java subtracts vectors by methods: UP.minus(RIGHT), UP.negate()";
                  case "/" -> "Java scales vectors by a method: UP.times(0.5), or up(0.5)";
                  default -> "Java scales vectors by a method: UP.times(2), or up(2)";
                });
  }

  private static Optional<String> match(Pattern pattern, String text, int group) {
    Matcher matcher = pattern.matcher(text);
    return matcher.find() ? Optional.of(matcher.group(group)) : Optional.empty();
  }
}
