package zoetrope.cli.sources;

import java.util.Locale;
import java.util.regex.Pattern;
import zoetrope.reference.Reference;

/**
 * A name of the reference as it occurs in code. The name of a class also stands for the function
 * that creates its objects, and the reverse: {@code Graph} and {@code graph}.
 */
public final class CodeName {
  private final String function;
  private final boolean isClass;
  private final Pattern use;
  private final Pattern variable;

  private CodeName(String name, boolean isClass) {
    String type = name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    this.isClass = isClass;
    function = isClass ? name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1) : name;
    use =
        Pattern.compile(
            isClass
                ? "\\b" + type + "\\b|(?<![\\w.])" + function + "\\("
                : "\\b" + name + (Character.isLowerCase(name.charAt(0)) ? "\\(" : "\\b"));
    variable = Pattern.compile("(?<![\\w.])" + function + "( =|\\.)");
  }

  /** Returns a name, or the last part of a name with dots, such as {@code Circle.shift}. */
  public static CodeName of(String name, Reference reference) {
    String last = name.substring(name.lastIndexOf('.') + 1);
    String type = last.substring(0, 1).toUpperCase(Locale.ROOT) + last.substring(1);
    boolean isClass =
        reference.find(type).stream().anyMatch(entry -> entry.reference().equals(type));
    return new CodeName(last, isClass);
  }

  boolean isClass() {
    return isClass;
  }

  /** Whether code uses it. */
  boolean isIn(String code) {
    return use.matcher(code).find();
  }

  /** Whether code consists of it. */
  boolean isAll(String code) {
    return code.equals(function);
  }

  /** Whether code uses a variable with the name of the function. */
  boolean isVariableIn(String code) {
    return variable.matcher(code).find();
  }
}
