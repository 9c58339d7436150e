package zoetrope.studio.edit;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import zoetrope.render.result.UsageException;

/** An object and the calls on it in one expression: {@code square(2).shift(UP).setFill(RED)}. */
public final class CallChain {
  private final JavaFile file;
  private final ExpressionTree whole;
  private final ExpressionTree first;

  /** The calls after the first, from left to right. */
  private final List<MethodInvocationTree> calls = new ArrayList<>();

  private CallChain(JavaFile file, ExpressionTree whole) {
    this.file = file;
    this.whole = whole;
    ExpressionTree at = whole;
    while (at instanceof MethodInvocationTree call
        && call.getMethodSelect() instanceof MemberSelectTree select
        && (select.getExpression() instanceof MethodInvocationTree
            || select.getExpression() instanceof NewClassTree)) {
      calls.add(0, call);
      at = select.getExpression();
    }
    this.first = at;
  }

  static CallChain of(JavaFile file, Tree expression) {
    return new CallChain(file, (ExpressionTree) expression);
  }

  /**
   * Returns the name of the function that creates the object. For {@code new Square(2)}, returns
   * {@code square}.
   */
  String word() {
    String name = "";
    if (first instanceof NewClassTree made) {
      name = made.getIdentifier().toString().replaceFirst("<.*", "").replaceFirst(".*\\.", "");
    } else if (first instanceof MethodInvocationTree call) {
      name = JavaFile.name(call);
    }
    return name.isEmpty() ? "" : name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
  }

  /**
   * Appends a call to the expression, or merges it with the last call. A call that {@linkplain
   * ObjectCall#mergesAnywhere merges anywhere} is merged with the last call of its method.
   */
  public TextEdit with(ObjectCall call) {
    for (int i = calls.size() - 1; i >= 0; i--) {
      MethodInvocationTree old = calls.get(i);
      String merged = JavaFile.name(old).equals(call.method()) ? call.merged(arguments(old)) : null;
      if (merged != null) {
        return file.inside(old, merged);
      }
      if (!call.mergesAnywhere()) {
        break;
      }
    }
    return appended(call.method(), call.arguments());
  }

  /**
   * Adds or replaces the second argument of the first call.
   *
   * @param method the name of a function; an existing second argument is replaced only if it is a
   *     call of this function
   * @throws UsageException if the call has other arguments
   */
  public TextEdit withSecond(String method, String argument) {
    if (first instanceof MethodInvocationTree call) {
      List<? extends ExpressionTree> given = call.getArguments();
      if (given.size() == 1) {
        return TextEdit.insertion(file.end(given.get(0)), ", " + argument);
      }
      if (given.size() == 2 && CallChain.of(file, given.get(1)).word().equals(method)) {
        ExpressionTree old = CallChain.of(file, given.get(1)).first;
        return new TextEdit(file.start(old), file.end(old), argument);
      }
    }
    throw new UsageException("the text has its own style: paste the code from the clipboard");
  }

  /**
   * Replaces the text that is the first argument of the first call.
   *
   * @throws UsageException if this argument is not a string literal
   */
  public TextEdit withText(String literal) {
    List<? extends ExpressionTree> given =
        first instanceof MethodInvocationTree call
            ? call.getArguments()
            : first instanceof NewClassTree made ? made.getArguments() : List.of();
    UsageException.require(
        !given.isEmpty() && given.get(0).getKind() == Tree.Kind.STRING_LITERAL,
        "the text is computed: change it in the code");
    return new TextEdit(file.start(given.get(0)), file.end(given.get(0)), literal);
  }

  private Optional<MethodInvocationTree> last() {
    return calls.isEmpty() ? Optional.empty() : Optional.of(calls.get(calls.size() - 1));
  }

  private String arguments(MethodInvocationTree call) {
    return file.text().substring(file.inner(call), file.end(call) - 1);
  }

  /** Appends a call, on a new line if the last call is on its own line. */
  private TextEdit appended(String method, String arguments) {
    String call = "." + method + "(" + arguments + ")";
    String indent =
        last()
            .map(c -> (MemberSelectTree) c.getMethodSelect())
            .map(c -> file.text().indexOf('.', file.end(c.getExpression())))
            .map(file::indentAt)
            .orElse(null);
    return TextEdit.insertion(
        file.end(whole), indent == null ? call : file.lineEnd() + indent + call);
  }
}
