package zoetrope.studio.edit;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.render.result.UsageException;

/**
 * A parsed source file. Finds the expression on a line that made an object, and the statement on a
 * line that plays.
 */
public final class JavaFile {
  private final String name;
  private final String text;
  private final CompilationUnitTree unit;
  private final SourcePositions positions;

  /**
   * Parses a file.
   *
   * @throws UsageException if it has syntax errors, or if this Java has no compiler
   */
  public JavaFile(String name, String text) {
    this.name = name;
    this.text = text;
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    UsageException.require(compiler != null, "this Java has no compiler: install a JDK");
    DiagnosticCollector<JavaFileObject> mistakes = new DiagnosticCollector<>();
    JavacTask task =
        (JavacTask)
            compiler.getTask(
                Writer.nullWriter(),
                null,
                mistakes,
                List.of("-proc:none"),
                null,
                List.of(new Text(text)));
    try {
      this.unit = task.parse().iterator().next();
    } catch (IOException e) {
      throw new UncheckedIOException("the compiler failed", e);
    }
    UsageException.require(
        mistakes.getDiagnostics().stream().noneMatch(d -> d.getKind() == Diagnostic.Kind.ERROR),
        "%s does not compile: fix it first",
        name);
    this.positions = Trees.instance(task).getSourcePositions();
  }

  private static final class Text extends SimpleJavaFileObject {
    private final String text;

    Text(String text) {
      super(URI.create("memory:///Source.java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  String text() {
    return text;
  }

  CompilationUnitTree unit() {
    return unit;
  }

  /** Whether a tree begins at this position of a line. Columns are counted from 0. */
  boolean isAt(Tree tree, int line, int column) {
    int start = start(tree);
    return lineAt(start) == line
        && start - (int) unit.getLineMap().getStartPosition(line) == column;
  }

  /** Returns the method calls on a line, an outer call before its arguments. */
  List<MethodInvocationTree> callsOn(int line) {
    List<MethodInvocationTree> found = new ArrayList<>();
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree call, Void none) {
        if (line(call) == line) {
          found.add(call);
        }
        return super.visitMethodInvocation(call, none);
      }
    }.scan(unit, null);
    return found;
  }

  /** Returns the name of the method that is called. */
  static String name(MethodInvocationTree call) {
    ExpressionTree select = call.getMethodSelect();
    return select instanceof MemberSelectTree member
        ? member.getIdentifier().toString()
        : ((IdentifierTree) select).getName().toString();
  }

  /** Returns the position after the opening parenthesis of a call. */
  int inner(MethodInvocationTree call) {
    return text.indexOf('(', end(call.getMethodSelect())) + 1;
  }

  /** Replaces the arguments of a call. */
  TextEdit inside(MethodInvocationTree call, String arguments) {
    return new TextEdit(inner(call), end(call) - 1, arguments);
  }

  int start(Tree tree) {
    return (int) positions.getStartPosition(unit, tree);
  }

  int end(Tree tree) {
    return (int) positions.getEndPosition(unit, tree);
  }

  private int lineAt(int position) {
    return (int) unit.getLineMap().getLineNumber(position);
  }

  /**
   * Returns the line that a stack trace reports for a call: the line of its opening parenthesis.
   */
  private int line(ExpressionTree call) {
    return call instanceof MethodInvocationTree invocation
        ? lineAt(end(invocation.getMethodSelect()))
        : lineAt(start(call));
  }

  /**
   * Returns the expression on a line that creates an object. If {@code variable} is known, this is
   * the value that is assigned to it. If it is empty, this is the only call of {@code word}.
   *
   * @param variable the name of the variable that holds the object; empty if it is unknown
   * @param word the name of the function that creates the object, such as {@code square}
   * @throws UsageException if the expression is ambiguous
   */
  public CallChain made(int line, String variable, String word) {
    List<TreePath> chains = new ArrayList<>();
    new Calls(line, chains).scan(unit, null);
    List<TreePath> fitting =
        chains.stream()
            .filter(
                path ->
                    variable.isEmpty()
                        ? word.equals(CallChain.of(this, path.getLeaf()).word())
                        : variable.equals(assigned(path)))
            .toList();
    if (fitting.size() != 1) {
      throw new UsageException(
          Messages.of(
              "line %s of %s%s: paste the code from the clipboard where it belongs",
              line,
              name,
              (fitting.isEmpty()
                  ? " does not show the call that created it"
                  : " makes several such objects")));
    }
    return CallChain.of(this, fitting.get(0).getLeaf());
  }

  /** Returns the variable that gets the value of an expression; empty for none. */
  private static String assigned(TreePath path) {
    Tree parent = path.getParentPath().getLeaf();
    if (parent instanceof VariableTree declaration) {
      return declaration.getName().toString();
    }
    if (parent instanceof AssignmentTree assignment) {
      return assignment.getVariable().toString().replaceFirst("^this\\.", "");
    }
    return "";
  }

  /** Finds the outermost call chains whose first call is on a line. */
  private final class Calls extends TreePathScanner<Void, Void> {
    private final int line;
    private final List<TreePath> found;

    Calls(int line, List<TreePath> found) {
      this.line = line;
      this.found = found;
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree call, Void none) {
      if (!(call.getMethodSelect() instanceof MemberSelectTree select)
          || !(select.getExpression() instanceof MethodInvocationTree
              || select.getExpression() instanceof NewClassTree)) {
        consider(call);
      }
      return super.visitMethodInvocation(call, none);
    }

