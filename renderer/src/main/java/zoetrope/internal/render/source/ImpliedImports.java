package zoetrope.internal.render.source;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.SourcePositions;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import zoetrope.reference.Reference;

/**
 * Imports that a single file does without: of types that it names and that nothing else is called
 * by. They are added where its imports begin, within the line, so that line numbers stay.
 * Immutable.
 *
 * @param at the position at which they are added
 * @param text the import statements; empty where there are none
 */
record ImpliedImports(int at, String text) {
  private static final Pattern SYMBOL = Pattern.compile("symbol: +(?:variable|class) ([A-Z]\\w*)");

  private static final Pattern PACKAGE = Pattern.compile("package ([A-Z]\\w*) does not exist");

  /** None. */
  static final ImpliedImports NONE = new ImpliedImports(0, "");

  /** Those that the errors of a file ask for, beside those that it has been given. */
  ImpliedImports with(
      String content, int position, List<? extends Diagnostic<? extends JavaFileObject>> errors) {
    TypeImports types = new TypeImports(Reference.load());
    TreeSet<String> names = new TreeSet<>();
    for (Diagnostic<? extends JavaFileObject> error : errors) {
      missingType(content, error)
          .flatMap(types::only)
          .filter(type -> !text.contains(" " + type + ";"))
          .ifPresent(names::add);
    }
    String more = names.stream().map(name -> "import " + name + "; ").collect(Collectors.joining());
    return new ImpliedImports(position, text + more);
  }

  /**
   * A type that is not found, by its simple name: a variable where a dot follows, or what is taken
   * for a package where two do.
   */
  private Optional<String> missingType(String content, Diagnostic<? extends JavaFileObject> error) {
    Matcher inPackage = PACKAGE.matcher(error.getMessage(Locale.ENGLISH));
    if (error.getCode().contains("doesnt.exist") && inPackage.find()) {
      return Optional.of(inPackage.group(1));
    }
    Matcher symbol = SYMBOL.matcher(error.getMessage(Locale.ENGLISH));
    if (!error.getCode().contains("cant.resolve") || !symbol.find()) {
      return Optional.empty();
    }
    String name = symbol.group(1);
    long position = original(error.getPosition());
    String rest = position < 0 ? "" : content.substring((int) position);
    boolean type = symbol.group().contains("class") || rest.matches("(?s)" + name + "\\s*\\..*");
    return type && rest.startsWith(name) ? Optional.of(name) : Optional.empty();
  }

  /** Where imports may begin: before the first one, or else behind the package, if there is one. */
  static int place(CompilationUnitTree unit, SourcePositions positions) {
    if (!unit.getImports().isEmpty()) {
      return (int) positions.getStartPosition(unit, unit.getImports().get(0));
    }
    return unit.getPackage() == null ? 0 : (int) positions.getEndPosition(unit, unit.getPackage());
  }

  /** The content with the imports in it. */
  String in(String content) {
    return text.isEmpty() ? content : content.substring(0, at) + text + content.substring(at);
  }

  /** Where a position of the content with imports lies in that without them. */
  long original(long position) {
    return position < at || text.isEmpty() ? position : Math.max(at, position - text.length());
  }

  /** An error with its positions in the content without imports. */
  Diagnostic<JavaFileObject> original(Diagnostic<? extends JavaFileObject> error) {
    return new Moved(error, this);
  }

  private record Moved(Diagnostic<? extends JavaFileObject> error, ImpliedImports imports)
      implements Diagnostic<JavaFileObject> {
    @Override
    public Kind getKind() {
      return error.getKind();
    }

    @Override
    public JavaFileObject getSource() {
      return error.getSource();
    }

    @Override
    public long getPosition() {
      return imports.original(error.getPosition());
    }

    @Override
    public long getStartPosition() {
      return imports.original(error.getStartPosition());
    }

    @Override
    public long getEndPosition() {
      return imports.original(error.getEndPosition());
    }

    @Override
    public long getLineNumber() {
      return error.getLineNumber();
    }

    @Override
    public long getColumnNumber() {
      return error.getColumnNumber();
    }

    @Override
    public String getCode() {
      return error.getCode();
    }

    @Override
    public String getMessage(Locale locale) {
      return error.getMessage(locale);
    }
  }
}
