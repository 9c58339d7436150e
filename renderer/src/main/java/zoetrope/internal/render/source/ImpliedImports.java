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
 * Imports that a single source file may omit, because only one known type has the simple name. The
 * imports are inserted without a line break where the file's imports begin, so that line numbers do
 * not change. Immutable.
 *
 * @param at the position of the insertion
 * @param text the import statements; empty if there are none
 */
record ImpliedImports(int at, String text) {
  private static final Pattern SYMBOL = Pattern.compile("symbol: +(?:variable|class) ([A-Z]\\w*)");

  private static final Pattern PACKAGE = Pattern.compile("package ([A-Z]\\w*) does not exist");

  static final ImpliedImports NONE = new ImpliedImports(0, "");

  /** Returns these imports and those that would fix a file's errors. */
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
   * Returns the simple name of a type that is not found; empty for other errors. The compiler
   * reports a type such as {@code Vec} as a variable in {@code Vec.of}, and as a package in {@code
   * Vec.Builder.of}.
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

  /**
   * Returns the position where imports can be inserted: before the first import, or else after the
   * package declaration, or else 0.
   */
  static int place(CompilationUnitTree unit, SourcePositions positions) {
    if (!unit.getImports().isEmpty()) {
      return (int) positions.getStartPosition(unit, unit.getImports().get(0));
    }
    return unit.getPackage() == null ? 0 : (int) positions.getEndPosition(unit, unit.getPackage());
  }

  String in(String content) {
    return text.isEmpty() ? content : content.substring(0, at) + text + content.substring(at);
  }

  /**
   * Converts a position in the content with the imports into the position in the content without
   * them.
   */
  long original(long position) {
    return position < at || text.isEmpty() ? position : Math.max(at, position - text.length());
  }

  /** Returns an error with its positions in the content without imports. */
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