    @Override
    public Void visitNewClass(NewClassTree call, Void none) {
      consider(call);
      return super.visitNewClass(call, none);
    }

    private void consider(ExpressionTree call) {
      if (line(call) == line) {
        TreePath path = getCurrentPath();
        while (path.getParentPath().getLeaf() instanceof MemberSelectTree
            && path.getParentPath().getParentPath().getLeaf() instanceof MethodInvocationTree) {
          path = path.getParentPath().getParentPath();
        }
        found.add(path);
      }
    }
  }

  /**
   * Inserts a statement before the statement at {@code line}. If the preceding statement begins
   * with {@code replaced}, replaces that statement instead.
   *
   * @param replaced the beginning of a statement; empty to replace nothing
   * @throws UsageException if there is no statement on that line
   */
  public TextEdit before(int line, String statement, String replaced) {
    TreePath path = statementAt(line);
    Optional<StatementTree> previous = previous(path);
    if (!replaced.isEmpty() && previous.filter(s -> code(s).startsWith(replaced)).isPresent()) {
      return new TextEdit(start(previous.get()), end(previous.get()), statement);
    }
    return insertion(path, statement);
  }

  /**
   * Inserts a statement after the statement at {@code line}, on a line of its own.
   *
   * @throws UsageException if there is no statement on that line
   */
  public TextEdit after(int line, String statement) {
    Tree tree = statementAt(line).getLeaf();
    String indent = indentAt(start(tree));
    String before = indent == null ? " " : lineEnd() + indent;
    return TextEdit.insertion(end(tree), before + statement);
  }

  /**
   * Inserts a call on an object before the statement at {@code line}. If the preceding statement is
   * such a call, merges both.
   *
   * @param object the code of the object, such as its name
   * @throws UsageException if there is no statement on that line
   */
  public TextEdit before(int line, String object, ObjectCall call) {
    TreePath path = statementAt(line);
    String begin = object + "." + call.method() + "(";
    Optional<StatementTree> previous = previous(path).filter(s -> code(s).startsWith(begin));
    if (previous.isPresent()) {
      String code = code(previous.get());
      int end = code.lastIndexOf(')');
      String merged = end < 0 ? null : call.merged(code.substring(begin.length(), end));
      if (merged != null) {
        int start = start(previous.get());
        return new TextEdit(start + begin.length(), start + end, merged);
      }
    }
    return insertion(path, call.on(object) + ";");
  }

  /**
   * Removes the lines of a statement that calls {@code method}.
   *
   * @throws UsageException if there is no such statement at {@code line}, or if it shares its lines
   *     with other code
   */
  public TextEdit without(int line, String method) {
    StatementTree statement = (StatementTree) statementAt(line).getLeaf();
    UsageException.require(
        code(statement).startsWith(method + "("), "line %s does not call %s", line, method);
    TextEdit lines = linesOf(statement);
    UsageException.require(
        lines != null, "line %s has other code, too: remove %s(...) there", line, method);
    return lines;
  }

  /**
   * Returns a removal of the lines of a statement, with the comment after it; null if other code is
   * on these lines.
   */
  TextEdit linesOf(StatementTree statement) {
    int start = start(statement);
    String indent = indentAt(start);
    int end = text.indexOf('\n', end(statement)) + 1;
    String rest = text.substring(end(statement), Math.max(end, end(statement))).strip();
    boolean isAlone = indent != null && end > 0 && (rest.isEmpty() || rest.startsWith("//"));
    return isAlone ? new TextEdit(start - indent.length(), end, "") : null;
  }

  /** Returns the statement of a block that contains the first call on a line. */
  TreePath statementAt(int line) {
    List<TreePath> chains = new ArrayList<>();
    new Calls(line, chains).scan(unit, null);
    TreePath path =
        chains.stream()
            .findFirst()
            .orElseThrow(
                () -> new UsageException("line " + line + " of " + name + " calls nothing"));
    while (!(path.getLeaf() instanceof StatementTree) || siblings(path).isEmpty()) {
      path = path.getParentPath();
      UsageException.require(path != null, "line %s of %s is not in a method", line, name);
    }
    return path;
  }

  /** Returns the expression statement before a statement of a block; empty if there is none. */
  private static Optional<StatementTree> previous(TreePath path) {
    List<? extends StatementTree> siblings = siblings(path);
    int index = siblings.indexOf(path.getLeaf());
    return index > 0 && siblings.get(index - 1) instanceof ExpressionStatementTree statement
        ? Optional.of(statement)
        : Optional.empty();
  }

  String code(Tree tree) {
    return text.substring(start(tree), end(tree));
  }

  private TextEdit insertion(TreePath path, String statement) {
    int at = start(path.getLeaf());
    String indent = indentAt(at);
    return TextEdit.insertion(
        at, indent == null ? statement + " " : statement + lineEnd() + indent);
  }

  private static List<? extends StatementTree> siblings(TreePath path) {
    Tree parent = path.getParentPath() == null ? null : path.getParentPath().getLeaf();
    if (parent instanceof BlockTree block) {
      return block.getStatements();
    }
    return parent instanceof CaseTree one && one.getStatements() != null
        ? one.getStatements()
        : List.of();
  }

  /** Returns the blanks from the start of a line to a position; null if there is other text. */
  String indentAt(int place) {
    String before = text.substring(text.lastIndexOf('\n', place - 1) + 1, place);
    return before.isBlank() ? before : null;
  }

  String lineEnd() {
    return text.contains("\r\n") ? "\r\n" : "\n";
  }
}
