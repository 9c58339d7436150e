package zoetrope.inspect;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.mobject.display.CreationSite;

/**
 * The names of the variables that hold the objects of a scene, found in the scene's source. Not
 * thread-safe.
 */
public final class VariableNames {
  /**
   * An assignment of an object to a variable or field: {@code var dot = …}, {@code this.dot = …},
   * but not {@code i = 0}.
   */
  private static final Pattern ASSIGNMENT =
      Pattern.compile("(?:^|[\\s.(])([A-Za-z_$][\\w$]*)\\s*=(?!=|\\s*-?[0-9])");

  /**
   * A declaration of a local variable that holds a new object. Three kinds of declarations do not
   * match. Groups show nothing themselves. Fields can be read by other methods. An {@code
   * alwaysRedraw} whose function continues in the next line creates its objects in those later
   * lines.
   */
  private static final Pattern DECLARATION =
      Pattern.compile(
          "^\\s*(?:final\\s+)?(?:var|[A-Z]\\w*(?:<.*>)?)\\s+[a-z]\\w*\\s*=\\s*"
              + "(?:new\\s+(?!Group)\\w+"
              + "|(?!group\\b|v?[gG]roup\\b|alwaysRedraw\\b.*[({]\\s*$)[a-z]\\w*)\\s*\\(");

  /** A statement that puts objects on the stage, or takes them off it. */
  private static final Pattern STAGING = Pattern.compile("^\\s*(?:add|remove)\\([\\w\\s,$]*\\);");

  /** A line that continues the statement of the line before. */
  private static final Pattern CONTINUATION = Pattern.compile("^\\s*[.a-z(].*");

  /** A line that returns an object from a function that begins in the line before. */
  private static final Pattern RETURN = Pattern.compile("^\\s*return\\b.*");

  private static final Pattern FUNCTION = Pattern.compile(".*->\\s*\\{\\s*$");

  /** The end of a statement, of a block or of a comment, so that the next line begins another. */
  private static final Pattern END = Pattern.compile(".*[;{}/]\\s*(//.*)?$|\\s*(//.*)?$");

  private static final int MAX_STATEMENT_LINES = 12;

  private final Function<String, List<String>> sources;
  private final Map<String, List<String>> lines = new HashMap<>();

  /**
   * Finds names in source files.
   *
   * @param sources returns the lines of a source file, by its simple name such as {@code
   *     Opening.java}; an empty list if it is unknown
   */
  public VariableNames(Function<String, List<String>> sources) {
    this.sources = sources;
  }

  /**
   * Returns the name of the variable that the line of creation assigns an object to. It is empty if
   * it is unknown, and for members of an object that the same line created.
   */
  public String of(StageSnapshot stage, StageObject object) {
    if (object.site().isEmpty() || object.site().get().line() == 0) {
      return "";
    }
    CreationSite site = object.site().get();
    boolean isMember = object.parent() >= 0 && isOfLine(stage.objects().get(object.parent()), site);
    return isMember ? "" : of(site);
  }

  /** Whether an object was created at the line of {@code site}. */
  public static boolean isOfLine(StageObject object, CreationSite site) {
    return object.site().filter(site::isOnLineOf).isPresent();
  }

  /**
   * Returns the variable of the assignment in the statement that contains a line; an empty string
   * if there is none.
   */
  public String of(CreationSite site) {
    List<String> source = lines.computeIfAbsent(site.file(), sources);
    int last = site.line() - 1;
    for (int i = last; i >= 0 && i < source.size() && last - i < MAX_STATEMENT_LINES; i--) {
      Matcher assignment = ASSIGNMENT.matcher(source.get(i));
      if (assignment.find()) {
        return assignment.group(1);
      }
      boolean isReturned =
          i > 0
              && RETURN.matcher(source.get(i)).matches()
              && FUNCTION.matcher(source.get(i - 1)).matches();
      if (!isReturned
          && (!CONTINUATION.matcher(source.get(i)).matches()
              || i > 0 && END.matcher(source.get(i - 1)).matches())) {
        return "";
      }
    }
    return "";
  }

  /**
   * Whether a line assigns an object to a variable that the source never reads. This holds if later
   * lines of the block mention the variable only at the beginning of statements, such as {@code
   * arrow.shift(UP);}, and in {@code add(...)} and {@code remove(...)}.
   */
  public boolean isUnused(CreationSite site) {
    String variable = of(site);
    List<String> source = lines.computeIfAbsent(site.file(), sources);
    if (variable.isEmpty() || site.line() > source.size()) {
      return false;
    }
    Pattern read = Pattern.compile("\\b" + Pattern.quote(variable) + "\\b");
    Pattern changed =
        Pattern.compile("^\\s*" + Pattern.quote(variable) + "\\.|" + STAGING.pattern());
    int depth = 0;
    boolean declared = false;
    for (int i = Math.max(0, site.line() - MAX_STATEMENT_LINES); i < source.size(); i++) {
      String line = source.get(i);
      boolean begins = i == 0 || END.matcher(source.get(i - 1)).matches();
      if (!declared) {
        declared = DECLARATION.matcher(line).find() && assigns(line, variable);
      } else if (read.matcher(begins ? changed.matcher(line).replaceFirst("") : line).find()) {
        return false;
      }
      if (declared && i >= site.line()) {
        depth += count(line, '{') - count(line, '}');
        if (depth < 0) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean assigns(String line, String variable) {
    return ASSIGNMENT.matcher(line).results().anyMatch(m -> m.group(1).equals(variable));
  }

  private static int count(String line, char c) {
    return (int) line.chars().filter(x -> x == c).count();
  }
}
