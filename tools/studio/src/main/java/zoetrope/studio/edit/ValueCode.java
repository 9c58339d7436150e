package zoetrope.studio.edit;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import java.util.List;
import java.util.Set;
import zoetrope.render.result.UsageException;

/** Changes values in a source file: durations of plays, numbers, and defaults of parameters. */
public final class ValueCode {
  private static final Set<Tree.Kind> NUMBERS =
      Set.of(Tree.Kind.INT_LITERAL, Tree.Kind.DOUBLE_LITERAL);

  private final JavaFile file;

  public ValueCode(JavaFile file) {
    this.file = file;
  }

  /**
   * Sets the duration of the {@code play} or {@code pause} on a line: the argument of {@code pause}
   * or {@code lasting}, or else the run time of the only animation.
   *
   * @throws UsageException if there is no such call on the line, or if it has several animations
   *     without {@code lasting}
   */
  public TextEdit duration(int line, String seconds) {
    MethodInvocationTree call = timed(line);
    List<? extends ExpressionTree> given = call.getArguments();
    if (isPause(call)) {
      return file.inside(call, seconds);
    }
    if (!given.isEmpty() && given.get(0) instanceof MethodInvocationTree first) {
      if (JavaFile.name(first).equals("lasting")) {
        return file.inside(first, seconds);
      }
      if (given.size() == 1) {
        return CallChain.of(file, first).with(ObjectCall.runTime(seconds));
      }
    }
    throw new UsageException("line " + line + " plays several animations");
  }

  /**
   * Adds {@code lasting} to the {@code play} on a line, which sets the duration of all its
   * animations.
   */
  public TextEdit lasting(int line, String seconds) {
    MethodInvocationTree call = timed(line);
    UsageException.require(
        !isPause(call) && !call.getArguments().isEmpty(), "line %s plays nothing", line);
    return TextEdit.insertion(file.start(call.getArguments().get(0)), "lasting(" + seconds + "), ");
  }

  private static boolean isPause(MethodInvocationTree call) {
    return JavaFile.name(call).equals("pause");
  }

  private MethodInvocationTree timed(int line) {
    return file.callsOn(line).stream()
        .filter(call -> Set.of("play", "pause").contains(JavaFile.name(call)))
        .findFirst()
        .orElseThrow(() -> new UsageException("line " + line + " has no play or pause to change"));
  }

  /**
   * Refuses a change if a line is not as the author has seen it.
   *
   * @throws UsageException if the line has another text
   */
  public void requireLine(int line, String seen) {
    String now = file.text().lines().skip(line - 1L).findFirst().orElse("");
    // The page keeps the carriage returns of files from Windows.
    UsageException.require(
        now.stripTrailing().equals(seen.stripTrailing()), "line %s has changed: try again", line);
  }

  /**
   * Replaces a number.
   *
   * @param column the position of the number in its line, from 0
   * @throws UsageException if {@code value} is not a number, or if there is no number at this
   *     position
   */
  public TextEdit number(int line, int column, String value) {
    UsageException.require(value.matches("\\d+(\\.\\d+)?"), "%s is not a number", value);
    LiteralTree[] found = {null};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitLiteral(LiteralTree literal, Void none) {
        if (NUMBERS.contains(literal.getKind()) && file.isAt(literal, line, column)) {
          found[0] = literal;
        }
        return null;
      }
    }.scan(file.unit(), null);
    UsageException.require(found[0] != null, "line %s has no such number any more", line);
    return new TextEdit(file.start(found[0]), file.end(found[0]), value);
  }

  /**
   * Replaces the default value of a parameter.
   *
   * @param value the Java code of the value
   * @throws UsageException if the file does not declare this parameter
   */
  public TextEdit defaultOf(String parameter, String value) {
    MethodInvocationTree[] found = {null};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree call, Void none) {
        List<? extends ExpressionTree> given = call.getArguments();
        if (JavaFile.name(call).equals("parameter")
            && given.size() >= 2
            && given.get(0) instanceof LiteralTree name
            && parameter.equals(name.getValue())) {
          found[0] = call;
        }
        return super.visitMethodInvocation(call, none);
      }
    }.scan(file.unit(), null);
    UsageException.require(
        found[0] != null, "the file does not declare the parameter '%s'", parameter);
    Tree old = found[0].getArguments().get(1);
    boolean isName = old.getKind() == Tree.Kind.MEMBER_SELECT;
    String type = isName ? file.code(old).replaceFirst("\\w+$", "") : "";
    return new TextEdit(file.start(old), file.end(old), type + value);
  }
}
