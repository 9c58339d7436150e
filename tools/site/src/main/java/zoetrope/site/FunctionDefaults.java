package zoetrope.site;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * The default values of the parameters of functions. A function has no default values in Java: an
 * overload with fewer parameters calls one with more. This class reads these calls from the
 * renderer's sources.
 */
final class FunctionDefaults {
  /** A constant or a number, perhaps with a sign. */
  private static final Pattern VALUE =
      Pattern.compile("-?[\\d.]+|true|false|\"[^\"]*\"|(?:\\w+\\.)*[A-Z][A-Z_0-9]*");

  /** The default values by function and its parameters' names, then by parameter. */
  private final Map<String, Map<String, String>> defaults = new HashMap<>();

  /** Reads all sources in a folder. */
  FunctionDefaults(Path sources) throws IOException {
    var compiler = ToolProvider.getSystemJavaCompiler();
    try (Stream<Path> files = Files.walk(sources);
        StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      List<Path> all = files.filter(file -> file.toString().endsWith(".java")).toList();
      var units = manager.getJavaFileObjectsFromPaths(all);
      var task = (JavacTask) compiler.getTask(null, manager, null, List.of(), null, units);
      for (var unit : task.parse()) {
        for (Tree type : unit.getTypeDecls()) {
          if (type instanceof ClassTree declared) {
            read(declared);
          }
        }
      }
    }
  }

  /**
   * Returns the default value of a parameter; empty if the parameter is required.
   *
   * @param function the function
   * @param parameters the names of the parameters of its overload, separated by blanks
   */
  String of(String function, String parameters, String parameter) {
    return defaults.getOrDefault(function + " " + parameters, Map.of()).getOrDefault(parameter, "");
  }

  private void read(ClassTree type) {
    List<MethodTree> methods = new ArrayList<>();
    for (Tree member : type.getMembers()) {
      if (member instanceof MethodTree method) {
        methods.add(method);
      }
    }
    for (MethodTree method : methods) {
      List<? extends ExpressionTree> arguments = arguments(method.getBody(), type, method);
      List<MethodTree> called =
          methods.stream()
              .filter(other -> word(other, type).equals(word(method, type)))
              .filter(other -> other != method && fits(other, method, arguments))
              .toList();
      if (called.size() == 1) {
        add(word(method, type), called.get(0), arguments);
      }
    }
  }

  /**
   * Returns the name of the function for a constructor or an annotated method; empty for others.
   */
  private static String word(MethodTree method, ClassTree type) {
    if (method.getReturnType() == null) {
      String name = type.getSimpleName().toString();
      return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }
    for (AnnotationTree annotation : method.getModifiers().getAnnotations()) {
      if (annotation.getAnnotationType().toString().equals("Word")) {
        return annotation.getArguments().stream()
            .map(FunctionDefaults::literal)
            .findFirst()
            .orElse(method.getName().toString());
      }
    }
    return "";
  }

  private static String literal(ExpressionTree argument) {
    ExpressionTree value =
        argument instanceof AssignmentTree assignment ? assignment.getExpression() : argument;
    return value instanceof LiteralTree text ? text.getValue().toString() : value.toString();
  }

  /** Returns the arguments of a body that consists of one call of an overload; empty for others. */
  private static List<? extends ExpressionTree> arguments(
      BlockTree body, ClassTree type, MethodTree method) {
    if (body == null || body.getStatements().size() != 1 || word(method, type).isEmpty()) {
      return List.of();
    }
    StatementTree only = body.getStatements().get(0);
    ExpressionTree call =
        only instanceof ReturnTree returned
            ? returned.getExpression()
            : only instanceof ExpressionStatementTree statement ? statement.getExpression() : null;
    if (call instanceof MethodInvocationTree invoked) {
      String name = invoked.getMethodSelect().toString();
      boolean same = name.equals("this") || name.equals(method.getName().toString());
      return same ? invoked.getArguments() : List.of();
    }
    boolean made =
        call instanceof NewClassTree creation
            && creation.getIdentifier().toString().matches(type.getSimpleName() + "(<.*>)?");
    return made ? ((NewClassTree) call).getArguments() : List.of();
  }

  /** Whether a call passes the caller's parameters on to the parameters of the same names. */
  private static boolean fits(
      MethodTree called, MethodTree caller, List<? extends ExpressionTree> arguments) {
    if (arguments.isEmpty() || called.getParameters().size() != arguments.size()) {
      return false;
    }
    List<String> own = names(caller);
    List<String> passed = arguments.stream().map(Object::toString).filter(own::contains).toList();
    List<String> names = names(called);
    return passed.size() == own.size() && names.containsAll(passed);
  }

  private void add(String word, MethodTree called, List<? extends ExpressionTree> arguments) {
    List<String> names = names(called);
    Map<String, String> values =
        defaults.computeIfAbsent(word + " " + String.join(" ", names), key -> new HashMap<>());
    for (int i = 0; i < names.size(); i++) {
      String value = arguments.get(i).toString();
      if (VALUE.matcher(value).matches()) {
        String plain = value.equals("Vec.ZERO") ? "ORIGIN" : value;
        values.put(
            names.get(i), plain.replaceFirst("^(Palette|Directions|Zoetrope|RateFunction)\\.", ""));
      }
    }
  }

  private static List<String> names(MethodTree method) {
    return method.getParameters().stream()
        .map(VariableTree::getName)
        .map(Object::toString)
        .toList();
  }
}
